"""Expressions written out again, for the names of mutants and the sentences about them."""

from __future__ import annotations

from typing import assert_never

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
)


def show(node: Node) -> str:
    """Return the expression as a ruleset would write it, with a few brackets more than it needs."""
    match node:
        case Number(value=value):
            return str(value)
        case Truth(value=value):
            return "true" if value else "false"
        case Name(name=name):
            return name
        case Call(name=name, arguments=arguments):
            return f"{name}({', '.join(map(show, arguments))})"
        case Not(operand=operand):
            return f"not {_inner(operand)}"
        case Negative(operand=operand):
            return f"-{_inner(operand)}"
        case AllOf(operands=operands):
            return " and ".join(map(_inner, operands))
        case AnyOf(operands=operands):
            return " or ".join(map(_inner, operands))
        case Compare() | Combine() | Arithmetical():
            return f"{_inner(node.left)} {node.operator} {_inner(node.right)}"
        case In(left=left, right=right):
            return f"{_inner(left)} in {_inner(right)}"
        case If():
            return f"if {show(node.condition)} then {show(node.then)} else {show(node.otherwise)}"
        case Quantified():
            return f"{node.word}({show(node.body)} for {node.variable} in {show(node.group)})"
        case _:
            assert_never(node)


def _inner(node: Node) -> str:
    text = show(node)
    return text if isinstance(node, Number | Truth | Name | Call | Quantified) else f"({text})"
