"""From a tree back to text with no bracket too many: what reads it again must build the same tree."""

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

# How tightly an operator binds. An operand that binds less tightly than its place asks for stands in brackets.
CHOICE, EITHER, BOTH, DENIAL, COMPARISON, JOINED, CUT, SUM, PRODUCT, SIGN = range(10)
_OPERATORS = {"|": JOINED, "&": CUT, "+": SUM, "-": SUM, "*": PRODUCT}


def text(node: Node, place: int = CHOICE) -> str:
    """Return the text of an expression."""
    binds, written = _written(node)
    return f"({written})" if binds < place else written


def _written(node: Node) -> tuple[int, str]:
    match node:
        case Number(value=value):
            return SIGN + 1, str(value)
        case Truth(value=value):
            return SIGN + 1, str(value).lower()
        case Name(name=name):
            return SIGN + 1, name
        case Call(name=name, arguments=arguments):
            return SIGN + 1, f"{name}({', '.join(map(text, arguments))})"
        case Quantified():
            return SIGN + 1, f"{node.word}({text(node.body)} for {node.variable} in {text(node.group)})"
        case Not(operand=operand):
            return DENIAL, f"not {text(operand, DENIAL)}"
        case Negative(operand=operand):
            return SIGN, f"-{text(operand, SIGN)}"
        case AllOf(operands=operands):
            return BOTH, " and ".join(text(each, BOTH + 1) for each in operands)
        case AnyOf(operands=operands):
            return EITHER, " or ".join(text(each, EITHER + 1) for each in operands)
        case Compare(left=left, operator=sign, right=right):
            return COMPARISON, f"{text(left, COMPARISON + 1)} {sign} {text(right, COMPARISON + 1)}"
        case In(left=left, right=right):
            return COMPARISON, f"{text(left, COMPARISON + 1)} in {text(right, COMPARISON + 1)}"
        case Combine(left=left, operator=sign, right=right) | Arithmetical(left=left, operator=sign, right=right):
            binds = _OPERATORS[sign]
            return binds, f"{text(left, binds)} {sign} {text(right, binds + 1)}"
        case If():
            return CHOICE, f"if {text(node.condition)} then {text(node.then)} else {text(node.otherwise)}"
        case _:
            assert_never(node)
