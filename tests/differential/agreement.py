"""Plays one deal on both engines and says where they part."""

from random import Random
from typing import Any

from belot.cards import CARDS
from belot.deal import MATCH_WON, Deal
from belot.game import Game
from belot.operations import account_data

from tests import reference

# The oracle calls a match won by eight trumps in a row by the game's own word.
OUTCOMES = {"belot": MATCH_WON}


def parting(game: Game, rng: Random) -> str | None:
    """Return where the two engines part in a random deal, None if they agree to the end."""
    rules = game.rules
    deck = list(CARDS)
    rng.shuffle(deck)
    dealer = rng.randrange(rules.players)
    held = rng.choice([0, 0, 40]) if rules.score.paid_to is not None else 0
    totals = [rng.choice([0, rules.match.target - 60]) for _ in range(rules.sides)]
    ours = Deal(game, deck, dealer, held=held, totals=totals)
    theirs = reference.Deal(rules.id, dealer, deck, held=held, totals=totals)
    while ours.turn is not None:
        legal, other = ours.legal_actions(), theirs.legal_actions()
        if ours.turn != other["seat"] or sorted(legal) != sorted(other["legal"]):
            return f"seat {ours.turn}: {legal} against {other}, after {ours.actions}"
        action = _chosen(legal, rng)
        ours.apply(action)
        theirs.apply(action)
    return _difference(account_data(ours.result()), theirs.result() or {}, ours)


def _chosen(legal: list[str], rng: Random) -> str:
    """Choose at random, but often a right rather than a card, and often a pass in an auction."""
    if "pass" in legal and rng.random() < 0.5:
        return "pass"
    rights = [action for action in legal if not action.startswith("play")]
    return rng.choice(rights if rights and rng.random() < 0.6 else legal)


def _difference(ours: dict[str, Any], theirs: dict[str, Any], deal: Deal) -> str | None:
    outcome = OUTCOMES.get(theirs["outcome"], theirs["outcome"])
    keys = ["written", "held"] if outcome in (MATCH_WON, "claim") else ["lines", "written", "held"]
    pairs = [("outcome", ours["outcome"], outcome), *((key, ours[key], theirs[key]) for key in keys)]
    parted = [f"{key}: {one} against {other}" for key, one, other in pairs if one != other]
    return f"{'; '.join(parted)}; contract {deal.contract}, actions {deal.actions}" if parted else None
