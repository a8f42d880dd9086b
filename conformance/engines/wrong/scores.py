"""Wrong engines of declarations, scores, bids and points held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from belot.engine import answer, game

from .base import Engine, Reply, Request, Wrong


def _of_scores(change: Callable[[Request, dict[str, Any]], dict[str, Any]]) -> Engine:
    def engine(request: Request) -> Reply:
        right = answer(request)
        if request.get("op") != "score" or "result" not in right:
            return right
        return {"result": change(request, right["result"])}

    return engine


def _again(request: Request, **other: Any) -> dict[str, Any]:
    reply = answer({**request, **other})
    result: dict[str, Any] = reply.get("result", {})
    return result


def _side(request: Request, seat: int) -> int:
    return game(request["ruleset"]).rules.side(seat)


def _points(result: dict[str, Any], item: str) -> list[int]:
    return next((list(line["points"]) for line in result["lines"] if line["item"] == item), [0])


def _takers_fail(request: Request, result: dict[str, Any]) -> bool:
    takers = _side(request, request["contract"]["declarer"])
    return bool(result["written"][takers] < max(result["written"]))


def _belote_if_made(request: Request, result: dict[str, Any]) -> dict[str, Any]:
    if not _takers_fail(request, result):
        return result
    takers = _side(request, request["contract"]["declarer"])
    belote = [0 if _side(request, seat) == takers else count for seat, count in enumerate(request["belote"])]
    return _again(request, belote=belote)


def _capot_by_points(request: Request, result: dict[str, Any]) -> dict[str, Any]:
    cards = _points(result, "cards")
    if 0 not in cards or len(cards) != 2:
        return result
    other = 1 - cards.index(0)
    tricks = [
        {**trick, "winner": trick["winner"] if trick["winner"] % 2 == other else other} for trick in request["tricks"]
    ]
    return _again(request, tricks=tricks)


def _first_trick_counts_ten(request: Request, result: dict[str, Any]) -> dict[str, Any]:
    return _again(request, tricks=request["tricks"][::-1])


def _five_down(request: Request, result: dict[str, Any]) -> dict[str, Any]:
    """Round what the items come to with a five down."""
    if game(request["ruleset"]).rules.score.round is None:
        return result
    items = [item["points"] for item in result["items"]]
    return {**result, "written": [(sum(points) + 4) // 10 * 10 for points in zip(*items, strict=True)]}


def _sum_of_declarations(request: Request) -> Reply:
    """Let the side with the greater sum of declarations score its own."""
    right = answer(request)
    if request.get("op") != "declarations" or "result" not in right:
        return right
    alone = [_alone(request, {seat}) for seat in range(len(request["hands"]))]
    sums: dict[int, int] = {}
    for seat, own in enumerate(alone):
        side = _side(request, seat)
        sums[side] = sums.get(side, 0) + sum(each["points"] for each in own[seat])
    best = max(sums, key=lambda side: sums[side])
    scored = [own[seat] if _side(request, seat) == best else [] for seat, own in enumerate(alone)]
    return {"result": {**right["result"], "scored": scored}}


def _alone(request: Request, seats: set[int]) -> list[list[dict[str, Any]]]:
    """Return what would be scored if only some seats held anything: the others hold cards that make nothing."""
    rules = game(request["ruleset"])
    trump, dealer = request["contract"]["trump"], request["dealer"]
    from belot.cards import card_set
    from belot.operations import scored

    hands = [card_set(hand) for hand in request["hands"]]
    declared = [seat in seats for seat in range(len(hands))]
    return scored(rules, rules.announced(trump, hands, declared, dealer))


def _partners_cancel(request: Request) -> Reply:
    """Score nothing if the best declarations of two partners are worth the same."""
    right = answer(request)
    if request.get("op") != "declarations" or "result" not in right:
        return right
    best = [max((each["points"] for each in own), default=0) for own in right["result"]["scored"]]
    if len(best) == 4 and any(best[seat] and best[seat] == best[seat + 2] for seat in (0, 1)):
        return {"result": {**right["result"], "scored": [[], [], [], []]}}
    return right


def _defenders_lose_declarations(request: Request, result: dict[str, Any]) -> dict[str, Any]:
    if not _takers_fail(request, result):
        return result
    takers = _side(request, request["contract"]["declarer"])
    own = _points(result, "declarations")
    written = [
        points - (own[side] if side != takers and len(own) > side else 0)
        for side, points in enumerate(result["written"])
    ]
    return {**result, "written": written}


def _held_to_the_takers(request: Request, result: dict[str, Any]) -> dict[str, Any]:
    held = request.get("held") or 0
    if not held or result.get("held"):
        return result
    takers = _side(request, request["contract"]["declarer"])
    without = _again(request, held=0)["written"]
    return {**result, "written": [points + (held if side == takers else 0) for side, points in enumerate(without)]}


def _held_overwritten(request: Request, result: dict[str, Any]) -> dict[str, Any]:
    held = request.get("held") or 0
    return {**result, "held": result["held"] - held} if held and (result.get("held") or 0) > held else result


def _trump_of_the_double(request: Request) -> Reply:
    """Read the trumps from the last call, which was a double."""
    right = answer(request)
    done = right.get("result", {}).get("done") if request.get("op") == "legal_calls" else None
    if not isinstance(done, dict) or done["multiplier"] == 1:
        return right
    return {"result": {"done": {**done, "trump": "S" if done["trump"] != "S" else "H"}}}


_APART = ("fr.belote.apart", "sg.belote.stays", "sgc.score.failed-belote")
_CAPOT = ("fr.score.capot", "sgb.score.capot")
_LAST = ("fr.score.sum", "sg.cards.order", "ru3.score.sum", "bela.score.last", "bg.score.values")
_CONTEST = (
    "fr.decl.one-side",
    "fr.decl.sequences-rank",
    "sg.decl.one-side",
    "sg.decl.rank",
    "sg.decl.tie-partners",
    "bg.decl.contest",
)
_HELD = ("sgb.score.tie-winner", "sgb.score.tie", "ru3.score.tie", "ru3.score.held-add-up", "bg.score.hanging")

_FAILED = ("fr.score.inside", "sgb.score.inside", "sgc.score.failed", "fr.score.capot")
_DOUBLE = ("sgc.bid.coinche", "sgc.bid.surcoinche", "bg.bid.double", "bg.bid.double-order")

SCORES = (
    Wrong("belote-if-made", "belote is lost when the contract fails", _of_scores(_belote_if_made), _APART),
    Wrong("capot-by-points", "capot is having no points", _of_scores(_capot_by_points), _CAPOT),
    Wrong(
        "ten-for-the-first-trick",
        "the last ten go to the first trick",
        _of_scores(_first_trick_counts_ten),
        _LAST,
    ),
    Wrong("five-down", "rounds 265 to 260", _of_scores(_five_down), ("sgc.score.rounding", "bg.score.rounding")),
    Wrong("sum-of-declarations", "the greater sum of declarations scores", _sum_of_declarations, _CONTEST),
    Wrong(
        "partners-cancel",
        "equal declarations of partners cancel each other",
        _partners_cancel,
        _CONTEST,
    ),
    Wrong(
        "defenders-lose-declarations",
        "defenders lose declarations when takers fail",
        _of_scores(_defenders_lose_declarations),
        _FAILED,
    ),
    Wrong("held-to-the-takers", "points held go to the takers, whoever wins", _of_scores(_held_to_the_takers), _HELD),
    Wrong(
        "held-overwritten",
        "a second tie overwrites the points held",
        _of_scores(_held_overwritten),
        _HELD,
    ),
    Wrong(
        "trump-of-the-double",
        "reads the trumps from the last call, a double",
        _trump_of_the_double,
        _DOUBLE,
    ),
)
