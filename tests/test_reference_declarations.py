"""The reference implementation against the worked examples of the clause files: declarations."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.reference import declarations
from tests.reference.examples import QUIET_HANDS, contract


def kinds(found: dict[str, Any]) -> list[list[tuple[str, int]]]:
    return [[(meld["kind"], meld["points"]) for meld in seat] for seat in found["scored"]]


def held(ruleset: str, trump: str, *texts: str, dealer: int | None = None) -> list[list[tuple[str, int]]]:
    """Return kind and points of what scores, a list per seat, the last seat dealing if nothing is said."""
    hands = [text.split() for text in texts]
    at = len(hands) - 1 if dealer is None else dealer
    return kinds(declarations(ruleset, contract(trump), at, hands))


def test_the_dialogue_of_three_russian_declarations() -> None:
    # ru3.example.three-declarations: a tierce; a fifty to a king; a fifty to the king of trumps and a tierce
    hands = ["7C 8C 9C 7D 9D AH 8H 7S TS", "TD JD QD KD AC TC 9H 7H 8S", "TH JH QH KH QS KS AS KC JC"]
    assert held("belot-ru-3", "H", *hands) == [[], [], [("sequence", 50), ("sequence", 20)]]
    # with diamonds as trumps the second has the higher fifty, and only that
    assert held("belot-ru-3", "D", *hands) == [[], [("sequence", 50)], []]
    # with neither, the one declared earlier: eldest first, so it turns with the dealer
    assert held("belot-ru-3", "S", *hands) == [[], [("sequence", 50)], []]
    assert held("belot-ru-3", "S", *hands, dealer=1) == [[], [], [("sequence", 50), ("sequence", 20)]]
    # who does not declare leaves the contest
    split = [hand.split() for hand in hands]
    quiet = declarations("belot-ru-3", contract("H"), 2, split, [True, True, False])
    assert kinds(quiet) == [[], [("sequence", 50)], []]


def test_a_card_may_serve_twice_in_bela_and_russian_belot_only() -> None:
    # four jacks and 9 T J of spades
    hand = "JS JH JD JC TS 9S 7H 7D"
    empty = ["7S QS KC 8C"] * 3
    assert held("bela-4", "C", hand, *empty)[0] == [("four", 200), ("sequence", 20)]
    assert held("belot-ru-3", "C", hand, *empty[:2])[0] == [("four", 200), ("sequence", 20)]
    for ruleset in ("belote-fr", "belote", "coinche", "belot-bg"):
        assert held(ruleset, "C", hand, *empty)[0] == [("four", 200)]


@pytest.mark.parametrize("ruleset", ["belote-fr", "belote", "belot-bg"])
def test_competing_cards_make_the_set_with_most_points(ruleset: str) -> None:
    empty = ["7S QC"] * 3
    # four tens leave 7 8 9: 120; the run of five alone would be 100
    assert held(ruleset, "C", "7H 8H 9H TH JH TS TD TC", *empty)[0] == [("four", 100), ("sequence", 20)]
    # four tens leave two pairs: 100 either way, and the four ranks higher
    assert held(ruleset, "C", "8H 9H TH JH QH TS TD TC", *empty)[0] == [("four", 100)]
    # a run of four is worth less than the four queens that break it
    assert held(ruleset, "C", "TH JH QH KH QS QD QC 7D", *empty)[0] == [("four", 100)]


def test_a_run_of_six_is_one_hundred() -> None:
    hand = "7H 8H 9H TH JH QH 7D 9C"
    rest = ["7S 9S"] * 3
    for ruleset in ("belote-fr", "belote", "coinche", "belot-bg", "bela-4"):
        assert held(ruleset, "C", hand, *rest)[0] == [("sequence", 100)]
    found = declarations("bela-4", contract("C"), 3, [hand.split(), [], [], []])
    assert found["scored"][0][0]["cards"] == ["8H", "9H", "TH", "JH", "QH"]  # bela.decl.long-rank
    long = declarations("belote-fr", contract("C"), 3, [hand.split(), [], [], []])
    assert len(long["scored"][0][0]["cards"]) == 6  # fr.decl.long


def test_eight_to_jack_is_weaker_than_nine_to_queen() -> None:
    # bela.example.sequence-rank
    for ruleset in ("bela-4", "belote-fr", "belote", "belot-bg"):
        low, high = "8H 9H TH JH", "9C TC JC QC"
        assert held(ruleset, "H", low, high, "7S", "7D") == [[], [("sequence", 50)], [], []]
    # a run of six to the queen and one of five to the king: only the five highest cards count
    six, five = "7H 8H 9H TH JH QH", "9C TC JC QC KC"
    assert held("bela-3", "H", six, five, "7S") == [[], [("sequence", 100)], []]
    assert held("belot-ru-3", "H", six, five, "7S") == [[], [("sequence", 100)], []]


def test_equal_sequences_are_settled_in_five_ways() -> None:
    spades, hearts = "9S TS JS", "9H TH JH"
    for ruleset in ("belote-fr", "belote", "coinche"):
        assert held(ruleset, "H", spades, hearts, "7D", "7C")[1] == [("sequence", 20)]  # the one in trumps
    assert held("belote-fr", "D", spades, hearts, "7D", "7C")[0] == [("sequence", 20)]  # the eldest
    assert held("belote-fr", "D", spades, hearts, "7D", "7C", dealer=0)[1] == [("sequence", 20)]
    for ruleset in ("belote", "coinche", "coinche-plus"):
        assert held(ruleset, "D", spades, hearts, "7D", "7C") == [[], [], [], []]  # sg.decl.tie
    assert held("belot-bg", "H", spades, hearts, "7D", "7C") == [[], [], [], []]  # bg.decl.contest
    assert held("bela-4", "H", spades, hearts, "7D", "7C")[0] == [("sequence", 20)]  # bela.decl.tie
    assert held("coinche-plus", "AT", spades, hearts, "7D", "7C") == [[], [], [], []]  # sgp.trump-tie


@pytest.mark.parametrize("ruleset", ["belote", "coinche", "belot-bg"])
def test_equal_declarations_of_partners_do_not_cancel(ruleset: str) -> None:
    # sg.decl.tie-partners
    found = held(ruleset, "D", "9S TS JS", "7H 8H 9H", "9C TC JC", "7D")
    assert found == [[("sequence", 20)], [], [("sequence", 20)], []]


def test_fours_beat_sequences_and_each_other_in_order() -> None:
    run, aces, tens = "9S TS JS QS KS", "AS AH AD AC", "TS TH TD TC"
    jacks, nines = "JS JH JD JC", "9S 9H 9D 9C"
    for ruleset in ("belote-fr", "belote", "bela-4", "belot-bg"):
        assert held(ruleset, "D", run, aces, "7H", "7C")[1] == [("four", 100)]
        assert held(ruleset, "D", tens, aces, "7H", "7C")[1] == [("four", 100)]
        assert held(ruleset, "D", tens, "KS KH KD KC", "7H", "7C")[0] == [("four", 100)]
        assert held(ruleset, "D", nines, jacks, "7H", "7C")[1] == [("four", 200)]
        assert held(ruleset, "D", "8S 8H 8D 8C", "7S 7H 7D 7C", "9H", "9C") == [[], [], [], []]
    assert held("belot-ru-3", "D", nines, aces, "7H")[0] == [("four", 150)]  # ru3.rank.kinds


def test_no_trumps_has_its_own_fours() -> None:
    # sgp.nt.kinds, sgp.nt.kinds-other
    for hand, points in (("A", 200), ("T", 150), ("K", 100), ("Q", 100), ("J", 100)):
        four = " ".join(hand + suit for suit in "SHDC")
        assert held("coinche-plus", "NT", four, "7S", "7H", "7D")[0] == [("four", points)]
        assert held("belot-bg", "NT", four, "7S", "7H", "7D")[0] == []
    assert held("coinche-plus", "NT", "9S 9H 9D 9C", "7S", "7H", "7D")[0] == []


def test_fours_of_coinche_plus_rank_by_what_is_played() -> None:
    # sgp.nt.kinds: aces, tens, then kings, queens, jacks of 100 by trick rank; with trumps jacks and nines lead
    fours = {rank: " ".join(rank + suit for suit in "SHDC") for rank in "ATKQJ9"}
    for trump, order in (("NT", "ATKQJ"), ("AT", "J9ATKQ"), ("H", "J9ATKQ")):
        for better, worse in pairwise(order):
            found = held("coinche-plus", trump, fours[worse], fours[better], "7H", "7C")
            assert found[0] == []
            assert found[1][0][0] == "four"
    for trump in ("AT", "H"):
        assert held("coinche-plus", trump, fours["J"], "7S", "7H", "7C")[0] == [("four", 200)]
        assert held("coinche-plus", trump, fours["9"], "7S", "7H", "7C")[0] == [("four", 150)]


def test_belote_is_counted_per_suit_at_all_trumps_and_never_at_no_trumps() -> None:
    hands = [["KS", "QS", "KH", "QH"], ["KD"], ["QD"], ["KC", "QC"]]
    for ruleset in ("coinche-plus", "belot-bg"):
        assert declarations(ruleset, contract("AT"), 3, hands)["belote"] == [2, 0, 0, 1]
        assert declarations(ruleset, contract("NT"), 3, hands)["belote"] == [0, 0, 0, 0]
        assert declarations(ruleset, contract("H"), 3, hands)["belote"] == [1, 0, 0, 0]


def test_quiet_hands_hold_nothing() -> None:
    for trump in ("S", "H", "D", "C"):
        found = declarations("bela-4", contract(trump), 3, QUIET_HANDS)
        assert found == {"scored": [[], [], [], []], "belote": [0, 0, 0, 0]}
