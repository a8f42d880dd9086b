"""The reference implementation's scores of belot-ru-3, bela and belot-bg, with the sums on paper."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reference import score
from tests.reference.examples import contract, request
from tests.reference.score_bela import needed
from tests.reference.score_bg import tens

Wants = list[int | None]
Found = tuple[str, list[int], int]


def written(ruleset: str, made: dict[str, Any], wants: Wants, last: int, **fields: Any) -> Found:
    found = score(ruleset, request(ruleset, made, wants, last, **fields))
    return found["outcome"], found["written"], found["held"]


def russian(wants: Wants, last: int, **fields: Any) -> Found:
    """Return the score of a Russian deal that seat 0 has ordered."""
    return written("belot-ru-3", contract("S"), wants, last, **fields)


def test_a_russian_declarer_must_be_above_both() -> None:
    assert russian([60, 30, 20], 0) == ("made", [70, 30, 20], 0)
    # ru3.score.failed, ru3.score.odd-half: 41 against 70 and 20; 20 to each, one point lost
    assert russian([41, 60, 20], 1) == ("failed", [0, 90, 40], 0)
    # ru3.score.tie: 50 against 50 and 20
    assert russian([50, 40, 20], 1) == ("tie", [0, 50, 20], 50)
    # ru3.score.tie-only-at-top: 40 against 40 and 60
    assert russian([40, 40, 50], 2) == ("failed", [0, 60, 80], 0)
    # ru3.score.tie-both
    assert russian([40, 40, 30], 2) == ("tie", [0, 40, 40], 40)


def test_russian_points_held_over_wait_for_a_single_winner() -> None:
    assert russian([60, 30, 20], 0, held=50) == ("made", [120, 30, 20], 0)
    # ru3.score.held-add-up, ru3.score.held-at-tie
    assert russian([50, 40, 20], 1, held=50) == ("tie", [0, 50, 20], 100)
    # ru3.score.tie-next-tied: 30 against 50 and 50, 15 to each
    assert russian([30, 40, 50], 1, held=50) == ("failed", [0, 65, 65], 50)
    # an opponent may be the one
    assert russian([41, 60, 20], 1, held=7) == ("failed", [0, 97, 40], 0)


def test_a_russian_player_without_a_trick_gives_fifty_to_the_others() -> None:
    # 70 + 10 and 40
    assert russian([70, 40, None], 0) == ("made", [130, 90, 0], 0)
    # ru3.score.capot-failed-declarer: 40 against 80, 20 to each of the opponents, then 50
    assert russian([40, 70, None], 1) == ("failed", [50, 150, 20], 0)
    # the declarer himself
    assert russian([None, 60, 50], 1) == ("failed", [0, 120, 100], 0)


def test_a_russian_player_without_a_trick_loses_declarations_and_belote() -> None:
    # ru3.score.capot-declarations; ru3.score.capot-declarations-contest: the tierce of seat 1 does not come back
    hands = [["7D"], ["7H", "8H", "9H"], ["9C", "TC", "JC", "KS", "QS"]]
    asked = request("belot-ru-3", contract("S"), [70, 40, None], 0, hands=hands, belote=[0, 0, 1])
    found = score("belot-ru-3", asked)
    assert found["lines"] == [
        {"item": "cards", "points": [70, 40, 0]},
        {"item": "last-trick", "points": [10, 0, 0]},
        {"item": "declarations", "points": [0, 0, 0]},
        {"item": "belote", "points": [0, 0, 0]},
    ]
    assert found["written"] == [130, 90, 0]
    # with a trick they count: 15 + 20 + 20
    assert russian([70, 25, 15], 0, hands=hands, belote=[0, 0, 1])[1] == [80, 25, 55]


def test_a_russian_player_with_all_tricks_adds_a_hundred() -> None:
    # ru3.score.double-capot: 120 + 10 + 100, and what was held
    assert russian([None, 120, None], 1, held=30) == ("double-capot", [0, 260, 0], 0)
    assert russian([120, None, None], 0) == ("double-capot", [230, 0, 0], 0)


def sequence(ruleset: str, length: int, seat: int) -> list[list[str]]:
    """Return hands of which one holds a sequence of hearts from the seven and the others nothing."""
    hands: list[list[str]] = [[] for _ in range({"bela-2": 2, "bela-3": 3}.get(ruleset, 4))]
    hands[seat] = [rank + "H" for rank in "789TJ"[:length]]
    return hands


def test_half_plus_one_of_the_totals_of_the_document() -> None:
    # bela.example.threshold; bela.score.half-odd: half of 95 is 47.5
    assert [needed(total) for total in (162, 182, 212, 95)] == [82, 92, 107, 48]


def test_a_bela_caller_needs_one_more_than_half() -> None:
    bela = contract("S")
    assert written("bela-4", bela, [72, 80], 0) == ("made", [82, 80], 0)
    assert written("bela-4", bela, [71, 81], 0) == ("fallen", [0, 162], 0)
    twenty, fifty = sequence("bela-4", 3, 2), sequence("bela-4", 4, 0)
    # 62 + 10 + 20 against 90, then 61 + 10 + 20 against 91
    assert written("bela-4", bela, [62, 90], 0, hands=twenty) == ("made", [92, 90], 0)
    assert written("bela-4", bela, [61, 91], 0, hands=twenty) == ("fallen", [0, 182], 0)
    # 47 + 10 + 50 against 105, then 46 + 10 + 50 against 106
    assert written("bela-4", bela, [47, 105], 0, hands=fifty) == ("made", [107, 105], 0)
    assert written("bela-4", bela, [46, 106], 0, hands=fifty) == ("fallen", [0, 212], 0)
    # bela is part of the total and goes over with the rest: 71 + 10 + 20 = 101 of 182
    assert written("bela-4", bela, [51, 101], 0, belote=[1, 0, 0, 0]) == ("fallen", [0, 182], 0)


def test_all_tricks_of_bela_are_ninety_and_void_the_declarations_of_the_others() -> None:
    # 152 + 10 + 90; bela.decl.trick-needed-total: the fifty and the bela are gone from the total
    hands = sequence("bela-4", 4, 1)
    asked = request("bela-4", contract("S"), [152, None], 0, hands=hands, belote=[0, 0, 0, 1])
    found = score("bela-4", asked)
    assert found["lines"][2:] == [
        {"item": "all-tricks", "points": [90, 0]},
        {"item": "declarations", "points": [0, 0]},
        {"item": "belote", "points": [0, 0]},
    ]
    assert found["written"] == [252, 0]
    assert written("bela-4", contract("S"), [None, 152], 1) == ("fallen", [0, 252], 0)


def test_discards_count_for_the_bela_caller_of_three() -> None:
    # the ten and the seven of spades as trumps: 10; 65 + 10 + 10 = 85 of 162
    discards = ["TS", "7S"]
    assert written("bela-3", contract("S"), [65, 40, 37], 0, discards=discards) == ("made", [85, 40, 37], 0)
    # 51 + 10 = 61 against 60 and 41: the caller is first, yet short of 82; 30 to each, one point lost
    assert written("bela-3", contract("S"), [51, 50, 41], 1, discards=discards) == ("fallen", [0, 90, 71], 0)
    # bela3.discard.not-a-trick: his bela is void without a trick, his ten points are shared
    found = written("bela-3", contract("S"), [None, 102, 40], 1, discards=discards, belote=[1, 0, 0])
    assert found == ("fallen", [0, 117, 45], 0)


def test_all_tricks_of_three_are_rewarded_to_one_player_alone() -> None:
    # bela3.score.all-tricks: 142 + 10 + 90 + half of the ten discarded; the other opponent has 5
    discards = ["TS", "7S"]
    alone = written("bela-3", contract("S"), [None, 142, None], 1, discards=discards)
    assert alone == ("fallen", [0, 247, 5], 0)


def test_two_bela_players_may_halve_an_odd_total() -> None:
    # 38 + 10 against 47 of 95 is made; 37 + 10 against 48 falls
    assert written("bela-2", contract("S"), [38, 47], 0) == ("made", [48, 47], 0)
    assert written("bela-2", contract("S"), [37, 48], 0) == ("fallen", [0, 95], 0)


def test_eight_trumps_win_the_bela_match() -> None:
    # bela.example.belot
    for ruleset, points in (("bela-2", [0, 501]), ("bela-3", [0, 701, 0]), ("bela-4", [0, 1001])):
        hands: list[list[str]] = [[] for _ in range({"bela-2": 2, "bela-3": 3, "bela-4": 4}[ruleset])]
        hands[1] = [rank + "H" for rank in "789TJQKA"]
        asked = {"contract": contract("H"), "dealer": 0, "hands": hands, "tricks": [], "belote": [0] * len(hands)}
        found = score(ruleset, asked)
        assert (found["outcome"], found["written"]) == ("belot", points)


@pytest.mark.parametrize(
    ("trump", "points", "expected"),
    # bg.score.rounding: a last digit up to 6 goes down in a suit deal, up to 4 at all trumps and no trumps
    [("S", 86, 8), ("S", 87, 9), ("S", 162, 16), ("AT", 144, 14), ("AT", 145, 15), ("NT", 154, 15), ("NT", 156, 16)],
)
def test_bulgarian_tens(trump: str, points: int, expected: int) -> None:
    assert tens(contract(trump), points) == expected


def bulgarian(trump: str, wants: Wants, last: int, multiplier: int = 1, **fields: Any) -> Found:
    """Return the score of a Bulgarian deal that side 0 has bid."""
    return written("belot-bg", contract(trump, multiplier=multiplier), wants, last, **fields)


def test_a_made_bulgarian_contract_rounds_the_winner_and_leaves_the_rest() -> None:
    # 100 : 62 of 16; 86 : 76, six goes down; 87 : 75, seven goes up
    assert bulgarian("S", [90, 62], 0) == ("made", [10, 6], 0)
    assert bulgarian("S", [76, 76], 0) == ("made", [8, 8], 0)
    assert bulgarian("S", [77, 75], 0) == ("made", [9, 7], 0)
    # 158 : 4 rounds to 16 : 0, but whoever has points gets 1
    assert bulgarian("S", [148, 4], 0) == ("made", [15, 1], 0)
    # all trumps 258: 145 : 113 of 26, 144 : 114 of 26
    assert bulgarian("AT", [135, 113], 0) == ("made", [15, 11], 0)
    assert bulgarian("AT", [134, 114], 0) == ("made", [14, 12], 0)
    # no trumps twice 130: (67 + 10) x 2 = 154 : 106, (68 + 10) x 2 = 156 : 104
    assert bulgarian("NT", [67, 53], 0) == ("made", [15, 11], 0)
    assert bulgarian("NT", [68, 52], 0) == ("made", [16, 10], 0)


def test_bulgarian_all_tricks_add_ninety_not_doubled() -> None:
    # 162 + 90 = 252; 260 + 90 = 350; 258 + 90 = 348
    assert bulgarian("S", [152, None], 0) == ("made", [25, 0], 0)
    assert bulgarian("NT", [120, None], 0) == ("made", [35, 0], 0)
    assert bulgarian("AT", [248, None], 0) == ("made", [35, 0], 0)
    # bg.score.no-trick: 252 : 20 of 272
    assert bulgarian("S", [152, None], 0, hands=sequence("belot-bg", 3, 1)) == ("made", [25, 2], 0)


def test_a_failed_bulgarian_contract_gives_everything_to_the_defenders() -> None:
    # 60 + 20 + 20 against 102: 202, belote goes over too
    fields: dict[str, Any] = {"hands": sequence("belot-bg", 3, 0), "belote": [0, 0, 1, 0]}
    assert bulgarian("S", [60, 92], 1) == ("inside", [0, 16], 0)
    assert bulgarian("S", [60, 92], 1, **fields) == ("inside", [0, 20], 0)


def test_equal_bulgarian_points_hang() -> None:
    # 81 : 81 of 16, the defenders write 8; 129 : 129 of 26, they write 13; doubled twice 16 hangs
    assert bulgarian("S", [71, 81], 0) == ("hanging", [0, 8], 8)
    assert bulgarian("AT", [119, 129], 0) == ("hanging", [0, 13], 13)
    assert bulgarian("S", [71, 81], 0, multiplier=2) == ("hanging-doubled", [0, 0], 32)
    assert bulgarian("S", [71, 81], 0, held=5) == ("hanging", [0, 8], 13)
    # 91 : 91 of 18 with a belote of the defenders: 9 and 9
    assert bulgarian("S", [81, 71], 0, belote=[0, 1, 0, 0]) == ("hanging", [0, 9], 9)


def test_what_hangs_is_not_multiplied_again() -> None:
    assert bulgarian("S", [90, 62], 0, multiplier=2, held=8) == ("made-doubled", [40, 0], 0)
    assert bulgarian("S", [60, 92], 1, multiplier=4, held=8) == ("inside-doubled", [0, 72], 0)
    assert bulgarian("S", [60, 92], 1, held=8) == ("inside", [0, 24], 0)
    assert bulgarian("S", [76, 76], 0, held=8) == ("made", [16, 8], 0)  # 86 points to 76, though both write 8
