"""What an expression says, as a tree of facts: the half-way house between the syntax of a rule and its words.

A set of cards is a truth table over five properties of a card (of the suit led, a trump, above the winning
card, the winning card, in the hand): 32 combinations, so 32 bits. Two ways of writing the same set are the same
table. A condition is made of facts joined by `All`, `Any` and `Choice`; negation always stands at the facts.
"""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from belot.nodes import Comparator, Node

PROPERTIES: Final = ("led", "trumps", "above", "best", "hand")
SIGNATURES: Final = range(1 << len(PROPERTIES))
EVERY: Final = (1 << len(SIGNATURES)) - 1
HELD: Final = 1 << PROPERTIES.index("hand")
HEIGHT: Final = 1 << PROPERTIES.index("above")


def property_table(name: str) -> int:
    """Return the truth table of one property."""
    bit = 1 << PROPERTIES.index(name)
    return sum(1 << signature for signature in SIGNATURES if signature & bit)


def has(signature: int, name: str) -> bool:
    """Say whether a card of a signature has a property."""
    return bool(property_table(name) >> signature & 1)


LED, TRUMPS, ABOVE, BEST, HAND = (property_table(name) for name in PROPERTIES)


@dataclass(frozen=True)
class Cards:
    """A set of cards as a truth table."""

    table: int


@dataclass(frozen=True)
class Fact:
    """Something with a name of its own: `leading`, `ally`, `led-trump`, `best-led`, `best-trump`, `four` …"""

    name: str
    holds: bool = True


@dataclass(frozen=True)
class BestIs:
    """The winning card is one of a set."""

    cards: "Tree"


@dataclass(frozen=True)
class Some:
    """There is a card of a set."""

    cards: "Tree"
    holds: bool = True


@dataclass(frozen=True)
class SameCards:
    """Two sets have the same cards."""

    left: "Tree"
    right: "Tree"
    holds: bool = True


@dataclass(frozen=True)
class Agree:
    """Two conditions are both true or both false."""

    left: "Tree"
    right: "Tree"


@dataclass(frozen=True)
class Compared:
    """Two numbers stand in a relation."""

    left: Node
    operator: Comparator
    right: Node


@dataclass(frozen=True)
class All:
    parts: tuple["Tree", ...]


@dataclass(frozen=True)
class Any:
    parts: tuple["Tree", ...]


@dataclass(frozen=True)
class Choice:
    """`then` where the condition holds, else `otherwise`."""

    condition: "Tree"
    then: "Tree"
    otherwise: "Tree"


Leaf: TypeAlias = Fact | BestIs | Some | SameCards | Agree | Compared
Tree: TypeAlias = Cards | Leaf | All | Any | Choice

NOWHERE: Final = Cards(0)
ANYWHERE: Final = Cards(EVERY)
YES: Final = All(())
NO: Final = Any(())

_OPPOSITE: Final[dict[Comparator, Comparator]] = {
    "==": "!=",
    "!=": "==",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
}


def negated(tree: Tree) -> Tree:
    """Return the opposite, negation pushed down to the facts."""
    match tree:
        case Cards(table=table):
            return Cards(EVERY & ~table)
        case Fact() | Some() | SameCards():
            return replace(tree, holds=not tree.holds)
        case BestIs(cards=cards):
            return BestIs(negated(cards))
        case Agree(left=left, right=right):
            return Agree(negated(left), right)
        case Compared(operator=operator):
            return replace(tree, operator=_OPPOSITE[operator])
        case All(parts=parts):
            return any_of(*(negated(part) for part in parts))
        case Any(parts=parts):
            return all_of(*(negated(part) for part in parts))
        case Choice(condition=condition, then=then, otherwise=otherwise):
            return Choice(condition, negated(then), negated(otherwise))


def all_of(*parts: Tree) -> Tree:
    """Return what holds where all parts hold; tables are met at once."""
    kept = _flat(parts, All)
    tables = [part.table for part in kept if isinstance(part, Cards)]
    if not tables:
        return NO if NO in kept else kept[0] if len(kept) == 1 else All(kept)
    met = EVERY
    for table in tables:
        met &= table
    rest = tuple(part for part in kept if not isinstance(part, Cards))
    if met == 0 or not rest:
        return Cards(met)
    return rest[0] if met == EVERY and len(rest) == 1 else All(rest if met == EVERY else (Cards(met), *rest))


def any_of(*parts: Tree) -> Tree:
    """Return what holds where one of the parts holds; tables are joined at once."""
    kept = _flat(parts, Any)
    tables = [part.table for part in kept if isinstance(part, Cards)]
    if not tables:
        return YES if YES in kept else kept[0] if len(kept) == 1 else Any(kept)
    joined = 0
    for table in tables:
        joined |= table
    rest = tuple(part for part in kept if not isinstance(part, Cards))
    if joined == EVERY or not rest:
        return Cards(joined)
    return rest[0] if joined == 0 and len(rest) == 1 else Any(rest if joined == 0 else (Cards(joined), *rest))


def _flat(parts: tuple[Tree, ...], kind: type[All] | type[Any]) -> tuple[Tree, ...]:
    found: list[Tree] = []
    for part in parts:
        found += part.parts if isinstance(part, kind) else (part,)
    return tuple(dict.fromkeys(found))


def choice(condition: Tree, then: Tree, otherwise: Tree) -> Tree:
    """Return a choice, simpler where the condition is known, the branches are the same or a branch is known."""
    if then == otherwise or condition == YES:
        return then
    if condition == NO:
        return otherwise
    if YES in (then, otherwise):
        return any_of(condition, otherwise) if then == YES else any_of(negated(condition), then)
    if NO in (then, otherwise):
        return all_of(negated(condition), otherwise) if then == NO else all_of(condition, then)
    return Choice(condition, then, otherwise)


def in_hand(tree: Tree) -> Tree:
    """Return a set cut with the hand: what it says of cards that are in it."""
    return _fixed(tree, held=True)


def outside(tree: Tree) -> Tree:
    """Return what a set says of cards that are not in the hand."""
    return _fixed(tree, held=False)


def only_in_hand(tree: Tree) -> bool:
    """Say whether a set has cards of the hand only."""
    match tree:
        case Cards(table=table):
            return table & ~HAND == 0
        case All(parts=parts):
            return any(only_in_hand(part) for part in parts)
        case Any(parts=parts):
            return all(only_in_hand(part) for part in parts)
        case Choice(then=then, otherwise=otherwise):
            return only_in_hand(then) and only_in_hand(otherwise)
        case _:
            raise AssertionError(f"a condition is no set: {tree}")


def _fixed(tree: Tree, held: bool) -> Tree:
    """Return a set with the question whether a card is in the hand answered."""
    match tree:
        case Cards(table=table):
            return Cards(_answered(table, held))
        case All(parts=parts):
            return all_of(*(_fixed(part, held) for part in parts))
        case Any(parts=parts):
            return any_of(*(_fixed(part, held) for part in parts))
        case Choice(condition=condition, then=then, otherwise=otherwise):
            return choice(condition, _fixed(then, held), _fixed(otherwise, held))
        case _:
            raise AssertionError(f"a condition is no set: {tree}")


def _answered(table: int, held: bool) -> int:
    answered = 0
    for signature in SIGNATURES:
        asked = signature | HELD if held else signature & ~HELD
        answered |= (table >> asked & 1) << signature
    return answered
