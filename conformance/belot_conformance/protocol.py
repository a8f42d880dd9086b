"""The engine protocol, version 1: what a line may be, what an answer may hold, how long it may take."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeAlias

from belot_conformance.exceptions import EngineFault
from belot_conformance.resources import complaint, validator

VERSION = 1
MAX_LINE = 1 << 20

JsonObject: TypeAlias = dict[str, Any]

# Seconds for the whole answer, before scaling.
TIME_LIMITS: Mapping[str, float] = {"hello": 15.0, "deal": 5.0, "count": 30.0}
SMALL_LIMIT = 2.0

# Far beyond any message of the protocol, and safe to walk and to write out again.
_MAX_DEPTH = 60

ANSWER_KINDS = ("result", "rejected", "unsupported", "error")


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: `kind` is one of ANSWER_KINDS, `body` what stands under it."""

    kind: str
    body: JsonObject


@dataclass(frozen=True, slots=True)
class Hello:
    """What an engine says of itself."""

    name: str
    version: str
    language: str
    protocol: int
    rulesets: tuple[str, ...]
    ops: tuple[str, ...]


def time_limit(op: str, scale: float = 1.0) -> float:
    """Return how many seconds an engine has for the whole answer to `op`."""
    return TIME_LIMITS.get(op, SMALL_LIMIT) * scale


def encode(request: JsonObject) -> bytes:
    """Return the line that asks `request`."""
    return json.dumps(request, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def decode(line: bytes, op: str, request_id: int) -> Answer:
    """Return the answer in `line` (without its line ending) to the request `request_id` for `op`.

    Raises EngineFault: not-utf8, not-json (floats and NaN among it), not-object, wrong-id or schema.
    """
    message = decode_object(line)
    if "id" in message and not _same_id(message["id"], request_id):
        given = excerpt(json.dumps(message["id"]))
        raise EngineFault("wrong-id", f"the answer carries id {given}, the request {request_id}")
    found = complaint(validator("protocol", f"answer-{op}"), message)
    if found:
        place = "/".join(str(each) for each in found[0])
        raise EngineFault("schema", f"{place + ': ' if place else ''}{found[1]}")
    kind = next(each for each in ANSWER_KINDS if each in message)
    return Answer(kind, message[kind])


def decode_object(line: bytes) -> JsonObject:
    """Return the JSON object in `line`; raises EngineFault not-utf8, not-json or not-object."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise EngineFault("not-utf8", f"byte {error.start} of {excerpt(line)} is not UTF-8") from None
    try:
        message = json.loads(text, parse_float=_refuse_number, parse_constant=_refuse_number)
    except (ValueError, RecursionError) as error:
        raise EngineFault("not-json", f"{_reason(error)}: {excerpt(text)}") from None
    if text.count("[") + text.count("{") > _MAX_DEPTH and _depth(message) > _MAX_DEPTH:
        raise EngineFault("schema", f"nested deeper than {_MAX_DEPTH} levels")
    if not isinstance(message, dict):
        raise EngineFault("not-object", f"an answer is a JSON object, not {excerpt(json.dumps(message))}")
    return message


def hello_request(request_id: int, suite: Mapping[str, str]) -> JsonObject:
    """Return the first request; `suite` gives name, version and digest."""
    return {"id": request_id, "op": "hello", "protocol": [VERSION, VERSION], "suite": dict(suite)}


def read_hello(answer: Answer) -> Hello:
    """Return what the engine claims; raises EngineFault start-failed if it cannot be worked with."""
    if answer.kind != "result":
        raise EngineFault("start-failed", f"hello was answered with {answer.kind}: {excerpt(answer.body)}")
    body = answer.body
    if body["protocol"] != VERSION:
        raise EngineFault("start-failed", f"the engine speaks protocol {body['protocol']}, the suite {VERSION}")
    return Hello(
        name=body["engine"]["name"],
        version=body["engine"]["version"],
        language=body["engine"]["language"],
        protocol=body["protocol"],
        rulesets=tuple(sorted(body["rulesets"])),
        ops=tuple(sorted(set(body["ops"]))),
    )


def excerpt(value: object, length: int = 120) -> str:
    """Return `value` as it would stand in a line, cut to `length` characters and safe to print."""
    if isinstance(value, bytes):
        text = value[: length + 1].decode("utf-8", "backslashreplace")
    elif isinstance(value, str):
        text = value[: length + 1]
    else:
        text = json.dumps(value)
    cut = text if len(text) <= length else text[: length - 3] + "..."
    return printable(cut)


def printable(text: str) -> str:
    """Return `text` on one line, without what could move a cursor or is no character at all."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)


def _depth(value: object) -> int:
    """Return how deep lists and objects are nested, without recursion."""
    depth, level = 0, [value]
    while level:
        level = [
            inner
            for each in level
            if isinstance(each, list | dict)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
        depth += 1
    return depth


def _same_id(given: object, expected: int) -> bool:
    return type(given) is int and given == expected


def _reason(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"{error.msg} at character {error.pos + 1}"
    return "nested too deep" if isinstance(error, RecursionError) else str(error).partition(";")[0]


def _refuse_number(text: str) -> NoReturn:
    raise ValueError(f"{text[:40]} is no whole number")
