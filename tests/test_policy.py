"""The random player: every legal action, rights always, a pass every second time in an auction."""

from collections.abc import Sequence
from random import Random

from belot.cards import CARDS
from belot.deal import Deal
from belot.game import Game
from belot.policy import random_actions
from belot.ruleset.library import load_ruleset


class Decided(Random):
    """A generator whose numbers are all the same, and whose choice is the last of what is offered."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number
        self.offered: list[list[str]] = []

    def random(self) -> float:
        return self.number

    def choice(self, seq: Sequence[str]) -> str:  # type: ignore[override]
        self.offered.append(list(seq))
        return seq[-1]


def deal_of(name: str) -> Deal:
    return Deal(Game(load_ruleset(name)), CARDS, 0)


def test_an_auction_is_passed_when_the_number_is_below_a_half() -> None:
    assert random_actions(deal_of("coinche"), Decided(0.49)) == ("pass",) * 4


def test_an_auction_goes_on_with_any_legal_call_when_it_is_not() -> None:
    player = Decided(0.5)
    actions = random_actions(deal_of("coinche"), player)
    # The highest bid comes last, then only a double and a redouble are left to say.
    assert actions[:3] == ("bid general C", "double", "redouble")
    assert player.offered[0][:2] == ["pass", "bid 80 S"]


def test_rounds_of_take_or_pass_are_left_to_the_choice() -> None:
    player = Decided(0.0)
    assert random_actions(deal_of("belote-fr"), player)[0] == "take D"
    assert player.offered[0] == ["pass", "take D"]


def test_cards_are_chosen_among_the_legal_ones_and_all_are_played() -> None:
    deal = deal_of("belote-fr")
    player = Decided(0.0)
    actions = random_actions(deal, player)
    assert sorted(action for action in actions if action.startswith("play ")) == sorted(
        f"play {card}" for card in CARDS
    )
    assert deal.turn is None
    assert all(offered == [each for each in offered if each.startswith("play ")] for offered in player.offered[1:])
