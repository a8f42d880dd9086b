"""A compiled ruleset: everything generated from it, made when first needed and kept."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from belot.bidding import Contract
from belot.declarations import Contest, Declaration, belote_pairs, make_contest
from belot.kernel import Kernel, make_kernel
from belot.match import MatchRules, make_match
from belot.play import Play, make_play
from belot.ruleset.model import Ruleset
from belot.scoring import Facts, Scorer, make_scorer


@dataclass(frozen=True)
class Announced:
    """What the hands hold at the first lead: declarations per seat, and whose side they stand for (None: nobody's)."""

    found: tuple[tuple[Declaration, ...], ...]
    side: int | None

    def scored(self, seat: int, side: int) -> tuple[Declaration, ...]:
        """Return the declarations of a seat that count, given its side."""
        return self.found[seat] if side == self.side else ()


@dataclass(frozen=True, eq=False)
class Game:
    """A ruleset with its generated functions."""

    rules: Ruleset
    _plays: dict[str, tuple[Play, Contest | None]] = field(default_factory=dict, repr=False)
    _kernels: dict[str, Kernel] = field(default_factory=dict, repr=False)

    def play(self, trump: str) -> Play:
        """Return legality under a trump."""
        return self._under(trump)[0]

    def contest(self, trump: str) -> Contest | None:
        """Return the contest of declarations under a trump, None where there are none."""
        return self._under(trump)[1]

    def kernel(self, trump: str) -> Kernel:
        """Return the function that plays all tricks with random cards under a trump."""
        if trump not in self._kernels:
            self._kernels[trump] = make_kernel(self.rules, self.play(trump).table)
        return self._kernels[trump]

    def _under(self, trump: str) -> tuple[Play, Contest | None]:
        if trump not in self._plays:
            play = make_play(self.rules, trump)
            self._plays[trump] = (play, make_contest(self.rules, play.table))
        return self._plays[trump]

    @cached_property
    def scorer(self) -> Scorer:
        return make_scorer(self.rules)

    @cached_property
    def match(self) -> MatchRules:
        return make_match(self.rules)

    def announced(self, trump: str, hands: Sequence[int], declared: Sequence[bool], dealer: int) -> Announced:
        """Return what the seats that declare hold, and the side whose declarations stand."""
        contest = self.contest(trump)
        if contest is None:
            return Announced(((),) * len(hands), None)
        found = tuple(contest.found(hand) if says else () for hand, says in zip(hands, declared, strict=True))
        eldest = (dealer + 1) % self.rules.players
        return Announced(found, contest.standing(found, eldest, self.rules.sides))

    def belotes(self, trump: str, hands: Sequence[int]) -> list[int]:
        """Return how many pairs of king and queen of trumps each hand holds."""
        if self.rules.belote is None:
            return [0] * len(hands)
        pairs = belote_pairs(self.play(trump).table)
        return [sum(hand & pair == pair for pair in pairs) for hand in hands]

    def facts(
        self,
        contract: Contract,
        tricks: Sequence[tuple[int, int]],
        discards: int,
        announced: Announced,
        belotes: Sequence[int],
        held: int,
    ) -> Facts:
        """Return the facts the score is made from; `tricks` are (winner, cards) in order."""
        rules, table = self.rules, self.play(contract.trump).table
        taken = [0] * rules.sides
        won = [0] * rules.players
        for winner, cards in tricks:
            taken[rules.side(winner)] |= cards
            won[winner] += 1
        takers = rules.side(contract.declarer)
        taken[takers] |= discards
        seats = range(rules.players)
        return Facts(
            takers=takers,
            last=rules.side(tricks[-1][0]),
            card_points=tuple(table.points(cards) for cards in taken),
            tricks=self._per_side(won),
            declared=self._per_side(
                [sum(each.points for each in announced.scored(seat, rules.side(seat))) for seat in seats]
            ),
            belotes=self._per_side(belotes),
            declarer_tricks=won[contract.declarer],
            bid=self.bid_points(contract),
            multiplier=contract.multiplier,
            capot_bid=contract.value == "capot",
            general_bid=contract.value == "general",
            no_trumps=table.kind == "no-trumps",
            all_trumps=table.kind == "all-trumps",
            held=held,
        )

    def bid_points(self, contract: Contract) -> int:
        """Return what a contract is worth: its number, or the points of a named bid; 0 where none is bid."""
        if isinstance(contract.value, str):
            return dict(self.rules.bidding.named)[contract.value]
        return contract.value or 0

    def _per_side(self, per_seat: Sequence[int]) -> tuple[int, ...]:
        totals = [0] * self.rules.sides
        for seat, points in enumerate(per_seat):
            totals[self.rules.side(seat)] += points
        return tuple(totals)
