"""Scoring a deal: what each side counts, the outcome, what each side writes, what is held over.

Two functions are generated from the same data: `judge`, which gives outcome, written points and points held, and
`account`, which also gives every line and item for the table a person reads.
"""

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from belot.compiler import as_test, constant, emit, function, give, load, store, total_of
from belot.nodes import Node
from belot.ruleset.model import Outcome, Ruleset
from belot.sides import SideScope, variable
from belot.vocabulary import JUDGE, LINE, PAID, PER_SIDE, ROUND, WRITE

PerSide: TypeAlias = tuple[int, ...]
FACTS = ("card-points", "tricks", "declared", "belotes")
DEAL_FACTS = (
    "last",
    "declarer_tricks",
    "bid",
    "multiplier",
    "capot_bid",
    "general_bid",
    "no_trumps",
    "all_trumps",
    "held",
)


@dataclass(frozen=True)
class Facts:
    """What happened in a deal, per side where it is a tuple; `last` and `takers` are sides."""

    takers: int
    last: int
    card_points: PerSide
    tricks: PerSide
    declared: PerSide
    belotes: PerSide
    declarer_tricks: int
    bid: int = 0
    multiplier: int = 1
    capot_bid: bool = False
    general_bid: bool = False
    no_trumps: bool = False
    all_trumps: bool = False
    held: int = 0


@dataclass(frozen=True)
class Account:
    """The score of a deal: the lines each side counts, the outcome, the items each side writes, and the points held."""

    outcome: str
    lines: tuple[tuple[str, PerSide], ...]
    items: tuple[tuple[str, PerSide], ...]
    written: PerSide
    held: int


@dataclass(frozen=True, eq=False)
class Scorer:
    """Scores the deals of a ruleset; `judge` and `details` take facts by role, as `_arguments` orders them."""

    ruleset: Ruleset
    judge: Callable[..., tuple[int, PerSide, int]]
    details: Callable[..., tuple[int, Any, Any, PerSide, int]]

    def account(self, facts: Facts) -> Account:
        """Return the score of a deal, every line and item per side."""
        number, lines, items, written, held = self.details(*_arguments(facts))
        to_sides = _by_side(facts.takers, self.ruleset.sides)
        return Account(
            self.ruleset.score.outcomes[number].id,
            tuple((line.id, to_sides(points)) for line, points in zip(self.ruleset.score.lines, lines, strict=True)),
            tuple((item, to_sides(points)) for item, points in items),
            to_sides(written),
            held,
        )


def _arguments(facts: Facts) -> list[int]:
    sides = len(facts.tricks)
    roles = [(facts.takers + role) % sides for role in range(sides)]
    per_side = (facts.card_points, facts.tricks, facts.declared, facts.belotes)
    own = [fact[side] for fact in per_side for side in roles]
    return [
        *own,
        (facts.last - facts.takers) % sides,
        facts.declarer_tricks,
        facts.bid,
        facts.multiplier,
        facts.capot_bid,
        facts.general_bid,
        facts.no_trumps,
        facts.all_trumps,
        facts.held,
    ]


def _by_side(takers: int, sides: int) -> Callable[[Sequence[int]], PerSide]:
    return lambda points: tuple(points[(side - takers) % sides] for side in range(sides))


def make_scorer(ruleset: Ruleset) -> Scorer:
    """Return the scorer of a ruleset, compiled from `score`."""
    parameters = [variable(fact, role) for fact in FACTS for role in range(ruleset.sides)] + list(DEAL_FACTS)
    maker = JudgeMaker(ruleset)
    return Scorer(
        ruleset,
        function("judge", parameters, maker.body(detailed=False), {}),
        function("account", parameters, maker.body(detailed=True), {}),
    )


class JudgeMaker:
    """Builds the statements that go from facts by role to the score; `known` are facts already fixed."""

    def __init__(self, ruleset: Ruleset, known: Mapping[str, int] | None = None) -> None:
        self.score = ruleset.score
        self.roles = range(ruleset.sides)
        functions = {line.id: PER_SIDE for line in self.score.lines}
        names = {value.id: value.type for value in self.score.values}
        constants = {"all-tricks": ruleset.hand_size, **(known or {})}
        self.line = SideScope(LINE, ruleset.sides, constants)
        self.judge = SideScope(JUDGE.extended(names, functions), ruleset.sides, constants)
        self.write = SideScope(WRITE.extended(names, functions), ruleset.sides, constants)
        self.round = SideScope(ROUND.extended(names, functions), ruleset.sides, constants)
        self.paid = SideScope(PAID, ruleset.sides)

    def body(self, detailed: bool, first: int = 0) -> list[ast.stmt]:
        """Return the statements; the points written come in the order of the roles, from role `first` on."""
        statements = self._lines() + self._values()
        for number, outcome in enumerate(self.score.outcomes):
            guard = ast.Constant(True) if outcome.when is None else emit(outcome.when, self.judge)
            branch = self._outcome(number, outcome, detailed, first)
            if constant(guard) is True:
                return statements + branch
            statements.append(ast.If(as_test(guard), branch, []))
        return statements

    def _lines(self) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for role in self.roles:
            scope = self.line.bound("side", role)
            made += [store(variable(line.id, role), emit(line.points, scope)) for line in self.score.lines]
            total = total_of([load(variable(line.id, role)) for line in self.score.lines])
            made.append(store(variable("total", role), total))
        return made

    def _values(self) -> list[ast.stmt]:
        return [store(value.id.replace("-", "_"), emit(value.content, self.judge)) for value in self.score.values]

    def _outcome(self, number: int, outcome: Outcome, detailed: bool, first: int) -> list[ast.stmt]:
        items = self._items(outcome)
        body: list[ast.stmt] = []
        for role in self.roles:
            for item, parts in items:
                if role in parts:
                    body.append(store(variable(f"item_{item}", role), parts[role]))
            amount = total_of([load(variable(f"item_{item}", role)) for item, parts in items if role in parts])
            body.append(store(variable("written", role), self._rounded(amount, role, body)))
        body += self._held(outcome, detailed)
        order = [*self.roles[first:], *self.roles[:first]]
        written = _tuple([load(variable("written", role)) for role in order])
        held: ast.expr = load("held")
        if not detailed:
            return [*body, give(_tuple([ast.Constant(number), written, held]))]
        return [*body, give(_tuple([ast.Constant(number), self._line_table(), self._item_table(items), written, held]))]

    def _items(self, outcome: Outcome) -> list[tuple[str, dict[int, ast.expr]]]:
        """Return each item of an outcome with its code by role, in the order of the ruleset."""
        found: dict[str, dict[int, ast.expr]] = {}
        for group, items in outcome.write:
            roles = {"takers": [0], "defenders": list(self.roles)[1:], "everyone": list(self.roles)}[group]
            for item, points in items:
                for role in roles:
                    parts = found.setdefault(item, {})
                    code = emit(points, self.write.bound("side", role))
                    parts[role] = ast.BinOp(parts[role], ast.Add(), code) if role in parts else code
        return list(found.items())

    def _rounded(self, amount: ast.expr, role: int, body: list[ast.stmt]) -> ast.expr:
        if self.score.round is None:
            return amount
        body.append(store("amount", amount))
        return emit(self.score.round, self.round.bound("side", role))

    def _held(self, outcome: Outcome, detailed: bool) -> list[ast.stmt]:
        paid: list[ast.stmt] = (
            [store(variable("paid", role), ast.Constant(0)) for role in self.roles] if detailed else []
        )
        if outcome.held is not None:
            return [*paid, store("held", ast.BinOp(load("held"), ast.Add(), emit(outcome.held, self.judge)))]
        if self.score.paid_to is None:
            return paid
        return [*paid, ast.If(load("held"), [self._payment(self.score.paid_to, 0, detailed)], [])]

    def _payment(self, paid_to: Node, role: int, detailed: bool) -> ast.stmt:
        """Return the statement that pays the points held to the first role for which `paid-to` holds."""
        written = variable("written", role)
        pay: list[ast.stmt] = [store(written, ast.BinOp(load(written), ast.Add(), load("held")))]
        if detailed:
            pay.append(store(variable("paid", role), load("held")))
        pay.append(store("held", ast.Constant(0)))
        further = [self._payment(paid_to, role + 1, detailed)] if role + 1 in self.roles else []
        return ast.If(as_test(emit(paid_to, self.paid.bound("side", role))), pay, further)

    def _line_table(self) -> ast.expr:
        return _tuple([self._per_role(line.id) for line in self.score.lines])

    def _item_table(self, items: list[tuple[str, dict[int, ast.expr]]]) -> ast.expr:
        rows: list[ast.expr] = [
            _tuple([ast.Constant(item), self._per_role(f"item_{item}", set(parts))]) for item, parts in items
        ]
        if self.score.paid_to is not None:
            rows.append(_tuple([ast.Constant("held"), self._per_role("paid")]))
        return _tuple(rows)

    def _per_role(self, name: str, having: set[int] | None = None) -> ast.expr:
        return _tuple(
            [load(variable(name, role)) if having is None or role in having else ast.Constant(0) for role in self.roles]
        )


def _tuple(parts: Sequence[ast.expr]) -> ast.expr:
    return ast.Tuple(list(parts), ast.Load())
