"""The scores of the hand-written engines against the rules, worked out on paper."""

from __future__ import annotations

import pytest

from . import handwritten as french
from . import handwritten_bela2 as bela2
from . import handwritten_coinche as coinche
from . import handwritten_ru3 as ru3
from .handwritten_cards import card, cards, names

SPADES, HEARTS, DIAMONDS = 0, 1, 2


@pytest.mark.parametrize(
    ("counted", "written"),
    [
        (french.Counted(81, "", (20, 0), (0, 20)), ("tie", 0, 101, 101)),
        (french.Counted(81, "", (0, 20), (20, 0)), ("tie", 20, 101, 81)),
        (french.Counted(82, "", (0, 0), (0, 0)), ("made", 82, 80, 0)),
        (french.Counted(60, "", (50, 0), (20, 0)), ("made", 130, 102, 0)),
        (french.Counted(60, "", (20, 0), (0, 20)), ("inside", 0, 202, 0)),
        (french.Counted(162, "takers", (0, 50), (0, 20)), ("capot", 252, 20, 0)),
        (french.Counted(0, "defenders", (50, 0), (20, 0)), ("capot-against", 20, 252, 0)),
    ],
)
def test_belote_holds_a_tie_and_burns_the_losers_declarations(
    counted: french.Counted, written: tuple[str, int, int, int]
) -> None:
    assert french.score_belote(counted) == written


def test_two_equal_best_declarations_go_to_the_earlier_player_in_belote_fr_and_to_nobody_in_belote() -> None:
    hands = (cards("7S 8S 9S"), cards("7D 8D 9D"), cards("JC"), cards("QC"))
    assert french.contest_earliest_wins(hands, HEARTS) == (20, 0)
    assert french.contest_tie_voids(hands, HEARTS) == (0, 0)
    assert french.contest_tie_voids(hands, DIAMONDS) == (0, 20)


def test_equal_best_declarations_of_partners_do_not_cancel_each_other() -> None:
    hands = (cards("7S 8S 9S"), cards("TC"), cards("7D 8D 9D"), cards("QC"))
    assert french.contest_tie_voids(hands, HEARTS) == (40, 0)


@pytest.mark.parametrize(
    ("counted", "bid", "multiplier", "written"),
    [
        # 95 + 20 = 115 + 110 = 225, half up to 230; 67 to 70
        (coinche.Counted(95, "", (20, 0), (0, 0)), 110, 1, ("made", 230, 70)),
        (coinche.Counted(95, "", (0, 0), (0, 20)), 100, 1, ("failed", 0, 280)),
        (coinche.Counted(80, "", (0, 0), (20, 0)), 80, 1, ("made", 180, 80)),
        (coinche.Counted(81, "", (0, 0), (0, 0)), 80, 1, ("failed", 0, 240)),  # no more than the defenders
        (coinche.Counted(100, "", (50, 0), (20, 0)), 140, 2, ("made-doubled", 720, 0)),
        (coinche.Counted(70, "", (50, 0), (20, 0)), 160, 4, ("failed-doubled", 20, 1480)),
        (coinche.Counted(162, "bidders", (0, 50), (0, 20)), coinche.CAPOT, 1, ("made", 550, 20)),
        (coinche.Counted(162, "bidders", (0, 50), (0, 20)), coinche.CAPOT, 2, ("made-doubled", 1100, 20)),
        (coinche.Counted(162, "bidders", (0, 0), (0, 0)), 100, 1, ("made", 350, 0)),  # 252 + 100, to tens
        (coinche.Counted(162, "bidders", (20, 0), (0, 0)), coinche.GENERAL, 1, ("failed", 0, 680)),
        (coinche.Counted(162, "declarer", (0, 0), (0, 0)), coinche.GENERAL, 2, ("made-doubled", 1500, 0)),
        (coinche.Counted(0, "defenders", (20, 0), (0, 0)), 80, 1, ("failed", 0, 260)),
        (coinche.Counted(0, "defenders", (20, 0), (0, 0)), 80, 2, ("failed-doubled", 0, 700)),
    ],
)
def test_coinche_adds_the_bid_and_multiplies_all_but_belote(
    counted: coinche.Counted, bid: int, multiplier: int, written: tuple[str, int, int]
) -> None:
    assert coinche.score(counted, bid, multiplier) == written


def test_bela_asks_for_a_higher_card_of_the_suit_led() -> None:
    assert names(bela2.legal(cards("7S TS AH"), card("8S"), HEARTS)) == ["TS"]
    assert names(bela2.legal(cards("7S AH"), card("8S"), HEARTS)) == ["7S"]
    assert names(bela2.legal(cards("7H AH 9D"), card("8S"), HEARTS)) == ["7H", "AH"]


@pytest.mark.parametrize(
    ("declarer", "other", "written"),
    [
        (bela2.Counted(82, True, 0, 0), bela2.Counted(80, True, 0, 0), ("made", 82, 80)),
        (bela2.Counted(81, True, 0, 0), bela2.Counted(81, True, 0, 0), ("fallen", 0, 162)),
        (bela2.Counted(71, True, 0, 20), bela2.Counted(91, True, 0, 0), ("fallen", 0, 182)),
        (bela2.Counted(57, True, 50, 0), bela2.Counted(105, True, 0, 0), ("made", 107, 105)),
        (bela2.Counted(120, True, 20, 0), bela2.Counted(0, False, 0, 20), ("made", 230, 0)),
        (bela2.Counted(0, False, 100, 20), bela2.Counted(120, True, 0, 0), ("fallen", 0, 210)),
    ],
)
def test_bela_needs_half_plus_one_and_a_trick_for_declarations(
    declarer: bela2.Counted, other: bela2.Counted, written: tuple[str, int, int]
) -> None:
    assert bela2.score(declarer, other) == written


def test_bela_gives_equal_declarations_to_the_eldest_whatever_is_trump() -> None:
    hands = (cards("8S 9S TS"), cards("8H 9H TH"))
    assert bela2.contest(hands, HEARTS) == (20, 0)
    assert bela2.contest((hands[0], cards("9H TH JH")), SPADES) == (0, 20)


def test_three_players_with_a_tierce_and_two_fifties_leave_50_and_20_to_the_fifty_in_trumps() -> None:
    hands = (cards("7C 8C 9C"), cards("TD JD QD KD"), cards("TH JH QH KH QS KS AS"))
    assert ru3.contest(hands, HEARTS) == [0, 0, 70]


@pytest.mark.parametrize(
    ("players", "written"),
    [
        # the declarer is place 0
        ([(60, True, 0), (50, True, 0), (40, True, 0)], ("made", [60, 50, 40], 0)),
        ([(41, True, 0), (50, True, 20), (40, True, 0)], ("failed", [0, 90, 60], 0)),
        ([(50, True, 0), (50, True, 0), (40, True, 0)], ("tie", [0, 50, 40], 50)),
        ([(50, True, 0), (50, True, 0), (60, True, 0)], ("failed", [0, 75, 85], 0)),
        ([(80, True, 0), (60, True, 0), (0, False, 50)], ("made", [130, 110, 0], 0)),
        ([(60, True, 0), (80, True, 0), (0, False, 50)], ("failed", [50, 160, 30], 0)),
        ([(0, False, 100), (80, True, 0), (60, True, 20)], ("failed", [0, 130, 130], 0)),
        ([(140, True, 20), (0, False, 0), (0, False, 20)], ("double-capot", [260, 0, 0], 0)),
        ([(0, False, 0), (140, True, 20), (0, False, 0)], ("double-capot", [0, 260, 0], 0)),
    ],
)
def test_three_players_share_hold_or_add_by_the_declarers_points(
    players: list[tuple[int, bool, int]], written: tuple[str, list[int], int]
) -> None:
    assert ru3.score([ru3.Counted(*player) for player in players], 0) == written
