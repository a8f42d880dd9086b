"""`belot matrix` and `belot compare`: reports that were saved with `belot conform --jsonl`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from belot_conformance.cli_common import guarded, parser

if TYPE_CHECKING:
    from belot_conformance.report import Report

MATRIX_SUMMARY = "set engines against clauses, from saved reports"
_MATRIX_EXAMPLES = """\
  belot matrix a.jsonl b.jsonl
  belot matrix a.jsonl b.jsonl --html matrix.html --markdown matrix.md
"""

COMPARE_SUMMARY = "say what has broken and what has been repaired between two saved reports"
_COMPARE_EXAMPLES = """\
  belot compare before.jsonl after.jsonl
"""


def matrix(argv: Sequence[str]) -> int:
    """Run `matrix` and return the exit status: 0, or 2 for a file that is no report."""
    options_of = parser("matrix", MATRIX_SUMMARY, "REPORT ... [--html FILE] [--markdown FILE]", _MATRIX_EXAMPLES)
    options_of.add_argument("reports", nargs="+", metavar="REPORT", help="written by `belot conform --jsonl`")
    options_of.add_argument("--html", type=Path, metavar="FILE", help="write the matrix as an HTML page")
    options_of.add_argument("--markdown", type=Path, metavar="FILE", help="write it as Markdown instead of printing it")
    options = options_of.parse_args(argv)
    return guarded("matrix", lambda: _matrix(options.reports, options.html, options.markdown))


def _matrix(names: Sequence[str], html: Path | None, markdown: Path | None) -> int:
    from belot_conformance import matrix as matrices
    from belot_conformance.page import matrix_page

    table = matrices.matrix([read(name) for name in names])
    if html:
        html.write_text(matrix_page(table), encoding="utf-8")
    if markdown:
        markdown.write_text(matrices.markdown(table), encoding="utf-8")
    if not (html or markdown):
        sys.stdout.write(matrices.markdown(table))
    return 0


def compare(argv: Sequence[str]) -> int:
    """Run `compare` and return the exit status: 0 nothing new fails, 1 something does, 2 a file is no report."""
    options_of = parser("compare", COMPARE_SUMMARY, "BEFORE AFTER", _COMPARE_EXAMPLES)
    options_of.add_argument("before", metavar="BEFORE", help="written by `belot conform --jsonl`")
    options_of.add_argument("after", metavar="AFTER", help="the same, later")
    options = options_of.parse_args(argv)
    return guarded("compare", lambda: _compare(options.before, options.after))


def _compare(before: str, after: str) -> int:
    from belot_conformance.comparison import compare_reports, text

    found = compare_reports(read(before), read(after))
    sys.stdout.write(text(found))
    return found.status


def read(name: str) -> Report:
    """Return the report in the file `name`; raises DataError or OSError."""
    from belot_conformance.report import from_json_lines

    return from_json_lines(Path(name).read_text(encoding="utf-8"), name)
