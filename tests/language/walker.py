"""What an expression means, said as plainly as possible: a walk over its tree on readable values.

Numbers and conditions are Python's. A card is the set of that one card (the empty set where no card is meant), a set of
cards a frozenset of names such as `TH`; a seat and a side are numbers, a group of sides is a frozenset of numbers. The
generated functions of the interpreter must agree with this file; it is written from docs/language.md, not from them.
"""

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, assert_never

from belot.nodes import (
    AllOf,
    AnyOf,
    Arithmetical,
    Call,
    Combine,
    Compare,
    If,
    In,
    Name,
    Negative,
    Node,
    Not,
    Number,
    Quantified,
    Truth,
)

Cards: TypeAlias = frozenset[str]
Sides: TypeAlias = frozenset[int]

SUITS = "SHDC"
RANKS = "789TJQKA"
PACK: Cards = frozenset(rank + suit for rank in RANKS for suit in SUITS)
NOTHING: Cards = frozenset()

_COMPARED: Mapping[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_COUNTED: Mapping[str, Callable[[list[Any]], Any]] = {
    "any": any,
    "all": all,
    "count": lambda found: found.count(True),
    "sum": sum,
    "max": max,
    "min": min,
}


@dataclass(frozen=True)
class World:
    """What the names and functions of an expression stand for."""

    names: Mapping[str, Any]
    functions: Mapping[str, Callable[..., Any]] = field(default_factory=dict)

    def knowing(self, **names: Any) -> "World":
        """Return the world with more names; `_` stands for the hyphen."""
        return self.calling({name.replace("_", "-"): value for name, value in names.items()})

    def calling(self, names: Mapping[str, Any], functions: Mapping[str, Callable[..., Any]] | None = None) -> "World":
        return replace(self, names={**self.names, **names}, functions={**self.functions, **(functions or {})})


def value(node: Node, world: World) -> Any:
    """Return the value of a well-typed expression."""
    match node:
        case Number(value=known) | Truth(value=known):
            return known
        case Name(name=name):
            return world.names[name]
        case Call(name=name, arguments=arguments):
            return world.functions[name](*(value(each, world) for each in arguments))
        case Not(operand=operand):
            return not value(operand, world)
        case Negative(operand=operand):
            return -value(operand, world)
        case AllOf(operands=operands):
            return all(value(each, world) for each in operands)
        case AnyOf(operands=operands):
            return any(value(each, world) for each in operands)
        case Compare(left=left, operator=sign, right=right):
            return _COMPARED[sign](value(left, world), value(right, world))
        case In(left=left, right=right):
            return gathered(value(left, world)) <= gathered(value(right, world))
        case Combine(left=left, operator="&", right=right):
            return value(left, world) & value(right, world)
        case Combine(left=left, right=right):
            return value(left, world) | value(right, world)
        case Arithmetical(left=left, operator="+", right=right):
            return value(left, world) + value(right, world)
        case Arithmetical(left=left, operator="-", right=right):
            return value(left, world) - value(right, world)
        case Arithmetical(left=left, right=right):
            return value(left, world) * value(right, world)
        case If(condition=condition, then=then, otherwise=otherwise):
            return value(then, world) if value(condition, world) else value(otherwise, world)
        case Quantified(word=word, variable=variable, group=group, body=body):
            sides = sorted(gathered(value(group, world)))
            return _COUNTED[word]([value(body, world.calling({variable: side})) for side in sides])
        case _:
            assert_never(node)


def gathered(part: Any) -> Any:
    """Return a side as the group of that one side; sets stay what they are."""
    return frozenset({part}) if isinstance(part, int) else part


# ------------------------------------------------------------------------------------------ a trick


@dataclass(frozen=True)
class Position:
    """Somebody is to play to a trick. `orders` gives the ranks of trumps and of plain suits, strongest first."""

    trump: str
    pairs: bool
    seat: int
    hand: Cards
    trick: tuple[tuple[int, str], ...]
    orders: tuple[Sequence[str], Sequence[str]]

    @property
    def trumps(self) -> Cards:
        """A suit, all cards at all trumps, no card at no trumps."""
        return PACK if self.trump == "AT" else NOTHING if self.trump == "NT" else suit(self.trump)

    @property
    def led(self) -> Cards:
        return suit(self.trick[0][1][1]) if self.trick else NOTHING

    @property
    def winning(self) -> tuple[int, str] | None:
        """Return the seat and card that win the trick so far: the highest trump, else the highest of the suit led."""
        ruffs = [play for play in self.trick if play[1] in self.trumps] if self.trump in SUITS else []
        contenders = ruffs or [play for play in self.trick if play[1] in self.led]
        return min(contenders, key=lambda play: self._order(play[1]).index(play[1][0]), default=None)

    def _order(self, card: str) -> Sequence[str]:
        trumps, plain = self.orders
        return trumps if card in self.trumps else plain

    def above(self, card: Cards) -> Cards:
        """Return the cards that would beat a card: the higher ones of its suit, and all trumps if it is none."""
        if not card:
            return NOTHING
        (name,) = card
        order = self._order(name)
        higher = frozenset(rank + name[1] for rank in order[: order.index(name[0])])
        return higher if name in self.trumps else higher | self.trumps

    def ally(self, seat: int) -> bool:
        """Return whether a seat is the partner across the table; nobody is his own partner."""
        return self.pairs and seat != self.seat and seat % 2 == self.seat % 2


def suit(letter: str) -> Cards:
    return frozenset(card for card in PACK if card[1] == letter)


def at_the_table(position: Position) -> World:
    """Return what `play.legal` knows."""
    seat, card = position.winning or (position.seat, None)
    return World(
        {
            "hand": position.hand,
            "led": position.led,
            "trumps": position.trumps,
            "best": NOTHING if card is None else frozenset({card}),
            "winner": seat,
            "leading": not position.trick,
        },
        {"above": position.above, "ally": position.ally, "some": lambda cards: bool(cards & position.hand)},
    )


# ------------------------------------------------------------------------------------- a declaration


@dataclass(frozen=True)
class Held:
    """A declaration in the hand of the player whose turn it is to speak `turn` places after the eldest."""

    kind: str
    cards: Cards
    points: int
    turn: int


def in_the_contest(held: Held, trump: str, four_order: Sequence[str]) -> World:
    """Return what `declarations.compare` knows."""
    ranks = {card[0] for card in held.cards}
    four = held.kind == "four"
    top = list(reversed(four_order)).index(min(ranks)) + 1 if four else max(RANKS.index(rank) for rank in ranks)
    return World(
        {
            "points": held.points,
            "length": len(held.cards),
            "top": top,
            "turn": held.turn,
            "four": four,
            "in-trumps": not four and (trump == "AT" or held.cards <= suit(trump)),
        }
    )


# --------------------------------------------------------------------------------------------- sides


def half(number: int) -> int:
    """Return the greatest whole number that twice is no more than `number`."""
    return number // 2


def tens(number: int, up_from: int) -> int:
    """Return the tens of a number; `t` tens begin at `up_from` points beyond `t - 1` tens."""
    whole, _ = divmod(number - up_from, 10)
    return whole + 1


def among(sides: int, per_side: Mapping[str, Sequence[int]], last: int | None = None) -> World:
    """Return a world of sides: the facts of each, added up over a group, and who took the last trick."""

    def adder(fact: Sequence[int]) -> Callable[[int | Sides], int]:
        return lambda group: sum(fact[side] for side in gathered(group))

    functions: dict[str, Callable[..., Any]] = {name: adder(fact) for name, fact in per_side.items()}
    functions |= {"half": half, "tens": tens, "took-last": lambda side: side == last}
    return World({"everyone": frozenset(range(sides))}, functions)


def seen_by(world: World, side: int) -> World:
    """Return a world of sides as one of them sees it."""
    return world.knowing(side=side, others=world.names["everyone"] - {side})
