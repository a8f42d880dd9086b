"""Positions in one line and in files: what they mean, and what is wrong with them at its place."""

from typing import Any

import pytest
from belot.deal import Deal
from belot.exceptions import SourceError
from belot.game import Game
from belot.operations import legal_plays
from belot.position import is_line, line_document, position_of, read_position
from belot.ruleset.library import load_ruleset
from belot.source import load
from hypothesis import given, settings
from hypothesis import strategies as st

GAME = Game(load_ruleset("belote-fr"))
COINCHE = Game(load_ruleset("coinche"))
THREE = Game(load_ruleset("bela-3"))
NO_CARD = "write the rank (7 8 9 T J Q K A), then the suit (S H D C), as in TH for the ten of hearts"
WORDS = "declarer, trump, value, multiplier, dealer, seat, hand, trick, played"


def line(text: str, game: Game = GAME) -> dict[str, Any]:
    return read_position(line_document(text), game)


def refusals(text: str, game: Game = GAME) -> list[str]:
    with pytest.raises(SourceError) as caught:
        line(text, game) if is_line(text) else read_position(load(text, "p.yaml"), game)
    told = str(caught.value).splitlines()
    return [each.split(":", 1)[1] for each in told if each.startswith(("<position>", "p.yaml"))]


def test_a_line_with_everything_in_it() -> None:
    text = "trump=H value=110 multiplier=2 declarer=1 dealer=2 seat=3 hand=7H,9H,QS trick=1:TH,2:8H played=7S,8S,9S,TS"
    assert line(text, COINCHE) == {
        "contract": {"declarer": 1, "trump": "H", "multiplier": 2, "value": 110},
        "dealer": 2,
        "seat": 3,
        "hand": ["7H", "9H", "QS"],
        "trick": [[1, "TH"], [2, "8H"]],
        "played": ["7S", "8S", "9S", "TS"],
    }
    assert line("trump=S value=capot hand=7S", COINCHE)["contract"]["value"] == "capot"


def test_a_line_says_only_what_it_has_to() -> None:
    assert line("trump=H hand=7H") == {
        "contract": {"declarer": 0, "trump": "H", "multiplier": 1},
        "dealer": 0,
        "seat": 0,
        "hand": ["7H"],
        "trick": [],
        "played": [],
    }


@pytest.mark.parametrize(
    ("text", "seat", "trick"),
    [
        ("trick=TS,JH", 2, [[0, "TS"], [1, "JH"]]),
        ("trick=TS,JH seat=0", 0, [[2, "TS"], [3, "JH"]]),
        ("trick=2:TS,3:JH", 0, [[2, "TS"], [3, "JH"]]),
        ("trick=TS,3:JH", 0, [[2, "TS"], [3, "JH"]]),
        ("trick=3:TS", 0, [[3, "TS"]]),
        ("seat=3", 3, []),
    ],
)
def test_the_seat_is_the_one_after_the_last_card(text: str, seat: int, trick: list[Any]) -> None:
    position = line(f"trump=H hand=7H {text}")
    assert (position["seat"], position["trick"], position["contract"]["declarer"]) == (seat, trick, seat)


def test_seats_go_round_the_players_of_the_game() -> None:
    assert line("trump=H hand=7H trick=2:TS,JH", THREE)["trick"] == [[2, "TS"], [0, "JH"]]


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("hnad=7H trump=H", ["1:1: error[E507]: 'hnad=7H' says nothing here; did you mean 'hand='?"]),
        ("trump=H hand=7H TS", [f"1:17: error[E507]: 'TS' says nothing here; write KEY=VALUE; the keys are {WORDS}"]),
        ("trump=H hand=7H trump=S", ["1:17: error[E507]: 'trump' comes twice; keep one of them"]),
        ("hand=7H", ["1:1: error[E507]: the position lacks 'trump'; add trump=VALUE"]),
        (
            "seat=1",
            ["1:1: error[E507]: the position lacks 'trump'; add trump=VALUE"] * 1
            + ["1:1: error[E507]: the position lacks 'hand'; add hand=VALUE"],
        ),
        ("trump=NT hand=7H", ["1:7: error[E507]: 'NT' cannot be trumps here; use one of S H D C"]),
        ("trump=H hand=", ["1:14: error[E507]: the hand is empty; give the cards of the player to play"]),
        ("trump=H hand=7H,10H", [f"1:17: error[E502]: '10H' is no card; {NO_CARD}"]),
        (
            "trump=H hand=7H,8H,7H",
            ["1:20: error[E503]: 7H comes twice; each of the 32 cards exists once", "1:14: note: it stands here first"],
        ),
        ("trump=H hand=7H trick=8H,7H", ["1:26: error[E503]: 7H comes twice; each of the 32 cards exists once"]),
        ("trump=H hand=7H played=8H,7H", ["1:27: error[E503]: 7H comes twice; each of the 32 cards exists once"]),
        ("trump=H hand=7H trick=4:8H", ["1:23: error[E505]: there is no seat 4; seats are 0 to 3"]),
        ("trump=H hand=7H trick=x:8H", ["1:23: error[E501]: 'x' is no seat; seats are 0 to 3"]),
        (
            "trump=H hand=7H trick=1:8H seat=3",
            ["1:23: error[E507]: seat 1 is not in turn; if seat 3 is to play, this is a card of seat 2"],
        ),
        (
            "trump=H hand=7H trick=8H,9H,TH,JH",
            ["1:23: error[E507]: the trick is complete; 4 players have played to it"],
        ),
        (
            "trump=H hand=7H seat=9 declarer=8 dealer=7 multiplier=0 value=much",
            [
                "1:22: error[E505]: there is no seat 9; seats are 0 to 3",
                "1:33: error[E505]: there is no seat 8; seats are 0 to 3",
                "1:42: error[E505]: there is no seat 7; seats are 0 to 3",
                "1:55: error[E501]: `contract.multiplier` is no whole number from 1 on; write digits",
                "1:63: error[E501]: `contract.value` is no whole number from 0 on; write digits",
            ],
        ),
    ],
)
def test_what_is_wrong_in_a_line_is_told_at_its_place(text: str, messages: list[str]) -> None:
    assert refusals(text) == messages


def test_a_file_holds_the_position_of_the_protocol() -> None:
    text = "contract: {trump: H, declarer: 1}\nseat: 2\nhand: [7H, QS]\ntrick: [[0, TS], [1, JH]]\n"
    assert read_position(load(text, "p.yaml"), GAME) == line("trump=H declarer=1 seat=2 hand=7H,QS trick=0:TS,1:JH")
    request = '{"id": 1, "position": {"contract": {"trump": "H"}, "hand": ["7H"], "trick": ["TS"]}}'
    assert read_position(load(request, "p.json"), GAME) == line("trump=H hand=7H trick=TS")


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("- 1", ["1:1: error[E501]: the position is no map; write `key: value` lines"]),
        (
            "hnad: [7H]\ncontract: {trump: H}\n",
            ["1:1: error[E501]: the position has no key 'hnad'; did you mean 'hand'?"],
        ),
        ("hand: [7H]\ncontract: H\n", ["2:11: error[E501]: `contract` is no map; write `key: value` lines"]),
        ("hand: [7H]\ncontract: {}\n", ["2:11: error[E501]: `contract` lacks 'trump'; add `trump:`"]),
        ("hand: 7H\ncontract: {trump: H}\n", ["1:7: error[E501]: `hand` is no list; write [ ] around its entries"]),
        ("hand: [[7H]]\ncontract: {trump: H}\n", [f"1:8: error[E502]: a list is no card; {NO_CARD}"]),
        (
            "position: {hand: [7H], contract: {trump: X}}",
            ["1:42: error[E507]: 'X' cannot be trumps here; use one of S H D C"],
        ),
        ("position: 5", ["1:11: error[E501]: `position` is no map; write `key: value` lines"]),
    ],
)
def test_what_is_wrong_in_a_file_is_told_at_its_place(text: str, messages: list[str]) -> None:
    assert refusals(text) == messages


@given(st.data())
@settings(deadline=None, max_examples=60)
def test_the_position_of_a_deal_has_the_legal_cards_of_the_deal(data: st.DataObject) -> None:
    from belot.cards import CARDS

    deal = Deal(GAME, data.draw(st.permutations(CARDS)), 0)
    while deal.phase == "bidding" and deal.turn is not None:
        deal.apply(data.draw(st.sampled_from(deal.legal_actions()[-1:])))
    for _ in range(data.draw(st.integers(0, 31))):
        deal.apply(data.draw(st.sampled_from(deal.legal_actions())))
    position = position_of(deal)
    legal = legal_plays(GAME, {"position": position})["legal"]
    assert [f"play {card}" for card in legal] == deal.legal_actions()
    written = line(
        f"trump={position['contract']['trump']} hand={','.join(position['hand'])} seat={position['seat']}"
        f" trick={','.join(f'{seat}:{card}' for seat, card in position['trick'])}"
        f" played={','.join(position['played'])} declarer={position['contract']['declarer']}"
    )
    assert written == position
