"""The clauses cited by entries of a ruleset that the typed model keeps no clauses for: tables, catalogues, the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belot.ruleset.library import check_file, find, playable
from belot.ruleset.located import Located
from belot.ruleset.model import Ruleset


@dataclass(frozen=True)
class Source:
    """A ruleset with the clauses written beside each map of its resolved file, by path."""

    rules: Ruleset
    cited: Mapping[str, tuple[str, ...]]

    def clauses(self, *paths: str) -> tuple[str, ...]:
        """Return the clauses of the first of these places that has any and of no other."""
        return next((self.cited[path] for path in paths if path in self.cited), ())


def read_source(name: str) -> Source:
    """Return a ruleset by name or path; raises as `load_ruleset` does."""
    checked = check_file(find(name))
    return Source(playable(checked), dict(_cited(checked.resolved.root, "")))


def _cited(part: Located, path: str) -> list[tuple[str, tuple[str, ...]]]:
    found = [
        (path, tuple(str(clause.value) for clause in part.listing_under("clauses"))),
        *(each for key, inner in part.mapping().items() for each in _cited(inner, f"{path}.{key}" if path else key)),
    ]
    return [(where, clauses) for where, clauses in found if clauses]
