"""The nine games as a whole: the walk over their trees and the generated functions give the same play and scores."""

from typing import get_args

import pytest
from belot.cards import card_bit, card_names, card_set
from belot.declarations import Declaration, make_contest
from belot.match import make_match
from belot.nodes import Node
from belot.parser import parse
from belot.play import make_play
from belot.ruleset.library import load_ruleset
from belot.ruleset.model import Kind, Ruleset
from belot.ruleset.resolve import packaged_names
from belot.scoring import make_scorer
from belot.tables import make_table
from hypothesis import given, settings
from hypothesis import strategies as st

from . import games, ledger
from .printing import text
from .strategies import AT_EACH_TABLE, STEADY, deal_facts, declarations, positions
from .walker import RANKS, in_the_contest, value

GAMES = packaged_names()
WITH_TRUMPS = [(name, trump) for name in GAMES for trump in load_ruleset(name).trumps()]
SCORERS = {name: make_scorer(load_ruleset(name)) for name in GAMES}


def test_there_are_games_to_walk() -> None:
    assert len(GAMES) >= 9
    assert {load_ruleset(name).players for name in GAMES} == {2, 3, 4}
    assert {kind for name in GAMES for kind in load_ruleset(name).contracts} == set(get_args(Kind))


@pytest.mark.parametrize(("name", "trump"), WITH_TRUMPS)
@AT_EACH_TABLE
@given(st.data())
def test_the_cascade_allows_what_the_walk_allows(name: str, trump: str, data: st.DataObject) -> None:
    rules = load_ruleset(name)
    play = make_play(rules, trump)
    for _ in range(3):
        position = data.draw(positions(rules.players, (trump,), games.orders_of(rules, trump)))
        number, legal = ledger.choice(rules, position)
        assert rules.rungs[games.asked(play.rung, position)].id == rules.rungs[number].id
        assert frozenset(card_names(games.asked(play.legal, position))) == legal
        if position.winning is not None:
            above = position.above(frozenset({position.winning[1]}))
            assert frozenset(card_names(play.table.above[card_bit(position.winning[1])])) == above


@pytest.mark.parametrize("name", GAMES)
@settings(STEADY, max_examples=300)
@given(st.data())
def test_the_scorer_writes_what_the_walk_writes(name: str, data: st.DataObject) -> None:
    rules = load_ruleset(name)
    facts = data.draw(deal_facts(rules.sides, rules.hand_size))
    account, walked = SCORERS[name].account(facts), ledger.account(rules, facts)
    assert (account.outcome, account.lines, account.items) == (walked.outcome, walked.lines, walked.items)
    assert (account.written, account.held) == (walked.written, walked.held)


@pytest.mark.parametrize("name", GAMES)
@STEADY
@given(st.data())
def test_a_match_ends_where_the_walk_ends_it(name: str, data: st.DataObject) -> None:
    rules = load_ruleset(name)
    match = make_match(rules)
    target = rules.match.target
    near = st.sampled_from((0, target - 1, target, target + 1, 2 * target))
    totals = tuple(data.draw(st.lists(near, min_size=rules.sides, max_size=rules.sides)))
    last = data.draw(st.integers(0, rules.sides - 1))
    assert match.end(*totals, *totals, last, target) == ledger.after_a_deal(rules, totals, totals, last, target)
    facts = data.draw(deal_facts(rules.sides, rules.hand_size))
    for side in range(rules.sides) if match.claim_points else ():
        own = (facts.card_points[side], facts.declared[side], facts.belotes[side], facts.tricks[side])
        assert match.claim_points is not None
        assert match.claim_points(*own) == ledger.claimed(rules, side, facts)


@pytest.mark.parametrize(("name", "trump"), WITH_TRUMPS)
@AT_EACH_TABLE
@given(st.data())
def test_a_declaration_is_as_strong_as_the_walk_says(name: str, trump: str, data: st.DataObject) -> None:
    rules = load_ruleset(name)
    contest = make_contest(rules, make_table(rules, trump))
    if contest is None or rules.declarations is None:
        assert trump == "NT", "only at no trumps is nothing declared"
        return
    order = contest.catalogue.four_order
    held = data.draw(declarations(order))
    world = in_the_contest(held, trump, order)
    walked = tuple(value(key.by, world) for key in rules.declarations.compare)
    top = world.names["top"]
    kind = "four" if held.kind == "four" else "sequence"
    declaration = Declaration(kind, card_set(held.cards), held.points, top)  # type: ignore[arg-type] - one of the two
    assert contest.strength(declaration, held.turn) == walked


@pytest.mark.parametrize("name", GAMES)
def test_the_top_of_what_a_hand_holds_counts_from_the_weakest(name: str) -> None:
    rules = load_ruleset(name)
    contest = make_contest(rules, make_table(rules, "H"))
    assert contest is not None
    for bottom in range(6):
        (found,) = contest.found(card_set(rank + "S" for rank in RANKS[bottom : bottom + 3]))
        assert (found.kind, found.top) == ("sequence", bottom + 2)
    order = contest.catalogue.four_order
    for place, rank in enumerate(reversed(order)):
        (found,) = contest.found(card_set(rank + suit for suit in "SHDC"))
        assert (found.kind, found.top) == ("four", place + 1)


def expressions_of(rules: Ruleset) -> list[Node]:
    """Return every expression of a ruleset."""
    score, match = rules.score, rules.match
    found = [each for rung in rules.rungs for each in (rung.when, rung.cards)]
    found += [key.by for key in rules.declarations.compare] if rules.declarations else []
    found += [line.points for line in score.lines] + [each.content for each in score.values]
    for outcome in score.outcomes:
        found += [outcome.when, outcome.held, *(points for _, items in outcome.write for _, points in items)]
    found += [score.round, score.paid_to, match.claim]
    found += [each for ending in match.endings for each in (ending.when, ending.winner)]
    return [each for each in found if each is not None]


@pytest.mark.parametrize("name", GAMES)
def test_every_expression_of_a_game_can_be_written_and_read_again(name: str) -> None:
    found = expressions_of(load_ruleset(name))
    assert len(found) >= 20
    for node in found:
        assert parse(text(node)) == node
