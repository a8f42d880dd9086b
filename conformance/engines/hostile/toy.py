"""What every engine here starts from: an engine of a toy game in which any card of the hand may be played.

The cases of the toy game are told apart by the hand: the second case holds the eight of spades.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, TypeAlias

Request: TypeAlias = dict[str, Any]

HELLO = {
    "protocol": 1,
    "engine": {"name": "toy", "version": "1", "language": "Python"},
    "rulesets": {"toy": {}},
    "ops": ["legal_plays"],
}


def say(message: Any) -> None:
    """Write one line and flush it."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def right(request: Request) -> Request:
    """Return the right answer to a case."""
    return {"id": request["id"], "result": {"legal": request["position"]["hand"]}}


def is_second(request: Request) -> bool:
    """Whether this is the second case."""
    return bool(request["position"]["hand"] == ["8S"])


def serve(
    each: Callable[[Request], object] | None = None,
    second: Callable[[Request], object] | None = None,
) -> None:
    """Answer until bye; `each` answers every case instead, `second` only the second one."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["op"] == "bye":
            return
        if request["op"] == "hello":
            say({"id": request["id"], "result": HELLO})
        elif each is not None:
            each(request)
        elif second is not None and is_second(request):
            second(request)
        else:
            say(right(request))
