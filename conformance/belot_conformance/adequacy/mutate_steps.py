"""Mutants of the deal: a step dropped, moved, one card more or less, given to others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from belot.cards import RANKS
from belot.ruleset.model import Step

from belot_conformance.adequacy.cited import Source
from belot_conformance.adequacy.mutant import Change, neighbours_swapped, put, without_one


def step_changes(source: Source) -> Iterator[Change]:
    """Yield the mutants of the steps of the deal."""
    rules = source.rules
    for step, rest in without_one(rules.steps):
        if step.action in ("bid", "pick-up"):
            continue  # without a bidding there is no game; picking up changes only what a player may look at
        made = replace(rules, steps=rest)
        yield Change(f"deal.{step.id}: dropped", "steps", step.clauses, f"step `{step.id}` is left out", made)
    for first, second, steps in neighbours_swapped(rules.steps):
        says = f"step `{second.id}` comes before `{first.id}`"
        clauses = (*first.clauses, *second.clauses)
        yield Change(f"deal.{second.id}: before {first.id}", "steps", clauses, says, replace(rules, steps=steps))
    for at, step in enumerate(rules.steps):
        for says, other in _variants(step):
            made = replace(rules, steps=put(rules.steps, at, other))
            yield Change(f"deal.{step.id}: {says}", "steps", step.clauses, f"step `{step.id}`: {says}", made)


def _variants(step: Step) -> Iterator[tuple[str, Step]]:
    if step.action in ("give", "discard"):
        yield f"{step.count + 1} cards", replace(step, count=step.count + 1)
        yield f"{step.count - 1} cards", replace(step, count=step.count - 1)
    if step.action == "give":
        for to in ("all", "declarer", "others", "eldest"):
            if to != step.to:
                yield f"to {to}", replace(step, to=to)
    if step.action == "exchange":
        for rank in RANKS:
            if rank != step.rank:
                yield f"of the {rank}", replace(step, rank=rank)
