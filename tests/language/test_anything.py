"""Whatever one may write: any text is read or refused, any tree is refused or means what the walk says."""

import itertools
from dataclasses import replace

import pytest
from belot.checker import check, type_of
from belot.exceptions import ExpressionError
from belot.match import make_match
from belot.nodes import Name, Node, Truth
from belot.parser import parse
from belot.play import make_play
from belot.scoring import Facts
from belot.vocabulary import JUDGE, MATCH, PLAY, WRITE, Context, Type
from hypothesis import given
from hypothesis import strategies as st

from . import games, ledger
from .printing import text
from .strategies import AT_EACH_TABLE, STEADY, anything, deal_facts, expressions, positions

EACH_TABLE = pytest.mark.parametrize("players", [2, 3, 4])


def refused_or_read(written: str) -> None:
    refusal = None
    try:
        tree = parse(written)
    except ExpressionError as error:
        refusal = error
    if refusal is None:
        assert parse(text(tree)) == tree, "fewer brackets, the same tree"
        return
    assert refusal.code in ("E301", "E305")
    assert refusal.message
    assert refusal.help
    assert 0 <= refusal.at <= max(len(written) - 1, 0)
    assert str(refusal).endswith(f"(at character {refusal.at + 1})")


TOKENS = ("a", "1", "1b", "true", "if", "then", "else", "not", "and", "or", "in", "for", "any", "max(",
          "(", ")", ",", "-", "+", "*", "&", "|", "==", "<", "=", "!", "/", "é")  # fmt: skip


def test_every_text_of_three_words_is_read_or_refused() -> None:
    for words in itertools.product(TOKENS, repeat=3):
        refused_or_read(" ".join(words))


def test_every_text_of_three_characters_is_read_or_refused() -> None:
    for signs in itertools.product("ai1-(),!=<&|.\n\0\ud800 ", repeat=3):
        refused_or_read("".join(signs))


@STEADY
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(written: str) -> None:
    refused_or_read(written)


@STEADY
@given(st.lists(st.sampled_from(TOKENS), max_size=40).map(" ".join))
def test_any_words_in_any_order_are_read_or_refused(written: str) -> None:
    refused_or_read(written)


@STEADY
@given(st.one_of(expressions(PLAY, "bool"), expressions(WRITE, "int")), st.data())
def test_a_right_text_with_a_piece_torn_out_is_read_or_refused(node: Node, data: st.DataObject) -> None:
    whole = text(node)
    start = data.draw(st.integers(0, len(whole)))
    refused_or_read(whole[:start] + whole[data.draw(st.integers(start, len(whole))) :])


@EACH_TABLE
@AT_EACH_TABLE
@given(anything(PLAY), st.data())
def test_what_the_checker_lets_through_can_be_played(players: int, node: Node, data: st.DataObject) -> None:
    type_ = checked(node, PLAY)
    if type_ in ("bool", "cards", "card"):
        rules = games.table_of(players)
        rules = games.with_rung(rules, node, Name("led")) if type_ == "bool" else games.with_rung(rules, None, node)
        orders = games.orders_of(rules, "S")
        position = data.draw(positions(players, ("S",), orders))
        assert games.asked(make_play(rules, "S").rung, position) == ledger.choice(rules, position)[0]


@EACH_TABLE
@AT_EACH_TABLE
@given(anything(JUDGE), deal_facts(3, 8))
def test_what_the_checker_lets_through_can_be_scored(players: int, node: Node, facts: Facts) -> None:
    type_ = checked(node, JUDGE)
    if type_ in ("int", "bool"):
        rules = games.with_value(games.table_of(players), node, type_)
        ledger.scored_alike(rules, cut(facts, rules.sides))


@EACH_TABLE
@AT_EACH_TABLE
@given(anything(MATCH))
def test_what_the_checker_lets_through_can_end_a_match(players: int, node: Node) -> None:
    if checked(node, MATCH) == "bool":
        rules = games.with_ending(games.table_of(players), node, Truth(True))
        points = tuple(range(rules.sides))
        assert make_match(rules).end(*points, *points, 0, 1) == ledger.after_a_deal(rules, points, points, 0, 1)


def checked(node: Node, context: Context) -> Type | None:
    """Return the type of a tree, None if it is refused; anything but a refusal fails the test."""
    refusal = None
    try:
        type_ = type_of(node, context)
    except ExpressionError as error:
        refusal = error
    if refusal is not None:
        assert refusal.code in ("E302", "E303", "E304")
        assert refusal.message
        assert refusal.help
        return None
    check(node, context, type_)
    return type_


def cut(facts: Facts, sides: int) -> Facts:
    """Return the facts of the first sides."""
    per_side = {name: getattr(facts, name)[:sides] for name in ("card_points", "tricks", "declared", "belotes")}
    return replace(facts, takers=facts.takers % sides, last=facts.last % sides, **per_side)
