"""Adapters: they translate; what an engine gets wrong is its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest
from belot_conformance.cases import load_suite
from belot_conformance.checks import select
from belot_conformance.engines import Launch
from belot_conformance.expectations import expect, load_expectations
from belot_conformance.report import PASSED
from belot_conformance.runner import run

ADAPTERS = files("belot_conformance.adapters")
ENGINES = Path(__file__).resolve().parents[2] / ".venv-engines" / "bin" / "python"

WIRE = """
from wire import serve
def trick(request):
    return {"winner": request["trick"][0][0], "points": 1 // request["points"]}
serve("pytest", ["toy"], [trick])
"""


REFUSING = """
from wire import Rejected, serve
def trick(request):
    raise Rejected(3)
serve("pytest", [], [trick])
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


def test_the_wire_knows_what_it_does_not_know_and_hands_on_a_refusal() -> None:
    program = (
        "from wire import Rejected, serve\ndef trick(request):\n    raise Rejected(3)\nserve('pytest', [], [trick])"
    )
    fly, refused = answers([sys.executable, "-c", program], [{"op": "fly"}, {"op": "trick"}])
    assert fly == {"id": 0, "unsupported": {"message": "unknown operation fly"}}
    assert refused == {"id": 1, "rejected": {"at": 3}}


def answers(command: list[str], questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what an adapter answers to these questions, which get their ids in order."""
    lines = (json.dumps({"id": number, **question}) + "\n" for number, question in enumerate(questions))
    with as_file(ADAPTERS) as folder:
        done = subprocess.run(command, input="".join(lines), capture_output=True, text=True, check=True, cwd=folder)
    return [json.loads(line) for line in done.stdout.splitlines()]


def python_with(module: str, package: str) -> str:
    """Return a Python that has an engine: this one, or the one of `make report`; skips if neither has."""
    for python in (sys.executable, str(ENGINES), os.environ.get("BELOT_ENGINES", "")):
        probe = [python, "-c", f"import {module}"]
        if python and Path(python).exists() and not subprocess.run(probe, capture_output=True, check=False).returncode:
            return python
    pytest.skip(f"{package} is not installed here")


def test_belote_cli_fails_as_its_list_of_known_failures_says() -> None:
    suite, known = load_suite(), ADAPTERS / "known" / "belote-cli.yaml"
    with as_file(ADAPTERS / "belote_cli.py") as path:
        command = (python_with("belote", "belote-cli"), str(path))
        report = run(suite, select(suite, ("belote-fr", "belote")), Launch(command, suite.about, 4.0))
    entries = load_expectations(known.read_text(encoding="utf-8"), "belote-cli.yaml")
    assert report.engine is not None
    assert expect(report, entries, suite).problems == ()


def test_belote_cli_plays_tricks_and_legal_cards_of_belote_right() -> None:
    suite = load_suite()
    with as_file(ADAPTERS / "belote_cli.py") as path:
        command = (python_with("belote", "belote-cli"), str(path))
        report = run(suite, select(suite, ("belote",)), Launch(command, suite.about, 4.0))
    assert {result.verdict for result in report.cases if result.op in ("trick", "legal_plays")} == {PASSED}


@pytest.mark.parametrize("name", ["belote_cli.py", "colver_engine.py"])
def test_an_adapter_is_shorter_than_80_lines(name: str) -> None:
    assert len((ADAPTERS / name).read_text(encoding="utf-8").splitlines()) < 80


def colver(*questions: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what colver answers, results and refusals without their ids."""
    found = answers([python_with("colver", "colver"), "colver_engine.py"], list(questions))
    return [{key: value for key, value in answer.items() if key != "id"} for answer in found]


CONTRACT = {"declarer": 0, "trump": "S", "value": 80, "multiplier": 1}


def test_colver_does_not_ask_for_a_lower_trump() -> None:
    trick = [[1, "KC"], [2, "AC"], [3, "AS"]]
    played = ["AH", "JH", "QH", "7H", "8C", "QC", "TC", "JC"] * 3
    position = {"dealer": 0, "seat": 0, "hand": ["TS", "TH"], "trick": trick, "played": played, "contract": CONTRACT}
    (found,) = colver({"op": "legal_plays", "position": position})
    assert sorted(found["result"]["legal"]) == ["TH", "TS"]


def test_colver_judges_a_trick() -> None:
    trick = [[1, "TH"], [2, "8H"], [3, "9H"], [0, "AS"]]
    (found,) = colver({"op": "trick", "contract": {**CONTRACT, "trump": "H"}, "trick": trick})
    assert found == {"result": {"winner": 3, "points": 35}}


def test_colver_has_no_general_and_gives_the_coincher_s_partner_a_turn() -> None:
    coinched = [[3, "bid 140 D"], [0, "double"], [1, "pass"]]
    opening, between, doubled, refused = colver(
        {"op": "legal_calls", "dealer": 2, "calls": []},
        {"op": "legal_calls", "dealer": 2, "calls": coinched},
        {"op": "legal_calls", "dealer": 2, "calls": [*coinched, [2, "pass"], [3, "redouble"]]},
        {"op": "legal_calls", "dealer": 2, "calls": [[3, "bid 140 D"], [0, "bid general S"]]},
    )
    assert len(opening["result"]["legal"]) == 41
    assert not [call for call in opening["result"]["legal"] if "general" in call]
    assert between == {"result": {"seat": 2, "legal": ["pass"]}}
    assert doubled == {"result": {"done": {"declarer": 3, "trump": "D", "value": 140, "multiplier": 4}}}
    assert refused == {"rejected": {"at": 1}}


@pytest.mark.parametrize(
    ("multiplier", "written"),
    # All tricks, 252 points, and belote: 80 in points besides, or 252 and the bid twice or three times.
    [(1, [352, 0]), (2, [432, 0]), (4, [512, 0])],
)
def test_colver_multiplies_the_bid_alone(multiplier: int, written: list[int]) -> None:
    hands = [[rank + suit for rank in "789TJQKA"] for suit in "SHDC"]
    tricks = [{"winner": 0, "cards": [hand[turn] for hand in hands]} for turn in range(8)]
    contract = {**CONTRACT, "multiplier": multiplier}
    score = {"op": "score", "dealer": 3, "hands": hands, "tricks": tricks, "belote": [1, 0, 0, 0]}
    (found,) = colver({**score, "contract": contract, "declared": [False] * 4, "held": 0})
    assert found["result"]["written"] == written
    lines = {line["item"]: line["points"] for line in found["result"]["lines"]}
    assert (lines["belote"], sum(lines["cards"])) == ([20, 0], 242)
