"""The reference implementation's scores of belote-fr, belote, coinche and coinche-plus, with the sums on paper."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reference import score
from tests.reference.examples import contract, request

Wants = list[int | None]

# the hand of fr.example.hand: the taker is seat 0 with A K Q of clubs, seat 3 holds belote in hearts
FRENCH_HANDS = [
    "JH 9H 7H AC KC QC TS 8D",
    "AH AS QS AD QD 9D TC 8C",
    "TH KS JS 7S KD JD 7D JC",
    "KH QH 8H 9S 8S TD 9C 7C",
]
# the card points are 45 29 15 9 7 21 13 13
FRENCH_TRICKS = [
    "JH AH TH KH",
    "9H TC JC QH",
    "AC 8C KS 9C",
    "KC QS JS 8H",
    "QC 9D KD 9S",
    "TS AS 7S 8S",
    "7H AD JD 7C",
    "8D QD 7D TD",
]


def french(winners: list[int], ruleset: str = "belote-fr") -> dict[str, Any]:
    """Return the score of the worked example with these winners of its tricks."""
    tricks = [{"winner": winner, "cards": text.split()} for winner, text in zip(winners, FRENCH_TRICKS, strict=True)]
    hands = [text.split() for text in FRENCH_HANDS]
    asked = {"contract": contract("H"), "dealer": 3, "hands": hands, "tricks": tricks, "belote": [0, 0, 0, 1]}
    return score(ruleset, asked | {"declared": [True] * 4, "held": 0})


def run(length: int, seat: int) -> list[list[str]]:
    """Return hands of which one holds a sequence of hearts from the seven and the others nothing."""
    hands: list[list[str]] = [[], [], [], []]
    hands[seat] = [rank + "H" for rank in "789TJ"[:length]]
    return hands


def written(ruleset: str, made: dict[str, Any], wants: Wants, last: int, **fields: Any) -> tuple[str, list[int], int]:
    found = score(ruleset, request(ruleset, made, wants, last, **fields))
    return found["outcome"], found["written"], found["held"]


def test_a_made_french_contract_is_112_to_90() -> None:
    # fr.example.made: 45 + 15 + 9 + 13 = 82 and the last trick: 92 to 70; 20 for each
    assert french([0, 1, 0, 0, 1, 1, 1, 2]) == {
        "outcome": "made",
        "lines": [
            {"item": "cards", "points": [82, 70]},
            {"item": "last-trick", "points": [10, 0]},
            {"item": "declarations", "points": [20, 0]},
            {"item": "belote", "points": [0, 20]},
        ],
        "written": [112, 90],
        "held": 0,
    }


def test_a_failed_french_contract_is_0_to_202() -> None:
    # fr.example.inside: 29 + 9 + 21 + 13 = 72 to 80 + 10; 92 against 110; 162 + 20 + 20
    found = french([1, 0, 3, 2, 3, 0, 0, 1])
    assert found["lines"][0]["points"] == [72, 80]
    assert (found["outcome"], found["written"]) == ("inside", [0, 202])


def test_a_french_capot_is_272_to_20() -> None:
    # fr.example.capot: 252 + 20, and 20 for the belote of the others
    found = french([0, 2, 0, 0, 2, 0, 0, 0])
    assert found["lines"][1]["points"] == [100, 0]
    assert (found["outcome"], found["written"]) == ("capot", [272, 20])


def test_trickless_takers_lose_their_declarations_to_the_other_side_in_french_belote_only() -> None:
    # fr.score.capot-takers-declarations: 252 + 20 + 20; sgb.score.capot-takers: 252 + 20 belote, the sequence is lost
    assert french([1, 3, 1, 1, 3, 1, 1, 1])["written"] == [0, 292]
    assert french([1, 3, 1, 1, 3, 1, 1, 1], "belote")["written"] == [0, 272]
    assert french([1, 3, 1, 1, 3, 1, 1, 1])["outcome"] == "capot-against"


@pytest.mark.parametrize("ruleset", ["belote-fr", "belote"])
def test_trickless_defenders_lose_their_declarations(ruleset: str) -> None:
    # fr.score.capot-defenders-declarations, sgb.score.capot
    assert written(ruleset, contract("S"), [152, None], 0, hands=run(4, 1)) == ("capot", [252, 0], 0)


def test_a_failed_taker_keeps_only_his_belote() -> None:
    # 72 + 20 + 50 against 80 + 10: that is made; 22 + 20 + 50 against 130 + 10: inside, 162 + 50
    for ruleset in ("belote-fr", "belote"):
        fields = {"hands": run(4, 0), "belote": [1, 0, 0, 0]}
        assert written(ruleset, contract("S"), [72, 80], 1, **fields) == ("made", [142, 90], 0)
        assert written(ruleset, contract("S"), [22, 130], 1, **fields) == ("inside", [20, 212], 0)


def test_equal_points_are_made_in_one_french_game_and_held_over_in_the_other() -> None:
    # 71 + 10 against 81
    assert written("belote-fr", contract("S"), [71, 81], 0) == ("made", [81, 81], 0)
    assert written("belote", contract("S"), [71, 81], 0) == ("tie", [0, 81], 81)


def test_belote_is_written_at_once_on_a_tie() -> None:
    # sgb.score.tie-belote: 61 + 10 + 20 against 91
    assert written("belote", contract("S"), [61, 91], 0, belote=[0, 0, 1, 0]) == ("tie", [20, 91], 71)


def test_held_points_go_to_the_pair_that_writes_more_in_the_next_deal() -> None:
    # sgb.score.tie-winner: 100 to 62 made; 60 to 102 inside; a second tie leaves all aside
    assert written("belote", contract("S"), [90, 62], 0, held=71) == ("made", [171, 62], 0)
    assert written("belote", contract("S"), [60, 92], 1, held=71) == ("inside", [0, 233], 0)
    assert written("belote", contract("S"), [71, 81], 0, held=71) == ("tie", [0, 81], 152)


def test_coinche_rounds_fives_up() -> None:
    # 90 + 10 + 80 = 180 to 62; 87 + 10 + 80 = 177 to 65; 85 + 10 + 80 = 175 to 67; 84 + 10 + 80 = 174 to 68
    bid = contract("S", value=80)
    assert written("coinche", bid, [90, 62], 0) == ("made", [180, 60], 0)
    assert written("coinche", bid, [87, 65], 0) == ("made", [180, 70], 0)
    assert written("coinche", bid, [85, 67], 0) == ("made", [180, 70], 0)
    assert written("coinche", bid, [84, 68], 0) == ("made", [170, 70], 0)


def test_a_bid_needs_its_points_and_more_than_the_defenders() -> None:
    # sgc.score.test: 81 to 81 fails a bid of 80; 82 to 80 makes it; 89 is short of 90
    assert written("coinche", contract("S", value=80), [71, 81], 0) == ("failed", [0, 240], 0)
    assert written("coinche", contract("S", value=80), [72, 80], 0) == ("made", [160, 80], 0)
    assert written("coinche", contract("S", value=90), [79, 73], 0) == ("failed", [0, 250], 0)
    assert written("coinche", contract("S", value=90), [80, 72], 0) == ("made", [180, 70], 0)


def test_declarations_and_belote_count_toward_the_bid() -> None:
    # sgc.score.points: 60 + 10 + 50 + 20 = 140; 140 + 140 = 280 to 92
    fields = {"hands": run(4, 0), "belote": [1, 0, 0, 0]}
    assert written("coinche", contract("S", value=140), [60, 92], 0, **fields) == ("made", [280, 90], 0)
    # sgc.score.failed: 160 + 150 + 50, and the belote of the bidders stays
    assert written("coinche", contract("S", value=150), [60, 92], 0, **fields) == ("failed", [20, 360], 0)


def test_a_failed_bid_leaves_belote_to_both_pairs() -> None:
    # sgc.score.failed-belote: 160 + 110 + 20
    assert written("coinche", contract("S", value=110), [60, 92], 0, belote=[0, 1, 0, 0])[1] == [0, 290]


def test_an_unbid_capot_counts_252_and_takes_the_declarations_of_the_others() -> None:
    # sgc.score.unbid-capot: 152 + 100 + 80 = 332; with a fifty of the defenders 382
    bid = contract("S", value=80)
    assert written("coinche", bid, [152, None], 0) == ("made", [330, 0], 0)
    found = score("coinche", request("coinche", bid, [152, None], 0, hands=run(4, 1)))
    assert found["written"] == [380, 0]
    assert found["lines"][2] == {"item": "declarations", "points": [50, 0]}
    # sgc.score.failed-all-tricks: 160 + 80
    assert written("coinche", bid, [None, 152], 1) == ("failed", [0, 240], 0)


def test_a_capot_bid_needs_all_tricks() -> None:
    # 252 + 250 = 502; 160 + 250
    assert written("coinche", contract("S", value="capot"), [152, None], 0) == ("made", [500, 0], 0)
    assert written("coinche", contract("S", value="capot"), [147, 5], 0) == ("failed", [0, 410], 0)


def test_a_general_needs_all_tricks_by_the_bidder_alone() -> None:
    # 252 + 500 = 752; with one trick by the partner 160 + 500, and the fifty goes over too (sgc.score.general-by-pair)
    asked = request("coinche", contract("S", value="general"), [152, None], 0, hands=run(4, 0))
    assert score("coinche", asked)["written"] == [800, 0]
    asked["tricks"][3]["winner"] = 2
    assert score("coinche", asked)["outcome"] == "failed"
    assert score("coinche", asked)["written"] == [0, 710]


def test_a_doubled_deal_multiplies_all_but_belote() -> None:
    # sgc.score.doubled, sgc.score.doubled-belote, sgc.score.doubled-loser: (160 + 100 + 20) x 2
    bid = contract("S", value=100, multiplier=2)
    fields = {"hands": run(3, 0), "belote": [0, 1, 1, 0]}
    assert written("coinche", bid, [90, 62], 0, **fields) == ("made-doubled", [580, 20], 0)
    # sgc.score.doubled-declarations: the winning defenders write the bidders' declarations: (160 + 100 + 20) x 4
    bid = contract("S", value=100, multiplier=4)
    assert written("coinche", bid, [30, 122], 0, **fields) == ("failed-doubled", [20, 1140], 0)


def test_winning_bidders_of_a_doubled_deal_do_not_write_the_declarations_of_the_others() -> None:
    # (160 + 80) x 2
    bid = contract("S", value=80, multiplier=2)
    assert written("coinche", bid, [130, 22], 0, hands=run(4, 1))[1] == [480, 0]
    # with all tricks they do: (250 + 80 + 50) x 2
    assert written("coinche", bid, [152, None], 0, hands=run(4, 1))[1] == [760, 0]


def test_250_in_a_doubled_deal_is_for_all_tricks_by_the_winning_side() -> None:
    # sgc.score.doubled-capot: (250 + 80) x 2; a failed capot bid (160 + 250) x 2; a general made by the pair only fails
    assert written("coinche", contract("S", value=80, multiplier=2), [None, 152], 1)[1] == [0, 660]
    assert written("coinche", contract("S", value="capot", multiplier=2), [147, 5], 0)[1] == [0, 820]
    asked = request("coinche", contract("S", value="general", multiplier=2), [152, None], 0)
    asked["tricks"][0]["winner"] = 2
    assert score("coinche", asked)["written"] == [0, 1320]  # (160 + 500) x 2


def test_four_belotes_at_all_trumps_stay_flat() -> None:
    # 152 in cards at all trumps too: (160 + 90) x 2 and 20 for each belote
    bid = contract("AT", value=90, multiplier=2)
    found = written("coinche-plus", bid, [100, 52], 0, belote=[2, 1, 0, 1])
    assert found == ("made-doubled", [540, 40], 0)
