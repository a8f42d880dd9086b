"""A report as JUnit XML, which every CI server reads. Pure; no times, so that two equal runs give equal files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from xml.etree import ElementTree

from belot_conformance.render import example
from belot_conformance.report import EXPECTED, SKIPPED, CaseResult, Report

# The answer is wrong: a failure. Everything else that went wrong, the engine did instead of answering: an error.
_FAILURES = frozenset({"fail", "rejected", "unexpected-pass", "failed-differently"})

# Characters that XML 1.0 cannot hold, not even as references.
_NO_CHARACTER = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit(report: Report) -> str:
    """Return the XML text: a suite for each ruleset, a test case for each case, one more suite for the expectations."""
    who = f"{report.engine.name} {report.engine.version}" if report.engine else "engine"
    root = ElementTree.Element("testsuites", {"name": _clean(f"belot conform: {who}")})
    for ruleset in report.rulesets:
        results = [result for result in report.cases if result.ruleset == ruleset]
        suite = _suite(root, ruleset, Counter(_kind(result) for result in results))
        for result in results:
            _case(suite, result, report)
    if report.problems is not None:
        suite = _suite(root, "expectations", Counter(["failure"] * len(report.problems) or ["pass"]))
        for problem in report.problems:
            case = _element(
                suite, "testcase", {"classname": "expectations", "name": f"{problem.check}: {problem.entry}"}
            )
            _element(case, "failure", {"type": problem.check, "message": problem.message})
        if not report.problems:
            _element(suite, "testcase", {"classname": "expectations", "name": "the file fits the run"})
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _kind(result: CaseResult) -> str:
    if result.verdict in (SKIPPED, EXPECTED) or (result.failed and result.level == "optional"):
        return "skipped"
    if not result.failed:
        return "pass"
    return "failure" if result.verdict in _FAILURES else "error"


def _suite(root: ElementTree.Element, name: str, kinds: Mapping[str, int]) -> ElementTree.Element:
    numbers = {"tests": sum(kinds.values()), "failures": kinds.get("failure", 0), "errors": kinds.get("error", 0)}
    numbers["skipped"] = kinds.get("skipped", 0)
    return _element(root, "testsuite", {"name": name, **{key: str(number) for key, number in numbers.items()}})


def _case(suite: ElementTree.Element, result: CaseResult, report: Report) -> None:
    case = _element(suite, "testcase", {"classname": f"{result.ruleset}.{result.kind}", "name": result.case})
    kind = _kind(result)
    if kind == "pass":
        return
    if kind == "skipped":
        optional = "optional: " if result.failed else ""
        _element(case, "skipped", {"message": f"{optional}{result.verdict}: {result.detail}"})
        return
    found = _element(case, kind, {"type": result.verdict, "message": result.detail})
    lines = [f"clauses: {', '.join(result.clauses)}", *example(result, report)]
    found.text = _clean("\n".join(lines))
    if result.stderr:
        _element(case, "system-err", {}).text = _clean(result.stderr)


def _element(parent: ElementTree.Element, tag: str, attributes: Mapping[str, str]) -> ElementTree.Element:
    return ElementTree.SubElement(parent, tag, {key: _clean(value) for key, value in attributes.items()})


def _clean(text: str) -> str:
    return _NO_CHARACTER.sub("\N{REPLACEMENT CHARACTER}", text)
