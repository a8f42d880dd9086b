"""Names, types and arguments: what is refused, in which words, where."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from belot.checker import check, type_of
from belot.exceptions import ExpressionError
from belot.parser import parse
from belot.vocabulary import (
    CLAIM,
    COMPARE,
    JUDGE,
    LINE,
    MATCH,
    PAID,
    PER_SIDE,
    PLAY,
    ROUND,
    WINNER,
    WRITE,
    Context,
    Type,
)

CONTEXTS = (PLAY, COMPARE, LINE, JUDGE, WRITE, ROUND, PAID, MATCH, WINNER, CLAIM)


def fault(written: str, context: Context, expected: Type) -> ExpressionError:
    with pytest.raises(ExpressionError) as caught:
        check(parse(written), context, expected)
    return caught.value


@pytest.mark.parametrize(
    ("written", "context", "expected", "message", "help_", "at"),
    [
        ("ledd", PLAY, "cards", "unknown name 'ledd' in play.legal", "did you mean 'led'?", 0),
        ("hand & trump", PLAY, "cards", "unknown name 'trump' in play.legal", "did you mean 'trumps'?", 7),
        ("zzzz", PLAY, "cards", "unknown name 'zzzz' in play.legal",
         "known here: best, hand, leading, led, trumps, winner", 0),
        ("abov(best)", PLAY, "cards", "unknown function 'abov' in play.legal", "did you mean 'above'?", 0),
        ("led & f(best)", PLAY, "cards", "unknown function 'f' in play.legal", "known here: above, ally, some", 6),
        ("hand-led", PLAY, "cards", "unknown name 'hand-led' in play.legal",
         "a minus needs blanks around it: hand - led", 0),
        ("bid-1", WRITE, "int", "unknown name 'bid-1' in score.outcomes.write",
         "a minus needs blanks around it: bid - 1", 0),
        ("all-tricks-1", WRITE, "int", "unknown name 'all-tricks-1' in score.outcomes.write",
         "a minus needs blanks around it: all-tricks - 1", 0),
        ("total(side)", LINE, "int", "unknown function 'total' in score.lines",
         "known here: belotes, card-points, declared, half, tens, took-last, tricks", 0),
        ("total(takers)", MATCH, "int", "unknown name 'takers' in match.end", "known here: everyone, target", 6),
        ("total(t) + 1", MATCH, "int", "unknown name 't' in match.end", "known here: everyone, target", 6),
        ("any(true for side in everyone)", WRITE, "bool", "'side' already has a meaning here",
         "choose another name", 0),
        ("1 < sum(1 for total in everyone)", WRITE, "bool", "'total' already has a meaning here",
         "choose another name", 4),
        ("any(any(true for s in takers) for s in everyone)", JUDGE, "bool", "'s' already has a meaning here",
         "choose another name", 4),
        ("any(total(takers) > 1 for takers in everyone)", MATCH, "bool", "'takers' is a word for sides already",
         "choose another name", 0),
        ("any(total(others) > 1 for others in everyone)", JUDGE, "bool", "'others' is a word for sides already",
         "choose another name", 0),
        ("any(total(side) > 1 for side in everyone)", JUDGE, "bool", "'side' is a word for sides already",
         "choose another name", 0),
    ],
)  # fmt: skip
def test_an_unknown_name_is_refused(
    written: str, context: Context, expected: Type, message: str, help_: str, at: int
) -> None:
    assert fault(written, context, expected) == ExpressionError("E302", message, help_, at)


@pytest.mark.parametrize(
    ("written", "context", "expected", "message", "help_", "at"),
    [
        ("led & above", PLAY, "cards", "'above' is a function", "write above( ) with its argument", 6),
        ("led(best)", PLAY, "cards", "'led' is no function", "write led without brackets", 0),
        ("above(best, best)", PLAY, "cards", "'above' takes 1 argument, found 2", "give it a card", 0),
        ("1 + tens(bid)", WRITE, "int", "'tens' takes 2 arguments, found 1", "give it a number, a number", 4),
        ("half(1, 2, 3)", WRITE, "int", "'half' takes 1 argument, found 3", "give it a number", 0),
    ],
)
def test_a_function_called_wrongly_is_refused(
    written: str, context: Context, expected: Type, message: str, help_: str, at: int
) -> None:
    assert fault(written, context, expected) == ExpressionError("E304", message, help_, at)


NUMBER_HERE, CONDITION_HERE, SET_HERE = "write a number here", "write a condition here", "write a set of cards here"
SOME = "some( ) asks whether the hand has a card of the set"
AS_NUMBER = "write `if … then 1 else 0`"
ONE_SIDE = "name one side, or range over the group with any( ) or all( )"
COUNTED = "count something of that side with a function; `in` asks whether a side belongs to a group"


@pytest.mark.parametrize(
    ("written", "context", "expected", "message", "help_", "at"),
    [
        # what a key of the ruleset asks for
        ("hand", PLAY, "bool", "expected a condition, found a set of cards", SOME, 0),
        ("best", PLAY, "bool", "expected a condition, found a card", SOME, 0),
        ("tricks(takers)", JUDGE, "bool", "expected a condition, found a number",
         "compare the number with another one", 0),
        ("took-last(side)", LINE, "int", "expected a number, found a condition", AS_NUMBER, 0),
        ("leading", PLAY, "cards", "expected a set of cards, found a condition", SET_HERE, 0),
        ("side", WRITE, "int", "expected a number, found a side", COUNTED, 0),
        # not, and, or
        ("not hand", PLAY, "bool", "expected a condition, found a set of cards", SOME, 4),
        ("leading and hand", PLAY, "bool", "expected a condition, found a set of cards", SOME, 12),
        ("1 or true", LINE, "bool", "expected a condition, found a number", "compare the number with another one", 0),
        ("true and winner", PLAY, "bool", "expected a condition, found a seat", CONDITION_HERE, 9),
        # sets
        ("hand | 1", PLAY, "cards", "expected a set of cards, found a number", SET_HERE, 7),
        ("leading & hand", PLAY, "cards", "expected a set of cards, found a condition", SET_HERE, 0),
        ("hand - 1", PLAY, "cards", "expected a set of cards, found a number", SET_HERE, 7),
        ("hand + led", PLAY, "cards", "expected a number, found a set of cards", NUMBER_HERE, 0),
        ("1 - hand", PLAY, "int", "expected a number, found a set of cards", NUMBER_HERE, 4),
        ("some(best) in hand", PLAY, "bool", "expected a set of cards, found a condition", SET_HERE, 0),
        ("best in winner", PLAY, "bool", "expected a set of cards, found a seat", SET_HERE, 8),
        # numbers
        ("-leading", PLAY, "int", "expected a number, found a condition", AS_NUMBER, 1),
        ("2 * took-last(side)", LINE, "int", "expected a number, found a condition", AS_NUMBER, 4),
        ("tricks(side) + no-trumps", LINE, "int", "expected a number, found a condition", AS_NUMBER, 15),
        ("hand > 3", PLAY, "bool", "expected a number, found a set of cards", NUMBER_HERE, 0),
        ("winner < winner", PLAY, "bool", "expected a number, found a seat", NUMBER_HERE, 0),
        ("takers > 3", JUDGE, "bool", "expected a number, found a group of sides", COUNTED, 0),
        # equality
        ("hand == leading", PLAY, "bool", "expected a set of cards, found a condition", SET_HERE, 8),
        ("winner == 1", PLAY, "bool", "expected a seat, found a number", "write a seat here", 10),
        ("leading != 1", PLAY, "bool", "expected a condition, found a number",
         "compare the number with another one", 11),
        ("1 == leading", PLAY, "bool", "expected a number, found a condition", AS_NUMBER, 5),
        ("side == takers", WRITE, "bool", "expected a number, found a side", COUNTED, 0),
        # sides
        ("side in bid", WRITE, "bool", "expected a group of sides, found a number", "write a group of sides here", 8),
        ("takers in everyone", WRITE, "bool", "expected a set of cards, found a group of sides", SET_HERE, 0),
        ("tricks(1)", LINE, "int", "expected a group of sides, found a number", "write a group of sides here", 7),
        ("took-last(takers)", JUDGE, "bool", "expected a side, found a group of sides", ONE_SIDE, 10),
        ("total(if no-trumps then takers else defenders)", JUDGE, "int", "`if` cannot choose sides",
         "choose between numbers: if … then total(takers) else total(defenders)", 6),
        ("took-last(if no-trumps then side else side)", LINE, "bool", "`if` cannot choose sides",
         "choose between numbers: if … then total(takers) else total(defenders)", 10),
        # arguments
        ("above(hand)", PLAY, "cards", "expected a card, found a set of cards", "write a card here", 6),
        ("ally(best)", PLAY, "bool", "expected a seat, found a card", "write a seat here", 5),
        ("some(winner)", PLAY, "bool", "expected a set of cards, found a seat", SET_HERE, 5),
        ("half(true)", LINE, "int", "expected a number, found a condition", AS_NUMBER, 5),
        # if
        ("if hand then led else led", PLAY, "cards", "expected a condition, found a set of cards", SOME, 3),
        ("if leading then led else 1", PLAY, "cards", "expected a set of cards, found a number", SET_HERE, 25),
        ("if leading then 1 else led", PLAY, "int", "expected a number, found a set of cards", NUMBER_HERE, 23),
        # quantifiers
        ("any(true for s in bid)", JUDGE, "bool", "expected a group of sides, found a number",
         "write a group of sides here", 18),
        ("any(total(s) for s in everyone)", JUDGE, "bool", "expected a condition, found a number",
         "compare the number with another one", 4),
        ("count(total(s) for s in everyone)", JUDGE, "int", "expected a condition, found a number",
         "compare the number with another one", 6),
        ("sum(took-last(s) for s in everyone)", JUDGE, "int", "expected a number, found a condition", AS_NUMBER, 4),
        ("max(s for s in everyone)", JUDGE, "int", "expected a number, found a side", COUNTED, 4),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_type_is_refused(
    written: str, context: Context, expected: Type, message: str, help_: str, at: int
) -> None:
    assert fault(written, context, expected) == ExpressionError("E303", message, help_, at)


@pytest.mark.parametrize(
    ("written", "context", "found"),
    [
        ("best", PLAY, "card"),
        ("led | best", PLAY, "cards"),
        ("hand - best", PLAY, "cards"),
        ("best - hand", PLAY, "cards"),
        ("best in best", PLAY, "bool"),
        ("best == hand", PLAY, "bool"),
        ("hand == best", PLAY, "bool"),
        ("winner == winner", PLAY, "bool"),
        ("leading == ally(winner)", PLAY, "bool"),
        ("if leading then best else best", PLAY, "card"),
        ("if leading then best else hand", PLAY, "cards"),
        ("if leading then hand else best", PLAY, "cards"),
        ("above(if leading then best else best)", PLAY, "cards"),
        ("-turn", COMPARE, "int"),
        ("in-trumps", COMPARE, "bool"),
        ("tricks(side)", LINE, "int"),
        ("tricks(others)", LINE, "int"),
        ("side in takers", LINE, "bool"),
        ("side in side", LINE, "bool"),
        ("took-last(side) == no-trumps", LINE, "bool"),
        ("any(took-last(s) for s in takers)", JUDGE, "bool"),
        ("any(s in takers for s in everyone)", JUDGE, "bool"),
        ("count(took-last(s) for s in everyone)", JUDGE, "int"),
        ("max(total(s) - max(total(t) for t in takers) for s in everyone)", JUDGE, "int"),
        ("10 * tens(amount, 5)", ROUND, "int"),
        ("all(written(side) > written(s) for s in others)", PAID, "bool"),
        ("total(side) >= target and took-last(side)", WINNER, "bool"),
        ("20 * belotes(side)", CLAIM, "int"),
    ],
)
def test_a_well_typed_expression_has_a_type(written: str, context: Context, found: Type) -> None:
    assert type_of(parse(written), context) == found
    check(parse(written), context, found)


def test_a_card_passes_for_a_set_and_a_side_for_a_group_only() -> None:
    check(parse("best"), PLAY, "cards")
    check(parse("side"), WRITE, "sides")
    assert fault("hand", PLAY, "card").message == "expected a card, found a set of cards"
    assert fault("takers", WRITE, "side").message == "expected a side, found a group of sides"


def test_names_of_a_ruleset_are_known_where_they_are_given() -> None:
    judge = JUDGE.extended({"needed": "int"}, {"cards": PER_SIDE})
    check(parse("cards(takers) >= needed"), judge, "bool")
    assert fault("cards(takers) >= neded", judge, "bool").help == "did you mean 'needed'?"
    assert fault("card(takers)", judge, "int").help == "did you mean 'cards'?"


def calls_of_the_checker(written: str, context: Context) -> int:
    """Return how often the checker asks for a type: a count of work that no clock disturbs."""
    count = 0

    def note(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event == "call" and frame.f_code is type_of.__code__

    node = parse(written)
    sys.setprofile(note)
    try:
        type_of(node, context)
    finally:
        sys.setprofile(None)
    return count


def chains() -> Iterator[tuple[str, Context]]:
    yield " - ".join(["1"] * 17), LINE
    yield " - ".join(["hand"] * 17), PLAY
    yield "(" * 18 + "true" + " == true)" * 18, PLAY
    yield "if " * 9 + "1 < 2" + " then true else false" * 9, LINE
    nested = "1"
    for _ in range(9):
        nested = f"(if {nested} < 1 then 1 else 0)"
    yield nested, LINE
    inside = "hand"
    for _ in range(9):
        inside = f"(if {inside} in led then hand else led)"
    yield inside, PLAY


@pytest.mark.parametrize(("written", "context"), list(chains()))
def test_the_checker_looks_at_each_part_once_or_twice(written: str, context: Context) -> None:
    parts = written.count(" ") + 1
    assert calls_of_the_checker(written, context) <= 4 * parts
