"""Bidding: two machines, rounds of take or pass and an ascending auction, driven by the data of a ruleset."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from belot.cards import SUITS
from belot.exceptions import IllegalAction
from belot.ruleset.model import Bidding, Round, Ruleset

Value: TypeAlias = int | Literal["capot", "general"] | None
PASS, DOUBLE, REDOUBLE = "pass", "double", "redouble"


@dataclass(frozen=True)
class Contract:
    """A contract: who plays it, the trump code, the value where the game has values, the multiplier."""

    declarer: int
    trump: str
    value: Value = None
    multiplier: int = 1

    def as_data(self) -> dict[str, Any]:
        """Return the contract as the protocol writes it."""
        data: dict[str, Any] = {"declarer": self.declarer, "trump": self.trump, "multiplier": self.multiplier}
        if self.value is not None:
            data["value"] = self.value
        return data


@dataclass(frozen=True)
class Rounds:
    """Rounds of take or pass: which round, how many have spoken in it; over with a contract or without one."""

    bidding: Bidding
    players: int
    dealer: int
    turned: str
    round: int = 0
    spoken: int = 0
    contract: Contract | None = None

    @property
    def over(self) -> bool:
        return self.contract is not None or self.round == len(self.bidding.rounds)

    @property
    def seat(self) -> int:
        return (self.dealer + 1 + self.spoken) % self.players

    def legal(self) -> list[str]:
        """Return the calls the seat to speak may make."""
        if self.over:
            return []
        now = self.bidding.rounds[self.round]
        takes = [f"take {suit}" for suit in SUITS if self._offered(now, suit)]
        return takes if self._must_take(now) else [PASS, *takes]

    def _offered(self, now: Round, suit: str) -> bool:
        return now.offer == "any" or (suit == self.turned) == (now.offer == "turned")

    def _must_take(self, now: Round) -> bool:
        eldest = (self.dealer + 1) % self.players
        return self.seat == {"nobody": None, "dealer": self.dealer, "eldest": eldest}[now.must]

    def after(self, call: str) -> "Rounds":
        """Return the bidding after a legal call."""
        if call != PASS:
            return replace(self, contract=Contract(self.seat, call.removeprefix("take ")))
        speakers = self.players if self.bidding.rounds[self.round].speakers == "all" else 1
        if self.spoken + 1 < speakers:
            return replace(self, spoken=self.spoken + 1)
        return replace(self, round=self.round + 1, spoken=0)


@dataclass(frozen=True)
class Auction:
    """An ascending auction: who speaks, the last bid, who has doubled, how many have passed since."""

    bidding: Bidding
    players: int
    seat: int
    bid: Contract | None = None
    rank: int = -1
    doubled_by: int | None = None
    redoubled: bool = False
    passes: int = 0

    @property
    def contract(self) -> Contract | None:
        """Return the contract if the bidding has ended with one."""
        return self.bid if self.over else None

    @property
    def over(self) -> bool:
        if self.bid is None:
            return self.passes == self.players
        if self.redoubled and self._ends(self.bidding.redouble):
            return True
        if self.doubled_by is not None and self._ends(self.bidding.double):
            return self.passes == self.players // 2
        return self.passes == self.players - 1

    @staticmethod
    def _ends(doubling: Any) -> bool:
        return doubling is not None and bool(doubling.ends_bidding)

    def legal(self) -> list[str]:
        """Return the calls the seat to speak may make: pass, the bids from low to high, double, redouble."""
        if self.over:
            return []
        calls = [PASS]
        if self.doubled_by is None or not self._ends(self.bidding.double):
            calls += [call for call, rank in self._bids() if rank > self.rank]
        if (
            self.bid is not None
            and self.bidding.double
            and self.doubled_by is None
            and self._against(self.bid.declarer)
        ):
            calls.append(DOUBLE)
        if (
            self.doubled_by is not None
            and self.bidding.redouble
            and not self.redoubled
            and self._against(self.doubled_by)
        ):
            calls.append(REDOUBLE)
        return calls

    def _against(self, seat: int) -> bool:
        return (seat - self.seat) % 2 == 1

    def _bids(self) -> list[tuple[str, int]]:
        """Return every bid with its rank; a higher rank is a higher bid."""
        if self.bidding.higher_by == "trump":
            return [(f"bid {trump}", rank) for rank, trump in enumerate(self.bidding.trumps)]
        values = [*self.bidding.values, *(name for name, _ in self.bidding.named)]
        return [(f"bid {value} {trump}", rank) for rank, value in enumerate(values) for trump in self.bidding.trumps]

    def after(self, call: str) -> "Auction":
        """Return the bidding after a legal call."""
        if call == PASS:
            return self._passed(replace(self, passes=self.passes + 1))
        if call in (DOUBLE, REDOUBLE):
            return self._passed(self._doubled(call))
        words = call.split()
        value: Any = None
        if len(words) == 3:
            value = int(words[1]) if words[1].isdigit() else words[1]
        bid = Contract(self.seat, words[-1], value)
        made = replace(self, bid=bid, rank=dict(self._bids())[call], doubled_by=None, redoubled=False, passes=0)
        return self._passed(made)

    def _doubled(self, call: str) -> "Auction":
        doubling = self.bidding.double if call == DOUBLE else self.bidding.redouble
        assert self.bid is not None and doubling is not None, "only a bid is doubled"
        bid = replace(self.bid, multiplier=doubling.multiplier)
        if call == DOUBLE:
            return replace(self, bid=bid, doubled_by=self.seat, passes=0)
        return replace(self, bid=bid, redoubled=True, passes=0)

    def _passed(self, made: "Auction") -> "Auction":
        """Return the bidding with the next speaker: all in turn, or only the doubled pair once a double ended it."""
        seat = (self.seat + 1) % self.players
        if made.doubled_by is not None and self._ends(self.bidding.double) and (seat - made.doubled_by) % 2 == 0:
            seat = (seat + 1) % self.players
        return replace(made, seat=seat)


State: TypeAlias = Rounds | Auction


def start(ruleset: Ruleset, dealer: int, turned: str | None) -> State:
    """Return the bidding before the first call; `turned` is the suit of the faced card, where one is faced."""
    if ruleset.bidding.drive == "rounds":
        return Rounds(ruleset.bidding, ruleset.players, dealer, turned or "")
    return Auction(ruleset.bidding, ruleset.players, (dealer + 1) % ruleset.players)


def make_call(state: State, call: str, clauses: Sequence[str] = ()) -> State:
    """Return the bidding after a call; raise IllegalAction (illegal-call) if it is not allowed."""
    legal = state.legal()
    if call not in legal:
        raise IllegalAction("illegal-call", call, state.seat, clauses=tuple(clauses), legal=tuple(legal))
    return state.after(call)
