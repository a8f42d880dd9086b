"""What is said of a mutant that no case kills: proven equivalent and how, or the smallest request that tells it apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import belot.alike.match as ending
from belot.alike import bidding, declarations, exhaustive, play, score
from belot.alike.deals import same_deals
from belot.alike.played import requests
from belot.alike.samples import Sample, samples
from belot.alike.showdown import hands_for
from belot.game import Game
from belot.scoring import Account

from belot_conformance.adequacy.mutant import Mutant
from belot_conformance.adequacy.mutant_game import asked, visible


@dataclass(frozen=True)
class Verdict:
    """`proof` names the way a mutant was proven equivalent; `request` tells it apart. Neither: it is undecided."""

    proof: str = ""
    request: Mapping[str, Any] | None = None


@dataclass(frozen=True, eq=False)
class Judge:
    """Decides about mutants of one game; what serves for all of them is made once."""

    game: Game

    @cached_property
    def samples(self) -> tuple[tuple[Sample, Account], ...]:
        """Deals made up for the score, with what the game makes of them."""
        return tuple((sample, self.game.scorer.account(sample.facts)) for sample in samples(self.game))

    @cached_property
    def played(self) -> tuple[dict[str, Any], ...]:
        """Whole deals that were played with every right used now and then."""
        return tuple(requests(self.game))

    def verdict(self, mutant: Mutant, game: Game) -> Verdict:
        """Return what can be said of a mutant, given its game."""
        proof = self._proof(mutant, game)
        if proof:
            return Verdict(proof)
        for request in self._requests(mutant, game):
            if visible(asked(self.game, dict(request))) != visible(asked(game, dict(request))):
                return Verdict(request=request)
        return Verdict()

    def _proof(self, mutant: Mutant, game: Game) -> str:
        match mutant.part:
            case "rungs":
                situations = play.situations_of(self.game)
                same = play.difference(self.game, game, situations) is None
                return f"the same legal cards in all {len(situations)} situations" if same else ""
            case "declarations":
                found = next(declarations.differences(self.game, game), "none")
                return "every two declarations rank alike" if found == "none" else ""
            case "score":
                return self._score_proof(mutant, game)
            case "match":
                same = mutant.rules.match.claim == self.game.rules.match.claim
                alike = same and ending.difference(self.game, game) is None
                return "the same end for all totals around the target" if alike else ""
            case "steps":
                return "every seat gets the same cards" if same_deals(self.game, game) else ""
            case "bidding":
                named = mutant.rules.bidding.named == self.game.rules.bidding.named
                request, whole = bidding.difference(self.game, game) if named else (None, False)
                return "the same calls in every state of the bidding" if whole and request is None else ""
            case _:
                return ""

    def _score_proof(self, mutant: Mutant, game: Game) -> str:
        if score.proven(self.game.rules, mutant.rules):
            return "the same value wherever the place is reached"
        if next(self._scores(game), None) is None and exhaustive.proven(self.game, game):
            return "the same score for all facts a deal can have"
        return ""

    def _requests(self, mutant: Mutant, game: Game) -> Iterator[Mapping[str, Any]]:
        match mutant.part:
            case "rungs":
                situation = play.difference(self.game, game, play.situations_of(self.game))
                if situation is not None:
                    yield play.position(situation, self.game)
            case "declarations":
                yield from hands_for(self.game, game)
            case "bidding":
                request, _ = bidding.difference(self.game, game)
                if request is not None:
                    yield request
            case "match":
                ended = ending.difference(self.game, game)
                if ended is not None:
                    yield ended
            case _:
                pass
        if mutant.part == "score":
            yield from self._scores(game)
        elif mutant.part in ("belote", "bidding", "declarations"):
            # The facts themselves may differ: what a bid is worth, what hands declare.
            yield from (sample.request() for sample, _ in self.samples[:: max(1, len(self.samples) // 400)])
        yield from self.played

    def _scores(self, game: Game) -> Iterator[Mapping[str, Any]]:
        for sample, account in self.samples:
            if not _alike(account, sample, game):
                yield sample.request()


def _alike(account: Account, sample: Sample, game: Game) -> bool:
    """Say whether a game scores a sample like the original."""
    try:
        other = game.scorer.account(sample.facts)
    except Exception:  # a mutant may break anywhere
        return False
    seen = (account.outcome, account.lines, account.written, account.held)
    return seen == (other.outcome, other.lines, other.written, other.held)
