"""Scores of belot-bg, written in tens."""

from __future__ import annotations

from typing import Any

from .ledger import (
    Points,
    all_tricks_line,
    answer,
    belote_line,
    card_line,
    declaration_line,
    last_trick_line,
    totals,
)
from .table import BG, Contract, Request, side_of


def score_bg(request: Request) -> dict[str, Any]:
    """Return the score of a deal of belot-bg; what is written and held is in tens."""
    contract = request["contract"]
    # bg.score.no-trick: declarations count without a trick too, and the 90 enters the comparison
    ledger = {
        "cards": card_line(BG, request),
        "last-trick": last_trick_line(BG, request),
        "all-tricks": all_tricks_line(BG, request),
        "declarations": declaration_line(BG, request),
        "belote": belote_line(BG, request),
    }
    total = totals(ledger)
    takers = side_of(BG, contract["declarer"])
    outcome = _outcome(total, takers)
    multiplier: int = contract["multiplier"]
    if multiplier == 1:
        written, hanging = _undoubled(outcome, contract, total, takers)
    else:
        written, hanging = _doubled(outcome, contract, total)
        outcome += "-doubled"
    held: int = request.get("held") or 0
    if total[0] == total[1]:
        held += hanging  # bg.score.hanging: equal again, it adds up
    else:
        written[0 if total[0] > total[1] else 1] += held  # bg.score.hanging: not multiplied again
        held = 0
    return answer(outcome, ledger, written, held)


def tens(contract: Contract, points: int) -> int:
    """Return points in tens."""
    # bg.score.rounding: a last digit of 6 (suit) or 4 (no trumps, all trumps) or less goes down
    goes_down = 4 if contract["trump"] in ("NT", "AT") else 6
    return points // 10 + (0 if points % 10 <= goes_down else 1)


def _outcome(total: Points, takers: int) -> str:
    """Return how the contract is judged."""
    if total[takers] > total[1 - takers]:
        return "made"  # bg.score.test
    if total[takers] < total[1 - takers]:
        return "inside"  # bg.score.test, bg.belote: belote goes over too
    return "hanging"  # bg.score.hanging


def _undoubled(outcome: str, contract: Contract, total: Points, takers: int) -> tuple[Points, int]:
    """Return what is written and what newly hangs in a deal not doubled."""
    whole = tens(contract, sum(total))
    written = [0, 0]
    if outcome == "inside":
        written[1 - takers] = whole  # bg.score.rounding
        return written, 0
    if outcome == "hanging":
        written[1 - takers] = tens(contract, total[1 - takers])  # bg.score.hanging
        return written, whole - written[1 - takers]
    written[takers] = tens(contract, total[takers])
    written[1 - takers] = whole - written[takers]
    if total[1 - takers] > 0 and written[1 - takers] < 1:
        written = [0, 0]
        written[1 - takers] = 1  # bg.score.rounding: at least 1, taken from the first
        written[takers] = whole - 1
    return written, 0


def _doubled(outcome: str, contract: Contract, total: Points) -> tuple[Points, int]:
    """Return what is written and what newly hangs in a doubled or redoubled deal."""
    whole = tens(contract, sum(total)) * contract["multiplier"]
    if outcome == "hanging":
        return [0, 0], whole  # bg.score.hanging
    written = [0, 0]
    written[0 if total[0] > total[1] else 1] = whole  # bg.score.doubled
    return written, 0
