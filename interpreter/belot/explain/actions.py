"""Calls and other actions in words, and why the rules refuse them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from belot.bidding import DOUBLE, PASS, REDOUBLE
from belot.cards import ALL_TRUMPS, CARDS, NO_TRUMPS, SUITS
from belot.exceptions import IllegalAction
from belot.explain.wording import RANK_KEYS, SUIT_KEYS, translate
from belot.rights import BELOTE, CLAIM, DECLARE, EXCHANGE
from belot.ruleset.model import Bidding, Ruleset

_TRUMP_KEYS: Final[Mapping[str, str]] = {**SUIT_KEYS, NO_TRUMPS: "no-trumps", ALL_TRUMPS: "all-trumps"}
_PLAIN: Final = (PASS, DOUBLE, REDOUBLE, EXCHANGE, DECLARE, BELOTE, CLAIM)
_NAMED: Final = ("capot", "general")


def said(lang: str, action: str) -> str:
    """Return an action in words; what is no action stays as it was written."""
    match action.split():
        case [word] if word in _PLAIN:
            return translate(lang, "action", action=word)
        case [word] | ["play", word] if word in CARDS:
            return _card(lang, word)
        case ["take", suit] if suit in SUITS:
            return translate(lang, "take", suit=SUIT_KEYS[suit])
        case ["bid", trump] if trump in _TRUMP_KEYS:
            return translate(lang, "bid", value="none", trump=_TRUMP_KEYS[trump])
        case ["bid", value, trump] if trump in _TRUMP_KEYS and _is_value(value):
            return translate(lang, "bid", value=_value(value), trump=_TRUMP_KEYS[trump])
        case ["discard", *cards] if cards and set(cards) <= set(CARDS):
            return translate(lang, "discard", list=" ".join(_card(lang, card) for card in cards))
        case _:
            return action


def _card(lang: str, card: str) -> str:
    return translate(lang, "card", rank=RANK_KEYS[card[0]], suit=SUIT_KEYS[card[1]])


def _is_value(word: str) -> bool:
    return word in _NAMED or (word.isascii() and word.isdigit())


def _value(word: str) -> str | int:
    return word if word in _NAMED else int(word)


def with_legal(lang: str, sentence: str, legal: Sequence[str]) -> str:
    """Return a sentence with what is legal after it, if anything is."""
    if not legal:
        return sentence
    return f"{sentence} {translate(lang, 'legal', list=listed(lang, legal))}"


def listed(lang: str, actions: Sequence[str]) -> str:
    """Return actions in words: cards one after the other, bids with a value from the lowest up."""
    cards = [said(lang, action) for action in actions if action.split()[-1] in CARDS and "discard" not in action]
    others = list(_others(lang, actions))
    return ", ".join([*others, " ".join(cards)] if cards else others)


def _others(lang: str, actions: Sequence[str]) -> Iterator[str]:
    lowest = next((action for action in actions if _is_valued_bid(action)), None)
    for action in actions:
        if action == lowest:
            yield translate(lang, "bids-from", value=_value(action.split()[1]))
        elif not _is_valued_bid(action) and (action.split()[-1] not in CARDS or "discard" in action):
            yield said(lang, action)


def _is_valued_bid(action: str) -> bool:
    return action.startswith("bid ") and len(action.split()) == 3


def reason_of_call(lang: str, error: IllegalAction, rules: Ruleset) -> str:
    """Return why a call is refused, from what could be called instead and what the game has at all."""
    legal, bidding = error.legal, rules.bidding
    if error.action not in _calls(bidding):
        return translate(lang, "call-unknown")
    match error.action.split()[0]:
        case "pass":
            return translate(lang, "call-must")
        case "take":
            return translate(lang, "call-suit")
        case "bid":
            return translate(lang, "call-higher" if any(call.startswith("bid ") for call in legal) else "call-none")
        case _:
            return translate(lang, f"call-{error.action}")


def _calls(bidding: Bidding) -> frozenset[str]:
    """Return every call a game has."""
    if bidding.drive == "rounds":
        return frozenset([PASS, *(f"take {suit}" for suit in SUITS)])
    values = [*bidding.values, *(name for name, _ in bidding.named)]
    bids = [f"bid {value} {trump}" for value in values for trump in bidding.trumps]
    if bidding.higher_by == "trump":
        bids = [f"bid {trump}" for trump in bidding.trumps]
    doubles = [call for call, has in ((DOUBLE, bidding.double), (REDOUBLE, bidding.redouble)) if has]
    return frozenset([PASS, *bids, *doubles])


def reason_of_action(lang: str, action: str, rules: Ruleset) -> str:
    """Return why an action other than a call or a card is refused: when the rules allow it, if they do."""
    declarations, belote = rules.declarations, rules.belote
    match action:
        case "exchange":
            step = next((step for step in rules.steps if step.action == "exchange"), None)
            if step is not None:
                return translate(lang, "exchange-when", rank=RANK_KEYS[step.rank])
            return translate(lang, "exchange-none")
        case "declare" if declarations is None:
            return translate(lang, "declare-none")
        case "declare" if declarations is not None:
            return translate(lang, "declare-automatic" if declarations.announce == "automatic" else "declare-when")
        case "belote":
            return translate(lang, f"belote-{'none' if belote is None else belote.announce}")
        case "claim":
            return translate(lang, "claim-none" if rules.match.claim is None else "claim-when")
        case _:
            return translate(lang, "action-unknown")
