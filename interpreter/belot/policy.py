"""How a deal is played when nobody thinks: the random player behind examples and tests."""

from random import Random

from belot.bidding import PASS, Auction
from belot.deal import Deal
from belot.rights import BELOTE, CLAIM, DECLARE, EXCHANGE

RIGHTS = (EXCHANGE, DECLARE, BELOTE, CLAIM)


def random_actions(deal: Deal, rng: Random) -> tuple[str, ...]:
    """Play a deal to its end at random and return the actions.

    Every legal action is as likely as any other, but a right that is open is used, and an auction is passed every
    second time, for it would go on too long otherwise.
    """
    while deal.turn is not None:
        deal.apply(_random_action(deal, rng))
    return tuple(deal.actions)


def _random_action(deal: Deal, rng: Random) -> str:
    legal = deal.legal_actions()
    if legal[0] in RIGHTS:
        return legal[0]
    if deal.phase == "bidding" and isinstance(deal.bidding, Auction) and rng.random() < 0.5:
        return PASS
    return rng.choice(legal)
