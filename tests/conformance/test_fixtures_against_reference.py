"""Every case of the suite asked of two implementations that share no code: the oracle in tests/reference, our engine.

The expectations are written from the clauses; a case that one of the two contradicts is a mistake in one of three places.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest
from belot.engine import answer
from belot_conformance.cases import Case, Suite, load_suite
from belot_conformance.judge import judge
from belot_conformance.protocol import Answer

from tests import reference

KINDS = ("position", "trick", "calls", "declarations", "score", "match", "deal", "reject")

# The oracle calls a match won by eight trumps in a row by the game's own word.
OUTCOMES = {"belot": "match-won"}


@cache
def suite() -> Suite:
    """Return the suite as shipped."""
    return load_suite()


def _position(ruleset: str, ask: Mapping[str, Any]) -> dict[str, Any]:
    return {"legal": sorted(reference.legal_plays(ruleset, ask["position"]))}


def _trick(ruleset: str, ask: Mapping[str, Any]) -> dict[str, Any]:
    return {**reference.trick(ruleset, ask["contract"], ask["trick"])}


def _calls(ruleset: str, ask: Mapping[str, Any]) -> dict[str, Any]:
    return reference.legal_calls(ruleset, ask["dealer"], ask.get("turned"), ask["calls"])


def _declarations(ruleset: str, ask: Mapping[str, Any]) -> dict[str, Any]:
    return reference.declarations(ruleset, ask["contract"], ask["dealer"], ask["hands"])


def _score(ruleset: str, ask: Mapping[str, Any]) -> dict[str, Any]:
    return reference.score(ruleset, {**ask, "contract": {"multiplier": 1, **ask["contract"]}})


def _match(ruleset: str, ask: Mapping[str, Any]) -> dict[str, Any]:
    # A deal that ends the match has one winner, the only side that writes in it: the oracle knows one word for that.
    deals = [{**deal, "outcome": "belot"} if "wins" in deal else deal for deal in ask["deals"]]
    return reference.match(ruleset, ask.get("target"), deals)


def _deal(ruleset: str, ask: Mapping[str, Any]) -> dict[str, Any]:
    settings = {key: ask[key] for key in ("held", "totals", "target") if key in ask}
    played = reference.replay(ruleset, ask["dealer"], ask["deck"], ask["actions"], **settings)
    if "outcome" in played:
        played["outcome"] = OUTCOMES.get(played["outcome"], played["outcome"])
    return played


OPERATIONS: Mapping[str, Callable[[str, Mapping[str, Any]], dict[str, Any]]] = {
    "legal_plays": _position,
    "trick": _trick,
    "legal_calls": _calls,
    "declarations": _declarations,
    "score": _score,
    "match": _match,
    "deal": _deal,
}


def oracle(ruleset: str, case: Case) -> Answer:
    """Return the oracle's answer to a case, as an engine would give it."""
    try:
        return Answer("result", OPERATIONS[case.op](ruleset, case.ask))
    except reference.Illegal as refusal:
        return Answer("rejected", {"at": refusal.at})


def engine(ruleset: str, case: Case) -> Answer:
    """Return the answer of our engine to a case."""
    ((kind, body),) = answer({"ruleset": ruleset, **case.ask}).items()
    return Answer(kind, body)


def cases(kind: str) -> list[tuple[str, Case]]:
    """Return the cases of a kind, each with every ruleset it is for."""
    return [(ruleset, case) for case in suite().cases if case.kind == kind for ruleset in case.applies]


def differing(kind: str, subject: Callable[[str, Case], Answer]) -> list[str]:
    """Return a line for each case of a kind that the subject does not pass."""
    asked = cases(kind)
    assert asked, f"there is no case of kind {kind}"
    judged = [(ruleset, case, judge(case, subject(ruleset, case))) for ruleset, case in asked]
    return [f"{case.id} ({ruleset}): {found.detail}" for ruleset, case, found in judged if found.verdict != "pass"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_second_implementation_passes_every_case(kind: str) -> None:
    assert differing(kind, oracle) == []


@pytest.mark.parametrize("kind", KINDS)
def test_our_engine_passes_every_case(kind: str) -> None:
    assert differing(kind, engine) == []
