"""Whole deals played at random by the rules of a game, as requests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from belot.alike.samples import Numbers
from belot.cards import PACK, bits, card_name
from belot.deal import Deal
from belot.game import Game

DEALS: Final = 120


def requests(game: Game) -> Iterator[dict[str, Any]]:
    """Yield deals that were played to the end, totals near the target in every other one, so that claims come up."""
    rules = game.rules
    for seed in range(DEALS):
        numbers = Numbers(seed)
        deck = [card_name(card) for card in numbers.shuffled(list(bits(PACK)))]
        dealer = numbers.below(rules.players)
        totals = [max(0, rules.match.target - 1 - numbers.below(120)) if seed % 2 else 0 for _ in range(rules.sides)]
        deal = Deal(game, deck, dealer, totals=totals)
        while deal.turn is not None and len(deal.actions) < 200:
            deal.apply(_chosen(deal.legal_actions(), numbers))
        yield {"op": "deal", "dealer": dealer, "deck": deck, "totals": totals, "actions": list(deal.actions)}


def _chosen(legal: list[str], numbers: Numbers) -> str:
    """Return an action, a pass less often than its share, so that few deals are thrown in."""
    bids = [action for action in legal if action != "pass"]
    choices = bids if bids and numbers.below(3) == 0 else legal
    return choices[numbers.below(len(choices))]
