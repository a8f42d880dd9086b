"""A run as data: what was asked, what came back, what it is worth. Renderers take it from here.

The JSON form is described by schemas/report.schema.json; `to_json` and `from_json` are inverse to each other.
"""

from __future__ import annotations

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
        """Whether the engine was asked and did not pass."""
        return self.verdict not in (PASSED, SKIPPED)


@dataclass(frozen=True, slots=True)
class StartFault:
    """Why no case could be asked."""

    name: str
    detail: str


@dataclass(frozen=True, slots=True)
class Report:
    """A whole run. `engine` is None exactly if the engine did not start, and then `start` says why."""

    suite: Mapping[str, str]
    command: tuple[str, ...]
    engine: Hello | None
    start: StartFault | None
    restarts: int
    notes: tuple[str, ...]
    cases: tuple[CaseResult, ...]

    @property
    def status(self) -> int:
        """The exit status: 0 all required cases passed, 1 not, 3 could not judge."""
        asked = [result for result in self.cases if result.verdict != SKIPPED]
        if not asked or any(result.verdict == NOT_RUN for result in asked):
            return 3
        return int(any(result.failed and result.level == "required" for result in asked))

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
    )


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
