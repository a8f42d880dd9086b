"""The reference engine: answers the requests of the protocol, one JSON object a line.

Every request carries all it needs; nothing is remembered between two of them except compiled rulesets.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import IO, Any, Final, TypeAlias

from belot import __version__
from belot.exceptions import BelotError, IllegalAction, InvalidInput
from belot.game import Game
from belot.operations import OPERATIONS, Rejected, Request

PROTOCOL: Final = 1
Rulesets: TypeAlias = Mapping[str, Game]
NONE: Final[Rulesets] = {}


def serve(requests: IO[str], answers: IO[str], own: Rulesets = NONE) -> None:
    """Answer requests line by line until `bye` or the end of the input; `own` rulesets stand before the packaged ones."""
    for line in requests:
        if not line.strip():
            continue
        answer = answer_line(line, own)
        if answer is None:
            return
        answers.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")
        answers.flush()


def answer_line(line: str, own: Rulesets = NONE) -> dict[str, Any] | None:
    """Return the answer to one line, None to `bye`."""
    try:
        request = json.loads(line, parse_float=_refuse_number, parse_constant=_refuse_number)
    except (ValueError, RecursionError) as error:
        return _error(None, f"the line is no JSON: {error}")
    if not isinstance(request, dict):
        return _error(None, "a request is a JSON object")
    if request.get("op") == "bye":
        return None
    return {"id": request.get("id"), **answer(request, own)}


def _refuse_number(text: str) -> Any:
    raise ValueError(f"{text} is no whole number")


def _error(id_: Any, message: str) -> dict[str, Any]:
    return {"id": id_, "error": {"message": message}}


def answer(request: Request, own: Rulesets = NONE) -> dict[str, Any]:
    """Return result, rejected, unsupported or error for a request, without its id."""
    op = request.get("op")
    if op == "hello":
        return {"result": hello(list(OPERATIONS), own)}
    operation = OPERATIONS.get(op) if isinstance(op, str) else None
    if operation is None:
        return {"unsupported": {"message": f"unknown operation {op!r}"}}
    name = request.get("ruleset")
    if not isinstance(name, str) or (name not in own and name not in served()):
        return {"unsupported": {"message": f"unknown ruleset {name!r}"}}
    return _carried_out(operation, own.get(name) or game(name), request)


def _carried_out(operation: Callable[[Game, Request], Any], rules: Game, request: Request) -> dict[str, Any]:
    try:
        return {"result": operation(rules, request)}
    except Rejected as refusal:
        return {"rejected": {"at": refusal.at, "code": refusal.code}}
    except IllegalAction as refusal:
        return {"rejected": {"at": 0, "code": refusal.code}}
    except InvalidInput as error:
        return {"rejected": {"at": 0, "code": error.code, "message": str(error)}}
    except BelotError as error:
        return {"error": {"message": str(error)}}


@cache
def served() -> tuple[str, ...]:
    """Return the names of the rulesets this engine plays."""
    from belot.ruleset.resolve import packaged_names

    return tuple(packaged_names())


@cache
def game(name: str) -> Game:
    """Return the compiled ruleset of a name or file."""
    from belot.ruleset.library import load_ruleset

    return Game(load_ruleset(name))


def hello(ops: list[str], own: Rulesets = NONE) -> dict[str, Any]:
    """Return who this engine is and what it plays; the rulesets are read here, where the protocol gives the most time."""
    for name in served():
        game(name)
    return {
        "protocol": PROTOCOL,
        "engine": {"name": "belot", "version": __version__, "language": "Python"},
        "rulesets": {name: {} for name in sorted({*served(), *own})},
        "ops": ops,
        "max_in_flight": 1,
    }
