"""A report for people: plain text for a terminal, Markdown for a page. Pure functions from report to text."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence

from belot_conformance.describe import answers, question
from belot_conformance.protocol import printable
from belot_conformance.report import NOT_RUN, PASSED, SKIPPED, CaseResult, Report, failures_by_clause

_STDERR_LINES = 5


def text(report: Report) -> str:
    """Return the report as plain text: rulesets, below them the clauses that failed, one example for each."""
    lines = [*_heading(report), ""]
    for ruleset in report.rulesets:
        lines += [f"{ruleset}: {_counted(report.counts(ruleset))}"]
        for clause, results in failures_by_clause(report, ruleset).items():
            lines += ["", f"  {clause}  {_failed(clause, ruleset, results, report)}"]
            lines += [f"    {line}" for line in _example(results[0], report.command)]
        lines += [*_skipped(report, ruleset), ""]
    return "\n".join([*lines, _conclusion(report), ""])


def markdown(report: Report) -> str:
    """Return the report as Markdown, in the same order as `text`."""
    who = report.engine.name if report.engine else "engine"
    lines = [f"# Conformance of {who}", "", *(f"- {line}" for line in _heading(report))]
    for ruleset in report.rulesets:
        lines += ["", f"## {ruleset}", "", f"{_counted(report.counts(ruleset))}"]
        for clause, results in failures_by_clause(report, ruleset).items():
            lines += ["", f"### `{clause}`", "", _failed(clause, ruleset, results, report), ""]
            lines += ["```text", *_example(results[0], report.command), "```"]
        lines += [f"\n{line.strip()}" for line in _skipped(report, ruleset)]
    return "\n".join([*lines, "", _conclusion(report), ""])


def repeat(case: str, ruleset: str, command: Sequence[str]) -> str:
    """Return the command line that asks one case again."""
    return f"belot conform --ruleset {ruleset} --case {case} -- {shlex.join(command)}"


def _heading(report: Report) -> Iterator[str]:
    if report.engine:
        engine = report.engine
        who = printable(f"{engine.name} {engine.version} ({engine.language}), protocol {engine.protocol}")
        yield f"engine: {who}"
    yield f"command: {printable(shlex.join(report.command))}"
    suite = report.suite
    yield f"suite: {suite['name']} {suite['version']}, {suite['digest'][:19]}"
    if report.start:
        yield f"{report.start.name}: {printable(report.start.detail)}"
    if report.restarts:
        yield f"restarts: {report.restarts}"
    yield from map(printable, report.notes)


def _counted(counts: Mapping[str, int]) -> str:
    passed = counts.get(PASSED, 0)
    asked = sum(counts.values()) - counts.get(SKIPPED, 0)
    others = [f"{number} {verdict}" for verdict, number in counts.items() if verdict not in (PASSED, SKIPPED)]
    skipped = [f"{counts[SKIPPED]} not claimed"] if SKIPPED in counts else []
    return ", ".join([f"{passed} of {asked} passed", *others, *skipped])


def _failed(clause: str, ruleset: str, results: Sequence[CaseResult], report: Report) -> str:
    asked = sum(
        result.ruleset == ruleset and clause in result.clauses and result.verdict not in (SKIPPED, NOT_RUN)
        for result in report.cases
    )
    names = ", ".join(result.case for result in results[1:4])
    others = f"; also {names}{', ...' if len(results) > 4 else ''}" if names else ""
    return f"{len(results)} of {asked} failed{others}"


def _example(result: CaseResult, command: Sequence[str]) -> Iterator[str]:
    optional = " (optional)" if result.level == "optional" else ""
    yield f"{result.case}: {result.title}{optional}"
    yield f"catches: {result.catches}"
    yield from question(result.op, result.ask)
    yield from map(printable, answers(result))
    for line in result.stderr.splitlines()[-_STDERR_LINES:]:
        yield f"stderr: {printable(line)}"
    yield f"again: {printable(repeat(result.case, result.ruleset, command))}"


def _skipped(report: Report, ruleset: str) -> list[str]:
    """Return a line for each reason why cases of `ruleset` were not asked, with their ids."""
    reasons: dict[str, list[str]] = {}
    for result in report.cases:
        if result.ruleset == ruleset and result.verdict in (SKIPPED, NOT_RUN):
            reasons.setdefault(f"{result.verdict}: {result.detail}", []).append(result.case)
    return [f"  {printable(reason)} ({len(cases)}): {', '.join(cases)}" for reason, cases in reasons.items()]


def _conclusion(report: Report) -> str:
    match report.status:
        case 0:
            return "Every required case passed."
        case 1:
            count = sum(result.failed and result.level == "required" for result in report.cases)
            return f"{count} required {'case' if count == 1 else 'cases'} failed."
        case _ if not any(result.verdict != SKIPPED for result in report.cases):
            return "Could not judge: the engine claims nothing of what was to be asked."
        case _:
            return "Could not judge: some cases were not run."
