"""Hands that show two contests of declarations to differ."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from belot.alike.declarations import differences
from belot.alike.play import trumps_to_try
from belot.alike.samples import Numbers
from belot.cards import PACK, bits, card_names
from belot.game import Game

TRIES: Final = 40
MEETINGS: Final = 8


def hands_for(original: Game, mutant: Game) -> Iterator[dict[str, Any]]:
    """Yield requests with two declarations that rank differently, and then others with hands full of declarations."""
    rules = original.rules
    for meeting in islice(differences(original, mutant), MEETINGS):
        if meeting is None:
            break
        for seed in range(TRIES):
            held = {meeting.first[0]: meeting.first[1].cards}
            held[meeting.second[0]] = held.get(meeting.second[0], 0) | meeting.second[1].cards
            yield _request(original, meeting.trump, _filled(held, rules.players, rules.hand_size, Numbers(seed)))
    for seed in range(TRIES * 20):
        numbers = Numbers(seed)
        trumps = trumps_to_try(rules)
        hands = _filled({0: _long(numbers)}, rules.players, rules.hand_size, numbers)
        yield _request(original, trumps[numbers.below(len(trumps))], hands)


def _long(numbers: Numbers) -> int:
    """Return neighbours of one suit, or all four cards of one or two ranks."""
    if numbers.below(2):
        length, suit = 3 + numbers.below(6), numbers.below(4)
        return ((1 << length) - 1) << (numbers.below(9 - length) + 8 * suit)
    first, second = numbers.below(8), numbers.below(8)
    return 0x01010101 << first | 0x01010101 << second


def _filled(held: dict[int, int], players: int, size: int, numbers: Numbers) -> list[int]:
    """Return hands by place after the dealer, filled up at random."""
    taken = sum(held.values())
    left = numbers.shuffled(list(bits(PACK & ~taken)))
    hands = []
    for seat in range(players):
        own = held.get(seat, 0)
        missing = max(0, size - own.bit_count())
        hands.append(own | sum(left[:missing]))
        left = left[missing:]
    return hands


def _request(game: Game, trump: str, hands: list[int]) -> dict[str, Any]:
    contract: dict[str, Any] = {"declarer": 0, "trump": trump}
    if game.rules.bidding.values:
        contract["value"] = game.rules.bidding.values[0]
    dealer = game.rules.players - 1
    return {"op": "declarations", "contract": contract, "dealer": dealer, "hands": [card_names(hand) for hand in hands]}
