"""Playing to a trick: the cascade of obligations compiled for each trump, and why a card is refused."""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from belot.checker import type_of
from belot.compiler import Scope, as_test, constant, emit, function, give, load, store
from belot.nodes import Name, Node
from belot.ruleset.model import Ruleset, Rung
from belot.tables import Table, make_table
from belot.vocabulary import PLAY, Context

# hand, cards of the suit led, card that is winning, seat that is winning, seat to play. When leading, nothing is led or
# winning (0) and the seat to play stands for the winner, so that nobody is an ally.
Legal: TypeAlias = Callable[[int, int, int, int, int], int]

_PARAMETERS = ("hand", "led", "best", "winner", "me")


@dataclass(frozen=True, eq=False)
class Play:
    """Legality under one trump: `legal` gives the playable cards, `rung` the number of the rung that decides."""

    table: Table
    rungs: tuple[Rung, ...]
    legal: Legal
    rung: Legal


@dataclass(frozen=True)
class PlayScope:
    """What the names of a rung are in generated code."""

    table: Table
    pairs: bool
    context: Context = PLAY

    def name(self, name: str) -> ast.expr:
        match name:
            case "trumps":
                return ast.Constant(self.table.trumps)
            case "leading":
                return ast.Compare(load("led"), [ast.Eq()], [ast.Constant(0)])
            case _:
                return load(name)

    def call(self, name: str, arguments: tuple[Node, ...]) -> ast.expr:
        (argument,) = arguments
        match name:
            case "above":
                return ast.Subscript(load("above"), emit(argument, self), ast.Load())
            case "some":
                held = ast.BinOp(load("hand"), ast.BitAnd(), emit(argument, self))
                return ast.Compare(held, [ast.NotEq()], [ast.Constant(0)])
            case _:
                return self._ally(argument)

    def _ally(self, seat: Node) -> ast.expr:
        if not self.pairs:
            return ast.Constant(False)
        apart = ast.BinOp(emit(seat, self), ast.BitXor(), load("me"))
        return ast.Compare(apart, [ast.Eq()], [ast.Constant(2)])

    def roles(self, group: Node) -> tuple[int, ...]:
        raise AssertionError(f"no sides in {self.context.title}: {type_of(group, self.context)}")

    def bound(self, variable: str, role: int) -> Scope:
        raise AssertionError(f"no sides in {self.context.title}")


def make_play(ruleset: Ruleset, trump: str) -> Play:
    """Return legality under a trump, compiled from the rungs of `play.legal`."""
    table = make_table(ruleset, trump)
    scope = PlayScope(table, ruleset.pairs)
    names: Mapping[str, object] = {"above": table.above}
    return Play(
        table,
        ruleset.rungs,
        function("legal", _PARAMETERS, _cascade(ruleset.rungs, scope, False), names),
        function("rung", _PARAMETERS, _cascade(ruleset.rungs, scope, True), names),
    )


def _cascade(rungs: tuple[Rung, ...], scope: Scope, numbered: bool) -> list[ast.stmt]:
    body: list[ast.stmt] = []
    for number, rung in enumerate(rungs):
        guard = ast.Constant(True) if rung.when is None else emit(rung.when, scope)
        if constant(guard) is False:
            continue
        tried = _attempt(rung, scope, ast.Constant(number) if numbered else None)
        body += tried if constant(guard) is True else [ast.If(as_test(guard), tried, [])]
    return body


def _attempt(rung: Rung, scope: Scope, number: ast.expr | None) -> list[ast.stmt]:
    if rung.cards == Name("hand"):
        return [give(number or load("hand"))]
    cut = ast.BinOp(load("hand"), ast.BitAnd(), emit(rung.cards, scope))
    return [store("cards", cut), ast.If(load("cards"), [give(number or load("cards"))], [])]


def trick_winner(table: Table, cards: list[int]) -> int:
    """Return the place, counted from the leader, of the card that wins a trick; cards are one-bit sets in order."""
    best = 0
    for place in range(1, len(cards)):
        if table.above[cards[best]] & cards[place]:
            best = place
    return best
