"""The nine games as a whole: the walk over their trees and the generated functions give the same play and scores."""

from random import Random
from typing import get_args

import pytest
from belot.cards import card_bit, card_names, card_set
from belot.declarations import make_contest
from belot.match import make_match
from belot.nodes import Node
from belot.parser import parse
from belot.play import make_play
from belot.ruleset.library import load_ruleset
from belot.ruleset.model import Kind, Ruleset
from belot.ruleset.resolve import packaged_names
from belot.scoring import make_scorer
from belot.tables import make_table

from . import games, ledger
from .printing import text
from .strategies import a_declaration, a_position, some_facts
from .walker import RANKS, in_the_contest, value

GAMES = packaged_names()
WITH_TRUMPS = [(name, trump) for name in GAMES for trump in load_ruleset(name).trumps()]


def test_there_are_games_to_walk() -> None:
    assert len(GAMES) >= 9
    assert {load_ruleset(name).players for name in GAMES} == {2, 3, 4}
    assert {kind for name in GAMES for kind in load_ruleset(name).contracts} == set(get_args(Kind))


@pytest.mark.parametrize(("name", "trump"), WITH_TRUMPS)
def test_the_cascade_allows_what_the_walk_allows(name: str, trump: str) -> None:
    rules, random = load_ruleset(name), Random(f"{name} {trump}")
    play, decided = make_play(rules, trump), set()
    for _ in range(400):
        position = a_position(random, rules.players, trump, games.orders_of(rules, trump))
        number, legal = ledger.choice(rules, position)
        assert rules.rungs[games.asked(play.rung, position)].id == rules.rungs[number].id, position
        assert frozenset(card_names(games.asked(play.legal, position))) == legal, position
        if position.winning is not None:
            above = position.above(frozenset({position.winning[1]}))
            assert frozenset(card_names(play.table.above[card_bit(position.winning[1])])) == above, position
        decided.add(number)
    assert len(decided) >= 3, "positions reach most rungs"


@pytest.mark.parametrize("name", GAMES)
def test_the_scorer_writes_what_the_walk_writes(name: str) -> None:
    rules, random = load_ruleset(name), Random(name)
    scorer, outcomes = make_scorer(rules), set()
    for _ in range(1_500):
        facts = some_facts(random, rules.sides, rules.hand_size)
        account, walked = scorer.account(facts), ledger.account(rules, facts)
        assert (account.outcome, account.lines, account.items) == (walked.outcome, walked.lines, walked.items), facts
        assert (account.written, account.held) == (walked.written, walked.held), facts
        outcomes.add(walked.outcome)
    assert outcomes == {outcome.id for outcome in rules.score.outcomes}, "facts reach every outcome"


@pytest.mark.parametrize("name", GAMES)
def test_a_match_ends_where_the_walk_ends_it(name: str) -> None:
    rules, random = load_ruleset(name), Random(name)
    match, target, endings = make_match(rules), rules.match.target, set()
    for _ in range(300):
        near = (0, target - 1, target, target + 1, 2 * target)
        totals = tuple(random.choice(near) for _ in range(rules.sides))
        last = random.randrange(rules.sides)
        ending = ledger.after_a_deal(rules, totals, totals, last, target)
        assert match.end(*totals, *totals, last, target) == ending, (totals, last)
        endings.add(ending[0])
    assert len(endings) == len(rules.match.endings), "totals reach every ending"


def test_a_claim_counts_what_the_walk_counts() -> None:
    claiming = [name for name in GAMES if load_ruleset(name).match.claim is not None]
    assert claiming
    for name in claiming:
        rules, random = load_ruleset(name), Random(name)
        claim = make_match(rules).claim_points
        assert claim is not None
        for _ in range(100):
            facts = some_facts(random, rules.sides, rules.hand_size)
            for side in range(rules.sides):
                own = (facts.card_points[side], facts.declared[side], facts.belotes[side], facts.tricks[side])
                assert claim(*own) == ledger.claimed(rules, side, facts)


@pytest.mark.parametrize(("name", "trump"), WITH_TRUMPS)
def test_a_declaration_is_as_strong_as_the_walk_says(name: str, trump: str) -> None:
    rules, random = load_ruleset(name), Random(f"{name} {trump}")
    contest = make_contest(rules, make_table(rules, trump))
    if contest is None or rules.declarations is None:
        assert trump == "NT", "only at no trumps is nothing declared"
        return
    order = contest.catalogue.four_order
    for _ in range(150):
        held = a_declaration(random, order)
        world = in_the_contest(held, trump, order)
        walked = tuple(value(key.by, world) for key in rules.declarations.compare)
        assert contest.strength(games.as_declared(held, order), held.turn) == walked, held


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
