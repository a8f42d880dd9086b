"""Mutants of the score: lines, values, outcomes with what each role writes, what is held, to whom it is paid, rounding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from belot.nodes import Node, Not, Number
from belot.ruleset.model import Outcome, Role, Score
from belot.vocabulary import JUDGE, LINE, PAID, PER_SIDE, ROUND, WRITE, Context, Type

from belot_conformance.adequacy.cited import Source
from belot_conformance.adequacy.expressions import mutants
from belot_conformance.adequacy.mutant import Change, neighbours_swapped, put, without_one
from belot_conformance.adequacy.printing import show

_Variants: TypeAlias = Iterator[tuple[str, tuple[str, ...], Score]]
_Writes: TypeAlias = tuple[tuple[Role, tuple[tuple[str, Node], ...]], ...]


def score_changes(source: Source) -> Iterator[Change]:
    """Yield the mutants of the score."""
    score = source.rules.score
    parts = (
        *_of_lines(score),
        *_of_values(score),
        *_of_outcomes(score),
        *_of_rounding(score, source.clauses("score.round")),
        *_of_payment(score, source.clauses("score.held")),
    )
    for says, clauses, other in parts:
        yield Change(f"score.{says}", "score", clauses, f"score: {says}", replace(source.rules, score=other))


def contexts(score: Score) -> tuple[Context, Context, Context]:
    """Return the contexts of guards, of items and of rounding, which know the lines and values of the ruleset."""
    functions = {line.id: PER_SIDE for line in score.lines}
    names = {value.id: value.type for value in score.values}
    return (
        JUDGE.extended(names, functions),
        WRITE.extended(names, functions),
        ROUND.extended(names, functions),
    )


def _of_lines(score: Score) -> _Variants:
    for line, _ in without_one(score.lines):
        at = score.lines.index(line)
        nothing = put(score.lines, at, replace(line, points=Number(0)))
        yield f"lines.{line.id}: nothing", line.clauses, replace(score, lines=nothing)
        for points in mutants(line.points, LINE, "int"):
            lines = put(score.lines, at, replace(line, points=points))
            yield f"lines.{line.id}: {show(points)}", line.clauses, replace(score, lines=lines)


def _of_values(score: Score) -> _Variants:
    functions = {line.id: PER_SIDE for line in score.lines}
    names: dict[str, Type] = {}
    for at, value in enumerate(score.values):
        context = JUDGE.extended(names, functions)
        for content in mutants(value.content, context, value.type):
            values = put(score.values, at, replace(value, content=content))
            yield f"values.{value.id}: {show(content)}", value.clauses, replace(score, values=values)
        names[value.id] = value.type


def _of_outcomes(score: Score) -> _Variants:
    for outcome, rest in without_one(score.outcomes):
        yield f"{outcome.id}: dropped", outcome.clauses, replace(score, outcomes=rest)
    for first, second, order in neighbours_swapped(score.outcomes):
        clauses = (*first.clauses, *second.clauses)
        yield f"{second.id}: before {first.id}", clauses, replace(score, outcomes=order)
    for at, outcome in enumerate(score.outcomes):
        for says, other in (*_guards(outcome, score), *_writes(outcome, score), *_helds(outcome, score)):
            outcomes = put(score.outcomes, at, other)
            yield f"{outcome.id}.{says}", outcome.clauses, replace(score, outcomes=outcomes)


def _guards(outcome: Outcome, score: Score) -> Iterator[tuple[str, Outcome]]:
    if outcome.when is None:
        return
    yield "when: always", replace(outcome, when=None)
    for when in (Not(outcome.when), *mutants(outcome.when, contexts(score)[0], "bool")):
        yield f"when: {show(when)}", replace(outcome, when=when)


def _writes(outcome: Outcome, score: Score) -> Iterator[tuple[str, Outcome]]:
    for at, (role, items) in enumerate(outcome.write):
        for number, (item, points) in enumerate(items):
            rest = (*items[:number], *items[number + 1 :])
            yield f"{role}.{item}: dropped", replace(outcome, write=put(outcome.write, at, (role, rest)))
            for other in ("takers", "defenders", "everyone"):
                if other != role:
                    write: _Writes = (*put(outcome.write, at, (role, rest)), (other, ((item, points),)))
                    yield f"{role}.{item}: written by {other}", replace(outcome, write=write)
            for points_now in mutants(points, contexts(score)[1], "int"):
                now = put(items, number, (item, points_now))
                says = f"{role}.{item}: {show(points_now)}"
                yield says, replace(outcome, write=put(outcome.write, at, (role, now)))


def _helds(outcome: Outcome, score: Score) -> Iterator[tuple[str, Outcome]]:
    if outcome.held is None:
        return
    yield "held: dropped", replace(outcome, held=None)
    for held in mutants(outcome.held, contexts(score)[0], "int"):
        yield f"held: {show(held)}", replace(outcome, held=held)


def _of_rounding(score: Score, clauses: tuple[str, ...]) -> _Variants:
    if score.round is not None:
        yield "round: dropped", clauses, replace(score, round=None)
        for amount in mutants(score.round, contexts(score)[2], "int"):
            yield f"round: {show(amount)}", clauses, replace(score, round=amount)


def _of_payment(score: Score, clauses: tuple[str, ...]) -> _Variants:
    if score.paid_to is not None:
        yield "paid-to: nobody", clauses, replace(score, paid_to=None)
        for paid_to in (Not(score.paid_to), *mutants(score.paid_to, PAID, "bool")):
            yield f"paid-to: {show(paid_to)}", clauses, replace(score, paid_to=paid_to)
