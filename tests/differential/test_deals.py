"""Whole random deals: the same legal actions at every step, the same score."""

from random import Random

import pytest
from belot.game import Game
from belot.ruleset.library import load_ruleset
from belot.ruleset.resolve import packaged_names

from .agreement import parting

DEALS = 250


@pytest.mark.parametrize("name", packaged_names())
def test_random_deals_agree_step_by_step_with_the_second_implementation(name: str) -> None:
    game, rng = Game(load_ruleset(name)), Random(20)
    parted = [found for found in (parting(game, rng) for _ in range(DEALS)) if found]
    assert parted == []
