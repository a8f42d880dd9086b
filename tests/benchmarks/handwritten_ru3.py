"""Russian belot for three as a card-set engine written by hand (`belot-ru-3`).

A random deal draws from `random.Random` in this order:

1. `deck = list(range(32)); rng.shuffle(deck)`, card index = suit * 8 + rank, first card dealt first: three to each
   from the eldest, three to each again, the faced card, three to each; the four others and the faced card stay
   out of play;
2. `dealer = rng.randrange(3)`, `declarer = rng.randrange(3)` (seats), `trump = rng.randrange(4)` (S H D C). If that
   is the faced card's suit the game was ordered in the first round, else in the second;
3. for each card to play with n > 1 legal cards, number `int(rng.random() * n)` of them in ascending index order;
   with one legal card nothing is drawn.

Everybody declares all he has before his own first play and announces belote there too. Nobody exchanges the seven
of trumps and nobody claims.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from .handwritten_cards import (
    BEATS,
    BITS,
    CHOICES,
    KING_QUEEN,
    SUIT_MASKS,
    SUIT_OF,
    best_card,
    meld,
    points,
    winner,
)

Trio = tuple[int, int, int]
Result = tuple[str, int, int, int, int]
"""Outcome, points written by seats 0, 1 and 2, points held."""


def legal(hand: int, trick: Sequence[int], trump: int) -> int:
    """Return the cards of the hand that may be played to the trick (ru3.play.*)."""
    if not trick:
        return hand
    led, trumps = SUIT_OF[trick[0]], SUIT_MASKS[trump]
    over = hand & BEATS[trump][best_card(trick, trump)] & trumps
    if hand & led:
        return (led == trumps and over) or hand & led
    return over or hand & trumps or hand


def play_out(hands: Trio, trump: int, random: Callable[[], float]) -> tuple[list[int], int]:
    """Play all nine tricks at random; return the cards each place took and the place that took the last.

    The hands are turned so that `a` always leads; the places are written out for speed. The last trick is forced.
    """
    a, b, c = hands
    beats, trumps, suit_of, choices = BEATS[trump], SUIT_MASKS[trump], SUIT_OF, CHOICES
    lead, piles = 0, [0, 0, 0]
    for left in (9, 8, 7, 6, 5, 4, 3, 2):
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
        elif may := c & trumps:
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
            win = 2

        if win == 1:
            a, b, c = b, c, a
        elif win:
            a, b, c = c, a, b
        lead = (lead + win) % 3
        piles[lead] |= w | x | y
    last = (lead + winner((a, b, c), trump)) % 3
    piles[last] |= a | b | c
    return piles, last


def contest(hands: Trio, trump: int) -> list[int]:
    """Return the points of combinations per place; of equal ones the earlier player's wins (ru3.rank.*)."""
    best, holder, total = 0, 0, 0
    for place, hand in enumerate(hands):
        key, worth = meld(hand, trump, linked=True)
        if key > best:
            best, holder, total = key, place, worth
    scored = [0, 0, 0]
    scored[holder] = total
    return scored


class Counted(NamedTuple):
    """What one player has at the end of a deal."""

    cards: int
    """Card points with the last trick."""
    tricks: bool
    """Whether he took a trick."""
    declared: int
    """Scored combinations and belote."""

    def total(self) -> int:
        """Return his points; without a trick declarations are void (ru3.score.capot-declarations)."""
        return self.cards + self.declared if self.tricks else 0


def score(players: Sequence[Counted], declarer: int) -> tuple[str, list[int], int]:
    """Return outcome, written points by place, and points held (ru3.score.*)."""
    written = [player.total() for player in players]
    empty = sum(not player.tricks for player in players)
    if empty == 2:
        return "double-capot", [total + 100 if total else 0 for total in written], 0
    mine, best = written[declarer], max(written[declarer - 1], written[declarer - 2])
    outcome, held = "made", 0
    if mine < best:
        outcome = "failed"
        for opponent in (declarer - 1, declarer - 2):
            written[opponent] += mine // 2
    elif mine == best:
        outcome, held = "tie", mine
    if mine <= best:
        written[declarer] = 0
    if empty:
        written = [total + 50 * player.tricks for total, player in zip(written, players, strict=True)]
    return outcome, written, held


def dealt(deck: list[int]) -> Trio:
    """Return the three hands from a deck of card bits, eldest first (ru3.deal.*)."""
    return (
        sum(deck[0:3] + deck[9:12] + deck[19:22]),
        sum(deck[3:6] + deck[12:15] + deck[22:25]),
        sum(deck[6:9] + deck[15:18] + deck[25:28]),
    )


def random_deal(rng: Random) -> Result:
    """Play a whole deal at random; return outcome, written points per seat, points held."""
    deck = list(BITS)
    rng.shuffle(deck)
    dealer, declarer, trump = rng.randrange(3), rng.randrange(3), rng.randrange(4)
    eldest = (dealer + 1) % 3
    hands = dealt(deck)
    declared, pair = contest(hands, trump), KING_QUEEN[trump]
    piles, last = play_out(hands, trump, rng.random)
    players = [
        Counted(
            points(piles[place], trump) + 10 * (place == last),
            piles[place] > 0,
            declared[place] + 20 * (hands[place] & pair == pair),
        )
        for place in range(3)
    ]
    outcome, written, held = score(players, (declarer - eldest) % 3)
    return outcome, written[-eldest], written[1 - eldest], written[2 - eldest], held
