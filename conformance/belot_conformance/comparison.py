"""Two reports on an engine side by side: what has broken since, and what has been repaired."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belot_conformance.protocol import printable
from belot_conformance.report import CaseResult, Report


@dataclass(frozen=True, slots=True)
class Change:
    """One case under one ruleset, before and after; `before` is None if it was not there."""

    before: CaseResult | None
    after: CaseResult


@dataclass(frozen=True, slots=True)
class Comparison:
    """New failures, repairs, failures that stay but differently, and cases that are gone or were not asked again."""

    broken: tuple[Change, ...]
    repaired: tuple[Change, ...]
    differently: tuple[Change, ...]
    lost: tuple[CaseResult, ...]
    same_suite: bool

    @property
    def status(self) -> int:
        """The exit status: 1 if something is broken that was not."""
        return int(bool(self.broken))


def compare_reports(before: Report, after: Report) -> Comparison:
    """Return what changed from `before` to `after`, in the order of `after`.

    A case that fails now is broken unless it failed before; one that nobody asked before and fails now is broken.
    """
    old = {(result.ruleset, result.case): result for result in before.cases if result.asked}
    changes = [Change(old.get((result.ruleset, result.case)), result) for result in after.cases if result.asked]
    asked = {(change.after.ruleset, change.after.case) for change in changes}
    failing = [change for change in changes if change.before and not change.before.passes and not change.after.passes]
    return Comparison(
        broken=tuple(
            change for change in changes if not change.after.passes and (not change.before or change.before.passes)
        ),
        repaired=tuple(
            change for change in changes if change.after.passes and change.before and not change.before.passes
        ),
        differently=tuple(change for change in failing if change.before and not _alike(change.before, change.after)),
        lost=tuple(result for key, result in old.items() if key not in asked),
        same_suite=before.suite.get("digest") == after.suite.get("digest"),
    )


def text(found: Comparison) -> str:
    """Return the comparison for people."""
    lines = [] if found.same_suite else ["The two runs asked different versions of the suite.", ""]
    lines += _section("new failures", [_line(change, change.after) for change in found.broken])
    lines += _section("repaired", [_line(change, change.before) for change in found.repaired])
    lines += _section("fail differently", [_line(change, change.after) for change in found.differently])
    lines += _section("not asked any more", [f"{each.ruleset} {each.case}" for each in found.lost])
    return "\n".join([*lines, _conclusion(found), ""])


def _alike(before: CaseResult, after: CaseResult) -> bool:
    return before.answer == after.answer and (before.answer is not None or before.verdict == after.verdict)


def _line(change: Change, shown: CaseResult | None) -> str:
    after = change.after
    detail = f": {shown.verdict}: {printable(shown.detail)}" if shown else ""
    return f"{after.ruleset} {after.case} ({', '.join(after.clauses)}){detail}"


def _section(title: str, lines: Sequence[str]) -> list[str]:
    return [f"{title}: {len(lines)}", *(f"  {line}" for line in lines), ""] if lines else []


def _conclusion(found: Comparison) -> str:
    if found.broken:
        return f"{len(found.broken)} new {'failure' if len(found.broken) == 1 else 'failures'}."
    return "No new failures."
