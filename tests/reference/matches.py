"""The running totals of a match, its end and its next dealer."""

from __future__ import annotations

from typing import Any

from .table import BELOTE_FR, RU3, after, in_turn, side_of, sides, target_of


def match(ruleset: str, target: int | None, deals: list[dict[str, Any]]) -> dict[str, Any]:
    """Return totals, whether the match is over, and the winner (a side, "draw" or None)."""
    goal = target_of(ruleset) if target is None else target
    totals = [0] * sides(ruleset)
    for deal in deals:
        # fr.table.target, ru3.score.total, sgb.end.target, bela.end.targets, bg.score.tens
        totals = [total + points for total, points in zip(totals, deal["written"], strict=True)]
        if deal.get("outcome") == "belot":
            # bela.decl.belot: it wins whatever the totals and the target are
            holder = deal["written"].index(max(deal["written"]))
            return {"totals": totals, "over": True, "winner": holder}
        winner = _winner(ruleset, goal, totals, deal.get("last_trick"))
        if winner is not None:
            return {"totals": totals, "over": True, "winner": winner}
    return {"totals": totals, "over": False, "winner": None}


def _winner(ruleset: str, goal: int, totals: list[int], last_trick: int | None) -> int | str | None:
    """Return who has won after a deal, None to play on."""
    there = [side for side, total in enumerate(totals) if total >= goal]
    if not there:
        return None
    if len(there) == 1:
        return there[0]  # ru3.end.claim-at-scoring and the targets named above
    if ruleset == BELOTE_FR:
        return "draw"  # fr.end.both
    if ruleset == RU3:
        # ru3.end.several, ru3.end.none-took-last
        return last_trick if last_trick in there else None
    # sg.end.both, bela.end.both, bg.end.both: the higher total, on equal totals another deal
    best = [side for side in there if totals[side] == max(totals)]
    return best[0] if len(best) == 1 else None


def next_dealer(ruleset: str, dealer: int, written: list[int] | None) -> int:
    """Return who deals next after a deal that wrote these points, or after a passed-out one (None)."""
    if ruleset == RU3 and written is not None:
        # ru3.table.next-dealer: the most points written, of equals the first to the left of the dealer
        return next(seat for seat in in_turn(ruleset, dealer) if written[side_of(ruleset, seat)] == max(written))
    # fr.table.next-dealer, fr.bid.all-pass, sg.table.dealer, sgb.bid.all-pass, ru3.bid.all-pass, bela.table.next-dealer
    return after(ruleset, dealer)
