"""Made-up deals for tests: hands without declarations and tricks with given card points."""

from __future__ import annotations

from random import Random
from typing import Any

from .cards import DECK, points_in
from .table import BELA3, Contract, players, sides

Sums = tuple[int, ...]

# no three in a row, no four of a kind, no king with his queen: nothing to declare
QUIET_HANDS = [
    ["7S", "9S", "JS", "KS", "8H", "TH", "QH", "AH"],
    ["8S", "TS", "QS", "AS", "7H", "9H", "JH", "KH"],
    ["7D", "9D", "JD", "KD", "8C", "TC", "QC", "AC"],
    ["8D", "TD", "QD", "AD", "7C", "9C", "JC", "KC"],
]

HAND_SIZES = {2: 10, 3: 9, 4: 8}


def contract(trump: str, declarer: int = 0, value: int | str | None = None, multiplier: int = 1) -> Contract:
    """Return a contract."""
    made: Contract = {"declarer": declarer, "trump": trump, "multiplier": multiplier}
    if value is not None:
        made["value"] = value
    return made


def tricks_with(
    ruleset: str, contract: Contract, wants: list[int | None], last: int, discards: list[str] | None = None
) -> list[dict[str, Any]]:
    """Return tricks in which side s wins wants[s] card points, or no trick where it is None.

    The winners are seats 0, 1, ... of the sides; side `last` takes the last trick. The cards are those of a shuffled
    deck and follow no legal play, which the `score` operation does not ask for.
    """
    count = players(ruleset)
    size = 10 if ruleset == BELA3 else HAND_SIZES[count]
    free = [card for card in DECK if card not in (discards or [])]
    goal = tuple(want or 0 for want in wants)
    for seed in range(5000):
        cards = Random(seed).sample(free, len(free))[: size * count]
        if points_in(ruleset, contract, cards) != sum(goal):
            continue
        cut = [cards[at : at + count] for at in range(0, len(cards), count)]
        winners = _assign([points_in(ruleset, contract, each) for each in cut], wants, goal, last)
        if winners:
            return [{"winner": side, "cards": each} for side, each in zip(winners, cut, strict=True)]
    raise AssertionError(f"no tricks with {wants}")


def _assign(values: list[int], wants: list[int | None], goal: Sums, last: int) -> list[int] | None:
    """Return a winner for each trick so that the sums come out, the last one being given."""
    reached: dict[tuple[Sums, Sums], list[int]] = {((0,) * len(goal), (0,) * len(goal)): []}
    for at, value in enumerate(values):
        new: dict[tuple[Sums, Sums], list[int]] = {}
        for (sums, seen), winners in reached.items():
            for side, want in enumerate(wants):
                if want is None or (at == len(values) - 1 and side != last):
                    continue
                more = tuple(each + value * (index == side) for index, each in enumerate(sums))
                has = tuple(1 if index == side else each for index, each in enumerate(seen))
                if all(each <= limit for each, limit in zip(more, goal, strict=True)):
                    new.setdefault((more, has), [*winners, side])
        reached = new
    every = tuple(0 if want is None else 1 for want in wants)
    return reached.get((goal, every))


def request(
    ruleset: str,
    contract: Contract,
    wants: list[int | None],
    last: int,
    **fields: Any,
) -> dict[str, Any]:
    """Return a `score` request with given card points; `fields` replace what is otherwise quiet."""
    count = players(ruleset)
    quiet: dict[str, Any] = {
        "contract": contract,
        "dealer": count - 1,
        "hands": [list(hand) for hand in QUIET_HANDS[:count]],
        "tricks": tricks_with(ruleset, contract, wants, last, fields.get("discards")),
        "belote": [0] * count,
        "declared": [True] * count,
        "held": 0,
    }
    assert len(wants) == sides(ruleset)
    return quiet | fields


def shuffled(seed: int) -> list[str]:
    """Return a deck in an order that depends on the seed only."""
    return Random(seed).sample(DECK, len(DECK))
