"""Scores of coinche and coinche-plus."""

from __future__ import annotations

from typing import Any

from .ledger import (
    Ledger,
    Points,
    answer,
    belote_line,
    card_line,
    declaration_line,
    last_trick_line,
    side_with_all_tricks,
    totals,
)
from .table import Contract, Request, side_of


def score_coinche(ruleset: str, request: Request) -> dict[str, Any]:
    """Return the score of a deal of coinche or coinche-plus."""
    contract = request["contract"]
    bidders = side_of(ruleset, contract["declarer"])
    all_tricks = side_with_all_tricks(ruleset, request)
    # sgc.score.points
    ledger = {
        "cards": card_line(ruleset, request),
        "last-trick": last_trick_line(ruleset, request),
        "declarations": _declarations(ruleset, request, all_tricks),
        "belote": belote_line(ruleset, request),
    }
    made = _made(ruleset, request, totals(ledger), bidders, all_tricks)
    if contract["multiplier"] == 1:
        written = _undoubled(ledger, contract, bidders, made)
    else:
        written = _doubled(ledger, contract, bidders if made else 1 - bidders, made, all_tricks)
    outcome = ("made" if made else "failed") + ("" if contract["multiplier"] == 1 else "-doubled")
    held: int = request.get("held") or 0
    return answer(outcome, ledger, [round_to_tens(points) for points in written], held)


def round_to_tens(points: int) -> int:
    """Return points rounded to tens, 5 and up upwards."""
    return (points + 5) // 10 * 10  # sgc.score.rounding


def bid_points(contract: Contract) -> int:
    """Return the points of a bid."""
    # sgc.bid.order, sgc.bid.capot, sgc.bid.general
    named = {"capot": 250, "general": 500}
    value = contract["value"]
    return named[value] if value in named else int(value)


def _declarations(ruleset: str, request: Request, all_tricks: int | None) -> Points:
    """Return the declarations that stand, those of a side without a trick going to the other."""
    points = declaration_line(ruleset, request)
    if all_tricks is not None:
        # sgc.score.all-tricks, sgc.score.all-tricks-which
        standing = sum(points)
        points = [0, 0]
        points[all_tricks] = standing
    return points


def _made(ruleset: str, request: Request, total: Points, bidders: int, all_tricks: int | None) -> bool:
    """Return whether the bidders have made their bid."""
    contract = request["contract"]
    if contract["value"] == "capot":
        return all_tricks == bidders  # sgc.score.test-capot
    if contract["value"] == "general":
        return all(trick["winner"] == contract["declarer"] for trick in request["tricks"])  # sgc.score.test-capot
    # sgc.score.test
    return total[bidders] >= bid_points(contract) and total[bidders] > total[1 - bidders]


def _undoubled(ledger: Ledger, contract: Contract, bidders: int, made: bool) -> Points:
    """Return what is written, before rounding, when nobody said coinche."""
    if made:
        written = totals(ledger)
        written[bidders] += bid_points(contract)  # sgc.score.made, sgc.score.unbid-capot
        return written
    # sgc.score.failed, sgc.score.failed-belote, sgc.score.failed-all-tricks, sgc.score.general-by-pair
    written = list(ledger["belote"])
    written[1 - bidders] += 160 + bid_points(contract) + sum(ledger["declarations"])
    return written


def _doubled(ledger: Ledger, contract: Contract, winners: int, made: bool, all_tricks: int | None) -> Points:
    """Return what is written after coinche or surcoinche."""
    written = list(ledger["belote"])  # sgc.score.doubled-belote, sgc.score.doubled-loser
    base = 250 if all_tricks == winners else 160  # sgc.score.doubled, sgc.score.doubled-capot
    # sgc.score.doubled-declarations: bidders their own, defenders all
    declared = ledger["declarations"][winners] if made else sum(ledger["declarations"])
    written[winners] += (base + bid_points(contract) + declared) * contract["multiplier"]
    return written
