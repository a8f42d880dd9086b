"""An engine that is a Python function: requests as dictionaries in, answers as dictionaries out, no process.

The function is held to the same protocol as a process, `hello` included; only time limits cannot be kept, for
nothing can stop a function that never returns.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

from belot_conformance.cases import Suite, load_suite
from belot_conformance.checks import select
from belot_conformance.engines import Departure
from belot_conformance.exceptions import EngineFault, UsageError
from belot_conformance.protocol import Answer, JsonObject, decode, hello_request, read_hello
from belot_conformance.report import Report
from belot_conformance.runner import run as run_engine

Answerer: TypeAlias = Callable[[JsonObject], Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Function:
    """A function as an engine. Sessions are opened as with a process, and cost nothing."""

    answer: Answerer
    suite: Mapping[str, str]
    command: tuple[str, ...] = ()

    def open(self) -> FunctionSession:
        """Say hello; raises EngineFault start-failed."""
        return FunctionSession(self)


class FunctionSession:
    """A function that has said hello."""

    def __init__(self, engine: Function) -> None:
        """Ask for hello; raises EngineFault start-failed, whatever was wrong with the answer."""
        self._answer = engine.answer
        self._next_id = 0
        try:
            self.hello = read_hello(self._exchange(hello_request(0, engine.suite)))
        except EngineFault as fault:
            detail = str(fault) if fault.name != "start-failed" else fault.detail
            raise EngineFault("start-failed", f"hello: {detail}") from None

    def ask(self, ask: Mapping[str, Any], ruleset: str) -> Answer:
        """Return the answer to one question; raises EngineFault."""
        self._next_id += 1
        return self._exchange({"id": self._next_id, "ruleset": ruleset, **copy.deepcopy(dict(ask))})

    def stray(self) -> None:
        """A function returns once and says nothing else."""

    def stderr(self) -> str:
        """What a function prints is printed."""
        return ""

    def leave(self) -> Departure:
        """There is nothing to end."""
        return Departure(left=True, stray=None)

    def close(self) -> None:
        """There is nothing to close."""

    def _exchange(self, request: JsonObject) -> Answer:
        number, op = request["id"], request["op"]
        try:
            answer = self._answer(request)
        except Exception as error:
            return Answer("error", {"message": f"{type(error).__name__}: {error}"})
        if isinstance(answer, Mapping):
            answer = {"id": number, **answer}
        try:
            line = json.dumps(answer).encode()
        except (TypeError, ValueError, RecursionError) as error:
            raise EngineFault("not-json", f"the answer cannot be written as JSON: {error}") from None
        return decode(line, op, number)


def run(
    answer: Answerer,
    rulesets: Sequence[str] = (),
    *,
    level: str = "all",
    cases: Sequence[str] = (),
    suite: Suite | None = None,
) -> Report:
    """Ask a Python function every case of the suite and return the report.

    `answer` gets a request of the protocol as a dictionary, `hello` first, and returns the answer; it may leave
    out the `id`. What it raises is the verdict `error`. `rulesets`, `level` and `cases` select as the options of
    `belot conform` do. Raises UsageError if nothing is left to ask.
    """
    asked = suite or load_suite()
    return run_engine(asked, select(asked, rulesets, level, cases), Function(answer, asked.about))


def find(name: str) -> Answerer:
    """Return the function called `module:function`; raises UsageError if there is none."""
    module_name, colon, path = name.partition(":")
    if not (module_name and colon and path):
        raise UsageError(f"{name!r} names no function; write module:function")
    try:
        found: Any = import_module(module_name)
        for part in path.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise UsageError(f"{name}: {error}") from None
    if not callable(found):
        raise UsageError(f"{name} is no function")
    answerer: Answerer = found
    return answerer
