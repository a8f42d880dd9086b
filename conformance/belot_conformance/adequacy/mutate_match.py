"""Mutants of the match: target, endings, claim."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from belot.nodes import Not
from belot.ruleset.model import Ending, Match
from belot.vocabulary import CLAIM, MATCH, WINNER

from belot_conformance.adequacy.cited import Source
from belot_conformance.adequacy.expressions import mutants
from belot_conformance.adequacy.mutant import Change, neighbours_swapped, put, without_one
from belot_conformance.adequacy.printing import show


def match_changes(source: Source) -> Iterator[Change]:
    """Yield the mutants of the match."""
    for says, clauses, other in _variants(source):
        yield Change(f"match.{says}", "match", clauses, f"match: {says}", replace(source.rules, match=other))


def _variants(source: Source) -> Iterator[tuple[str, tuple[str, ...], Match]]:
    own = source.rules.match
    for target in (own.target + 1, own.target - 1):
        yield f"target: {target}", source.clauses("match"), replace(own, target=target)
    for ending, rest in without_one(own.endings):
        yield f"{ending.id}: dropped", ending.clauses, replace(own, endings=rest)
    for first, second, endings in neighbours_swapped(own.endings):
        clauses = (*first.clauses, *second.clauses)
        yield f"{second.id}: before {first.id}", clauses, replace(own, endings=endings)
    for at, ending in enumerate(own.endings):
        for says, other in _of_ending(ending):
            yield f"{ending.id}.{says}", ending.clauses, replace(own, endings=put(own.endings, at, other))
    if own.claim is not None:
        yield "claim: dropped", own.claim_clauses, replace(own, claim=None)
        for counts in mutants(own.claim, CLAIM, "int"):
            yield f"claim: {show(counts)}", own.claim_clauses, replace(own, claim=counts)


def _of_ending(ending: Ending) -> Iterator[tuple[str, Ending]]:
    if ending.when is not None:
        yield "when: always", replace(ending, when=None)
        for when in (Not(ending.when), *mutants(ending.when, MATCH, "bool")):
            yield f"when: {show(when)}", replace(ending, when=when)
    for then in ("play-on", "draw"):
        if then != ending.then:
            yield f"then: {then}", replace(ending, then=then, winner=None)
    if ending.winner is not None:
        for winner in (Not(ending.winner), *mutants(ending.winner, WINNER, "bool")):
            yield f"winner: {show(winner)}", replace(ending, winner=winner)
