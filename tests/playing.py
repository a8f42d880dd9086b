"""Playing whole deals in tests: with given numbers as choices, or up to a contract."""

from collections.abc import Iterator, Sequence

from belot.bidding import Contract
from belot.deal import Deal


def played(deal: Deal, choices: Sequence[float], steps: int | None = None) -> Deal:
    """Carry out actions chosen by numbers in [0, 1) until the deal is over or so many steps are done."""
    numbers = _endless(choices)
    done = 0
    while deal.turn is not None and (steps is None or done < steps):
        legal = deal.legal_actions()
        deal.apply(legal[int(next(numbers) * len(legal))])
        done += 1
    return deal


def _endless(choices: Sequence[float]) -> Iterator[float]:
    """Give the numbers again and again, but never an auction that goes on for ever: bids only rise."""
    while True:
        yield from choices or [0.0]


def bid_to(deal: Deal, contract: Contract) -> bool:
    """Bid until the contract stands; False if the bidding of this game cannot reach it."""
    wanted = f"take {contract.trump}"
    if deal.game.rules.bidding.drive == "auction":
        wanted = f"bid {contract.trump}" if contract.value is None else f"bid {contract.value} {contract.trump}"
    while deal.phase == "bidding":
        legal = deal.legal_actions()
        call = "pass"
        if deal.turn == contract.declarer and wanted in legal:
            call = wanted
        elif contract.multiplier > 1 and "double" in legal:
            call = "double"
        elif contract.multiplier > 2 and "redouble" in legal:
            call = "redouble"
        if call not in legal:
            return False
        deal.apply(call)
    return deal.contract == contract
