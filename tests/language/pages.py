"""Reads the pages that document the language: their tables and their blocks."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from belot.vocabulary import (
    CLAIM,
    COMPARE,
    JUDGE,
    LINE,
    MATCH,
    PAID,
    PLAY,
    ROUND,
    TYPE_WORDS,
    WINNER,
    WRITE,
    Context,
    Type,
)

ROOT = Path(__file__).parents[2]
# The words the page uses for places, with what may be asked for there.
PLACES: Mapping[str, tuple[Context, tuple[Type, ...]]] = {
    "play": (PLAY, ("bool", "cards")),
    "compare": (COMPARE, ("int", "bool")),
    "lines": (LINE, ("int",)),
    "outcomes": (JUDGE, ("int", "bool")),
    "write": (WRITE, ("int",)),
    "round": (ROUND, ("int",)),
    "held": (PAID, ("bool",)),
    "end": (MATCH, ("bool",)),
    "winner": (WINNER, ("bool",)),
    "claim": (CLAIM, ("int",)),
}
WORDS: Mapping[Type, str] = {type_: word.removeprefix("a ") for type_, word in TYPE_WORDS.items()}


def page(path: str) -> str:
    """Return a page; skip the module that asks for it where the tests run without the checkout."""
    if not (ROOT / "interpreter").is_dir():
        pytest.skip("the wheel is tested away from the checkout, which has the page", allow_module_level=True)
    return (ROOT / path).read_text(encoding="utf-8")


def section(text: str, title: str) -> str:
    """Return what stands under a heading, up to the next of its level."""
    found = re.search(rf"^(#+) {re.escape(title)}$(.*?)(?=^\1 |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[2]


def tables(text: str) -> list[list[dict[str, str]]]:
    """Return the tables of a text, a row as a map from heading to cell."""
    found = []
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        head, _, *rows = [
            [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            for line in block.splitlines()
        ]
        assert all(len(row) == len(head) for row in rows), head
        found.append([dict(zip(head, row, strict=True)) for row in rows])
    return found


def coded(cell: str) -> str:
    """Return what stands between backquotes, all of the cell."""
    assert cell[:1] == cell[-1:] == "`", cell
    return cell[1:-1]


def blocks(text: str, kind: str) -> list[str]:
    """Return the fenced blocks of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
