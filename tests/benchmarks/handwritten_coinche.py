"""Coinche as a card-set engine written by hand.

A random deal draws from `random.Random` in this order:

1. `deck = list(range(32)); rng.shuffle(deck)`, card index = suit * 8 + rank, first card dealt first, packets of
   three, two, three from the eldest;
2. `dealer = rng.randrange(4)`, `declarer = rng.randrange(4)` (seats), `trump = rng.randrange(4)` (S H D C),
   `VALUES[rng.randrange(11)]` (80 to 160, capot, general), `(1, 2, 4)[rng.randrange(3)]` the multiplier. The
   calls: passes up to the declarer, his bid, then three passes, or the next player's double, or that and the
   redouble of the declarer's partner;
3. cards as in `handwritten`.

Readings beyond the written rules: declarations that a side gets with all eight tricks move before the contract is
judged, so that such a side is never behind (sgc.score.all-tricks); a failed general whose pair has all tricks is
the exception named in sgc.score.general-by-pair.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from .handwritten import Hands, Pair, Result, belote, contest_tie_voids, play_out
from .handwritten_cards import BITS, points

CAPOT, GENERAL = 250, 500
VALUES = (80, 90, 100, 110, 120, 130, 140, 150, 160, CAPOT, GENERAL)


class Counted(NamedTuple):
    """What a played deal comes to, bidders first."""

    cards: int
    """The bidders' card points with the last trick; the defenders have the rest of 162."""
    tricks: str
    """Who took all eight tricks: "declarer" (alone), "bidders", "defenders" or ""."""
    declared: Pair
    belote: Pair


def rounded(total: int) -> int:
    """Return the total in tens, 5 and up upwards (sgc.score.rounding)."""
    return (total + 5) // 10 * 10


def made(bid: int, tricks: str, bidders: int, defenders: int) -> bool:
    """Return whether the bidders have made their contract (sgc.score.test, sgc.score.test-capot)."""
    if bid == GENERAL:
        return tricks == "declarer"
    if bid == CAPOT:
        return tricks in ("declarer", "bidders")
    return bidders >= bid and bidders > defenders


def score(deal: Counted, bid: int, multiplier: int) -> tuple[str, int, int]:
    """Return outcome, the bidders' and the defenders' written points (sgc.score.*)."""
    cards, tricks, (declared, against), (belote, theirs) = deal
    stand = declared + against
    swept = tricks in ("declarer", "bidders")
    if swept:
        cards, declared, against = 252, stand, 0
    elif tricks:
        cards, declared, against = 0, 0, stand
    rest = 252 - cards if tricks else 162 - cards
    bidders, defenders = cards + declared + belote, rest + against + theirs
    success = made(bid, tricks, bidders, defenders)
    if multiplier == 1:
        if success:
            return "made", rounded(bidders + bid), rounded(defenders)
        return "failed", belote, rounded(160 + bid + stand + theirs)
    if success:
        base = CAPOT if swept else 160
        return "made-doubled", (base + bid + declared) * multiplier + belote, theirs
    base = CAPOT if tricks == "defenders" else 160
    return "failed-doubled", belote, (base + bid + stand) * multiplier + theirs


def dealt(deck: list[int]) -> Hands:
    """Return the hands from a deck of card bits, eldest first (sgc.deal)."""
    a1, a2, a3, b1, b2, b3, c1, c2, c3, d1, d2, d3, a4, a5, b4, b5, *rest = deck
    c4, c5, d4, d5, a6, a7, a8, b6, b7, b8, c6, c7, c8, d6, d7, d8 = rest
    return (
        a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8,
        b1 + b2 + b3 + b4 + b5 + b6 + b7 + b8,
        c1 + c2 + c3 + c4 + c5 + c6 + c7 + c8,
        d1 + d2 + d3 + d4 + d5 + d6 + d7 + d8,
    )


def all_tricks(won: int, declarer: int) -> str:
    """Return who took all tricks, from the places that took one (as bits) and the declarer's place."""
    if won == 1 << declarer:
        return "declarer"
    if won & 5 and won & 10:
        return ""
    return "defenders" if bool(won & 5) == bool(declarer & 1) else "bidders"


def random_deal(rng: Random) -> Result:
    """Play a whole deal at random; return outcome, points written by side 0 and side 1, and 0 held."""
    deck = list(BITS)
    rng.shuffle(deck)
    dealer, declarer, trump = rng.randrange(4), rng.randrange(4), rng.randrange(4)
    bid, multiplier = VALUES[rng.randrange(11)], (1, 2, 4)[rng.randrange(3)]
    place = (declarer - dealer - 1) & 3
    hands = dealt(deck)
    declared, belotes = contest_tie_voids(hands, trump), belote(hands, trump)
    pile, won, last = play_out(hands, trump, False, rng.random)
    cards = points(pile, trump) + (0 if last & 1 else 10)
    if place & 1:
        cards, declared, belotes = 162 - cards, declared[::-1], belotes[::-1]
    tricks = all_tricks(won, place)
    outcome, bidders, defenders = score(Counted(cards, tricks, declared, belotes), bid, multiplier)
    if declarer & 1:
        return outcome, defenders, bidders, 0
    return outcome, bidders, defenders, 0
