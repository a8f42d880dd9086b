"""Mutants of the cascade of play: a rung dropped or moved, its guard negated, dropped or changed, another set of cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from belot.nodes import Arithmetical, Call, Combine, Name, Node, Not
from belot.ruleset.model import Rung
from belot.vocabulary import PLAY

from belot_conformance.adequacy.cited import Source
from belot_conformance.adequacy.expressions import mutants
from belot_conformance.adequacy.mutant import Change, neighbours_swapped, put, without_one
from belot_conformance.adequacy.printing import show

_ABOVE: Final = Call("above", (Name("best"),))
# What a rung of some other game would allow.
SETS: Final[tuple[Node, ...]] = (
    Name("hand"),
    Name("led"),
    Name("trumps"),
    Combine(Name("led"), "&", _ABOVE),
    Combine(Name("trumps"), "&", _ABOVE),
    Arithmetical(Name("hand"), "-", Name("trumps")),
    Arithmetical(Name("trumps"), "-", _ABOVE),
)


def play_changes(source: Source) -> Iterator[Change]:
    """Yield the mutants of the rungs."""
    rules = source.rules
    for rung, rest in without_one(rules.rungs):
        made = replace(rules, rungs=rest)
        yield Change(f"play.{rung.id}: dropped", "rungs", rung.clauses, f"rung `{rung.id}` is left out", made)
    for first, second, rungs in neighbours_swapped(rules.rungs):
        says, clauses = f"rung `{second.id}` is tried before `{first.id}`", (*first.clauses, *second.clauses)
        yield Change(f"play.{second.id}: before {first.id}", "rungs", clauses, says, replace(rules, rungs=rungs))
    for at, rung in enumerate(rules.rungs):
        for says, other in (*_guards(rung), *_sets(rung)):
            made = replace(rules, rungs=put(rules.rungs, at, other))
            yield Change(f"play.{rung.id}.{says}", "rungs", rung.clauses, f"rung `{rung.id}`: {says}", made)


def _guards(rung: Rung) -> Iterator[tuple[str, Rung]]:
    if rung.when is None:
        return
    yield "when: always", replace(rung, when=None)
    for when in (Not(rung.when), *mutants(rung.when, PLAY, "bool")):
        yield f"when: {show(when)}", replace(rung, when=when)


def _sets(rung: Rung) -> Iterator[tuple[str, Rung]]:
    for cards in dict.fromkeys((*SETS, *mutants(rung.cards, PLAY, "cards"))):
        if cards != rung.cards:
            yield f"cards: {show(cards)}", replace(rung, cards=cards)
