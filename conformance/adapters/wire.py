"""The lines of the protocol, for adapters in Python: requests in, one answer each, until bye."""

import json
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import version
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]
Operation: TypeAlias = Callable[[Data], Data]


class Rejected(Exception):
    """What an operation raises to answer that the part number `at` of the input is illegal."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def serve(package: str, rulesets: Iterable[str], operations: Iterable[Operation]) -> None:
    """Answer for the installed `package` with `operations`, functions from request to result named like theirs.

    Rejected becomes a `rejected` answer. What else an operation raises becomes an `error` answer: the engine failed,
    the process goes on. An operation that is not among them is `unsupported`.
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
            if op != "hello" and op not in known:
                answer: Data = {"unsupported": {"message": f"unknown operation {op}"}}
            else:
                answer = {"result": hello if op == "hello" else known[op](request)}
        except Rejected as refusal:
            answer = {"rejected": {"at": refusal.at}}
        except Exception as error:
            answer = {"error": {"message": f"{type(error).__name__}: {error}"}}
        print(json.dumps({"id": request["id"], **answer}), flush=True)
