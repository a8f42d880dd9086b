"""The expectation file: which cases an engine is known to fail, how, and why; and what is wrong with the file.

An engine with known mistakes can still be held to everything else: what is listed and fails as listed is
`expected-fail`, and each other way the file and the run can disagree is one of the six CHECKS.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from belot_conformance.cases import Suite
from belot_conformance.documents import load
from belot_conformance.exceptions import DataError
from belot_conformance.judge import compare, show
from belot_conformance.report import (
    DIFFERENTLY,
    EXPECTED,
    NOT_RUN,
    SKIPPED,
    UNEXPECTED_PASS,
    CaseResult,
    Problem,
    Report,
)
from belot_conformance.resources import complaint, validator

CHECKS = (
    "unexpected-failure",
    "unexpected-pass",
    "failed-differently",
    "matches-nothing",
    "too-broad",
    "duplicate",
)

# What an updated file has for a reason until somebody writes one.
NO_REASON = "?"


@dataclass(frozen=True, slots=True)
class Entry:
    """One expected failure: of one case, or of every case that rests on a clause. `where` is its place."""

    ruleset: str
    case: str | None
    clause: str | None
    verdict: str
    got: Mapping[str, Any] | None
    reason: str
    where: str

    @property
    def name(self) -> str:
        """What the entry is about, in words."""
        return f"{self.ruleset}: {'case ' + self.case if self.case else f'clause {self.clause}'}"

    def covers(self, result: CaseResult) -> bool:
        """Whether the entry speaks of this result."""
        if self.ruleset != result.ruleset:
            return False
        return self.case == result.case or self.clause in result.clauses

    def fits(self, result: CaseResult) -> bool:
        """Whether this failure is the one expected: the verdict, and what was answered where the entry says it."""
        if self.verdict != result.verdict:
            return False
        if self.got is None:
            return True
        got = {difference.at: difference.got for difference in result.differences}
        return got.keys() == self.got.keys() and all(_same(at, self.got[at], got[at]) for at in got)


def load_expectations(text: str, name: str, *, unreasoned: bool = False) -> tuple[Entry, ...]:
    """Return the entries of the file `name`.

    Raises DataError with the place of what is wrong; a reason that is still to be written is wrong as well,
    unless `unreasoned` allows it.
    """
    document = load(text, name)
    found = complaint(validator("expectations"), document.data)
    if found:
        raise DataError(document.where(found[0]), _plainer(found[1]))
    entries = []
    for index, data in enumerate(document.data["expect"]):
        if data["reason"].strip() in ("", NO_REASON) and not unreasoned:
            raise DataError(document.where(("expect", index, "reason")), "say why this failure is accepted")
        fields = {"case": None, "clause": None, "got": None, **data}
        entries.append(Entry(**fields, where=document.where(("expect", index))))
    return tuple(entries)


def expect(report: Report, entries: Sequence[Entry], suite: Suite) -> Report:
    """Return `report` judged against `entries`: verdicts crossed with them, and all that the file has wrong."""
    cases = tuple(_crossed(result, _first(entries, result)) for result in report.cases)
    before = {(result.ruleset, result.case): result for result in report.cases}
    problems = [problem for entry in entries for problem in _of_entry(entry, cases, before, suite)]
    problems += [*_duplicates(entries, suite), *_unlisted(cases)]
    return replace(report, cases=cases, problems=tuple(problems))


def _first(entries: Sequence[Entry], result: CaseResult) -> Entry | None:
    return next((entry for entry in entries if entry.covers(result)), None)


def _crossed(result: CaseResult, entry: Entry | None) -> CaseResult:
    if entry is None or result.verdict in (SKIPPED, NOT_RUN):
        return result
    if result.passes:
        return replace(result, verdict=UNEXPECTED_PASS, detail=f"expected {entry.verdict}: {entry.reason}")
    if entry.fits(result):
        return replace(result, verdict=EXPECTED, detail=f"{entry.reason} ({result.verdict}: {result.detail})")
    due = f"{entry.verdict}{' ' + show(dict(entry.got)) if entry.got else ''}"
    return replace(result, verdict=DIFFERENTLY, detail=f"expected {due}, got {result.verdict}: {result.detail}")


def _of_entry(
    entry: Entry, cases: Sequence[CaseResult], before: Mapping[tuple[str, str], CaseResult], suite: Suite
) -> Iterator[Problem]:
    covered = [result for result in cases if entry.covers(result)]
    if not covered:
        if not covers_any(entry, suite):
            yield _problem("matches-nothing", entry, "the suite has no such case; correct the entry or remove it")
        return
    asked = [result for result in covered if result.asked]
    if not asked:
        if all(result.verdict == SKIPPED for result in covered):
            yield _problem("matches-nothing", entry, "the engine does not claim what it is about; remove the entry")
        return
    passing = [result.case for result in asked if before[result.ruleset, result.case].passes]
    if len(passing) == len(asked):
        yield _problem("unexpected-pass", entry, f"{_some(passing)} passed; remove the entry")
        return
    if passing:
        what = f"{len(passing)} of {len(asked)} cases pass ({_some(passing)}); list the cases that fail instead"
        yield _problem("too-broad", entry, what)
    for result in asked:
        if result.verdict == DIFFERENTLY:
            yield _problem("failed-differently", entry, f"{result.case}: {result.detail}")


def covers_any(entry: Entry, suite: Suite) -> bool:
    """Return whether the suite has a case that `entry` is about, asked in this run or not."""
    return bool(_keys(entry, suite))


def _keys(entry: Entry, suite: Suite) -> list[str]:
    return [
        case.id
        for case in suite.cases
        if entry.ruleset in case.applies
        and (case.id == entry.case or entry.clause in suite.clauses_of(case, entry.ruleset))
    ]


def _duplicates(entries: Sequence[Entry], suite: Suite) -> Iterator[Problem]:
    seen: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        twice: dict[str, list[str]] = {}
        for case in _keys(entry, suite):
            first = seen.setdefault((entry.ruleset, case), entry)
            if first is not entry:
                twice.setdefault(first.where, []).append(case)
        for where, cases in twice.items():
            yield _problem("duplicate", entry, f"{_some(cases)} is listed already, at {where}; keep one of the two")


def _unlisted(cases: Sequence[CaseResult]) -> Iterator[Problem]:
    for result in cases:
        unlisted = result.failed and result.asked and result.verdict not in (UNEXPECTED_PASS, DIFFERENTLY)
        if unlisted and result.level == "required":
            name = f"{result.ruleset}: case {result.case}"
            yield Problem("unexpected-failure", name, f"{result.verdict}: {result.detail}")


def _problem(check: str, entry: Entry, message: str) -> Problem:
    return Problem(check, f"{entry.where} ({entry.name})", message)


def _some(cases: Sequence[str]) -> str:
    return ", ".join(cases[:3]) + (f" and {len(cases) - 3} more" if len(cases) > 3 else "")


def _same(at: str, expected: Any, got: Any) -> bool:
    """Compare as the judge does: lists that are sets as sets."""
    name = at.rpartition(".")[2]
    field, bracket, _ = name.partition("[")
    if bracket:
        return not compare({field: [expected]}, {field: [got]})
    return not compare({field: expected}, {field: got})


def _plainer(message: str) -> str:
    """Say plainly what the schema says with `false`: a clause beside a case, or answers beside a clause."""
    if message == "'clause' is a required property":
        return "name a case or a clause"
    if message.startswith("False schema does not allow {"):
        return "`got` needs a case, not a clause"
    return "name either a case or a clause" if message.startswith("False schema") else message
