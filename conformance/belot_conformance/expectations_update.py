"""Writes an expectation file anew from a run: entries that still hold stay, the rest is one entry a case."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from belot_conformance.cases import Suite
from belot_conformance.expectations import NO_REASON, Entry, covers_any
from belot_conformance.report import CaseResult, Report

# A longer answer would drown the file; the verdict alone has to do then.
_LONGEST_GOT = 400


def updated(report: Report, entries: Sequence[Entry], suite: Suite) -> tuple[Entry, ...]:
    """Return the entries that make `report` (judged without any) a run without surprises.

    Reasons are kept; a failure listed for the first time gets NO_REASON. Entries about cases that were not
    asked in this run stay as they are, those about nothing in the suite go.
    """
    kept: list[Entry] = []
    for entry in entries:
        if _stays(entry, report, suite, kept):
            kept.append(entry)
    new = []
    for result in report.cases:
        if result.failed and result.asked and not any(entry.covers(result) for entry in kept):
            new.append(_entry(result, entries))
    return tuple(sorted([*kept, *new], key=lambda entry: (entry.ruleset, entry.clause or "", entry.case or "")))


def _stays(entry: Entry, report: Report, suite: Suite, kept: Sequence[Entry]) -> bool:
    covered = [result for result in report.cases if entry.covers(result)]
    if not covered:
        same = {(other.ruleset, other.case, other.clause) for other in kept}
        return covers_any(entry, suite) and (entry.ruleset, entry.case, entry.clause) not in same
    if any(other.covers(result) for other in kept for result in covered):
        return False
    return all(result.asked and result.failed and entry.fits(result) for result in covered)


def _entry(result: CaseResult, entries: Sequence[Entry]) -> Entry:
    reason = next((entry.reason for entry in entries if entry.covers(result)), NO_REASON)
    got = {difference.at: difference.got for difference in result.differences}
    if result.verdict != "fail" or not got or len(json.dumps(got)) > _LONGEST_GOT:
        got = {}
    return Entry(result.ruleset, result.case, None, result.verdict, got or None, reason, "")


def dump(entries: Sequence[Entry], old_text: str = "") -> str:
    """Return the file: the comment lines at the head of `old_text`, then an entry after another."""
    head = []
    for line in old_text.splitlines():
        if not line.startswith("#"):
            break
        head.append(line)
    if not entries:
        return "\n".join([*head, "expect: []", ""])
    return "\n".join([*head, "expect:", *(line for entry in entries for line in _lines(entry)), ""])


def _lines(entry: Entry) -> Iterator[str]:
    yield f"  - ruleset: {entry.ruleset}"
    yield f"    case: {entry.case}" if entry.case else f"    clause: {entry.clause}"
    yield f"    verdict: {entry.verdict}"
    if entry.got:
        yield f"    got: {json.dumps(entry.got, sort_keys=True)}"
    yield f"    reason: {json.dumps(entry.reason, ensure_ascii=False)}"
