"""What declarations a single hand holds."""

from __future__ import annotations

from itertools import combinations

from .cards import NATURAL, SUITS
from .contest import worth_key
from .table import BELAS, BG, COINCHE_PLUS, RU3, Contract, Meld


def belotes(contract: Contract, hand: list[str]) -> int:
    """Return how many belotes a hand holds."""
    trump = contract["trump"]
    if trump == "NT":
        return 0  # sgp.nt.cards, bg.belote
    # one for each suit at all trumps: sgp.at.belote, bg.belote
    suits = list(SUITS) if trump == "AT" else [trump]
    # fr.belote.value, sg.belote, ru3.combo.belote, bela.bela.value; its cards are free to serve elsewhere:
    # fr.belote.share, ru3.combo.belote-shared
    return sum(1 for suit in suits if "K" + suit in hand and "Q" + suit in hand)


def has_belot(contract: Contract, hand: list[str]) -> bool:
    """Return whether a hand holds all eight trumps."""
    return all(rank + contract["trump"] in hand for rank in NATURAL)  # bela.decl.belot


def four_points(ruleset: str, contract: Contract, rank: str) -> int:
    """Return what four of a rank count, 0 if nothing."""
    if ruleset == COINCHE_PLUS and contract["trump"] == "NT":
        # sgp.nt.kinds, sgp.nt.kinds-other
        return {"A": 200, "T": 150, "K": 100, "Q": 100, "J": 100}.get(rank, 0)
    # fr.decl.kind-values, fr.decl.no-eights-sevens, sg.decl.kinds, ru3.combo.four-of-a-kind,
    # bela.decl.four-of-a-kind, bg.common
    return {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}.get(rank, 0)


def run_points(length: int) -> int:
    """Return what a sequence of three or more counts."""
    # fr.decl.sequence-values, fr.decl.long, sg.decl.sequences, sg.decl.long, ru3.combo.sequences,
    # ru3.combo.long-sequence, bela.decl.sequences, bg.common
    return {3: 20, 4: 50}.get(length, 100)


def fours(ruleset: str, contract: Contract, hand: list[str]) -> list[Meld]:
    """Return the fours of a kind in a hand that count something."""
    found: list[Meld] = []
    for rank in NATURAL:
        cards = [rank + suit for suit in SUITS]
        points = four_points(ruleset, contract, rank)
        if points and all(card in hand for card in cards):
            found.append({"kind": "four", "cards": cards, "points": points})
    return found


def runs(ruleset: str, hand: list[str]) -> list[Meld]:
    """Return the sequences in a hand, none of them part of another."""
    found: list[Meld] = []
    for suit in SUITS:
        run: list[str] = []
        for rank in NATURAL + ".":  # the dot is in no hand and ends the last run
            if rank + suit in hand:
                run.append(rank + suit)
                continue
            if len(run) >= 3:  # fr.decl.sequence
                found.append(_sequence(ruleset, run))
            run = []
    return found


def _sequence(ruleset: str, run: list[str]) -> Meld:
    """Return the declaration that a run of cards makes."""
    cards = run
    if ruleset in BELAS or ruleset == RU3:
        cards = run[-5:]  # bela.decl.long-rank, ru3.combo.long-sequence-rank: its five highest cards
    return {"kind": "sequence", "cards": list(cards), "points": run_points(len(cards))}


def melds(ruleset: str, contract: Contract, hand: list[str]) -> list[Meld]:
    """Return the declarations of a hand."""
    if ruleset == BG and contract["trump"] == "NT":
        return []  # bg.decl.contest
    if ruleset in BELAS or ruleset == RU3:
        # bela.decl.linked, ru3.combo.shared-card: a card may serve twice
        return fours(ruleset, contract, hand) + runs(ruleset, hand)
    # fr.decl.one-use, sg.decl.one-use, bg.decl.contest: a card serves once
    return max(_ways(ruleset, contract, hand), key=lambda way: _way_key(ruleset, contract, way))


def _ways(ruleset: str, contract: Contract, hand: list[str]) -> list[list[Meld]]:
    """Return the sets of declarations that can be formed with each card used once."""
    all_fours = fours(ruleset, contract, hand)
    ways: list[list[Meld]] = []
    for count in range(len(all_fours) + 1):
        for chosen in combinations(all_fours, count):
            used = [card for four in chosen for card in four["cards"]]
            rest = [card for card in hand if card not in used]
            # fr.decl.best-partition, sg.decl.best-partition: what a four leaves of a run may still be a run;
            # fr.decl.long: but a run is not split for its own sake
            ways.append(list(chosen) + runs(ruleset, rest))
    return ways


def _way_key(ruleset: str, contract: Contract, way: list[Meld]) -> tuple[int, list[tuple[int, ...]]]:
    """Return a key that is higher for the better set of declarations."""
    # fr.decl.best-partition, sg.decl.best-partition: most points, then the best single one ranks highest
    best = sorted((worth_key(ruleset, contract, meld) for meld in way), reverse=True)[:1]
    return sum(meld["points"] for meld in way), best
