"""Exact comparison of two ends of a match.

Endings compare totals with each other, with the target and with small numbers, nothing else; so it is enough to try totals
within a few points of the target and within a few points of nothing, all combinations, whoever took the last trick.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from belot.game import Game

# How far from the target and from nothing totals are tried: more than sides times the numbers an ending can hold.
REACH = 4


def difference(original: Game, mutant: Game) -> dict[str, Any] | None:
    """Return the match of the fewest deals that the two see differently, None if there is none."""
    rules = original.rules
    target = rules.match.target
    near = [*range(target - REACH, target + REACH + 1)]
    values = sorted({0, 1, 2, *near}, key=lambda total: (total > 2, abs(total - target), total))
    for totals in product(values, repeat=rules.sides):
        for last in range(rules.sides):
            # In one deal what was written is the total; in two it is not.
            for deals in ([totals], [totals, (0,) * rules.sides], [(0,) * rules.sides, totals], _halves(totals)):
                if _seen(original, deals, last) != _seen(mutant, deals, last):
                    return {"op": "match", "deals": [{"written": list(each), "last_trick": last} for each in deals]}
    return None


def _halves(totals: tuple[int, ...]) -> list[tuple[int, ...]]:
    first = tuple(total // 2 for total in totals)
    return [first, tuple(total - half for total, half in zip(totals, first, strict=True))]


def _seen(game: Game, deals: list[tuple[int, ...]], last: int) -> object:
    standing = game.match.start()
    for written in deals:
        if standing.over:
            return "over before"
        try:
            standing = game.match.after(standing, written, last)
        except (TypeError, ValueError):
            return "broken"
    return standing.totals, standing.over, standing.winner
