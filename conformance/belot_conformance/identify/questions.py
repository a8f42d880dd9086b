"""The questions that may be asked about each part of the rules, and what of an answer tells rulesets apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from belot.alike.play import Situation, position, situations_of
from belot.alike.samples import samples
from belot.cards import card_names
from belot.engine import answer
from belot.game import Game

from belot_conformance.cases import Suite

# What an engine or a ruleset says, in a form that two of them say alike: the kind of answer, then what counts in it.
Said = tuple[Any, ...]
# Deals made up for the score, beside those of the suite.
SAMPLES = 150


@dataclass(frozen=True, eq=False)
class Question:
    """A request, what a game says to it, and by which of its rules; "" where the rule refuses nothing."""

    ask: Mapping[str, Any]
    said_by: Callable[[Game], Said]
    rule_of: Callable[[Game], str] = lambda game: ""


@dataclass(frozen=True)
class Part:
    """A part of the rules that one operation asks about; `keys` are the parts of a ruleset it rests on."""

    name: str
    op: str
    keys: frozenset[str]


PARTS = (
    Part("tricks", "trick", frozenset({"cards"})),
    Part("play", "legal_plays", frozenset({"play"})),
    Part("declarations", "declarations", frozenset({"declarations", "contracts"})),
    Part("bidding", "legal_calls", frozenset({"bidding"})),
    Part("score", "score", frozenset({"score"})),
    Part("match", "match", frozenset({"match"})),
)


def said(op: str, kind: str, body: Mapping[str, Any]) -> Said:
    """Return what counts in an answer: names of outcomes, codes and the order of sets mean nothing."""
    if kind != "result":
        return (kind, body.get("at")) if kind == "rejected" else (kind,)
    fields: Mapping[str, Sequence[str]] = {
        "trick": ("winner", "points"),
        "legal_plays": ("legal",),
        "declarations": ("scored", "belote"),
        "legal_calls": ("seat", "legal", "done"),
        "score": ("written", "held"),
        "match": ("totals", "over", "winner"),
    }
    return ("result", *(_comparable(field, body.get(field)) for field in fields[op]))


def _comparable(field: str, value: Any) -> Any:
    if field == "legal" and isinstance(value, list):
        return tuple(sorted(map(str, value)))
    if field == "scored" and isinstance(value, list):
        return tuple(tuple(sorted(map(_declaration, seat))) if isinstance(seat, list) else str(seat) for seat in value)
    return _frozen(value)


def _declaration(entry: Any) -> str:
    if not isinstance(entry, dict):
        return str(entry)
    cards = entry.get("cards")
    return f"{' '.join(sorted(map(str, cards))) if isinstance(cards, list) else cards} = {entry.get('points')}"


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(each)) for key, each in value.items()))
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def pools(part: Part, ruleset: str, game: Game, suite: Suite) -> tuple[Sequence[Question], ...]:
    """Return the questions of a part in the order in which they are looked through: the suite's own first.

    For play the situations are complete: rulesets that answer all of them alike allow the same cards everywhere.
    """
    if part.op == "legal_plays":
        return (tuple(_situation(situation, game) for situation in situations_of(game)),)
    cases = tuple(
        _request(case.ask)
        for case in sorted(suite.cases, key=lambda case: (case.size, case.id))
        if case.op == part.op and ruleset in case.applies and case.kind != "reject"
    )
    if part.op != "score":
        return (cases,)
    made = samples(game)
    spread = made[:: max(1, len(made) // SAMPLES)]
    return cases, tuple(_request(sample.request()) for sample in spread)


def _request(ask: Mapping[str, Any]) -> Question:
    def said_by(game: Game) -> Said:
        name = game.rules.id
        ((kind, body),) = answer({"ruleset": name, **ask}, {name: game}).items()
        return said(str(ask["op"]), kind, body)

    return Question(ask, cache(said_by))


def _situation(situation: Situation, game: Game) -> Question:
    ask = position(situation, game)

    def said_by(other: Game) -> Said:
        if situation.trump not in other.rules.trumps():
            return ("rejected", 0)
        return ("result", tuple(sorted(card_names(situation.legal(other.play(situation.trump))))))

    def rule_of(other: Game) -> str:
        play = other.play(situation.trump)
        if situation.legal(play) == situation.hand:
            return ""
        number = play.rung(situation.hand, situation.led, situation.best, situation.winner, 0)
        return f"{situation.trump} {play.rungs[number].id}"

    return Question(ask, cache(said_by), rule_of)
