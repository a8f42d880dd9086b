"""What can go wrong around a conformance run.

ConformanceError
├── DataError      a fixture, a schema or the data beside them is wrong
├── UsageError     what was asked for cannot be served: an unknown case, an empty selection
└── EngineFault    an engine broke the protocol; one of the names in FAULTS
"""

from __future__ import annotations

FAULTS = (
    "start-failed",
    "timeout",
    "crash",
    "not-utf8",
    "not-json",
    "not-object",
    "schema",
    "wrong-id",
    "extra-output",
    "line-too-long",
    "closed-output",
)


class ConformanceError(Exception):
    """The root: catch it to catch everything this package raises on purpose."""


class DataError(ConformanceError):
    """A file of the suite is wrong; `where` is `file:line:column` or the nearest known place."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(where, message)
        self.where = where
        self.message = message

    def __str__(self) -> str:
        return f"{self.where}: {self.message}"


class UsageError(ConformanceError):
    """The run that was asked for cannot be made; the message says what to ask for instead."""


class EngineFault(ConformanceError):
    """An engine broke the protocol: `name` is one of FAULTS, `detail` a sentence for its author."""

    def __init__(self, name: str, detail: str) -> None:
        if name not in FAULTS:
            raise ValueError(f"no such fault: {name}")
        super().__init__(name, detail)
        self.name = name
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.name}: {self.detail}"
