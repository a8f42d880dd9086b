"""Adapters: they translate; what an engine gets wrong is its own."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from importlib.resources import as_file, files

import pytest
from belot_conformance.cases import load_suite
from belot_conformance.checks import select
from belot_conformance.engines import Launch
from belot_conformance.report import PASSED, Report
from belot_conformance.runner import run

ADAPTERS = files("belot_conformance.adapters")

WIRE = """
from wire import serve
def trick(request):
    return {"winner": request["trick"][0][0], "points": 1 // request["points"]}
serve("pytest", ["toy"], [trick])
"""


def test_the_wire_answers_in_order_and_reports_what_is_raised() -> None:
    requests = [
        {"id": 0, "op": "hello"},
        {"id": 1, "op": "trick", "trick": [[2, "AS"]], "points": 1},
        {"id": 2, "op": "trick", "trick": [[2, "AS"]], "points": 0},
        {"id": 3, "op": "bye"},
        {"id": 4, "op": "hello"},
    ]
    with as_file(ADAPTERS) as folder:
        done = subprocess.run(
            [sys.executable, "-c", WIRE],
            input="".join(json.dumps(request) + "\n" for request in requests),
            capture_output=True,
            text=True,
            check=True,
            cwd=folder,
        )
    hello, right, wrong = [json.loads(line) for line in done.stdout.splitlines()]
    assert (hello["result"]["rulesets"], hello["result"]["ops"]) == ({"toy": {}}, ["trick"])
    assert right == {"id": 1, "result": {"winner": 2, "points": 1}}
    assert wrong == {"id": 2, "error": {"message": "ZeroDivisionError: integer division or modulo by zero"}}


def belote_cli(*rulesets: str) -> Report:
    """Return the report on belote-cli."""
    suite = load_suite()
    with as_file(ADAPTERS / "belote_cli.py") as path:
        return run(suite, select(suite, rulesets), Launch((sys.executable, str(path)), {}, 4.0))


@pytest.mark.skipif(importlib.util.find_spec("belote") is None, reason="belote-cli is not installed here")
def test_belote_cli_plays_tricks_and_legal_cards_of_belote_right() -> None:
    report = belote_cli("belote")
    found = {result.verdict for result in report.cases if result.op in ("trick", "legal_plays")}
    assert found == {PASSED}
