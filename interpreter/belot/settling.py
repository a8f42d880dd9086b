"""The score of a deal played at speed: from cards taken to points written in one generated function.

It says what `Game.facts` and `Scorer.judge` say together, with everything that a trump and the takers' side fix put in as
constants.
"""

import ast
from collections.abc import Callable
from typing import TypeAlias

from belot.compiler import function, load, store, total_of
from belot.ruleset.model import Ruleset
from belot.scoring import JudgeMaker
from belot.sides import variable
from belot.tables import Table

# Cards taken per place, the place of the last trick and of the declarer, his discards, points declared and belotes per side of
# a place, the bid, the multiplier, whether capot or general was bid, points held -> number of the outcome, written per side,
# points held.
Settle: TypeAlias = Callable[..., tuple[int, tuple[int, ...], int]]
_PARAMETERS = (
    "taken",
    "last_place",
    "place",
    "discards",
    "declarations",
    "pairs",
    "bid",
    "multiplier",
    "capot_bid",
    "general_bid",
    "held",
)


def make_settle(ruleset: Ruleset, table: Table, takers: int, first: int) -> Settle:
    """Return the function that scores deals under a trump.

    `takers` is the side that has taken, counted from the eldest, `first` the side of the eldest.
    """
    constants = {"no-trumps": table.kind == "no-trumps", "all-trumps": table.kind == "all-trumps"}
    sides = ruleset.sides
    body: list[ast.stmt] = []
    for role in range(sides):
        side = (takers + role) % sides
        places = range(side, ruleset.players, sides)
        body += _taken(role, [_item("taken", place) for place in places], ruleset.players)
        body.append(store(variable("declared", role), _item("declarations", side)))
        body.append(store(variable("belotes", role), _item("pairs", side)))
    body.append(store("last", _role_of_last(sides, takers)))
    body.append(
        store("declarer_tricks", _tricks(ast.Subscript(load("taken"), load("place"), ast.Load()), ruleset.players))
    )
    body += JudgeMaker(ruleset, constants).body(detailed=False, first=-(takers + first) % sides)
    names = {f"points_{number}": points for number, points in enumerate(table.suit_points)}
    return function("settle", _PARAMETERS, body, names, bound=True)


def _role_of_last(sides: int, takers: int) -> ast.expr:
    moved = ast.BinOp(load("last_place"), ast.Add(), ast.Constant(sides - takers))
    return ast.BinOp(moved, ast.Mod(), ast.Constant(sides))


def _tricks(pile: ast.expr, players: int) -> ast.expr:
    """Count the tricks in a pile: each has one card of every player."""
    count = ast.Call(ast.Attribute(pile, "bit_count", ast.Load()), [], [])
    return ast.BinOp(count, ast.FloorDiv(), ast.Constant(players))


def _taken(role: int, piles: list[ast.expr], players: int) -> list[ast.stmt]:
    pile = piles[0]
    for further in piles[1:]:
        pile = ast.BinOp(pile, ast.BitOr(), further)
    parts: list[ast.expr] = []
    for number in range(4):
        shifted = load("pile") if number == 0 else ast.BinOp(load("pile"), ast.RShift(), ast.Constant(8 * number))
        ranks = ast.BinOp(shifted, ast.BitAnd(), ast.Constant(0xFF))
        parts.append(ast.Subscript(load(f"points_{number}"), ranks, ast.Load()))
    tricks = store(variable("tricks", role), _tricks(load("pile"), players))
    laid_away = ast.AugAssign(ast.Name("pile", ast.Store()), ast.BitOr(), load("discards"))
    points = store(variable("card-points", role), total_of(parts))
    return [store("pile", pile), tricks, *([] if role else [laid_away]), points]


def _item(name: str, number: int) -> ast.expr:
    return ast.Subscript(load(name), ast.Constant(number), ast.Load())
