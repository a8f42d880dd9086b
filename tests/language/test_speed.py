"""Deals played at speed: what is decided when the code is made is what the walk decides card by card."""

from random import Random

import pytest
from belot.cards import card_names, card_set
from belot.kernel import make_kernel
from belot.nodes import Node
from belot.play import make_play
from belot.ruleset.library import load_ruleset
from belot.ruleset.model import Ruleset, Rung
from belot.ruleset.resolve import packaged_names
from belot.tables import make_table
from belot.vocabulary import PLAY
from hypothesis import given
from hypothesis import strategies as st

from . import games, ledger
from .strategies import AT_EACH_TABLE, SEEDS, a_position, expressions
from .walker import PACK

TRUMPS = ("S", "H", "D", "C", "NT", "AT")
EACH_TABLE = pytest.mark.parametrize("players", [2, 3, 4])
# Every rung of the nine games once, whatever its name.
RUNGS = tuple(
    {(rung.when, rung.cards): rung for name in packaged_names() for rung in load_ruleset(name).rungs}.values()
)


def played_alike(rules: Ruleset, trump: str, random: Random) -> None:
    """Fail unless the tricks of a deal go as the walk says, if all play their lowest, and if all play their highest."""
    pack = random.sample(sorted(PACK), rules.players * rules.hand_size)
    hands = [frozenset(pack[place :: rules.players]) for place in range(rules.players)]
    kernel = make_kernel(rules, make_table(rules, trump))
    for chance in (0.0, 0.999):
        taken, last = kernel(*map(card_set, hands), lambda chance=chance: chance)
        walked = ledger.played_out(rules, trump, hands, games.orders_of(rules, trump), lowest=chance == 0.0)
        assert ([frozenset(card_names(each)) for each in taken], last) == walked


@EACH_TABLE
@AT_EACH_TABLE
@given(SEEDS, expressions(PLAY, "bool"), expressions(PLAY, "cards"), st.sampled_from(TRUMPS))
def test_a_deal_goes_as_the_walk_says_whatever_the_rung(
    players: int, random: Random, when: Node, cards: Node, trump: str
) -> None:
    played_alike(games.with_rung(games.table_of(players), when, cards), trump, random)


@EACH_TABLE
@pytest.mark.parametrize("trump", ["H", "NT", "AT"])
@AT_EACH_TABLE
@given(SEEDS, st.lists(st.sampled_from(RUNGS), max_size=6))
def test_a_deal_goes_as_the_walk_says_in_any_order_of_the_rungs_we_have(
    players: int, trump: str, random: Random, rungs: list[Rung]
) -> None:
    rules = games.with_rungs(games.table_of(players), rungs)
    played_alike(rules, trump, random)
    play = make_play(rules, trump)
    for _ in range(3):
        position = a_position(random, players, trump, games.orders_of(rules, trump))
        assert (
            games.asked(play.rung, position),
            frozenset(card_names(games.asked(play.legal, position))),
        ) == ledger.choice(rules, position)


@pytest.mark.parametrize("name", packaged_names())
def test_the_deals_of_a_game_go_as_the_walk_says(name: str) -> None:
    rules, random = load_ruleset(name), Random(name)
    for trump in rules.trumps():
        for _ in range(15):
            played_alike(rules, trump, random)
