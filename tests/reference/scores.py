"""The `score` operation: every game has its own way to judge a deal."""

from __future__ import annotations

from typing import Any

from .score_bela import score_bela
from .score_bg import score_bg
from .score_coinche import score_coinche
from .score_french import score_french
from .score_solo import score_ru3
from .table import BELAS, BELOTE, BELOTE_FR, COINCHES, RU3, Request


def score(ruleset: str, request: Request) -> dict[str, Any]:
    """Return outcome, lines, written points and held points of a deal."""
    if ruleset in (BELOTE_FR, BELOTE):
        return score_french(ruleset, request)
    if ruleset in COINCHES:
        return score_coinche(ruleset, request)
    if ruleset == RU3:
        return score_ru3(request)
    if ruleset in BELAS:
        return score_bela(ruleset, request)
    return score_bg(request)
