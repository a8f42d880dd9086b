"""Cards as bits of a 32-bit set, and the tables the hand-written engines share.

A card is `1 << (suit * 8 + rank)` with suits in the order S H D C and ranks in the order 7 8 9 T J Q K A; a set
of cards is the sum of its cards. Ascending bits are ascending card indices.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

SUITS: Final = "SHDC"
RANKS: Final = "789TJQKA"
BITS: Final = tuple(1 << index for index in range(32))
SUIT_MASKS: Final = tuple(0xFF << 8 * suit for suit in range(4))
CHOICES: Final = {
    byte << 8 * suit: tuple(1 << 8 * suit + rank for rank in range(8) if byte >> rank & 1)
    for suit in range(4)
    for byte in range(1, 256)
}
"""The cards of every set within one suit, in ascending order."""
SUIT_OF: Final = {bit: SUIT_MASKS[index >> 3] for index, bit in enumerate(BITS)}

PLAIN_ORDER: Final = "789JQKTA"
TRUMP_ORDER: Final = "78QKTA9J"
PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
KIND_POINTS: Final = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
RUN_POINTS: Final = (0, 0, 0, 20, 50, 100, 100, 100, 100)

RUN_STARTS: Final = 0x3F3F3F3F  # a run of three cannot start at a king or an ace
KINDS: Final = 0xFC  # fours of sevens and eights count nothing
KING_QUEEN: Final = tuple(0x60 << 8 * suit for suit in range(4))


def card(name: str) -> int:
    """Return the bit of a card written rank first, as in `TH`."""
    return 1 << (SUITS.index(name[1]) * 8 + RANKS.index(name[0]))


def cards(names: str | Iterable[str]) -> int:
    """Return the set of the named cards; a string is split at blanks."""
    return sum(card(name) for name in (names.split() if isinstance(names, str) else names))


def names(mask: int) -> list[str]:
    """Return the names of the cards of a set, in ascending index order."""
    return [RANKS[index & 7] + SUITS[index >> 3] for index, bit in enumerate(BITS) if mask & bit]


def _beats(bit: int, trump: int) -> int:
    index = BITS.index(bit)
    suit = index >> 3
    order = TRUMP_ORDER if suit == trump else PLAIN_ORDER
    higher = order[order.index(RANKS[index & 7]) + 1 :]
    over = sum(1 << (suit * 8 + RANKS.index(rank)) for rank in higher)
    return over if suit == trump else over | SUIT_MASKS[trump]


BEATS: Final = tuple({bit: _beats(bit, trump) for bit in BITS} for trump in range(4))
"""For each trump suit and each card that is winning a trick: the cards that would win it from there."""


def _byte_points(values: dict[str, int]) -> tuple[int, ...]:
    return tuple(sum(values.get(RANKS[i], 0) for i in range(8) if byte >> i & 1) for byte in range(256))


_PLAIN: Final = _byte_points(PLAIN_POINTS)
_TRUMP: Final = _byte_points(TRUMP_POINTS)
_BY_SUIT: Final = tuple(tuple(_TRUMP if s == trump else _PLAIN for s in range(4)) for trump in range(4))


def points(mask: int, trump: int) -> int:
    """Return the card points of a set, without the last trick."""
    s, h, d, c = _BY_SUIT[trump]
    return s[mask & 255] + h[mask >> 8 & 255] + d[mask >> 16 & 255] + c[mask >> 24]


def winner(trick: Sequence[int], trump: int) -> int:
    """Return which card of the trick, counted from 0 in the order played, wins it."""
    beats = BEATS[trump]
    best = 0
    for place in range(1, len(trick)):
        if trick[place] & beats[trick[best]]:
            best = place
    return best


def best_card(trick: Sequence[int], trump: int) -> int:
    """Return the card that is winning the trick."""
    return trick[winner(trick, trump)]


# A declaration's rank is one integer: worth, then four over run, then top card, then trumps. In all games
# here worth grows with length, and no run is worth more than a four, so this one order serves them all.


def _run_key(length: int, top: int) -> int:
    return RUN_POINTS[length] << 5 | top << 1


def _four_key(rank: int) -> int:
    return KIND_POINTS[RANKS[rank]] << 5 | 1 << 4 | PLAIN_ORDER.index(RANKS[rank]) << 1


def _runs(byte: int) -> list[tuple[int, int]]:
    """Return (length, top rank) of every longest run of at least three in one suit."""
    found, length = [], 0
    for rank in range(9):
        if byte >> rank & 1:
            length += 1
        else:
            if length >= 3:
                found.append((length, rank - 1))
            length = 0
    return found


def _run_entry(byte: int) -> tuple[int, int]:
    runs = _runs(byte)
    return max((_run_key(*run) for run in runs), default=0), sum(RUN_POINTS[length] for length, _ in runs)


def _four_entry(byte: int) -> tuple[int, int]:
    ranks = [rank for rank in range(2, 8) if byte >> rank & 1]
    return max(map(_four_key, ranks), default=0), sum(KIND_POINTS[RANKS[rank]] for rank in ranks)


RUNS: Final = tuple(_run_entry(byte) for byte in range(256))
"""For each set of ranks in one suit: the highest rank among its runs, and their points together."""
FOURS: Final = tuple(_four_entry(byte) for byte in range(256))
"""For each set of ranks held in all suits: the highest rank among those fours, and their points together."""


def meld(hand: int, trump: int, linked: bool = False) -> tuple[int, int]:
    """Return the rank of the best declaration in a hand and the points of all of them, (0, 0) if none.

    Unless cards may be linked, each serves once. Fours are then taken first: with eight cards no set of runs
    that a four would break is worth more, and at equal worth the four ranks higher. `trump` -1: no suit ranks
    above the others.
    """
    key = total = 0
    fours = hand & hand >> 8 & hand >> 16 & hand >> 24 & KINDS
    if fours:
        key, total = FOURS[fours]
        if not linked:
            hand &= ~(fours * 0x01010101)
    if hand & hand >> 1 & hand >> 2 & RUN_STARTS:
        for suit in range(4):
            rank, worth = RUNS[hand >> 8 * suit & 255]
            if worth:
                total += worth
                key = max(key, rank | (suit == trump))
    return key, total


def declarations(hand: int, trump: int, linked: bool = False) -> list[tuple[int, int, int]]:
    """Return (rank, points, cards) of every declaration that `meld` counts, best first."""
    found = []
    fours = hand & hand >> 8 & hand >> 16 & hand >> 24 & KINDS
    for rank in range(2, 8):
        if fours >> rank & 1:
            found.append((_four_key(rank), KIND_POINTS[RANKS[rank]], 0x01010101 << rank))
    if not linked:
        hand &= ~(fours * 0x01010101)
    for suit in range(4):
        for length, top in _runs(hand >> 8 * suit & 255):
            mask = ((1 << length) - 1) << (suit * 8 + top - length + 1)
            found.append((_run_key(length, top) | (suit == trump), RUN_POINTS[length], mask))
    return sorted(found, reverse=True)
