"""Counting legal card sequences to a depth: a few numbers pin a whole move generator."""

from collections.abc import Sequence
from typing import Any

from belot.cards import bits, card_name
from belot.game import Game
from belot.trick import Trick


def count_lines(
    game: Game, trump: str, hands: Sequence[int], seat: int, plays: Sequence[tuple[int, int]], plies: int
) -> dict[str, Any]:
    """Return the number of legal card sequences of a length, in all and by first card."""
    table = game.play(trump).table
    trick = Trick(plays[0][0] if plays else seat)
    for who, card in plays:
        trick.add(who, card, table)
    counter = _Counter(game, trump)
    if plies == 0:
        return {"lines": 1, "by_first": {}}
    by_first = {
        card_name(card): counter.after(list(hands), trick, card, plies - 1) for card in counter.choices(hands, trick)
    }
    return {"lines": sum(by_first.values()), "by_first": by_first}


class _Counter:
    def __init__(self, game: Game, trump: str) -> None:
        self.play = game.play(trump)
        self.players = game.rules.players

    def choices(self, hands: Sequence[int], trick: Trick) -> list[int]:
        seat = trick.seat_to_play(self.players)
        hand = hands[seat]
        winner = trick.winner if trick.cards else seat
        return list(bits(self.play.legal(hand, trick.led(self.play.table), trick.best, winner, seat))) if hand else []

    def after(self, hands: list[int], trick: Trick, card: int, plies: int) -> int:
        """Return the number of sequences of a length after one card is played."""
        if plies == 0:
            return 1
        seat = trick.seat_to_play(self.players)
        rest = [*hands[:seat], hands[seat] & ~card, *hands[seat + 1 :]]
        following = Trick(trick.leader)
        following.cards, following.best, following.winner = [*trick.cards], trick.best, trick.winner
        following.add(seat, card, self.play.table)
        if len(following.cards) == self.players:
            following = Trick(following.winner)
        choices = self.choices(rest, following)
        if plies == 1:
            return len(choices)
        return sum(self.after(rest, following, choice, plies - 1) for choice in choices)
