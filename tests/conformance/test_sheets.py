"""Questions as files, answers as a sheet: nothing of ours runs in between."""

from __future__ import annotations

import hashlib
import json
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from belot_conformance.cases import Suite, load_suite
from belot_conformance.checks import select
from belot_conformance.cli import main as conform
from belot_conformance.cli_fixtures import SPEC_FORMAT
from belot_conformance.cli_fixtures import main as fixtures
from belot_conformance.exceptions import DataError
from belot_conformance.report import Report
from belot_conformance.resources import validator
from belot_conformance.sheets import MANIFEST, export, judge_sheet

from .toy import command, toy_suite, verdicts

SCHEMA = Path(__file__).resolve().parents[2] / "spec" / "schema" / "ruleset.schema.json"


def exported(suite: Suite | None = None) -> dict[str, bytes]:
    """Return the files of the toy suite."""
    asked = suite or toy_suite()
    return export(asked, select(asked), {"package": "1"})


def answered(engine: str, suite: Suite | None = None) -> list[str]:
    """Return the lines a hostile engine writes for the toy questions."""
    done = subprocess.run(
        command(engine),
        input=exported(suite)["toy.jsonl"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.stdout.decode("utf-8", "surrogateescape").splitlines()


def judged(lines: list[str], suite: Suite | None = None) -> Report:
    """Return the report on a sheet of these lines."""
    asked = suite or toy_suite()
    sheet = "".join(line + "\n" for line in lines).encode("utf-8", "surrogateescape")
    return judge_sheet(asked, select(asked), sheet, "answers.jsonl")


def manifest(files: dict[str, bytes]) -> dict[str, Any]:
    """Return the manifest."""
    data: dict[str, Any] = json.loads(files[MANIFEST])
    return data


def test_a_file_of_questions_is_a_whole_session() -> None:
    lines = [json.loads(line) for line in exported()["toy.jsonl"].splitlines()]
    assert [line["op"] for line in lines] == ["hello", *["legal_plays"] * 4, "bye"]
    for line in lines:
        validator("protocol", f"request-{line['op']}").validate(line)
    assert len({line["id"] for line in lines}) == 6


def test_the_manifest_says_what_each_question_is() -> None:
    files = exported()
    about = manifest(files)
    lines = [json.loads(line) for line in files["toy.jsonl"].splitlines()[1:-1]]
    assert about["versions"] == {"package": "1"}
    assert about["suite"] == toy_suite().about
    assert about["rulesets"]["toy"]["sha256"] == hashlib.sha256(files["toy.jsonl"]).hexdigest()
    questions = about["rulesets"]["toy"]["questions"]
    assert [(each["id"], each["case"]) for each in questions] == [
        (line["id"], f"toy-{number}") for number, line in enumerate(lines, start=1)
    ]
    assert questions[1]["expect"] == {"result": {"legal": ["8S"]}}
    assert questions[1]["clauses"] == ["toy.play.any"]


def test_the_digest_of_a_question_is_that_of_its_line_without_the_id() -> None:
    files = exported()
    line = json.loads(files["toy.jsonl"].splitlines()[1])
    del line["id"]
    written = json.dumps(line, separators=(",", ":")) + "\n"
    question = manifest(files)["rulesets"]["toy"]["questions"][0]
    assert question["sha256"] == hashlib.sha256(written.encode()).hexdigest()


def test_a_question_keeps_its_number_when_others_come_and_changes_it_when_it_changes() -> None:
    small, large = manifest(exported(toy_suite(2))), manifest(exported(toy_suite(4)))
    assert large["rulesets"]["toy"]["questions"][:2] == small["rulesets"]["toy"]["questions"]
    suite = toy_suite(1)
    other = replace(suite.cases[0], ask={**suite.cases[0].ask, "note": 1})
    changed = manifest(exported(replace(suite, cases=(other,))))
    assert changed["rulesets"]["toy"]["questions"][0]["id"] != small["rulesets"]["toy"]["questions"][0]["id"]


def test_two_questions_with_one_number_are_an_error() -> None:
    suite = toy_suite(1)
    with pytest.raises(DataError, match="give a case another id: toy-1, toy-1"):
        exported(replace(suite, cases=suite.cases * 2))


def test_the_questions_that_are_shipped_have_a_number_each_and_equal_bytes_each_time() -> None:
    suite = load_suite()
    first = export(suite, select(suite), {})
    assert first == export(load_suite(), select(suite), {})
    assert set(first) == {MANIFEST, *(f"{ruleset}.jsonl" for ruleset in manifest(first)["rulesets"])}


@pytest.mark.parametrize(
    ("engine", "verdict"),
    [
        ("good", "pass"),
        ("rejects", "rejected"),
        ("bad_card", "schema"),
        ("fails_politely", "error"),
        ("both", "schema"),
    ],
)
def test_a_sheet_is_judged_as_the_engine_would_be(engine: str, verdict: str) -> None:
    report = judged(answered(engine))
    assert verdicts(report) == ["pass", verdict, "pass", "pass"]
    assert report.engine is not None
    assert (report.engine.name, report.command, report.notes) == ("toy", (), ())


def test_a_question_without_an_answer_is_not_run() -> None:
    lines = answered("good")
    report = judged([*lines[:2], *lines[3:]])
    assert verdicts(report) == ["pass", "not-run", "pass", "pass"]
    assert (report.cases[1].detail, report.status) == ("the sheet has no answer", 3)


def test_a_question_answered_twice_is_not_passed() -> None:
    lines = answered("good")
    report = judged([*lines, lines[2]])
    assert verdicts(report) == ["pass", "extra-output", "pass", "pass"]
    assert report.cases[1].detail == "answered more than once, in lines 3, 6"


def test_the_order_of_the_answers_means_nothing() -> None:
    assert judged(answered("good")[::-1]).status == 0


def test_without_an_answer_to_hello_what_is_answered_is_claimed() -> None:
    report = judged(answered("good")[1:])
    assert report.status == 0
    assert report.engine is not None
    assert (report.engine.name, report.engine.version, report.engine.rulesets) == (
        "answer sheet",
        "answers.jsonl",
        ("toy",),
    )


def test_an_answer_to_no_question_is_noted() -> None:
    report = judged([*answered("good"), '{"id": 5, "result": {"legal": []}}'])
    assert verdicts(report) == ["pass"] * 4
    assert report.notes[0].startswith("answers.jsonl, line 6: no question that was asked has this id")


def test_an_empty_sheet_cannot_be_judged() -> None:
    report = judged([])
    assert (verdicts(report), report.status) == (["unsupported"] * 4, 3)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("thinking...", r"answers.jsonl:2: not-json: Expecting value at character 1: thinking\.\.\."),
        ("[]", "answers.jsonl:2: not-object"),
        ('{"result": {}}', "answers.jsonl:2: the answer has no id; it must be the one of its question"),
        ('{"id": "7"}', "answers.jsonl:2: the answer has no id"),
        ("\udcff", "answers.jsonl:2: not-utf8"),
    ],
)
def test_a_line_that_is_no_answer_is_refused_with_its_number(line: str, words: str) -> None:
    with pytest.raises(DataError, match=words):
        judged([answered("good")[0], line])


def test_an_answer_to_hello_of_another_protocol_is_refused() -> None:
    hello = json.loads(answered("good")[0])
    hello["result"]["protocol"] = 2
    with pytest.raises(DataError, match=r"answers\.jsonl:1: the answer to hello: .*protocol 2"):
        judged([json.dumps(hello)])


def test_the_commands_export_and_judge(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "deep" / "questions"
    assert fixtures(["export", str(folder), "--ruleset", "belote-fr"]) == 0
    assert capsys.readouterr().out.splitlines() == [str(folder / "belote-fr.jsonl"), str(folder / MANIFEST)]
    about = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    assert about["versions"]["spec"] == SPEC_FORMAT
    sheet = tmp_path / "answers.jsonl"
    question = next(each for each in about["rulesets"]["belote-fr"]["questions"] if each["case"] == "trick-plain-ace")
    sheet.write_text(json.dumps({"id": question["id"], **question["expect"]}) + "\n", encoding="utf-8")
    options = ["--ruleset", "belote-fr", "--case", "trick-plain-ace"]
    assert conform([*options, "--answers", str(sheet)]) == 0
    assert "belote-fr: 1 of 1 passed\n" in capsys.readouterr().out


def test_a_sheet_and_a_command_at_once_are_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert conform(["--answers", "a.jsonl", "--", "engine"]) == 2
    assert capsys.readouterr().err == "belot conform: give either --answers or a command, not both\n"


@pytest.mark.checkout
def test_the_spec_format_of_the_manifest_is_that_of_the_schema() -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    assert schema["properties"]["spec"]["enum"] == [SPEC_FORMAT]
