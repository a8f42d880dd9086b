"""One player's turn in one trick: what the names of a rung stand for there, what holds, and because of what."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any as Data
from typing import Final, assert_never

from belot.cards import ALL_TRUMPS, NO_TRUMPS, PACK, bits, card_name, card_set
from belot.explain.idioms import Outlook
from belot.explain.reading import read
from belot.explain.tree import (
    EVERY,
    HELD,
    PROPERTIES,
    SIGNATURES,
    Agree,
    All,
    Any,
    BestIs,
    Cards,
    Choice,
    Compared,
    Fact,
    Leaf,
    SameCards,
    Some,
    Tree,
    negated,
)
from belot.explain.wording import SUIT_KEYS
from belot.game import Game
from belot.nodes import Arithmetical, If, Negative, Node, Number
from belot.operations import best_of, legal_plays, plays_of
from belot.play import Play

_BEST_BIT: Final = 1 << PROPERTIES.index("best")


@dataclass(frozen=True, eq=False)
class Situation:
    """A hand before a trick. `cells` are the cards of the pack by signature; led, best are 0 when nothing is led."""

    play: Play
    hand: int
    led: int
    best: int
    leading: bool
    partner_winning: bool
    cells: tuple[int, ...]
    rung: int
    legal: int
    outlook: Outlook

    def signature(self, card: int) -> int:
        """Return the properties a card has here."""
        return next(signature for signature in SIGNATURES if self.cells[signature] & card)

    def table(self, tree: Tree) -> int:
        """Return the truth table of a set, its conditions decided."""
        match tree:
            case Cards(table=table):
                return table
            case All(parts=parts):
                met = EVERY
                for part in parts:
                    met &= self.table(part)
                return met
            case Any(parts=parts):
                joined = 0
                for part in parts:
                    joined |= self.table(part)
                return joined
            case Choice(condition=condition, then=then, otherwise=otherwise):
                return self.table(then if self.holds(condition) else otherwise)
            case _:
                raise AssertionError(f"a condition is no set: {tree}")

    def cards(self, tree: Tree) -> int:
        """Return the cards of a set."""
        table = self.table(tree)
        return sum(cards for signature, cards in enumerate(self.cells) if table >> signature & 1)

    def holds(self, tree: Tree) -> bool:
        """Return whether a condition holds."""
        match tree:
            case All(parts=parts):
                return all(self.holds(part) for part in parts)
            case Any(parts=parts):
                return any(self.holds(part) for part in parts)
            case Choice(condition=condition, then=then, otherwise=otherwise):
                return self.holds(then if self.holds(condition) else otherwise)
            case Cards():
                raise AssertionError(f"a set is no condition: {tree}")
            case _:
                return self._is_so(tree)

    def _is_so(self, leaf: Leaf) -> bool:
        match leaf:
            case Fact(name=name, holds=holds):
                return self._fact(name) == holds
            case Some(cards=cards, holds=holds):
                return (self.cards(cards) != 0) == holds
            case BestIs(cards=cards):
                return self.best & ~self.cards(cards) == 0
            case SameCards(left=left, right=right, holds=holds):
                return (self.cards(left) == self.cards(right)) == holds
            case Agree(left=left, right=right):
                return self.holds(left) == self.holds(right)
            case Compared():
                return _COMPARE[leaf.operator](self._number(leaf.left), self._number(leaf.right))
            case _:
                assert_never(leaf)

    def _fact(self, name: str) -> bool:
        trumps = self.play.table.trumps
        match name:
            case "leading":
                return self.leading
            case "ally":
                return self.partner_winning
            case "led-trump":
                return self.led & ~trumps == 0
            case "best-led":
                return self.best & ~self.led == 0
            case "best-trump":
                return self.best & ~trumps == 0
            case _:
                raise AssertionError(f"no fact of a trick: {name}")

    def _number(self, node: Node) -> int:
        match node:
            case Number(value=value):
                return value
            case Negative(operand=operand):
                return -self._number(operand)
            case Arithmetical(left=left, operator=operator, right=right):
                return _RECKON[operator](self._number(left), self._number(right))
            case If(condition=condition, then=then, otherwise=otherwise):
                return self._number(then if self.holds(read(condition)) else otherwise)
            case _:
                raise AssertionError(f"no number in a trick: {node}")

    def because(self, tree: Tree) -> list[Leaf]:
        """Return facts, true here, that together make a true condition true."""
        match tree:
            case All(parts=parts):
                return [fact for part in parts for fact in self.because(part)]
            case Any(parts=parts):
                return self.because(next(part for part in parts if self.holds(part)))
            case Choice(condition=condition, then=then, otherwise=otherwise):
                met = self.holds(condition)
                return self.because(condition if met else negated(condition)) + self.because(then if met else otherwise)
            case Agree(left=left, right=right):
                return [fact for part in (left, right) for fact in self.because_of(part)]
            case Compared(left=left, right=right):
                return [fact for node in (left, right) for fact in self._because_number(node)]
            case Cards():
                raise AssertionError(f"a set is no condition: {tree}")
            case Some(cards=cards):
                return [*self.because_set(cards), tree]
            case _:
                return [tree]

    def because_of(self, tree: Tree) -> list[Leaf]:
        """Return facts that make a condition what it is here, true or false."""
        return self.because(tree if self.holds(tree) else negated(tree))

    def because_set(self, tree: Tree) -> list[Leaf]:
        """Return facts that make a set what it is here."""
        match tree:
            case All(parts=parts) | Any(parts=parts):
                return [fact for part in parts for fact in self.because_set(part)]
            case Choice(condition=condition, then=then, otherwise=otherwise):
                chosen = then if self.holds(condition) else otherwise
                return self.because_of(condition) + self.because_set(chosen)
            case _:
                return []

    def _because_number(self, node: Node) -> list[Leaf]:
        match node:
            case If(condition=condition, then=then, otherwise=otherwise):
                chosen = then if self.holds(read(condition)) else otherwise
                return self.because_of(read(condition)) + self._because_number(chosen)
            case Arithmetical(left=left, right=right):
                return self._because_number(left) + self._because_number(right)
            case Negative(operand=operand):
                return self._because_number(operand)
            case _:
                return []


_COMPARE: Final = {
    "==": int.__eq__,
    "!=": int.__ne__,
    "<": int.__lt__,
    "<=": int.__le__,
    ">": int.__gt__,
    ">=": int.__ge__,
}
_RECKON: Final = {"+": int.__add__, "-": int.__sub__, "*": int.__mul__}


def situation_of(game: Game, position: Mapping[str, Data]) -> Situation:
    """Return the situation of a position of the protocol; raise InvalidInput if it is none.

    The position is that of `legal_plays`: contract, dealer, seat, hand, trick, played.
    """
    legal_plays(game, {"position": position})  # refuses what is no position
    play = game.play(position["contract"]["trump"])
    plays = plays_of(game, position.get("trick", []))
    return _situation(game, play, card_set(position["hand"]), position["seat"], plays)


def _situation(game: Game, play: Play, hand: int, seat: int, plays: Sequence[tuple[int, int]]) -> Situation:
    table = play.table
    winner, best = best_of(table, plays) if plays else (seat, 0)
    led = table.suit[plays[0][1]] if plays else 0
    sets = (led, table.trumps, table.above[best], best, hand)
    cells = [0] * len(SIGNATURES)
    for card in bits(PACK):
        cells[sum(1 << bit for bit, cards in enumerate(sets) if cards & card)] |= card
    return Situation(
        play=play,
        hand=hand,
        led=led,
        best=best,
        leading=not plays,
        partner_winning=game.rules.pairs and winner ^ seat == 2,
        cells=tuple(cells),
        rung=play.rung(hand, led, best, winner, seat),
        legal=play.legal(hand, led, best, winner, seat),
        outlook=_outlook(play, cells, led, best),
    )


def _outlook(play: Play, cells: Sequence[int], led: int, best: int) -> Outlook:
    possible = 0
    for signature, cards in enumerate(cells):
        if cards and not signature & _BEST_BIT:
            possible |= 1 << (signature | HELD)
    return Outlook(
        possible=possible,
        all_trumps=play.table.trump == ALL_TRUMPS,
        no_trumps=play.table.trump == NO_TRUMPS,
        led=SUIT_KEYS[card_name(led & -led)[1]] if led else "none",
        best=card_name(best) if best else "none",
        led_is_trump=led & ~play.table.trumps == 0 if led else None,
    )
