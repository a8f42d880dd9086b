"""What holds in every game whatever its rules: nothing is lost, suits and seats are only names."""

from dataclasses import replace
from random import Random

import pytest
from belot.bidding import Contract
from belot.cards import CARDS, PACK, SUITS, card_names, card_set, permute_suits
from belot.deal import Deal
from belot.engine import game
from belot.game import Game
from hypothesis import assume, given
from hypothesis import strategies as st

from .playing import played
from .strategies import NAMES, choices, contracts, decks, games

# Cards of the pack in points, by kind of contract: arithmetic on the tables of the documents.
PACK_POINTS = {"suit": {152}, "no-trumps": {120, 152}, "all-trumps": {152, 248}}
FULL_DEAL = {"belote-fr": (162, 252), "belote": (162, 252)}


def finished(rules: Game, deck: list[str], dealer: int, numbers: list[float]) -> Deal:
    """Return a deal played to its end; deals thrown in, claimed or won outright are no use here."""
    deal = played(Deal(rules, deck, dealer), numbers)
    assume(len(deal.played) == rules.rules.hand_size)
    return deal


@given(games(), decks, st.integers(0, 1), choices)
def test_points_won_and_points_out_of_play_are_those_of_the_pack(
    rules: Game, deck: list[str], dealer: int, numbers: list[float]
) -> None:
    deal = finished(rules, deck, dealer, numbers)
    assert deal.contract is not None
    table = rules.play(deal.contract.trump).table
    won = deal.discards
    for _, cards in deal.played:
        assert won & cards == 0
        won |= cards
    assert table.points(won) + table.points(PACK & ~won) == table.points(PACK)
    assert table.points(PACK) in PACK_POINTS[table.kind]
    doubled = 2 if rules.rules.id == "belot-bg" and table.kind == "no-trumps" else 1
    lines = dict(deal.result().lines)
    assert sum(lines["cards"]) == doubled * table.points(won)


@pytest.mark.parametrize("name", sorted(FULL_DEAL))
@given(deck=decks, dealer=st.integers(0, 3), numbers=choices)
def test_a_deal_of_french_belote_adds_up_to_162_or_252(
    name: str, deck: list[str], dealer: int, numbers: list[float]
) -> None:
    lines = dict(finished(game(name), deck, dealer, numbers).result().lines)
    plain, capot = FULL_DEAL[name]
    trickless = any(points == 100 for points in lines["last-trick"])
    assert sum(lines["cards"]) + sum(lines["last-trick"]) == (capot if trickless else plain)


@given(games(), st.data())
def test_the_legal_set_is_a_part_of_the_hand_and_never_empty(rules: Game, data: st.DataObject) -> None:
    trump = data.draw(st.sampled_from(rules.rules.trumps()))
    play = rules.play(trump)
    cards = data.draw(st.lists(st.sampled_from(CARDS), unique=True, min_size=1, max_size=14))
    laid = data.draw(st.integers(0, min(rules.rules.players - 1, len(cards) - 1)))
    seat = data.draw(st.integers(0, rules.rules.players - 1))
    trick, hand = [card_set([card]) for card in cards[:laid]], card_set(cards[laid:])
    best, winner = 0, seat
    for place, card in enumerate(trick):
        if not best or play.table.above[best] & card:
            best, winner = card, (seat - laid + place) % rules.rules.players
    led = play.table.suit[trick[0]] if trick else 0
    legal = play.legal(hand, led, best, winner, seat)
    assert legal
    assert legal & ~hand == 0


@given(games(), decks, choices, st.permutations(SUITS))
def test_suits_are_only_names(rules: Game, deck: list[str], numbers: list[float], order: list[str]) -> None:
    assume(rules.rules.bidding.drive == "rounds")
    deal = finished(rules, deck, 0, numbers)
    renamed = dict(zip(SUITS, order, strict=True))
    other = Deal(rules, [card[0] + renamed[card[1]] for card in deck], 0)
    for action in deal.actions:
        legal = {_renamed(each, renamed) for each in _at(deal, len(other.actions))}
        assert legal == {_sorted(each) for each in other.legal_actions()}
        other.apply(_renamed(action, renamed))
    assert other.result() == deal.result()


def _at(deal: Deal, step: int) -> list[str]:
    again = Deal(deal.game, [CARDS[bit.bit_length() - 1] for bit in deal.deck], deal.dealer)
    for action in deal.actions[:step]:
        again.apply(action)
    return again.legal_actions()


def _renamed(action: str, suits: dict[str, str]) -> str:
    word, *rest = action.split()
    if word == "take":
        return f"take {suits[rest[0]]}"
    return _sorted(" ".join([word, *(card[0] + suits[card[1]] for card in rest)]))


def _sorted(action: str) -> str:
    word, *rest = action.split()
    return " ".join([word, *sorted(rest)])


@given(st.sampled_from(["coinche-plus", "belot-bg"]).map(game), st.data())
def test_suits_are_only_names_for_declarations(rules: Game, data: st.DataObject) -> None:
    contract = data.draw(contracts(rules))
    order = "".join(data.draw(st.permutations(SUITS)))
    deck = data.draw(decks)
    hands = [card_set(deck[8 * seat : 8 * seat + 8]) for seat in range(4)]
    trump = order[SUITS.index(contract.trump)] if contract.trump in SUITS else contract.trump
    announced = rules.announced(contract.trump, hands, [True] * 4, 0)
    other = rules.announced(trump, [permute_suits(hand, order) for hand in hands], [True] * 4, 0)
    assert other.side == announced.side
    for own, renamed in zip(announced.found, other.found, strict=True):
        assert sorted((each.kind, permute_suits(each.cards, order), each.points) for each in own) == sorted(
            (each.kind, each.cards, each.points) for each in renamed
        )


@given(games(), decks, choices, st.integers(1, 4))
def test_seats_turned_round_turn_the_result_round(
    rules: Game, deck: list[str], numbers: list[float], turned: int
) -> None:
    players, sides = rules.rules.players, rules.rules.sides
    deal = played(Deal(rules, deck, 0), numbers)
    other = Deal(rules, deck, turned % players)
    for action in deal.actions:
        assert other.turn is not None
        other.apply(action)
    assert other.turn is None
    ours, theirs = deal.result(), other.result()
    assert [theirs.written[(side + turned) % sides] for side in range(sides)] == list(ours.written)
    assert (theirs.outcome, theirs.held) == (ours.outcome, ours.held)


@pytest.mark.parametrize("name", NAMES)
def test_random_matches_end(name: str) -> None:
    rules, rng = game(name), Random(11)
    for _ in range(5):
        match, deals = rules.match.start(rng.randrange(rules.rules.players)), 0
        while not match.over:
            deals += 1
            assert deals < 2_000
            deck = list(CARDS)
            rng.shuffle(deck)
            deal = Deal(rules, deck, match.dealer, held=match.held, totals=match.totals)
            deal = _played_sensibly(deal, rng)
            if deal.contract is None:
                match = rules.match.thrown_in(match)
                continue
            result = deal.result()
            last = rules.rules.side(deal.played[-1][0]) if deal.played else 0
            match = rules.match.after(match, result.written, last, held=result.held, wins=deal.wins)
        assert match.winner == "draw" or match.winner in range(rules.rules.sides)


def _played_sensibly(deal: Deal, rng: Random) -> Deal:
    while deal.turn is not None:
        legal = deal.legal_actions()
        deal.apply("pass" if "pass" in legal and rng.random() < 0.7 else rng.choice(legal))
    return deal


def test_a_contract_can_be_replaced_without_touching_the_rest() -> None:
    contract = Contract(1, "H", 80)
    assert replace(contract, multiplier=2).as_data() == {"declarer": 1, "trump": "H", "value": 80, "multiplier": 2}
    assert card_names(PACK) == list(CARDS)
