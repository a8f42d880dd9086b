"""What a line may be, and the schema that says so."""

from __future__ import annotations

import json

import pytest
from belot_conformance.exceptions import FAULTS, EngineFault
from belot_conformance.protocol import decode, encode, excerpt, printable, time_limit
from belot_conformance.resources import schema, validator
from jsonschema import Draft202012Validator

OPERATIONS = ["hello", "legal_plays", "trick", "legal_calls", "declarations", "score", "deal", "match", "count", "bye"]


@pytest.mark.parametrize("name", ["fixture", "protocol", "report"])
def test_schemas_are_schemas(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))


@pytest.mark.parametrize("op", OPERATIONS)
def test_every_request_and_answer_has_a_schema(op: str) -> None:
    assert {f"request-{op}", f"answer-{op}", f"result-{op}"} <= set(schema("protocol")["$defs"])


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b'{"id": 1, "result": {"winner": 1, "points": 28}}', None),
        (b'{"id": 1, "result": {"winner": 1, "points": 28, "why": "ace"}, "ms": 3}', None),
        (b'{"id": 1, "rejected": {"at": 0}}', None),
        (b'{"id": 1, "unsupported": {"message": "no"}}', None),
        (b'{"id": 1, "result": {"winner": 4, "points": 28}}', "schema"),
        (b'{"id": 1, "result": {"winner": 1}}', "schema"),
        (b'{"id": 1, "result": {"winner": true, "points": 28}}', "schema"),
        (b'{"id": 1}', "schema"),
        (b'{"result": {"winner": 1, "points": 28}}', "schema"),
        (b'{"id": 1, "rejected": {"at": 0}, "unsupported": {"message": "no"}}', "schema"),
        (b'{"id": 2, "result": {"winner": 1, "points": 28}}', "wrong-id"),
        (b'{"id": true, "result": {"winner": 1, "points": 28}}', "wrong-id"),
        (b'{"id": null, "result": {"winner": 1, "points": 28}}', "wrong-id"),
        (b'{"id": 1, "result": {"winner": 1, "points": 28.0}}', "not-json"),
        (b'{"id": 1, "result": {"winner": 1, "points": 1e2}}', "not-json"),
        (b'{"id": 1, "result": {"winner": 1, "points": Infinity}}', "not-json"),
        (b"", "not-json"),
        (b'{"id": 1} {"id": 2}', "not-json"),
        (b'\xef\xbb\xbf{"id": 1}', "not-json"),
        (b"[" * 200_000, "not-json"),
        (b"[" * 500 + b"]" * 500, "schema"),
        (b'"\xff"', "not-utf8"),
        (b"[]", "not-object"),
        (b"1" * 5000, "not-json"),
    ],
)
def test_a_line_is_an_answer_or_a_named_fault(line: bytes, fault: str | None) -> None:
    if fault is None:
        assert decode(line, "trick", 1).kind in ("result", "rejected", "unsupported")
        return
    with pytest.raises(EngineFault) as caught:
        decode(line, "trick", 1)
    assert caught.value.name == fault


def test_an_unfinished_or_a_finished_auction_is_a_result() -> None:
    checker = validator("protocol", "result-legal_calls")
    assert checker.is_valid({"seat": 1, "legal": ["pass", "take H", "bid 110 H", "bid capot NT", "bid AT"]})
    assert checker.is_valid({"done": "redeal"})
    assert checker.is_valid({"done": {"declarer": 1, "trump": "H"}})
    assert not checker.is_valid({"seat": 1})
    assert not checker.is_valid({"seat": 1, "legal": ["take a rest"]})


def test_a_request_is_one_line() -> None:
    line = encode({"id": 1, "op": "trick", "note": "a\nb"})
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert json.loads(line) == {"id": 1, "op": "trick", "note": "a\nb"}


def test_limits_are_those_of_the_protocol_and_scale() -> None:
    limits = [time_limit(op) for op in ("hello", "legal_plays", "trick", "score", "deal", "count")]
    assert limits == [15, 2, 2, 2, 5, 30]
    assert time_limit("deal", 0.5) == 2.5


def test_what_an_engine_writes_cannot_move_the_cursor() -> None:
    assert printable("a\x1b[2Jb\ud800\n") == "a\\x1b[2Jb\\ud800\\n"
    assert excerpt(b"\xff" + b"x" * 500, 20) == "\\xff" + "x" * 13 + "..."


def test_a_fault_has_one_of_the_names_of_the_protocol() -> None:
    assert len(FAULTS) == 11
    with pytest.raises(ValueError, match="no such fault"):
        EngineFault("tired", "it is late")
