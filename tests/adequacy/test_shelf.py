"""Engines that are wrong on purpose: each is caught, by a case that cites what it breaks."""

from __future__ import annotations

from functools import cache

from belot_conformance.adequacy.shelf import Caught, floor, nulls, shelf
from belot_conformance.cases import load_suite


@cache
def caught() -> tuple[tuple[Caught, ...], tuple[Caught, ...]]:
    """Return what came of engines without rules, and of wrong ones."""
    suite = load_suite()
    return nulls(suite), shelf(suite)


def test_every_wrong_engine_is_caught_by_a_clause_it_breaks() -> None:
    assert [each.name for each in caught()[1] if not each.fine] == []


def test_there_are_at_least_twenty_wrong_engines_and_six_without_rules() -> None:
    without_rules, wrong = caught()
    assert len({each.name for each in wrong}) >= 20
    assert len(without_rules) == 6


def test_a_wrong_engine_is_right_in_nearly_all_else() -> None:
    for each in caught()[1]:
        assert each.passed * 10 > each.asked * 9, each.name


def test_knowing_no_rules_passes_less_than_a_tenth() -> None:
    passed, asked = floor(caught()[0])
    assert passed * 10 < asked
