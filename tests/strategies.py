"""Hypothesis strategies of decks, contracts and whole deals; permutations rather than seeds, because they shrink."""

from belot.bidding import Contract
from belot.cards import CARDS
from belot.engine import game
from belot.game import Game
from belot.ruleset.resolve import packaged_names
from hypothesis import strategies as st

NAMES = packaged_names()

decks = st.permutations(CARDS)
choices = st.lists(st.floats(0, 1, exclude_max=True), min_size=60, max_size=60)


def games() -> st.SearchStrategy[Game]:
    """Return a strategy of the packaged games, compiled."""
    return st.sampled_from(NAMES).map(game)


def contracts(rules: Game) -> st.SearchStrategy[Contract]:
    """Return a strategy of the contracts a game can end its bidding with."""
    bidding = rules.rules.bidding
    values: list[object] = [*bidding.values, *(name for name, _ in bidding.named)]
    return st.builds(
        Contract,
        st.integers(0, rules.rules.players - 1),
        st.sampled_from(rules.rules.trumps()),
        st.sampled_from(values) if values else st.none(),
        st.sampled_from([1, 2, 4]) if bidding.double else st.just(1),
    )
