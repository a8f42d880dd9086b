"""An engine of a toy game in which any card may be played. Copy it and put your game in its place."""

import json
import sys
from typing import Any

HELLO = {
    "protocol": 1,
    "engine": {"name": "toy", "version": "1", "language": "Python"},
    "rulesets": {"toy": {}},  # the ids of the games you play: belote-fr, coinche, ...
    "ops": ["legal_plays"],  # and what you can be asked about them
}


def legal_plays(request: dict[str, Any]) -> dict[str, Any]:
    """Replace this by a call of your engine."""
    return {"legal": request["position"]["hand"]}


OPERATIONS = {"hello": lambda request: HELLO, "legal_plays": legal_plays}

for line in sys.stdin:  # which ends when the suite goes away
    request = json.loads(line)
    if request["op"] == "bye":
        break
    operation = OPERATIONS.get(request["op"])
    if operation is None:
        answer = {"unsupported": {"message": f"no operation {request['op']}"}}
    else:
        try:
            answer = {"result": operation(request)}
        except Exception as error:  # the next question may go well
            answer = {"error": {"message": f"{type(error).__name__}: {error}"}}
    print(json.dumps({"id": request["id"], **answer}), flush=True)
