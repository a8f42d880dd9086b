"""Scores of bela-2, bela-3 and bela-4."""

from __future__ import annotations

from typing import Any

from .ledger import (
    all_tricks_line,
    answer,
    belote_line,
    card_line,
    declaration_line,
    last_trick_line,
    totals,
    void_trickless,
)
from .melds import has_belot
from .table import Request, side_of, sides, target_of


def score_bela(ruleset: str, request: Request) -> dict[str, Any]:
    """Return the score of a deal of bela."""
    held: int = request.get("held") or 0
    for seat, hand in enumerate(request["hands"]):
        if has_belot(request["contract"], hand):
            # bela.decl.belot, bela.decl.belot-when, bela.example.belot: nothing else counts
            line = [0] * sides(ruleset)
            line[side_of(ruleset, seat)] = target_of(ruleset)
            return answer("belot", {"belot": line}, list(line), held)
    ledger = {
        "cards": card_line(ruleset, request),
        "last-trick": last_trick_line(ruleset, request),
        "all-tricks": all_tricks_line(ruleset, request),
        "declarations": declaration_line(ruleset, request),
        "belote": belote_line(ruleset, request),
    }
    void_trickless(ruleset, request, ledger)  # discards are no trick: bela3.discard.not-a-trick
    caller = side_of(ruleset, request["contract"]["declarer"])
    total = totals(ledger)
    # bela.score.all-tricks-in-total; with three players the caller alone: bela3.score.test
    if total[caller] >= needed(sum(total)):
        return answer("made", ledger, list(total), held)  # bela.score.made
    written = list(total)
    written[caller] = 0
    for side in range(sides(ruleset)):
        if side != caller:
            # bela.score.fallen; with three players half to each: bela3.score.fallen, bela3.score.odd-half
            written[side] += total[caller] // (sides(ruleset) - 1)
    return answer("fallen", ledger, written, held)


def needed(total: int) -> int:
    """Return the points that make a contract when all sides together have `total`."""
    return total // 2 + 1  # bela.score.half-plus-one, bela.score.half-odd
