"""Dealing by packets: from a deck, the first card dealt first, to hands, packets kept apart and the faced card."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from belot.cards import PACK, PACK_SIZE, bits, card_bit, card_name
from belot.exceptions import InvalidInput
from belot.ruleset.model import Ruleset, Step


@dataclass(frozen=True)
class Dealt:
    """Card sets per seat, in hand and kept apart; the faced card (0 if none); how many cards the deck has given."""

    hands: tuple[int, ...]
    apart: tuple[int, ...]
    turned: int = 0
    given: int = 0


def read_deck(cards: Sequence[str]) -> tuple[int, ...]:
    """Return a deck as one-bit sets; raise InvalidInput (E502 no card, E503 twice, E504 not 32)."""
    deck: list[int] = []
    for card in cards:
        bit = card_bit(card)
        if bit in deck:
            raise InvalidInput("E503", f"{card} comes twice in the deck", "each of the 32 cards exists once")
        deck.append(bit)
    if len(deck) != PACK_SIZE:
        raise InvalidInput("E504", f"the deck has {len(deck)} cards", "give all 32, the first dealt first")
    return tuple(deck)


def before_bidding(ruleset: Ruleset, deck: Sequence[int], dealer: int) -> Dealt:
    """Return what has been dealt when the bidding begins."""
    nothing = (0,) * ruleset.players
    dealt = Dealt(nothing, nothing)
    for step in ruleset.steps:
        if step.action == "bid":
            break
        dealt = _carry_out(step, dealt, deck, dealer, None)
    return dealt


def after_bidding(ruleset: Ruleset, deck: Sequence[int], dealer: int, dealt: Dealt, declarer: int) -> Dealt:
    """Return what the players hold once the declarer is known, before any discard."""
    steps = iter(ruleset.steps)
    for step in steps:
        if step.action == "bid":
            break
    for step in steps:
        dealt = _carry_out(step, dealt, deck, dealer, declarer)
    return dealt


def _carry_out(step: Step, dealt: Dealt, deck: Sequence[int], dealer: int, declarer: int | None) -> Dealt:
    match step.action:
        case "give":
            return _give(step, dealt, deck, dealer, declarer)
        case "turn-up":
            return replace(dealt, turned=deck[dealt.given], given=dealt.given + 1)
        case "give-turned":
            assert declarer is not None, "the faced card is given after the bidding"
            return replace(dealt, hands=_added(dealt.hands, declarer, dealt.turned))
        case "pick-up":
            hands = tuple(hand | apart for hand, apart in zip(dealt.hands, dealt.apart, strict=True))
            return replace(dealt, hands=hands, apart=(0,) * len(hands))
        case _:
            return dealt


def _give(step: Step, dealt: Dealt, deck: Sequence[int], dealer: int, declarer: int | None) -> Dealt:
    piles = dealt.apart if step.apart else dealt.hands
    given = dealt.given
    for seat in _receivers(step, len(piles), dealer, declarer):
        piles = _added(piles, seat, sum(deck[given : given + step.count]))
        given += step.count
    return replace(dealt, given=given, apart=piles) if step.apart else replace(dealt, given=given, hands=piles)


def _receivers(step: Step, players: int, dealer: int, declarer: int | None) -> Iterator[int]:
    eldest = (dealer + 1) % players
    match step.to:
        case "all":
            yield from ((eldest + turn) % players for turn in range(players))
        case "others":
            yield from (seat for turn in range(players) if (seat := (eldest + turn) % players) != declarer)
        case "eldest":
            yield eldest
        case "declarer":
            assert declarer is not None, "cards are given to the declarer after the bidding"
            yield declarer


def _added(piles: tuple[int, ...], seat: int, cards: int) -> tuple[int, ...]:
    return (*piles[:seat], piles[seat] | cards, *piles[seat + 1 :])


def deck_names(deck: Sequence[int]) -> list[str]:
    """Return a deck in notation, in its order."""
    return [card_name(bit) for bit in deck]


def full_deck() -> list[int]:
    """Return the 32 cards in ascending order, to be shuffled by the caller."""
    return list(bits(PACK))
