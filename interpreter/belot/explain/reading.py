"""From the syntax of an expression to what it says."""

from belot.checker import type_of
from belot.explain.tree import (
    ABOVE,
    BEST,
    HAND,
    LED,
    NO,
    PROPERTIES,
    TRUMPS,
    YES,
    Agree,
    BestIs,
    Cards,
    Compared,
    Fact,
    SameCards,
    Some,
    Tree,
    all_of,
    any_of,
    choice,
    negated,
    property_table,
)
from belot.nodes import AllOf, AnyOf, Arithmetical, Call, Combine, Compare, If, In, Name, Node, Not, Truth
from belot.vocabulary import PLAY, Context


def read(node: Node, context: Context = PLAY) -> Tree:
    """Return what a checked condition or set of cards says; raise LookupError for what has no words yet."""
    match node:
        case Truth(value=value):
            return YES if value else NO
        case Not(operand=operand):
            return negated(read(operand, context))
        case AllOf(operands=operands):
            return all_of(*(read(operand, context) for operand in operands))
        case AnyOf(operands=operands):
            return any_of(*(read(operand, context) for operand in operands))
        case If(condition=condition, then=then, otherwise=otherwise):
            return choice(read(condition, context), read(then, context), read(otherwise, context))
        case Combine(left=left, operator="&", right=right):
            return all_of(read(left, context), read(right, context))
        case Combine(left=left, right=right):
            return any_of(read(left, context), read(right, context))
        case Arithmetical(left=left, operator="-", right=right):
            return all_of(read(left, context), negated(read(right, context)))
        case In(left=left, right=right):
            return _inside(read(left, context), read(right, context))
        case Name(name=name):
            return Cards(property_table(name)) if name in PROPERTIES else Fact(name)
        case Call(name=name, arguments=arguments):
            return _call(name, arguments, context)
        case Compare():
            return _compared(node, context)
        case _:
            raise LookupError(f"there are no words for {type(node).__name__.lower()} in {context.title}")


def _call(name: str, arguments: tuple[Node, ...], context: Context) -> Tree:
    match name:
        case "above":
            return Cards(ABOVE)  # `best` is the only card an expression can name
        case "some":
            return Some(all_of(Cards(HAND), read(arguments[0], context)))
        case _:
            return Fact(name)


def _inside(left: Tree, right: Tree) -> Tree:
    """Return the words' view of `left in right`."""
    match left, right:
        case Cards(table=table), Cards(table=other) if (table, other) == (LED, TRUMPS):
            return Fact("led-trump")
        case Cards(table=table), Cards(table=other) if table == BEST and other in (LED, TRUMPS):
            return Fact("best-led" if other == LED else "best-trump")
        case Cards(table=table), _ if table == BEST:
            return BestIs(right)
        case _:
            return Some(all_of(left, negated(right)), holds=False)


def _compared(node: Compare, context: Context) -> Tree:
    if node.operator not in ("==", "!=") or (kind := type_of(node.left, context)) == "int":
        return Compared(node.left, node.operator, node.right)
    if kind == "seat":  # `winner` is the only seat an expression can name
        same: Tree = YES
    elif kind == "bool":
        same = _agree(read(node.left, context), read(node.right, context))
    else:
        same = SameCards(read(node.left, context), read(node.right, context))
    return same if node.operator == "==" else negated(same)


def _agree(left: Tree, right: Tree) -> Tree:
    for one, other in ((left, right), (right, left)):
        if one in (YES, NO):
            return other if one == YES else negated(other)
    return YES if left == right else Agree(left, right)
