"""What cards are in a contract: which are trumps, which beat which, what they count."""

from collections.abc import Mapping
from dataclasses import dataclass

from belot.cards import ALL_TRUMPS, NO_TRUMPS, PACK, RANK_CARDS, RANKS, SUIT_CARDS, SUITS
from belot.ruleset.model import CardTable, Contract, Kind, Ruleset


@dataclass(frozen=True, eq=False)
class Table:
    """The cards under one trump.

    `above` maps a card to the set of cards that beat it, nothing (0) to the empty set; `suit` maps a card to its suit's
    cards; `suit_points` gives, for each suit S H D C, the points of each of the 256 sets of its cards.
    """

    trump: str
    kind: Kind
    trumps: int
    above: Mapping[int, int]
    suit: Mapping[int, int]
    suit_points: tuple[tuple[int, ...], ...]

    def points(self, cards: int) -> int:
        """Return what a set of cards counts."""
        spades, hearts, diamonds, clubs = self.suit_points
        return spades[cards & 0xFF] + hearts[cards >> 8 & 0xFF] + diamonds[cards >> 16 & 0xFF] + clubs[cards >> 24]


def kind_of(trump: str) -> Kind:
    """Return the kind of contract of a trump code: S H D C, NT or AT."""
    return "no-trumps" if trump == NO_TRUMPS else "all-trumps" if trump == ALL_TRUMPS else "suit"


def make_table(ruleset: Ruleset, trump: str) -> Table:
    """Return the table of a ruleset under a trump it can name."""
    kind = kind_of(trump)
    contract = ruleset.contracts[kind]
    trumps = {"no-trumps": 0, "all-trumps": PACK, "suit": SUIT_CARDS.get(trump, 0)}[kind]
    tables = {suit: _suit_table(contract, bool(trumps & cards)) for suit, cards in SUIT_CARDS.items()}
    above, own = {0: 0}, {}
    for suit, cards in SUIT_CARDS.items():
        beaten_by_trumps = 0 if trumps & cards else trumps
        stronger = beaten_by_trumps
        for rank in tables[suit].order:
            card = cards & RANK_CARDS[rank]
            above[card], own[card] = stronger, cards
            stronger |= card
    return Table(trump, kind, trumps, above, own, tuple(_set_points(tables[suit]) for suit in SUITS))


def _suit_table(contract: Contract, is_trump: bool) -> CardTable:
    table = contract.trump_cards if is_trump else contract.other_cards
    assert table is not None, "the ruleset was built with the tables its contracts need"
    return table


def _set_points(table: CardTable) -> tuple[int, ...]:
    return tuple(sum(table.points[rank] for at, rank in enumerate(RANKS) if cards >> at & 1) for cards in range(256))
