"""Engines against clauses: who plays which rule right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from belot_conformance.protocol import printable
from belot_conformance.report import Report


@dataclass(frozen=True, slots=True)
class Cell:
    """How many of the cases of a clause an engine passed, and how many it was asked."""

    passed: int
    asked: int

    def __str__(self) -> str:
        if not self.asked:
            return "-"
        return "yes" if self.passed == self.asked else f"{self.passed}/{self.asked}"


@dataclass(frozen=True, slots=True)
class Row:
    """One clause as one ruleset has it; a cell for each engine."""

    ruleset: str
    clause: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """Rows in order of ruleset and clause, columns in the order of the reports."""

    engines: tuple[str, ...]
    rows: tuple[Row, ...]


def matrix(reports: Sequence[Report]) -> Matrix:
    """Return engines × clauses of `reports`, one report an engine; rows nobody was asked are left out."""
    keys = dict.fromkeys(
        (result.ruleset, clause)
        for report in reports
        for result in report.cases
        if result.asked
        for clause in result.clauses
    )
    rows = tuple(
        Row(ruleset, clause, tuple(_cell(report, ruleset, clause) for report in reports))
        for ruleset, clause in sorted(keys)
    )
    return Matrix(tuple(_name(report) for report in reports), rows)


def markdown(table: Matrix) -> str:
    """Return the matrix as a Markdown table."""
    lines = [
        "| ruleset | clause | " + " | ".join(engine.replace("|", "\\|") for engine in table.engines) + " |",
        "| --- | --- |" + " --- |" * len(table.engines),
    ]
    lines += [f"| {row.ruleset} | `{row.clause}` | " + " | ".join(map(str, row.cells)) + " |" for row in table.rows]
    return "\n".join([*lines, ""])


def _cell(report: Report, ruleset: str, clause: str) -> Cell:
    passes = [
        result.passes
        for result in report.cases
        if result.ruleset == ruleset and clause in result.clauses and result.asked
    ]
    return Cell(sum(passes), len(passes))


def _name(report: Report) -> str:
    return printable(f"{report.engine.name} {report.engine.version}") if report.engine else "(did not start)"
