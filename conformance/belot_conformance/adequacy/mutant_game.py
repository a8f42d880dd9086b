"""A mutant as a game that answers: what the mutation does not touch is taken from the game it was made from."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from belot.declarations import Contest, make_contest
from belot.engine import answer
from belot.game import Game
from belot.match import MatchRules, make_match
from belot.play import Play, make_play
from belot.scoring import Scorer, make_scorer

from belot_conformance.adequacy.mutant import Mutant, Part
from belot_conformance.cases import Case
from belot_conformance.judge import judge
from belot_conformance.protocol import Answer

# The operations a part of the rules has a say in; what is not listed here looks at the part nowhere.
OPERATIONS: dict[Part, frozenset[str]] = {
    "cards": frozenset({"legal_plays", "trick", "score", "deal", "count"}),
    "steps": frozenset({"legal_calls", "score", "deal", "legal_plays", "trick", "declarations", "count"}),
    "bidding": frozenset({"legal_calls", "score", "deal", "legal_plays", "trick", "declarations", "count"}),
    "rungs": frozenset({"legal_plays", "deal", "count"}),
    "declarations": frozenset({"declarations", "score", "deal"}),
    "belote": frozenset({"declarations", "score", "deal"}),
    "score": frozenset({"score", "deal"}),
    "match": frozenset({"match", "deal"}),
}


@dataclass(frozen=True, eq=False)
class MutantGame(Game):
    """The game of a mutant; `part` is what was changed in `original`."""

    original: Game = field(kw_only=True)
    part: Part = field(kw_only=True)
    _made: dict[str, Play] = field(default_factory=dict, repr=False)
    _contests: dict[str, Contest | None] = field(default_factory=dict, repr=False)

    def play(self, trump: str) -> Play:
        """Return legality under a trump, shared where neither cards nor rungs were changed."""
        if self.part not in ("cards", "rungs"):
            return self.original.play(trump)
        if trump not in self._made:
            self._made[trump] = make_play(self.rules, trump)
        return self._made[trump]

    def contest(self, trump: str) -> Contest | None:
        """Return the contest of declarations, shared where declarations were not changed."""
        if self.part != "declarations":
            return self.original.contest(trump)
        if trump not in self._contests:
            self._contests[trump] = make_contest(self.rules, self.original.play(trump).table)
        return self._contests[trump]

    @cached_property
    def scorer(self) -> Scorer:
        """Return the scorer; the deal says how many tricks there are."""
        return make_scorer(self.rules) if self.part in ("score", "steps") else self.original.scorer

    @cached_property
    def match(self) -> MatchRules:
        """Return the rules of the match."""
        return make_match(self.rules) if self.part == "match" else self.original.match


def game_of(mutant: Mutant, original: Game) -> MutantGame:
    """Return the game of a mutant."""
    return MutantGame(mutant.rules, original=original, part=mutant.part)


def asked(game: Game, ask: dict[str, Any]) -> Answer:
    """Return what a game answers; what it raises is an error, as it would be from any engine."""
    name = game.rules.id
    try:
        ((kind, body),) = answer({"ruleset": name, **ask}, {name: game}).items()
    except Exception as error:  # a mutant may break anywhere
        return Answer("error", {"message": f"{type(error).__name__}: {error}"})
    return Answer(kind, body)


def visible(answer: Answer) -> tuple[str, dict[str, Any]]:
    """Return an answer without what the protocol has no field for, since no case can compare it."""
    return answer.kind, {key: value for key, value in answer.body.items() if key not in ("items", "message")}


def passes(game: Game, case: Case) -> bool:
    """Say whether the judge of the suite lets the answer of a game to a case pass."""
    return judge(case, asked(game, dict(case.ask))).verdict == "pass"
