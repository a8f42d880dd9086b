"""A run as data: what was asked, what came back, what it is worth. Renderers take it from here.

The JSON form is described by schemas/report.schema.json; `to_json` and `from_json` are inverse to each other.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from belot_conformance.exceptions import DataError
from belot_conformance.judge import Difference
from belot_conformance.protocol import Hello, JsonObject
from belot_conformance.resources import complaint, validator

FORMAT = 1

# Of an engine that never claimed the ruleset or the operation: listed, and nobody's failure.
SKIPPED = "unsupported"
PASSED = "pass"
NOT_RUN = "not-run"
# Verdicts of a case that an expectation file speaks of.
EXPECTED = "expected-fail"
UNEXPECTED_PASS = "unexpected-pass"
DIFFERENTLY = "failed-differently"


@dataclass(frozen=True, slots=True)
class CaseResult:
    """One case under one ruleset."""

    case: str
    ruleset: str
    op: str
    kind: str
    level: str
    clauses: tuple[str, ...]
    title: str
    catches: str
    verdict: str
    detail: str
    differences: tuple[Difference, ...]
    ask: Mapping[str, Any]
    expect: Mapping[str, Any]
    answer: Mapping[str, Any] | None
    stderr: str

    @property
    def failed(self) -> bool:
        """Whether this counts against the run: the engine was asked, and it neither passed nor failed as listed."""
        return self.verdict not in (PASSED, SKIPPED, EXPECTED)

    @property
    def asked(self) -> bool:
        """Whether the engine was asked at all."""
        return self.verdict not in (SKIPPED, NOT_RUN)

    @property
    def passes(self) -> bool:
        """Whether the answer is right, whatever was expected."""
        return self.verdict in (PASSED, UNEXPECTED_PASS)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that an expectation file has wrong: which check found it, in which entry, and what to do."""

    check: str
    entry: str
    message: str


@dataclass(frozen=True, slots=True)
class StartFault:
    """Why no case could be asked."""

    name: str
    detail: str


@dataclass(frozen=True, slots=True)
class Report:
    """A whole run. `engine` is None exactly if the engine did not start, and then `start` says why.

    `problems` is what an expectation file has wrong, None if the run had none.
    """

    suite: Mapping[str, str]
    command: tuple[str, ...]
    engine: Hello | None
    start: StartFault | None
    restarts: int
    notes: tuple[str, ...]
    cases: tuple[CaseResult, ...]
    problems: tuple[Problem, ...] | None = None

    @property
    def status(self) -> int:
        """The exit status: 0 all required cases passed or failed as listed, 1 not, 3 could not judge."""
        asked = [result for result in self.cases if result.verdict != SKIPPED]
        if not asked or any(result.verdict == NOT_RUN for result in asked):
            return 3
        return int(bool(self.problems) or any(result.failed and result.level == "required" for result in asked))

    @property
    def rulesets(self) -> tuple[str, ...]:
        """The rulesets of the run, in the order of the cases."""
        return tuple(dict.fromkeys(result.ruleset for result in self.cases))

    def counts(self, ruleset: str | None = None) -> dict[str, int]:
        """Return how many cases have each verdict, the most frequent first."""
        found = Counter(result.verdict for result in self.cases if ruleset in (None, result.ruleset))
        return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def failures_by_clause(report: Report, ruleset: str) -> dict[str, tuple[CaseResult, ...]]:
    """Return the failed cases of `ruleset` under each clause they cite, the shortest question first."""
    grouped: dict[str, list[CaseResult]] = {}
    for result in report.cases:
        if result.ruleset == ruleset and result.failed and result.verdict != NOT_RUN:
            for clause in result.clauses:
                grouped.setdefault(clause, []).append(result)
    return {clause: tuple(sorted(grouped[clause], key=_shortest)) for clause in sorted(grouped)}


def _shortest(result: CaseResult) -> tuple[int, str]:
    return len(str(result.ask)), result.case


def to_json(report: Report) -> JsonObject:
    """Return the report as plain data."""
    return {
        "format": FORMAT,
        "suite": dict(report.suite),
        "command": list(report.command),
        "engine": _plain(asdict(report.engine)) if report.engine else None,
        "start": asdict(report.start) if report.start else None,
        "restarts": report.restarts,
        "status": report.status,
        "notes": list(report.notes),
        **({} if report.problems is None else {"problems": [asdict(problem) for problem in report.problems]}),
        "cases": [_case_to_json(result) for result in report.cases],
    }


def json_lines(report: Report) -> Iterator[JsonObject]:
    """Yield the report in lines: the run without its cases, then each case."""
    yield {"type": "run", **to_json(replace(report, cases=())), "status": report.status}
    for result in report.cases:
        yield {"type": "case", **_case_to_json(result)}


def from_json(data: JsonObject) -> Report:
    """Return the report that `to_json` made `data` of; raises DataError if it is none."""
    found = complaint(validator("report"), data)
    if found:
        raise DataError("report" + "".join(f"/{each}" for each in found[0]), found[1])
    engine = data["engine"]
    return Report(
        suite=data["suite"],
        command=tuple(data["command"]),
        engine=Hello(**{**engine, "rulesets": tuple(engine["rulesets"]), "ops": tuple(engine["ops"])})
        if engine
        else None,
        start=StartFault(**data["start"]) if data["start"] else None,
        restarts=data["restarts"],
        notes=tuple(data["notes"]),
        cases=tuple(_case_from_json(each) for each in data["cases"]),
        problems=tuple(Problem(**each) for each in data["problems"]) if "problems" in data else None,
    )


def from_json_lines(text: str, name: str) -> Report:
    """Return the report that `json_lines` wrote into the file `name`; raises DataError with the line if it is none."""
    lines: list[JsonObject] = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            entry = json.loads(line)
        except ValueError as error:
            raise DataError(f"{name}:{number}", f"no JSON: {error}") from None
        if not isinstance(entry, dict) or entry.pop("type", None) != ("case" if lines else "run"):
            due = "of type case" if lines else "of type run; write the report with --jsonl"
            raise DataError(f"{name}:{number}", f"here must stand a line {due}")
        lines.append(entry)
    if not lines:
        raise DataError(name, "the file is empty; write the report with --jsonl")
    try:
        return from_json({**lines[0], "cases": lines[1:]})
    except DataError as error:
        raise DataError(f"{name}: {error.where}", error.message) from None


def _case_to_json(result: CaseResult) -> JsonObject:
    return {
        "case": result.case,
        "ruleset": result.ruleset,
        "op": result.op,
        "kind": result.kind,
        "level": result.level,
        "clauses": list(result.clauses),
        "title": result.title,
        "catches": result.catches,
        "verdict": result.verdict,
        "detail": result.detail,
        "differences": [asdict(difference) for difference in result.differences],
        "ask": dict(result.ask),
        "expect": dict(result.expect),
        "answer": dict(result.answer) if result.answer is not None else None,
        "stderr": result.stderr,
    }


def _case_from_json(data: JsonObject) -> CaseResult:
    lists = {
        "clauses": tuple(data["clauses"]),
        "differences": tuple(Difference(**difference) for difference in data["differences"]),
    }
    return CaseResult(**{**data, **lists})


def _plain(data: JsonObject) -> JsonObject:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in data.items()}
