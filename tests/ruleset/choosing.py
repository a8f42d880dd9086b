"""Rulesets with options chosen, as a file of house rules would choose them, and the tests that show what each choice does."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from belot.cards import CARDS
from belot.deal import Deal
from belot.game import Game
from belot.operations import declarations, legal_calls, legal_plays
from belot.ruleset.library import check_chain, find, load_ruleset
from belot.ruleset.model import Ruleset
from belot.ruleset.resolve import packaged_names, read_chain
from belot.scoring import Facts
from belot.source import load

NAMES = packaged_names()
Triple = tuple[str, str, str]
SHOWN: list[Triple] = []

FRENCH = ("belote-fr", "belote", "coinche", "coinche-plus")
TAKEN = ("belote-fr", "belote")
AUCTIONED = ("coinche", "coinche-plus")
BELA = ("bela-2", "bela-3", "bela-4")


def chosen(name: str, choices: Mapping[str, str]) -> Ruleset:
    """Return a packaged ruleset with choices made; raise SourceError if they cannot be."""
    text = f"id: house\nextends: {name}\nset: {{{', '.join(f'{option}: {choices[option]}' for option in choices)}}}\n"
    ruleset = check_chain([*read_chain(find(name)), load(text, "house.yaml")]).ruleset
    assert ruleset is not None
    return ruleset


@cache
def usual(name: str) -> Game:
    """Return a packaged ruleset as it stands."""
    return Game(load_ruleset(name))


@cache
def house(name: str, option: str, choice: str) -> Game:
    """Return a packaged ruleset with one choice made."""
    return Game(chosen(name, {option: choice}))


def other_choices() -> list[Triple]:
    """Return every choice of every packaged ruleset that is no default, as ruleset, option and choice."""
    return [
        (name, option.id, choice)
        for name in NAMES
        for option in load_ruleset(name).options.values()
        for choice in option.choices
        if choice != option.default
    ]


def shows(option: str, choice: str, *names: str) -> Callable[[Callable[..., None]], Any]:
    """Run a test for a choice in each of some rulesets: it gets the game with the choice made, and the usual one."""
    triples = [(name, option, choice) for name in names]
    SHOWN.extend(triples)
    return pytest.mark.parametrize(
        ("game", "plain"), [(house(*each), usual(each[0])) for each in triples], ids=[each[0] for each in triples]
    )


def untested(every: Iterable[Triple]) -> list[Triple]:
    """Return the choices that no test shows."""
    return [each for each in every if each not in SHOWN]


def legal(game: Game, trump: str, trick: str, hand: str) -> str:
    """Return the cards the player after those of the trick may play; seat 0 has led."""
    cards = trick.split()
    position = {
        "contract": {"declarer": 0, "trump": trump},
        "seat": len(cards),
        "hand": hand.split(),
        "trick": [[seat, card] for seat, card in enumerate(cards)],
    }
    return " ".join(legal_plays(game, {"position": position})["legal"])


def scored(game: Game, trump: str, *hands: str) -> list[int]:
    """Return what each seat scores for declarations, the eldest first, who holds the first of the hands."""
    players = game.rules.players
    held = [hand.split() for hand in hands] + [[] for _ in range(players - len(hands))]
    request = {"contract": {"declarer": 0, "trump": trump}, "dealer": players - 1, "hands": held}
    return [sum(each["points"] for each in own) for own in declarations(game, request)["scored"]]


def account(
    game: Game,
    points: Sequence[int],
    tricks: Sequence[int] | None = None,
    declared: Sequence[int] = (0, 0, 0),
    belotes: Sequence[int] = (0, 0, 0),
    **rest: Any,
) -> tuple[tuple[int, ...], int]:
    """Return what each side writes and what is held over; side 0 takes.

    `points` are those of the cards with 10 for the last trick, which goes to the first side that can have taken it. With no
    tricks given everybody has some.
    """
    sides = game.rules.sides
    won = tuple(tricks or [game.rules.hand_size - sides + 1, *[1] * (sides - 1)])
    last = next(side for side in range(sides) if won[side] and points[side] >= 10)
    cards = tuple(each - 10 * (side == last) for side, each in enumerate(points))
    facts = Facts(0, last, cards, won, tuple(declared[:sides]), tuple(belotes[:sides]), won[0], **rest)
    made = game.scorer.account(facts)
    return made.written, made.held


def written(game: Game, points: Sequence[int], *parts: Any, **rest: Any) -> tuple[int, ...]:
    """Return what each side writes of `account`, with nothing held over."""
    made, held = account(game, points, *parts, **rest)
    assert held == 0
    return made


def calls(game: Game, *said: str) -> tuple[int, list[str]]:
    """Return who speaks after some calls, the first by seat 1, and what he may say; -1 and the result when it is over."""
    turned = "7S" if any(step.action == "turn-up" for step in game.rules.steps) else None
    made: list[list[Any]] = []
    for call in said:
        step = legal_calls(game, {"dealer": 0, "turned": turned, "calls": made})
        made.append([step["seat"], call])
    step = legal_calls(game, {"dealer": 0, "turned": turned, "calls": made})
    return (step["seat"], step["legal"]) if "seat" in step else (-1, [str(step["done"])])


def dealt(game: Game, seed: int, **rest: Any) -> Deal:
    """Return a deal of random cards by seat 0."""
    deck = list(CARDS)
    Random(seed).shuffle(deck)
    return Deal(game, deck, 0, **rest)
