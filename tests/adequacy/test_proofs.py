"""Proofs: what is equal by argument on paper is proven, what is not is told apart."""

from __future__ import annotations

from functools import cache

import pytest
from belot.alike import play
from belot.game import Game
from belot_conformance.adequacy.cited import read_source
from belot_conformance.adequacy.mutant import Mutant
from belot_conformance.adequacy.mutant_game import game_of
from belot_conformance.adequacy.mutate import mutants
from belot_conformance.adequacy.proofs import Judge, Verdict


@cache
def ward(name: str) -> tuple[Judge, dict[str, Mutant]]:
    """Return the judge and the mutants of a ruleset."""
    source = read_source(name)
    return Judge(Game(source.rules)), {mutant.id: mutant for mutant in mutants(source)}


def verdict(name: str, id_: str) -> Verdict:
    """Return what is said of a mutant that no case was asked to kill."""
    judge, made = ward(name)
    return judge.verdict(made[id_], game_of(made[id_], judge.game))


# Each is equal for a reason that can be said in a sentence; the reasons stand beside.
EQUAL = (
    ("belote-fr", "play.rise-in-trumps.cards: above(best)"),  # only trumps beat a trump
    ("belote-fr", "play.undertrump.cards: trumps - above(best)"),  # those above were asked for before
    ("belote-fr", "score.capot.when: tricks(takers) >= all-tricks"),  # nobody has more than all
    ("belote-fr", "score.capot-against.when: tricks(takers) <= 0"),  # nor fewer than none
    ("belote-fr", "score.inside.takers.belote: belote(takers)"),  # the side that writes is the takers
    ("belote", "score.tie.when: total(takers) >= total(defenders)"),  # made comes before, when the takers have more
    ("belote", "score.paid-to: any(written(side) > written(s) for s in others)"),  # there is one other side
    ("belote-fr", "deal.first-packets: to others"),  # before anybody has declared all are others
)
APART = (
    ("belote-fr", "play.overtrump: dropped"),
    ("belote-fr", "play.partner-winning.when: always"),
    ("belote-fr", "declarations.compare.eldest: dropped"),
    ("belote", "score.made.when: total(takers) >= total(defenders)"),
    ("belote-fr", "score.capot.takers.belote: dropped"),
    ("belote", "match.target: 500"),
    ("coinche", "bidding.trumps: without S"),
    ("belot-ru-3", "belote.announce: automatic"),
)


@pytest.mark.parametrize(("name", "id_"), EQUAL)
def test_a_mutant_that_is_equal_is_proven(name: str, id_: str) -> None:
    found = verdict(name, id_)
    assert found.proof
    assert found.request is None


@pytest.mark.parametrize(("name", "id_"), APART)
def test_a_mutant_that_differs_is_told_apart_by_a_request(name: str, id_: str) -> None:
    found = verdict(name, id_)
    assert not found.proof
    assert found.request is not None


def test_a_legality_question_names_the_least_that_matters() -> None:
    request = verdict("belote-fr", "play.undertrump: dropped").request
    assert request is not None
    hand = request["position"]["hand"]
    assert len(hand) == 2  # a trump too low to rise, and a card that could be thrown away


def test_situations_are_few_and_hold_every_cell() -> None:
    judge, _ = ward("belote-fr")
    asked = play.situations_of(judge.game)
    assert 1000 < len(asked) < 10_000
    assert {situation.ally for situation in asked} == {False, True}
