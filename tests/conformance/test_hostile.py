"""Every hostile engine is judged exactly as it deserves, and the cases beside it are not touched."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .toy import HOSTILE, ask, second, toy_suite, verdicts

PASS = "pass"

# What the second case of each engine is judged, with a word of the detail; its neighbours pass.
SECOND_CASE = {
    "chatter": ("not-json", "thinking..."),
    "two_answers": ("extra-output", "second answer|output after the answer"),
    "remark": ("extra-output", "that was a hard one"),
    "torn_crash": ("crash", "after 7 bytes of an answer: exit status 0"),
    "not_utf8": ("not-utf8", "is not UTF-8"),
    "long_line": ("line-too-long", "1048576 bytes"),
    "wrong_id": ("wrong-id", "the answer carries id 1002, the request 2"),
    "text_id": ("wrong-id", 'the answer carries id "2", the request 2'),
    "null": ("not-object", "not null"),
    "array": ("not-object", r'not \["8S"\]'),
    "nan": ("not-json", "NaN is no whole number"),
    "floats": ("not-json", "0.5 is no whole number"),
    "bad_card": ("schema", "result/legal/0: "),
    "both": ("schema", ""),
    "crash_exit": ("crash", "exit status 3"),
    "crash_signal": ("crash", "killed by SIGKILL"),
    "closes_output": ("closed-output", "closed its output and runs on"),
    "false_claim": ("false-claim", "no eights here"),
    "fails_politely": ("error", "division by zero"),
    "rejects": ("rejected", r"rejected at 0 \(illegal-play\) where a result was due"),
}

FAULTS_WITHOUT_RESTART = {"false_claim", "fails_politely", "rejects"}


@pytest.mark.parametrize("engine", SECOND_CASE)
def test_a_bad_answer_costs_one_case_and_no_other(engine: str) -> None:
    report = ask(engine)
    verdict, words = SECOND_CASE[engine]
    assert verdicts(report) == [PASS, verdict, PASS, PASS]
    assert re.search(words, second(report).detail)
    assert report.restarts == (0 if engine in FAULTS_WITHOUT_RESTART else 1)
    assert report.status == 1


@pytest.mark.parametrize("engine", ["good", "slow", "unknown_fields", "answers_bye", "stderr_flood"])
def test_an_engine_that_keeps_the_protocol_passes(engine: str) -> None:
    report = ask(engine)
    assert verdicts(report) == [PASS] * 4
    assert (report.status, report.restarts, report.notes) == (0, 0, ())


def test_an_answer_after_the_limit_is_a_timeout() -> None:
    report = ask("late", scale=0.3)
    assert verdicts(report) == [PASS, "timeout", PASS, PASS]
    assert second(report).detail == "no answer within 0.6 s"


def test_half_an_answer_is_a_timeout_that_says_so() -> None:
    report = ask("torn", scale=0.3)
    assert verdicts(report) == [PASS, "timeout", PASS, PASS]
    assert second(report).detail.endswith("only 7 bytes without a line ending")


@pytest.mark.parametrize(
    ("engine", "scale", "words"),
    [
        ("silent", 0.02, "hello: timeout: no answer within 0.3 s"),
        ("no_flush", 0.02, "hello: timeout: no answer within 0.3 s"),
        ("banner", 4.0, "hello: not-json: "),
        ("crash_at_start", 4.0, "hello: crash: the engine ended: exit status 1; its standard error ends: no licence"),
        ("other_protocol", 4.0, "the engine speaks protocol 2, the suite 1"),
    ],
)
def test_an_engine_without_a_proper_hello_has_not_started(engine: str, scale: float, words: str) -> None:
    report = ask(engine, scale=scale)
    assert report.engine is None
    assert report.start is not None
    assert report.start.name == "start-failed"
    assert report.start.detail.startswith(words)
    assert verdicts(report) == ["not-run"] * 4
    assert report.status == 3


def test_a_remark_after_the_last_case_is_charged_to_it() -> None:
    report = ask("two_answers", suite=toy_suite(2))
    assert verdicts(report) == [PASS, "extra-output"]


def test_a_second_hello_is_charged_to_the_first_case_of_each_process() -> None:
    report = ask("two_hellos", suite=toy_suite(2))
    assert verdicts(report) == ["extra-output", "extra-output"]


def test_after_ten_restarts_the_rest_is_not_run() -> None:
    report = ask("crash_always", suite=toy_suite(13))
    assert verdicts(report) == ["crash"] * 11 + ["not-run"] * 2
    assert report.restarts == 10
    assert report.status == 3


def test_a_case_that_passes_when_asked_alone_is_flaky(tmp_path: Path) -> None:
    report = ask("flaky", str(tmp_path / "memory"))
    assert verdicts(report) == [PASS, "flaky", PASS, PASS]
    assert second(report).detail == "passed alone, but before: crash: the engine ended: exit status 1"
    assert report.status == 1


def test_a_flaky_optional_case_fails_nobody(tmp_path: Path) -> None:
    report = ask("flaky", str(tmp_path / "memory"), suite=toy_suite(4, level="optional"))
    assert verdicts(report) == [PASS, "flaky", PASS, PASS]
    assert report.status == 0


def test_an_engine_that_ignores_bye_is_killed_and_noted() -> None:
    report = ask("ignores_bye", scale=0.3)
    assert verdicts(report) == [PASS] * 4
    assert report.notes == ("the engine did not exit on bye and was killed",)
    assert report.status == 0


def test_an_engine_that_claims_nothing_cannot_be_judged() -> None:
    report = ask("claims_nothing")
    assert verdicts(report) == ["unsupported"] * 4
    assert report.status == 3


def test_a_command_that_does_not_exist_has_not_started() -> None:
    from belot_conformance.checks import select
    from belot_conformance.engines import Launch
    from belot_conformance.runner import run

    suite = toy_suite()
    report = run(suite, select(suite), Launch(("/no/such/engine",), {}))
    assert report.start is not None
    assert report.start.detail == "/no/such/engine: No such file or directory"
    assert report.status == 3


def test_a_child_that_holds_the_pipe_neither_hides_the_crash_nor_survives(tmp_path: Path) -> None:
    note = tmp_path / "child"
    report = ask("child_holds_pipe", str(note))
    assert verdicts(report) == [PASS, "crash", PASS, PASS]
    assert second(report).detail == "the engine ended: exit status 1"
    assert _is_gone(int(note.read_text()))


def test_standard_error_is_shown_with_a_failure_and_cut_to_its_end() -> None:
    result = second(ask("flood_then_wrong"))
    assert result.verdict == "fail"
    assert len(result.stderr) == 65536
    assert result.stderr.endswith("z\nthe end\n")


def test_standard_error_of_a_crash_is_kept() -> None:
    assert second(ask("crash_exit")).stderr == "cannot hold an eight\n"


def test_every_hostile_engine_has_its_verdict_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    names = sorted(path.stem for path in HOSTILE.glob("*.py") if path.stem != "toy")
    assert names
    assert [name for name in names if f'"{name}"' not in text] == []


_MEASURE = """
import resource, sys
sys.path[:0] = {path!r}
from tests_conformance.toy import ask, verdicts
assert verdicts(ask("good")) == ["pass"] * 4
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
found = verdicts(ask({engine!r}))
assert found[1] == {verdict!r}, found
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.parametrize(("engine", "verdict"), [("long_line", "line-too-long"), ("stderr_flood", PASS)])
def test_floods_do_not_fill_our_memory(engine: str, verdict: str, tmp_path: Path) -> None:
    (tmp_path / "tests_conformance").symlink_to(Path(__file__).parent)
    program = _MEASURE.format(path=[str(tmp_path), *sys.path], engine=engine, verdict=verdict)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kibibytes = int(done.stdout) // (1024 if sys.platform == "darwin" else 1)
    assert kibibytes < 20 * 1024


def _is_gone(process: int) -> bool:
    """Whether the process has ended; a killed orphan may stay a zombie until somebody collects it."""
    for _ in range(500):
        try:
            os.kill(process, 0)
            state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        except (ProcessLookupError, FileNotFoundError):
            return True
        if state == "Z":
            return True
        time.sleep(0.01)
    return False
