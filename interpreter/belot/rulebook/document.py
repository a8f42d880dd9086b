"""What a rule book says, apart from how it looks: a frozen tree that prose fills and a renderer draws."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Text:
    """Words as they are printed; `strong` marks a term where it is introduced."""

    words: str
    strong: bool = False


@dataclass(frozen=True)
class Cards:
    """Cards within a line, as codes (`JH`); drawn with the index letters of the book's language."""

    codes: tuple[str, ...]


@dataclass(frozen=True)
class Link:
    """Words that lead to another section of this book, to a clause or to a term of the glossary."""

    words: str
    kind: str
    target: str


Span = Text | Cards | Link


@dataclass(frozen=True)
class Paragraph:
    """One or more sentences; `clauses` are the ids they stand on, drawn small beside them."""

    spans: tuple[Span, ...]
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Items:
    """A list of paragraphs, numbered when their order is part of the rule."""

    paragraphs: tuple[Paragraph, ...]
    ordered: bool = False


@dataclass(frozen=True)
class Table:
    """Rows of cells under a header; `numeric` names the columns (from 0) that are set flush right."""

    caption: str
    header: tuple[tuple[Span, ...], ...]
    rows: tuple[tuple[tuple[Span, ...], ...], ...]
    numeric: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Played:
    """A card on the table and who played it, named as the reader is to see it."""

    who: str
    code: str
    winning: bool = False


@dataclass(frozen=True)
class Example:
    """A position drawn with cards: a hand, the trick on the table, what may be played and why.

    `legal` is a subset of `hand`; the other cards are drawn as refused. `reason` says why.
    """

    caption: str
    contract: str
    trick: tuple[Played, ...]
    hand: tuple[str, ...]
    legal: tuple[str, ...]
    reason: Paragraph


@dataclass(frozen=True)
class Note:
    """A remark of the ruleset's author, printed beside the rule and never in place of it."""

    words: str


Block = Paragraph | Items | Table | Example | Note


@dataclass(frozen=True)
class Section:
    """A headed part of a book; `id` is stable in every language, so that links keep."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...] = ()


@dataclass(frozen=True)
class Book:
    """The rules of one ruleset in one language."""

    ruleset: str
    digest: str
    lang: str
    title: str
    summary: tuple[Block, ...]
    sections: tuple[Section, ...]
