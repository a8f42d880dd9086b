"""What the names of an expression mean, context by context: tables of names, functions and their types.

A context is where an expression stands in a ruleset: a rung of play, a key of comparison, a line of the score. The
meaning of each word for players is in docs/language.md; the code that carries it is in `play`, `declarations`,
`scoring` and `match`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

Type: TypeAlias = Literal["int", "bool", "card", "cards", "seat", "side", "sides"]

TYPE_WORDS: Final[Mapping[Type, str]] = {
    "int": "a number",
    "bool": "a condition",
    "card": "a card",
    "cards": "a set of cards",
    "seat": "a seat",
    "side": "a side",
    "sides": "a group of sides",
}


@dataclass(frozen=True)
class Signature:
    """Types of the arguments and of the result of a function."""

    parameters: tuple[Type, ...]
    result: Type


@dataclass(frozen=True)
class Context:
    """The names and functions an expression may use, and whether it may range over sides."""

    title: str
    names: Mapping[str, Type]
    functions: Mapping[str, Signature] = field(default_factory=dict)

    def extended(
        self, names: Mapping[str, Type] | None = None, functions: Mapping[str, Signature] | None = None
    ) -> "Context":
        """Return the context with more names and functions."""
        return replace(self, names={**self.names, **(names or {})}, functions={**self.functions, **(functions or {})})


PER_SIDE: Final = Signature(("sides",), "int")
SIDE_FLAG: Final = Signature(("side",), "bool")
_ARITHMETIC: Final = {"half": Signature(("int",), "int"), "tens": Signature(("int", "int"), "int")}
_GROUPS: Final[Mapping[str, Type]] = {"everyone": "sides", "takers": "sides", "defenders": "sides"}
_THIS_SIDE: Final[Mapping[str, Type]] = {"side": "side", "others": "sides"}

PLAY: Final = Context(
    "play.legal",
    {
        "hand": "cards",
        "led": "cards",
        "trumps": "cards",
        "best": "card",
        "winner": "seat",
        "leading": "bool",
    },
    {
        "above": Signature(("card",), "cards"),
        "ally": Signature(("seat",), "bool"),
        "some": Signature(("cards",), "bool"),
    },
)

COMPARE: Final = Context(
    "declarations.compare",
    {
        "points": "int",
        "length": "int",
        "top": "int",
        "turn": "int",
        "four": "bool",
        "in-trumps": "bool",
    },
)

_DEAL_FACTS: Final[Mapping[str, Type]] = {
    "all-tricks": "int",
    "declarer-tricks": "int",
    "bid": "int",
    "multiplier": "int",
    "capot-bid": "bool",
    "general-bid": "bool",
    "no-trumps": "bool",
    "all-trumps": "bool",
}
_SIDE_FACTS: Final[Mapping[str, Signature]] = {
    "card-points": PER_SIDE,
    "tricks": PER_SIDE,
    "declared": PER_SIDE,
    "belotes": PER_SIDE,
    "took-last": SIDE_FLAG,
}

LINE: Final = Context("score.lines", {**_GROUPS, **_THIS_SIDE, **_DEAL_FACTS}, {**_SIDE_FACTS, **_ARITHMETIC})
JUDGE: Final = Context("score.outcomes", {**_GROUPS, **_DEAL_FACTS}, {**_SIDE_FACTS, **_ARITHMETIC, "total": PER_SIDE})
WRITE: Final = replace(JUDGE.extended(_THIS_SIDE), title="score.outcomes.write")
ROUND: Final = replace(WRITE.extended({"amount": "int"}), title="score.round")
PAID: Final = Context("score.held", {**_GROUPS, **_THIS_SIDE}, {"written": PER_SIDE, "total": PER_SIDE, **_ARITHMETIC})
MATCH: Final = Context(
    "match.end",
    {"everyone": "sides", "target": "int"},
    {"total": PER_SIDE, "written": PER_SIDE, "took-last": SIDE_FLAG},
)
WINNER: Final = replace(MATCH.extended(_THIS_SIDE), title="match.end.winner")
CLAIM: Final = Context(
    "match.claim",
    {"side": "side"},
    {"card-points": PER_SIDE, "declared": PER_SIDE, "belotes": PER_SIDE, "tricks": PER_SIDE},
)
