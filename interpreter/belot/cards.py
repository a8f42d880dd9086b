"""Cards and card sets: a card is one bit of 32, a set of cards is an int.

Bit number = suit * 8 + rank, suits in the order S H D C, ranks in the natural order 7 8 9 T J Q K A, so that a
sequence is a run of neighbouring bits. The notation of a card is rank then suit: `TH` is the ten of hearts.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from belot.exceptions import InvalidInput

SUITS: Final = "SHDC"
RANKS: Final = "789TJQKA"
NO_TRUMPS: Final = "NT"
ALL_TRUMPS: Final = "AT"
TRUMPS: Final = (*SUITS, NO_TRUMPS, ALL_TRUMPS)

PACK_SIZE: Final = 32
PACK: Final = (1 << PACK_SIZE) - 1
CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
SUIT_CARDS: Final = {suit: 0xFF << 8 * number for number, suit in enumerate(SUITS)}
RANK_CARDS: Final = {rank: 0x01010101 << number for number, rank in enumerate(RANKS)}

_BIT: Final = {card: 1 << number for number, card in enumerate(CARDS)}
_CARD: Final = {bit: card for card, bit in _BIT.items()}
_SUIT_ORDER: Final = {suit: number for number, suit in enumerate(SUITS)}


def card_bit(card: str) -> int:
    """Return the one-bit set of a card in notation; raise InvalidInput (E502) for anything else."""
    try:
        return _BIT[card]
    except (KeyError, TypeError):
        raise InvalidInput(
            "E502",
            f"{card!r} is no card",
            "write the rank (7 8 9 T J Q K A), then the suit (S H D C), as in TH for the ten of hearts",
        ) from None


def card_name(bit: int) -> str:
    """Return the notation of a one-bit set."""
    return _CARD[bit]


def card_set(cards: Iterable[str]) -> int:
    """Return the set of the cards in notation; raise InvalidInput if one is no card (E502) or comes twice (E503)."""
    found = 0
    for card in cards:
        bit = card_bit(card)
        if found & bit:
            raise InvalidInput("E503", f"{card} comes twice", "each of the 32 cards exists once")
        found |= bit
    return found


def bits(cards: int) -> Iterator[int]:
    """Yield the one-bit sets of a set in ascending order: spades first, seven first."""
    while cards:
        bit = cards & -cards
        yield bit
        cards ^= bit


def card_names(cards: int) -> list[str]:
    """Return the notation of a set in ascending order."""
    return [_CARD[bit] for bit in bits(cards)]


def suit_of(card: str) -> str:
    """Return the suit letter of a card in notation."""
    return card[1]


def permute_suits(cards: int, order: str) -> int:
    """Return the set with suits S H D C renamed to the four letters of `order`."""
    return sum((cards >> 8 * number & 0xFF) << 8 * _SUIT_ORDER[suit] for number, suit in enumerate(order))
