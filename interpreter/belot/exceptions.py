"""Every exception this package raises on purpose.

    BelotError
    ├── SourceError       a file of rules, a record or a position is broken: diagnostics with places
    ├── ExpressionError   an expression is broken: the offset in its text
    ├── IllegalAction     the rules do not allow an action: the rung and the clauses that say so
    ├── InvalidInput      what was handed in is no deck, no hand, no seat, no request
    ├── UsageError        the command line names something that does not exist
    └── MissingExtra      the feature needs a package that is not installed

Exceptions hold data, are equal when their data are equal, can be pickled, and write their sentence in
`str()`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields

from belot.diagnostics import Diagnostic, render

__all__ = [
    "BelotError",
    "ExpressionError",
    "IllegalAction",
    "InvalidInput",
    "MissingExtra",
    "SourceError",
    "UsageError",
]


@dataclass(eq=False)
class BelotError(Exception):
    """The root: whoever catches it catches whatever this package refuses."""

    def __post_init__(self) -> None:
        self.args = tuple(getattr(self, each.name) for each in fields(self))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, BelotError) and self.args == other.args

    def __hash__(self) -> int:
        return hash((type(self), self.args))


@dataclass(eq=False)
class SourceError(BelotError):
    """A text that cannot be used, with everything that is wrong with it, in the order of the text."""

    diagnostics: tuple[Diagnostic, ...]

    def __str__(self) -> str:
        return "\n".join(render(each) for each in self.diagnostics)


@dataclass(eq=False)
class ExpressionError(BelotError):
    """An expression that cannot be used; `at` is the offset of the fault in its text."""

    code: str
    message: str
    help: str
    at: int

    def __str__(self) -> str:
        return f"{_sentence(f'{self.code}: {self.message}', self.help)} (at character {self.at + 1})"


@dataclass(eq=False)
class IllegalAction(BelotError):
    """An action the rules refuse here.

    `code` names the kind (illegal-call, illegal-play, not-in-hand …), `rung` the obligation that decided,
    `clauses` what it rests on, and `legal` every action that was allowed instead. `message` is the reason in
    words, if known.
    """

    code: str
    action: str
    seat: int
    rung: str | None = None
    clauses: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    message: str = ""

    def __str__(self) -> str:
        reason = self.message or self._reason()
        allowed = f"; allowed: {_listed(self.legal)}" if self.legal else ""
        return f"{self.code}: seat {self.seat} may not {self.action}{reason and ': '}{reason}{allowed}"

    def _reason(self) -> str:
        rung = f"the rung {self.rung!r} decides" if self.rung else ""
        clauses = f"clauses {_listed(self.clauses)}" if self.clauses else ""
        return ", ".join(filter(None, [rung, clauses]))


@dataclass(eq=False)
class InvalidInput(BelotError):
    """Input that is no deck, hand, seat, action, request …: refused before any rule is asked."""

    code: str
    message: str
    help: str = ""

    def __str__(self) -> str:
        return _sentence(f"{self.code}: {self.message}", self.help)


@dataclass(eq=False)
class UsageError(BelotError):
    """A wrong word on the command line."""

    message: str
    help: str = ""

    def __str__(self) -> str:
        return _sentence(self.message, self.help)


@dataclass(eq=False)
class MissingExtra(BelotError):
    """A feature that needs an extra of this package which is not installed."""

    extra: str
    feature: str

    def __str__(self) -> str:
        return f"{self.feature} needs the extra {self.extra!r}: pip install 'belot[{self.extra}]'"


def _sentence(message: str, help_: str) -> str:
    return f"{message}; {help_}" if help_ else message


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
