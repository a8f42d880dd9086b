"""Mutants: every part of a ruleset is changed, one thing at a time."""

from __future__ import annotations

from functools import cache

import pytest
from belot.nodes import Node
from belot.parser import parse
from belot.vocabulary import MATCH, PLAY
from belot_conformance.adequacy.cited import Source, read_source
from belot_conformance.adequacy.expressions import mutants as changed
from belot_conformance.adequacy.mutant import Mutant
from belot_conformance.adequacy.mutate import mutants
from belot_conformance.adequacy.printing import show

RULESETS = ("belote-fr", "belot-ru-3", "coinche-plus")


@cache
def source(name: str) -> Source:
    """Return a ruleset with its clauses."""
    return read_source(name)


@cache
def made(name: str) -> dict[str, Mutant]:
    """Return the mutants of a ruleset by id."""
    return {mutant.id: mutant for mutant in mutants(source(name))}


def texts(expression: Node) -> set[str]:
    """Return the mutants of a condition of play as text."""
    return {show(each) for each in changed(expression, PLAY, "bool")}


@pytest.mark.parametrize("name", RULESETS)
def test_every_part_of_the_rules_is_mutated(name: str) -> None:
    parts = {mutant.part for mutant in made(name).values()}
    assert parts == {"cards", "steps", "bidding", "rungs", "declarations", "belote", "score", "match"}


@pytest.mark.parametrize("name", RULESETS)
def test_a_mutant_is_another_ruleset_that_cites_clauses(name: str) -> None:
    for mutant in made(name).values():
        assert mutant.rules != source(name).rules, mutant.id
        assert mutant.clauses, mutant.id
        assert mutant.sentence


def test_every_rung_can_be_dropped() -> None:
    rungs = {rung.id for rung in source("belote-fr").rules.rungs}
    assert {f"play.{rung}: dropped" for rung in rungs} <= set(made("belote-fr"))


def test_the_value_of_every_card_is_one_more_and_one_less() -> None:
    assert {"cards.trump.points.J: 21", "cards.trump.points.J: 19"} <= set(made("belote-fr"))


def test_a_mutant_of_a_table_cites_the_clauses_written_beside_the_table() -> None:
    assert made("belote-fr")["cards.trump.points.J: 21"].clauses == ("fr.cards.trump-order", "fr.cards.total")


def test_clauses_of_other_documents_are_left_out() -> None:
    for mutant in made("belote-fr").values():
        assert all(clause.startswith("fr.") for clause in mutant.clauses), mutant.id


def test_a_condition_is_cut_joined_and_negated() -> None:
    found = texts(parse("ally(winner) and some(trumps & above(best))"))
    assert "ally(winner)" in found
    assert "some(trumps & above(best))" in found
    assert "ally(winner) or some(trumps & above(best))" in found
    assert "ally(winner) and some(trumps)" in found


def test_a_mutant_of_an_expression_is_of_the_same_type() -> None:
    assert not any("some(best)" in text and "winner" not in text for text in texts(parse("ally(winner)")))
    found = {show(each) for each in changed(parse("any(total(s) >= target for s in everyone)"), MATCH, "bool")}
    assert "any(total(s) > target for s in everyone)" in found
    assert "all(total(s) >= target for s in everyone)" in found
    assert "total(s) >= target" not in found
