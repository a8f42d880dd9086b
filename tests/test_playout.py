"""Deals played at speed give what the deal as a state machine gives, card by card and point by point."""

from random import Random

import pytest
from belot.bidding import Contract
from belot.cards import CARDS, card_bit
from belot.deal import MATCH_WON, Deal
from belot.engine import game
from belot.exceptions import InvalidInput
from belot.game import Game
from belot.playout import Playout

from .playing import bid_to
from .strategies import NAMES

DEALS = 300
MANY = 20_000


def random_contract(rules: Game, rng: Random, dealer: int) -> Contract:
    """Return a contract the bidding of a game could end with, whatever the hands."""
    eldest_only = any(each.speakers == "eldest" for each in rules.rules.bidding.rounds)
    declarer = (dealer + 1 if eldest_only else rng.randrange(rules.rules.players)) % rules.rules.players
    bidding = rules.rules.bidding
    values: list[object] = [*bidding.values, *(name for name, _ in bidding.named)]
    value = rng.choice(values) if values else None
    multiplier = rng.choice([1, 2, 4]) if bidding.double else 1
    return Contract(declarer, rng.choice(rules.rules.trumps()), value, multiplier)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_at_speed_equals_the_same_deal_step_by_step(name: str) -> None:
    rules, compared = game(name), 0
    playout = Playout(rules)
    for seed in range(DEALS):
        rng = Random(seed)
        deck = list(CARDS)
        rng.shuffle(deck)
        dealer = rng.randrange(rules.rules.players)
        contract = random_contract(rules, rng, dealer)
        deal = Deal(rules, deck, dealer)
        if not bid_to(deal, contract):
            continue
        compared += 1
        fast = playout.player(contract.trump)(
            [card_bit(card) for card in deck], dealer, contract, Random(seed).random, 0
        )
        slow = _step_by_step(deal, Random(seed))
        if fast[0] == MATCH_WON:
            assert slow[0] == MATCH_WON
        else:
            assert fast == slow
    assert compared >= DEALS / 5


def _step_by_step(deal: Deal, rng: Random) -> tuple[str, tuple[int, ...], int]:
    """Play like `Playout`: discards drawn one by one, every right that adds points used, cards drawn by number."""
    if deal.phase == "discard":
        hand, laid = deal.hands[deal.turn or 0], []
        count = len(deal.legal_actions()[0].split()) - 1
        for _ in range(count):
            cards = [card for card in CARDS if hand & card_bit(card)]
            card = cards[int(rng.random() * len(cards))]
            hand &= ~card_bit(card)
            laid.append(card)
        deal.apply("discard " + " ".join(sorted(laid, key=CARDS.index)))
    while deal.turn is not None:
        rights = deal.rights.allowed()
        if "declare" in rights:
            deal.apply("declare")
            continue
        cards = [action for action in deal.legal_actions() if action.startswith("play")]
        card = cards[int(rng.random() * len(cards))] if len(cards) > 1 else cards[0]
        belote, contract = deal.game.rules.belote, deal.contract
        assert belote is not None
        assert contract is not None
        royal = card in (f"play K{contract.trump}", f"play Q{contract.trump}")
        if "belote" in rights and (belote.announce == "any-play" or royal):
            # With the first card the pair is announced only when one of its cards is the one to be played.
            deal.apply("belote")
            if card not in deal.legal_actions():
                raise AssertionError("belote was announced with another card")
        deal.apply(card)
    result = deal.result()
    return result.outcome, result.written, result.held


@pytest.mark.parametrize("name", NAMES)
def test_many_random_deals_play_to_the_end(name: str) -> None:
    rules, rng = game(name), Random(5)
    playout, deck = Playout(rules), [card_bit(card) for card in CARDS]
    outcomes = {outcome.id for outcome in rules.rules.score.outcomes} | {MATCH_WON}
    for _ in range(MANY):
        rng.shuffle(deck)
        dealer = rng.randrange(rules.rules.players)
        contract = random_contract(rules, rng, dealer)
        outcome, _, held = playout.player(contract.trump)(deck, dealer, contract, rng.random, 0)
        assert outcome in outcomes
        assert held >= 0


def test_a_deal_at_speed_refuses_a_declarer_the_bidding_cannot_have() -> None:
    deck = [card_bit(card) for card in CARDS]
    with pytest.raises(InvalidInput, match="only the eldest bids in this game"):
        Playout(game("bela-3")).player("H")(deck, 0, Contract(2, "H"), Random(1).random, 0)
