"""Looks an engine over before its first run: everything about the protocol that goes wrong in practice.

Each check starts a process of its own where it must, so that one fault does not hide another. Nothing is judged
here but manners: whether an answer is right, the suite says.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from belot_conformance.cases import Suite
from belot_conformance.checks import Check, select, unclaimed
from belot_conformance.exceptions import EngineFault
from belot_conformance.process import Process
from belot_conformance.protocol import (
    Hello,
    JsonObject,
    decode,
    decode_object,
    encode,
    excerpt,
    hello_request,
    read_hello,
    time_limit,
)
from belot_conformance.resources import complaint, validator

# How many questions are asked twice and in another order.
QUESTIONS = 12
PADDING = 200_000
# Numbers no counter of the engine itself would hit on.
_IDS = (7_000_001, 12, 2**31 - 1)
_STRANGE = {"x_unknown": {"list": [1, None, "ten \u2665"]}, "x_note": "engines ignore fields they do not know"}
_UNBUFFERED = "PYTHONUNBUFFERED"


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found: `passed` is None if it could not be made; `advice` says why or what to do."""

    check: str
    passed: bool | None
    advice: str = ""

    def __str__(self) -> str:
        mark = {True: "ok  ", False: "FAIL", None: "-   "}[self.passed]
        return f"{mark}  {self.check}{': ' + self.advice if self.advice else ''}"


class _IllError(Exception):
    """A check failed; the message is what to do."""


@dataclass(frozen=True, slots=True)
class Patient:
    """The engine and what it may be asked."""

    command: tuple[str, ...]
    suite: Suite
    scale: float = 1.0
    hello: Hello | None = None
    questions: tuple[Check, ...] = ()

    def start(self) -> Process:
        """Start the engine with buffered output, as it runs at its users'."""
        kept = {name: value for name, value in os.environ.items() if name != _UNBUFFERED}
        return Process(self.command, kept)

    def talk(self, process: Process, request: JsonObject) -> JsonObject:
        """Return the answer to `request` as an object; raises EngineFault.

        The limit is the longest there is: how fast an engine answers is for the suite to say.
        """
        return decode_object(process.exchange(encode(request), time_limit("hello", self.scale)))

    def greet(self, process: Process) -> Hello:
        """Say hello; raises EngineFault."""
        request = hello_request(0, self.suite.about)
        line = process.exchange(encode(request), time_limit("hello", self.scale))
        return read_hello(decode(line, "hello", 0))


def examine(command: Sequence[str], suite: Suite, scale: float = 1.0) -> Iterator[Finding]:
    """Yield what each check finds, in order. Without a proper hello only the first two can be made."""
    patient = Patient(tuple(command), suite, scale)
    found = _started(patient)
    yield found
    yield _flushed(patient, found)
    if not found.passed:
        yield from (Finding(check, None, "not checked, the engine does not start") for check in _CHECKS)
        return
    with closing(patient.start()) as process:
        hello = patient.greet(process)
    due = [check for check in select(suite) if not unclaimed(hello, check)]
    patient = replace(patient, hello=hello, questions=tuple(due[:: max(1, len(due) // QUESTIONS)][:QUESTIONS]))
    for name, check in _CHECKS.items():
        yield _made(name, check, patient)


def _made(name: str, check: Callable[[Patient], str | None], patient: Patient) -> Finding:
    try:
        reason = check(patient)
    except _IllError as error:
        return Finding(name, False, str(error))
    except EngineFault as fault:
        return Finding(name, False, f"the engine broke off: {fault}")
    return Finding(name, None, reason) if reason else Finding(name, True)


def _started(patient: Patient) -> Finding:
    check = "starts and says hello"
    try:
        process = patient.start()
    except EngineFault as fault:
        return Finding(check, False, f"{fault.detail}; check the command behind `--`")
    with closing(process):
        try:
            hello = patient.greet(process)
        except EngineFault as fault:
            noise = process.stderr().strip().splitlines()
            said = f"; its standard error ends: {excerpt(noise[-1])}" if noise else ""
            return Finding(check, False, f"{fault}{said}; answer hello as docs/protocol.md shows")
    return Finding(check, True, f"{hello.name} {hello.version}, rulesets {', '.join(hello.rulesets) or 'none'}")


def _flushed(patient: Patient, started: Finding) -> Finding:
    """An engine that keeps its answers in a buffer gives them at the end of its input."""
    check = "flushes every answer"
    if started.passed:
        return Finding(check, True)
    try:
        process = patient.start()
    except EngineFault:
        return Finding(check, None, "not checked, the engine does not start")
    with closing(process):
        try:
            patient.greet(process)
        except EngineFault as fault:
            if fault.name == "timeout" and process.end_input(time_limit("hello", patient.scale)) and process.stray():
                advice = "the answer came only when its input ended; flush standard output after every line"
                return Finding(check, False, advice)
    return Finding(check, None, "not checked, the engine does not start")


def _echoes_ids(patient: Patient) -> None:
    with closing(patient.start()) as process:
        for number in _IDS:
            given = patient.talk(process, hello_request(number, patient.suite.about)).get("id")
            if type(given) is not int or given != number:
                raise _IllError(f"asked with id {number}, answered with {excerpt(given)}; copy the id of the request")


def _ignores_unknown_fields(patient: Patient) -> str | None:
    with closing(patient.start()) as process:
        patient.talk(process, {**hello_request(0, patient.suite.about), **_STRANGE})
        return _same_with(patient, process, _STRANGE, "a field it does not know changes its answer; ignore such fields")


def _unknown_operation(patient: Patient) -> None:
    with closing(patient.start()) as process:
        patient.greet(process)
        answer = patient.talk(process, {"id": 1, "op": "x_unknown"})
        if complaint(validator("protocol", "envelope"), answer) or "unsupported" not in answer:
            raise _IllError(
                f"answered {excerpt(answer)}; answer an operation it does not know with "
                '{"id": ..., "unsupported": {"message": "..."}}'
            )


def _long_line(patient: Patient) -> str | None:
    with closing(patient.start()) as process:
        patient.greet(process)
        advice = f"a line of {PADDING // 1000} kB is not read as a short one; read whole lines, up to 1 MiB"
        return _same_with(patient, process, {"x_padding": "x" * PADDING}, advice)


def _same_with(patient: Patient, process: Process, extra: JsonObject, advice: str) -> str | None:
    """Ask one question as it is and with `extra`; the answers must be equal."""
    request: JsonObject = {"id": 1, "op": "x_unknown"}
    if patient.questions:
        request = _request(patient.questions[0], 1)
    plain = patient.talk(process, request)
    try:
        other = patient.talk(process, {**request, **extra})
    except EngineFault as fault:
        raise _IllError(f"{fault}; {advice}") from None
    if _content(plain) != _content(other):
        raise _IllError(advice)
    return None


def _repeatable(patient: Patient) -> str | None:
    if not patient.questions:
        return "not checked, the engine claims nothing the suite asks"
    with closing(patient.start()) as process:
        patient.greet(process)
        forwards = _ask_all(patient, process, range(len(patient.questions)))
        again = _ask_all(patient, process, reversed(range(len(patient.questions))))
    for index, check in enumerate(patient.questions):
        if forwards[index] != again[index]:
            raise _IllError(
                f"{check.case.id} is answered differently when asked again in another order; "
                "keep nothing between requests"
            )
    return None


def _ask_all(patient: Patient, process: Process, order: Iterator[int] | range) -> Mapping[int, str]:
    found = {}
    for turn, index in enumerate(order, start=1):
        found[index] = _content(patient.talk(process, _request(patient.questions[index], turn)))
    return found


def _ends_with_input(patient: Patient) -> None:
    with closing(patient.start()) as process:
        patient.greet(process)
        if not process.end_input(time_limit("", patient.scale)):
            raise _IllError("it runs on after the end of its input; leave the loop when no line comes")


def _ends_on_bye(patient: Patient) -> None:
    with closing(patient.start()) as process:
        patient.greet(process)
        if not process.finish(encode({"id": 1, "op": "bye"}), time_limit("", patient.scale), keep_input=True):
            raise _IllError("it runs on after bye; end the process")


def _leaves_no_child(patient: Patient) -> str | None:
    with closing(patient.start()) as process:
        patient.greet(process)
        if not process.finish(encode({"id": 1, "op": "bye"}), time_limit("", patient.scale)):
            return "not checked, the engine does not end"
        if process.left_behind():
            raise _IllError("a process it started runs on after it; end and wait for what it starts")
    return None


_CHECKS: Mapping[str, Callable[[Patient], str | None]] = {
    "echoes ids": _echoes_ids,
    "ignores unknown fields": _ignores_unknown_fields,
    "answers an unknown operation with unsupported": _unknown_operation,
    "reads a line of 200 kB": _long_line,
    "answers alike when asked again in another order": _repeatable,
    "ends when its input ends": _ends_with_input,
    "ends on bye": _ends_on_bye,
    "leaves no process behind": _leaves_no_child,
}


def _request(check: Check, number: int) -> JsonObject:
    return {"id": number, "ruleset": check.ruleset, **check.case.ask}


def _content(answer: JsonObject) -> str:
    """Return an answer for comparison: without its id, lists of cards and calls as sets."""
    body = {key: value for key, value in answer.items() if key != "id"}
    result = body.get("result")
    if isinstance(result, dict) and isinstance(result.get("legal"), list):
        body["result"] = {**result, "legal": sorted(map(str, result["legal"]))}
    return json.dumps(body, sort_keys=True)
