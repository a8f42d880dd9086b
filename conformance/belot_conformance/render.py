"""A report for people: plain text for a terminal, Markdown for a page. Pure functions from report to text."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence

from belot_conformance.describe import answers, question
from belot_conformance.protocol import printable
from belot_conformance.report import EXPECTED, NOT_RUN, PASSED, SKIPPED, CaseResult, Report, failures_by_clause

_STDERR_LINES = 5


def text(report: Report) -> str:
    """Return the report as plain text: rulesets, below them the clauses that failed, one example for each."""
    lines = [*heading(report), ""]
    for ruleset in report.rulesets:
        lines += [f"{ruleset}: {counted(report.counts(ruleset))}"]
        for clause, results in failures_by_clause(report, ruleset).items():
            lines += ["", f"  {clause}  {failed_of(clause, ruleset, results, report)}"]
            lines += [f"    {line}" for line in example(results[0], report)]
        lines += [*(f"  {line}" for line in (*expected(report, ruleset), *not_asked(report, ruleset))), ""]
    lines += [*_problems(report), *([""] if report.problems else [])]
    return "\n".join([*lines, conclusion(report), ""])


def markdown(report: Report) -> str:
    """Return the report as Markdown, in the same order as `text`."""
    who = report.engine.name if report.engine else "engine"
    lines = [f"# Conformance of {who}", "", *(f"- {line}" for line in heading(report))]
    for ruleset in report.rulesets:
        lines += ["", f"## {ruleset}", "", f"{counted(report.counts(ruleset))}"]
        for clause, results in failures_by_clause(report, ruleset).items():
            lines += ["", f"### `{clause}`", "", failed_of(clause, ruleset, results, report), ""]
            lines += ["```text", *example(results[0], report), "```"]
        lines += [f"\n{line}" for line in (*expected(report, ruleset), *not_asked(report, ruleset))]
    if report.problems:
        lines += ["", "## Expectations", "", *(f"- {line.strip()}" for line in _problems(report))]
    return "\n".join([*lines, "", conclusion(report), ""])


def repeat(case: str, ruleset: str, command: Sequence[str]) -> str:
    """Return the command line that asks one case again."""
    return f"belot conform --ruleset {ruleset} --case {case} -- {shlex.join(command)}"


def heading(report: Report) -> Iterator[str]:
    """Yield the lines that say what was run: engine, command, suite, and what befell."""
    if report.engine:
        engine = report.engine
        who = printable(f"{engine.name} {engine.version} ({engine.language}), protocol {engine.protocol}")
        yield f"engine: {who}"
    if report.command:
        yield f"command: {printable(shlex.join(report.command))}"
    suite = report.suite
    yield f"suite: {suite['name']} {suite['version']}, {suite['digest'][:19]}"
    if report.start:
        yield f"{report.start.name}: {printable(report.start.detail)}"
    if report.restarts:
        yield f"restarts: {report.restarts}"
    yield from map(printable, report.notes)


def counted(counts: Mapping[str, int]) -> str:
    """Return the verdicts with their numbers: `192 of 196 passed, 4 fail`."""
    passed = counts.get(PASSED, 0)
    asked = sum(counts.values()) - counts.get(SKIPPED, 0)
    others = [f"{number} {verdict}" for verdict, number in counts.items() if verdict not in (PASSED, SKIPPED)]
    skipped = [f"{counts[SKIPPED]} not claimed"] if SKIPPED in counts else []
    return ", ".join([f"{passed} of {asked} passed", *others, *skipped])


def failed_of(clause: str, ruleset: str, results: Sequence[CaseResult], report: Report) -> str:
    """Return how many of the cases of `clause` failed, and the names of a few more than the first."""
    asked = sum(result.ruleset == ruleset and clause in result.clauses and result.asked for result in report.cases)
    names = ", ".join(result.case for result in results[1:4])
    others = f"; also {names}{', ...' if len(results) > 4 else ''}" if names else ""
    return f"{len(results)} of {asked} failed{others}"


def example(result: CaseResult, report: Report) -> Iterator[str]:
    """Yield the lines that show one failure: the rule, the question, both answers, and how to ask again."""
    optional = " (optional)" if result.level == "optional" else ""
    yield f"{result.case}: {result.title}{optional}"
    yield f"catches: {result.catches}"
    yield from question(result.op, result.ask)
    yield from map(printable, answers(result))
    for line in result.stderr.splitlines()[-_STDERR_LINES:]:
        yield f"stderr: {printable(line)}"
    if report.command:
        yield f"again: {printable(repeat(result.case, result.ruleset, report.command))}"


def not_asked(report: Report, ruleset: str) -> list[str]:
    """Return a line for each reason why cases of `ruleset` were not asked, with their ids."""
    reasons: dict[str, list[str]] = {}
    for result in report.cases:
        if result.ruleset == ruleset and result.verdict in (SKIPPED, NOT_RUN):
            reasons.setdefault(f"{result.verdict}: {result.detail}", []).append(result.case)
    return [f"{printable(reason)} ({len(cases)}): {', '.join(cases)}" for reason, cases in reasons.items()]


def expected(report: Report, ruleset: str) -> list[str]:
    """Return a line for each case of `ruleset` that failed as listed."""
    listed = [result for result in report.cases if result.ruleset == ruleset and result.verdict == EXPECTED]
    return [f"{EXPECTED}: {result.case}: {printable(result.detail)}" for result in listed]


def _problems(report: Report) -> list[str]:
    return [f"{each.check}: {each.entry}: {printable(each.message)}" for each in report.problems or ()]


def conclusion(report: Report) -> str:
    """Return the last line: what the exit status says, in words."""
    match report.status:
        case 0:
            listed = any(result.verdict == EXPECTED for result in report.cases)
            return "Every required case passed or failed as listed." if listed else "Every required case passed."
        case 1 if report.problems:
            count = len(report.problems)
            return f"{count} {'thing' if count == 1 else 'things'} not as the expectation file says."
        case 1:
            count = sum(result.failed and result.level == "required" for result in report.cases)
            return f"{count} required {'case' if count == 1 else 'cases'} failed."
        case _ if not any(result.verdict != SKIPPED for result in report.cases):
            return "Could not judge: the engine claims nothing of what was to be asked."
        case _:
            return "Could not judge: some cases were not run."
