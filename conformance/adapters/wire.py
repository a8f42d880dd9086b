"""The lines of the protocol, for adapters in Python: requests in, one answer each, until bye."""

import json
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import version
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]
Operation: TypeAlias = Callable[[Data], Data]


def serve(package: str, rulesets: Iterable[str], operations: Iterable[Operation]) -> None:
    """Answer for the installed `package` with `operations`, functions from request to result named like theirs.

    What an operation raises becomes an `error` answer: the engine failed, the process goes on.
    """
    known = {each.__name__: each for each in operations}
    engine = {"name": package, "version": version(package), "language": "Python"}
    hello = {"protocol": 1, "engine": engine, "rulesets": {each: {} for each in rulesets}, "ops": [*known]}
    for line in sys.stdin:
        request = json.loads(line)
        op = request["op"]
        if op == "bye":
            return
        try:
            answer: Data = {"result": hello if op == "hello" else known[op](request)}
        except Exception as error:
            answer = {"error": {"message": f"{type(error).__name__}: {error}"}}
        print(json.dumps({"id": request["id"], **answer}), flush=True)
