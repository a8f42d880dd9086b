"""The score of a ruleset as plain code for each role, with lines and values put in where they are used."""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping
from dataclasses import dataclass

from belot.compiler import emit, total_of
from belot.ruleset.model import Outcome, Ruleset
from belot.scoring import JudgeMaker
from belot.sides import variable


@dataclass(frozen=True, eq=False)
class OutcomeCode:
    """What one outcome is in code: its guard, what each role writes before rounding, what is held (None: nothing)."""

    id: str
    guard: ast.expr
    written: tuple[ast.expr, ...]
    held: ast.expr | None


@dataclass(frozen=True, eq=False)
class Ledger:
    """The score in code. Totals stay variables (`total_0`); lines and values are put in."""

    lines: tuple[tuple[str, tuple[ast.expr, ...]], ...]
    outcomes: tuple[OutcomeCode, ...]
    rounding: ast.expr | None
    payment: str


class _Put(ast.NodeTransformer):
    def __init__(self, known: Mapping[str, ast.expr]) -> None:
        self.known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.known[node.id]) if node.id in self.known else node


def put_in(code: ast.expr, known: Mapping[str, ast.expr]) -> ast.expr:
    """Return code with variables replaced."""
    made = _Put(known).visit(copy.deepcopy(code))
    assert isinstance(made, ast.expr)
    return made


def ledger(rules: Ruleset) -> Ledger:
    """Return the score of a ruleset in code."""
    maker, score = JudgeMaker(rules), rules.score
    known: dict[str, ast.expr] = {}
    lines = []
    for line in score.lines:
        own = tuple(emit(line.points, maker.line.bound("side", role)) for role in maker.roles)
        lines.append((line.id, own))
        known |= {variable(line.id, role): code for role, code in enumerate(own)}
    for value in score.values:
        known[value.id.replace("-", "_")] = put_in(emit(value.content, maker.judge), known)
    outcomes = tuple(_outcome(outcome, maker, known) for outcome in score.outcomes)
    rounding = None if score.round is None else put_in(emit(score.round, maker.round.bound("side", 0)), known)
    return Ledger(tuple(lines), outcomes, rounding, repr(score.paid_to))


def _outcome(outcome: Outcome, maker: JudgeMaker, known: Mapping[str, ast.expr]) -> OutcomeCode:
    guard: ast.expr = ast.Constant(True) if outcome.when is None else emit(outcome.when, maker.judge)
    written: list[list[ast.expr]] = [[] for _ in maker.roles]
    for group, items in outcome.write:
        roles = {"takers": [0], "defenders": list(maker.roles)[1:], "everyone": list(maker.roles)}[group]
        for _, points in items:
            for role in roles:
                written[role].append(emit(points, maker.write.bound("side", role)))
    held = None if outcome.held is None else put_in(emit(outcome.held, maker.judge), known)
    sums = tuple(put_in(total_of(parts), known) for parts in written)
    return OutcomeCode(outcome.id, put_in(guard, known), sums, held)
