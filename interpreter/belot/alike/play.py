"""Exact comparison of two cascades of play.

What a cascade allows depends on no more than this: the kind of trumps, whether the hand leads, the card that is winning and
whether an ally played it, and which cells of a small partition of the other cards the hand meets: the suit led above and
below the winning card, trumps above and below it, the rest. The language cannot tell cards of one cell apart, so one card
of each cell stands for all, and the situations below are all there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from belot.cards import PACK, SUIT_CARDS, bits, card_names
from belot.game import Game
from belot.play import Play
from belot.ruleset.model import Ruleset
from belot.tables import Table


@dataclass(frozen=True)
class Situation:
    """A question about legal plays: what `legal` of `belot.play` is asked, with the seat to play as 0."""

    trump: str
    hand: int
    led: int
    best: int
    ally: bool

    @property
    def winner(self) -> int:
        """The seat that is winning: the partner, or the player before."""
        return 2 if self.ally else 3 if self.led else 0

    def legal(self, play: Play) -> int:
        """Return what a cascade allows here."""
        return play.legal(self.hand, self.led, self.best, self.winner, 0)


def trumps_to_try(rules: Ruleset) -> tuple[str, ...]:
    """Return one trump of each kind: no expression can tell one suit from another."""
    first = {code if len(code) > 1 else "suit": code for code in reversed(rules.trumps())}
    return tuple(first.values())


def situations(game: Game) -> tuple[Situation, ...]:
    """Return every situation that differs for a cascade, those with the fewest cells first."""
    return tuple(
        situation
        for trump in trumps_to_try(game.rules)
        for situation in sorted(_under(game.play(trump).table, game.rules), key=lambda each: each.hand.bit_count())
    )


def _under(table: Table, rules: Ruleset) -> Iterator[Situation]:
    for hand in _hands(table, 0, 0):
        yield Situation(table.trump, hand, 0, 0, False)
    allies = (False, True) if rules.pairs else (False,)
    for led in SUIT_CARDS.values():
        for best in bits(led):
            yield from (
                Situation(table.trump, hand, led, best, ally) for hand in _hands(table, led, best) for ally in allies
            )
        if led & table.trumps or rules.players < 3:
            continue  # one card lies on the table of two: it is of the suit led
        for best in bits(table.trumps):
            yield from (
                Situation(table.trump, hand, led, best, ally) for hand in _hands(table, led, best) for ally in allies
            )


def _hands(table: Table, led: int, best: int) -> Iterator[int]:
    above = table.above[best] if best else 0
    others = PACK & ~led & ~table.trumps
    cells = [
        led & above,
        led & ~above & ~best,
        table.trumps & ~led & above,
        table.trumps & ~led & ~above & ~best,
        others,
    ]
    cards = [cell & -cell for cell in cells if cell]
    for count in range(1, len(cards) + 1):
        yield from map(sum, combinations(cards, count))


def difference(original: Game, mutant: Game, asked: tuple[Situation, ...]) -> Situation | None:
    """Return the smallest situation in which two games allow different cards, None if there is none."""
    for situation in asked:
        if situation.legal(original.play(situation.trump)) != _legal(situation, mutant):
            return situation
    return None


def _legal(situation: Situation, game: Game) -> int | None:
    try:
        return situation.legal(game.play(situation.trump))
    except (TypeError, KeyError):  # a cascade that decides nothing
        return None


def same_tables(original: Game, mutant: Game) -> bool:
    """Say whether the cards beat each other and count alike under every trump."""
    for trump in trumps_to_try(original.rules):
        one, other = original.play(trump).table, mutant.play(trump).table
        if one.above != other.above or one.suit_points != other.suit_points:
            return False
    return True


def position(situation: Situation, game: Game) -> dict[str, Any]:
    """Return a request that asks about a situation, filled up to a whole deal cut short."""
    rules, table = game.rules, game.play(situation.trump).table
    trick = _trick(situation, table, rules)
    left = PACK & ~situation.hand & ~sum(card for _, card in trick)
    tricks_before = rules.hand_size - situation.hand.bit_count()
    played = list(bits(left))[: tricks_before * rules.players]
    seat = 0 if played else len(trick)
    contract: dict[str, Any] = {"declarer": seat, "trump": situation.trump}
    if rules.bidding.values:
        contract["value"] = rules.bidding.values[0]
    place = {
        "contract": contract,
        "dealer": rules.players - 1,
        "seat": seat,
        "hand": card_names(situation.hand),
        "trick": [[(who + seat) % rules.players, card_names(card)[0]] for who, card in trick],
        "played": [card_names(card)[0] for card in played],
    }
    return {"op": "legal_plays", "position": place}


def _trick(situation: Situation, table: Table, rules: Ruleset) -> list[tuple[int, int]]:
    """Return the cards on the table as (seat, card), with the seat to play as 0."""
    if not situation.led:
        return []
    cards = [situation.best]
    if not situation.best & situation.led:
        cards.insert(0, _free(situation.led, situation.hand | situation.best))
    if situation.ally:
        taken = situation.hand | sum(cards)
        losing = ~table.above[situation.best]
        cards.append(
            _free(situation.led & losing, taken) or _free(PACK & losing & ~table.trumps, taken) or _free(losing, taken)
        )
    start = rules.players - len(cards)
    return [(start + at, card) for at, card in enumerate(cards)]


def _free(cards: int, taken: int) -> int:
    left = cards & PACK & ~taken
    return left & -left


@lru_cache(maxsize=32)
def situations_of(game: Game) -> tuple[Situation, ...]:
    """Return the situations of a game, kept."""
    return situations(game)
