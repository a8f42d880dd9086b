"""A toy suite of four cases, and the hostile engines that are asked them."""

from __future__ import annotations

import sys
from pathlib import Path

from belot_conformance.cases import Case, Suite
from belot_conformance.checks import select
from belot_conformance.engines import Launch
from belot_conformance.report import CaseResult, Report
from belot_conformance.runner import run

HOSTILE = Path(__file__).resolve().parents[2] / "conformance" / "engines" / "hostile"
ABOUT = {"name": "toys", "version": "1", "digest": "sha256:0000"}


def toy_case(number: int, card: str, level: str = "required") -> Case:
    """Return a case of the toy game: the only card of the hand may be played."""
    position = {
        "contract": {"declarer": 0, "trump": "H"},
        "dealer": 3,
        "seat": 0,
        "hand": [card],
        "trick": [],
        "played": [],
    }
    return Case(
        id=f"toy-{number}",
        title="Any card may be played",
        catches="an engine that forbids a card",
        applies=("toy",),
        clauses=("toy.play.any",),
        origin="document",
        level=level,
        kind="position",
        ask={"op": "legal_plays", "position": position},
        expect={"result": {"legal": [card]}},
        where=f"toy.yaml:{number}:1",
    )


def toy_suite(size: int = 4, level: str = "required") -> Suite:
    """Return `size` cases; the second holds the eight of spades."""
    cards = [rank + suit for suit in "SHDC" for rank in "789TJQKA"][:size]
    cases = tuple(toy_case(number, card, level) for number, card in enumerate(cards, start=1))
    return Suite("toys", "1", {"toy": 4}, {"toy": ("toy.",)}, cases)


def command(engine: str, *arguments: str) -> tuple[str, ...]:
    """Return the command of a hostile engine; without `site` it starts faster."""
    return (sys.executable, "-S", str(HOSTILE / f"{engine}.py"), *arguments)


def ask(engine: str, *arguments: str, scale: float = 4.0, suite: Suite | None = None) -> Report:
    """Return the report on a hostile engine. The scale is generous: a busy machine must not change a verdict."""
    asked = suite or toy_suite()
    return run(asked, select(asked), Launch(command(engine, *arguments), ABOUT, scale))


def verdicts(report: Report) -> list[str]:
    """Return the verdicts in the order of the cases."""
    return [result.verdict for result in report.cases]


def second(report: Report) -> CaseResult:
    """Return what came of the second case."""
    return report.cases[1]
