"""A report as data, as text, and several of them as a matrix."""

from __future__ import annotations

import json

import pytest
from belot_conformance import matrix, render
from belot_conformance.exceptions import DataError
from belot_conformance.report import failures_by_clause, from_json, json_lines, to_json
from belot_conformance.resources import validator

from .toy import ask, command


@pytest.mark.parametrize("engine", ["good", "crash_exit", "rejects", "banner", "claims_nothing"])
def test_the_json_form_fits_its_schema_and_gives_the_report_back(engine: str) -> None:
    report = ask(engine)
    data = json.loads(json.dumps(to_json(report)))
    validator("report").validate(data)
    assert to_json(from_json(data)) == data
    assert from_json(data).status == report.status


def test_json_lines_are_the_run_and_then_each_case() -> None:
    lines = list(json_lines(ask("crash_exit")))
    validator("report", "run-line").validate(lines[0])
    assert (lines[0]["type"], lines[0]["status"], lines[0]["cases"]) == ("run", 1, [])
    assert [line["verdict"] for line in lines[1:]] == ["pass", "crash", "pass", "pass"]
    for line in lines[1:]:
        validator("report", "case-line").validate(line)


def test_something_else_is_no_report() -> None:
    with pytest.raises(DataError, match="'format' is a required property"):
        from_json({"cases": []})


def test_two_runs_of_one_engine_give_the_same_report() -> None:
    assert to_json(ask("rejects")) == to_json(ask("rejects"))


def test_the_text_shows_a_failure_by_clause_with_its_position() -> None:
    text = render.text(ask("crash_exit"))
    assert "toy: 3 of 4 passed, 1 crash\n" in text
    example = text[text.index("  toy.play.any  ") :].splitlines()
    again = " ".join(command("crash_exit"))
    assert example[:8] == [
        "  toy.play.any  1 of 4 failed",
        "    toy-2: Any card may be played",
        "    catches: an engine that forbids a card",
        "    trump H by seat 0; seat 0 leads",
        "    seat 0 holds 8S",
        "    got      crash: the engine ended: exit status 3",
        "    stderr: cannot hold an eight",
        f"    again: belot conform --ruleset toy --case toy-2 -- {again}",
    ]
    assert text.endswith("1 required case failed.\n")


def test_the_text_of_a_wrong_answer_shows_both() -> None:
    text = render.text(ask("flood_then_wrong"))
    assert "    expected legal: {8S}\n    got      legal: []\n" in text


def test_the_text_lists_what_was_not_asked() -> None:
    text = render.text(ask("claims_nothing"))
    assert "unsupported: hello does not claim toy (4): toy-1, toy-2, toy-3, toy-4" in text
    assert text.endswith("Could not judge: the engine claims nothing of what was to be asked.\n")


def test_the_text_says_why_an_engine_did_not_start() -> None:
    text = render.text(ask("crash_at_start"))
    assert "start-failed: hello: crash: the engine ended: exit status 1; its standard error ends: no licence" in text
    assert text.endswith("Could not judge: some cases were not run.\n")


def test_the_markdown_has_a_heading_for_each_clause_that_failed() -> None:
    page = render.markdown(ask("rejects"))
    assert page.startswith("# Conformance of toy\n")
    assert "\n## toy\n" in page
    assert "\n### `toy.play.any`\n" in page


def test_the_shortest_question_is_the_example() -> None:
    report = ask("crash_always")
    results = failures_by_clause(report, "toy")["toy.play.any"]
    assert [result.case for result in results] == ["toy-1", "toy-2", "toy-3", "toy-4"]


def test_the_matrix_sets_engines_against_clauses() -> None:
    table = matrix.matrix([ask("good"), ask("rejects"), ask("claims_nothing"), ask("banner")])
    assert table.engines == ("toy 1", "toy 1", "toy 1", "(did not start)")
    assert [(row.ruleset, row.clause, [str(cell) for cell in row.cells]) for row in table.rows] == [
        ("toy", "toy.play.any", ["yes", "3/4", "-", "-"])
    ]
    assert matrix.markdown(table).splitlines()[2] == "| toy | `toy.play.any` | yes | 3/4 | - | - |"
