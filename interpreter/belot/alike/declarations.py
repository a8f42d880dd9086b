"""Exact comparison of two contests of declarations.

There are finitely many declarations: every run of every suit, every four. Two contests that find the same ones decide alike
if they rank every two of them alike, at all places after the eldest hand, as far as the two can meet: in two hands no card
is held twice, in one hand both are held by the first place (there choices among the cards of one hand are ranked).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from belot.alike.play import trumps_to_try
from belot.declarations import Contest, Declaration
from belot.game import Game


@dataclass(frozen=True)
class Meeting:
    """Two declarations that two contests rank differently, each with its place after the eldest hand."""

    trump: str
    first: tuple[int, Declaration]
    second: tuple[int, Declaration]


def differences(original: Game, mutant: Game) -> Iterator[Meeting | None]:
    """Yield where two games rank declarations differently; None if they do not even find the same ones."""
    for trump in trumps_to_try(original.rules):
        one, other = original.contest(trump), mutant.contest(trump)
        if one is None and other is None:
            continue
        if one is None or other is None or not _same_catalogue(one, other):
            yield None
            return
        yield from _ranked_differently(trump, one, other, original)


def _same_catalogue(one: Contest, other: Contest) -> bool:
    return (
        one.rules.sharing == other.rules.sharing
        and one.rules.announce == other.rules.announce
        and one.rules.wins_match == other.rules.wins_match
        and _visible(one) == _visible(other)
    )


def _visible(contest: Contest) -> tuple[object, ...]:
    fours = {(four.cards, four.points) for four in contest.fours}
    return fours, [[{(each.cards, each.points) for each in own} for own in suit] for suit in contest.sequences]


def every(contest: Contest) -> tuple[Declaration, ...]:
    """Return every declaration there can be."""
    sequences = {each for suit in contest.sequences for own in suit for each in own}
    return tuple(sorted({*contest.fours, *sequences}, key=lambda each: (each.cards.bit_count(), each.cards)))


def _ranked_differently(trump: str, one: Contest, other: Contest, game: Game) -> Iterator[Meeting]:
    declarations = every(one)
    places = [(turn, each) for turn in range(game.rules.players) for each in declarations]
    for turn, first in places:
        for turn_2, second in places:
            if first.cards >= second.cards and turn == turn_2:
                continue
            in_one_hand = turn == turn_2 == 0
            if not in_one_hand and (first.cards & second.cards or game.rules.side(turn) == game.rules.side(turn_2)):
                continue
            mine = _sign(one.strengths[turn][first.cards], one.strengths[turn_2][second.cards])
            theirs = _sign(other.strengths[turn][first.cards], other.strengths[turn_2][second.cards])
            if mine != theirs:
                yield Meeting(trump, (turn, first), (turn_2, second))


def _sign(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return (one > other) - (one < other)
