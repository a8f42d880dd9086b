"""Which declarations count: how single declarations compare and who may score."""

from __future__ import annotations

from .cards import NATURAL, rank_of, suit_of
from .table import BELAS, BELOTE_FR, BG, COINCHE_PLUS, RU3, SKILL, Contract, Meld, allied, in_turn

Key = tuple[int, ...]


def _four_key(ruleset: str, contract: Contract, meld: Meld) -> Key:
    """Return the rank of a four of a kind among fours."""
    # ru3.rank.kinds says this order outright; for the others it is worth first (fr.decl.kind-values, sg.decl.rank,
    # bg.decl.contest), then A T K Q: fr.decl.kinds-rank, sg.decl.kinds-top, bela.decl.kinds-rank
    order = "J9ATKQ"
    if ruleset == COINCHE_PLUS and contract["trump"] == "NT":
        # sgp.nt.kinds, sgp.nt.kinds-other: 200 and 150 are A and T; kings, queens, jacks in the order of play
        order = "ATKQJ"
    return (len(order) - order.index(rank_of(meld["cards"][0])),)


def _sequence_key(ruleset: str, contract: Contract, meld: Meld) -> Key:
    """Return the rank of a sequence among sequences."""
    # points stand for length up to five: ru3.rank.longer; then the top card:
    # fr.decl.sequences-rank, sg.decl.rank, ru3.rank.top-card, bela.decl.top-card
    top = NATURAL.index(rank_of(meld["cards"][-1]))
    in_trumps = int(suit_of(meld["cards"][0]) == contract["trump"])
    if ruleset in (BELOTE_FR, RU3) or ruleset in SKILL:
        # fr.decl.sequences-rank, ru3.rank.trump, sg.decl.rank; never true at NT and AT: sgp.trump-tie
        return meld["points"], top, in_trumps
    return meld["points"], top  # bela.decl.tie: trump makes no difference; bg.decl.contest


def worth_key(ruleset: str, contract: Contract, meld: Meld) -> Key:
    """Return a key that is higher for the better of two declarations."""
    # fr.decl.kind-over-sequence, ru3.rank.kind-over-sequence, bela.decl.kind-over-sequence; sg.decl.rank and
    # bg.decl.contest compare worth first, which is the same, as no sequence is worth more than any four
    if meld["kind"] == "four":
        return 1, *_four_key(ruleset, contract, meld)
    return 0, *_sequence_key(ruleset, contract, meld)


def scorers(ruleset: str, contract: Contract, dealer: int, held: list[list[Meld]]) -> list[int]:
    """Return the seats that score the declarations they hold."""
    best: dict[int, Key] = {
        seat: max(worth_key(ruleset, contract, meld) for meld in melds) for seat, melds in enumerate(held) if melds
    }
    if not best:
        return []
    highest = max(best.values())
    # in playing order, the eldest first
    top = [seat for seat in in_turn(ruleset, dealer) if best.get(seat) == highest]
    same_side = all(allied(ruleset, seat, top[0]) for seat in top)
    if not same_side and (ruleset in SKILL or ruleset == BG):
        return []  # sg.decl.tie, sg.decl.tie-partners, bg.decl.contest
    # the first in turn: fr.decl.sequences-rank, ru3.rank.earlier, bela.decl.tie
    # with his partner: fr.decl.one-side, sg.decl.one-side, bela.decl.one-side, bela.decl.partner
    # alone: ru3.declare.who-scores, bela3.decl.sides
    assert same_side or ruleset in (BELOTE_FR, RU3) or ruleset in BELAS
    return [seat for seat in range(len(held)) if allied(ruleset, seat, top[0])]
