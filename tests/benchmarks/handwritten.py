"""French belote as a card-set engine written by hand: `belote-fr` and `belote`.

Seats are counted from the eldest hand here (0 = eldest), so the even places are one side. A random deal draws
from `random.Random` in this order, and any other engine that does the same plays the same deal:

1. `deck = list(range(32)); rng.shuffle(deck)`, card index = suit * 8 + rank, first card dealt first;
2. `dealer = rng.randrange(4)`, `taker = rng.randrange(4)` (seats), `trump = rng.randrange(4)` (S H D C). If that
   is the faced card's suit he took in the first round, else in the second; all others passed. He gets the faced
   card and the next two, then the others in turn get three each;
3. for each card to play with n > 1 legal cards, number `int(rng.random() * n)` of them in ascending index order;
   with one legal card nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from .handwritten_cards import (
    BEATS,
    BITS,
    CHOICES,
    KINDS,
    KING_QUEEN,
    RUN_STARTS,
    SUIT_MASKS,
    SUIT_OF,
    best_card,
    meld,
    points,
    winner,
)

Hands = tuple[int, int, int, int]
Pair = tuple[int, int]
Result = tuple[str, int, int, int]
"""Outcome, points written by side 0 and by side 1, points held."""


def legal(hand: int, trick: Sequence[int], trump: int, strict: bool) -> int:
    """Return the cards of the hand that may be played to the trick (fr.play.*, sg.play.*).

    `strict` is the rule of belote-fr alone: who trumps his partner's trump must go over it when he can
    (fr.play.partner-winning-overtrump).
    """
    if not trick:
        return hand
    led, trumps = SUIT_OF[trick[0]], SUIT_MASKS[trump]
    best = best_card(trick, trump)
    over = hand & BEATS[trump][best]
    if hand & led:
        return (led == trumps and over) or hand & led
    if len(trick) >= 2 and winner(trick, trump) == len(trick) - 2:
        return hand & ~trumps | over if strict and over and best & trumps else hand
    return over or hand & trumps or hand


def play_out(hands: Hands, trump: int, strict: bool, random: Callable[[], float]) -> tuple[int, int, int]:
    """Play all eight tricks at random.

    Returns the cards taken by the eldest's side, the places that took a trick (as bits) and the place that
    took the last. The hands are turned so that `a` always leads; the four places are written out because an
    index or a call for every card costs a third of the speed. The last trick is forced.
    """
    a, b, c, d = hands
    beats, trumps, suit_of, choices = BEATS[trump], SUIT_MASKS[trump], SUIT_OF, CHOICES
    lead = pile = won = 0
    for left in (8, 7, 6, 5, 4, 3, 2):
        may, k = a, int(random() * left)
        while k:
            may &= may - 1
            k -= 1
        w = may & -may
        a ^= w
        led, over, win = suit_of[w], beats[w], 0

        may = b & led
        if may:
            if led == trumps:
                may = may & over or may
            few = choices[may]
            x = few[int(random() * len(few))] if len(few) > 1 else may
        elif may := b & trumps:
            few = choices[may]
            x = few[int(random() * len(few))] if len(few) > 1 else may
        else:
            may, k = b, int(random() * left)
            while k:
                may &= may - 1
                k -= 1
            x = may & -may
        b ^= x
        if x & over:
            over, win = beats[x], 1

        may = c & led
        if may:
            if led == trumps:
                may = may & over or may
            few = choices[may]
            y = few[int(random() * len(few))] if len(few) > 1 else may
        elif win and (may := c & trumps):
            few = choices[may & over or may]
            y = few[int(random() * len(few))] if len(few) > 1 else few[0]
        else:
            may, k = c, int(random() * left)
            while k:
                may &= may - 1
                k -= 1
            y = may & -may
        c ^= y
        if y & over:
            over, win = beats[y], 2

        may = d & led
        if may:
            if led == trumps:
                may = may & over or may
            few = choices[may]
            z = few[int(random() * len(few))] if len(few) > 1 else may
        elif win != 1 and (may := d & trumps):
            few = choices[may & over or may]
            z = few[int(random() * len(few))] if len(few) > 1 else few[0]
        else:
            may, k = d, left
            if strict and x & trumps and win == 1 and d & over:
                may &= ~trumps | over
                k = may.bit_count()
            k = int(random() * k) if k > 1 else 0
            while k:
                may &= may - 1
                k -= 1
            z = may & -may
        d ^= z
        if z & over:
            win = 3

        if win == 1:
            a, b, c, d = b, c, d, a
        elif win == 2:
            a, b, c, d = c, d, a, b
        elif win:
            a, b, c, d = d, a, b, c
        lead = lead + win & 3
        won |= 1 << lead
        if not lead & 1:
            pile |= w | x | y | z
    last = (lead + winner((a, b, c, d), trump)) & 3
    return pile if last & 1 else pile | a | b | c | d, won | 1 << last, last


def contest_earliest_wins(hands: Hands, trump: int) -> Pair:
    """Return the points of declarations per side; of equal ones the earlier player's wins (fr.decl.*)."""
    best, side, sums = 0, 0, [0, 0]
    for place, hand in enumerate(hands):
        pairs, halves = hand & hand >> 1, hand & hand >> 16
        if pairs & pairs >> 1 & RUN_STARTS or halves & halves >> 8 & KINDS:
            key, total = meld(hand, trump)
            sums[place & 1] += total
            if key > best:
                best, side = key, place & 1
    return (0, sums[1]) if side else (sums[0], 0)


def contest_tie_voids(hands: Hands, trump: int) -> Pair:
    """Return the points of declarations per side; if both sides' best are equal nobody scores (sg.decl.*)."""
    best, sums = [0, 0], [0, 0]
    for place, hand in enumerate(hands):
        pairs, halves = hand & hand >> 1, hand & hand >> 16
        if pairs & pairs >> 1 & RUN_STARTS or halves & halves >> 8 & KINDS:
            key, total = meld(hand, trump)
            sums[place & 1] += total
            if key > best[place & 1]:
                best[place & 1] = key
    if best[0] == best[1]:
        return 0, 0
    return (sums[0], 0) if best[0] > best[1] else (0, sums[1])


def belote(hands: Hands, trump: int) -> Pair:
    """Return the points of belote per side."""
    pair = KING_QUEEN[trump]
    a, b, c, d = hands
    if a & pair == pair or c & pair == pair:
        return 20, 0
    if b & pair == pair or d & pair == pair:
        return 0, 20
    return 0, 0


class Counted(NamedTuple):
    """What a played deal comes to, takers first."""

    cards: int
    """The takers' card points with the last trick; the defenders have the rest of 162."""
    tricks: str
    """Who took all eight tricks: "takers", "defenders" or ""."""
    declared: Pair
    belote: Pair


def score_belote_fr(deal: Counted) -> tuple[str, int, int, int]:
    """Return outcome, the takers' and the defenders' written points, and the points held (fr.score.*)."""
    cards, tricks, (declared, against), (belote, theirs) = deal
    if tricks:
        if tricks == "takers":
            return "capot", 252 + declared + belote, theirs, 0
        return "capot-against", belote, 252 + declared + against + theirs, 0
    takers, defenders = cards + declared + belote, 162 - cards + against + theirs
    if takers >= defenders:
        return "made", takers, defenders, 0
    return "inside", belote, 162 + declared + against + theirs, 0


def score_belote(deal: Counted) -> tuple[str, int, int, int]:
    """Return outcome, the takers' and the defenders' written points, and the points held (sgb.score.*)."""
    cards, tricks, (declared, against), (belote, theirs) = deal
    if tricks:
        if tricks == "takers":
            return "capot", 252 + declared + belote, theirs, 0
        return "capot-against", belote, 252 + against + theirs, 0
    takers, defenders = cards + declared + belote, 162 - cards + against + theirs
    if takers > defenders:
        return "made", takers, defenders, 0
    if takers == defenders:
        return "tie", belote, defenders, takers - belote
    return "inside", belote, 162 + declared + against + theirs, 0


class Game(NamedTuple):
    """Where the two games differ."""

    strict: bool
    contest: Callable[[Hands, int], Pair]
    score: Callable[[Counted], tuple[str, int, int, int]]


BELOTE_FR = Game(True, contest_earliest_wins, score_belote_fr)
BELOTE = Game(False, contest_tie_voids, score_belote)


def dealt(deck: list[int], taker: int) -> Hands:
    """Return the full hands from a deck of card bits, which is used up; `taker` is a place, 0 the eldest."""
    # The faced card and the taker's two, dealt first, make a packet of three; put in his turn, all have three.
    packet = deck[20:23]
    del deck[20:23]
    deck[20 + 3 * taker : 20 + 3 * taker] = packet
    a1, a2, a3, b1, b2, b3, c1, c2, c3, d1, d2, d3, a4, a5, b4, b5, *rest = deck
    c4, c5, d4, d5, a6, a7, a8, b6, b7, b8, c6, c7, c8, d6, d7, d8 = rest
    return (
        a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8,
        b1 + b2 + b3 + b4 + b5 + b6 + b7 + b8,
        c1 + c2 + c3 + c4 + c5 + c6 + c7 + c8,
        d1 + d2 + d3 + d4 + d5 + d6 + d7 + d8,
    )


def random_deal(rng: Random, game: Game = BELOTE_FR) -> Result:
    """Play a whole deal at random, drawing as the module describes."""
    deck = list(BITS)
    rng.shuffle(deck)
    dealer, taker, trump = rng.randrange(4), rng.randrange(4), rng.randrange(4)
    place = (taker - dealer - 1) & 3
    hands = dealt(deck, place)
    declared, belotes = game.contest(hands, trump), belote(hands, trump)
    pile, won, last = play_out(hands, trump, game.strict, rng.random)
    even = points(pile, trump) + (0 if last & 1 else 10)
    odd_takers = place & 1
    if odd_takers:
        even, declared, belotes = 162 - even, declared[::-1], belotes[::-1]
    tricks = "" if won & 5 and won & 10 else "defenders" if bool(won & 5) == bool(odd_takers) else "takers"
    outcome, takers, defenders, held = game.score(Counted(even, tricks, declared, belotes))
    if taker & 1:
        return outcome, defenders, takers, held
    return outcome, takers, defenders, held
