"""Exact comparison of two ways to deal: a deck is dealt by places, so that dealing one deck of numbered cards shows all."""

from __future__ import annotations

from belot.dealing import after_bidding, before_bidding
from belot.exceptions import BelotError
from belot.game import Game
from belot.ruleset.model import Ruleset


def same_deals(original: Game, mutant: Game) -> bool:
    """Say whether two games give every seat the same cards, before and after the bidding, whoever declares."""
    mine, theirs = original.rules, mutant.rules
    if mine.hand_size != theirs.hand_size or _asks(mine) != _asks(theirs):
        return False
    return _dealt(mine) == _dealt(theirs)


def _asks(rules: Ruleset) -> list[tuple[str, int, str]]:
    """Return what the steps let a player do, in any order: a faced card to bid for, an exchange, a discard."""
    return sorted(
        (step.action, step.count, step.rank)
        for step in rules.steps
        if step.action in ("turn-up", "exchange", "discard", "bid")
    )


def _dealt(rules: Ruleset) -> object:
    deck, players = [1 << place for place in range(32)], range(rules.players)
    try:
        shown = []
        for dealer in players:
            before = before_bidding(rules, deck, dealer)
            after = [after_bidding(rules, deck, dealer, before, declarer) for declarer in players]
            shown.append((before.turned, [(list(each.hands), each.turned) for each in after]))
    except (AssertionError, BelotError, IndexError, TypeError, ValueError):  # steps in an order that cannot be dealt
        return None
    return shown
