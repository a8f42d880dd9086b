"""From text to tree: which tree, and which error where."""

import json
from typing import Any

import pytest
from belot.exceptions import ExpressionError
from belot.nodes import (
    AllOf,
    AnyOf,
    Arithmetical,
    Call,
    Combine,
    Compare,
    If,
    In,
    Name,
    Negative,
    Node,
    Not,
    Number,
    Quantified,
    Truth,
    children,
    names,
    to_json,
)
from belot.parser import MAX_LENGTH, parse
from belot.resources import read_text
from belot.vocabulary import JUDGE, PLAY, WRITE
from hypothesis import given
from hypothesis import strategies as st
from lark import Lark

from .printing import text
from .strategies import STEADY, anything, expressions

A, B, C, D = (Name(letter) for letter in "abcd")
ANY_SIGN = "an expression has names, numbers, and, or, not, == < >, + - *, & | and brackets"
CHECK = "check what stands before it, and the brackets"
COMPLETE = "complete it, or close the brackets"
SPLIT = "split it into values"


def minus(left: Node, right: Node) -> Node:
    return Arithmetical(left, "-", right)


@pytest.mark.parametrize(
    ("written", "tree"),
    [
        ("a | b & c", Combine(A, "|", Combine(B, "&", C))),
        ("a & b | c", Combine(Combine(A, "&", B), "|", C)),
        ("a | b | c", Combine(Combine(A, "|", B), "|", C)),
        ("a & b - c", Combine(A, "&", minus(B, C))),
        ("a - b & c", Combine(minus(A, B), "&", C)),
        ("a | b - c", Combine(A, "|", minus(B, C))),
        ("a - b - c", minus(minus(A, B), C)),
        ("a - (b - c)", minus(A, minus(B, C))),
        ("a - b + c", Arithmetical(minus(A, B), "+", C)),
        ("a + b * c", Arithmetical(A, "+", Arithmetical(B, "*", C))),
        ("a * b + c", Arithmetical(Arithmetical(A, "*", B), "+", C)),
        ("(a + b) * c", Arithmetical(Arithmetical(A, "+", B), "*", C)),
        ("-a * b", Arithmetical(Negative(A), "*", B)),
        ("a * -b", Arithmetical(A, "*", Negative(B))),
        ("a - -b", minus(A, Negative(B))),
        ("- -1", Negative(Negative(Number(1)))),
        ("a + b == c - d", Compare(Arithmetical(A, "+", B), "==", minus(C, D))),
        ("a & b in c | d", In(Combine(A, "&", B), Combine(C, "|", D))),
        ("not a == b", Not(Compare(A, "==", B))),
        ("not a in b", Not(In(A, B))),
        ("not a and b", AllOf((Not(A), B))),
        ("not (a and b)", Not(AllOf((A, B)))),
        ("not not a", Not(Not(A))),
        ("a or b and c", AnyOf((A, AllOf((B, C))))),
        ("a and b or c", AnyOf((AllOf((A, B)), C))),
        ("a and b and c", AllOf((A, B, C))),
        ("(a and b) and c", AllOf((AllOf((A, B)), C))),
        ("a or b or c", AnyOf((A, B, C))),
        ("a < b and c >= d", AllOf((Compare(A, "<", B), Compare(C, ">=", D)))),
        ("if a then b else c or d", If(A, B, AnyOf((C, D)))),
        ("if a or b then c else d", If(AnyOf((A, B)), C, D)),
        ("if a then b else if c then d else a", If(A, B, If(C, D, A))),
        ("if a then if b then c else d else a", If(A, If(B, C, D), A)),
        ("(if a then b else c) + d", Arithmetical(If(A, B, C), "+", D)),
        ("half(if a then b else c)", Call("half", (If(A, B, C),))),
        ("tens(a + b, c)", Call("tens", (Arithmetical(A, "+", B), C))),
        ("max(a for b in c)", Quantified("max", "b", C, A)),
        ("max(x for s in everyone)", Quantified("max", "s", Name("everyone"), Name("x"))),
        ("any(a or b for c in d)", Quantified("any", "c", D, AnyOf((A, B)))),
        ("-sum(a for b in c)", Negative(Quantified("sum", "b", C, A))),
        ("count (a for b in c) > 1", Compare(Quantified("count", "b", C, A), ">", Number(1))),
        ("true and false", AllOf((Truth(True), Truth(False)))),
        ("((a))", A),
        ("\n a\t+\r\n b ", Arithmetical(A, "+", B)),
    ],
)
def test_operators_bind_as_documented(written: str, tree: Node) -> None:
    assert parse(written) == tree


@pytest.mark.parametrize(
    "word",
    ["in-trumps", "information", "any-thing", "sum-up", "notes", "order", "android", "iffy", "x9", "all-tricks",
     "truest", "false-start", "thenceforth", "else-where", "forty", "max", "any"],
)  # fmt: skip
def test_keywords_inside_names_are_parts_of_names(word: str) -> None:
    assert parse(word) == Name(word)


def test_a_hyphen_without_blanks_is_part_of_a_name() -> None:
    assert parse("hand-led") == Name("hand-led")
    assert parse("a-1") == Name("a-1")
    assert parse("hand - led") == parse("hand -led") == minus(Name("hand"), Name("led"))
    assert parse("hand- led") == minus(Name("hand"), Name("led"))
    assert parse("1-a") == minus(Number(1), A)


def test_a_quantifier_is_one_only_before_a_bracket() -> None:
    assert parse("any(a for any in b)") == Quantified("any", "any", B, A)
    assert parse("sum(sum for b in c)") == Quantified("sum", "b", C, Name("sum"))


@pytest.mark.parametrize(
    ("written", "message", "help_", "at"),
    [
        ("a = b", "'=' has no meaning in an expression", "compare with ==", 2),
        ("a ! b", "'!' has no meaning in an expression", "write `not`, or != between two values", 2),
        ("a / 2", "'/' has no meaning in an expression", "there is no division but half( )", 2),
        ("ally(winner) && a", "'&' is not expected here", CHECK, 14),
        ("a.b", "'.' has no meaning in an expression", ANY_SIGN, 1),
        ("Hand", "'H' has no meaning in an expression", ANY_SIGN, 0),
        ("a\u00a0+ b", r"'\xa0' has no meaning in an expression", ANY_SIGN, 1),
        ("a == and", "'and' is not expected here", CHECK, 5),
        ("a < b < c", "'<' is not expected here", CHECK, 6),
        ("a in b in c", "'in' is not expected here", CHECK, 7),
        ("a == b in c", "'in' is not expected here", CHECK, 7),
        ("a b", "'b' is not expected here", CHECK, 2),
        ("above()", "')' is not expected here", CHECK, 6),
        ("a, b", "',' is not expected here", CHECK, 1),
        ("a == not b", "'not' is not expected here", CHECK, 5),
        ("1 + if a then b else c", "'if' is not expected here", CHECK, 4),
        ("any(a)", "')' is not expected here", CHECK, 5),
        ("(a))", "')' is not expected here", CHECK, 3),
        ("+ a", "'+' is not expected here", CHECK, 0),
        ("for", "'for' is not expected here", CHECK, 0),
        ("", "the expression ends too early", COMPLETE, 0),
        ("   ", "the expression ends too early", COMPLETE, 0),
        ("led &", "the expression ends too early", COMPLETE, 4),
        ("(a", "the expression ends too early", COMPLETE, 1),
        ("if a then b  ", "the expression ends too early", COMPLETE, 10),
        ("12a", "'12a' is neither a number nor a name", "write digits alone, or begin a name with a letter", 0),
        ("a + 1_000", "'1_000' is neither a number nor a name", "write digits alone, or begin a name with a letter", 4),
        ("2x-1", "'2x' is neither a number nor a name", "write digits alone, or begin a name with a letter", 0),
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_read_is_refused(written: str, message: str, help_: str, at: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(written)
    assert caught.value == ExpressionError("E301", message, help_, at)


@pytest.mark.parametrize(
    ("written", "message", "help_", "at"),
    [
        ("a" * (MAX_LENGTH + 1), "the expression is longer than 2000 characters", SPLIT, 0),
        ("(" * 3_000 + "a" + ")" * 3_000, "the expression is longer than 2000 characters", SPLIT, 0),
        ("not " * 3_000 + "a", "the expression is longer than 2000 characters", SPLIT, 0),
        ("-" * 3_000 + "1", "the expression is longer than 2000 characters", SPLIT, 0),
        ("not " * 450 + "a", "the expression is nested deeper than 40", SPLIT, 0),
        ("-" * 1_990 + "1", "the expression is nested deeper than 40", SPLIT, 0),
        (" + ".join(["1"] * 41), "the expression is nested deeper than 40", SPLIT, 0),
        ("1000001", "the number is greater than 1,000,000", "no score of the family needs it", 0),
        ("1 + 99999999", "the number is greater than 1,000,000", "no score of the family needs it", 4),
        ("1 + 00000001", "the number is greater than 1,000,000", "no score of the family needs it", 4),
    ],
)
def test_a_text_past_a_limit_is_refused(written: str, message: str, help_: str, at: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(written)
    assert caught.value == ExpressionError("E305", message, help_, at)


def test_three_quantifiers_may_stand_inside_each_other_and_no_more() -> None:
    def nested(levels: int) -> str:
        opened = "".join("max(" for _ in range(levels))
        return opened + "1" + "".join(f" for s{level} in everyone)" for level in range(levels))

    assert isinstance(parse(nested(3)), Quantified)
    assert isinstance(parse(f"{nested(3)} + {nested(3)}"), Arithmetical)
    with pytest.raises(ExpressionError) as caught:
        parse(f"1 + {nested(4)}")
    assert caught.value == ExpressionError("E305", "quantifiers are nested deeper than 3", SPLIT, 16)


def test_brackets_alone_nest_nothing() -> None:
    assert parse("(" * 900 + "a" + ")" * 900) == A


def test_the_limits_themselves_are_allowed() -> None:
    assert parse("1000000") == Number(1_000_000)
    assert parse("a".ljust(MAX_LENGTH)) == A
    assert isinstance(parse("not " * 38 + "a"), Not)
    assert isinstance(parse(" or ".join(["a"] * 300)), AnyOf)


def test_the_grammar_is_lalr_without_a_conflict() -> None:
    grammar = read_text("grammar", "expression.lark")
    assert Lark(grammar, parser="lalr", lexer="basic", strict=True).parse("a and b")


def test_offsets_are_those_of_the_first_character() -> None:
    tree = parse("not (a + 1) == half(b)")
    assert isinstance(tree, Not)
    assert tree.at == 0
    assert isinstance(tree.operand, Compare)
    assert (tree.operand.at, tree.operand.left.at, tree.operand.right.at) == (4, 5, 15)
    assert [part.at for part in children(tree.operand.left)] == [5, 9]


def test_nodes_are_equal_wherever_they_stand() -> None:
    assert parse("a + b") == parse("  (a)  +  b")
    assert hash(parse("a + b")) == hash(parse("  (a)  +  b"))
    assert parse("a + b") != parse("b + a")


def test_names_are_all_names_and_functions_mentioned() -> None:
    assert names(parse("if a then half(b) else max(c for s in d)")) == {"a", "half", "b", "c", "d"}


PINNED: list[tuple[str, dict[str, Any]]] = [
    ("7", {"node": "number", "value": 7}),
    ("true", {"node": "truth", "value": True}),
    ("a", {"node": "name", "name": "a"}),
    ("f(1, a)", {"node": "call", "name": "f",
                 "arguments": [{"node": "number", "value": 1}, {"node": "name", "name": "a"}]}),
    ("not a", {"node": "not", "operand": {"node": "name", "name": "a"}}),
    ("-a", {"node": "negative", "operand": {"node": "name", "name": "a"}}),
    ("a and b", {"node": "allof", "operands": [{"node": "name", "name": "a"}, {"node": "name", "name": "b"}]}),
    ("a or b", {"node": "anyof", "operands": [{"node": "name", "name": "a"}, {"node": "name", "name": "b"}]}),
    ("a <= 1", {"node": "compare", "left": {"node": "name", "name": "a"}, "operator": "<=",
                "right": {"node": "number", "value": 1}}),
    ("a in b", {"node": "in", "left": {"node": "name", "name": "a"}, "right": {"node": "name", "name": "b"}}),
    ("a & b", {"node": "combine", "left": {"node": "name", "name": "a"}, "operator": "&",
               "right": {"node": "name", "name": "b"}}),
    ("a - b", {"node": "arithmetical", "left": {"node": "name", "name": "a"}, "operator": "-",
               "right": {"node": "name", "name": "b"}}),
    ("if a then b else 1", {"node": "if", "condition": {"node": "name", "name": "a"},
                            "then": {"node": "name", "name": "b"}, "otherwise": {"node": "number", "value": 1}}),
    ("any(a for s in b)", {"node": "quantified", "word": "any", "variable": "s",
                           "group": {"node": "name", "name": "b"}, "body": {"node": "name", "name": "a"}}),
]  # fmt: skip


@pytest.mark.parametrize(("written", "data"), PINNED)
def test_the_tree_as_data_has_a_fixed_shape(written: str, data: dict[str, Any]) -> None:
    assert to_json(parse(written)) == data
    assert list(to_json(parse(written))) == list(data), "the keys come in this order"


NODES = {
    kind.__name__.lower(): kind
    for kind in (Number, Truth, Name, Call, Not, Negative, AllOf, AnyOf, Compare, In, Combine, Arithmetical, If,
                 Quantified)
}  # fmt: skip


def from_json(data: Any) -> Any:
    """Return the node that plain data describe, as an engine in another language would read it."""
    if isinstance(data, list):
        return tuple(from_json(part) for part in data)
    if not isinstance(data, dict):
        return data
    fields = {key: from_json(part) for key, part in data.items() if key != "node"}
    return NODES[data["node"]](**fields)


@STEADY
@given(anything(WRITE))
def test_a_tree_survives_the_way_through_json(node: Node) -> None:
    assert from_json(json.loads(json.dumps(to_json(node)))) == node


@STEADY
@given(st.one_of(expressions(PLAY, "cards"), expressions(JUDGE, "bool"), expressions(WRITE, "int")))
def test_a_tree_written_with_as_few_brackets_as_possible_is_read_as_it_was(node: Node) -> None:
    assert parse(text(node)) == node
