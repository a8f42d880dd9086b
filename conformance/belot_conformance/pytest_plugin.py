"""A pytest plugin: `pytest --belot-engine module:function` gives a test for every case of the suite.

It does nothing without that option. Cases the engine does not claim are skipped with the reason; an optional case
that fails is an expected failure.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from belot_conformance.report import CaseResult, Report

_NODE = "belot"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the suite."""
    group = parser.getgroup("belot", "conformance of card-game engines")
    group.addoption(
        "--belot-engine",
        metavar="MODULE:FUNCTION",
        help="ask this function every case of the conformance suite, one test a case",
    )
    group.addoption(
        "--belot-ruleset", action="append", default=[], metavar="ID", help="only this ruleset; may be given again"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the cases before other plugins select among the tests."""
    if config.getoption("--belot-engine"):
        items.extend(_Suite.from_parent(session, name=_NODE, nodeid=_NODE).collect())


class _Suite(pytest.Collector):
    """All cases. The whole suite is asked once; each test tells what came of one case."""

    def collect(self) -> Iterator[pytest.Item]:
        report = _report(self.config)
        for result in report.cases:
            name = f"{result.ruleset}::{result.case}"
            yield _CaseTest.from_parent(self, name=name, nodeid=f"{_NODE}::{name}", result=result, report=report)


class _CaseTest(pytest.Item):
    def __init__(self, *, result: CaseResult, report: Report, **others: Any) -> None:
        super().__init__(**others)
        self.result = result
        self.report = report

    def runtest(self) -> None:
        from belot_conformance.report import SKIPPED

        if self.result.verdict == SKIPPED:
            pytest.skip(self.result.detail)
        if self.result.failed and self.result.level == "optional":
            pytest.xfail(f"optional: {self.result.verdict}: {self.result.detail}")
        if self.result.failed:
            raise _CaseFailedError

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show question and answers instead of a traceback that says nothing of the engine."""
        if not isinstance(excinfo.value, _CaseFailedError):
            return super().repr_failure(excinfo, style)
        from belot_conformance.render import example

        return "\n".join([f"clauses: {', '.join(self.result.clauses)}", *example(self.result, self.report)])

    def reportinfo(self) -> tuple[str, None, str]:
        return _NODE, None, f"{self.result.ruleset} {self.result.case}"


class _CaseFailedError(Exception):
    """The engine failed the case; what happened stands in its result."""


def _report(config: pytest.Config) -> Report:
    from belot_conformance.callables import find, run
    from belot_conformance.exceptions import DataError, UsageError

    here = str(config.invocation_params.dir)
    if here not in sys.path:  # an engine beside the tests is found however pytest was started
        sys.path.insert(0, here)
    try:
        report = run(find(config.getoption("--belot-engine")), config.getoption("--belot-ruleset"))
    except (UsageError, DataError) as error:
        raise pytest.UsageError(f"--belot-engine: {error}") from None
    if report.start:
        raise pytest.UsageError(f"--belot-engine: {report.start.name}: {report.start.detail}")
    return report
