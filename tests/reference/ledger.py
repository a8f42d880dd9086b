"""What every side counts before the contract is judged."""

from __future__ import annotations

from typing import Any

from .announce import declarations
from .cards import multiplied_card_points, points_in
from .table import BELOTE, BELOTE_FR, COINCHES, Request, side_of, sides

Points = list[int]
Ledger = dict[str, Points]


def tricks_of(ruleset: str, request: Request) -> Points:
    """Return how many tricks each side has."""
    count = [0] * sides(ruleset)
    for trick in request["tricks"]:
        count[side_of(ruleset, trick["winner"])] += 1
    return count


def side_with_all_tricks(ruleset: str, request: Request) -> int | None:
    """Return the side that has all tricks, if one has."""
    winners = {side_of(ruleset, trick["winner"]) for trick in request["tricks"]}
    return winners.pop() if len(winners) == 1 else None


def card_line(ruleset: str, request: Request) -> Points:
    """Return the card points of each side."""
    contract = request["contract"]
    points = [0] * sides(ruleset)
    for trick in request["tricks"]:
        points[side_of(ruleset, trick["winner"])] += points_in(ruleset, contract, trick["cards"])
    # bela3.discard.count: they are the caller's
    caller = side_of(ruleset, contract["declarer"])
    points[caller] += points_in(ruleset, contract, request.get("discards") or [])
    return [each * multiplied_card_points(ruleset, contract) for each in points]


def last_trick_line(ruleset: str, request: Request) -> Points:
    """Return what the last trick is worth to each side."""
    points = [0] * sides(ruleset)
    bonus = 10  # fr.cards.total, sg.cards.order, ru3.score.sum, bela.score.last, bg.score.values
    if side_with_all_tricks(ruleset, request) is not None and ruleset in (BELOTE_FR, BELOTE, *COINCHES):
        bonus = 100  # fr.score.capot, sgb.score.capot, sgc.score.unbid-capot
    bonus *= multiplied_card_points(ruleset, request["contract"])
    points[side_of(ruleset, request["tricks"][-1]["winner"])] = bonus
    return points


def all_tricks_line(ruleset: str, request: Request) -> Points:
    """Return the separate bonus for all tricks."""
    points = [0] * sides(ruleset)
    winner = side_with_all_tricks(ruleset, request)
    if winner is not None:
        # bela.score.all-tricks; of one player alone: bela3.score.all-tricks; not doubled at no trumps:
        # bg.score.all-tricks
        points[winner] = 90
    return points


def declaration_line(ruleset: str, request: Request) -> Points:
    """Return the points of the declarations that stand."""
    found = declarations(ruleset, request["contract"], request["dealer"], request["hands"], request.get("declared"))
    points = [0] * sides(ruleset)
    for seat, scored in enumerate(found["scored"]):
        points[side_of(ruleset, seat)] += sum(meld["points"] for meld in scored)
    return points


def belote_line(ruleset: str, request: Request) -> Points:
    """Return 20 for every belote announced."""
    points = [0] * sides(ruleset)
    for seat, count in enumerate(request["belote"]):
        # fr.belote.value, sg.belote, ru3.combo.belote, bela.bela.value, bg.common
        points[side_of(ruleset, seat)] += 20 * count
    return points


def void_trickless(ruleset: str, request: Request, ledger: Ledger) -> None:
    """Take declarations and belote from every side without a trick."""
    # ru3.score.capot-declarations, ru3.score.capot-declarations-contest,
    # bela.decl.trick-needed, bela.decl.trick-needed-total
    for side, tricks in enumerate(tricks_of(ruleset, request)):
        if tricks == 0:
            ledger["declarations"][side] = 0
            ledger["belote"][side] = 0


def totals(ledger: Ledger) -> Points:
    """Return the sum of each side."""
    return [sum(column) for column in zip(*ledger.values(), strict=True)]


def answer(outcome: str, ledger: Ledger, written: Points, held: int) -> dict[str, Any]:
    """Return a result of the `score` operation."""
    lines = [{"item": item, "points": points} for item, points in ledger.items()]
    return {"outcome": outcome, "lines": lines, "written": written, "held": held}
