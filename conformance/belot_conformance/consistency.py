"""Whether the cards of a question can lie on a table at all: decks, hands and tricks, whatever the rules.

No rule of any game is known here; a case that asks about the impossible proves nothing about an engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain, pairwise
from typing import Any, TypeAlias

Problem: TypeAlias = "tuple[tuple[str | int, ...], str] | None"

DECK_SIZE = 32


def inconsistency(op: str, ask: Mapping[str, Any], players: int) -> Problem:
    """Return the place in `ask` and what cannot be there, or None; `ask` already fits the request schema."""
    check = _CHECKS.get(op)
    return (check(ask, players) if check else None) or _seats(ask, players)


def _seats(ask: Mapping[str, Any], players: int) -> Problem:
    for holder, path in ((ask, ()), (ask.get("position", {}), ("position",))):
        for key in ("dealer", "seat"):
            if holder.get(key, 0) >= players:
                return (*path, key), f"there are {players} players, so seats 0 to {players - 1}"
        if holder.get("contract", {}).get("declarer", 0) >= players:
            return (*path, "contract", "declarer"), f"there are {players} players"
    return None


def _twice(cards: Iterable[str]) -> str | None:
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None


def _trick(trick: list[list[Any]], players: int) -> str | None:
    for (before, _), (after, _) in pairwise(trick):
        if after != (before + 1) % players:
            return f"seat {after} plays after seat {before}; the order is 0 to {players - 1} and round again"
    return None


def _complete_trick(ask: Mapping[str, Any], players: int) -> Problem:
    trick = ask["trick"]
    if len(trick) != players:
        return ("trick",), f"a complete trick has {players} cards"
    double = _twice(card for _, card in trick)
    if double:
        return ("trick",), f"{double} is played twice"
    message = _trick(trick, players)
    return (("trick",), message) if message else None


def _position(ask: Mapping[str, Any], players: int) -> Problem:
    position = ask["position"]
    trick, seat = position["trick"], position["seat"]
    hands = position.get("hands", [position.get("hand", [])])
    if len(trick) >= players:
        return ("position", "trick"), "the trick is complete, nobody is to play"
    double = _twice([*chain(*hands), *(card for _, card in trick), *position["played"]])
    if double:
        return ("position",), f"{double} stands in two places"
    message = _trick([*trick, [seat, ""]], players)
    if message:
        return ("position", "trick"), message
    if len(position["played"]) % players:
        return ("position", "played"), f"earlier tricks have {players} cards each"
    leader = (seat - len(trick)) % players
    if not position["played"] and leader != (position["dealer"] + 1) % players:
        return ("position", "trick"), "the first trick is led by the seat after the dealer"
    if not hands[0 if len(hands) == 1 else seat]:
        return ("position",), "the player to move has no card"
    return None


def _calls(ask: Mapping[str, Any], players: int) -> Problem:
    for index, (seat, _) in enumerate(ask["calls"]):
        if seat >= players:
            return ("calls", index), f"there are {players} players"
    return None


def _hands(ask: Mapping[str, Any], players: int) -> Problem:
    if len(ask["hands"]) != players:
        return ("hands",), f"there are {players} players"
    double = _twice(chain(*ask["hands"]))
    if double:
        return ("hands",), f"{double} is in two hands"
    if "discards" not in ask and len({len(hand) for hand in ask["hands"]}) != 1:
        return ("hands",), "the hands differ in size"
    return None


def _score(ask: Mapping[str, Any], players: int) -> Problem:
    problem = _hands(ask, players)
    if problem:
        return problem
    for index, trick in enumerate(ask["tricks"]):
        if len(trick["cards"]) != players or trick["winner"] >= players:
            return ("tricks", index), f"a trick has {players} cards and a winner among {players} players"
    played = [*chain(*(trick["cards"] for trick in ask["tricks"]))]
    double = _twice([*played, *ask.get("discards", [])])
    if double:
        return ("tricks",), f"{double} is played twice"
    strange = set(chain(*ask["hands"])).symmetric_difference(played) - set(ask.get("discards", []))
    if strange:
        return ("tricks",), f"hands and tricks differ in {' '.join(sorted(strange))}"
    for key in ("belote", "declared"):
        if len(ask[key]) != players:
            return (key,), f"there are {players} players"
    return _order_of_play(ask, players)


def _order_of_play(ask: Mapping[str, Any], players: int) -> Problem:
    """The winners are given, so who plays when is known; whether they could win is for the rules to say."""
    owner = {card: seat for seat, hand in enumerate(ask["hands"]) for card in hand}
    leader = (ask["dealer"] + 1) % players
    for index, trick in enumerate(ask["tricks"]):
        for place, card in enumerate(trick["cards"]):
            seat = (leader + place) % players
            if owner[card] != seat:
                return ("tricks", index), f"{card} is played by seat {seat} but held by seat {owner[card]}"
        leader = trick["winner"]
    return None


def _deal(ask: Mapping[str, Any], players: int) -> Problem:
    double = _twice(ask["deck"])
    if double or len(ask["deck"]) != DECK_SIZE:
        return ("deck",), f"{double} is in the deck twice" if double else "a deck has 32 cards"
    return None


def _match(ask: Mapping[str, Any], players: int) -> Problem:
    sides = 2 if players == 4 else players
    for index, deal in enumerate(ask["deals"]):
        if len(deal["written"]) != sides or deal["last_trick"] >= sides:
            return ("deals", index), f"there are {sides} sides"
    return None


_CHECKS: Mapping[str, Callable[[Mapping[str, Any], int], Problem]] = {
    "legal_plays": _position,
    "count": _position,
    "trick": _complete_trick,
    "legal_calls": _calls,
    "declarations": _hands,
    "score": _score,
    "deal": _deal,
    "match": _match,
}
