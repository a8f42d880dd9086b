"""From checked expressions to Python functions, by way of Python's own syntax tree.

Nothing is pasted as text: every function is a tree built here, compiled and run with empty builtins. What a name means
is given by a `Scope`, one for each kind of context (`play`, `scoring`, …). A side or a group of sides is known when
code is generated, so functions of sides are unrolled into local variables.
"""

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, assert_never

from belot.checker import type_of
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
from belot.vocabulary import Context

_COMPARATORS: Mapping[str, type[ast.cmpop]] = {
    "==": ast.Eq,
    "!=": ast.NotEq,
    "<": ast.Lt,
    "<=": ast.LtE,
    ">": ast.Gt,
    ">=": ast.GtE,
}
_OPERATORS: Mapping[str, type[ast.operator]] = {
    "+": ast.Add,
    "-": ast.Sub,
    "*": ast.Mult,
    "&": ast.BitAnd,
    "|": ast.BitOr,
}


class Scope(Protocol):
    """Says what the names of a context are in generated code."""

    @property
    def context(self) -> Context: ...

    def name(self, name: str) -> ast.expr:
        """Return the code of a name."""

    def call(self, name: str, arguments: tuple[Node, ...]) -> ast.expr:
        """Return the code of a function call."""

    def roles(self, group: Node) -> tuple[int, ...]:
        """Return the sides of a group, as roles: 0 the takers, then the others in playing order."""

    def bound(self, variable: str, role: int) -> "Scope":
        """Return the scope in which a variable stands for one side."""


def emit(node: Node, scope: Scope) -> ast.expr:
    """Return the Python expression of a checked expression."""
    match node:
        case Number(value=value) | Truth(value=value):
            return ast.Constant(value)
        case Name(name=name):
            return scope.name(name)
        case Call(name=name, arguments=arguments):
            return scope.call(name, arguments)
        case Not(operand=operand):
            return negated(emit(operand, scope))
        case Negative(operand=operand):
            return ast.UnaryOp(ast.USub(), emit(operand, scope))
        case AllOf(operands=operands):
            return both([emit(operand, scope) for operand in operands])
        case AnyOf(operands=operands):
            return either([emit(operand, scope) for operand in operands])
        case Compare(left=left, operator=operator, right=right):
            return ast.Compare(emit(left, scope), [_COMPARATORS[operator]()], [emit(right, scope)])
        case In(left=left, right=right):
            return _membership(left, right, scope)
        case Combine(left=left, operator=operator, right=right):
            return ast.BinOp(emit(left, scope), _OPERATORS[operator](), emit(right, scope))
        case Arithmetical():
            return _arithmetic(node, scope)
        case If(condition=condition, then=then, otherwise=otherwise):
            return chosen(emit(condition, scope), emit(then, scope), emit(otherwise, scope))
        case Quantified():
            return _quantified(node, scope)
        case _:
            assert_never(node)


def as_test(code: ast.expr) -> ast.expr:
    """Return code of the same truth, without the comparison with zero that `if` makes anyway."""
    match code:
        case ast.Compare(left=left, ops=[ast.NotEq()], comparators=[ast.Constant(value=0)]):
            return left
        case ast.Compare(left=left, ops=[ast.Eq()], comparators=[ast.Constant(value=0)]):
            return ast.UnaryOp(ast.Not(), left)
        case ast.BoolOp(op=op, values=values):
            return ast.BoolOp(op, [as_test(value) for value in values])
        case _:
            return code


def both(parts: Sequence[ast.expr]) -> ast.expr:
    """Return the conjunction of parts, constants folded."""
    return _joined(parts, ast.And(), True)


def either(parts: Sequence[ast.expr]) -> ast.expr:
    """Return the disjunction of parts, constants folded."""
    return _joined(parts, ast.Or(), False)


def _joined(parts: Sequence[ast.expr], operator: ast.boolop, neutral: bool) -> ast.expr:
    kept = [part for part in parts if constant(part) is not neutral]
    if any(constant(part) is (not neutral) for part in kept):
        return ast.Constant(not neutral)
    if not kept:
        return ast.Constant(neutral)
    return kept[0] if len(kept) == 1 else ast.BoolOp(operator, kept)


def negated(code: ast.expr) -> ast.expr:
    """Return the negation of a condition, constants folded."""
    if (value := constant(code)) is not None:
        return ast.Constant(not value)
    return ast.UnaryOp(ast.Not(), code)


def chosen(condition: ast.expr, then: ast.expr, otherwise: ast.expr) -> ast.expr:
    """Return a conditional expression, constants folded."""
    if (value := constant(condition)) is not None:
        return then if value else otherwise
    return ast.IfExp(as_test(condition), then, otherwise)


def constant(code: ast.expr) -> Any:
    """Return the value of constant code, or None."""
    return code.value if isinstance(code, ast.Constant) else None


def total_of(parts: Sequence[ast.expr]) -> ast.expr:
    """Return the sum of parts."""
    code: ast.expr = parts[0] if parts else ast.Constant(0)
    for part in parts[1:]:
        code = ast.BinOp(code, ast.Add(), part)
    return code


def _membership(left: Node, right: Node, scope: Scope) -> ast.expr:
    if type_of(left, scope.context) == "side":
        return ast.Constant(set(scope.roles(left)) <= set(scope.roles(right)))
    outside = ast.BinOp(emit(left, scope), ast.BitAnd(), ast.UnaryOp(ast.Invert(), emit(right, scope)))
    return ast.Compare(outside, [ast.Eq()], [ast.Constant(0)])


def _arithmetic(node: Arithmetical, scope: Scope) -> ast.expr:
    left, right = emit(node.left, scope), emit(node.right, scope)
    if node.operator == "-" and type_of(node.left, scope.context) in ("cards", "card"):
        return ast.BinOp(left, ast.BitAnd(), ast.UnaryOp(ast.Invert(), right))
    return ast.BinOp(left, _OPERATORS[node.operator](), right)


def _quantified(node: Quantified, scope: Scope) -> ast.expr:
    parts = [emit(node.body, scope.bound(node.variable, role)) for role in scope.roles(node.group)]
    match node.word:
        case "any":
            return either(parts)
        case "all":
            return both(parts)
        case "count":
            return total_of([chosen(part, ast.Constant(1), ast.Constant(0)) for part in parts])
        case "sum":
            return total_of(parts)
        case "max":
            return _extreme(parts, ast.Gt(), node.variable)
        case "min":
            return _extreme(parts, ast.Lt(), node.variable)
        case _:
            assert_never(node.word)


def _extreme(parts: Sequence[ast.expr], better: ast.cmpop, variable: str) -> ast.expr:
    """Return code of the greatest or least part.

    Each part stands in it once, kept in a local variable: written twice, code would grow tenfold with each level of
    quantifiers. Quantifiers inside each other have different variables, so their locals do not meet, and no id of a
    ruleset begins like them.
    """
    code = parts[0]
    for step, part in enumerate(parts[1:]):
        other, best = (f"_{variable.replace('-', '_')}__{step}{which}" for which in "ab")
        kept = ast.Compare(_keep(other, part), [better], [_keep(best, code)])
        code = ast.IfExp(kept, load(other), load(best))
    return code


def _keep(name: str, value: ast.expr) -> ast.expr:
    return ast.NamedExpr(ast.Name(name, ast.Store()), value)


def function(
    name: str, parameters: Sequence[str], body: Sequence[ast.stmt], names: Mapping[str, Any], bound: bool = False
) -> Callable[..., Any]:
    """Return a function compiled from statements; `names` are all it can see besides its parameters.

    `bound` makes the names parameters with defaults: reading a local is faster than reading a global in a loop.
    """
    module = ast.parse("def made(): ...")  # whatever fields a function has in this Python are there
    definition = module.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.name = name
    definition.args.args = [ast.arg(parameter) for parameter in parameters]
    definition.body = list(body)
    if bound:
        definition.args.args += [ast.arg(each) for each in names]
        definition.args.defaults = [load(each) for each in names]
    ast.fix_missing_locations(module)
    space: dict[str, Any] = {"__builtins__": {}, **names}
    exec(compile(module, f"<{name}>", "exec"), space)
    made: Callable[..., Any] = space[name]
    return made


def load(name: str) -> ast.Name:
    """Return code that reads a variable."""
    return ast.Name(name, ast.Load())


def store(name: str, value: ast.expr) -> ast.Assign:
    """Return the statement that assigns a variable."""
    return ast.Assign([ast.Name(name, ast.Store())], value)


def give(value: ast.expr) -> ast.Return:
    """Return the statement that returns a value."""
    return ast.Return(value)
