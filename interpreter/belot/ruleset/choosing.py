"""The options of a ruleset, and the ruleset with some of them chosen, as a file that sets them would make it."""

from collections.abc import Mapping
from dataclasses import dataclass

from belot.ruleset.library import check_chain, check_file, find, playable
from belot.ruleset.model import Ruleset
from belot.ruleset.resolve import read_chain
from belot.source import load


@dataclass(frozen=True)
class Option:
    """An option of a ruleset: what is played, what else may be chosen, which parts (`play`, `score`, …) that changes."""

    name: str
    played: str
    others: tuple[str, ...]
    parts: frozenset[str]


def options_of(name: str) -> tuple[Option, ...]:
    """Return the options of a ruleset by name or path, in the order of its files; raises what `check_file` raises."""
    found = []
    for option, declared in check_file(find(name)).resolved.root.under("options").items():
        played, choices = str(declared.mapping()["default"].value), declared.under("choices")
        overlays = [choice.get("overlay") for choice in choices.values()]
        parts = frozenset(part for overlay in overlays if overlay is not None for part in overlay.mapping())
        found.append(Option(option, played, tuple(each for each in choices if each != played), parts))
    return tuple(found)


def with_choices(name: str, choices: Mapping[str, str]) -> Ruleset:
    """Return a ruleset with these choices made.

    Raises UsageError if there is no such ruleset, SourceError for an unknown choice (E404) or choices that contradict
    each other (E601).
    """
    chain = read_chain(find(name))
    lines = ["set:", *(f"  {option}: {choice}" for option, choice in choices.items())] if choices else []
    made = load("\n".join([f"extends: {name}", f"id: {name}", *lines]) + "\n", f"choices of {name}")
    return playable(check_chain([*chain, made]))
