"""Two scores compared over all facts a deal between two sides can have: brute force, where the domain is small enough.

Tricks matter only through the comparisons they stand in, so that shares of tricks which answer all of those alike are tried
once, with every number of card points that any of them can have. Declared points are all sums of as many declarations as
a side has cards for, on one side or on the other; belotes, the last trick, the kind of contract, bids, multipliers and
points held are all tried. Some of it cannot happen; what is equal on all of it is equal.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any, Final

from belot.alike.play import trumps_to_try
from belot.alike.score import bids, multipliers
from belot.game import Game
from belot.ruleset.model import Ruleset
from belot.scoring import JudgeMaker

LIMIT: Final = 1_200_000
_TRICKS: Final = ("tricks_0", "tricks_1", "declarer_tricks", "last")


def proven(original: Game, mutant: Game) -> bool:
    """Say whether two games with two sides score alike whatever happens; False also where that is too much to try."""
    rules = original.rules
    if rules.sides != 2:
        return False
    shares = _shares(rules, mutant.rules)
    if shares is None or _size(original, shares) > LIMIT:
        return False
    mine, theirs = original.scorer, mutant.scorer
    names, names_2 = ([each.id for each in game.rules.score.outcomes] for game in (original, mutant))
    lines = rules.score.lines != mutant.rules.score.lines
    try:
        for facts in _facts(original, shares):
            one, other = mine.judge(*facts), theirs.judge(*facts)
            if names[one[0]] != names_2[other[0]] or one[1:] != other[1:]:
                return False
            if lines and mine.details(*facts)[1] != theirs.details(*facts)[1]:
                return False
    except (TypeError, IndexError):  # a score that decides nothing
        return False
    return True


def _shares(rules: Ruleset, mutant: Ruleset) -> list[tuple[int, int, int, int]] | None:
    """Return one share of the tricks of each class, and for each whether the takers have none, some or all.

    None if tricks stand anywhere else than in comparisons with each other and with numbers.
    """
    tests, others = _tests(rules), _tests(mutant)
    if tests is None or others is None:
        return None
    made = [_compiled(test) for test in (*tests, *others)]
    classes: dict[object, tuple[int, int, int, int]] = {}
    count = rules.hand_size
    for own in range(count + 1):
        for last in (0, 1):
            for declarer in range(own + 1) if rules.pairs else (own,):
                facts = (own, count - own, declarer, last)
                if facts[last]:
                    key = (own == 0, own == count, last, *(bool(test(*facts)) for test in made))
                    classes.setdefault(key, facts)
    return list(classes.values())


def _tests(rules: Ruleset) -> list[ast.expr] | None:
    found: list[ast.expr] = [ast.Constant(True)]
    inside = 0
    nodes = [node for statement in JudgeMaker(rules).body(detailed=True) for node in ast.walk(statement)]
    for node in nodes:
        parts: list[ast.expr] = []
        match node:
            case ast.Compare():
                parts = [node]
            case ast.UnaryOp(op=ast.Not(), operand=ast.Name() as name):
                parts = [name]
            case ast.If(test=ast.Name() as name) | ast.IfExp(test=ast.Name() as name):
                parts = [name]
            case ast.BoolOp(values=values):
                parts = [value for value in values if isinstance(value, ast.Name)]
        for part in parts:
            names = [each.id for each in ast.walk(part) if isinstance(each, ast.Name)]
            own = [name for name in names if name in _TRICKS]
            if own and len(own) != len(names):
                return None
            if own:
                found.append(part)
                inside += len(own)
    mentioned = sum(isinstance(node, ast.Name) and node.id in _TRICKS for node in nodes)
    return found if inside == mentioned else None


def _compiled(code: ast.expr) -> Any:
    arguments = ast.arguments([], [ast.arg(name) for name in _TRICKS], None, [], [], None, [])
    return eval(compile(ast.fix_missing_locations(ast.Expression(ast.Lambda(arguments, code))), "<test>", "eval"))


def _declared(game: Game) -> list[int]:
    catalogues = [each.catalogue for each in game.rules.contracts.values() if each.catalogue is not None]
    worth = {0, *(points for each in catalogues for points in (*each.sequences.values(), *each.fours.values()))}
    seats = game.rules.players // 2
    most = game.rules.hand_size // 3 * seats
    return sorted({sum(each) for each in combinations_with_replacement(sorted(worth), min(most, 6))})


def _size(game: Game, shares: list[tuple[int, int, int, int]]) -> int:
    plays = sum(1 if not own or not other else 153 for own, other, _, _ in shares)
    return plays * 2 * len(_declared(game)) * len(list(_contracts(game)))


def _contracts(game: Game) -> Iterator[tuple[str, tuple[int, int], tuple[int, ...], int, int]]:
    rules = game.rules
    holds = (0, 50) if rules.score.paid_to is not None else (0,)
    for trump in trumps_to_try(rules):
        most = {"NT": 0, "AT": 4}.get(trump, 1) if rules.belote is not None else 0
        pairs = [(own, other) for own in range(most + 1) for other in range(most + 1 - own)]
        for belotes, bid, multiplier, held in product(pairs, bids(rules), multipliers(rules), holds):
            yield trump, belotes, bid, multiplier, held


def _facts(game: Game, shares: list[tuple[int, int, int, int]]) -> Iterator[tuple[int, ...]]:
    declared = _declared(game)
    standing = [
        (0, 0),
        *((points, 0) for points in declared if points),
        *((0, points) for points in declared if points),
    ]
    for trump, belotes, bid, multiplier, held in _contracts(game):
        whole = sum(game.play(trump).table.points(0xFF << shift) for shift in (0, 8, 16, 24))
        flags = (int(trump == "NT"), int(trump == "AT"))
        for own, other, declarer, last in shares:
            cards = [0] if not own else [whole] if not other else range(whole + 1)
            for points, (mine, theirs) in product(cards, standing):
                yield (
                    *(points, whole - points, own, other, mine, theirs, *belotes, last, declarer),
                    *(bid[0], multiplier, bid[1], bid[2], *flags, held),
                )
