"""Refusals as the rules and the readers really raise them, by name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from belot.cards import CARDS, card_bit, card_set
from belot.deal import Deal
from belot.dealing import read_deck
from belot.engine import game
from belot.exceptions import IllegalAction, InvalidInput

Refusal = tuple[str, IllegalAction | InvalidInput]

DECK: Final = list(CARDS)
# A hand with king and queen of hearts for the eldest, other hands in order of suits.
BELOTE_DECK: Final = ["KH", "QH", *(card for card in CARDS if card not in ("KH", "QH"))]

# name: ruleset, actions that are legal (0 for the first there is), the action that is not
ACTIONS: Final[Mapping[str, tuple[str, Sequence[str | int], str]]] = {
    "must-call": ("bela-4", ["pass"] * 3, "pass"),
    "wrong-suit": ("belote", [], "take S"),
    "no-such-call": ("belote", ["pass"], "bid 80 H"),
    "too-low": ("coinche", ["bid 90 H"], "bid 80 S"),
    "after-a-double": ("coinche", ["bid 90 H", "double"], "bid 100 S"),
    "nothing-to-double": ("coinche", [], "double"),
    "nothing-to-redouble": ("coinche", ["bid 90 H"], "redouble"),
    "below-a-capot": ("coinche-plus", ["bid capot H"], "bid 160 NT"),
    "below-in-suits": ("belot-bg", ["bid H"], "bid C"),
    "no-exchange": ("belot-ru-3", ["take D"], "exchange"),
    "no-belote": ("belot-ru-3", ["take D"], "belote"),
    "no-claim": ("belot-ru-3", ["take D"], "claim"),
    "no-action": ("belot-ru-3", ["take D"], "dance"),
    "second-declaration": ("belot-ru-3", ["take D", "declare"], "declare"),
    "no-exchange-here": ("belote", ["take D"], "exchange"),
    "no-declaring-here": ("belote", ["take D"], "declare"),
    "no-belote-here": ("belote", ["take D"], "belote"),
    "no-claim-here": ("belote", ["take D"], "claim"),
    "one-discard": ("bela-3", ["take S"], "discard 7S"),
    "belote-without-the-pair": ("bela-4", ["take C"], "belote"),
    "not-in-hand": ("belote", ["take D"], "play AC"),
    "over": ("belote", ["pass"] * 8, "pass"),
    "belote-unpaid": ("bela-4", ["take H", "belote"], "play 7S"),
    "refused-by-rung": ("belote", ["take D", "play 7S"], "play AH"),
}


def _refused(name: str) -> Refusal:
    ruleset, legal, action = ACTIONS[name]
    deal = Deal(game(ruleset), BELOTE_DECK if name == "belote-unpaid" else DECK, 0)
    for each in legal:
        deal.apply(str(each))
    try:
        deal.apply(action)
    except IllegalAction as error:
        return ruleset, error
    raise AssertionError(f"{action} is legal: {name}")


INPUTS: Final[Mapping[str, Callable[[], object]]] = {
    "no-card": lambda: card_bit("1H"),
    "card-twice": lambda: card_set(["TH", "AS", "TH"]),
    "card-twice-in-deck": lambda: read_deck([*DECK, "QC"]),
    "one-card-deck": lambda: read_deck(DECK[:1]),
    "short-deck": lambda: read_deck(DECK[:23]),
    "no-seat": lambda: Deal(game("belote"), DECK, 7),
    "not-over": lambda: Deal(game("belote"), DECK, 0).result(),
}


def _invalid(name: str) -> Refusal:
    try:
        INPUTS[name]()
    except InvalidInput as error:
        return "belote", error
    raise AssertionError(f"this is valid: {name}")


def refusal_of(name: str) -> Refusal:
    """Return a ruleset and the error raised under it."""
    return _refused(name) if name in ACTIONS else _invalid(name)


NAMES: Final = [*ACTIONS, *INPUTS]
