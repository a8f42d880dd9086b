"""The trick on the table: who has played what, which card is winning."""

from collections.abc import Iterator

from belot.tables import Table


class Trick:
    """Cards in the order played, from the leader; `best` and `winner` are the card and seat that are winning."""

    def __init__(self, leader: int) -> None:
        self.leader = leader
        self.cards: list[int] = []
        self.best = 0
        self.winner = leader

    def led(self, table: Table) -> int:
        """Return the cards of the suit led, none when nothing is led yet."""
        return table.suit[self.cards[0]] if self.cards else 0

    def seat_to_play(self, players: int) -> int:
        return (self.leader + len(self.cards)) % players

    def add(self, seat: int, card: int, table: Table) -> None:
        """Put a card on the trick."""
        if not self.cards or table.above[self.best] & card:
            self.best, self.winner = card, seat
        self.cards.append(card)

    def plays(self, players: int) -> Iterator[tuple[int, int]]:
        """Yield seat and card in the order played."""
        for place, card in enumerate(self.cards):
            yield (self.leader + place) % players, card
