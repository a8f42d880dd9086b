"""Types of expressions: every name known in its context, every operator given what it works on."""

from collections.abc import Collection
from typing import assert_never

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
)
from belot.suggest import nearest
from belot.vocabulary import TYPE_WORDS, WRITE, Context, Type

_SIDE_WORDS = frozenset(name for name, type_ in WRITE.names.items() if type_ in ("side", "sides"))


def check(node: Node, context: Context, expected: Type) -> None:
    """Raise ExpressionError (E302, E303, E304) unless the expression has the expected type in its context."""
    _expect(node, context, expected)


def type_of(node: Node, context: Context) -> Type:
    """Return the type of an expression; raise ExpressionError where a name or a type is wrong."""
    match node:
        case Number():
            return "int"
        case Truth():
            return "bool"
        case Name():
            return _name(node, context)
        case Call():
            return _call(node, context)
        case Not(operand=operand):
            _expect(operand, context, "bool")
            return "bool"
        case Negative(operand=operand):
            _expect(operand, context, "int")
            return "int"
        case AllOf(operands=operands) | AnyOf(operands=operands):
            for operand in operands:
                _expect(operand, context, "bool")
            return "bool"
        case Compare():
            return _compare(node, context)
        case In():
            return _membership(node, context)
        case Combine(left=left, right=right):
            _expect(left, context, "cards")
            _expect(right, context, "cards")
            return "cards"
        case Arithmetical():
            return _arithmetic(node, context)
        case If():
            return _conditional(node, context)
        case Quantified():
            return _quantified(node, context)
        case _:
            assert_never(node)


def _expect(node: Node, context: Context, expected: Type) -> None:
    _fit(node, type_of(node, context), expected)


def _fit(node: Node, found: Type, expected: Type) -> None:
    """Refuse a node whose type, found before, does not do: asking again at every level would double the work."""
    if found == expected or (found, expected) in (("card", "cards"), ("side", "sides")):
        return
    raise ExpressionError(
        "E303", f"expected {TYPE_WORDS[expected]}, found {TYPE_WORDS[found]}", _type_help(found, expected), node.at
    )


def _type_help(found: Type, expected: Type) -> str:
    match found, expected:
        case (("cards" | "card"), "bool"):
            return "some( ) asks whether the hand has a card of the set"
        case "bool", "int":
            return "write `if … then 1 else 0`"
        case "int", "bool":
            return "compare the number with another one"
        case (("side" | "sides"), "int"):
            return "count something of that side with a function; `in` asks whether a side belongs to a group"
        case "sides", "side":
            return "name one side, or range over the group with any( ) or all( )"
        case _:
            return f"write {TYPE_WORDS[expected]} here"


def _name(node: Name, context: Context) -> Type:
    if node.name in context.names:
        return context.names[node.name]
    if node.name in context.functions:
        raise ExpressionError(
            "E304", f"{node.name!r} is a function", f"write {node.name}( ) with its argument", node.at
        )
    raise _unknown(node.name, "name", context.names, context, node.at)


def _call(node: Call, context: Context) -> Type:
    signature = context.functions.get(node.name)
    if signature is None:
        if node.name in context.names:
            raise ExpressionError(
                "E304", f"{node.name!r} is no function", f"write {node.name} without brackets", node.at
            )
        raise _unknown(node.name, "function", context.functions, context, node.at)
    if len(node.arguments) != len(signature.parameters):
        raise ExpressionError(
            "E304",
            f"{node.name!r} takes {_arguments(len(signature.parameters))}, found {len(node.arguments)}",
            f"give it {', '.join(TYPE_WORDS[each] for each in signature.parameters)}",
            node.at,
        )
    for argument, parameter in zip(node.arguments, signature.parameters, strict=True):
        _expect(argument, context, parameter)
    return signature.result


def _arguments(count: int) -> str:
    return "1 argument" if count == 1 else f"{count} arguments"


def _unknown(name: str, kind: str, known: Collection[str], context: Context, at: int) -> ExpressionError:
    near = nearest(name, known)
    help_ = f"did you mean {near!r}?" if near else "known here: " + ", ".join(sorted(known))
    return ExpressionError(
        "E302", f"unknown {kind} {name!r} in {context.title}", _subtracted(name, known, context) or help_, at
    )


def _subtracted(name: str, known: Collection[str], context: Context) -> str:
    """Return help if a name looks like two with a minus between them."""
    for at, sign in enumerate(name):
        left, right = name[:at], name[at + 1 :]
        if sign == "-" and left in context.names and (right in known or right.isdigit()):
            return f"a minus needs blanks around it: {left} - {right}"
    return ""


def _conditional(node: If, context: Context) -> Type:
    _expect(node.condition, context, "bool")
    then = type_of(node.then, context)
    if then in ("side", "sides"):
        raise ExpressionError(
            "E303",
            "`if` cannot choose sides",
            "choose between numbers: if … then total(takers) else total(defenders)",
            node.at,
        )
    otherwise = type_of(node.otherwise, context)
    if (then, otherwise) == ("card", "cards"):
        return "cards"
    _fit(node.otherwise, otherwise, then)
    return then


def _compare(node: Compare, context: Context) -> Type:
    left = type_of(node.left, context)
    if node.operator in ("==", "!=") and left in ("bool", "seat", "cards", "card"):
        _expect(node.right, context, "cards" if left == "card" else left)
    else:
        _fit(node.left, left, "int")
        _expect(node.right, context, "int")
    return "bool"


def _membership(node: In, context: Context) -> Type:
    left = type_of(node.left, context)
    if left == "side":
        _expect(node.right, context, "sides")
    else:
        _fit(node.left, left, "cards")
        _expect(node.right, context, "cards")
    return "bool"


def _arithmetic(node: Arithmetical, context: Context) -> Type:
    left = type_of(node.left, context)
    if node.operator == "-" and left in ("cards", "card"):
        _expect(node.right, context, "cards")
        return "cards"
    _fit(node.left, left, "int")
    _expect(node.right, context, "int")
    return "int"


def _quantified(node: Quantified, context: Context) -> Type:
    _refuse_taken(node, context)
    _expect(node.group, context, "sides")
    truth = node.word in ("any", "all", "count")
    _expect(node.body, context.extended({node.variable: "side"}), "bool" if truth else "int")
    return "bool" if node.word in ("any", "all") else "int"


def _refuse_taken(node: Quantified, context: Context) -> None:
    """Refuse a variable that is a word already: here, or for sides somewhere, which would read as those sides."""
    if node.variable in context.names or node.variable in context.functions:
        raise ExpressionError("E302", f"{node.variable!r} already has a meaning here", "choose another name", node.at)
    if node.variable in _SIDE_WORDS:
        raise ExpressionError("E302", f"{node.variable!r} is a word for sides already", "choose another name", node.at)
