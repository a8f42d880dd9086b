"""`belot engine`: the protocol over standard input and output, whatever comes in."""

import json
import subprocess
import sys

import pytest
from belot.engine import answer

from .conftest import Belot

HELLO = {"id": 1, "op": "hello", "protocol": [1, 1]}


def test_a_request_a_line_is_answered_by_an_answer_a_line(belot: Belot) -> None:
    ran = belot("engine", stdin=json.dumps(HELLO) + "\n" + json.dumps({**HELLO, "id": "b"}) + "\n")
    first, second = (json.loads(line) for line in ran.out.splitlines())
    assert (ran.status, ran.err) == (0, "")
    assert first == {"id": 1, **answer(HELLO)}
    assert second == {**first, "id": "b"}
    assert first["result"]["engine"]["name"] == "belot"


def test_the_engine_ends_at_bye(belot: Belot) -> None:
    ran = belot("engine", stdin='{"id": 1, "op": "bye"}\n' + json.dumps(HELLO) + "\n")
    assert (ran.status, ran.out) == (0, "")


@pytest.mark.parametrize("line", [b"\xff\xfe\n", b"[]\n", b"{\n", b'{"id": 1, "op": "\\ud800"}\n'])
def test_what_is_no_request_is_answered_too(line: bytes) -> None:
    command = [sys.executable, "-m", "belot", "engine"]
    ran = subprocess.run(command, input=line + json.dumps(HELLO).encode(), capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    wrong, hello = (json.loads(answered) for answered in ran.stdout.decode("utf-8").splitlines())
    assert set(wrong) & {"error", "unsupported"}
    assert hello["id"] == 1


def test_the_engine_writes_lf_and_utf_8_whatever_the_terminal_is() -> None:
    command = [sys.executable, "-m", "belot", "engine"]
    env = {"PYTHONIOENCODING": "latin-1", "PATH": ""}
    line = '{"id": "дама", "op": "hello"}\r\n'.encode()
    ran = subprocess.run(command, input=line, capture_output=True, check=False, env=env)
    assert ran.stdout.startswith('{"id":"дама",'.encode())
    assert ran.stdout.endswith(b"}\n")
    assert not ran.stdout.endswith(b"\r\n")
