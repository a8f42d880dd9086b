"""What a mutant of a ruleset is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from belot.ruleset.model import Ruleset

T = TypeVar("T")
Part: TypeAlias = Literal["cards", "steps", "bidding", "rungs", "declarations", "belote", "score", "match"]


@dataclass(frozen=True, eq=False)
class Mutant:
    """A ruleset with one thing changed: which part, the clauses of the entry changed, what was done to it."""

    id: str
    part: Part
    clauses: tuple[str, ...]
    sentence: str
    rules: Ruleset


# The same before its clauses are cut to those of the documents of the ruleset.
Change: TypeAlias = Mutant


def neighbours_swapped(entries: Sequence[T]) -> Iterator[tuple[T, T, tuple[T, ...]]]:
    """Yield each pair of neighbours with the whole in which they have changed places."""
    for at in range(len(entries) - 1):
        first, second = entries[at], entries[at + 1]
        yield first, second, (*entries[:at], second, first, *entries[at + 2 :])


def without_one(entries: Sequence[T]) -> Iterator[tuple[T, tuple[T, ...]]]:
    """Yield each entry with the others."""
    for at, entry in enumerate(entries):
        yield entry, (*entries[:at], *entries[at + 1 :])


def put(entries: Sequence[T], at: int, entry: T) -> tuple[T, ...]:
    """Return the entries with another one at a place."""
    return (*entries[:at], entry, *entries[at + 1 :])
