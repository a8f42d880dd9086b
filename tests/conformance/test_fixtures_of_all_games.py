"""The cases of every ruleset: what a clause says is asked, and what a score is given can have been played."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from belot_conformance.cases import OPERATION_OF_KIND, Case, Suite, load_suite

from tests import reference

CLAUSES = Path(__file__).resolve().parents[2] / "spec" / "clauses"

# Clauses of all nine games that no question of the protocol can touch, and why.
NEVER_ASKED = {
    "fr.table.deck": "the suite hands the deck to the engine",
    "ru3.table.deck": "the suite hands the deck to the engine",
    "bela.table.deck": "the suite hands the deck to the engine",
    "fr.table.direction": "seats are counted in playing order, whichever way the table turns",
    "sg.table.direction": "seats are counted in playing order, whichever way the table turns",
    "bela.table.direction": "seats are counted in playing order, whichever way the table turns",
    "fr.table.next-dealer": "every request names its dealer",
    "sg.table.dealer": "every request names its dealer",
    "ru3.table.next-dealer": "every request names its dealer",
    "bela.table.next-dealer": "every request names its dealer",
    "bela.decl.strongest-first": "declarations of bela are made automatically, all at once",
    "bela4.bid.looking": "what a player may look at changes no answer",
    "bela4.bid.pass-picks-up": "what a player may look at changes no answer",
}

# Clauses with a prefix of the ruleset that its number of players empties.
EMPTY = {
    "bela-2": {
        "bela.decl.partner": "two players have no partners",
        "bela.play.iber-highest": "one card has been played before",
        "bela.play.iber-off": "nobody follows after a ruff",
        "bela.play.overtrump": "nobody has ruffed before",
    },
    "bela-3": {
        "bela.decl.partner": "three players have no partners",
        "bela.score.fallen": "bela3.score.fallen says who gets the points",
        "bela.score.half-odd": "all cards count, so the total is even",
    },
    "bela-4": {"bela.score.half-odd": "all cards count, so the total is even"},
}


@cache
def suite() -> Suite:
    """Return the suite as shipped."""
    return load_suite()


@cache
def documents() -> tuple[dict[str, Any], ...]:
    """Return the files of clauses."""
    return tuple(yaml.safe_load(file.read_text(encoding="utf-8")) for file in sorted(CLAUSES.glob("*.yaml")))


def binding(ruleset: str) -> set[str]:
    """Return the clauses that are rules of a ruleset."""
    prefixes = suite().prefixes[ruleset]
    stated = [entry for document in documents() for entry in document["clauses"] if "not-modelled" not in entry]
    return {entry["id"] for entry in stated if entry["id"].startswith(prefixes)}


def cited(ruleset: str) -> set[str]:
    """Return the clauses cited by the required cases of a ruleset."""
    return {
        clause
        for case in suite().cases
        if ruleset in case.applies and case.level == "required"
        for clause in case.clauses
    }


@pytest.mark.checkout
@pytest.mark.parametrize("ruleset", reference.RULESETS)
def test_every_clause_that_can_be_asked_about_has_a_required_case(ruleset: str) -> None:
    excused = {*NEVER_ASKED, *EMPTY.get(ruleset, {})}
    assert binding(ruleset)
    assert sorted(binding(ruleset) - cited(ruleset) - excused) == []


@pytest.mark.parametrize("ruleset", reference.RULESETS)
def test_no_excuse_is_left_for_a_clause_that_is_asked_about(ruleset: str) -> None:
    assert sorted({*NEVER_ASKED, *EMPTY.get(ruleset, {})} & cited(ruleset)) == []


@pytest.mark.checkout
def test_every_clause_cited_by_a_case_is_stated_in_a_document() -> None:
    stated = {
        entry["id"] for document in documents() for part in ("clauses", "examples") for entry in document.get(part, ())
    }
    assert sorted({clause for case in suite().cases for clause in case.clauses} - stated) == []


@pytest.mark.parametrize("ruleset", reference.RULESETS)
def test_every_ruleset_has_required_cases_of_every_kind(ruleset: str) -> None:
    kinds = {case.kind for case in suite().cases if ruleset in case.applies and case.level == "required"}
    assert kinds >= {*OPERATION_OF_KIND, "reject"} - {"count"}


def scores(ruleset: str) -> list[Case]:
    """Return the score cases of a ruleset."""
    return [case for case in suite().cases if case.kind == "score" and ruleset in case.applies]


@pytest.mark.parametrize("ruleset", reference.RULESETS)
def test_the_tricks_of_every_score_case_can_have_been_played(ruleset: str) -> None:
    broken = [f"{case.id}: {found}" for case in scores(ruleset) if (found := first_illegal(ruleset, case))]
    assert scores(ruleset)
    assert broken == []


def first_illegal(ruleset: str, case: Case) -> str | None:
    """Return the first card that may not be played or the first trick with another winner, None if there is none."""
    ask, hands = case.ask, [list(hand) for hand in case.ask["hands"]]
    leader = (ask["dealer"] + 1) % len(hands)
    for trick in ask["tricks"]:
        plays: list[list[Any]] = []
        for place, card in enumerate(trick["cards"]):
            seat = (leader + place) % len(hands)
            position = {"contract": ask["contract"], "seat": seat, "hand": hands[seat], "trick": plays}
            if card not in reference.legal_plays(ruleset, position):
                return f"{card} in {' '.join(trick['cards'])}"
            hands[seat].remove(card)
            plays.append([seat, card])
        leader = reference.trick(ruleset, ask["contract"], plays)["winner"]
        if leader != trick["winner"]:
            return f"the winner of {' '.join(trick['cards'])}"
    return None
