"""Mutants of an expression: one small change each, all of the right type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from belot.checker import check
from belot.exceptions import ExpressionError
from belot.nodes import (
    AllOf,
    AnyOf,
    Arithmetical,
    Call,
    Combine,
    Comparator,
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
    Word,
)
from belot.vocabulary import Context, Type

_COMPARATORS: Final[Mapping[str, tuple[Comparator, ...]]] = {
    "==": ("!=", ">=", "<="),
    "!=": ("==",),
    ">=": (">", "==", "<"),
    ">": (">=", "==", "<"),
    "<=": ("<", "==", ">"),
    "<": ("<=", "==", ">"),
}
_WORDS: Final[Mapping[str, tuple[Word, ...]]] = {
    "any": ("all",),
    "all": ("any",),
    "sum": ("max", "min"),
    "max": ("min", "sum"),
    "min": ("max", "sum"),
    "count": (),
}


def mutants(node: Node, context: Context, expected: Type) -> tuple[Node, ...]:
    """Return every expression one change away that the checker lets pass, without repeats, in a fixed order."""
    found: dict[Node, None] = {}
    for made in _changed(node, context, ()):
        if made != node and made not in found and _sound(made, context, expected):
            found[made] = None
    return tuple(found)


def _sound(node: Node, context: Context, expected: Type) -> bool:
    try:
        check(node, context, expected)
    except ExpressionError:
        return False
    return True


def _changed(node: Node, context: Context, bound: tuple[str, ...]) -> Iterator[Node]:
    yield from _here(node, context, bound)
    yield from _inside(node, context, bound)


def _inside(node: Node, context: Context, bound: tuple[str, ...]) -> Iterator[Node]:
    match node:
        case Call(arguments=parts):
            yield from (replace(node, arguments=each) for each in _one_of(parts, context, bound))
        case AllOf(operands=parts) | AnyOf(operands=parts):
            yield from (replace(node, operands=each) for each in _one_of(parts, context, bound))
        case Not(operand=part) | Negative(operand=part):
            yield from (replace(node, operand=each) for each in _changed(part, context, bound))
        case Compare() | In() | Combine() | Arithmetical():
            yield from (replace(node, left=each) for each in _changed(node.left, context, bound))
            yield from (replace(node, right=each) for each in _changed(node.right, context, bound))
        case If():
            yield from (replace(node, condition=each) for each in _changed(node.condition, context, bound))
            yield from (replace(node, then=each) for each in _changed(node.then, context, bound))
            yield from (replace(node, otherwise=each) for each in _changed(node.otherwise, context, bound))
        case Quantified():
            yield from (replace(node, group=each) for each in _changed(node.group, context, bound))
            own = (*bound, node.variable)
            yield from (replace(node, body=each) for each in _changed(node.body, context, own))
        case _:
            return


def _one_of(parts: Sequence[Node], context: Context, bound: tuple[str, ...]) -> Iterator[tuple[Node, ...]]:
    for at, part in enumerate(parts):
        for each in _changed(part, context, bound):
            yield (*parts[:at], each, *parts[at + 1 :])


def _here(node: Node, context: Context, bound: tuple[str, ...]) -> Iterator[Node]:
    match node:
        case Number(value=value):
            yield Number(value + 1)
            yield Number(value - 1)
        case Truth(value=value):
            yield Truth(not value)
        case Name(name=name):
            yield from (Name(other) for other in (*bound, *context.names) if _alike(name, other, context, bound))
        case Call(name=name, arguments=parts):
            yield from (replace(node, name=other) for other in _same_signature(name, context))
            yield from (parts[0],)
        case Not(operand=part) | Negative(operand=part):
            yield part
        case AllOf(operands=parts):
            yield AnyOf(parts)
            yield from _without_one(parts, AllOf)
        case AnyOf(operands=parts):
            yield AllOf(parts)
            yield from _without_one(parts, AnyOf)
        case Compare():
            yield from (replace(node, operator=other) for other in _COMPARATORS[node.operator])
        case In():
            yield Not(node)
        case Combine():
            yield from (replace(node, operator="|" if node.operator == "&" else "&"), node.left, node.right)
        case Arithmetical():
            yield from (replace(node, operator="-" if node.operator == "+" else "+"), node.left, node.right)
        case If():
            yield replace(node, then=node.otherwise, otherwise=node.then)
            yield from (node.then, node.otherwise)
        case Quantified():
            yield from (replace(node, word=other) for other in _WORDS[node.word])


def _without_one(parts: tuple[Node, ...], kind: type[AllOf] | type[AnyOf]) -> Iterator[Node]:
    for at in range(len(parts)):
        rest = (*parts[:at], *parts[at + 1 :])
        yield rest[0] if len(rest) == 1 else kind(rest)


def _alike(name: str, other: str, context: Context, bound: tuple[str, ...]) -> bool:
    def sort(each: str) -> str:
        return "sides" if each in bound or context.names[each] in ("side", "sides") else context.names[each]

    return name != other and (name in bound or name in context.names) and sort(name) == sort(other)


def _same_signature(name: str, context: Context) -> list[str]:
    own = context.functions[name]
    return [other for other, signature in context.functions.items() if other != name and signature == own]
