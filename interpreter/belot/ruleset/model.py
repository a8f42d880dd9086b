"""The typed model of a ruleset: frozen data, every name resolved, every expression checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from belot.nodes import Node
from belot.vocabulary import Type

Kind: TypeAlias = Literal["suit", "no-trumps", "all-trumps"]
Role: TypeAlias = Literal["takers", "defenders", "everyone"]
Clauses: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class CardTable:
    """Order of the ranks, strongest first, and what each counts."""

    id: str
    order: tuple[str, ...]
    points: Mapping[str, int]


@dataclass(frozen=True)
class Contract:
    """The card tables of one kind of contract; None where no suit is of that sort."""

    kind: Kind
    trump_cards: CardTable | None
    other_cards: CardTable | None
    catalogue: "Catalogue | None"


@dataclass(frozen=True)
class Catalogue:
    """Points of sequences by length and of fours by rank."""

    id: str
    sequences: Mapping[int, int]
    fours: Mapping[str, int]
    four_order: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """One step of the deal; exactly one of `give`, `turn_up`, `bid`, `pick_up`, `exchange`, `discard` is meant."""

    id: str
    action: Literal["give", "give-turned", "turn-up", "bid", "pick-up", "exchange", "discard"]
    count: int = 0
    to: Literal["all", "declarer", "others", "eldest"] = "all"
    apart: bool = False
    rank: str = ""
    clauses: Clauses = ()


@dataclass(frozen=True)
class Round:
    """A round of take or pass."""

    id: str
    offer: Literal["turned", "others", "any"]
    speakers: Literal["all", "eldest"]
    must: Literal["nobody", "dealer", "eldest"]
    picks_up: bool = False
    clauses: Clauses = ()


@dataclass(frozen=True)
class Doubling:
    multiplier: int
    ends_bidding: bool
    clauses: Clauses = ()


@dataclass(frozen=True)
class Bidding:
    """Either rounds of take or pass, or an auction."""

    drive: Literal["rounds", "auction"]
    rounds: tuple[Round, ...] = ()
    values: tuple[int, ...] = ()
    named: tuple[tuple[Literal["capot", "general"], int], ...] = ()
    trumps: tuple[str, ...] = ()
    higher_by: Literal["value", "trump"] = "value"
    double: Doubling | None = None
    redouble: Doubling | None = None
    clauses: Clauses = ()


@dataclass(frozen=True)
class Rung:
    """An obligation of play: where `when` holds and `cards` meets the hand, only those may be played."""

    id: str
    when: Node | None
    cards: Node
    clauses: Clauses = ()


@dataclass(frozen=True)
class Key:
    """A key of comparison of declarations; the higher value wins."""

    id: str
    by: Node
    clauses: Clauses = ()


@dataclass(frozen=True)
class Declarations:
    announce: Literal["automatic", "right"]
    sharing: Literal["one-use", "shared"]
    long_sequences: Literal["whole", "highest"]
    compare: tuple[Key, ...]
    wins_match: int | None = None
    clauses: Clauses = ()


@dataclass(frozen=True)
class Belote:
    announce: Literal["automatic", "any-play", "first-card"]
    clauses: Clauses = ()


@dataclass(frozen=True)
class Line:
    """One line of what a side counts."""

    id: str
    points: Node
    clauses: Clauses = ()


@dataclass(frozen=True)
class Value:
    """A named number or condition of the deal."""

    id: str
    content: Node
    type: Type
    clauses: Clauses = ()


@dataclass(frozen=True)
class Outcome:
    """A way a deal can end: its guard, what each role writes by item, what is held over."""

    id: str
    when: Node | None
    write: tuple[tuple[Role, tuple[tuple[str, Node], ...]], ...]
    held: Node | None = None
    clauses: Clauses = ()


@dataclass(frozen=True)
class Score:
    lines: tuple[Line, ...]
    values: tuple[Value, ...]
    outcomes: tuple[Outcome, ...]
    round: Node | None = None
    paid_to: Node | None = None


@dataclass(frozen=True)
class Ending:
    """After a deal: play on, a draw, or a win of the side for which `winner` holds."""

    id: str
    when: Node | None
    then: Literal["play-on", "draw", "win"]
    winner: Node | None = None
    clauses: Clauses = ()


@dataclass(frozen=True)
class Match:
    target: int
    endings: tuple[Ending, ...]
    claim: Node | None = None
    claim_clauses: Clauses = ()


@dataclass(frozen=True)
class Option:
    """A documented switch: its choices with their titles and the clauses they carry out or depart from.

    `chosen` is what is played, which is the default: where another choice was made, that one is the default of what comes
    out, and the only one, since the others were written for what the ruleset played before.
    """

    id: str
    title: Mapping[str, str]
    default: str
    chosen: str
    choices: Mapping[str, Mapping[str, str]]
    clauses: Mapping[str, Clauses] = field(default_factory=dict)


@dataclass(frozen=True)
class Ruleset:
    """A whole ruleset, ready to be compiled."""

    id: str
    title: Mapping[str, str]
    digest: str
    players: int
    pairs: bool
    direction: Literal["clockwise", "counter-clockwise"]
    next_dealer: Literal["next", "most-written"]
    contracts: Mapping[str, Contract]
    steps: tuple[Step, ...]
    bidding: Bidding
    rungs: tuple[Rung, ...]
    declarations: Declarations | None
    belote: Belote | None
    score: Score
    match: Match
    documents: tuple[str, ...] = ()
    options: Mapping[str, Option] = field(default_factory=dict)
    cited: frozenset[str] = frozenset()

    @property
    def sides(self) -> int:
        """Return the number of sides: two pairs, or one for each player."""
        return 2 if self.pairs else self.players

    @property
    def hand_size(self) -> int:
        """Return the number of cards each player plays, which is also the number of tricks."""
        return sum(step.count for step in self.steps if step.action == "give" and step.to in ("all", "others"))

    def side(self, seat: int) -> int:
        """Return the side of a seat."""
        return seat % 2 if self.pairs else seat

    def trumps(self) -> tuple[str, ...]:
        """Return the trumps that can be named, as protocol codes."""
        codes = {"suit": ("S", "H", "D", "C"), "no-trumps": ("NT",), "all-trumps": ("AT",)}
        return tuple(code for kind in self.contracts for code in codes[kind])
