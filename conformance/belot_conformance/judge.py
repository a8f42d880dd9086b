"""The judge: one answer against one case. Pure; it knows no rules and no engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from belot_conformance.cases import Case
from belot_conformance.protocol import Answer, excerpt

VERDICTS_BESIDE_FAULTS = (
    "pass",
    "fail",
    "error",
    "rejected",
    "false-claim",
    "unsupported",
    "flaky",
    "not-run",
)

MISSING = "(missing)"

# Lists under these names are sets: the order in which an engine writes them means nothing.
_SETS = frozenset({"legal", "cards"})
# A list of these, per seat.
_SETS_PER_SEAT = frozenset({"scored"})


@dataclass(frozen=True, slots=True)
class Difference:
    """One place of the answer that is not as expected."""

    at: str
    expected: Any
    got: Any


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, a sentence for it, and what differs if the answer itself is wrong."""

    verdict: str
    detail: str = ""
    differences: tuple[Difference, ...] = ()


def judge(case: Case, answer: Answer) -> Judgement:
    """Return what `answer` is worth as an answer to `case`, of an engine that claimed to play it."""
    if answer.kind == "error":
        return Judgement("error", f"the engine failed: {excerpt(answer.body['message'], 300)}")
    if answer.kind == "unsupported":
        message = excerpt(answer.body["message"], 300)
        return Judgement("false-claim", f"claimed in hello, yet unsupported: {message}")
    due = next(iter(case.expect))
    if answer.kind != due:
        return _other_kind(case, answer, due)
    differences = compare(case.expect[due], answer.body)
    if not differences:
        return Judgement("pass")
    first = differences[0]
    return Judgement("fail", f"{first.at}: expected {show(first.expected)}, got {show(first.got)}", differences)


def _other_kind(case: Case, answer: Answer, due: str) -> Judgement:
    difference = Difference(due, case.expect[due], MISSING)
    if answer.kind == "rejected":
        place = f"at {answer.body['at']}"
        code = f" ({excerpt(answer.body['code'])})" if "code" in answer.body else ""
        return Judgement("rejected", f"rejected {place}{code} where a result was due", (difference,))
    return Judgement("fail", "answered what should have been rejected", (difference,))


def compare(expected: Any, got: Any, at: str = "") -> tuple[Difference, ...]:
    """Return all differences; of an object only the fields that `expected` has are looked at."""
    if isinstance(expected, Mapping):
        if not isinstance(got, Mapping):
            return (Difference(at, expected, got),)
        return tuple(
            difference
            for key in expected
            for difference in _compare_field(key, expected[key], got, f"{at}.{key}" if at else key)
        )
    if isinstance(expected, list):
        return _compare_list(expected, got, at)
    return () if _same_scalar(expected, got) else (Difference(at, expected, got),)


def _compare_field(key: str, expected: Any, holder: Mapping[str, Any], at: str) -> tuple[Difference, ...]:
    if key not in holder:
        return (Difference(at, expected, MISSING),)
    got = holder[key]
    if key in _SETS:
        same = isinstance(got, list) and {*map(str, expected)} == {*map(str, got)}
        return () if same else (Difference(at, expected, got),)
    if key in _SETS_PER_SEAT and isinstance(got, list) and len(got) == len(expected):
        return tuple(
            Difference(f"{at}[{seat}]", mine, theirs)
            for seat, (mine, theirs) in enumerate(zip(expected, got, strict=True))
            if not _same_set(mine, theirs)
        )
    return compare(expected, got, at)


def _compare_list(expected: list[Any], got: Any, at: str) -> tuple[Difference, ...]:
    if not isinstance(got, list) or len(got) != len(expected):
        return (Difference(at, expected, got),)
    return tuple(
        difference
        for index, (mine, theirs) in enumerate(zip(expected, got, strict=True))
        for difference in compare(mine, theirs, f"{at}[{_label(mine, index)}]")
    )


def _label(entry: Any, index: int) -> str:
    """Return what an entry of a list is called: a line of the ledger by its item, all else by its number."""
    return str(entry["item"]) if isinstance(entry, Mapping) and "item" in entry else str(index)


def _same_set(expected: list[Any], got: Any) -> bool:
    """Whether two lists of objects hold the same ones in any order."""
    if not isinstance(got, list) or len(got) != len(expected):
        return False
    left = list(got)
    for mine in expected:
        match = next((index for index, theirs in enumerate(left) if not compare(mine, theirs)), None)
        if match is None:
            return False
        del left[match]
    return True


def _same_scalar(expected: Any, got: Any) -> bool:
    return type(expected) is type(got) and bool(expected == got)


def show(value: Any) -> str:
    """Return `value` for a reader: lists of words without quotes, the rest as JSON."""
    if isinstance(value, list) and value and all(isinstance(each, str) for each in value):
        return "{" + excerpt(", ".join(value), 400) + "}"
    return excerpt(value, 400)
