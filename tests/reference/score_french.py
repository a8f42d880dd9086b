"""Scores of the games with a turned-up card and a taker: belote-fr and belote."""

from __future__ import annotations

from typing import Any

from .ledger import (
    answer,
    belote_line,
    card_line,
    declaration_line,
    last_trick_line,
    side_with_all_tricks,
    totals,
)
from .table import BELOTE, BELOTE_FR, Request, side_of


def score_french(ruleset: str, request: Request) -> dict[str, Any]:
    """Return the score of a deal of belote-fr or belote."""
    ledger = {
        "cards": card_line(ruleset, request),
        "last-trick": last_trick_line(ruleset, request),
        "declarations": declaration_line(ruleset, request),
        "belote": belote_line(ruleset, request),
    }
    takers = side_of(ruleset, request["contract"]["declarer"])
    defenders = 1 - takers
    total = totals(ledger)  # fr.score.sum, sgb.score.test
    declared, belote = ledger["declarations"], ledger["belote"]
    held: int = request.get("held") or 0
    written = list(belote)  # whatever happens belote stays: fr.belote.apart, sg.belote.stays
    all_tricks = side_with_all_tricks(ruleset, request)

    if all_tricks == takers:
        outcome = "capot"
        # fr.score.capot, sgb.score.capot; the losers' declarations are lost:
        # fr.score.capot-loser, fr.score.capot-defenders-declarations
        written[takers] += 252 + declared[takers]
    elif all_tricks == defenders:
        outcome = "capot-against"
        written[defenders] += 252 + declared[defenders]
        if ruleset == BELOTE_FR:
            written[defenders] += declared[takers]  # fr.score.capot-takers-declarations
        # in belote they are lost: sgb.score.capot-takers
    elif total[takers] > total[defenders] or (ruleset == BELOTE_FR and total[takers] == total[defenders]):
        outcome = "made"  # fr.score.made (a tie is made), sgb.score.test, sgb.score.made
        written = list(total)
    elif total[takers] == total[defenders]:
        outcome = "tie"  # sgb.score.tie, sgb.score.tie-belote, sgb.score.tie-winner
        written[defenders] = total[defenders]
        held += total[takers] - belote[takers]
    else:
        outcome = "inside"  # fr.score.inside, sgb.score.inside
        written[defenders] += 162 + declared[takers] + declared[defenders]

    # fr.score.no-rounding
    if ruleset == BELOTE and outcome != "tie" and written[0] != written[1]:
        # sgb.score.tie, sgb.score.tie-winner: to the pair that writes more points in this deal
        written[written.index(max(written))] += held
        held = 0
    return answer(outcome, ledger, written, held)
