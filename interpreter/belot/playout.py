"""Whole deals played at speed with random cards: for benchmarks, impact measures and simulation.

The same generated functions as in `deal`, without steps a person could look at. Every right that only adds points is used: all
declare, belote is announced; nobody exchanges or claims.
"""

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from belot.bidding import Contract, Value
from belot.compiler import function, give, load, store, total_of
from belot.dealing import after_bidding, before_bidding
from belot.declarations import IN_ROW, belote_pairs, wins_match
from belot.exceptions import InvalidInput
from belot.game import Game
from belot.settling import make_settle

Random: TypeAlias = Callable[[], float]
Result: TypeAlias = tuple[str, tuple[int, ...], int]
# deck, dealer, contract, source of numbers, points held before -> result
Player: TypeAlias = Callable[[Sequence[int], int, Contract, Random, int], Result]


@dataclass(frozen=True, eq=False)
class Playout:
    """Plays deals of one game; what does not change from deal to deal is worked out once for each trump."""

    game: Game
    _players: dict[str, Player] = field(default_factory=dict, repr=False)

    def player(self, trump: str) -> Player:
        """Return the function that plays deals under a trump: a deck as one-bit sets, the first dealt first, the dealer,
        the contract, a source of numbers in [0, 1) and the points held before; it gives outcome, what each side
        writes, and the points held over.

        Of n legal cards in ascending order number int(random() * n) is played; for a single one no number is drawn.
        """
        if trump not in self._players:
            self._players[trump] = self._make(trump)
        return self._players[trump]

    def _dealer(self, turn: int) -> Callable[[Sequence[int]], tuple[int, ...]]:
        """Return a function from a deck to the hands by place, when the declarer sits `turn` places after the dealer.

        Which places of the deck go to whom is found by dealing a deck of bits in order.
        """
        rules = self.game.rules
        deck = [1 << place for place in range(32)]
        dealer = rules.players - 1
        declarer = (turn - 1) % rules.players
        dealt = after_bidding(rules, deck, dealer, before_bidding(rules, deck, dealer), declarer)
        discards = sum(step.count for step in rules.steps if step.action == "discard")
        sizes = [rules.hand_size + (discards if place == declarer else 0) for place in range(rules.players)]
        if [hand.bit_count() for hand in dealt.hands] != sizes:
            return _refused
        cards = ast.Tuple([ast.Name(f"card_{number}", ast.Store()) for number in range(32)], ast.Store())
        hands = [
            total_of([load(f"card_{number}") for number in range(32) if hand >> number & 1]) for hand in dealt.hands
        ]
        body = [ast.Assign([cards], load("deck")), give(ast.Tuple(hands, ast.Load()))]
        return function("hands", ["deck"], body, {})

    def _make(self, trump: str) -> Player:
        game, rules = self.game, self.game.rules
        play_out, table = game.kernel(trump), game.play(trump).table
        dealers = [self._dealer(turn) for turn in range(rules.players)]
        every_side = range(rules.sides)
        settles = [[make_settle(rules, table, takers, first) for takers in every_side] for first in every_side]
        bids: dict[Value, int] = {None: 0, **dict(zip(rules.bidding.values, rules.bidding.values, strict=True))}
        bids |= dict(rules.bidding.named)
        declared_points, belotes = self._declared_points(trump), self._belotes(trump)
        outcomes = [outcome.id for outcome in rules.score.outcomes]
        players, sides, hand_size = rules.players, rules.sides, rules.hand_size
        discarding = any(step.action == "discard" for step in rules.steps)

        def deal(deck: Sequence[int], dealer: int, contract: Contract, random: Random, held: int) -> Result:
            turn = (contract.declarer - dealer) % players
            place = turn - 1 if turn else players - 1
            hands, discards = dealers[turn](deck), 0
            if discarding:
                hands, discards = _discard(hands, place, hand_size, random)
            declared = declared_points(hands)
            if declared is None:
                return "match-won", (), held
            taken, last = play_out(*hands, random)
            value = contract.value
            number, written, held = settles[(dealer + 1) % sides][place % sides](
                taken,
                last,
                place,
                discards,
                declared,
                belotes(hands),
                bids[value],
                contract.multiplier,
                value == "capot",
                value == "general",
                held,
            )
            return outcomes[number], written, held

        return deal

    def _declared_points(self, trump: str) -> Callable[[Sequence[int]], Sequence[int] | None]:
        """Return a function of the hands by place: points that stand per side of a place, None if the match is won."""
        rules, contest = self.game.rules, self.game.contest(trump)
        sides = rules.sides
        nothing = (0,) * sides
        if contest is None:
            return lambda hands: nothing
        wins, find = contest.rules.wins_match is not None, contest.find
        spades, hearts, diamonds, clubs = contest.sequences

        def points(hands: Sequence[int]) -> Sequence[int] | None:
            declaring = []
            for place, hand in enumerate(hands):
                pairs, halves = hand & hand >> 1, hand & hand >> 16
                if halves & halves >> 8 & 0xFF:
                    own = find(hand)
                elif pairs & pairs >> 1 & IN_ROW:
                    own = (
                        spades[hand & 0xFF] + hearts[hand >> 8 & 0xFF] + diamonds[hand >> 16 & 0xFF] + clubs[hand >> 24]
                    )
                    if len(own) > 1:
                        own = find(hand)
                else:
                    continue
                if own:
                    declaring.append((place, own))
            if not declaring:
                return nothing
            if wins:
                for hand in hands:
                    if wins_match(contest, hand):
                        return None
            side: int | None = declaring[0][0] % sides
            if len(declaring) > 1:
                side = contest.strongest(declaring, sides)
            if side is None:
                return nothing
            standing = [0] * sides
            for place, own in declaring:
                if place % sides == side:
                    for each in own:
                        standing[side] += each.points
            return standing

        return points

    def _belotes(self, trump: str) -> Callable[[Sequence[int]], Sequence[int]]:
        """Return a generated function of the hands by place: pairs of king and queen per side of a place."""
        rules = self.game.rules
        pairs = belote_pairs(self.game.play(trump).table) if rules.belote else ()
        places = range(rules.players)
        counts = [f"count_{side}" for side in range(rules.sides)]
        hands = ast.Tuple([ast.Name(f"hand_{place}", ast.Store()) for place in places], ast.Store())
        body: list[ast.stmt] = [
            ast.Assign([hands], load("hands")),
            *[store(count, ast.Constant(0)) for count in counts],
        ]
        for pair in pairs:
            tests: list[ast.stmt] = []
            for place in reversed(places):
                cut = ast.BinOp(load(f"hand_{place}"), ast.BitAnd(), ast.Constant(pair))
                has = ast.Compare(cut, [ast.Eq()], [ast.Constant(pair)])
                counted = ast.AugAssign(ast.Name(counts[place % rules.sides], ast.Store()), ast.Add(), ast.Constant(1))
                tests = [ast.If(has, [counted], tests)]
            body += tests
        body.append(give(ast.Tuple([load(count) for count in counts], ast.Load())))
        return function("belotes", ["hands"], body, {})


def _discard(hands: Sequence[int], place: int, hand_size: int, random: Random) -> tuple[tuple[int, ...], int]:
    """Return the hands after the declarer has laid away random cards, and those cards."""
    kept = [*hands]
    for _ in range(hands[place].bit_count() - hand_size):
        cards = kept[place]
        for _ in range(int(random() * cards.bit_count())):
            cards &= cards - 1
        kept[place] ^= cards & -cards
    return tuple(kept), hands[place] & ~kept[place]


def _refused(deck: Sequence[int]) -> tuple[int, ...]:
    raise InvalidInput("E507", "this player cannot be the declarer", "only the eldest bids in this game")
