"""Bela for two as a card-set engine written by hand (`bela-2`).

A random deal draws from `random.Random` in this order:

1. `deck = list(range(32)); rng.shuffle(deck)`, card index = suit * 8 + rank, first card dealt first: three to the
   eldest, three to the dealer, the same again, the faced card, four to the eldest, four to the dealer; the eleven
   others and the faced card stay out of play;
2. `dealer = rng.randrange(2)`, `declarer = rng.randrange(2)` (seats), `trump = rng.randrange(4)` (S H D C). If that
   is the faced card's suit it was called in the first round, else in the second;
3. for each card to play with n > 1 legal cards, number `int(rng.random() * n)` of them in ascending index order;
   with one legal card nothing is drawn. Bela is always announced.

Eight trumps in one hand end the match: no card is played then, the outcome is `belot` and the holder writes 501.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from .handwritten_cards import BEATS, BITS, CHOICES, KING_QUEEN, SUIT_MASKS, SUIT_OF, meld, points

Pair = tuple[int, int]
Result = tuple[str, int, int, int]
BELOT = 501


def legal(hand: int, led: int | None, trump: int) -> int:
    """Return the cards of the hand that may be led, or played to the card led (bela.play.*)."""
    if led is None:
        return hand
    suit, over = SUIT_OF[led], BEATS[trump][led]
    return hand & suit & over or hand & suit or hand & SUIT_MASKS[trump] or hand


def play_out(a: int, b: int, trump: int, random: Callable[[], float]) -> tuple[int, int, int]:
    """Play all ten tricks at random, the eldest's hand first.

    Returns the cards of the eldest's tricks, the places that took a trick (as bits) and who took the last.
    """
    beats, trumps, suit_of, choices = BEATS[trump], SUIT_MASKS[trump], SUIT_OF, CHOICES
    lead = pile = won = 0
    for left in (10, 9, 8, 7, 6, 5, 4, 3, 2, 1):
        may, k = a, int(random() * left) if left > 1 else 0
        while k:
            may &= may - 1
            k -= 1
        w = may & -may
        a ^= w
        over = beats[w]
        may = b & suit_of[w]
        if may:
            few = choices[may & over or may]
            x = few[int(random() * len(few))] if len(few) > 1 else few[0]
        elif may := b & trumps:
            few = choices[may]
            x = few[int(random() * len(few))] if len(few) > 1 else may
        else:
            may, k = b, int(random() * left) if left > 1 else 0
            while k:
                may &= may - 1
                k -= 1
            x = may & -may
        b ^= x
        if x & over:
            a, b = b, a
            lead ^= 1
        won |= 1 << lead
        if not lead:
            pile |= w | x
    return pile, won, lead


def contest(hands: Pair, trump: int) -> Pair:
    """Return the points of declarations per place; of equal ones the eldest's wins (bela.decl.*)."""
    # Trump makes no difference between declarations here, hence no suit.
    (mine, total), (theirs, other) = meld(hands[0], -1, linked=True), meld(hands[1], -1, linked=True)
    return (total, 0) if mine >= theirs else (0, other)


def bela(hands: Pair, trump: int) -> Pair:
    """Return the points of bela per place."""
    pair = KING_QUEEN[trump]
    return 20 * (hands[0] & pair == pair), 20 * (hands[1] & pair == pair)


class Counted(NamedTuple):
    """What one player has at the end of a deal."""

    cards: int
    """Card points with the last trick."""
    tricks: bool
    """Whether he took a trick."""
    declared: int
    bela: int

    def total(self, alone: bool) -> int:
        """Return his points; `alone` if the other took no trick (bela.decl.trick-needed, bela.score.all-tricks)."""
        return self.cards + self.declared + self.bela + 90 * alone if self.tricks else 0


def score(declarer: Counted, other: Counted) -> tuple[str, int, int]:
    """Return outcome, the declarer's and the other's written points (bela.score.*)."""
    mine, theirs = declarer.total(not other.tricks), other.total(not declarer.tricks)
    if mine >= (mine + theirs) // 2 + 1:
        return "made", mine, theirs
    return "fallen", 0, mine + theirs


def dealt(deck: list[int]) -> Pair:
    """Return the two hands from a deck of card bits, eldest first (bela2.deal.*)."""
    return sum(deck[0:3] + deck[6:9] + deck[13:17]), sum(deck[3:6] + deck[9:12] + deck[17:21])


def random_deal(rng: Random) -> Result:
    """Play a whole deal at random; return outcome, points written by seat 0 and seat 1, and 0 held."""
    deck = list(BITS)
    rng.shuffle(deck)
    dealer, declarer, trump = rng.randrange(2), rng.randrange(2), rng.randrange(4)
    eldest = 1 - dealer
    hands = dealt(deck)
    for place, hand in enumerate(hands):
        if hand & SUIT_MASKS[trump] == SUIT_MASKS[trump]:
            return ("belot", 0, BELOT, 0) if eldest ^ place else ("belot", BELOT, 0, 0)
    declared, belas = contest(hands, trump), bela(hands, trump)
    pile, won, last = play_out(*hands, trump, rng.random)
    both = hands[0] | hands[1]
    first = Counted(points(pile, trump) + 10 * (1 - last), bool(won & 1), declared[0], belas[0])
    second = Counted(points(both ^ pile, trump) + 10 * last, bool(won & 2), declared[1], belas[1])
    if declarer == eldest:
        outcome, mine, theirs = score(first, second)
    else:
        outcome, mine, theirs = score(second, first)
    return (outcome, theirs, mine, 0) if declarer else (outcome, mine, theirs, 0)
