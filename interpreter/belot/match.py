"""The match: totals, points held over, the next dealer, the end."""

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from belot.compiler import as_test, emit, function, give
from belot.nodes import Node
from belot.ruleset.model import Ending, Ruleset
from belot.sides import SideScope, variable
from belot.vocabulary import CLAIM, MATCH, WINNER, Context

PerSide: TypeAlias = tuple[int, ...]
Winner: TypeAlias = int | Literal["draw"] | None
CLAIM_FACTS = ("card-points", "declared", "belotes", "tricks")


@dataclass(frozen=True)
class Match:
    """Where a match stands: totals per side, points held over, and who has won, if it is over."""

    totals: PerSide
    dealer: int = 0
    held: int = 0
    over: bool = False
    winner: Winner = None
    ending: str = ""


@dataclass(frozen=True, eq=False)
class MatchRules:
    """The endings of a ruleset, compiled: `end` gives (number of the ending, its winners per side)."""

    ruleset: Ruleset
    end: Callable[..., tuple[int, tuple[bool, ...]]]
    claim_points: Callable[..., int] | None = field(default=None)

    def start(self, dealer: int = 0) -> Match:
        """Return a match before its first deal."""
        return Match((0,) * self.ruleset.sides, dealer)

    def after(
        self,
        match: Match,
        written: Sequence[int],
        last_trick: int,
        held: int = 0,
        target: int | None = None,
        wins: int | None = None,
    ) -> Match:
        """Return the match after a deal: what each side wrote, who took the last trick, the points now held.

        `wins` names a side that won the match outright in the deal.
        """
        totals = tuple(total + own for total, own in zip(match.totals, written, strict=True))
        dealer = self.next_dealer(match.dealer, written)
        if wins is not None:
            return Match(totals, dealer, held, True, wins, "outright")
        number, winners = self.end(*totals, *written, last_trick, target or self.ruleset.match.target)
        ending = self.ruleset.match.endings[number]
        if ending.then == "play-on":
            return Match(totals, dealer, held)
        winner: Winner = "draw" if ending.then == "draw" else winners.index(True)
        return Match(totals, dealer, held, True, winner, ending.id)

    def thrown_in(self, match: Match) -> Match:
        """Return the match after a deal that nobody took: the next player deals."""
        return Match(match.totals, (match.dealer + 1) % self.ruleset.players, match.held)

    def next_dealer(self, dealer: int, written: Sequence[int]) -> int:
        """Return who deals after a deal in which each side wrote so much (`table.next-dealer`)."""
        players = self.ruleset.players
        if self.ruleset.next_dealer == "next":
            return (dealer + 1) % players
        order = [(dealer + step) % players for step in range(1, players + 1)]
        return max(order, key=lambda seat: (written[self.ruleset.side(seat)], -order.index(seat)))


def make_match(ruleset: Ruleset) -> MatchRules:
    """Return the match rules of a ruleset, compiled from `match`."""
    sides = range(ruleset.sides)
    parameters = [variable(fact, side) for fact in ("total", "written") for side in sides] + ["last", "target"]
    body: list[ast.stmt] = []
    for number, ending in enumerate(ruleset.match.endings):
        result = give(ast.Tuple([ast.Constant(number), _winners(ending, ruleset)], ast.Load()))
        if ending.when is None:
            body.append(result)
            break
        body.append(ast.If(as_test(emit(ending.when, SideScope(MATCH, ruleset.sides))), [result], []))
    claim = ruleset.match.claim
    return MatchRules(
        ruleset,
        function("end", parameters, body, {}),
        None if claim is None else _claim(claim, ruleset.sides),
    )


def _winners(ending: Ending, ruleset: Ruleset) -> ast.expr:
    if ending.winner is None:
        return ast.Constant(None)
    return _for_each_side(ending.winner, WINNER, ruleset.sides)


def _for_each_side(condition: Node, context: Context, sides: int) -> ast.expr:
    scope = SideScope(context, sides)
    return ast.Tuple([emit(condition, scope.bound("side", side)) for side in range(sides)], ast.Load())


def _claim(counts: Node, sides: int) -> Callable[..., int]:
    """Return what a claimant counts in the deal so far, as a function of his own facts in the order of CLAIM_FACTS."""
    parameters = [variable(fact, 0) for fact in CLAIM_FACTS]
    body = [give(emit(counts, SideScope(CLAIM, sides).bound("side", 0)))]
    return function("claim", parameters, body, {})
