"""A session with an engine: hello, questions in order, bye. One session is one process.

The runner knows an engine as an `Engine`, which opens sessions of kind `Talk`; a process is one sort of both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from belot_conformance.exceptions import EngineFault
from belot_conformance.process import Process
from belot_conformance.protocol import (
    Answer,
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

# How long an engine may take to leave after `bye`, before scaling.
FAREWELL = 2.0


@dataclass(frozen=True, slots=True)
class Departure:
    """How a session ended: whether the engine left by itself, and what it still wrote."""

    left: bool
    stray: str | None


class Talk(Protocol):
    """An engine that has said hello. `ask` raises EngineFault; after that only `close` may be called."""

    hello: Hello

    def ask(self, ask: Mapping[str, Any], ruleset: str) -> Answer: ...
    def stray(self) -> str | None: ...
    def stderr(self) -> str: ...
    def leave(self) -> Departure: ...
    def close(self) -> None: ...


class Engine(Protocol):
    """Something that can be asked: what a report says of it, and how a session is opened."""

    @property
    def command(self) -> tuple[str, ...]: ...
    @property
    def suite(self) -> Mapping[str, str]: ...
    def open(self) -> Talk: ...


@dataclass(frozen=True, slots=True)
class Launch:
    """An engine as a command: with it what the suite says of itself, and the scale of time limits."""

    command: tuple[str, ...]
    suite: Mapping[str, str]
    time_scale: float = 1.0

    def open(self) -> Session:
        """Start the engine; raises EngineFault start-failed."""
        return Session(self)


class StrayAnswer(EngineFault):
    """The line read is a further answer to an earlier request: the request just sent is not to blame."""


class Session:
    """One process of an engine that has said hello.

    `ask` raises EngineFault; after that the session is out of step and only `close` may be called.
    """

    def __init__(self, launch: Launch) -> None:
        """Start the engine; raises EngineFault start-failed, whatever went wrong before the first case."""
        self._launch = launch
        self._next_id = 0
        self._process = Process(launch.command)
        try:
            self.hello = read_hello(self._exchange(hello_request(self._take_id(), launch.suite)))
        except EngineFault as fault:
            noise = self._process.stderr()
            self._process.close()
            raise _start_failed(fault, noise) from None
        except BaseException:
            self._process.close()
            raise

    def ask(self, ask: Mapping[str, Any], ruleset: str) -> Answer:
        """Return the answer to one question; raises EngineFault."""
        self._process.forget_stderr()
        return self._exchange({"id": self._take_id(), "ruleset": ruleset, **ask})

    def stray(self) -> str | None:
        """Return an excerpt of what the engine wrote unasked since its last answer, or None."""
        written = self._process.stray()
        return excerpt(written) if written else None

    def stderr(self) -> str:
        """Return the end of what the engine wrote to its standard error during the last question."""
        return self._process.stderr()

    def leave(self) -> Departure:
        """Say bye, wait for the engine to go, and close the session."""
        bye = self._take_id()
        left = self._process.finish(encode({"id": bye, "op": "bye"}), FAREWELL * self._launch.time_scale)
        written = self._process.stray()
        self.close()
        stray = None if not written or _answers(written, bye) else excerpt(written)
        return Departure(left, stray)

    def close(self) -> None:
        """End the process and all it started. May be called again."""
        self._process.close()

    def _take_id(self) -> int:
        self._next_id += 1
        return self._next_id - 1

    def _exchange(self, request: JsonObject) -> Answer:
        limit = time_limit(request["op"], self._launch.time_scale)
        line = self._process.exchange(encode(request), limit)
        try:
            return decode(line, request["op"], request["id"])
        except EngineFault as fault:
            if fault.name == "wrong-id" and _earlier_id(line, request["id"]):
                raise StrayAnswer("extra-output", f"a second answer to one request: {excerpt(line)}") from None
            raise


def _start_failed(fault: EngineFault, noise: str) -> EngineFault:
    if fault.name == "start-failed":
        return fault
    lines = noise.strip().splitlines()[-5:]
    said = "; its standard error ends: " + " | ".join(excerpt(line) for line in lines) if lines else ""
    return EngineFault("start-failed", f"hello: {fault}{said}")


def _answers(written: bytes, request_id: int) -> bool:
    """Whether `written` is one answer to `request_id`: an engine may answer bye before it goes."""
    try:
        return written.count(b"\n") == 1 and decode_object(written.strip()).get("id") == request_id
    except EngineFault:
        return False


def _earlier_id(line: bytes, request_id: int) -> bool:
    given = decode_object(line).get("id")
    return type(given) is int and 0 <= given < request_id
