"""Checks any engine that speaks the protocol against the suite.

`run(function)` asks a Python function; the commands `belot conform` and `belot doctor` ask a program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belot_conformance.callables import Answerer
    from belot_conformance.report import Report

__all__ = ["run"]


def run(answer: Answerer, rulesets: Sequence[str] = (), *, level: str = "all", cases: Sequence[str] = ()) -> Report:
    """Ask a Python function every case of the suite and return the report.

    `answer` gets a request of the protocol as a dictionary, `hello` first, and returns the answer as one; it may
    leave out the `id`. What it raises is the verdict `error`. `rulesets`, `level` and `cases` select as the options
    of `belot conform` do. Raises UsageError if nothing is left to ask.
    """
    from belot_conformance.callables import run as run_function

    return run_function(answer, rulesets, level=level, cases=cases)
