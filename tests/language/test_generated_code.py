"""What generated code can reach, and how large it grows."""

import ast
import dis
from collections.abc import Callable, Iterator, Set
from types import CodeType
from typing import Any

import pytest
from belot.compiler import emit, function, give
from belot.declarations import make_contest
from belot.exceptions import ExpressionError
from belot.match import CLAIM_FACTS, make_match
from belot.nodes import Node
from belot.parser import parse
from belot.play import PlayScope, make_play
from belot.ruleset.library import load_ruleset
from belot.ruleset.resolve import packaged_names
from belot.scoring import FACTS, make_scorer
from belot.sides import SideScope, variable
from belot.tables import make_table
from belot.vocabulary import CLAIM, JUDGE, LINE, MATCH, PAID, PLAY, ROUND, WINNER, WRITE, Context
from hypothesis import given
from hypothesis import strategies as st

from . import games
from .strategies import STEADY, expressions

# The only parts of a declaration a key of comparison reads; `bit_count` gives its length.
OF_A_DECLARATION = {"kind", "cards", "bit_count", "points", "top"}
GAMES = [name for name in packaged_names() if "/" not in name]


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def reached(made: Callable[..., Any]) -> tuple[set[str], set[str]]:
    """Return the global names and the attributes a function uses."""
    globals_, attributes = set(), set()
    for code in codes(made.__code__):
        for step in dis.get_instructions(code):
            if step.opname in ("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "STORE_NAME", "IMPORT_NAME"):
                globals_.add(step.argval)
            if step.opname in ("LOAD_ATTR", "LOAD_METHOD", "STORE_ATTR"):
                attributes.add(step.argval)
    return globals_, attributes


def confined(made: Callable[..., Any], given_names: Set[str], attributes: Set[str] = frozenset()) -> None:
    """Fail unless a function sees the given names alone, no builtins, and reads the given attributes alone."""
    space = {name for name in made.__globals__ if not name.startswith("__")}
    assert space == given_names | {made.__name__}
    assert made.__globals__["__builtins__"] == {}
    used, read = reached(made)
    assert used <= given_names
    assert read <= attributes
    assert made.__closure__ is None


@pytest.mark.parametrize("name", GAMES)
def test_the_functions_of_a_game_see_only_what_they_are_given(name: str) -> None:
    rules = load_ruleset(name)
    for trump in rules.trumps():
        play = make_play(rules, trump)
        confined(play.legal, {"above"})
        confined(play.rung, {"above"})
        contest = make_contest(rules, play.table)
        if contest is not None:
            confined(contest.strength, set(), OF_A_DECLARATION)
    scorer, match = make_scorer(rules), make_match(rules)
    confined(scorer.judge, set())
    confined(scorer.details, set())
    confined(match.end, set())
    if match.claim_points is not None:
        confined(match.claim_points, set())


@STEADY
@given(expressions(PLAY, "bool"), expressions(PLAY, "cards"), st.sampled_from(("H", "NT", "AT")))
def test_any_rung_sees_the_table_of_cards_alone(when: Node, cards: Node, trump: str) -> None:
    rules = games.with_rung(games.table_of(4), when, cards)
    confined(make_play(rules, trump).legal, {"above"})


SCORED = ("bid", "multiplier", "declarer_tricks", "capot_bid", "general_bid", "no_trumps", "all_trumps")
ALLOWED = (ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Constant, ast.Name, ast.NamedExpr,
           ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.expr_context)  # fmt: skip


@pytest.mark.parametrize(
    "context", [LINE, JUDGE, WRITE, ROUND, PAID, MATCH, WINNER, CLAIM], ids=lambda each: each.title
)
@STEADY
@given(st.data())
def test_code_over_sides_is_arithmetic_on_local_variables(context: Context, data: st.DataObject) -> None:
    scope = SideScope(context, 3, {"all-tricks": 9})
    if "side" in context.names:
        scope = scope.bound("side", data.draw(st.integers(0, 2)))
    if context is CLAIM:
        scope = SideScope(context, 3).bound("side", 0)
    code = emit(data.draw(expressions(context, data.draw(st.sampled_from(("int", "bool"))))), scope)
    parts = list(ast.walk(code))
    assert all(isinstance(part, ALLOWED) for part in parts)
    facts = (*FACTS, *CLAIM_FACTS, "total", "written")
    locals_ = {variable(fact, role) for fact in facts for role in range(3)} | {*SCORED, "last", "amount", "target"}
    stored = {part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    assert all(name.startswith("_") for name in stored), "no fact is overwritten"
    assert {part.id for part in parts if isinstance(part, ast.Name)} <= locals_ | stored


@STEADY
@given(st.one_of(expressions(PLAY, "bool"), expressions(PLAY, "cards")), st.sampled_from(("H", "NT", "AT")))
def test_code_of_play_reads_one_table_and_calls_nothing(node: Node, trump: str) -> None:
    rules = games.table_of(4)
    code = emit(node, PlayScope(make_table(rules, trump), rules.pairs))
    parts = list(ast.walk(code))
    assert all(isinstance(part, (*ALLOWED, ast.Subscript)) for part in parts)
    read = {part.value.id for part in parts if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Name)}
    assert read <= {"above"}
    assert {part.id for part in parts if isinstance(part, ast.Name)} <= {"hand", "led", "best", "winner", "me", "above"}


@pytest.mark.parametrize(
    "written",
    ["hand.bit_count", "hand[0]", "lambda x", "__import__(best)", "above(best).x", "'text'", '"text"', "hand ** led",
     "{hand}", "[hand]", "hand; led", "hand := led", "hand # led", "`hand`", "$hand", "@hand", "~hand", "hand^led",
     "hand % led", "a\\b", "hand\0"],
)  # fmt: skip
def test_the_language_has_no_attributes_indexes_texts_or_assignments(written: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(written)
    assert caught.value.code == "E301"


def test_a_name_that_python_knows_is_no_name_here() -> None:
    for word in ("print", "exec", "open", "me", "type", "none"):
        made = function("made", [], [give(ast.Name(word, ast.Load()))], {})
        with pytest.raises(NameError):
            made()


def test_code_of_the_same_expression_is_the_same() -> None:
    written = "max(total(s) - min(total(t) for t in everyone) for s in defenders) > half(bid)"
    dumped = {ast.dump(emit(parse(written), SideScope(JUDGE, 3))) for _ in range(3)}
    assert len(dumped) == 1


def size(written: str, sides: int = 3) -> int:
    return sum(1 for _ in ast.walk(emit(parse(written), SideScope(JUDGE, sides, {"all-tricks": 9}))))


@pytest.mark.parametrize("word", ["max", "min", "sum", "count", "any", "all"])
def test_a_quantifier_writes_its_body_once_for_each_side(word: str) -> None:
    body = "bid" if word in ("max", "min", "sum") else "bid > 3"
    long_body = " + ".join(["bid"] * 20) if body == "bid" else " or ".join(["bid > 3"] * 20)
    grown = size(f"{word}({long_body} for s in everyone)") - size(f"{word}({body} for s in everyone)")
    assert grown == 3 * (size(long_body) - size(body)), "three sides, three bodies"


def test_the_deepest_and_longest_quantifiers_stay_small() -> None:
    body = "if " + " or ".join(["bid > 3"] * 150) + " then 1 else 0"
    nested = f"max(max(max({body} for s in everyone) for t in everyone) for u in everyone)"
    assert size(nested) < 30 * size(body)
