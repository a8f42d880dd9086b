"""An engine that is a Python function, and the same as a plugin of pytest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import belot_conformance
import pytest
from belot_conformance.callables import find, run
from belot_conformance.exceptions import UsageError
from belot_conformance.report import Report

from .toy import toy_suite, verdicts

HELLO = {
    "protocol": 1,
    "engine": {"name": "function", "version": "1", "language": "Python"},
    "rulesets": {"toy": {}, "belote-fr": {}},
    "ops": ["legal_plays"],
}


def good(request: dict[str, Any]) -> dict[str, Any]:
    """Answer every question of the toy game right."""
    return {"result": HELLO if request["op"] == "hello" else {"legal": request["position"]["hand"]}}


def second(answer: Any) -> Any:
    """Return a function that answers the second case with `answer`, or raises it."""

    def function(request: dict[str, Any]) -> Any:
        if request["op"] == "hello" or request["position"]["hand"] != ["8S"]:
            return good(request)
        if isinstance(answer, Exception):
            raise answer
        return answer

    return function


def asked(function: Any) -> Report:
    """Return the report on a function that plays the toy game."""
    return run(function, suite=toy_suite())


def test_a_function_is_asked_as_an_engine_is() -> None:
    report = asked(good)
    assert (verdicts(report), report.status, report.restarts) == (["pass"] * 4, 0, 0)
    assert report.engine is not None
    assert report.engine.name == "function"


@pytest.mark.parametrize(
    ("answer", "verdict", "words"),
    [
        ({"result": {"legal": []}}, "fail", "legal: expected {8S}, got []"),
        (ValueError("no eights"), "error", "the engine failed: ValueError: no eights"),
        ({"rejected": {"at": 0}}, "rejected", "rejected at 0 where a result was due"),
        ({"unsupported": {"message": "no"}}, "false-claim", "claimed in hello, yet unsupported: no"),
        ({"id": 99, "result": {"legal": ["8S"]}}, "wrong-id", "the answer carries id 99, the request 2"),
        ({"result": {"legal": ["10S"]}}, "schema", "result/legal/0: "),
        ({"result": {"legal": {"8S"}}}, "not-json", "the answer cannot be written as JSON"),
        ({"result": {"legal": ["8S"]}, "ms": 0.5}, "not-json", "0.5 is no whole number"),
        (None, "not-object", "not null"),
    ],
)
def test_a_bad_answer_of_a_function_costs_one_case(answer: Any, verdict: str, words: str) -> None:
    report = asked(second(answer))
    assert verdicts(report) == ["pass", verdict, "pass", "pass"]
    assert words in report.cases[1].detail


def test_a_function_that_spoils_its_question_spoils_no_other() -> None:
    def spoiling(request: dict[str, Any]) -> dict[str, Any]:
        answer = good(request)
        if request["op"] != "hello":
            answer = {"result": {"legal": [*request["position"]["hand"]]}}
            request["position"]["hand"].clear()
        return answer

    suite = toy_suite()
    assert verdicts(run(spoiling, suite=suite)) == ["pass"] * 4
    assert verdicts(run(good, suite=suite)) == ["pass"] * 4


@pytest.mark.parametrize(
    ("hello", "words"),
    [
        ({"result": {**HELLO, "protocol": 2}}, "hello: the engine speaks protocol 2, the suite 1"),
        ({"result": {}}, "hello: schema: result: 'protocol' is a required property"),
    ],
)
def test_a_function_without_a_proper_hello_has_not_started(hello: dict[str, Any], words: str) -> None:
    report = asked(lambda request: hello)
    assert report.status == 3
    assert report.start is not None
    assert report.start.detail == words


def test_the_package_offers_run_for_the_suite_that_is_shipped() -> None:
    report = belot_conformance.run(good, ["belote-fr"], cases=["legal-lead-any-card"])
    assert [(result.case, result.verdict) for result in report.cases] == [("legal-lead-any-card", "pass")]


@pytest.mark.parametrize("name", ["nothing", "no_such_module:f", "json:no_such", "json:__name__", ":f", "json:"])
def test_a_name_of_no_function_is_wrong_usage(name: str) -> None:
    with pytest.raises(UsageError):
        find(name)


def test_a_function_is_found_by_its_name() -> None:
    import json

    found: object = find("json:dumps")
    assert found is json.dumps


ENGINE = """
def answer(request):
    if request["op"] == "hello":
        engine = {"name": "function", "version": "1", "language": "Python"}
        return {"result": {"protocol": 1, "engine": engine, "rulesets": {"belote-fr": {}}, "ops": ["legal_plays"]}}
    return {"result": {"legal": request["position"]["hand"]}}
"""


def pytest_in(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run pytest with the plugin in a folder that has an engine and one test of its own."""
    (folder / "my_engine.py").write_text(ENGINE, encoding="utf-8")
    (folder / "test_own.py").write_text("def test_own(): pass\n", encoding="utf-8")
    words = [sys.executable, "-P", "-m", "pytest", "-p", "belot_conformance.pytest_plugin", "-p", "no:cacheprovider"]
    return subprocess.run([*words, "-rA", *options], cwd=folder, capture_output=True, text=True, check=False)


def test_the_plugin_gives_a_test_for_each_case(tmp_path: Path) -> None:
    done = pytest_in(tmp_path, "--belot-engine", "my_engine:answer", "--belot-ruleset", "belote-fr")
    assert done.returncode == 1
    assert "PASSED test_own.py::test_own" in done.stdout
    assert "PASSED belot::belote-fr::legal-lead-any-card" in done.stdout
    assert "FAILED belot::belote-fr::legal-follow-suit" in done.stdout
    assert "hello does not claim the operation trick" in done.stdout
    assert "clauses: fr.play.follow\nlegal-follow-suit: " in done.stdout


def test_the_tests_of_the_plugin_can_be_chosen(tmp_path: Path) -> None:
    done = pytest_in(tmp_path, "--belot-engine", "my_engine:answer", "-k", "belote-fr and legal-lead-any-card")
    assert done.returncode == 0
    assert "1 passed" in done.stdout


def test_the_plugin_is_off_unless_it_is_asked_for(tmp_path: Path) -> None:
    done = pytest_in(tmp_path)
    assert done.returncode == 0
    assert "1 passed" in done.stdout
    assert "collected 1 item\n" in done.stdout


@pytest.mark.parametrize(("name", "words"), [("my_engine:none", "has no attribute 'none'"), ("x", "module:function")])
def test_a_wrong_name_ends_pytest_with_a_message(tmp_path: Path, name: str, words: str) -> None:
    done = pytest_in(tmp_path, "--belot-engine", name)
    assert done.returncode == 4
    assert words in done.stderr
    assert "Traceback" not in done.stderr
