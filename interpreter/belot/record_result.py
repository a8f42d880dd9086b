"""The result a record claims, compared with the score of its replay, item by item."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from belot.deal import Deal
from belot.diagnostics import Diagnostic, by_place
from belot.operations import account_data
from belot.record import Record
from belot.source import Document, Path


def differences(deal: Deal, record: Record, document: Document) -> tuple[Diagnostic, ...]:
    """Return where the result of a record differs from its replay (E511), or that the deal is not over (E506).

    Only what the record says is compared: a result of `written` alone is fine.
    """
    if record.result is None:
        return ()
    if deal.turn is not None:
        message = "the record has a result, but the deal is not over"
        place = document.key_place(("result",))
        help_ = f"seat {deal.turn} is to act: add the missing actions, or remove the result"
        return (Diagnostic("E506", message, place, help=help_),)
    score = account_data(deal.result())
    help_ = "correct the record, or report the rule"
    found = [
        Diagnostic("E511", message, document.place(("result", *path)), help=help_)
        for path, message in _differences(record.result, score)
    ]
    return tuple(sorted(found, key=by_place))


def _differences(claimed: Mapping[str, Any], score: Mapping[str, Any]) -> Iterator[tuple[Path, str]]:
    for key, value in claimed.items():
        if key in ("lines", "items"):
            yield from _table(key, value, score[key])
        elif value != score[key]:
            yield (key,), f"{key} is {_shown(value)} in the record, {_shown(score[key])} when replayed"


def _table(
    key: str, claimed: Sequence[Mapping[str, Any]], scored: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[Path, str]]:
    points = {entry["item"]: entry["points"] for entry in scored}
    word = key.removesuffix("s")
    for at, entry in enumerate(claimed):
        item = entry["item"]
        if item not in points:
            yield (key, at, "item"), f"there is no {word} {item!r} when replayed"
        elif entry["points"] != points[item]:
            told = f"{_shown(entry['points'])} in the record, {_shown(points[item])} when replayed"
            yield (key, at, "points"), f"{word} {item!r} is {told}"
    named = {entry["item"] for entry in claimed}
    missing = [item for item in points if item not in named]
    if missing:
        yield (key,), f"the record lacks {word} {', '.join(map(repr, missing))}"


def _shown(value: Any) -> str:
    return " : ".join(map(str, value)) if isinstance(value, list) else str(value)
