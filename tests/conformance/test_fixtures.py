"""The cases that are shipped: they load, add up, and cover the clauses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from belot_conformance.cases import OPERATION_OF_KIND, Case, Suite, load_suite

CLAUSES = Path(__file__).resolve().parents[2] / "spec" / "clauses"

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}

# Clauses of the two games of belote that no question of the protocol can touch, and why.
NOT_ASKED = {
    "fr.table.deck": "the suite hands the deck to the engine",
    "fr.table.direction": "seats are counted in playing order, whichever way the table turns",
    "sg.table.direction": "seats are counted in playing order, whichever way the table turns",
    "fr.table.next-dealer": "every request names its dealer",
    "sg.table.dealer": "every request names its dealer",
    "fr.bots.take": "it is about players, not rules",
    "sg.ui.levels": "it is about players, not rules",
    "sg.ui.level-easy": "it is about players, not rules",
    "sg.ui.level-medium": "it is about players, not rules",
    "sg.ui.level-hard": "it is about players, not rules",
    "sg.ui.level-insane": "it is about players, not rules",
    "sg.ui.result-table": "it is about a screen",
    "sg.ui.save": "it is about a program",
    "sg.ui.statistics": "it is about a program",
}


@cache
def suite() -> Suite:
    """Return the suite as shipped."""
    return load_suite()


def cases(kind: str, *rulesets: str) -> list[Case]:
    """Return the cases of one kind for any of the rulesets."""
    return [case for case in suite().cases if case.kind == kind and set(rulesets) & set(case.applies)]


def test_there_are_cases_of_every_area_for_both_games_of_belote() -> None:
    for ruleset in ("belote-fr", "belote"):
        kinds = {case.kind for case in suite().cases if ruleset in case.applies}
        assert kinds >= {*OPERATION_OF_KIND, "reject"} - {"count"}


@pytest.mark.checkout
def test_every_clause_that_can_be_asked_about_is_cited() -> None:
    import yaml

    cited = {clause for case in suite().cases for clause in case.clauses}
    stated = {
        entry["id"]
        for name in ("fr", "sg")
        for entry in yaml.safe_load((CLAUSES / f"{name}.yaml").read_text(encoding="utf-8"))["clauses"]
        if entry["id"].startswith(("fr.", "sg.", "sgb."))
    }
    assert stated
    assert sorted(stated - cited) == sorted(NOT_ASKED)


def test_every_ruleset_has_prefixes() -> None:
    assert set(suite().prefixes) == set(suite().players)


def test_positions_of_belote_are_whole_deals_cut_short() -> None:
    found = cases("position", "belote-fr", "belote")
    assert found
    for case in found:
        position = case.ask["position"]
        assert len(position["hand"]) + len(position["played"]) // 4 == 8, case.id


@pytest.mark.parametrize("case", cases("score", "belote-fr", "belote"), ids=lambda case: case.id)
def test_the_cards_of_a_score_add_up(case: Case) -> None:
    trump, cards = case.ask["contract"]["trump"], [0, 0]
    for trick in case.ask["tricks"]:
        values = [(TRUMP_POINTS if suit == trump else PLAIN_POINTS)[rank] for rank, suit in trick["cards"]]
        cards[trick["winner"] % 2] += sum(values)
    winners = {trick["winner"] % 2 for trick in case.ask["tricks"]}
    last = [0, 0]
    last[case.ask["tricks"][-1]["winner"] % 2] = 100 if len(winners) == 1 else 10
    lines = {line["item"]: line["points"] for line in case.expect["result"]["lines"]}
    assert sum(cards) == 152
    assert (lines["cards"], lines["last-trick"]) == (cards, last)


@pytest.mark.parametrize("case", cases("score", "belote-fr", "belote"), ids=lambda case: case.id)
def test_belote_is_announced_by_who_holds_king_and_queen_of_trumps(case: Case) -> None:
    trump = case.ask["contract"]["trump"]
    held = [int({f"K{trump}", f"Q{trump}"} <= set(hand)) for hand in case.ask["hands"]]
    lines = {line["item"]: line["points"] for line in case.expect["result"]["lines"]}
    assert case.ask["belote"] == held
    assert lines["belote"] == [20 * (held[0] + held[2]), 20 * (held[1] + held[3])]


@pytest.mark.parametrize("case", cases("score", "belote-fr", "belote"), ids=lambda case: case.id)
def test_the_winner_of_each_trick_of_a_score_holds_its_best_card(case: Case) -> None:
    trump, leader = case.ask["contract"]["trump"], (case.ask["dealer"] + 1) % 4
    for trick in case.ask["tricks"]:
        led = trick["cards"][0][1]
        best = max(range(4), key=lambda place: _strength(trick["cards"][place], led, trump))
        assert (leader + best) % 4 == trick["winner"]
        leader = trick["winner"]


def _strength(card: str, led: str, trump: str) -> int:
    rank, suit = card[0], card[1]
    if suit == trump:
        return 10 + "78QKTA9J".index(rank)
    return "789JQKTA".index(rank) if suit == led else -1
