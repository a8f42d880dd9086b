"""What is told about a place in a text: places, diagnostics, and how they are printed."""

import json
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Severity: TypeAlias = Literal["error", "warning"]

LONGEST_EXCERPT: Final = 160
LONGEST_QUOTE: Final = 60


@dataclass(frozen=True)
class Place:
    """A place in a text: the file as it was named, line and column from 1 (in code points), and that line."""

    name: str
    line: int
    column: int
    excerpt: str

    def __str__(self) -> str:
        return f"{self.name}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Diagnostic:
    """One thing that is wrong: its code, what, where, what to do, and the other places it has to do with."""

    code: str
    message: str
    place: Place | None
    severity: Severity = "error"
    help: str = ""
    related: tuple[tuple[str, Place], ...] = ()

    def __str__(self) -> str:
        return render(self)


def render(diagnostic: Diagnostic) -> str:
    """Return a diagnostic as lines: where and what and what to do, the source line, a caret, then notes."""
    what = f"{diagnostic.severity}[{diagnostic.code}]: {diagnostic.message}"
    if diagnostic.help:
        what += f"; {diagnostic.help}"
    place = diagnostic.place
    lines = [what] if place is None else [f"{place}: {what}", *_excerpt(place)]
    lines += [f"{where}: note: {note}" for note, where in diagnostic.related]
    return "\n".join(lines)


def by_place(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    """Return the key that sorts diagnostics by file, position and code, those without a place first."""
    place = diagnostic.place
    where = ("", 0, 0) if place is None else (place.name, place.line, place.column)
    return (*where, diagnostic.code, diagnostic.message)


def quoted(text: str) -> str:
    """Return a word of the user in quotes on one line: control characters escaped, cut if it is long."""
    return repr(_cut(text))


def in_quotes(text: str) -> str:
    """Return a text as a double-quoted YAML scalar on one line, cut if it is long."""
    return json.dumps(_cut(text), ensure_ascii=not text.isprintable())


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def _excerpt(place: Place) -> tuple[str, str]:
    line, at = place.excerpt, place.column - 1
    if len(line) > LONGEST_EXCERPT:
        line, at = _window(line, at)
    shown = "".join(char if char == "\t" or char.isprintable() else "\ufffd" for char in line)
    return shown, _blank(shown[:at]) + "^"


def _window(line: str, at: int) -> tuple[str, int]:
    start = max(0, min(at - LONGEST_EXCERPT // 2, len(line) - LONGEST_EXCERPT))
    end = start + LONGEST_EXCERPT
    left, right = "…" if start else "", "…" if end < len(line) else ""
    return left + line[start:end] + right, at - start + len(left)


def _blank(text: str) -> str:
    """Return white space as wide as the text is on a terminal."""
    return "".join("\t" if char == "\t" else " " * _width(char) for char in text)


def _width(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
