"""The reference implementation against the worked examples of the clause files: play, calls, matches."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.reference import RULESETS, Illegal, legal_calls, legal_plays, match, next_dealer, trick
from tests.reference.cards import DECK, points_in
from tests.reference.examples import contract


def plays(ruleset: str, trump: str, hand: str, table: str, seat: int = 0, leader: int | None = None) -> set[str]:
    """Return the legal cards of a seat; the cards on the table were played by the seats before it."""
    cards = table.split()
    count = {"bela-2": 2, "bela-3": 3, "belot-ru-3": 3}.get(ruleset, 4)
    first = (seat - len(cards)) % count if leader is None else leader
    on_table = [[(first + at) % count, card] for at, card in enumerate(cards)]
    position = {"contract": contract(trump), "seat": seat, "hand": hand.split(), "trick": on_table, "played": []}
    return legal_plays(ruleset, position)


def cards(text: str) -> set[str]:
    return set(text.split())


def test_card_points_add_up_to_the_totals_of_the_documents() -> None:
    # fr.example.totals: 62 in trumps, 30 in a plain suit, 152 in all; sg.example.totals: 38 a suit
    # bg.score.values: 248 + 10 at all trumps, 120 + 10 at no trumps
    hearts = contract("H")
    assert points_in("belote-fr", hearts, [card for card in DECK if card[1] == "H"]) == 62
    assert points_in("belote-fr", hearts, [card for card in DECK if card[1] == "S"]) == 30
    assert points_in("belote-fr", hearts, ["JH", "9H"]) == 34
    for ruleset in RULESETS:
        assert points_in(ruleset, hearts, DECK) == 152
    for trump in ("NT", "AT"):
        assert points_in("coinche-plus", contract(trump), DECK) == 152
        assert points_in("coinche-plus", contract(trump), [card for card in DECK if card[1] == "C"]) == 38
    assert points_in("belot-bg", contract("AT"), DECK) == 248
    assert points_in("belot-bg", contract("NT"), DECK) == 120


def test_the_reference_never_imports_the_interpreter() -> None:
    sources = sorted((Path(__file__).parent / "reference").glob("*.py"))
    assert len(sources) > 15
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith("belot") or node.level
            if isinstance(node, ast.Import):
                assert not any(name.name.startswith("belot") for name in node.names)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_leader_may_play_any_card(ruleset: str) -> None:
    assert plays(ruleset, "H", "7S JH 9C", "") == cards("7S JH 9C")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_trump_lead_must_be_beaten_when_possible(ruleset: str) -> None:
    # the nine beats the ace, the king does not; with no higher one any trump
    assert plays(ruleset, "H", "9H KH AS", "AH") == cards("9H")
    assert plays(ruleset, "H", "KH 8H AS", "AH") == cards("KH 8H")


@pytest.mark.parametrize("ruleset", ["belote-fr", "belote", "coinche", "coinche-plus", "belot-bg", "bela-4"])
def test_a_trump_lead_of_the_partner_is_beaten_too(ruleset: str) -> None:
    assert plays(ruleset, "H", "9H KH AS", "AH 7H") == cards("9H")


@pytest.mark.parametrize("ruleset", [each for each in RULESETS if not each.startswith("bela-")])
def test_a_plain_suit_need_not_be_beaten(ruleset: str) -> None:
    assert plays(ruleset, "H", "7S TS AH", "8S") == cards("7S TS")


def test_bela_demands_the_ten_on_the_eight() -> None:
    # bela.example.iber
    for ruleset in ("bela-2", "bela-3", "bela-4"):
        assert plays(ruleset, "H", "7S TS", "8S") == cards("TS")


def test_bela_demands_no_higher_card_once_the_lead_is_trumped() -> None:
    # bela.example.iber-off
    for ruleset in ("bela-3", "bela-4"):
        assert plays(ruleset, "H", "AS 7S 9D", "8S 7H", seat=2) == cards("AS 7S")


def test_bela_rises_over_the_best_card_of_the_suit_and_not_the_last() -> None:
    # bela.play.iber-highest: the ace leads the trick, the 9 came after; a discard does not count
    assert plays("bela-4", "H", "TS 7S", "AS 9S", seat=2) == cards("TS 7S")
    assert plays("bela-4", "H", "TS 7S", "KS AD", seat=2) == cards("TS")


def test_bela_trumps_even_when_the_partner_is_winning() -> None:
    assert plays("bela-4", "H", "7H 9D", "AS 7S") == cards("7H")


@pytest.mark.parametrize("ruleset", [each for each in RULESETS if each != "bela-2"])
def test_overtrumping_an_opponent_is_a_duty(ruleset: str) -> None:
    assert plays(ruleset, "H", "9H 8H AD", "7S AH") == cards("9H")


@pytest.mark.parametrize("ruleset", [each for each in RULESETS if each not in ("bela-2", "belot-bg")])
def test_undertrumping_an_opponent_is_a_duty(ruleset: str) -> None:
    assert plays(ruleset, "H", "8H KH AD", "7S AH") == cards("8H KH")


def test_bulgarian_belot_frees_a_player_who_cannot_overtrump() -> None:
    # bg.play.no-undertrump; an opponent's plain card must be trumped all the same
    assert plays("belot-bg", "H", "8H KH AD", "7S AH") == cards("8H KH AD")
    assert plays("belot-bg", "H", "8H KH AD", "7S AS") == cards("8H KH")


def test_partner_winning_with_a_plain_card_frees_the_hand() -> None:
    for ruleset in ("belote-fr", "belote", "coinche", "coinche-plus", "belot-bg"):
        assert plays(ruleset, "H", "9H AD", "AS 7S") == cards("9H AD")


def test_trumping_a_trump_of_the_partner_is_bound_in_french_belote_only() -> None:
    # the partner (seat 2) trumped the spade of seat 1; seat 3 threw a diamond
    table = "7S TH 9D"
    # fr.play.partner-winning-overtrump: plain cards, or the trump that goes over
    assert plays("belote-fr", "H", "9H 8H AC", table) == cards("9H AC")
    # fr.play.partner-winning-undertrump: nothing goes over, so any card
    assert plays("belote-fr", "H", "KH 8H AC", table) == cards("KH 8H AC")
    # only trumps, one of them over
    assert plays("belote-fr", "H", "9H 8H", table) == cards("9H")
    for ruleset in ("belote", "coinche", "coinche-plus", "belot-bg"):
        assert plays(ruleset, "H", "9H 8H AC", table) == cards("9H 8H AC")
    assert plays("bela-4", "H", "9H 8H AC", table) == cards("9H")


def test_the_partner_leading_is_not_the_partner_winning() -> None:
    # seat 2 leads the ten, seat 3 beats it with the ace
    assert plays("belote", "H", "7H AD", "TS AS") == cards("7H")


@pytest.mark.parametrize("ruleset", ["coinche-plus", "belot-bg"])
def test_all_trumps_and_no_trumps(ruleset: str) -> None:
    # sgp.at.rise, bg.play.all-trumps: the nine goes over the partner's ace; off suit any card
    assert plays(ruleset, "AT", "9S TS JD", "AS 7S") == cards("9S")
    assert plays(ruleset, "AT", "KS TS JD", "AS 7S") == cards("KS TS")
    assert plays(ruleset, "AT", "JD 7C", "AS 7S") == cards("JD 7C")
    # the jack of diamonds is no card of the suit led, so the ten need only go over the king
    assert plays(ruleset, "AT", "TS QS 7C", "KS JD") == cards("TS")
    # sgp.nt.play, bg.play.all-trumps
    assert plays(ruleset, "NT", "AS 7S JD", "KS") == cards("AS 7S")
    assert plays(ruleset, "NT", "JD 7C", "KS") == cards("JD 7C")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_suit_and_trump_any_card_may_be_played(ruleset: str) -> None:
    assert plays(ruleset, "H", "7C AD", "8S") == cards("7C AD")
    assert plays(ruleset, "H", "7C AD", "8H") == cards("7C AD")


def test_trick_winner_and_points() -> None:
    four = [[1, "AS"], [2, "7H"], [3, "TS"], [0, "8H"]]
    assert trick("belote-fr", contract("H"), four) == {"winner": 0, "points": 21}
    assert trick("belote-fr", contract("D"), four) == {"winner": 1, "points": 21}
    # ace 19 and ten 10 at no trumps; ace 6 and ten 5 at all trumps, where the other suit does not win
    assert trick("coinche-plus", contract("NT"), four) == {"winner": 1, "points": 29}
    assert trick("coinche-plus", contract("AT"), [[1, "TS"], [2, "JH"], [3, "AS"], [0, "8H"]]) == {
        "winner": 3,
        "points": 24,
    }
    assert trick("belot-ru-3", contract("H"), [[2, "TH"], [0, "AH"], [1, "9H"]]) == {"winner": 1, "points": 35}


def calls_after(ruleset: str, dealer: int, turned: str | None, text: str) -> dict[str, Any]:
    """Return what legal_calls says after calls in turn, separated by commas."""
    said: list[list[Any]] = []
    for call in [each.strip() for each in text.split(",") if each.strip()]:
        said.append([legal_calls(ruleset, dealer, turned, said)["seat"], call])
    return legal_calls(ruleset, dealer, turned, said)


@pytest.mark.parametrize("ruleset", ["belote-fr", "belote"])
def test_two_rounds_of_taking(ruleset: str) -> None:
    assert calls_after(ruleset, 3, "7H", "") == {"seat": 0, "legal": ["pass", "take H"]}
    assert calls_after(ruleset, 3, "7H", "pass, take H") == {"done": {"declarer": 1, "trump": "H", "multiplier": 1}}
    four = "pass, pass, pass, pass"
    assert calls_after(ruleset, 3, "7H", four) == {"seat": 0, "legal": ["pass", "take S", "take D", "take C"]}
    assert calls_after(ruleset, 3, "7H", f"{four}, {four}") == {"done": "redeal"}
    with pytest.raises(Illegal):
        calls_after(ruleset, 3, "7H", f"{four}, take H")


def test_the_last_bela_player_must_call() -> None:
    # bela4.bid.dealer-must, bela3.bid.first-must, bela2.bid.dealer-must
    every = ["take S", "take H", "take D", "take C"]
    assert calls_after("bela-4", 0, None, "pass, pass") == {"seat": 3, "legal": ["pass", *every]}
    assert calls_after("bela-4", 0, None, "pass, pass, pass") == {"seat": 0, "legal": every}
    assert calls_after("bela-3", 0, None, "") == {"seat": 1, "legal": every}
    assert calls_after("bela-2", 0, "AD", "pass") == {"seat": 0, "legal": ["pass", "take D"]}
    others = ["take S", "take H", "take C"]
    assert calls_after("bela-2", 0, "AD", "pass, pass") == {"seat": 1, "legal": ["pass", *others]}
    assert calls_after("bela-2", 0, "AD", "pass, pass, pass") == {"seat": 0, "legal": others}


def test_three_players_pass_twice_and_deal_anew() -> None:
    assert calls_after("belot-ru-3", 1, "AD", "pass, pass") == {"seat": 1, "legal": ["pass", "take D"]}
    assert calls_after("belot-ru-3", 1, "AD", "pass, pass, pass, pass, pass, pass") == {"done": "redeal"}


def test_a_coinche_bid_must_be_higher_and_a_passed_player_may_bid_again() -> None:
    first = calls_after("coinche", 3, None, "")
    assert first["seat"] == 0
    assert len(first["legal"]) == 1 + 11 * 4  # pass; 80 to 160, capot, general in four suits
    assert len(calls_after("coinche-plus", 3, None, "")["legal"]) == 1 + 11 * 6  # sgp.bid.extra
    again = calls_after("coinche", 3, None, "pass, bid 150 S, pass, pass")
    assert again["seat"] == 0
    assert "bid 150 C" not in again["legal"]
    assert {"bid 160 C", "bid capot C", "bid general C", "double", "pass"} <= set(again["legal"])
    assert "bid 160 S" not in calls_after("coinche", 3, None, "bid capot S")["legal"]
    assert "double" not in calls_after("coinche", 3, None, "bid 80 S, pass")["legal"]  # the partner's bid


def test_three_passes_end_coinche_and_four_throw_it_in() -> None:
    assert calls_after("coinche", 3, None, "pass, pass, pass, bid 80 H, pass, pass, pass") == {
        "done": {"declarer": 3, "trump": "H", "value": 80, "multiplier": 1}
    }
    assert calls_after("coinche", 3, None, "pass, pass, pass, pass") == {"done": "redeal"}
    assert calls_after("coinche", 3, None, "bid capot H, pass, pass, pass")["done"]["value"] == "capot"


def test_after_coinche_only_the_coinched_pair_speaks() -> None:
    # sgc.bid.surcoinche-who: seat 1 coinches the bid of seat 0; seat 2 and then seat 0 answer
    assert calls_after("coinche", 3, None, "bid 80 H, double") == {"seat": 2, "legal": ["pass", "redouble"]}
    assert calls_after("coinche", 3, None, "bid 80 H, double, pass") == {"seat": 0, "legal": ["pass", "redouble"]}
    assert calls_after("coinche", 3, None, "bid 80 H, double, pass, pass")["done"]["multiplier"] == 2
    done = calls_after("coinche", 3, None, "bid 80 H, double, pass, redouble")["done"]
    assert done == {"declarer": 0, "trump": "H", "value": 80, "multiplier": 4}
    # seat 3 coinches: seat 0 answers first
    assert calls_after("coinche", 3, None, "bid 80 H, pass, pass, double")["seat"] == 0


def test_a_bulgarian_bid_cancels_contra_and_recontra() -> None:
    # bg.bid.order, bg.bid.double-order
    assert calls_after("belot-bg", 3, None, "bid H") == {
        "seat": 1,
        "legal": ["pass", "bid S", "bid NT", "bid AT", "double"],
    }
    contra = calls_after("belot-bg", 3, None, "bid H, double")
    assert contra["legal"] == ["pass", "bid S", "bid NT", "bid AT", "redouble"]
    assert calls_after("belot-bg", 3, None, "bid H, double, redouble")["legal"] == [
        "pass",
        "bid S",
        "bid NT",
        "bid AT",
    ]
    assert calls_after("belot-bg", 3, None, "bid H, double, redouble, pass, pass, pass") == {
        "done": {"declarer": 0, "trump": "H", "multiplier": 4}
    }
    run = calls_after("belot-bg", 3, None, "bid H, double, bid AT")
    assert run == {"seat": 3, "legal": ["pass", "double"]}
    assert calls_after("belot-bg", 3, None, "pass, pass, pass, pass") == {"done": "redeal"}


def test_a_call_out_of_turn_is_refused_with_its_place() -> None:
    with pytest.raises(Illegal) as caught:
        legal_calls("belote-fr", 3, "7H", [[0, "pass"], [2, "pass"]])
    assert caught.value.at == 1


def test_match_ends_by_each_game_s_own_rule() -> None:
    both = [{"written": [1010, 1200], "last_trick": 0}]
    assert match("belote-fr", None, both) == {"totals": [1010, 1200], "over": True, "winner": "draw"}
    for ruleset in ("belote", "coinche", "bela-4", "belot-bg"):
        assert match(ruleset, None, both)["winner"] == 1
        level = match(ruleset, None, [{"written": [1200, 1200], "last_trick": 0}])
        assert (level["over"], level["winner"]) == (False, None)
    assert match("belote", 1000, [{"written": [501, 0]}])["over"] is False
    assert match("belote", None, [{"written": [501, 0]}])["winner"] == 0
    assert match("bela-2", None, [{"written": [500, 0]}])["over"] is False
    assert match("bela-3", None, [{"written": [701, 0, 705]}])["winner"] == 2
    belot: list[dict[str, Any]] = [{"written": [0, 1990]}, {"written": [1001, 0], "outcome": "belot"}]
    assert match("bela-4", 2000, belot)["winner"] == 0
    assert match("belot-bg", None, [{"written": [150, 1]}, {"written": [1, 20]}])["winner"] == 0


def test_of_two_russian_players_at_the_target_the_last_trick_decides() -> None:
    # ru3.end.several, ru3.end.none-took-last
    for last, winner in ((0, 0), (1, 1), (2, None)):
        done = match("belot-ru-3", None, [{"written": [510, 600, 20], "last_trick": last}])
        assert (done["winner"], done["over"]) == (winner, winner is not None)
    later = [{"written": [510, 600, 20], "last_trick": 2}, {"written": [10, 0, 60], "last_trick": 0}]
    assert match("belot-ru-3", None, later) == {"totals": [520, 600, 80], "over": True, "winner": 0}


def test_the_russian_dealer_is_the_one_who_wrote_most() -> None:
    assert next_dealer("belot-ru-3", 0, [30, 60, 60]) == 1
    assert next_dealer("belot-ru-3", 1, [60, 60, 10]) == 0
    assert next_dealer("belot-ru-3", 2, None) == 0
    assert next_dealer("belote", 3, [0, 252]) == 0
