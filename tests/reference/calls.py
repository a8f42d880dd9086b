"""The bidding of all games: whose turn it is and what may be called."""

from __future__ import annotations

from typing import Any

from .auction import auction
from .cards import SUITS, suit_of
from .table import BELA2, BELA3, BELA4, BELOTE, BELOTE_FR, BG, COINCHES, RU3, Illegal, in_turn, players

Call = list[Any]  # [seat, call]


def legal_calls(ruleset: str, dealer: int, turned: str | None, calls: list[Call]) -> dict[str, Any]:
    """Return the seat to call with its legal calls, or the contract, or "redeal".

    Raises Illegal when one of the calls made was out of turn or not allowed.
    """
    for at, (seat, call) in enumerate(calls):
        before = _next(ruleset, dealer, turned, calls[:at])
        if "done" in before:
            raise Illegal(f"the bidding is over, {call} comes too late", at)
        if seat != before["seat"] or call not in before["legal"]:
            raise Illegal(f"seat {seat} may not call {call}", at)
    return _next(ruleset, dealer, turned, calls)


def _next(ruleset: str, dealer: int, turned: str | None, calls: list[Call]) -> dict[str, Any]:
    """Return what comes next after calls that are all legal."""
    if ruleset in COINCHES or ruleset == BG:
        return auction(ruleset, dealer, calls)
    if calls and calls[-1][1] != "pass":
        # fr.bid.ends, sgb.bid.first-round, ru3.bid.first-round, bela4.bid.order: the first taker ends the bidding
        taker, call = calls[-1]
        return {"done": {"declarer": taker, "trump": call.split()[1], "multiplier": 1}}
    return _takes(ruleset, dealer, turned, len(calls))


def _takes(ruleset: str, dealer: int, turned: str | None, passes: int) -> dict[str, Any]:
    """Return the choices of the next player after so many passes and nothing else."""
    count = players(ruleset)
    if ruleset in (BELOTE_FR, BELOTE, RU3, BELA2) and passes == 2 * count:
        return {"done": "redeal"}  # fr.bid.all-pass, sgb.bid.all-pass, ru3.bid.all-pass
    seat = in_turn(ruleset, dealer)[passes % count]  # fr.bid.order, sgb.bid.first-round
    return {"seat": seat, "legal": _take_choices(ruleset, seat == dealer, turned, passes // count)}


def _take_choices(ruleset: str, is_dealer: bool, turned: str | None, round_: int) -> list[str]:
    """Return the calls of a player in a round of take or pass."""
    any_suit = ["take " + suit for suit in SUITS]
    if ruleset == BELA3:
        return any_suit  # bela3.bid.first-must
    if ruleset == BELA4:
        # bela4.bid.dealer-must, bela4.bid.order
        return any_suit if is_dealer else ["pass", *any_suit]
    assert turned is not None
    if round_ == 0:
        # fr.bid.first-round, sgb.bid.first-round, ru3.bid.first-round, bela2.bid.first-round
        return ["pass", "take " + suit_of(turned)]
    others = ["take " + suit for suit in SUITS if suit != suit_of(turned)]
    if ruleset == BELA2 and is_dealer:
        return others  # bela2.bid.dealer-must
    # fr.bid.second-round, sgb.bid.second-round, ru3.bid.second-round, bela2.bid.second-round
    return ["pass", *others]
