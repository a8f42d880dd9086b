"""The report of `belot adequacy` for readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belot_conformance.adequacy.analysis import Adequacy
from belot_conformance.adequacy.fixture import fixture
from belot_conformance.adequacy.mutate import NOT_ASKED
from belot_conformance.adequacy.shelf import Caught, floor

_COLUMNS = ("ruleset", "cases", "mutants", "killed", "proven equivalent", "survivors", "covering set")


def text(found: Sequence[Adequacy]) -> str:
    """Return a table, then what is missing for each ruleset, survivors as fixtures that kill them."""
    rows = [
        _COLUMNS,
        *(
            (a.ruleset, *map(str, (a.cases, a.mutants, a.killed, len(a.proven), len(a.survivors), len(a.cover))))
            for a in found
        ),
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_COLUMNS))]
    table = ["  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    asked = [f"not asked: {what} ({why})" for what, why in NOT_ASKED.items()]
    return "\n".join([*table, "", *asked, *(line for each in found for line in _missing(each))]) + "\n"


def _missing(own: Adequacy) -> Iterator[str]:
    yield ""
    yield f"{own.ruleset}: {'nothing is missed' if own.fine else 'something is missed'}"
    yield from (f"  its own engine fails {case}" for case in own.wrong)
    yield from (f"  nobody kills a mutant of {clause}" for clause in own.immortal_clauses)
    yield from (f"  cited, and in no part that can be mutated: {clause}" for clause in own.unmutated_clauses)
    if own.citations:
        verified = own.citations - len(own.unverified)
        yield f"  {verified} of {own.citations} citations are verified by a mutant of the clause that dies of the case"
        yield from (
            f"  not verified: {each.case} cites {each.clause} ({each.mutants} mutants)" for each in own.unverified
        )
    for survivor in own.survivors:
        yield f"  survives: {survivor.id}"
    if own.survivors:
        yield "cases:"
        yield from (fixture(survivor, own.ruleset).rstrip("\n") for survivor in own.survivors)


def shelf_text(nulls: Sequence[Caught], wrong: Sequence[Caught]) -> str:
    """Return what came of the engines that are wrong on purpose, and the floor: what knowing no rules is worth."""
    passed, asked = floor(nulls)
    lines = ["", f"floor: the best engine that knows no rules passes {passed} of {asked} ({100 * passed // asked} %)"]
    for each in (*nulls, *wrong):
        said = f"caught by {each.case}, by the clause in {each.cited}" if each.fine else "NOT CAUGHT"
        lines.append(f"  {each.name} ({each.mistake}): {said}")
    return "\n".join(lines) + "\n"
