"""The clauses: every rule the documents state, by id."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias, cast

from belot.resources import folder
from belot.ruleset.model import Ruleset
from belot.source import load_file

Status: TypeAlias = Literal["stated", "ambiguous", "silent"]


@dataclass(frozen=True)
class Clause:
    """One rule of a document; `reading` is ours where the text is open, `not_modelled` why no ruleset carries it."""

    id: str
    status: Status
    says: str
    reading: str = ""
    not_modelled: str = ""
    rulesets: tuple[str, ...] = ()


@cache
def known_clauses() -> Mapping[str, Clause]:
    """Return all clauses by id, in the order of their files."""
    found: dict[str, Clause] = {}
    for path in sorted((folder("spec") / "clauses").glob("*.yaml")):
        data = cast(dict[str, Any], load_file(path).data)
        rulesets = tuple(data["rulesets"])
        for entry in data["clauses"]:
            found[entry["id"]] = Clause(
                entry["id"],
                entry["status"],
                entry["says"],
                entry.get("reading", ""),
                entry.get("not-modelled", ""),
                rulesets,
            )
    return found


def uncited(ruleset: Ruleset) -> tuple[Clause, ...]:
    """Return the clauses that bind a ruleset and that no part of it cites, without those no ruleset can carry."""
    return tuple(
        clause
        for id_, clause in known_clauses().items()
        if id_.split(".")[0] in ruleset.documents and id_ not in ruleset.cited and not clause.not_modelled
    )
