"""Games and positions for the tests of the wording."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from belot.checker import check
from belot.engine import game
from belot.game import Game
from belot.parser import parse
from belot.ruleset.model import Rung
from belot.vocabulary import PLAY


def position(trump: str, hand: str, trick: str, seat: int, players: int = 4) -> dict[str, Any]:
    """Return the position of a seat that plays after the cards of the trick; the declarer is seat 0."""
    cards = trick.split()
    return {
        "contract": {"declarer": 0, "trump": trump},
        "dealer": players - 1,
        "seat": seat,
        "hand": hand.split(),
        "trick": [[(seat - len(cards) + at) % players, card] for at, card in enumerate(cards)],
        "played": [],
    }


def rung(id_: str, cards: str, when: str | None = None) -> Rung:
    """Return a checked rung from its text."""
    guard = None if when is None else parse(when)
    if guard is not None:
        check(guard, PLAY, "bool")
    check(parse(cards), PLAY, "cards")
    return Rung(id_, guard, parse(cards))


def house(rungs: Sequence[Rung], base: str = "belote") -> Game:
    """Return a game with other rungs; the whole hand stands at their end."""
    return Game(replace(game(base).rules, rungs=(*rungs, rung("rest", "hand"))))


@cache
def written(folder: str, lang: str) -> dict[str, str]:
    """Return the sentences of a language by name, as they were written down."""
    text = (Path(__file__).parent / folder / f"{lang}.yaml").read_text(encoding="utf-8")
    return dict(yaml.safe_load(text))
