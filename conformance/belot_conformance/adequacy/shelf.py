"""What the suite says of engines that are wrong on purpose: each must be caught, by a case that cites what it breaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from belot_conformance.cases import Case, Suite
from belot_conformance.judge import judge
from belot_conformance.protocol import Answer


@dataclass(frozen=True)
class Caught:
    """One engine: how many checks it passed of how many, one case that caught it, one that cites a clause it breaks."""

    name: str
    mistake: str
    passed: int
    asked: int
    case: str
    cited: str

    @property
    def fine(self) -> bool:
        """Whether it was caught, with a clause."""
        return bool(self.case and self.cited)


def nulls(suite: Suite) -> tuple[Caught, ...]:
    """Return what the suite says of engines that know no rules."""
    return tuple(_asked(engine, suite) for engine in import_module("belot_conformance.wrong.shelf").NULLS)


def shelf(suite: Suite) -> tuple[Caught, ...]:
    """Return what the suite says of the wrong engines."""
    return tuple(_asked(engine, suite) for engine in import_module("belot_conformance.wrong.shelf").SHELF)


def floor(found: Sequence[Caught]) -> tuple[int, int]:
    """Return how many checks the best of the engines that know no rules passes, of how many."""
    best = max(found, key=lambda each: each.passed)
    return best.passed, best.asked


def _asked(engine: Any, suite: Suite) -> Caught:
    passed = asked = 0
    first = cited = ""
    for case in suite.cases:
        if case.level != "required":
            continue
        for ruleset in case.applies:
            asked += 1
            if _passes(engine, case, ruleset):
                passed += 1
                continue
            first = first or case.id
            if not cited and (not engine.breaks or set(engine.breaks) & set(suite.clauses_of(case, ruleset))):
                cited = f"{case.id} ({ruleset})"
    return Caught(engine.name, engine.mistake, passed, asked, first, cited)


def _passes(engine: Any, case: Case, ruleset: str) -> bool:
    try:
        ((kind, body),) = engine.answer({"ruleset": ruleset, **case.ask}).items()
    except Exception:  # a wrong engine may break on what it was not made for
        return False
    return judge(case, Answer(kind, body)).verdict == "pass"
