"""Saved reports: read back, set against each other, set against clauses."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from belot_conformance.cli_reports import compare, matrix
from belot_conformance.comparison import compare_reports, text
from belot_conformance.exceptions import DataError
from belot_conformance.expectations import expect, load_expectations
from belot_conformance.report import Report, from_json_lines, json_lines

from .toy import ask, toy_suite


def saved(report: Report) -> str:
    """Return a report as `--jsonl` writes it."""
    return "".join(json.dumps(line) + "\n" for line in json_lines(report))


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Reports on three engines, in files."""
    names = {}
    for engine in ("good", "crash_exit", "rejects"):
        path = tmp_path / f"{engine}.jsonl"
        path.write_text(saved(ask(engine)), encoding="utf-8")
        names[engine] = str(path)
    return names


@pytest.mark.parametrize("engine", ["good", "crash_exit", "banner"])
def test_a_saved_report_comes_back(engine: str) -> None:
    report = ask(engine)
    assert saved(from_json_lines(saved(report), "a.jsonl")) == saved(report)


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("", "a.jsonl: the file is empty"),
        ("{", "a.jsonl:1: no JSON"),
        ("[]", "a.jsonl:1: here must stand a line of type run; write the report with --jsonl"),
        ('{"type": "case"}', "a.jsonl:1: here must stand a line of type run"),
        ('{"type": "run"}', "a.jsonl: report: 'format' is a required property"),
        ('{"type": "run"}\n{"type": "run"}', "a.jsonl:2: here must stand a line of type case"),
    ],
)
def test_a_file_that_is_no_report_is_refused_with_the_line(written: str, words: str) -> None:
    with pytest.raises(DataError) as caught:
        from_json_lines(written, "a.jsonl")
    assert str(caught.value).startswith(words)


def test_a_new_failure_is_broken_and_the_way_back_is_a_repair() -> None:
    worse = compare_reports(ask("good"), ask("crash_exit"))
    assert [change.after.case for change in worse.broken] == ["toy-2"]
    assert (worse.repaired, worse.differently, worse.lost, worse.status) == ((), (), (), 1)
    better = compare_reports(ask("crash_exit"), ask("good"))
    assert [change.after.case for change in better.repaired] == ["toy-2"]
    assert (better.broken, better.status) == ((), 0)


def test_a_failure_that_stays_is_not_new_but_may_be_another() -> None:
    same = compare_reports(ask("crash_exit"), ask("crash_exit"))
    other = compare_reports(ask("crash_exit"), ask("rejects"))
    assert (same.broken, same.differently, same.status) == ((), (), 0)
    assert ([change.after.case for change in other.differently], other.status) == (["toy-2"], 0)


def test_a_case_that_is_new_and_fails_is_broken() -> None:
    small = toy_suite(1)
    assert [change.after.case for change in compare_reports(ask("good", suite=small), ask("crash_exit")).broken] == [
        "toy-2"
    ]


def test_a_case_that_is_not_asked_any_more_is_told() -> None:
    found = compare_reports(ask("good"), ask("claims_nothing"))
    assert [each.case for each in found.lost] == ["toy-1", "toy-2", "toy-3", "toy-4"]
    assert found.status == 0


def test_expectations_do_not_hide_a_new_failure() -> None:
    entries = load_expectations("expect: [{ruleset: toy, case: toy-2, verdict: crash, reason: so}]", "known.yaml")
    listed = expect(ask("crash_exit"), entries, toy_suite())
    assert compare_reports(ask("good"), listed).status == 1
    assert compare_reports(listed, ask("crash_exit")).status == 0


def test_another_suite_is_told() -> None:
    good = ask("good")
    other = replace(good, suite={**good.suite, "digest": "sha256:1111"})
    assert text(compare_reports(good, other)).startswith("The two runs asked different versions of the suite.\n")


def test_the_command_compares_two_files(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert compare([files["good"], files["crash_exit"]]) == 1
    assert capsys.readouterr().out == (
        "new failures: 1\n  toy toy-2 (toy.play.any): crash: the engine ended: exit status 3\n\n1 new failure.\n"
    )
    assert compare([files["crash_exit"], files["good"]]) == 0
    assert capsys.readouterr().out.endswith("\nNo new failures.\n")


def test_the_command_writes_the_matrix(
    files: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = [files["good"], files["rejects"]]
    assert matrix(reports) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines()[2] == "| toy | `toy.play.any` | yes | 3/4 |"
    page, table = tmp_path / "m.html", tmp_path / "m.md"
    assert matrix([*reports, "--html", str(page), "--markdown", str(table)]) == 0
    assert table.read_text(encoding="utf-8") == printed
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>\n")
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("command", [compare, matrix])
def test_a_file_that_is_not_there_is_wrong_usage(command: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert callable(command)
    assert command(["/no/such/a", "/no/such/b"]) == 2
    assert "No such file or directory" in capsys.readouterr().err
