"""Scores of belot-ru-3: three players, each for himself."""

from __future__ import annotations

from typing import Any

from .ledger import (
    Points,
    answer,
    belote_line,
    card_line,
    declaration_line,
    last_trick_line,
    totals,
    tricks_of,
    void_trickless,
)
from .table import RU3, Request


def score_ru3(request: Request) -> dict[str, Any]:
    """Return the score of a deal of belot-ru-3."""
    ledger = {
        "cards": card_line(RU3, request),  # ru3.deal.out-of-play: what is out of play counts for nobody
        "last-trick": last_trick_line(RU3, request),  # ru3.score.capot-last-trick
        "declarations": declaration_line(RU3, request),
        "belote": belote_line(RU3, request),  # ru3.belote.optional: as announced
    }
    void_trickless(RU3, request, ledger)
    declarer: int = request["contract"]["declarer"]
    total = totals(ledger)  # ru3.score.sum
    trickless = [player for player, tricks in enumerate(tricks_of(RU3, request)) if tricks == 0]
    outcome = _outcome(total, declarer, trickless)
    held: int = request.get("held") or 0

    written = _written(outcome, total, declarer, trickless)
    if outcome == "tie":
        # ru3.score.tie, ru3.score.tie-both, ru3.score.held-add-up, ru3.score.held-at-tie
        held += total[declarer]
    elif held and written.count(max(written)) == 1:
        # ru3.score.tie, ru3.score.held-measured; two share the most: ru3.score.tie-next-tied
        written[written.index(max(written))] += held
        held = 0
    return answer(outcome, ledger, written, held)


def _outcome(total: Points, declarer: int, trickless: list[int]) -> str:
    """Return how the deal is judged."""
    opponents = [points for player, points in enumerate(total) if player != declarer]
    if len(trickless) == 2:
        return "double-capot"  # ru3.score.double-capot
    if total[declarer] < max(opponents):
        return "failed"  # ru3.score.failed, ru3.score.tie-only-at-top
    if total[declarer] == max(opponents):
        return "tie"  # ru3.score.tie, ru3.score.tie-both
    return "made"  # ru3.score.made


def _written(outcome: str, total: Points, declarer: int, trickless: list[int]) -> Points:
    """Return what each player writes, without points held over."""
    if outcome == "double-capot":
        # ru3.score.double-capot
        return [0 if player in trickless else points + 100 for player, points in enumerate(total)]
    written = list(total)
    if outcome in ("failed", "tie"):
        written[declarer] = 0
    if outcome == "failed":
        for player in range(3):
            if player != declarer:
                written[player] += total[declarer] // 2  # ru3.score.failed, ru3.score.odd-half
    for player in range(3):
        if len(trickless) == 1 and player not in trickless:
            written[player] += 50  # ru3.score.capot, ru3.score.capot-failed-declarer
    return written
