"""From the text of an expression to its tree."""

import re
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from belot.exceptions import ExpressionError
from belot.nodes import (
    AllOf,
    AnyOf,
    Arithmetical,
    Call,
    Combine,
    Comparator,
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
    Word,
)
from belot.resources import read_text

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

MAX_LENGTH = 2_000
MAX_DEPTH = 40
MAX_QUANTIFIERS = 3
MAX_NUMBER = 1_000_000


@cache
def parse(text: str) -> Node:
    """Return the tree of an expression; raise ExpressionError (E301, E305) with the offset of the fault."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken

    if len(text) > MAX_LENGTH:
        raise ExpressionError(
            "E305", f"the expression is longer than {MAX_LENGTH} characters", "split it into values", 0
        )
    try:
        tree = _grammar().parse(text)
    except UnexpectedCharacters as error:
        raise _bad_character(text, error.pos_in_stream or 0) from None
    except UnexpectedToken as error:
        raise _bad_token(text, error.token) from None
    except UnexpectedEOF:
        raise _ends_early(text) from None
    _refuse_deep(tree)
    return _build(tree)


@cache
def _grammar() -> "Lark":
    from lark import Lark

    return Lark(read_text("grammar", "expression.lark"), parser="lalr", lexer="basic", propagate_positions=True)


def _bad_character(text: str, at: int) -> ExpressionError:
    helps = {
        "=": "compare with ==",
        "!": "write `not`, or != between two values",
        "/": "there is no division but half( )",
    }
    help_ = helps.get(text[at], "an expression has names, numbers, and, or, not, == < >, + - *, & | and brackets")
    if word := re.match(r"[0-9][0-9A-Za-z_]+", text[at:]):
        return ExpressionError(
            "E301",
            f"{word[0]!r} is neither a number nor a name",
            "write digits alone, or begin a name with a letter",
            at,
        )
    return ExpressionError("E301", f"{text[at]!r} has no meaning in an expression", help_, at)


def _bad_token(text: str, token: "Token") -> ExpressionError:
    if token.type == "$END":
        return _ends_early(text)
    return ExpressionError(
        "E301",
        f"{str(token)!r} is not expected here",
        "check what stands before it, and the brackets",
        token.start_pos or 0,
    )


def _ends_early(text: str) -> ExpressionError:
    return ExpressionError(
        "E301", "the expression ends too early", "complete it, or close the brackets", max(len(text.rstrip()) - 1, 0)
    )


def _refuse_deep(tree: "Tree[Token] | Token") -> None:
    """Refuse what later passes, which recurse and write a quantifier out for every side, could not take."""
    pending: list[tuple[Any, int, int]] = [(tree, 1, 0)]
    while pending:
        node, depth, quantifiers = pending.pop()
        quantifiers += getattr(node, "data", "") == "quantified"
        if depth > MAX_DEPTH:
            raise ExpressionError(
                "E305", f"the expression is nested deeper than {MAX_DEPTH}", "split it into values", 0
            )
        if quantifiers > MAX_QUANTIFIERS:
            raise ExpressionError(
                "E305",
                f"quantifiers are nested deeper than {MAX_QUANTIFIERS}",
                "split it into values",
                node.meta.start_pos,
            )
        pending += [(child, depth + 1, quantifiers) for child in getattr(node, "children", ())]


def _build(tree: "Tree[Token]") -> Node:
    at = tree.meta.start_pos
    parts: list[Any] = tree.children
    match tree.data:
        case "number":
            return _number(cast("Token", parts[0]), at)
        case "yes" | "no":
            return Truth(tree.data == "yes", at)
        case "name":
            return Name(str(parts[0]), at)
        case "call":
            return Call(str(parts[0]), _nodes(parts[1:]), at)
        case "quantified":
            word, body, variable, group = parts
            return Quantified(cast(Word, str(word)), str(variable), _build(group), _build(body), at)
        case "comparison":
            left, right = _nodes([parts[0], parts[2]])
            return Compare(left, cast(Comparator, str(parts[1])), right, at)
        case _:
            return _operation(str(tree.data), _nodes(parts), at)


def _operation(kind: str, parts: tuple[Node, ...], at: int) -> Node:
    match kind:
        case "conditional":
            condition, then, otherwise = parts
            return If(condition, then, otherwise, at)
        case "any_of":
            return AnyOf(parts, at)
        case "all_of":
            return AllOf(parts, at)
        case "negation":
            return Not(parts[0], at)
        case "negative":
            return Negative(parts[0], at)
        case "membership":
            return In(parts[0], parts[1], at)
    left, right = parts
    match kind:
        case "union":
            return Combine(left, "|", right, at)
        case "meet":
            return Combine(left, "&", right, at)
        case "addition":
            return Arithmetical(left, "+", right, at)
        case "difference":
            return Arithmetical(left, "-", right, at)
        case "multiplication":
            return Arithmetical(left, "*", right, at)
    raise AssertionError(f"the grammar has a rule the parser does not know: {kind}")


def _nodes(parts: "list[Tree[Token] | Token]") -> tuple[Node, ...]:
    return tuple(_build(cast("Tree[Token]", part)) for part in parts)


def _number(token: "Token", at: int) -> Number:
    if len(token) > 7 or int(token) > MAX_NUMBER:
        raise ExpressionError(
            "E305", f"the number is greater than {MAX_NUMBER:,}", "no score of the family needs it", at
        )
    return Number(int(token), at)
