"""The generated functions give what the walk over the tree gives, for random expressions in every context."""

import itertools
from dataclasses import replace

import pytest
from belot.cards import card_bit, card_names, card_set
from belot.checker import type_of
from belot.declarations import make_contest
from belot.match import make_match
from belot.nodes import Name, Negative, Node, Number, Truth
from belot.parser import parse
from belot.play import make_play
from belot.ruleset.model import Line, Outcome, Value
from belot.scoring import Facts, make_scorer
from belot.tables import make_table
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
)
from hypothesis import given
from hypothesis import strategies as st

from . import games, ledger
from .strategies import AT_EACH_TABLE, ORDERS, STEADY, deal_facts, declarations, expressions, positions
from .walker import Held, World, at_the_table, in_the_contest, tens, value

TRUMPS = ("S", "H", "D", "C", "NT", "AT")
EACH_TABLE = pytest.mark.parametrize("players", [2, 3, 4])
FOUR_ORDER = "J9ATKQ"


# ------------------------------------------------------------------------------------------- play.legal


@EACH_TABLE
@AT_EACH_TABLE
@given(st.data(), expressions(PLAY, "bool"), expressions(PLAY, "cards"))
def test_a_rung_means_what_the_walk_says(players: int, data: st.DataObject, when: Node, cards: Node) -> None:
    orders = data.draw(ORDERS), data.draw(ORDERS)
    rules = games.with_rung(games.with_orders(games.table_of(players), *orders), when, cards)
    for _ in range(3):
        position = data.draw(positions(players, TRUMPS, orders))
        play = make_play(rules, position.trump)
        number, legal = ledger.choice(rules, position)
        assert games.asked(play.rung, position) == number
        assert frozenset(card_names(games.asked(play.legal, position))) == legal


@EACH_TABLE
@pytest.mark.parametrize("trump", TRUMPS)
@AT_EACH_TABLE
@given(st.data())
def test_above_is_what_beats_a_card_and_nothing_is_above_no_card(players: int, trump: str, data: st.DataObject) -> None:
    orders = data.draw(ORDERS), data.draw(ORDERS)
    table = make_table(games.with_orders(games.table_of(players), *orders), trump)
    position = data.draw(positions(players, (trump,), orders))
    best = position.winning
    assert table.above[0 if best is None else card_bit(best[1])] == card_set(
        position.above(frozenset() if best is None else frozenset({best[1]}))
    )
    walked = at_the_table(position)
    assert not (value(parse("above(best)"), walked) & value(parse("best"), walked))


# ------------------------------------------------------------------------------- declarations.compare


@STEADY
@given(
    st.one_of(expressions(COMPARE, "int"), expressions(COMPARE, "bool")),
    declarations(FOUR_ORDER),
    st.sampled_from(TRUMPS),
)
def test_a_key_of_comparison_means_what_the_walk_says(by: Node, held: Held, trump: str) -> None:
    rules = games.with_key(games.table_of(4), by)
    contest = make_contest(rules, make_table(rules, trump))
    assert contest is not None
    assert contest.strength(games.as_declared(held, FOUR_ORDER), held.turn) == (
        value(by, in_the_contest(held, trump, FOUR_ORDER)),
    )


# ---------------------------------------------------------------------------------------------- score


@EACH_TABLE
@AT_EACH_TABLE
@given(st.data(), expressions(LINE, "int"))
def test_a_line_means_what_the_walk_says(players: int, data: st.DataObject, points: Node) -> None:
    rules = games.with_score(games.table_of(players), lines=(Line("tried", points), Line("one", Number(1))))
    ledger.scored_alike(rules, data.draw(deal_facts(rules.sides, 8)))


JUDGED = JUDGE.extended({"needed": "int", "reached": "bool"}, {"cards": PER_SIDE, "last-trick": PER_SIDE})
LINES = (Line("cards", parse("card-points(side)")), Line("last-trick", parse("if took-last(side) then 10 else 0")))
VALUES = (
    Value("needed", parse("half(total(everyone)) + 1"), "int"),
    Value("reached", parse("total(takers) >= needed"), "bool"),
)
PARTS = {"lines": LINES, "values": VALUES}


@EACH_TABLE
@AT_EACH_TABLE
@given(st.data(), expressions(JUDGED, "int"), expressions(JUDGED, "bool"))
def test_values_and_outcomes_mean_what_the_walk_says(
    players: int, data: st.DataObject, number: Node, condition: Node
) -> None:
    values = (*VALUES, Value("number", number, "int"), Value("condition", condition, "bool"))
    outcomes = (
        Outcome("holds", parse("condition"), (("everyone", (("number", Name("number")),)),)),
        Outcome("direct", condition, ()),
        Outcome("rest", None, (("takers", (("number", Negative(Name("number"))),)),)),
    )
    rules = games.with_score(games.table_of(players), lines=LINES, values=values, outcomes=outcomes)
    for _ in range(3):
        ledger.scored_alike(rules, data.draw(deal_facts(rules.sides, 8)))


@EACH_TABLE
@AT_EACH_TABLE
@given(st.data(), st.data())
def test_what_is_written_rounded_held_and_paid_means_what_the_walk_says(
    players: int, nodes: st.DataObject, data: st.DataObject
) -> None:
    write, judge = WRITE.extended(JUDGED.names, JUDGED.functions), JUDGED
    rounding = ROUND.extended(JUDGED.names, JUDGED.functions)
    drawn = [nodes.draw(expressions(write, "int", 3)) for _ in range(3)]
    holds = Outcome(
        "holds",
        nodes.draw(expressions(judge, "bool", 3)),
        (
            ("takers", (("points", drawn[0]), ("extra", drawn[1]))),
            ("defenders", (("points", drawn[1]),)),
            ("everyone", (("extra", drawn[2]),)),
        ),
        nodes.draw(st.none() | expressions(judge, "int", 3)),
    )
    rest = Outcome("rest", None, (("everyone", (("points", drawn[2]),)),))
    rules = games.with_score(
        games.table_of(players),
        outcomes=(holds, rest),
        round=nodes.draw(st.none() | expressions(rounding, "int", 3)),
        paid_to=nodes.draw(st.none() | expressions(PAID, "bool", 3)),
        **PARTS,
    )
    for _ in range(2):
        ledger.scored_alike(rules, data.draw(deal_facts(rules.sides, 8)))


@EACH_TABLE
@AT_EACH_TABLE
@given(st.data())
def test_points_held_go_to_the_takers_first_then_in_playing_order(players: int, data: st.DataObject) -> None:
    rules = games.with_score(games.table_of(players), paid_to=Truth(True))
    facts = replace(data.draw(deal_facts(rules.sides, 8)), held=81)
    paid = dict(make_scorer(rules).account(facts).items)["held"]
    assert paid == tuple(81 if side == facts.takers else 0 for side in range(rules.sides))

    rules = games.with_score(games.table_of(players), paid_to=parse("not side in takers"))
    paid = dict(make_scorer(rules).account(facts).items)["held"]
    assert paid == tuple(81 if side == (facts.takers + 1) % rules.sides else 0 for side in range(rules.sides))


# ---------------------------------------------------------------------------------------------- match


@EACH_TABLE
@AT_EACH_TABLE
@given(st.data(), expressions(MATCH, "bool"), expressions(WINNER, "bool"))
def test_an_ending_means_what_the_walk_says(players: int, data: st.DataObject, when: Node, winner: Node) -> None:
    for guard in (when, Truth(False)):
        rules = games.with_ending(games.table_of(players), guard, winner)
        points = st.lists(st.sampled_from((0, 10, 500, 501, 502, 1200)), min_size=rules.sides, max_size=rules.sides)
        end = make_match(rules).end
        for _ in range(3):
            totals, written = tuple(data.draw(points)), tuple(data.draw(points))
            last, target = data.draw(st.integers(0, rules.sides - 1)), data.draw(st.sampled_from((501, 151)))
            assert end(*totals, *written, last, target) == ledger.after_a_deal(rules, totals, written, last, target)


@EACH_TABLE
@AT_EACH_TABLE
@given(st.data(), expressions(CLAIM, "int"))
def test_a_claim_means_what_the_walk_says(players: int, data: st.DataObject, counts: Node) -> None:
    rules = games.with_claim(games.table_of(players), counts)
    claim = make_match(rules).claim_points
    assert claim is not None
    facts = data.draw(deal_facts(rules.sides, 8))
    for side in range(rules.sides):
        own = (facts.card_points[side], facts.declared[side], facts.belotes[side], facts.tricks[side])
        assert claim(*own) == ledger.claimed(rules, side, facts)


# ---------------------------------------------------------------------------------------- arithmetic


@pytest.mark.parametrize(
    ("number", "up_from", "expected"),
    [
        (164, 5, 16), (165, 5, 17), (160, 5, 16), (169, 5, 17), (4, 5, 0), (5, 5, 1), (0, 5, 0),
        (166, 7, 16), (167, 7, 17), (6, 7, 0), (7, 7, 1),
        (161, 1, 17), (160, 1, 16), (169, 10, 16), (170, 10, 17),
        (-4, 5, 0), (-5, 5, 0), (-6, 5, -1), (-15, 5, -1), (-16, 5, -2),
    ],
)  # fmt: skip
def test_tens_go_up_from_the_digit_named(number: int, up_from: int, expected: int) -> None:
    assert tens(number, up_from) == expected
    assert value(parse("tens(n, d)"), World({"n": number, "d": up_from}, {"tens": tens})) == expected
    assert computed(f"tens({number}, {up_from})") == expected


@pytest.mark.parametrize(("number", "expected"), [(0, 0), (1, 0), (2, 1), (163, 81), (-1, -1), (-3, -2), (-4, -2)])
def test_half_is_rounded_down(number: int, expected: int) -> None:
    assert computed(f"half({number})") == expected


def computed(written: str) -> int:
    """Return what the generated code makes of a number."""
    rules = games.with_score(games.table_of(2), lines=(Line("tried", parse(written)),))
    facts = Facts(0, 0, (0, 0), (0, 0), (0, 0), (0, 0), 0)
    return dict(make_scorer(rules).account(facts).lines)["tried"][0]


@pytest.mark.parametrize(
    "written", ["0 * bid", "bid * 0 == 0 and true", "bid != 0 or bid == 0", "false == (bid == 0)", "true != (bid != 0)"]
)
def test_a_test_against_zero_stays_a_condition(written: str) -> None:
    context = JUDGE
    type_ = type_of(parse(written), context)
    rules = games.with_value(games.table_of(2), parse(written), type_)
    for bid in (0, 80):
        ledger.scored_alike(rules, Facts(0, 0, (0, 0), (0, 0), (0, 0), (0, 0), 0, bid=bid))


NESTED = [
    "max(max(card-points(s) - card-points(t) for t in everyone) for s in everyone)",
    "min(max(card-points(s) - 2 * card-points(t) for t in everyone) for s in everyone)",
    "max(min(3 * card-points(t) - card-points(s) for t in everyone) for s in everyone)",
    "min(min(max(tricks(u) - card-points(s) for u in everyone) - card-points(t) for t in everyone) for s in everyone)",
    "max(card-points(s) for s in everyone) - max(card-points(s) - 7 for s in everyone)",
]


@EACH_TABLE
@pytest.mark.parametrize("written", NESTED)
def test_the_greatest_of_the_greatest_is_not_mixed_up(players: int, written: str) -> None:
    rules = games.with_value(games.table_of(players), parse(written), "int")
    none = (0,) * rules.sides
    for points in itertools.product((0, 1, 5, 17), repeat=rules.sides):
        ledger.scored_alike(rules, Facts(0, 0, points, points[::-1], none, none, 0))
