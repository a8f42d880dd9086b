"""A survivor as a ready fixture: the request that tells it apart, and what the rules answer."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from belot_conformance.adequacy.analysis import Survivor
from belot_conformance.cases import OPERATION_OF_KIND

_KINDS: Final = {operation: kind for kind, operation in OPERATION_OF_KIND.items()}
# What of an answer is compared; the rest is there for readers.
_COMPARED: Final[Mapping[str, tuple[str, ...]]] = {
    "score": ("outcome", "lines", "written", "held"),
    "deal": ("steps", "outcome", "lines", "written", "held"),
}


def fixture(survivor: Survivor, ruleset: str) -> str:
    """Return the YAML of a case that kills a survivor, to be argued from the clauses before it is kept."""
    if survivor.ask is None or survivor.expect is None:
        return f"  # {survivor.id}: no request was found that tells it apart, nor a proof that there is none\n"
    words = re.sub(r"[^a-z0-9]+", "-", f"{ruleset} {survivor.id}".lower()).strip("-")[:60].strip("-")
    op = str(survivor.ask["op"])
    expect = {key: survivor.expect[key] for key in _COMPARED.get(op, tuple(survivor.expect)) if key in survivor.expect}
    lines = [
        f"  - id: witness-{words}",
        f"    title: {_flow(survivor.sentence)}",
        f"    catches: {_flow('an engine in which ' + survivor.sentence)}",
        f"    applies: [{ruleset}]",
        f"    clauses: [{', '.join(survivor.clauses)}]",
        "    origin: witness",
        "    level: required",
        f"    kind: {_KINDS[op]}",
        "    ask:",
        *(f"      {key}: {_flow(value)}" for key, value in survivor.ask.items()),
        f"    expect: {_flow({'result': expect})}",
    ]
    return "\n".join(lines) + "\n"


def _flow(value: Any) -> str:
    """Return a value on one line; JSON is YAML."""
    return json.dumps(value, ensure_ascii=False)
