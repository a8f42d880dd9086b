"""The nearest known word to a word that is not known."""

from collections.abc import Collection, Iterable
from typing import Final

LONGEST: Final = 60


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate that was most likely meant, or None when none is near.

    Case, hyphens, underscores and spaces do not count; otherwise a third of the letters may be wrong, and two
    neighbours in the wrong order are one mistake. Among equals the first in alphabetical order wins.
    """
    if len(word) > LONGEST:
        return None
    scored = [(_distance(_folded(word), _folded(each)), each) for each in candidates if each != word]
    near = [(distance, each) for distance, each in scored if distance <= _tolerance(word, each)]
    return min(near)[1] if near else None


def did_you_mean(word: str, candidates: Collection[str]) -> str:
    """Return `did you mean 'x'?`, or an empty text when no candidate is near."""
    near = nearest(word, candidates)
    return "" if near is None else f"did you mean {near!r}?"


def _folded(word: str) -> str:
    return "".join(char for char in word.casefold() if char not in "-_ ")


def _tolerance(word: str, candidate: str) -> int:
    shorter = min(len(word), len(candidate))
    return 0 if shorter < 2 else max(1, (shorter + 1) // 3)


def _distance(left: str, right: str) -> int:
    """Return the optimal string alignment distance: insert, delete, change a letter, swap two neighbours."""
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, char in enumerate(left, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(right, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (char != other))
            if i > 1 and j > 1 and char == right[j - 2] and left[i - 2] == other:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]
