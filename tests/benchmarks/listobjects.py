"""French belote (`belote-fr`) as a plain engine of objects and lists, the way a first engine is written.

It shares no table and no code with the card-set engine, and draws from `random.Random` in the same order (see
the docstring of `handwritten`), so that the two can be compared deal by deal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

SUITS = ["S", "H", "D", "C"]
RANKS = ["7", "8", "9", "T", "J", "Q", "K", "A"]

TRUMP_RANKING = ["J", "9", "A", "T", "K", "Q", "8", "7"]
PLAIN_RANKING = ["A", "T", "K", "Q", "J", "9", "8", "7"]
TRUMP_VALUES = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
FOUR_VALUES = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}


@dataclass(frozen=True)
class Card:
    rank: str
    suit: str

    def index(self) -> int:
        return SUITS.index(self.suit) * 8 + RANKS.index(self.rank)

    def points(self, trump: str) -> int:
        return TRUMP_VALUES[self.rank] if self.suit == trump else PLAIN_VALUES[self.rank]

    def beats(self, other: Card, trump: str) -> bool:
        """Return whether this card, played later, beats the other."""
        if self.suit != other.suit:
            return self.suit == trump
        ranking = TRUMP_RANKING if self.suit == trump else PLAIN_RANKING
        return ranking.index(self.rank) < ranking.index(other.rank)

    def __str__(self) -> str:
        return self.rank + self.suit


@dataclass
class Player:
    seat: int
    hand: list[Card] = field(default_factory=list)
    tricks: list[list[Card]] = field(default_factory=list)

    def has_belote(self, trump: str) -> bool:
        return Card("K", trump) in self.hand and Card("Q", trump) in self.hand


@dataclass
class Trick:
    trump: str
    plays: list[tuple[Player, Card]] = field(default_factory=list)

    def winning(self) -> tuple[Player, Card]:
        best = self.plays[0]
        for play in self.plays[1:]:
            if play[1].beats(best[1], self.trump):
                best = play
        return best

    def legal_cards(self, player: Player) -> list[Card]:
        """Return the cards the player may play now, in the order of his hand."""
        if not self.plays:
            return list(player.hand)
        led_suit = self.plays[0][1].suit
        winner, best = self.winning()
        same_suit = [card for card in player.hand if card.suit == led_suit]
        trumps = [card for card in player.hand if card.suit == self.trump]
        higher_trumps = [card for card in trumps if card.beats(best, self.trump)]
        if same_suit:
            if led_suit == self.trump and higher_trumps:
                return higher_trumps
            return same_suit
        if winner.seat % 2 == player.seat % 2:
            if best.suit == self.trump and higher_trumps:
                return [card for card in player.hand if card.suit != self.trump or card in higher_trumps]
            return list(player.hand)
        return higher_trumps or trumps or list(player.hand)


@dataclass
class Declaration:
    seat: int
    value: int
    cards: list[Card]

    def is_four(self) -> bool:
        return len({card.suit for card in self.cards}) > 1

    def better_than(self, other: Declaration, trump: str) -> bool:
        """Return whether this declaration beats one that was found earlier in playing order."""
        if self.is_four() != other.is_four():
            return self.is_four()
        if self.value != other.value:
            return self.value > other.value
        mine, theirs = self.cards[-1], other.cards[-1]
        if self.is_four():
            return PLAIN_RANKING.index(mine.rank) < PLAIN_RANKING.index(theirs.rank)
        if mine.rank != theirs.rank:
            return RANKS.index(mine.rank) > RANKS.index(theirs.rank)
        return mine.suit == trump and theirs.suit != trump


def find_fours(player: Player) -> list[Declaration]:
    found = []
    for rank, value in FOUR_VALUES.items():
        cards = [card for card in player.hand if card.rank == rank]
        if len(cards) == 4:
            found.append(Declaration(player.seat, value, cards))
    return found


def find_sequences(player: Player, used: list[Card]) -> list[Declaration]:
    found = []
    for suit in SUITS:
        run: list[Card] = []
        for rank in [*RANKS, "end"]:
            card = Card(rank, suit)
            if card in player.hand and card not in used:
                run.append(card)
                continue
            if len(run) >= 3:
                found.append(Declaration(player.seat, {3: 20, 4: 50}.get(len(run), 100), run))
            run = []
    return found


def find_declarations(player: Player) -> list[Declaration]:
    """Return the declarations of a hand; a card serves once, and a four is worth more than any run it breaks."""
    fours = find_fours(player)
    used = [card for four in fours for card in four.cards]
    return fours + find_sequences(player, used)


class Deal:
    def __init__(self, rng: Random) -> None:
        self.rng = rng
        order = list(range(32))
        rng.shuffle(order)
        self.deck = [Card(RANKS[i % 8], SUITS[i // 8]) for i in order]
        self.players = [Player(seat) for seat in range(4)]
        self.dealer = rng.randrange(4)
        self.taker = self.players[rng.randrange(4)]
        self.trump = SUITS[rng.randrange(4)]
        self.eldest_first = [self.players[(self.dealer + 1 + i) % 4] for i in range(4)]

    def give(self, player: Player, count: int) -> None:
        for _ in range(count):
            player.hand.append(self.deck.pop(0))

    def deal_cards(self) -> None:
        for count in (3, 2):
            for player in self.eldest_first:
                self.give(player, count)
        self.give(self.taker, 3)  # the faced card and two more
        for player in self.eldest_first:
            if player is not self.taker:
                self.give(player, 3)
        for player in self.players:
            player.hand.sort(key=Card.index)

    def best_declarations(self) -> list[int]:
        """Return the declaration points of each side; only the side with the best one scores."""
        found = [d for player in self.eldest_first for d in find_declarations(player)]
        if not found:
            return [0, 0]
        best = found[0]
        for declaration in found[1:]:
            if declaration.better_than(best, self.trump):
                best = declaration
        points = [0, 0]
        side = best.seat % 2
        points[side] = sum(d.value for d in found if d.seat % 2 == side)
        return points

    def belote(self) -> list[int]:
        points = [0, 0]
        for player in self.players:
            if player.has_belote(self.trump):
                points[player.seat % 2] += 20
        return points

    def play(self) -> Player:
        """Play the eight tricks at random and return the winner of the last."""
        leader = self.eldest_first[0]
        for _ in range(8):
            trick = Trick(self.trump)
            for offset in range(4):
                player = self.players[(leader.seat + offset) % 4]
                legal = trick.legal_cards(player)
                card = legal[int(self.rng.random() * len(legal))] if len(legal) > 1 else legal[0]
                player.hand.remove(card)
                trick.plays.append((player, card))
            leader = trick.winning()[0]
            leader.tricks.append([card for _, card in trick.plays])
        return leader

    def card_points(self, last: Player) -> list[int]:
        points = [0, 0]
        for player in self.players:
            for trick in player.tricks:
                points[player.seat % 2] += sum(card.points(self.trump) for card in trick)
        points[last.seat % 2] += 10
        return points

    def result(self) -> tuple[str, int, int, int]:
        self.deal_cards()
        declared, belote = self.best_declarations(), self.belote()
        cards = self.card_points(self.play())
        tricks = [sum(len(p.tricks) for p in self.players if p.seat % 2 == side) for side in (0, 1)]
        takers = self.taker.seat % 2
        defenders = 1 - takers
        written = [0, 0]
        if tricks[takers] == 8:
            outcome = "capot"
            written[takers] = 252 + declared[takers] + belote[takers]
            written[defenders] = belote[defenders]
        elif tricks[defenders] == 8:
            outcome = "capot-against"
            written[takers] = belote[takers]
            written[defenders] = 252 + sum(declared) + belote[defenders]
        else:
            total = [cards[side] + declared[side] + belote[side] for side in (0, 1)]
            if total[takers] >= total[defenders]:
                outcome, written = "made", total
            else:
                outcome = "inside"
                written[takers] = belote[takers]
                written[defenders] = 162 + sum(declared) + belote[defenders]
        return outcome, written[0], written[1], 0


def random_deal(rng: Random) -> tuple[str, int, int, int]:
    """Play a whole deal at random and return outcome, written points per side, points held."""
    return Deal(rng).result()
