"""What a seat may know: a view does not change when cards it cannot see change places."""

from random import Random

import pytest
from belot.cards import CARDS, card_name
from belot.deal import Deal
from belot.engine import game
from belot.exceptions import BelotError

from .strategies import NAMES

TRIES = 400


def _random_deal(name: str, rng: Random) -> Deal:
    rules = game(name)
    deck = list(CARDS)
    rng.shuffle(deck)
    deal = Deal(rules, deck, rng.randrange(rules.rules.players))
    for _ in range(rng.randrange(40)):
        legal = deal.legal_actions()
        if not legal:
            break
        deal.apply("pass" if "pass" in legal and rng.random() < 0.4 else rng.choice(legal))
    return deal


def _known(deal: Deal, seat: int) -> set[str]:
    """Return the cards a view names anywhere."""
    return {card for card in CARDS if f"'{card}'" in str({**deal.view(seat), "legal": None})}


def _replayed(deal: Deal, swapped: tuple[str, str]) -> Deal | None:
    """Return the same actions on a deck in which two cards have changed places, None if they are not legal there."""
    one, other = swapped
    exchange = {one: other, other: one}
    deck = [exchange.get(card, card) for card in map(card_name, deal.deck)]
    again = Deal(deal.game, deck, deal.dealer)
    try:
        for action in deal.actions:
            again.apply(action)
    except BelotError:
        return None
    return again


def _heard(deal: Deal) -> object:
    return deal.rights.shown(), deal.rights.called()


@pytest.mark.parametrize("name", NAMES)
def test_a_view_does_not_change_when_hidden_cards_change_places(name: str) -> None:
    rng, compared = Random(f"view {name}"), 0
    for _ in range(TRIES):
        deal = _random_deal(name, rng)
        seat = rng.randrange(deal.game.rules.players)
        hidden = sorted(set(CARDS) - _known(deal, seat))
        if len(hidden) < 2 or deal.phase == "over":
            continue
        one, other = rng.sample(hidden, 2)
        again = _replayed(deal, (one, other))
        # What is announced at the table is no secret: a swap that changes it changes what all have heard.
        if again is not None and again.phase == deal.phase and _heard(again) == _heard(deal):
            compared += 1
            assert again.view(seat) == deal.view(seat)
    assert compared > TRIES / 8


@pytest.mark.parametrize("name", NAMES)
def test_a_view_never_names_a_card_the_seat_has_not_seen(name: str) -> None:
    rng = Random(f"known {name}")
    for _ in range(TRIES):
        deal = _random_deal(name, rng)
        seat = rng.randrange(deal.game.rules.players)
        view = deal.view(seat)
        public = {card for trick in view["tricks"] for card in trick["cards"]} | {card for _, card in view["trick"]}
        public |= {view["turned"]} | {card for own in view["belote"] for card in own}
        public |= {card for own in view["declarations"] for each in own for card in each["cards"]}
        own_cards = set(view["hand"]) | set(view.get("discards", []))
        assert _known(deal, seat) <= public | own_cards
        others = [hand for place, hand in enumerate(deal.hands) if place != seat]
        held_by_others = {card for card in CARDS if any(hand >> CARDS.index(card) & 1 for hand in others)}
        assert own_cards & held_by_others == set()


def test_a_packet_kept_apart_is_not_seen_before_the_call() -> None:
    deck = list(CARDS)
    deal = Deal(game("bela-4"), deck, 3)
    assert deal.view(0)["hand"] == ["7S", "8S", "9S", "JH", "QH", "KH"]
    assert deal.view(0)["apart"] == [2, 2, 2, 2]


def test_whoever_passes_at_bela_for_four_may_look_at_his_packet() -> None:
    deal = Deal(game("bela-4"), list(CARDS), 3)
    deal.apply("pass")
    assert len(deal.view(0)["hand"]) == 8
    assert len(deal.view(1)["hand"]) == 6


def test_a_view_of_a_seat_that_does_not_exist_is_refused() -> None:
    deal = Deal(game("bela-2"), list(CARDS), 0)
    with pytest.raises(BelotError, match="there is no seat 2"):
        deal.view(2)
