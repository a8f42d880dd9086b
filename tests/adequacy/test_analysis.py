"""The suite against mutants: controls die, the rules themselves live, nothing is missed where nothing is said to be."""

from __future__ import annotations

from functools import cache

import pytest
import yaml
from belot_conformance.adequacy.analysis import Adequacy, analyse, ward
from belot_conformance.adequacy.command import cover
from belot_conformance.adequacy.fixture import fixture
from belot_conformance.adequacy.mutant_game import OPERATIONS, passes
from belot_conformance.cases import Suite, load_suite

# Rulesets of which nothing is missed; the others are on their way.
COMPLETE = ("belote-fr", "belote")
CONTROLS = ("play.follow: dropped", "cards.trump.points.J: 21", "score.capot: dropped", "match.target: 1001")


@cache
def suite() -> Suite:
    """Return the suite as shipped."""
    return load_suite()


@cache
def quick(name: str) -> Adequacy:
    """Return what the covering set is worth."""
    return analyse(name, suite(), cover()[name])


@pytest.mark.parametrize("name", COMPLETE)
def test_the_covering_set_alone_leaves_no_survivor(name: str) -> None:
    found = quick(name)
    assert [survivor.id for survivor in found.survivors] == []
    assert found.killed + len(found.proven) == found.mutants
    assert found.wrong == ()
    assert found.immortal_clauses == ()


def test_without_cases_everything_that_is_not_equal_survives() -> None:
    lonely = cover()["belote-fr"][0]
    found = analyse("belote-fr", suite(), (lonely,))
    assert len(found.survivors) > 100
    assert not found.fine


@pytest.mark.parametrize("id_", CONTROLS)
def test_a_control_dies(id_: str) -> None:
    own, _ = ward("belote-fr", suite())
    ((mutant, game),) = [each for each in own.mutants if each[0].id == id_]
    assert any(case.op in OPERATIONS[mutant.part] and not passes(game, case) for case in own.cases)


def test_the_rules_themselves_pass_every_case() -> None:
    own, wrong = ward("belote", suite())
    assert wrong == ()
    assert all(passes(own.game, case) for case in own.cases)


def test_a_survivor_is_printed_as_a_case_the_suite_can_load() -> None:
    found = analyse("belote-fr", suite(), (cover()["belote-fr"][0],))
    survivor = next(each for each in found.survivors if each.id == "play.overtrump: dropped")
    text = fixture(survivor, "belote-fr")
    (entry,) = yaml.safe_load("cases:\n" + text)["cases"]
    base = {"rulesets.yaml": "name: x\nversion: '1'\nplayers: {belote-fr: 4}\nprefixes: {belote-fr: [fr.]}\n"}
    (case,) = load_suite({**base, "a.yaml": "cases:\n" + text}.items()).cases
    assert case.id == entry["id"]
    assert case.clauses == survivor.clauses
