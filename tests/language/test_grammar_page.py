"""grammar/README.md: its syntax, its type rules, its trees and its test vectors, tried on both implementations."""

import ast
import json
import re
from typing import Any, get_args

import pytest
from belot import nodes
from belot.cards import card_names
from belot.checker import type_of
from belot.compiler import emit, function, give, store
from belot.declarations import make_contest
from belot.exceptions import ExpressionError
from belot.nodes import Node, to_json
from belot.parser import parse
from belot.play import PlayScope, make_play
from belot.resources import read_text
from belot.sides import SideScope, variable
from belot.tables import make_table
from belot.vocabulary import COMPARE, PLAY, WRITE

from . import games
from .pages import blocks, coded, page, section, tables
from .walker import Held, Position, among, at_the_table, in_the_contest, seen_by, value

PAGE = page("grammar/README.md")
TRUMPS, PLAIN, FOURS = "J9ATKQ87", "ATKQJ987", "J9ATKQ"
PLAYED, COMPARED, COUNTED, REFUSED = tables(section(PAGE, "Test vectors"))


def vectors(table: list[dict[str, str]], given: str) -> list[tuple[str, Any, Any]]:
    return [
        (coded(row["expression"]), json.loads(coded(row[given])), json.loads(coded(row["result"]))) for row in table
    ]


def same(found: Any, told: Any) -> bool:
    """Say whether a value is the one told; `1` is not `true`."""
    if isinstance(told, list):
        return frozenset(found) == frozenset(told)
    return type(found) is type(told) and found == told


@pytest.mark.parametrize(("written", "given", "told"), vectors(PLAYED, "position"))
def test_a_vector_of_play_holds(written: str, given: dict[str, Any], told: Any) -> None:
    players = given["players"]
    trick = tuple((seat, card) for seat, card in given["trick"])
    position = Position(given["trump"], players == 4, given["seat"], frozenset(given["hand"]), trick, (TRUMPS, PLAIN))
    node = parse(written)
    assert same(value(node, at_the_table(position)), told)
    rules = games.with_orders(games.table_of(players), TRUMPS, PLAIN)
    table = make_table(rules, given["trump"])
    scope = PlayScope(table, rules.pairs)
    parameters = ("hand", "led", "best", "winner", "me")
    made = function("made", parameters, [give(emit(node, scope))], {"above": table.above})
    found = games.asked(made, position)
    assert same(card_names(found) if isinstance(told, list) else found, told)
    assert type_of(node, PLAY) in (("cards", "card") if isinstance(told, list) else ("bool",))
    assert make_play(rules, given["trump"]).table.trumps == table.trumps


@pytest.mark.parametrize(("written", "given", "told"), vectors(COMPARED, "declaration"))
def test_a_vector_of_comparison_holds(written: str, given: dict[str, Any], told: Any) -> None:
    held = Held(given["kind"], frozenset(given["cards"]), given["points"], given["turn"])
    node = parse(written)
    assert same(value(node, in_the_contest(held, given["trump"], FOURS)), told)
    rules = games.with_key(games.table_of(4), node)
    contest = make_contest(rules, make_table(rules, given["trump"]))
    assert contest is not None
    (found,) = contest.strength(games.as_declared(held, FOURS), held.turn)
    assert same(found, told)
    assert type_of(node, COMPARE) == ("bool" if isinstance(told, bool) else "int")


@pytest.mark.parametrize(("written", "given", "told"), vectors(COUNTED, "facts"))
def test_a_vector_of_sides_holds(written: str, given: dict[str, Any], told: Any) -> None:
    per_side = {name: fact for name, fact in given.items() if isinstance(fact, list)}
    sides = len(next(iter(per_side.values())))
    node, takers, side, last = parse(written), given["takers"], given["side"], given.get("took-last")
    known = {name: fact for name, fact in given.items() if name in WRITE.names and name not in ("takers", "side")}
    group = frozenset({takers})
    names = {**known, "takers": group, "defenders": frozenset(range(sides)) - group}
    assert same(value(node, seen_by(among(sides, per_side, last).calling(names), side)), told)
    assert same(computed(node, sides, takers, side, {**known, **per_side}, last), told)
    assert type_of(node, WRITE) == ("bool" if isinstance(told, bool) else "int")


def computed(node: Node, sides: int, takers: int, side: int, facts: dict[str, Any], last: int | None) -> Any:
    """Return what generated code makes of an expression over sides, counted from the takers."""
    body: list[ast.stmt] = [store("last", ast.Constant(None if last is None else (last - takers) % sides))]
    for name, fact in facts.items():
        if isinstance(fact, list):
            roles = range(sides)
            body += [store(variable(name, role), ast.Constant(fact[(takers + role) % sides])) for role in roles]
        else:
            body.append(store(name.replace("-", "_"), ast.Constant(fact)))
    scope = SideScope(WRITE, sides).bound("side", (side - takers) % sides)
    return function("made", [], [*body, give(emit(node, scope))], {})()


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: row["text"])
def test_a_text_of_the_page_is_refused(row: dict[str, str]) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(coded(row["text"]))
    assert (caught.value.code, str(caught.value.at)) == (row["code"], row["offset"])


def test_the_tree_of_the_page_is_that_of_its_expression() -> None:
    (tree,) = blocks(PAGE, "json")
    assert to_json(parse("not leading and above(best) == led")) == json.loads(tree)
    assert "is `not leading and above(best) == led`." in PAGE


def test_every_kind_of_node_stands_in_the_table_with_its_keys() -> None:
    (table,) = tables(section(PAGE, "The tree as JSON"))
    kinds = {kind.__name__.lower(): kind for kind in get_args(nodes.Node)}
    assert [coded(row["node"]) for row in table] == list(kinds)
    for row in table:
        data = to_json(parse(coded(row["written"])))
        assert data.pop("node") == coded(row["node"])
        keys = [key for key in re.findall(r"`([a-z]+)`", row["other keys"]) if key not in ("true", "false")]
        assert keys == list(data)


def test_the_syntax_of_the_page_has_the_words_and_signs_of_the_grammar() -> None:
    (syntax,) = blocks(PAGE, "ebnf")
    grammar = read_text("grammar", "expression.lark").partition("%import")[0]
    rules = re.sub(r"//.*", "", grammar)
    words = set(re.findall(r'"([^"]+)"', rules)) | set(re.findall(r"\w+", re.findall(r"/\(([\w|]+)\)", rules)[0]))
    told = set(re.findall(r'"([^"]+)"', syntax)) - {"a", "z", "0", "9"}
    assert told == words | {"-"}
    assert re.findall(r"^\??([a-z]+):", rules, re.MULTILINE)[1:] == re.findall(r"^(\w+) +=", syntax, re.MULTILINE)[:11]


@pytest.mark.parametrize(
    ("written", "like"),
    [("a--b", "a - -b"), ("a and b and c", "a and b and c"), ("any (a for s in b)", "any(a for s in b)"),
     ("a\t-\r\n\fb", "a - b")],
)  # fmt: skip
def test_the_remarks_on_syntax_are_true(written: str, like: str) -> None:
    assert parse(written) == parse(like)
    assert parse("(a and b) and c") != parse("a and b and c")
    for refused in ("a\vb", "a\u2028- b", "a\u00a0- b"):
        with pytest.raises(ExpressionError):
            parse(refused)


def test_the_depth_of_the_page_is_that_of_the_parser() -> None:
    assert parse("not " * 38 + "a")
    with pytest.raises(ExpressionError):
        parse("not " * 39 + "a")
    assert parse("0000001") == parse("1")
    with pytest.raises(ExpressionError):
        parse("00000001")
