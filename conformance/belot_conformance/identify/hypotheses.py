"""What an engine might play: a ruleset with choices of those options that change one part of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from belot.exceptions import SourceError
from belot.game import Game
from belot.ruleset.choosing import Option, options_of, with_choices
from belot.ruleset.library import load_ruleset
from belot.ruleset.resolve import packaged_names

Choices = tuple[tuple[str, str], ...]


@dataclass(frozen=True, order=True)
class Hypothesis:
    """A ruleset by name, and the choices that differ from what it plays by itself, in the order of its options."""

    ruleset: str
    choices: Choices = ()

    @property
    def game(self) -> Game:
        """The game it is; made once."""
        return _game(self)

    def __str__(self) -> str:
        chosen = ", ".join(f"{option}={choice}" for option, choice in self.choices)
        return f"{self.ruleset} with {chosen}" if chosen else self.ruleset


@cache
def _game(hypothesis: Hypothesis) -> Game:
    return Game(with_choices(hypothesis.ruleset, dict(hypothesis.choices)))


@cache
def options(ruleset: str) -> tuple[Option, ...]:
    """Return the options of a ruleset."""
    return options_of(ruleset)


def options_in(ruleset: str, parts: frozenset[str]) -> tuple[Option, ...]:
    """Return the options of a ruleset that change one of some parts."""
    return tuple(option for option in options(ruleset) if option.parts & parts)


def plain(players: int) -> tuple[Hypothesis, ...]:
    """Return the rulesets for a number of players as they are."""
    return tuple(Hypothesis(name) for name in packaged_names() if load_ruleset(name).players == players)


def neighbours(hypothesis: Hypothesis, parts: frozenset[str]) -> Iterator[Hypothesis]:
    """Yield what differs from a hypothesis in one choice; choices that contradict each other are no game."""
    for option in options_in(hypothesis.ruleset, parts):
        chosen = dict(hypothesis.choices)
        now = chosen.pop(option.name, None)
        for choice in (None, *option.others):
            if choice != now:
                found = _with(hypothesis.ruleset, {**chosen, **({option.name: choice} if choice else {})})
                if _playable(found):
                    yield found


def departing(base: Hypothesis, choices: Iterable[tuple[str, str]]) -> Hypothesis:
    """Return a hypothesis with further choices."""
    return _with(base.ruleset, {**dict(base.choices), **dict(choices)})


def _with(ruleset: str, chosen: dict[str, str]) -> Hypothesis:
    order = [option.name for option in options(ruleset)]
    return Hypothesis(ruleset, tuple(sorted(chosen.items(), key=lambda item: order.index(item[0]))))


@cache
def _playable(hypothesis: Hypothesis) -> bool:
    try:
        return hypothesis.game is not None
    except SourceError:
        return False
