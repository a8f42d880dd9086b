"""The ascending auctions: coinche, coinche-plus and belot-bg."""

from __future__ import annotations

from typing import Any

from .cards import SUITS
from .table import BG, COINCHE_PLUS, Contract, after, allied

Call = list[Any]  # [seat, call]

# bg.bid.order: lowest first
BG_ORDER = ["C", "D", "H", "S", "NT", "AT"]
# sgc.bid.order, sgc.bid.capot, sgc.bid.general: lowest first
VALUES = ["80", "90", "100", "110", "120", "130", "140", "150", "160", "capot", "general"]


def auction(ruleset: str, dealer: int, calls: list[Call]) -> dict[str, Any]:
    """Return what comes next in an auction after calls that are all legal."""
    bid, doubler, redoubled = _standing(calls)
    if bid is None and len(calls) == 4:
        return {"done": "redeal"}  # sgc.bid.end, bg.bid.order: four passes
    passes = _closing_passes(calls)
    if ruleset == BG:
        if bid is not None and passes == 3:
            return {"done": _contract(bid, doubler, redoubled)}  # bg.bid.order, bg.bid.double-order
    elif doubler is not None:
        return _after_coinche(ruleset, calls, bid, doubler, redoubled)
    elif bid is not None and passes == 3:
        return {"done": _contract(bid, doubler, redoubled)}  # sgc.bid.end
    seat = after(ruleset, dealer, len(calls) + 1)  # sgc.bid.order; everybody speaks in turn, passed before or not
    return {"seat": seat, "legal": _choices(ruleset, seat, bid, doubler, redoubled)}


def _standing(calls: list[Call]) -> tuple[Call | None, int | None, bool]:
    """Return the highest bid, who doubled it and whether it is redoubled."""
    bid: Call | None = None
    doubler: int | None = None
    redoubled = False
    for seat, call in calls:
        if call.startswith("bid"):
            bid, doubler, redoubled = [seat, call], None, False  # bg.bid.double-order: a higher bid cancels both
        elif call == "double":
            doubler = seat
        elif call == "redouble":
            redoubled = True
    return bid, doubler, redoubled


def _closing_passes(calls: list[Call]) -> int:
    """Return how many passes stand at the end of the calls."""
    count = 0
    for _, call in reversed(calls):
        if call != "pass":
            break
        count += 1
    return count


def _contract(bid: Call | None, doubler: int | None, redoubled: bool) -> Contract:
    """Return the contract that a bid and its doubles make."""
    assert bid is not None
    words = bid[1].split()
    contract: Contract = {"declarer": bid[0], "trump": words[-1], "multiplier": 1}
    if len(words) == 3:
        contract["value"] = words[1] if words[1] in ("capot", "general") else int(words[1])
    if doubler is not None:
        contract["multiplier"] = 2  # sgc.bid.coinche, bg.bid.double
    if redoubled:
        contract["multiplier"] = 4  # sgc.bid.surcoinche, bg.bid.double
    return contract


def _after_coinche(ruleset: str, calls: list[Call], bid: Call | None, doubler: int, redoubled: bool) -> dict[str, Any]:
    """Return what comes after coinche: its two opponents answer in turn and nobody else speaks."""
    # sgc.bid.coinche, sgc.bid.surcoinche, sgc.bid.surcoinche-who
    answers = _closing_passes(calls)
    if redoubled or answers == 2:
        return {"done": _contract(bid, doubler, redoubled)}
    seat = after(ruleset, doubler, 1 if answers == 0 else 3)
    return {"seat": seat, "legal": ["pass", "redouble"]}


def _choices(ruleset: str, seat: int, bid: Call | None, doubler: int | None, redoubled: bool) -> list[str]:
    """Return the calls of a player while bids may still be made."""
    legal = ["pass", *_higher_bids(ruleset, bid)]
    if bid is None:
        return legal
    bidder_is_ally = allied(ruleset, seat, bid[0])
    if not bidder_is_ally and doubler is None:
        legal.append("double")  # sgc.bid.coinche, bg.bid.double-order: on the opponents' bid
    if bidder_is_ally and doubler is not None and not redoubled:
        legal.append("redouble")  # bg.bid.double-order: on their contra
    return legal


def _higher_bids(ruleset: str, bid: Call | None) -> list[str]:
    """Return the bids above the standing one."""
    if ruleset == BG:
        lowest = 0 if bid is None else BG_ORDER.index(bid[1].split()[1]) + 1
        return ["bid " + name for name in BG_ORDER[lowest:]]  # bg.bid.contracts, bg.bid.order
    lowest = 0 if bid is None else VALUES.index(bid[1].split()[1]) + 1
    trumps = list(SUITS)
    if ruleset == COINCHE_PLUS:
        trumps += ["NT", "AT"]  # sgp.bid.extra
    return [f"bid {value} {trump}" for value in VALUES[lowest:] for trump in trumps]
