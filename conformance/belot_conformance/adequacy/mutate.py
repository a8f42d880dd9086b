"""Every mutant of a ruleset, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from belot_conformance.adequacy.cited import Source
from belot_conformance.adequacy.mutant import Change, Mutant
from belot_conformance.adequacy.mutate_bidding import bidding_changes
from belot_conformance.adequacy.mutate_cards import card_changes
from belot_conformance.adequacy.mutate_declarations import declaration_changes
from belot_conformance.adequacy.mutate_match import match_changes
from belot_conformance.adequacy.mutate_play import play_changes
from belot_conformance.adequacy.mutate_score import score_changes
from belot_conformance.adequacy.mutate_steps import step_changes

# What a ruleset says that no operation of the protocol asks: it cannot be mutated to any effect.
NOT_ASKED = {
    "table.direction": "seats are counted in playing order, whichever way the table turns",
    "table.next-dealer": "every request names its dealer",
    "deal.apart": "a packet kept apart differs only in what a player may look at",
    "bidding.pass-picks-up": "it changes only what a player may look at",
}


def mutants(source: Source) -> tuple[Mutant, ...]:
    """Return all mutants of a ruleset; ids are unique and say what was changed."""
    found: dict[str, Mutant] = {}
    for change in _changes(source):
        if change.rules == source.rules or change.id in found:
            continue
        clauses = tuple(id_ for id_ in change.clauses if id_.split(".")[0] in source.rules.documents)
        found[change.id] = Mutant(change.id, change.part, clauses, change.sentence, change.rules)
    return tuple(found.values())


def _changes(source: Source) -> Iterator[Change]:
    yield from card_changes(source)
    yield from step_changes(source)
    yield from bidding_changes(source)
    yield from play_changes(source)
    yield from declaration_changes(source)
    yield from score_changes(source)
    yield from match_changes(source)
