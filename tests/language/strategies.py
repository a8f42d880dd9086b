"""Random expressions, well typed in a context or not typed at all, and random positions and facts to try them on."""

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from random import Random
from typing import Any, TypeAlias, cast, get_args

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
from belot.scoring import Facts
from belot.vocabulary import Context, Type
from hypothesis import Phase, settings
from hypothesis import strategies as st

from .walker import PACK, RANKS, SUITS, Held, Position

# The same examples on every run, however long one takes; what fails is made small, but not explained, which takes minutes.
STEADY = settings(
    derandomize=True, deadline=None, max_examples=100, phases=[Phase.explicit, Phase.generate, Phase.shrink]
)
AT_EACH_TABLE = settings(STEADY, max_examples=40)

Draw: TypeAlias = Callable[[st.SearchStrategy[Any]], Any]
Make: TypeAlias = Callable[["_Maker", Context, int], Node]
VARIABLES = ("s", "t", "other-side")
SIGNS = ("==", "!=", "<", "<=", ">", ">=")
MAIN_TYPES: tuple[Type, ...] = ("int", "bool", "cards")
NUMBERS = st.one_of(st.integers(0, 12), st.integers(0, 1_000_000))


class _Maker:
    """Draws the nodes of one expression."""

    def __init__(self, draw: Draw) -> None:
        self.draw = draw

    def node(self, context: Context, wanted: Type, depth: int) -> Node:
        choices = self._leaves(context, wanted)
        if depth > 0 or not choices:
            choices = [*choices, *self._branches(context, wanted)]
        make = self.draw(st.sampled_from(choices))
        return cast(Make, make)(self, context, depth - 1)

    def _leaves(self, context: Context, wanted: Type) -> list[Make]:
        kinds = {"cards": ("cards", "card"), "sides": ("sides", "side")}.get(wanted, (wanted,))
        leaves: list[Make] = [_name(name) for name, type_ in context.names.items() if type_ in kinds]
        if wanted == "int":
            leaves.append(lambda self, *_: Number(self.draw(NUMBERS)))
        if wanted == "bool":
            leaves.append(lambda self, *_: Truth(self.draw(st.booleans())))
        return leaves

    def _branches(self, context: Context, wanted: Type) -> list[Make]:
        branches = [*BRANCHES[wanted], *([] if wanted in ("side", "sides") else [_choice(wanted)])]
        branches += [
            _call(name)
            for name, each in context.functions.items()
            if each.result == wanted and ("side" not in each.parameters or "side" in context.names.values())
        ]
        if "cards" in context.names.values():
            branches += CARD_BRANCHES.get(wanted, [])
        free = [name for name in VARIABLES if name not in context.names]
        if "sides" in context.names.values() and len(free) > 1:
            branches += [_quantified(word, free[0]) for word in QUANTIFIERS.get(wanted, ())]
        if "side" in context.names.values() and wanted == "bool":
            branches.append(_both_sides(In, "side", "sides"))
        return branches


def _name(name: str) -> Make:
    return lambda *_: Name(name)


def _call(name: str) -> Make:
    def make(maker: _Maker, context: Context, depth: int) -> Node:
        parameters = context.functions[name].parameters
        return Call(name, tuple(maker.node(context, each, depth) for each in parameters))

    return make


def _choice(wanted: Type) -> Make:
    def make(maker: _Maker, context: Context, depth: int) -> Node:
        condition, then = maker.node(context, "bool", depth), maker.node(context, wanted, depth)
        return If(condition, then, maker.node(context, wanted, depth))

    return make


def _quantified(word: str, variable: str) -> Make:
    def make(maker: _Maker, context: Context, depth: int) -> Node:
        body: Type = "bool" if word in ("any", "all", "count") else "int"
        group = maker.node(context, "sides", 0)
        return Quantified(
            cast(Any, word), variable, group, maker.node(context.extended({variable: "side"}), body, depth)
        )

    return make


def _one(kind: Callable[..., Node], type_: Type) -> Make:
    return lambda maker, context, depth: kind(maker.node(context, type_, depth))


def _several(kind: Callable[..., Node]) -> Make:
    def make(maker: _Maker, context: Context, depth: int) -> Node:
        count = maker.draw(st.integers(2, 3))
        return kind(tuple(maker.node(context, "bool", depth) for _ in range(count)))

    return make


def _both_sides(kind: Callable[..., Node], left: Type, right: Type) -> Make:
    return lambda maker, context, depth: kind(maker.node(context, left, depth), maker.node(context, right, depth))


def _between(kind: Callable[..., Node], sign: str, left: Type, right: Type | None = None) -> Make:
    return _both_sides(lambda first, second: kind(first, sign, second), left, right or left)


BRANCHES: dict[Type, list[Make]] = {
    "int": [_one(Negative, "int"), *(_between(Arithmetical, sign, "int") for sign in "+-*")],
    "bool": [
        _one(Not, "bool"),
        _several(AllOf),
        _several(AnyOf),
        *(_between(Compare, sign, "int") for sign in SIGNS),
        *(_between(Compare, sign, "bool") for sign in SIGNS[:2]),
    ],
    "cards": [],
    "card": [],
    "seat": [],
    "side": [],
    "sides": [],
}
CARD_BRANCHES: dict[Type, list[Make]] = {
    "bool": [
        _both_sides(In, "cards", "cards"),
        *(_between(Compare, sign, "cards") for sign in SIGNS[:2]),
        *(_between(Compare, sign, "card", "cards") for sign in SIGNS[:2]),
        *(_between(Compare, sign, "seat") for sign in SIGNS[:2]),
    ],
    "cards": [
        _between(Combine, "&", "cards"),
        _between(Combine, "|", "cards"),
        _between(Arithmetical, "-", "cards"),
    ],
}
QUANTIFIERS: dict[Type, Sequence[str]] = {"bool": ("any", "all"), "int": ("sum", "max", "min", "count")}


@st.composite
def expressions(draw: Any, context: Context, wanted: Type, depth: int = 4) -> Node:
    """Draw an expression of a type in a context."""
    return _Maker(draw).node(context, wanted, depth)


def anything(context: Context) -> st.SearchStrategy[Node]:
    """Draw a tree that need not make sense in a context: right and wrong names, functions and types, mixed."""
    names = (*context.names, *context.functions, "s", "nobody")
    return st.one_of(_any_tree(names), _nearly(context), _nearly(context))


@cache
def _any_tree(names: tuple[str, ...]) -> st.SearchStrategy[Node]:
    leaves = st.one_of(
        st.builds(Number, NUMBERS), st.builds(Truth, st.booleans()), st.builds(Name, st.sampled_from(names))
    )
    return st.recursive(leaves, lambda part: _grown(part, names), max_leaves=12)


@st.composite
def _nearly(draw: Any, context: Context) -> Node:
    """Draw a well-typed tree in which one part may have been exchanged for a part of any type."""
    types = [type_ for type_ in get_args(Type) if type_ in {*context.names.values(), "int", "bool"}]
    whole = draw(expressions(context, draw(st.sampled_from([type_ for type_ in types if type_ in MAIN_TYPES])), 3))
    place = draw(st.integers(0, 12))
    return _exchanged(whole, place, draw(expressions(context, draw(st.sampled_from(types)), 1)))[0]


def _exchanged(node: Node, place: int, part: Node) -> tuple[Node, int]:
    """Return a tree with the node at a place, counted from the root, exchanged; and how far the count has come."""
    if place == 0:
        return part, -1
    place -= 1
    changed: dict[str, Any] = {}
    for each in fields(node):
        inner = getattr(node, each.name)
        if isinstance(inner, tuple):
            parts = []
            for one in inner:
                grown, place = _exchanged(one, place, part)
                parts.append(grown)
            changed[each.name] = tuple(parts)
        elif is_dataclass(inner):
            changed[each.name], place = _exchanged(cast(Node, inner), place, part)
    return replace(node, **changed), place


def _grown(part: st.SearchStrategy[Node], names: Sequence[str]) -> st.SearchStrategy[Node]:
    some = st.lists(part, min_size=2, max_size=3).map(tuple)
    words = st.sampled_from(("any", "all", "sum", "max", "min", "count"))
    return st.one_of(
        st.builds(Call, st.sampled_from(names), st.lists(part, min_size=1, max_size=2).map(tuple)),
        st.builds(Not, part),
        st.builds(Negative, part),
        st.builds(AllOf, some),
        st.builds(AnyOf, some),
        st.builds(Compare, part, st.sampled_from(SIGNS), part),
        st.builds(In, part, part),
        st.builds(Combine, part, st.sampled_from("&|"), part),
        st.builds(Arithmetical, part, st.sampled_from("+-*"), part),
        st.builds(If, part, part, part),
        st.builds(Quantified, words, st.sampled_from([*VARIABLES, *names]), part, part),
    )


ORDERS = st.permutations(RANKS).map("".join)
# Positions and facts come from a number: drawing them card by card would cost more than what they are drawn for.
SEEDS = st.integers(0, 2**32 - 1).map(Random)


def positions(
    players: int, trumps: Sequence[str], orders: tuple[Sequence[str], Sequence[str]]
) -> st.SearchStrategy[Position]:
    return SEEDS.map(lambda random: a_position(random, players, random.choice(trumps), orders))


def a_position(random: Random, players: int, trump: str, orders: tuple[Sequence[str], Sequence[str]]) -> Position:
    """Return a position: up to eight cards in hand, the cards of the players before in the trick."""
    before, seat = random.randrange(players), random.randrange(players)
    cards = random.sample(sorted(PACK), before + random.randint(1, 8))
    trick = tuple(((seat - before + at) % players, card) for at, card in enumerate(cards[:before]))
    return Position(trump, players == 4, seat, frozenset(cards[before:]), trick, orders)


def declarations(four_order: Sequence[str]) -> st.SearchStrategy[Held]:
    return SEEDS.map(lambda random: a_declaration(random, four_order))


def a_declaration(random: Random, four_order: Sequence[str]) -> Held:
    """Return a sequence of three cards or more, or a four of a kind."""
    points, turn = random.choice((20, 50, 100, 150, 200)), random.randrange(4)
    if random.random() < 0.4:
        rank = random.choice(four_order)
        return Held("four", frozenset(rank + suit for suit in SUITS), points, turn)
    length, suit = random.randint(3, 8), random.choice(SUITS)
    bottom = random.randint(0, 8 - length)
    return Held("sequence", frozenset(rank + suit for rank in RANKS[bottom : bottom + length]), points, turn)


def deal_facts(sides: int, tricks: int) -> st.SearchStrategy[Facts]:
    return SEEDS.map(lambda random: some_facts(random, sides, tricks))


def some_facts(random: Random, sides: int, tricks: int) -> Facts:
    """Return the facts of a deal, likely and unlikely ones: nothing, all, and equal numbers come often."""

    def each(most: int) -> tuple[int, ...]:
        common = random.randint(0, most)
        return tuple(random.choice((0, most, common, common, random.randint(0, most))) for _ in range(sides))

    return Facts(
        takers=random.randrange(sides),
        last=random.randrange(sides),
        card_points=each(258),
        tricks=each(tricks),
        declared=each(200),
        belotes=each(2),
        declarer_tricks=random.choice((0, tricks, random.randint(0, tricks))),
        bid=random.choice((0, 80, 100, 160, 250, 500)),
        multiplier=random.choice((1, 2, 4)),
        capot_bid=random.random() < 0.3,
        general_bid=random.random() < 0.3,
        no_trumps=random.random() < 0.3,
        all_trumps=random.random() < 0.3,
        held=random.choice((0, 0, 81, 162)),
    )
