"""Mutants of the bidding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from belot.ruleset.model import Bidding, Doubling, Round

from belot_conformance.adequacy.cited import Source
from belot_conformance.adequacy.mutant import Change, neighbours_swapped, put, without_one

_Variants = Iterator[tuple[str, tuple[str, ...], Bidding]]
_OFFERS: Final = ("turned", "others", "any")
_SPEAKERS: Final = ("all", "eldest")
_MUST: Final = ("nobody", "dealer", "eldest")


def bidding_changes(source: Source) -> Iterator[Change]:
    """Yield the mutants of the bidding."""
    bidding = source.rules.bidding
    for says, clauses, other in (*_of_rounds(bidding), *_of_values(bidding), *_of_doubling(bidding)):
        made = replace(source.rules, bidding=other)
        yield Change(f"bidding.{says}", "bidding", clauses, f"bidding: {says}", made)


def _of_rounds(bidding: Bidding) -> _Variants:
    for dropped, rest in without_one(bidding.rounds):
        yield f"{dropped.id}: dropped", (*dropped.clauses, *bidding.clauses), replace(bidding, rounds=rest)
    for first, second, rounds in neighbours_swapped(bidding.rounds):
        clauses = (*first.clauses, *second.clauses)
        yield f"{second.id}: before {first.id}", clauses, replace(bidding, rounds=rounds)
    for at, each in enumerate(bidding.rounds):
        for says, other in _of_round(each):
            rounds = put(bidding.rounds, at, other)
            yield f"{each.id}: {says}", (*each.clauses, *bidding.clauses), replace(bidding, rounds=rounds)


def _of_round(own: Round) -> Iterator[tuple[str, Round]]:
    yield from ((f"offers {offer}", replace(own, offer=offer)) for offer in _OFFERS if offer != own.offer)
    yield from ((f"{who} speak", replace(own, speakers=who)) for who in _SPEAKERS if who != own.speakers)
    yield from ((f"{who} must take", replace(own, must=who)) for who in _MUST if who != own.must)


def _of_values(bidding: Bidding) -> _Variants:
    for value, rest in without_one(bidding.values):
        yield f"values: without {value}", bidding.clauses, replace(bidding, values=rest)
    for at, value in enumerate(bidding.values):
        for other in (value + 1, value - 1):
            yield (
                f"values: {other} for {value}",
                bidding.clauses,
                replace(bidding, values=put(bidding.values, at, other)),
            )
    for (name, _), others in without_one(bidding.named):
        yield f"{name}: dropped", bidding.clauses, replace(bidding, named=others)
    for at, (name, points) in enumerate(bidding.named):
        for other in (points + 1, points - 1):
            yield f"{name}: {other}", bidding.clauses, replace(bidding, named=put(bidding.named, at, (name, other)))
    for one, two, named in neighbours_swapped(bidding.named):
        yield f"{two[0]}: below {one[0]}", bidding.clauses, replace(bidding, named=named)
    for trump, trumps in without_one(bidding.trumps):
        yield f"trumps: without {trump}", bidding.clauses, replace(bidding, trumps=trumps)
    if bidding.drive == "auction" and bidding.higher_by == "trump":
        for low, high, trumps in neighbours_swapped(bidding.trumps):
            yield f"trumps: {high} below {low}", bidding.clauses, replace(bidding, trumps=trumps)
        yield "higher-by: value", bidding.clauses, replace(bidding, higher_by="value")
    elif bidding.drive == "auction":
        yield "higher-by: trump", bidding.clauses, replace(bidding, higher_by="trump")


def _of_doubling(bidding: Bidding) -> _Variants:
    if bidding.double is not None:
        for says, other in _variants(bidding.double):
            yield f"double: {says}", bidding.double.clauses, replace(bidding, double=other)
    if bidding.redouble is not None:
        for says, other in _variants(bidding.redouble):
            yield f"redouble: {says}", bidding.redouble.clauses, replace(bidding, redouble=other)


def _variants(doubling: Doubling) -> Iterator[tuple[str, Doubling | None]]:
    yield "dropped", None
    for multiplier in (doubling.multiplier + 1, doubling.multiplier - 1):
        yield f"multiplier {multiplier}", replace(doubling, multiplier=multiplier)
    ends = not doubling.ends_bidding
    yield "ends the bidding" if ends else "does not end the bidding", replace(doubling, ends_bidding=ends)
