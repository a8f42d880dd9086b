"""How the cards get from the deck into the hands."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import DECK, suit_of
from .table import (
    BELA2,
    BELA3,
    BELA4,
    BELOTE,
    BELOTE_FR,
    BG,
    COINCHES,
    RU3,
    Contract,
    Illegal,
    in_turn,
    players,
)


@dataclass
class Table:
    """The cards of a deal: what each seat holds, the faced card and what is still undealt."""

    hands: list[list[str]]
    stock: list[str]
    turned: str | None = None
    out_of_play: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)

    def give(self, seat: int, count: int) -> None:
        """Move the next cards of the stock to a hand."""
        self.hands[seat] += self.stock[:count]
        del self.stock[:count]

    def give_round(self, ruleset: str, dealer: int, count: int) -> None:
        """Give a packet to everybody, the eldest first."""
        for seat in in_turn(ruleset, dealer):
            self.give(seat, count)

    def face(self) -> None:
        """Turn up the next card of the stock."""
        self.turned = self.stock.pop(0)


def before_bidding(ruleset: str, dealer: int, deck: list[str]) -> Table:
    """Return the table as it is when the bidding begins."""
    if sorted(deck) != sorted(DECK):
        raise Illegal("the deck is not the 32 cards, each once")
    table = Table([[] for _ in range(players(ruleset))], list(deck))
    # fr.deal.first-packets, sgb.deal.packets, sgc.deal, ru3.deal.first-packets, bela2.deal.packets,
    # bela3.deal.packets, bela4.deal.packets, bg.deal.packets, bg.deal.when
    packets = {BELOTE_FR: [3, 2], BELOTE: [3, 2], BG: [3, 2], RU3: [3, 3], BELA2: [3, 3], BELA3: [3, 3], BELA4: [3, 3]}
    for count in [3, 2, 3] if ruleset in COINCHES else packets[ruleset]:
        table.give_round(ruleset, dealer, count)
    if ruleset in (BELOTE_FR, BELOTE, RU3, BELA2):
        # fr.deal.turn-up, sgb.deal.packets, ru3.deal.turn-up, bela2.deal.packets
        table.face()
    return table


def complete(ruleset: str, dealer: int, table: Table, contract: Contract) -> None:
    """Give everybody the rest of his cards once the contract stands."""
    declarer = contract["declarer"]
    if ruleset in (BELOTE_FR, BELOTE):
        # fr.deal.completion, sgb.deal.completion: no order is told; the taker is named first and served first
        assert table.turned is not None
        table.hands[declarer].append(table.turned)
        table.give(declarer, 2)
        for seat in in_turn(ruleset, dealer):
            if seat != declarer:
                table.give(seat, 3)
    elif ruleset in (RU3, BG):
        table.give_round(ruleset, dealer, 3)  # ru3.deal.second-packet, bg.deal.packets
    elif ruleset == BELA2:
        table.give_round(ruleset, dealer, 4)  # bela2.deal.packets, bela2.deal.pick-up
    elif ruleset == BELA3:
        table.give_round(ruleset, dealer, 4)  # bela3.deal.packets
        table.give(declarer, 2)  # bela3.deal.pick-up, bela3.bid.first-must
    elif ruleset == BELA4:
        table.give_round(ruleset, dealer, 2)  # bela4.deal.packets, bela4.deal.pick-up
    # ru3.deal.out-of-play, bela2.deal.out-of-play: the faced card stays out too
    table.out_of_play = list(table.stock)
    if ruleset in (RU3, BELA2) and table.turned is not None:
        table.out_of_play.append(table.turned)


def deal(ruleset: str, dealer: int, deck: list[str], contract: Contract) -> Table:
    """Return the table at the first lead (in bela-3 before the discard, in belot-ru-3 before any exchange)."""
    table = before_bidding(ruleset, dealer, deck)
    complete(ruleset, dealer, table, contract)
    return table


def discard(table: Table, contract: Contract, cards: list[str]) -> None:
    """Lay two cards of the caller aside in bela-3."""
    # bela3.discard.two, bela3.discard.restrictions: any two
    hand = table.hands[contract["declarer"]]
    if len(set(cards)) != 2 or not all(card in hand for card in cards):
        raise Illegal(f"the caller lays aside two cards of his own, not {cards}")
    for card in cards:
        hand.remove(card)
    table.discards = list(cards)


def may_exchange(table: Table, contract: Contract, seat: int) -> bool:
    """Return whether a seat of belot-ru-3 holds a seven of trumps that the faced card may be had for."""
    # ru3.exchange.right; not when trump was named in the second round: ru3.exchange.not-second-round
    assert table.turned is not None
    trump = contract["trump"]
    return suit_of(table.turned) == trump and "7" + trump in table.hands[seat]


def exchange(table: Table, contract: Contract, seat: int) -> None:
    """Exchange the seven of trumps for the faced card in belot-ru-3."""
    if not may_exchange(table, contract, seat):
        raise Illegal(f"seat {seat} has no seven of trumps to exchange")
    assert table.turned is not None
    seven = "7" + contract["trump"]
    table.hands[seat].remove(seven)
    table.hands[seat].append(table.turned)
    table.out_of_play.remove(table.turned)
    table.out_of_play.append(seven)
    table.turned = seven
