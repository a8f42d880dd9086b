"""A question and its answers in a few words of the game, for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from belot_conformance.judge import MISSING, show
from belot_conformance.report import CaseResult


def question(op: str, ask: Mapping[str, Any]) -> list[str]:
    """Return the lines that say what was asked."""
    return _QUESTIONS.get(op, _anything)(ask)


def answers(result: CaseResult) -> list[str]:
    """Return the lines that say what was expected and what came back."""
    lines = []
    for difference in result.differences:
        lines.append(f"expected {difference.at}: {show(difference.expected)}")
        if difference.got != MISSING:
            lines.append(f"got      {difference.at}: {show(difference.got)}")
    if result.verdict != "fail" or not lines or result.differences[0].got == MISSING:
        lines.append(f"got      {result.verdict}: {result.detail}")
    return lines


def _cards(cards: list[str]) -> str:
    return " ".join(cards) if cards else "nothing"


def _trick(trick: list[list[Any]]) -> str:
    return ", ".join(f"seat {seat} {card}" for seat, card in trick)


def _contract(contract: Mapping[str, Any]) -> str:
    value = f" {contract['value']}" if "value" in contract else ""
    times = {2: ", doubled", 4: ", redoubled"}.get(contract.get("multiplier", 1), "")
    return f"trump {contract['trump']}{value} by seat {contract['declarer']}{times}"


def _position(ask: Mapping[str, Any]) -> list[str]:
    position = ask["position"]
    trick = _trick(position["trick"]) if position["trick"] else f"seat {position['seat']} leads"
    lines = [f"{_contract(position['contract'])}; {trick}"]
    if "hand" in position:
        lines.append(f"seat {position['seat']} holds {_cards(position['hand'])}")
    else:
        lines += [f"seat {seat} holds {_cards(hand)}" for seat, hand in enumerate(position["hands"])]
    if position["played"]:
        lines.append(f"played before: {_cards(position['played'])}")
    return lines


def _complete_trick(ask: Mapping[str, Any]) -> list[str]:
    return [f"{_contract(ask['contract'])}; {_trick(ask['trick'])}"]


def _calls(ask: Mapping[str, Any]) -> list[str]:
    turned = f", {ask['turned']} faced" if "turned" in ask else ""
    calls = ", ".join(f"seat {seat} {call}" for seat, call in ask["calls"]) or "no call yet"
    return [f"dealer seat {ask['dealer']}{turned}; {calls}"]


def _declarations(ask: Mapping[str, Any]) -> list[str]:
    hands = [f"seat {seat} holds {_cards(hand)}" for seat, hand in enumerate(ask["hands"])]
    return [f"{_contract(ask['contract'])}; dealer seat {ask['dealer']}", *hands]


def _score(ask: Mapping[str, Any]) -> list[str]:
    tricks = [f"seat {trick['winner']} takes {_cards(trick['cards'])}" for trick in ask["tricks"]]
    held = [f"held from before: {ask['held']}"] if ask.get("held") else []
    return [*_declarations(ask), *tricks, *held]


def _deal(ask: Mapping[str, Any]) -> list[str]:
    return [
        f"dealer seat {ask['dealer']}; the deck {_cards(ask['deck'])}",
        f"actions: {', '.join(ask['actions'])}",
    ]


def _match(ask: Mapping[str, Any]) -> list[str]:
    deals = "; ".join(f"{deal['written']}" for deal in ask["deals"])
    return [f"target {ask['target']}; written {deals}" if "target" in ask else f"written {deals}"]


def _anything(ask: Mapping[str, Any]) -> list[str]:
    return [show(dict(ask))]


_QUESTIONS: Mapping[str, Callable[[Mapping[str, Any]], list[str]]] = {
    "legal_plays": _position,
    "count": _position,
    "trick": _complete_trick,
    "legal_calls": _calls,
    "declarations": _declarations,
    "score": _score,
    "deal": _deal,
    "match": _match,
}
