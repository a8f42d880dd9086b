"""What wrong engines are made of: the reference engine, and positions read as the interpreter reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from belot.cards import card_bit, card_names, card_set
from belot.engine import answer, game
from belot.operations import best_of
from belot.play import Play

Request: TypeAlias = Mapping[str, Any]
Reply: TypeAlias = dict[str, Any]
Engine: TypeAlias = Callable[[Request], Reply]


@dataclass(frozen=True)
class Wrong:
    """An engine with one mistake; `breaks` are the clauses it offends against, in any of the rulesets."""

    name: str
    mistake: str
    answer: Engine
    breaks: tuple[str, ...]


@dataclass(frozen=True)
class Position:
    """A position as the cascade of play sees it."""

    play: Play
    hand: int
    led: int
    best: int
    winner: int
    seat: int
    trick: tuple[tuple[int, int], ...]
    played: tuple[int, ...]
    players: int

    def legal(self, best: int | None = None, winner: int | None = None) -> int:
        """Return what may be played if another card, or another seat, were winning."""
        best = self.best if best is None else best
        legal: int = self.play.legal(self.hand, self.led, best, self.winner if winner is None else winner, self.seat)
        return legal


def of_positions(change: Callable[[Position], int]) -> Engine:
    """Return an engine that allows the cards that `change` says, wherever a card is on the table."""

    def engine(request: Request) -> Reply:
        right = answer(request)
        if request.get("op") != "legal_plays" or "result" not in right or not request["position"]["trick"]:
            return right
        return {"result": {"legal": card_names(change(read(request)))}}

    return engine


def read(request: Request) -> Position:
    """Return the position of a request about legal plays."""
    position, rules = request["position"], game(request["ruleset"])
    play = rules.play(position["contract"]["trump"])
    trick = tuple((seat, card_bit(card)) for seat, card in position["trick"])
    winner, best = best_of(play.table, trick)
    return Position(
        play=play,
        hand=card_set(position["hand"]),
        led=play.table.suit[trick[0][1]],
        best=best,
        winner=winner,
        seat=position["seat"],
        trick=trick,
        played=tuple(card_bit(card) for card in position["played"]),
        players=rules.rules.players,
    )


def of_tricks(strength: Callable[[str, str, str], int | None]) -> Engine:
    """Return an engine in which the card of the greatest strength takes the trick; `strength` of card, suit led, trump."""

    def engine(request: Request) -> Reply:
        right = answer(request)
        if request.get("op") != "trick" or "result" not in right:
            return right
        trick, trump = request["trick"], request["contract"]["trump"]
        found = [(strength(card, trick[0][1][1], trump), seat) for seat, card in trick]
        if any(each is None for each, _ in found):
            return right
        winner = max(found, key=lambda each: each[0] or 0)[1]
        return {"result": {**right["result"], "winner": winner}}

    return engine
