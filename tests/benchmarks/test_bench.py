"""What the benchmark compares is the same: both engines play the same deals to the same points."""

from random import Random

import pytest

from .bench import HANDWRITTEN, generated

DEALS = 1_000


@pytest.mark.parametrize("name", sorted(HANDWRITTEN))
def test_the_generated_and_the_hand_written_engine_play_the_same_deals_to_the_same_points(name: str) -> None:
    ours, theirs, one, other = generated(name), HANDWRITTEN[name], Random(4), Random(4)
    for _ in range(DEALS):
        state = one.getstate()
        own, hand_written = ours(one), theirs(other)
        assert own == hand_written
        assert one.getstate() == other.getstate(), state[0]
