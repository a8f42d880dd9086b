"""Speed as ratios, measured side by side in one run: `make bench`.

Random full deals with legality, winner, declarations and score. Each pair plays the same deals from the same random
numbers, in short turns, so that whatever else the machine does falls on both.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from belot.bidding import Contract
from belot.cards import SUITS
from belot.engine import game
from belot.playout import Playout

from . import handwritten, handwritten_bela2, handwritten_coinche, handwritten_ru3, listobjects

Player = Callable[[Random], tuple[object, ...]]
TURNS, DEALS = 30, 300
BITS = [1 << number for number in range(32)]
HANDWRITTEN: dict[str, Player] = {
    "belote-fr": handwritten.random_deal,
    "belote": lambda rng: handwritten.random_deal(rng, handwritten.BELOTE),
    "coinche": handwritten_coinche.random_deal,
    "belot-ru-3": handwritten_ru3.random_deal,
    "bela-2": handwritten_bela2.random_deal,
}


def generated(name: str) -> Player:
    """Return the interpreter's player of a game, drawing its random numbers as the hand-written engines describe."""
    playout, rules = Playout(game(name)), game(name).rules
    players = {suit: playout.player(suit) for suit in SUITS}
    values: list[Any] = [*rules.bidding.values, *(value for value, _ in rules.bidding.named)]
    count = rules.players
    contracts = {
        (declarer, trump, value, multiplier): Contract(declarer, trump, value, multiplier)
        for declarer in range(count)
        for trump in SUITS
        for value in values or [None]
        for multiplier in (1, 2, 4)
    }

    def play(rng: Random) -> tuple[object, ...]:
        deck = list(BITS)
        rng.shuffle(deck)
        dealer, declarer, trump = rng.randrange(count), rng.randrange(count), SUITS[rng.randrange(4)]
        value, multiplier = None, 1
        if values:
            value, multiplier = values[rng.randrange(len(values))], (1, 2, 4)[rng.randrange(3)]
        contract = contracts[declarer, trump, value, multiplier]
        outcome, written, held = players[trump](deck, dealer, contract, rng.random, 0)
        return (outcome, *written, held)

    return play


def seconds(play: Player, deals: int = DEALS) -> float:
    """Return the processor time of some deals, the same each time."""
    rng = Random(1)
    start = time.process_time()
    for _ in range(deals):
        play(rng)
    return time.process_time() - start


def ratio(ours: Player, theirs: Player) -> tuple[float, float, float]:
    """Return how many times as fast `ours` is, and the deals a second of both.

    Both play the same deals again and again in turn; of each the fastest time counts, since whatever else the machine
    does only adds to it.
    """
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(TURNS)]
    own, other = min(own for own, _ in pairs), min(other for _, other in pairs)
    return other / own, DEALS / own, DEALS / other


def start_up() -> float:
    """Return how many times as long as an empty Python `belot --version` takes."""

    def best(*arguments: str) -> float:
        times = []
        for _ in range(15):
            start = time.perf_counter()
            subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - start)
        return min(times)

    return best("-m", "belot", "--version") / best("-c", "pass")


def main() -> None:
    rows: list[tuple[str, Player, Player]] = [
        *((f"{name} against hand-written card sets", generated(name), theirs) for name, theirs in HANDWRITTEN.items()),
        ("belote-fr against a plain list engine", generated("belote-fr"), listobjects.random_deal),
    ]
    print(f"{'':44}{'ratio':>8}{'ours/s':>10}{'theirs/s':>10}")
    for title, ours, theirs in rows:
        times, own, other = ratio(ours, theirs)
        print(f"{title:44}{times:8.2f}{own:10.0f}{other:10.0f}")
    print(f"{'belot --version against an empty Python':44}{start_up():8.2f}")


if __name__ == "__main__":
    main()
