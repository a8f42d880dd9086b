"""Proofs that two scores are the same, place by place.

A mutant differs from its ruleset in one place: a line, a guard, what a role writes, what is held. It is equivalent if the two
pieces of code there have the same value wherever that place is reached: after every guard before it has failed, and, for
what is written, its own has held. The facts the pieces and the guards mention are tried exhaustively:

- tricks of each side (they add up to all tricks), who took the last one, the declarer's own tricks, belotes, the kind of
  contract, bid and multiplier, over all values they can have;
- totals, which guards compare only with each other: 0, 1, … for as many sides as there are give every order and every tie;
- points that stand in no comparison: both pieces are linear in each of them, so that 0 and 1 decide.

- where amounts are rounded to tens, both pieces are rounded and points run over two tens: adding ten adds ten to both, and
  pieces that count points differently come to differ by ten within twenty.

A condition of any other form, and a number halved or rounded, may come out either way: the same condition the same way in
both pieces. That tries more than can happen, so that what is found equal is equal.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from belot.alike.ledger_code import Ledger, OutcomeCode, ledger, put_in
from belot.alike.veil import POINTS, Veil
from belot.alike.veil import names as names_of
from belot.ruleset.model import Ruleset
from belot.scoring import JudgeMaker

# More combinations than this are not tried.
LIMIT: Final = 600_000


@dataclass(frozen=True, eq=False)
class Place:
    """Two pieces of code and the conditions under which they are reached."""

    one: ast.expr
    other: ast.expr
    path: tuple[ast.expr, ...]
    rounding: ast.expr | None = None


def proven(original: Ruleset, mutant: Ruleset) -> bool:
    """Say whether two rulesets that differ only in their scores are proven to score alike."""
    if _code(original) == _code(mutant):
        return True
    mine, theirs = ledger(original), ledger(mutant)
    if _dump(mine.rounding) != _dump(theirs.rounding) or mine.payment != theirs.payment:
        return False
    places = _places(mine, theirs)
    return places is not None and all(_same(place, original) for place in places)


def _code(rules: Ruleset) -> list[str]:
    return [ast.dump(statement) for statement in JudgeMaker(rules).body(detailed=True)]


def _dump(code: ast.expr | None) -> str:
    return "" if code is None else ast.dump(code)


def _places(mine: Ledger, theirs: Ledger) -> list[Place] | None:
    found = [
        Place(one, other, ())
        for (_, ones), (_, others) in zip(mine.lines, theirs.lines, strict=True)
        for one, other in zip(ones, others, strict=True)
        if _dump(one) != _dump(other)
    ]
    ids = [each.id for each in mine.outcomes]
    if ids == [each.id for each in theirs.outcomes]:
        return _in_outcomes(found, mine, theirs)
    return found + _in_order(mine.outcomes, theirs.outcomes)


def _in_outcomes(found: list[Place], mine: Ledger, theirs: Ledger) -> list[Place] | None:
    failed: tuple[ast.expr, ...] = ()
    for one, other in zip(mine.outcomes, theirs.outcomes, strict=True):
        if _dump(one.guard) != _dump(other.guard):
            found.append(Place(one.guard, other.guard, failed))
        reached = (*failed, one.guard)
        for here, there in zip(one.written, other.written, strict=True):
            if _dump(here) != _dump(there):
                found.append(Place(here, there, reached, _by_tens(mine.rounding)))
        if _dump(one.held) != _dump(other.held):
            if one.held is None or other.held is None:
                return None
            found.append(Place(one.held, other.held, reached))
        failed = (*failed, ast.UnaryOp(ast.Not(), one.guard))
    return found


def _in_order(mine: Sequence[OutcomeCode], theirs: Sequence[OutcomeCode]) -> list[Place]:
    """Neighbours may change places if no deal fits both, and an outcome may go that no deal comes to."""
    at = next(i for i, each in enumerate(mine) if i >= len(theirs) or each.id != theirs[i].id)
    failed = tuple(ast.UnaryOp(ast.Not(), each.guard) for each in mine[:at])
    never: ast.expr = ast.Constant(False)
    if len(mine) == len(theirs):
        return [Place(ast.BoolOp(ast.And(), [mine[at].guard, mine[at + 1].guard]), never, failed)]
    return [Place(mine[at].guard, never, failed)]


def _by_tens(rounding: ast.expr | None) -> ast.expr | None:
    """Return the code of rounding if it turns on nothing but the amount and its last digit."""
    return rounding if rounding is not None and set(names_of(rounding)) == {"amount"} else None


def _same(place: Place, rules: Ruleset) -> bool:
    if _equal(place, rules, None):
        return True
    # Rounded pieces have many values to try: they are compared wherever they might be reached.
    return place.rounding is not None and _equal(Place(place.one, place.other, ()), rules, place.rounding)


def _equal(place: Place, rules: Ruleset, rounding: ast.expr | None) -> bool:
    veil = Veil()
    one, other, *path = (veil.over(code) for code in (place.one, place.other, *place.path))
    domain = _domain((one, other, *path), rules, rounded=rounding is not None)
    if domain is None:
        return False
    if rounding is not None:
        one, other = put_in(rounding, {"amount": one}), put_in(rounding, {"amount": other})
    differ = ast.Compare(one, [ast.NotEq()], [other])
    test = _function(ast.BoolOp(ast.And(), [*path, ast.Constant(True), differ]), domain.names)
    return not any(test(*values) for values in domain.values)


def _function(code: ast.expr, names: Sequence[str]) -> Any:
    arguments = ast.arguments([], [ast.arg(name) for name in names], None, [], [], None, [])
    whole = ast.fix_missing_locations(ast.Expression(ast.Lambda(arguments, code)))
    return eval(compile(whole, "<proof>", "eval"), {"__builtins__": {}})


@dataclass(frozen=True, eq=False)
class Domain:
    """Names of variables and all combinations of their values that are to be tried."""

    names: tuple[str, ...]
    values: Iterator[tuple[int, ...]]


def _domain(codes: Sequence[ast.expr], rules: Ruleset, rounded: bool) -> Domain | None:
    """Return all there is to try, None if the codes do not fit the forms that can be decided."""
    mentioned = sorted({node.id for code in codes for node in ast.walk(code) if isinstance(node, ast.Name)})
    compared = {name for code in codes for name in _compared(code)}
    if any(name.startswith(POINTS) for code in codes for name in _counted_as_true(code)):
        return None
    points = [name for name in mentioned if name.startswith((*POINTS, "held", "half", "either"))]
    if any(name in compared and not name.startswith(("total", "either")) for name in points):
        return None
    facts = _facts(rules)
    known = {name for fact in facts for name in fact.names}
    if any(name not in known and name not in points for name in mentioned):
        return None
    used = [fact for fact in facts if set(fact.names) & set(mentioned)]
    used = used or facts[:1]
    of_points = [_values(name, name in compared, rules, rounded) for name in points]
    count = 1
    for values in (*(fact.values for fact in used), *of_points):
        count *= len(values)
    if count > LIMIT:
        return None
    names = tuple(name for fact in used for name in fact.names) + tuple(points)
    fits = _fits(names, rules)
    combined = product(*(fact.values for fact in used), *([(value,) for value in values] for values in of_points))
    return Domain(names, (flat for parts in combined if fits(flat := sum(parts, ()))))


def _values(name: str, compared: bool, rules: Ruleset, rounded: bool) -> list[int]:
    """Return what is tried for points. Rounding to tens turns on the last digit; declarations count whole tens."""
    if name.startswith("either"):
        return [0, 1]
    if rounded:
        return [0, 10] if name.startswith("declared") and _whole_tens(rules) else [*range(20)]
    return [*range(max(2, rules.sides))] if compared else [0, 1]


def _whole_tens(rules: Ruleset) -> bool:
    catalogues = [each.catalogue for each in rules.contracts.values() if each.catalogue is not None]
    return not any(points % 10 for each in catalogues for points in (*each.sequences.values(), *each.fours.values()))


def _compared(code: ast.expr) -> set[str]:
    return {
        part.id
        for node in ast.walk(code)
        if isinstance(node, ast.Compare)
        for part in ast.walk(node)
        if isinstance(part, ast.Name)
    }


def _counted_as_true(code: ast.expr) -> Iterator[str]:
    """Yield the variables that are a condition by being no nought, without any comparison."""
    conditions: list[ast.expr] = []
    for node in ast.walk(code):
        match node:
            case ast.IfExp(test=test):
                conditions.append(test)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                conditions.append(operand)
            case ast.BoolOp(values=values):
                conditions += values
    for condition in conditions:
        yield from _bare(condition)


def _bare(condition: ast.expr) -> Iterator[str]:
    match condition:
        case ast.Compare() | ast.Constant():
            return
        case ast.BoolOp(values=values):
            for value in values:
                yield from _bare(value)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield from _bare(operand)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            for part in (test, body, orelse):
                yield from _bare(part)
        case _:
            yield from names_of(condition)


@dataclass(frozen=True, eq=False)
class Fact:
    """Variables that depend on each other, with all values they can have together."""

    names: tuple[str, ...]
    values: Sequence[tuple[int, ...]]


def _facts(rules: Ruleset) -> list[Fact]:
    sides, tricks = range(rules.sides), rules.hand_size
    shares = [each for each in product(range(tricks + 1), repeat=rules.sides) if sum(each) == tricks]
    pairs = 4 if "all-trumps" in rules.contracts else 1
    belotes = [each for each in product(range(pairs + 1), repeat=rules.sides) if sum(each) <= pairs]
    return [
        Fact(tuple(f"tricks_{side}" for side in sides), shares),
        Fact(("last",), [(side,) for side in sides]),
        Fact(("declarer_tricks",), [(count,) for count in range(tricks + 1)]),
        Fact(tuple(f"belotes_{side}" for side in sides), belotes),
        Fact(("bid", "capot_bid", "general_bid"), bids(rules)),
        Fact(("multiplier",), [(each,) for each in multipliers(rules)]),
        Fact(("no_trumps", "all_trumps"), kinds(rules)),
    ]


def bids(rules: Ruleset) -> list[tuple[int, ...]]:
    """Return bid, whether it is a capot, whether a general, for every bid there can be."""
    plain = [(value, 0, 0) for value in rules.bidding.values]
    return [*plain, *((worth, name == "capot", name == "general") for name, worth in rules.bidding.named)] or [
        (0, 0, 0)
    ]


def multipliers(rules: Ruleset) -> list[int]:
    """Return every multiplier there can be."""
    doublings = (rules.bidding.double, rules.bidding.redouble)
    return sorted({1, *(each.multiplier for each in doublings if each is not None)})


def kinds(rules: Ruleset) -> list[tuple[int, ...]]:
    """Return the two flags of every kind of contract."""
    return [(int(kind == "no-trumps"), int(kind == "all-trumps")) for kind in rules.contracts]


def _fits(names: tuple[str, ...], rules: Ruleset) -> Any:
    """Return a test whether facts go together: the last trick is one of those taken, the declarer's are his side's."""
    at: Mapping[str, int] = {name: place for place, name in enumerate(names)}

    def fits(values: tuple[int, ...]) -> bool:
        if "tricks_0" not in at:
            return True
        if "last" in at and not values[at[f"tricks_{values[at['last']]}"]]:
            return False
        if "declarer_tricks" in at:
            own, side = values[at["declarer_tricks"]], values[at["tricks_0"]]
            return own <= side if rules.pairs else own == side
        return True

    return fits
