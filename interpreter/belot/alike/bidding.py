"""Exact comparison of two ways to bid: both machines are walked side by side through every sequence of calls.

Both are finite: rounds end, and an auction only rises. States that differ in nothing the machines look at are walked once.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from belot.bidding import Auction, Rounds, State, start
from belot.game import Game

# More states than any ruleset has; a walk that comes to it proves nothing.
BOUND = 200_000


def difference(original: Game, mutant: Game) -> tuple[dict[str, Any] | None, bool]:
    """Return the shortest bidding the two answer differently (None if there is none), and whether all were walked."""
    rules = original.rules
    faced = any(step.action == "turn-up" for step in rules.steps)
    dealer = rules.players - 1
    turned = "S" if faced else None
    first = start(rules, dealer, turned), start(mutant.rules, dealer, turned)
    waiting: deque[tuple[State, State, tuple[str, ...]]] = deque([(*first, ())])
    seen: set[object] = set()
    while waiting:
        one, other, calls = waiting.popleft()
        key = _state(one), _state(other)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > BOUND:
            return None, False
        if _shown(one) != _shown(other):
            return _request(original, dealer, turned, calls), True
        waiting.extend((one.after(call), other.after(call), (*calls, call)) for call in one.legal())
    return None, True


def _shown(state: State) -> object:
    return (state.contract, True) if state.over else (state.seat, tuple(state.legal()))


def _state(state: State) -> object:
    if isinstance(state, Rounds):
        return state.round, state.spoken, state.contract
    assert isinstance(state, Auction)
    return state.seat, state.bid, state.rank, state.doubled_by, state.redoubled, state.passes


def _request(game: Game, dealer: int, turned: str | None, calls: tuple[str, ...]) -> dict[str, Any]:
    state = start(game.rules, dealer, turned)
    spoken: list[list[object]] = []
    for call in calls:
        spoken.append([state.seat, call])
        state = state.after(call)
    faced = {"turned": f"A{turned}"} if turned else {}
    return {"op": "legal_calls", "dealer": dealer, **faced, "calls": spoken}
