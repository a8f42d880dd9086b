"""Whole deals made up for the score: many kinds of hands, tricks shared out in many ways, the same ones every time.

Half of them are played by the rules. In the others each trick goes to a side chosen beforehand, whatever the cards oblige
to; the card that wins is still the best one of the trick, and the score judges nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from belot.alike.play import trumps_to_try
from belot.alike.score import multipliers
from belot.bidding import Contract
from belot.cards import PACK, RANK_CARDS, bits, card_names
from belot.game import Announced, Game
from belot.scoring import Facts

DEALS: Final = 400


class Numbers:
    """A small source of numbers that gives the same ones on every machine (the generator of Lehmer)."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2 + 1

    def below(self, bound: int) -> int:
        """Return a number from 0 up to but without the bound."""
        self.state = self.state * 48271 % 2147483647
        return self.state % bound

    def shuffled(self, cards: list[int]) -> list[int]:
        """Return the cards in another order."""
        left, made = list(cards), []
        while left:
            made.append(left.pop(self.below(len(left))))
        return made


@dataclass(frozen=True, eq=False)
class Sample:
    """A deal that has been played, under one contract: what a request about its score needs, and the facts."""

    contract: Contract
    dealer: int
    hands: tuple[int, ...]
    tricks: tuple[tuple[int, tuple[int, ...]], ...]
    discards: int
    belotes: tuple[int, ...]
    declared: tuple[bool, ...]
    held: int
    facts: Facts
    weight: tuple[int, ...] = field(default=())

    def request(self) -> dict[str, Any]:
        """Return the request that asks for the score."""
        contract = self.contract.as_data()
        ask: dict[str, Any] = {
            "op": "score",
            "contract": contract,
            "dealer": self.dealer,
            "hands": [card_names(hand) for hand in self.hands],
            "tricks": [
                {"winner": winner, "cards": [card_names(card)[0] for card in cards]} for winner, cards in self.tricks
            ],
            "belote": list(self.belotes),
            "declared": list(self.declared),
            "held": self.held,
        }
        if self.discards:
            ask["discards"] = card_names(self.discards)
        return ask


def samples(game: Game) -> tuple[Sample, ...]:
    """Return the deals of a game, the plainest first: nothing declared, no belote, nothing held."""
    made = [sample for seed in range(DEALS) for sample in _deal(game, Numbers(seed))]
    return tuple(sorted(made, key=lambda each: each.weight))


def _deal(game: Game, numbers: Numbers) -> Iterator[Sample]:
    rules = game.rules
    trumps = trumps_to_try(rules)
    trump = trumps[numbers.below(len(trumps))]
    hands, discards = _hands(game, numbers)
    dealer = rules.players - 1
    side = numbers.below(rules.sides)
    chance = (0, 0, 1, 4, 8, 15, 16, 16)[numbers.below(8)]
    by_rule = numbers.below(2) == 0
    tricks = _play(game, trump, hands, numbers, None if by_rule else (side, chance))
    declarer = (dealer + 1) % rules.players if discards else numbers.below(rules.players)
    if discards:
        declarer = 0
    belotes = tuple(game.belotes(trump, _with(hands, discards, declarer)))
    silent = numbers.below(4) == 0
    whole = tuple(_with(hands, 0, declarer))
    for declarer_now in range(rules.players) if not discards else [declarer]:
        yield from _under(game, trump, declarer_now, dealer, whole, tricks, discards, belotes, silent)


def _bids(game: Game) -> list[Any]:
    """Return the lowest, a middle and every named bid."""
    plain, named = game.rules.bidding.values, [name for name, _ in game.rules.bidding.named]
    return [*dict.fromkeys([*plain[:1], *plain[len(plain) // 3 : len(plain) // 3 + 1], *named])] or [None]


def _with(hands: list[int], discards: int, declarer: int) -> list[int]:
    return [hand | (discards if seat == declarer else 0) for seat, hand in enumerate(hands)]


def _hands(game: Game, numbers: Numbers) -> tuple[list[int], int]:
    """Return hands, evenly or unevenly dealt, and what the first seat has discarded where that is played."""
    rules = game.rules
    shape = numbers.below(4)
    cards = list(bits(PACK))
    if shape == 1:  # fours together
        cards = [card for rank in numbers.shuffled(list(RANK_CARDS.values())) for card in bits(rank)]
    elif shape == 2:  # suits together
        cards = cards[8 * numbers.below(4) :] + cards[: 8 * numbers.below(4)]
        cards = list(dict.fromkeys([*cards, *bits(PACK)]))
    else:
        cards = numbers.shuffled(cards)
    for _ in range((numbers.below(4), 12, 8, 0)[(shape + 3) % 4]):
        one, other = numbers.below(32), numbers.below(32)
        cards[one], cards[other] = cards[other], cards[one]
    size = rules.hand_size
    hands = [sum(cards[seat * size : (seat + 1) * size]) for seat in range(rules.players)]
    discarding = sum(step.count for step in rules.steps if step.action == "discard")
    return hands, sum(cards[rules.players * size : rules.players * size + discarding])


def _play(
    game: Game, trump: str, hands: list[int], numbers: Numbers, wish: tuple[int, int] | None
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    left, leader, tricks = list(hands), 0, []
    for _ in range(game.rules.hand_size):
        for _ in range(1 if wish is None else 30):
            cards = _trick(game, trump, left, leader, numbers, by_rule=wish is None)
            winner = _winner(game, trump, cards, leader)
            if wish is None or (game.rules.side(winner) == wish[0]) == (numbers.below(16) < wish[1]):
                break
        for place, card in enumerate(cards):
            left[(leader + place) % game.rules.players] &= ~card
        tricks.append((winner, tuple(cards)))
        leader = winner
    return tuple(tricks)


def _trick(game: Game, trump: str, hands: list[int], leader: int, numbers: Numbers, by_rule: bool) -> list[int]:
    play, cards = game.play(trump), list[int]()
    for place in range(game.rules.players):
        seat = (leader + place) % game.rules.players
        legal = hands[seat]
        if by_rule:
            winner = _winner(game, trump, cards, leader) if cards else seat
            best = cards[(winner - leader) % game.rules.players] if cards else 0
            legal = play.legal(legal, play.table.suit[cards[0]] if cards else 0, best, winner, seat)
        choices = list(bits(legal))
        cards.append(choices[numbers.below(len(choices))])
    return cards


def _winner(game: Game, trump: str, cards: list[int], leader: int) -> int:
    above, best = game.play(trump).table.above, 0
    for place in range(1, len(cards)):
        if above[cards[best]] & cards[place]:
            best = place
    return (leader + best) % game.rules.players


def _under(
    game: Game,
    trump: str,
    declarer: int,
    dealer: int,
    hands: tuple[int, ...],
    tricks: tuple[tuple[int, tuple[int, ...]], ...],
    discards: int,
    belotes: tuple[int, ...],
    silent: bool,
) -> Iterator[Sample]:
    """Yield the deal under every bid and multiplier, with nothing and with something held."""
    rules = game.rules
    declared = (not silent,) * rules.players
    known = [hand | (discards if seat == declarer else 0) for seat, hand in enumerate(hands)]
    known = known if discards == 0 else list(hands)
    announced: Announced = game.announced(trump, known, declared, dealer)
    taken = [(winner, sum(cards)) for winner, cards in tricks]
    values = _bids(game)
    holds = (0, 50) if rules.score.paid_to is not None else (0,)
    for value, multiplier, held in product(values, multipliers(rules), holds):
        contract = Contract(declarer, trump, value, multiplier)
        facts = game.facts(contract, taken, discards, announced, belotes, held)
        weight = (held, multiplier, sum(facts.declared), sum(belotes))
        yield Sample(contract, dealer, hands, tricks, discards, belotes, declared, held, facts, weight)
