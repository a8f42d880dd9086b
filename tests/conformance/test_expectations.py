"""Known failures: what the file may say, the six ways it can be wrong, and how it is written anew."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from belot_conformance.cases import Suite
from belot_conformance.cli import main
from belot_conformance.exceptions import DataError
from belot_conformance.expectations import CHECKS, Entry, expect, load_expectations
from belot_conformance.expectations_update import dump, updated
from belot_conformance.report import Report, from_json, json_lines, to_json
from belot_conformance.resources import schema, validator

from .toy import ask, command, toy_suite, verdicts

HEAD = "expect:\n"


def entry(what: str, verdict: str, more: str = "", ruleset: str = "toy") -> str:
    """Return the text of one entry."""
    return f"  - {{ruleset: {ruleset}, {what}, verdict: {verdict}, reason: eights are ill{more}}}\n"


def judged(engine: str, *entries: str, suite: Suite | None = None) -> Report:
    """Return the report on a hostile engine, crossed with the entries."""
    asked = suite or toy_suite()
    text = HEAD + "".join(entries) if entries else "expect: []\n"
    return expect(ask(engine, suite=asked), load_expectations(text, "known.yaml"), asked)


def problems(report: Report) -> list[tuple[str, str]]:
    """Return check and place of each problem."""
    return [(problem.check, problem.entry.partition(" ")[0]) for problem in report.problems or ()]


def test_a_failure_that_is_listed_is_expected() -> None:
    report = judged("crash_exit", entry("case: toy-2", "crash"))
    assert verdicts(report) == ["pass", "expected-fail", "pass", "pass"]
    assert report.cases[1].detail == "eights are ill (crash: the engine ended: exit status 3)"
    assert (report.problems, report.status) == ((), 0)


def test_a_failure_that_is_not_listed_is_unexpected() -> None:
    report = judged("crash_exit")
    assert verdicts(report) == ["pass", "crash", "pass", "pass"]
    assert problems(report) == [("unexpected-failure", "toy:")]
    assert report.status == 1


def test_an_optional_failure_need_not_be_listed() -> None:
    report = judged("crash_exit", suite=toy_suite(4, level="optional"))
    assert (report.problems, report.status) == ((), 0)


def test_a_listed_case_that_passes_is_unexpected() -> None:
    report = judged("good", entry("case: toy-2", "crash"))
    assert verdicts(report) == ["pass", "unexpected-pass", "pass", "pass"]
    assert problems(report) == [("unexpected-pass", "known.yaml:2:5")]
    assert report.status == 1


def test_another_verdict_than_the_listed_one_is_a_different_failure() -> None:
    report = judged("crash_exit", entry("case: toy-2", "fail"))
    assert verdicts(report) == ["pass", "failed-differently", "pass", "pass"]
    assert problems(report) == [("failed-differently", "known.yaml:2:5")]
    assert report.status == 1


@pytest.mark.parametrize(
    ("got", "verdict"),
    [
        (", got: {legal: []}", "expected-fail"),
        (", got: {legal: [8S]}", "failed-differently"),
        (", got: {legal: [], winner: 1}", "failed-differently"),
        ("", "expected-fail"),
    ],
)
def test_another_answer_than_the_listed_one_is_a_different_failure(got: str, verdict: str) -> None:
    report = judged("flood_then_wrong", entry("case: toy-2", "fail", got))
    assert report.cases[1].verdict == verdict


def test_sets_are_compared_as_sets() -> None:
    listed = Entry("toy", "toy-2", None, "fail", {"legal": ["7S", "8S"]}, "so", "")
    result = ask("flood_then_wrong").cases[1]
    other = replace(result.differences[0], got=["8S", "7S"])
    assert listed.fits(replace(result, differences=(other,)))


def test_an_entry_about_no_case_of_the_suite_matches_nothing() -> None:
    report = judged(
        "good",
        entry("case: toy-9", "fail"),
        entry("clause: toy.play.none", "fail"),
        entry("case: toy-2", "fail", ruleset="trio"),
    )
    assert problems(report) == [("matches-nothing", f"known.yaml:{line}:5") for line in (2, 3, 4)]
    assert report.status == 1


def test_an_entry_about_what_the_engine_does_not_claim_matches_nothing() -> None:
    report = judged("claims_nothing", entry("case: toy-2", "fail"))
    assert problems(report) == [("matches-nothing", "known.yaml:2:5")]


def test_an_entry_about_a_case_that_was_not_selected_is_left_alone() -> None:
    whole = toy_suite()
    entries = load_expectations(HEAD + entry("case: toy-2", "crash"), "known.yaml")
    report = expect(ask("good", suite=replace(whole, cases=whole.cases[:1])), entries, whole)
    assert report.problems == ()


def test_a_clause_of_which_every_case_fails_can_be_listed_whole() -> None:
    report = judged("crash_always", entry("clause: toy.play.any", "crash"))
    assert verdicts(report) == ["expected-fail"] * 4
    assert (report.problems, report.status) == ((), 0)


def test_a_clause_of_which_some_cases_pass_is_too_broad() -> None:
    report = judged("crash_exit", entry("clause: toy.play.any", "crash"))
    assert verdicts(report) == ["unexpected-pass", "expected-fail", "unexpected-pass", "unexpected-pass"]
    assert problems(report) == [("too-broad", "known.yaml:2:5")]
    assert report.problems is not None
    assert report.problems[0].message == "3 of 4 cases pass (toy-1, toy-3, toy-4); list the cases that fail instead"


def test_a_case_that_is_listed_twice_is_a_duplicate() -> None:
    report = judged("crash_always", entry("clause: toy.play.any", "crash"), entry("case: toy-2", "crash"))
    assert problems(report) == [("duplicate", "known.yaml:3:5")]
    assert report.problems is not None
    assert report.problems[0].message == "toy-2 is listed already, at known.yaml:2:5; keep one of the two"
    assert report.status == 1


def test_what_was_not_run_is_not_expected_to_fail() -> None:
    report = judged("banner", entry("case: toy-2", "crash"))
    assert (verdicts(report), report.status) == (["not-run"] * 4, 3)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("expect: [{ruleset: toy, case: a, verdict: fail}]", "'reason' is a required property"),
        ("expect: [{ruleset: toy, verdict: fail, reason: so}]", "name a case or a clause"),
        ("expect: [{ruleset: toy, case: a, clause: b.c, verdict: fail, reason: so}]", "name either a case or a clause"),
        (
            "expect: [{ruleset: toy, clause: b.c, got: {legal: []}, verdict: fail, reason: so}]",
            "`got` needs a case, not a clause",
        ),
        ("expect: [{ruleset: toy, case: a, verdict: pass, reason: so}]", "'pass' is not one of"),
        ("expect: [{ruleset: toy, case: a, verdict: not-run, reason: so}]", "'not-run' is not one of"),
        ("expect: [{ruleset: toy, case: a, verdict: fail, reason: '?'}]", "say why this failure is accepted"),
        ("expect: [{ruleset: toy, case: a, verdict: fail, reason: ' '}]", "say why this failure is accepted"),
        ("known: []", "'known' was unexpected"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(text: str, words: str) -> None:
    with pytest.raises(DataError, match=r"known\.yaml:1:") as caught:
        load_expectations(text, "known.yaml")
    assert words in str(caught.value)


def test_the_schema_knows_the_checks_and_every_verdict_that_can_be_expected() -> None:
    assert tuple(schema("report")["$defs"]["problem"]["properties"]["check"]["enum"]) == CHECKS
    verdict = schema("report")["$defs"]["verdict"]["enum"]
    expected = schema("expectations")["$defs"]["entry"]["properties"]["verdict"]["enum"]
    not_failures = {"pass", "unsupported", "not-run", "start-failed"}
    assert set(verdict) - set(expected) == not_failures | {"expected-fail", "unexpected-pass", "failed-differently"}


def test_the_report_keeps_its_problems() -> None:
    report = judged("crash_exit", entry("case: toy-3", "fail"))
    data = json.loads(json.dumps(to_json(report)))
    validator("report").validate(data)
    assert from_json(data) == from_json(to_json(report))
    assert from_json(data).problems == report.problems
    assert next(json_lines(report))["problems"] == data["problems"]


def test_an_updated_file_makes_the_run_one_without_surprises() -> None:
    suite, plain = toy_suite(), ask("flood_then_wrong")
    text = dump(updated(plain, (), suite))
    assert text == (
        'expect:\n  - ruleset: toy\n    case: toy-2\n    verdict: fail\n    got: {"legal": []}\n    reason: "?"\n'
    )
    report = expect(plain, load_expectations(text, "known.yaml", unreasoned=True), suite)
    assert (report.problems, report.status) == ((), 0)


def test_an_update_keeps_reasons_and_what_still_holds_and_drops_the_rest() -> None:
    suite = toy_suite()
    listed = HEAD + "".join(
        [
            entry("case: toy-2", "fail"),  # fails, but otherwise: the reason stays
            entry("case: toy-3", "fail"),  # passes: goes
            entry("case: toy-9", "fail"),  # is no case: goes
        ]
    )
    text = dump(updated(ask("crash_exit"), load_expectations(listed, "known.yaml"), suite), "# ours\n# two\n" + listed)
    assert text == (
        '# ours\n# two\nexpect:\n  - ruleset: toy\n    case: toy-2\n    verdict: crash\n    reason: "eights are ill"\n'
    )


def test_an_update_keeps_a_clause_that_fails_whole_and_splits_one_that_does_not() -> None:
    suite = toy_suite()
    entries = load_expectations(HEAD + entry("clause: toy.play.any", "crash"), "known.yaml")
    assert updated(ask("crash_always"), entries, suite) == entries
    split = updated(ask("crash_exit"), entries, suite)
    assert [(each.case, each.clause, each.reason) for each in split] == [("toy-2", None, "eights are ill")]


def test_an_update_of_a_run_without_failures_is_an_empty_list() -> None:
    assert dump(updated(ask("good"), (), toy_suite())) == "expect: []\n"


def test_the_command_writes_reads_and_holds_to_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known = tmp_path / "known.yaml"
    engine = ["--", *command("good")]
    assert main(["--case", "trick-plain-ace", "--expect", str(known), *engine]) == 2
    assert "No such file or directory" in capsys.readouterr().err
    assert main(["--case", "trick-plain-ace", "--update-expectations", *engine]) == 2
    assert "--update-expectations needs --expect FILE" in capsys.readouterr().err
    main(["--case", "trick-plain-ace", "--expect", str(known), "--update-expectations", *engine])
    assert known.read_text(encoding="utf-8") == "expect: []\n"
    known.write_text(HEAD + entry("case: no-such-case", "fail"), encoding="utf-8")
    assert main(["--case", "trick-plain-ace", "--expect", str(known), *engine]) == 3  # it claims another game
    assert (
        f"matches-nothing: {known}:2:5 (toy: case no-such-case): the suite has no such case" in capsys.readouterr().out
    )
