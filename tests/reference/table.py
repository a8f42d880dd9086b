"""Who sits where: the nine rulesets, their players, sides and turns."""

from __future__ import annotations

from typing import Any

Contract = dict[str, Any]
Position = dict[str, Any]
Request = dict[str, Any]
Meld = dict[str, Any]

BELOTE_FR = "belote-fr"
BELOTE = "belote"
COINCHE = "coinche"
COINCHE_PLUS = "coinche-plus"
RU3 = "belot-ru-3"
BELA2 = "bela-2"
BELA3 = "bela-3"
BELA4 = "bela-4"
BG = "belot-bg"

RULESETS = [BELOTE_FR, BELOTE, COINCHE, COINCHE_PLUS, RU3, BELA2, BELA3, BELA4, BG]
BELAS = [BELA2, BELA3, BELA4]
COINCHES = [COINCHE, COINCHE_PLUS]
SKILL = [BELOTE, COINCHE, COINCHE_PLUS]


class Illegal(ValueError):
    """An input that the rules forbid; `at` is the index of the offending call or action."""

    def __init__(self, message: str, at: int | None = None) -> None:
        super().__init__(message)
        self.at = at


def players(ruleset: str) -> int:
    """Return the number of players."""
    if ruleset == BELA2:
        return 2  # bela2.deal.packets
    if ruleset in (RU3, BELA3):
        return 3  # ru3.table.players, bela3.deal.packets
    if ruleset in RULESETS:
        return 4  # fr.table.players, sg.table.players, bela4.table.pairs, bg.common
    raise ValueError(f"no such ruleset: {ruleset}")


def sides(ruleset: str) -> int:
    """Return the number of sides."""
    return 2 if players(ruleset) == 4 else players(ruleset)


def side_of(ruleset: str, seat: int) -> int:
    """Return the side of a seat: opposite players are partners at a table of four."""
    # fr.table.players, sg.table.players, bela4.table.pairs; each for himself: ru3.table.players, bela3.decl.sides
    return seat % 2 if players(ruleset) == 4 else seat


def after(ruleset: str, seat: int, steps: int = 1) -> int:
    """Return the seat that many turns later."""
    return (seat + steps) % players(ruleset)


def in_turn(ruleset: str, dealer: int) -> list[int]:
    """Return all seats from the eldest hand round to the dealer."""
    # ru3.table.direction, bela.table.direction, fr.bid.order, sgb.deal.packets: the dealer is the last
    return [after(ruleset, dealer, steps) for steps in range(1, players(ruleset) + 1)]


def allied(ruleset: str, one: int, other: int) -> bool:
    """Return whether two seats are partners (a seat is its own ally)."""
    return side_of(ruleset, one) == side_of(ruleset, other)


def target_of(ruleset: str) -> int:
    """Return the points a match is played to."""
    return {
        BELOTE_FR: 1000,  # fr.table.target
        BELOTE: 501,  # sgb.end.target
        COINCHE: 1000,  # sgc.end.target
        COINCHE_PLUS: 1000,  # sgc.end.target
        RU3: 501,  # ru3.table.target
        BELA2: 501,  # bela.end.targets
        BELA3: 701,  # bela.end.targets
        BELA4: 1001,  # bela.end.targets
        BG: 151,  # bg.score.tens
    }[ruleset]
