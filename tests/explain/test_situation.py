"""What is said about a position is what the compiled rules do there."""

from typing import Any

import pytest
from belot.cards import CARDS, card_bit, card_set
from belot.engine import game, served
from belot.exceptions import InvalidInput
from belot.explain.reading import read
from belot.explain.reasons import step_of, why_not
from belot.explain.refusal import explain_card
from belot.explain.situation import Situation, situation_of
from belot.explain.tree import Agree, All, Choice, Compared, Some, Tree, negated
from belot.explain.tree import Any as AnyOf
from belot.ruleset.model import Rung
from belot.vocabulary import PLAY
from hypothesis import given
from hypothesis import strategies as st

from tests.language.strategies import AT_EACH_TABLE, STEADY, expressions

from .tables import house, position, rung


@st.composite
def tables(draw: Any, players: int, trumps: tuple[str, ...]) -> dict[str, Any]:
    """Return a position: some cards on the table, some in the hand."""
    cards = draw(st.permutations(CARDS))
    count, held = draw(st.integers(0, players - 1)), draw(st.integers(1, 8))
    hand, trick = cards[:held], cards[held : held + count]
    seat = draw(st.integers(0, players - 1))
    return position(draw(st.sampled_from(trumps)), " ".join(hand), " ".join(trick), seat, players)


def decided(tree: Tree, known: list[Tree]) -> bool | None:
    """Return whether a condition holds as far as some facts say."""
    match tree:
        case All(parts=parts):
            found = [decided(part, known) for part in parts]
            return False if False in found else None if None in found else True
        case AnyOf(parts=parts):
            found = [decided(part, known) for part in parts]
            return True if True in found else None if None in found else False
        case Choice(condition=condition, then=then, otherwise=otherwise):
            which = decided(condition, known)
            return None if which is None else decided(then if which else otherwise, known)
        case _:
            return True if tree in known else False if negated(tree) in known else None


def plain(tree: Tree) -> bool:
    """Say whether a condition is made of facts only, without numbers and without sets that depend on conditions."""
    match tree:
        case All(parts=parts) | AnyOf(parts=parts):
            return all(plain(part) for part in parts)
        case Choice():
            return plain(tree.condition) and plain(tree.then) and plain(tree.otherwise)
        case Some(cards=cards):
            return not isinstance(cards, All | AnyOf | Choice)
        case _:
            return not isinstance(tree, Agree | Compared)


@STEADY
@given(data=st.data())
def test_a_rung_means_in_words_what_it_means_compiled(data: st.DataObject) -> None:
    when, played = data.draw(expressions(PLAY, "bool")), data.draw(expressions(PLAY, "cards"))
    rules = house([Rung("house", when, played)], "coinche-plus")
    here = situation_of(rules, data.draw(tables(4, rules.rules.trumps())))
    step = step_of(here.play.rungs[0], here)
    assert (here.rung == 0) == (step.holds and step.meets != 0)
    assert here.legal == (step.meets if here.rung == 0 else here.hand)


@pytest.mark.parametrize("name", served())
@AT_EACH_TABLE
@given(data=st.data())
def test_the_rungs_of_every_game_decide_as_they_are_told(name: str, data: st.DataObject) -> None:
    rules = game(name)
    here = situation_of(rules, data.draw(tables(rules.rules.players, rules.rules.trumps())))
    steps = [step_of(each, here) for each in here.play.rungs]
    deciding = next(at for at, step in enumerate(steps) if step.holds and step.meets)
    assert (deciding, steps[deciding].meets) == (here.rung, here.legal)


@STEADY
@given(data=st.data())
def test_the_facts_given_for_a_condition_hold_and_are_enough(data: st.DataObject) -> None:
    tree = read(data.draw(expressions(PLAY, "bool")))
    rules = game("belot-bg")
    here = situation_of(rules, data.draw(tables(4, rules.rules.trumps())))
    facts = here.because_of(tree)
    assert [fact for fact in facts if not here.holds(fact)] == []
    if plain(tree):
        assert decided(tree, list(facts)) == here.holds(tree)


@pytest.mark.parametrize("name", served())
@AT_EACH_TABLE
@given(data=st.data())
def test_every_card_of_every_hand_is_explained(name: str, data: st.DataObject) -> None:
    rules = game(name)
    table = data.draw(tables(rules.rules.players, rules.rules.trumps()))
    here = situation_of(rules, table)
    for card in table["hand"]:
        found = explain_card(rules, table, card, "en")
        assert found.allowed == bool(here.legal & card_bit(card))
        assert card_set(found.legal) == here.legal
        assert found.sentence == explain_card(rules, table, card, "en").sentence


@STEADY
@given(data=st.data())
def test_a_refused_card_always_lacks_something(data: st.DataObject) -> None:
    rules = house([rung("house", "led & above(best) | trumps - led | best")], "coinche-plus")
    table = data.draw(tables(4, rules.rules.trumps()))
    here: Situation = situation_of(rules, table)
    for card in table["hand"]:
        if not here.legal & card_bit(card):
            assert why_not(here, "en", card_bit(card))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hand": []}, "the hand is empty"),
        ({"seat": 2}, "seat 2 is not to play"),
        ({"hand": ["TH"]}, "TH comes twice"),
        ({"hand": ["XX"]}, "'XX' is no card"),
        ({"contract": {"declarer": 0, "trump": "AT"}}, "'AT' cannot be trumps here"),
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidInput, match=message):
        situation_of(game("belote"), {**position("H", "7S", "TH", 1), **change})


def test_a_card_that_is_none_is_refused() -> None:
    with pytest.raises(InvalidInput, match="'1H' is no card"):
        explain_card(game("belote"), position("H", "7S", "TH", 1), "1H", "en")
