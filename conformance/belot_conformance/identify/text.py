"""What was found out about an engine, for a reader and as data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from belot_conformance.identify.hypotheses import Hypothesis, options, options_in
from belot_conformance.identify.identity import Identity
from belot_conformance.identify.search import Answered, Finding

_SHOWN = 4


def text(found: Identity) -> str:
    """Return the report: a line a part, the nearest ruleset, departures, contradictions with their questions."""
    lines = [f"{found.engine}, asked as {found.asked_as}: {found.questions} questions", ""]
    lines += [f"  {finding.part.name:13} {len(finding.answered):3}  {_plays(finding)}" for finding in found.findings]
    lines += [f"  {part.name:13}   -  not asked: hello does not claim {part.op}" for part in found.not_asked]
    lines += ["", *_conclusion(found)]
    for finding in found.findings:
        lines += _contradiction(finding)
    return "\n".join(lines) + "\n"


def _plays(finding: Finding) -> str:
    if not finding.answered:
        return f"{finding.faults} questions and no answer"
    if not finding.alike:
        wrong, closest = finding.closest()
        return f"as no combination of options; nearest {closest}, {wrong} of the answers otherwise"
    plainest = [each for each in finding.alike if not each.choices] or list(finding.alike)
    fewest = min(len(each.choices) for each in plainest)
    shown = [str(each) for each in plainest if len(each.choices) == fewest]
    more = f" and {len(shown) - _SHOWN} more" if len(shown) > _SHOWN else ""
    return f"as {'; '.join(shown[:_SHOWN])}{more}"


def _conclusion(found: Identity) -> Iterator[str]:
    nearest = found.nearest
    played = {option.name: option.played for option in options(nearest.ruleset)}
    yield f"The nearest ruleset is {nearest.ruleset}."
    if nearest.choices:
        yield "It departs from it in"
        for option, choice in nearest.choices:
            yield f"  {option}: {choice} ({nearest.ruleset} plays {played[option]})"
    elif not found.unexplained:
        yield "Every answer is as that ruleset gives it."
    unclear = _unclear(found)
    if unclear:
        yield f"Not told apart by any question: {', '.join(unclear)}."
    if found.unexplained:
        yield f"No choice of its options explains: {', '.join(part.name for part in found.unexplained)}."


def _unclear(found: Identity) -> list[str]:
    """Return the options of the nearest ruleset that no answer depends on, or that nothing was asked about."""
    name = found.nearest.ruleset
    seen = set()
    for finding in found.findings:
        alike = [dict(each.choices) for each in finding.alike if each.ruleset == name]
        for option in options_in(name, finding.part.keys):
            if len({each.get(option.name) for each in alike}) < 2:
                seen.add(option.name)
    return [option.name for option in options(name) if option.name not in seen]


def _contradiction(finding: Finding) -> Iterator[str]:
    if not finding.contradiction:
        return
    _, nearest = finding.closest()
    yield ""
    yield f"{finding.part.name}: no ruleset and no combination of options gives these answers together"
    yield (
        "(every combination was tried)." if finding.whole else f"({len(finding.tried)} were tried, the nearest first)."
    )
    for answered in finding.contradiction:
        yield f"  asked     {json.dumps(answered.question.ask)}"
        yield f"  answered  {_said(answered.said)}"
        yield f"  {nearest} says {_said(answered.question.said_by(nearest.game))}"


def _said(said: tuple[Any, ...]) -> str:
    return json.dumps(said[1:] if said[0] == "result" else said)


def data(found: Identity) -> dict[str, Any]:
    """Return all that was found as plain data."""
    return {
        "engine": found.engine,
        "asked_as": found.asked_as,
        "questions": found.questions,
        "nearest": _hypothesis(found.nearest),
        "unexplained": [part.name for part in found.unexplained],
        "not_asked": [part.name for part in found.not_asked],
        "parts": [_part(finding) for finding in found.findings],
    }


def _part(finding: Finding) -> dict[str, Any]:
    return {
        "part": finding.part.name,
        "explained": finding.explained,
        "plays": [_hypothesis(each) for each in finding.alike],
        "nearest": _hypothesis(finding.closest()[1]),
        "tried": len(finding.tried),
        "whole": finding.whole,
        "faults": finding.faults,
        "answers": [_answer(answered) for answered in finding.answered],
        "contradiction": [_answer(answered) for answered in finding.contradiction],
    }


def _hypothesis(hypothesis: Hypothesis) -> dict[str, Any]:
    return {"ruleset": hypothesis.ruleset, "choices": dict(hypothesis.choices)}


def _answer(answered: Answered) -> dict[str, Any]:
    return {"ask": dict(answered.question.ask), "said": answered.said}
