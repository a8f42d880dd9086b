"""Mutants of declarations and belote: values, sharing, long sequences, keys of comparison, when they are announced."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from belot.nodes import Negative
from belot.ruleset.model import Catalogue, Declarations, Key, Ruleset
from belot.vocabulary import COMPARE

from belot_conformance.adequacy.cited import Source
from belot_conformance.adequacy.expressions import mutants
from belot_conformance.adequacy.mutant import Change, neighbours_swapped, put, without_one
from belot_conformance.adequacy.printing import show


def declaration_changes(source: Source) -> Iterator[Change]:
    """Yield the mutants of catalogues, of the contest and of belote."""
    rules = source.rules
    if rules.declarations is not None:
        yield from _of_catalogues(source)
        for says, clauses, other in _of_contest(rules.declarations):
            made = replace(rules, declarations=other)
            yield Change(f"declarations.{says}", "declarations", clauses, f"declarations: {says}", made)
    if rules.belote is not None:
        clauses = rules.belote.clauses
        made = replace(rules, belote=None)
        yield Change("belote: dropped", "belote", clauses, "king and queen of trumps count nothing", made)
        for announce in ("automatic", "any-play", "first-card"):
            made = replace(rules, belote=replace(rules.belote, announce=announce))
            yield Change(f"belote.announce: {announce}", "belote", clauses, f"belote is announced: {announce}", made)


def _of_catalogues(source: Source) -> Iterator[Change]:
    rules = source.rules
    used = {each.catalogue.id: each.catalogue for each in rules.contracts.values() if each.catalogue is not None}
    for id_, catalogue in used.items():
        clauses = source.clauses(f"declarations.catalogues.{id_}")
        for says, other in _variants(catalogue):
            made = _with_catalogue(rules, other)
            yield Change(f"catalogue.{id_}.{says}", "declarations", clauses, f"catalogue `{id_}`: {says}", made)


def _variants(own: Catalogue) -> Iterator[tuple[str, Catalogue]]:
    for length, points in own.sequences.items():
        rest = {each: worth for each, worth in own.sequences.items() if each != length}
        yield f"sequences.{length}: dropped", replace(own, sequences=rest)
        for other in (points + 1, points - 1, points + 10, points - 10):
            yield f"sequences.{length}: {other}", replace(own, sequences={**own.sequences, length: other})
    for rank, points in own.fours.items():
        less = {each: worth for each, worth in own.fours.items() if each != rank}
        order = tuple(each for each in own.four_order if each != rank)
        yield f"fours.{rank}: dropped", replace(own, fours=less, four_order=order)
        for other in (points + 1, points - 1, points + 50, points - 50):
            yield f"fours.{rank}: {other}", replace(own, fours={**own.fours, rank: other})
    for rank in ("9", "8", "7"):
        if rank not in own.fours:
            grown = {**own.fours, rank: 100}
            yield f"fours.{rank}: 100", replace(own, fours=grown, four_order=(*own.four_order, rank))
    for first, second, order in neighbours_swapped(own.four_order):
        yield f"four-order: {second} above {first}", replace(own, four_order=order)


def _with_catalogue(rules: Ruleset, catalogue: Catalogue) -> Ruleset:
    return replace(
        rules,
        contracts={
            kind: replace(each, catalogue=catalogue)
            if each.catalogue is not None and each.catalogue.id == catalogue.id
            else each
            for kind, each in rules.contracts.items()
        },
    )


def _of_contest(own: Declarations) -> Iterator[tuple[str, tuple[str, ...], Declarations]]:
    for key, rest in without_one(own.compare):
        yield f"compare.{key.id}: dropped", key.clauses, replace(own, compare=rest)
    for first, second, keys in neighbours_swapped(own.compare):
        yield f"compare.{second.id}: before {first.id}", (*first.clauses, *second.clauses), replace(own, compare=keys)
    for at, key in enumerate(own.compare):
        for says, other in _of_key(key):
            yield f"compare.{key.id}: {says}", key.clauses, replace(own, compare=put(own.compare, at, other))
    sharing, long = own.sharing, own.long_sequences
    shared = replace(own, sharing="shared" if sharing == "one-use" else "one-use")
    yield f"sharing: not {sharing}", own.clauses, shared
    counted = replace(own, long_sequences="highest" if long == "whole" else "whole")
    yield f"long-sequences: not {long}", own.clauses, counted
    announce = replace(own, announce="right" if own.announce == "automatic" else "automatic")
    yield f"announce: not {own.announce}", own.clauses, announce
    if own.wins_match is not None:
        yield "wins-match: dropped", own.clauses, replace(own, wins_match=None)
        for needed in (own.wins_match - 1, own.wins_match + 1):
            yield f"wins-match: {needed}", own.clauses, replace(own, wins_match=needed)


def _of_key(key: Key) -> Iterator[tuple[str, Key]]:
    if not isinstance(key.by, Negative):
        yield f"by -{show(key.by)}", replace(key, by=_negative(key))
    for expected in ("int", "bool"):
        for by in mutants(key.by, COMPARE, expected):
            yield f"by {show(by)}", replace(key, by=by)


def _negative(key: Key) -> Negative:
    # Keys are compared as numbers: a condition counts 1 where it holds, and less is more once it is negated.
    return Negative(key.by)
