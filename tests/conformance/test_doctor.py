"""The doctor finds each ill engine ill in one point, and says what to mend."""

from __future__ import annotations

import subprocess
import sys

import pytest
from belot_conformance.cli_doctor import main
from belot_conformance.doctor import Finding, examine

from .toy import HOSTILE, command, toy_suite

CHECKS = [
    "starts and says hello",
    "flushes every answer",
    "echoes ids",
    "ignores unknown fields",
    "answers an unknown operation with unsupported",
    "reads a line of 200 kB",
    "answers alike when asked again in another order",
    "ends when its input ends",
    "ends on bye",
    "leaves no process behind",
]

# A good engine, with a place for one illness: HEAD at the start, EACH for every request, TAIL after the last.
PROGRAM = """
import json, subprocess, sys, time
sys.path.insert(0, {folder!r})
from toy import HELLO, right, say
memory = []
{head}
while line := sys.stdin.readline({size}):
    request = json.loads(line)
    op = request["op"]
    {each}
    if op == "bye":
        {bye}
    elif op == "hello":
        say({{"id": {number}, "result": HELLO}})
    elif op == "legal_plays":
        say(right(request))
    else:
        say({{"id": request["id"], {unknown}}})
{tail}
"""
WELL = {
    "head": "",
    "size": "",
    "each": "",
    "bye": "break",
    "number": "request['id']",
    "unknown": "'unsupported': {'message': 'no'}",
    "tail": "",
}

ILL = {
    "echoes ids": ({"number": "0"}, "asked with id 7000001, answered with 0; copy the id of the request"),
    "ignores unknown fields": (
        {"each": "assert set(request) <= {'id', 'op', 'protocol', 'suite', 'ruleset', 'position', 'x_padding'}"},
        "the engine broke off: crash: the engine ended: exit status 1",
    ),
    "answers an unknown operation with unsupported": (
        {"unknown": "'error': {'message': 'what?'}"},
        'answer an operation it does not know with {"id": ..., "unsupported": {"message": "..."}}',
    ),
    "reads a line of 200 kB": (
        {"size": "100000"},
        "crash: the engine ended: exit status 1; a line of 200 kB is not read as a short one; read whole lines",
    ),
    "answers alike when asked again in another order": (
        {"each": "memory.append(op); op == 'legal_plays' and request['position']['hand'].extend(['7C'] * len(memory))"},
        "toy-1 is answered differently when asked again in another order; keep nothing between requests",
    ),
    "ends when its input ends": ({"bye": "sys.exit()", "tail": "time.sleep(60)"}, "leave the loop when no line comes"),
    "ends on bye": ({"bye": "pass"}, "it runs on after bye; end the process"),
    "leaves no process behind": (
        {"head": "subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(60)'])"},
        "a process it started runs on after it; end and wait for what it starts",
    ),
}


def program(**illness: str) -> tuple[str, ...]:
    """Return the command of an engine with one illness."""
    text = PROGRAM.format(folder=str(HOSTILE), **{**WELL, **illness})
    return (sys.executable, "-S", "-c", text)


def findings(engine: tuple[str, ...], scale: float = 4.0) -> dict[str, Finding]:
    """Return what the doctor says of an engine, by check."""
    return {finding.check: finding for finding in examine(engine, toy_suite(), scale)}


def test_a_well_engine_passes_every_check() -> None:
    found = findings(program())
    assert list(found) == CHECKS
    assert [finding.check for finding in found.values() if not finding.passed] == []


@pytest.mark.parametrize("check", ILL)
def test_an_ill_engine_is_found_ill_and_told_what_to_mend(check: str) -> None:
    illness, words = ILL[check]
    # Waiting for what never ends is cut short; all else has time enough.
    finding = findings(program(**illness), 0.5 if check.startswith("ends") else 4.0)[check]
    assert finding.passed is False
    assert words in finding.advice


def test_every_illness_is_one_of_the_checks() -> None:
    assert [*ILL] == CHECKS[2:]


def test_an_engine_that_does_not_flush_is_told_so() -> None:
    found = findings(command("no_flush"), 0.1)
    assert found["starts and says hello"].passed is False
    assert found["flushes every answer"] == Finding(
        "flushes every answer",
        False,
        "the answer came only when its input ended; flush standard output after every line",
    )
    assert {found[check].passed for check in CHECKS[2:]} == {None}


def test_unbuffered_output_in_our_environment_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")
    assert findings(command("no_flush"), 0.1)["flushes every answer"].passed is False


def test_a_command_that_does_not_exist_is_one_finding() -> None:
    found = findings(("/no/such/engine",))
    assert str(found["starts and says hello"]) == (
        "FAIL  starts and says hello: /no/such/engine: No such file or directory; check the command behind `--`"
    )
    assert [finding.passed for finding in found.values()] == [False] + [None] * 9


def test_the_command_prints_a_line_a_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--time-scale", "4", "--", *program()]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "ok    starts and says hello: toy 1, rulesets toy"
    assert lines[6] == f"-     {CHECKS[6]}: not checked, the engine claims nothing the suite asks"
    assert len(lines) == len(CHECKS)


def test_the_command_ends_with_1_for_an_ill_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--", "/no/such/engine"]) == 1
    assert capsys.readouterr().out.startswith("FAIL  starts and says hello")


def test_a_reader_who_goes_away_is_no_wrong_usage() -> None:
    words = [sys.executable, "-m", "belot", "doctor", "--", "/no/such/engine"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_the_command_needs_an_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "belot doctor -- python engine.py" in capsys.readouterr().err
