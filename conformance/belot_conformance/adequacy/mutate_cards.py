"""Mutants of the cards: neighbours in an order swapped, a value one more or less."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from belot.ruleset.model import CardTable, Ruleset

from belot_conformance.adequacy.cited import Source
from belot_conformance.adequacy.mutant import Change, neighbours_swapped


def card_changes(source: Source) -> Iterator[Change]:
    """Yield the mutants of every card table that a contract uses."""
    rules = source.rules
    used = {
        table.id: table
        for contract in rules.contracts.values()
        for table in (contract.trump_cards, contract.other_cards)
        if table is not None
    }
    for id_, table in used.items():
        clauses = source.clauses(f"cards.{id_}")
        for first, second, order in neighbours_swapped(table.order):
            made = _with_table(rules, replace(table, order=order))
            says = f"{second} ranks above {first} in the cards `{id_}`"
            yield Change(f"cards.{id_}.order: {second} above {first}", "cards", clauses, says, made)
        for rank, points in table.points.items():
            for other in (points + 1, points - 1):
                made = _with_table(rules, replace(table, points={**table.points, rank: other}))
                says = f"{rank} counts {other} instead of {points} in the cards `{id_}`"
                yield Change(f"cards.{id_}.points.{rank}: {other}", "cards", clauses, says, made)


def _with_table(rules: Ruleset, table: CardTable) -> Ruleset:
    contracts = {}
    for kind, contract in rules.contracts.items():
        trumps, others = contract.trump_cards, contract.other_cards
        contracts[kind] = replace(
            contract,
            trump_cards=table if trumps is not None and trumps.id == table.id else trumps,
            other_cards=table if others is not None and others.id == table.id else others,
        )
    return replace(rules, contracts=contracts)
