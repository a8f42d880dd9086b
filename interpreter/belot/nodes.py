"""The syntax tree of expressions: frozen, without behaviour, each node with its offset in the text."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Comparator: TypeAlias = Literal["==", "!=", "<", "<=", ">", ">="]
SetOperator: TypeAlias = Literal["&", "|"]
Arithmetic: TypeAlias = Literal["+", "-", "*"]
Word: TypeAlias = Literal["any", "all", "sum", "max", "min", "count"]


@dataclass(frozen=True, slots=True)
class Number:
    value: int
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Truth:
    value: bool
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Name:
    name: str
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    name: str
    arguments: tuple["Node", ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    operand: "Node"
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Negative:
    operand: "Node"
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class AllOf:
    operands: tuple["Node", ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class AnyOf:
    operands: tuple["Node", ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Compare:
    left: "Node"
    operator: Comparator
    right: "Node"
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class In:
    left: "Node"
    right: "Node"
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Combine:
    """`&` and `|` on card sets."""

    left: "Node"
    operator: SetOperator
    right: "Node"
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Arithmetical:
    """`+ - *` on numbers; `-` also on card sets (all of the first that are not in the second)."""

    left: "Node"
    operator: Arithmetic
    right: "Node"
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class If:
    condition: "Node"
    then: "Node"
    otherwise: "Node"
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Quantified:
    """`any(… for s in defenders)`: the word applied to the body for every side of the group."""

    word: Word
    variable: str
    group: "Node"
    body: "Node"
    at: int = field(default=0, compare=False)


Node: TypeAlias = (
    Number
    | Truth
    | Name
    | Call
    | Not
    | Negative
    | AllOf
    | AnyOf
    | Compare
    | In
    | Combine
    | Arithmetical
    | If
    | Quantified
)


def children(node: Node) -> tuple[Node, ...]:
    """Return the direct sub-expressions in source order."""
    match node:
        case Number() | Truth() | Name():
            return ()
        case Call(arguments=parts) | AllOf(operands=parts) | AnyOf(operands=parts):
            return parts
        case Not(operand=part) | Negative(operand=part):
            return (part,)
        case Compare() | In() | Combine() | Arithmetical():
            return (node.left, node.right)
        case If():
            return (node.condition, node.then, node.otherwise)
        case Quantified():
            return (node.group, node.body)


def names(node: Node) -> frozenset[str]:
    """Return every name and function the expression mentions."""
    own = {node.name} if isinstance(node, Name | Call) else set()
    return frozenset(own.union(*(names(part) for part in children(node))))


def to_json(node: Node) -> dict[str, object]:
    """Return the tree as plain data, so that an engine in another language needs no parser."""
    content: dict[str, object] = {"node": type(node).__name__.lower()}
    for name in node.__dataclass_fields__:
        if name == "at":
            continue
        value = getattr(node, name)
        if isinstance(value, tuple):
            content[name] = [to_json(part) for part in value]
        elif hasattr(value, "__dataclass_fields__"):
            content[name] = to_json(value)
        else:
            content[name] = value
    return content
