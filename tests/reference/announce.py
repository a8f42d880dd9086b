"""The declarations of all hands at the first lead."""

from __future__ import annotations

from typing import Any

from .contest import scorers, worth_key
from .melds import belotes, melds
from .table import RU3, Contract, Meld


def declarations(
    ruleset: str,
    contract: Contract,
    dealer: int,
    hands: list[list[str]],
    declared: list[bool] | None = None,
) -> dict[str, Any]:
    """Return the declarations that score, a list per seat, and the belotes held, a count per seat.

    `declared` says per seat whether he declares; it matters only where declaring is a right.
    """
    held = [
        # the strongest first: ru3.declare.one-first, bela.decl.strongest-first
        sorted(
            melds(ruleset, contract, list(hand)),
            key=lambda meld: worth_key(ruleset, contract, meld),
            reverse=True,
        )
        for hand in hands
    ]
    if ruleset == RU3 and declared is not None:
        # ru3.declare.optional; elsewhere it is automatic: fr.decl.when, sg.decl.when, bela.decl.when
        held = [each if declares else [] for each, declares in zip(held, declared, strict=True)]
    winners = scorers(ruleset, contract, dealer, held)
    # all that the scoring player or side holds: fr.decl.one-side, sg.decl.one-side, ru3.declare.others-after
    scored: list[list[Meld]] = [each if seat in winners else [] for seat, each in enumerate(held)]
    return {"scored": scored, "belote": [belotes(contract, list(hand)) for hand in hands]}
