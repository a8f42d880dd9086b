"""A resolved ruleset as JSON, with every expression also as a tree, so that an engine needs no parser of its own."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from belot.nodes import Node, to_json
from belot.ruleset.model import Outcome, Ruleset
from belot.source import Data


class Named(Protocol):
    """A part of a ruleset that has an id."""

    @property
    def id(self) -> str: ...


def with_trees(data: Data, ruleset: Ruleset) -> dict[str, Any]:
    """Return the data of a ruleset with its digest, and `trees` beside expressions: key → tree of the expression."""
    assert isinstance(data, dict), "a resolved ruleset is a map"
    whole: dict[str, Any] = {**data, "digest": ruleset.digest}
    play = whole["play"]
    whole["play"] = {**play, "legal": _each(play["legal"], ruleset.rungs, ("when", "cards"))}
    if ruleset.declarations is not None:
        declarations = whole["declarations"]
        compare = _each(declarations["compare"], ruleset.declarations.compare, ("by",))
        whole["declarations"] = {**declarations, "compare": compare}
    whole["score"] = _score(whole["score"], ruleset)
    whole["match"] = _match(whole["match"], ruleset)
    return whole


def _each(entries: Any, models: Sequence[Named], keys: Sequence[str]) -> list[dict[str, Any]]:
    return [
        _beside(entry, {key: getattr(model, key) for key in keys}) for entry, model in zip(entries, models, strict=True)
    ]


def _beside(entry: Mapping[str, Any], nodes: Mapping[str, Node | None]) -> dict[str, Any]:
    return {**entry, "trees": {key: to_json(node) for key, node in nodes.items() if node is not None}}


def _score(data: Mapping[str, Any], ruleset: Ruleset) -> dict[str, Any]:
    score = ruleset.score
    whole = dict(data)
    whole["lines"] = _each(data["lines"], score.lines, ("points",))
    if score.values:
        whole["values"] = [
            _beside(entry, {"is": value.content}) for entry, value in zip(data["values"], score.values, strict=True)
        ]
    whole["outcomes"] = [
        _outcome(entry, outcome) for entry, outcome in zip(data["outcomes"], score.outcomes, strict=True)
    ]
    if score.round is not None:
        whole["round"] = _beside(data["round"], {"amount": score.round})
    if score.paid_to is not None:
        whole["held"] = _beside(data["held"], {"paid-to": score.paid_to})
    return whole


def _outcome(entry: Mapping[str, Any], outcome: Outcome) -> dict[str, Any]:
    made = _beside(entry, {"when": outcome.when, "held": outcome.held})
    made["trees"]["write"] = {role: {item: to_json(points) for item, points in items} for role, items in outcome.write}
    return made


def _match(data: Mapping[str, Any], ruleset: Ruleset) -> dict[str, Any]:
    whole = {**data, "end": _each(data["end"], ruleset.match.endings, ("when", "winner"))}
    if ruleset.match.claim is not None:
        whole["claim"] = _beside(data["claim"], {"counts": ruleset.match.claim})
    return whole
