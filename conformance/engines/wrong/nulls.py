"""Engines that know no rules: the share of cases they pass is the floor under every score."""

from __future__ import annotations

from typing import Any

from .base import Reply, Request, Wrong


def silent(request: Request) -> Reply:
    """Give an empty answer to everything."""
    return {"result": {}}


def whole_hand(request: Request) -> Reply:
    """Allow every card of the hand."""
    return {"result": {"legal": list(request.get("position", {}).get("hand", []))}}


def first_card(request: Request) -> Reply:
    """Allow the first card of the hand, let the first card win."""
    legal = list(request.get("position", {}).get("hand", []))[:1]
    trick: Any = request.get("trick") or [[0, ""]]
    return {"result": {"legal": legal, "winner": trick[0][0], "points": 0}}


def refuse_all(request: Request) -> Reply:
    """Find fault with the first action of everything."""
    return {"rejected": {"at": 0, "code": "illegal-play"}}


def accept_all(request: Request) -> Reply:
    """Find nothing wrong: every card, every call, nothing declared, an unfinished match."""
    sides = [0, 0]
    hand = list(request.get("position", {}).get("hand", []))
    return {
        "result": {"legal": hand or ["pass"], "seat": 0, "steps": [], "totals": sides, "over": False, "winner": None}
    }


def constant_score(request: Request) -> Reply:
    """Give every deal to the takers, 162 to nothing."""
    return {"result": {"outcome": "made", "lines": [], "written": [162, 0], "held": 0}}


NULLS = tuple(
    Wrong(engine.__name__.replace("_", "-"), (engine.__doc__ or "").rstrip("."), engine, ())
    for engine in (silent, whole_hand, first_card, refuse_all, accept_all, constant_score)
)
