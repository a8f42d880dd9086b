"""The values of a ruleset, each with the place it was written at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from belot.source import Data, Document, Path, Place

Value: TypeAlias = "bool | int | str | Sequence[Located] | Mapping[str, Located] | None"


@dataclass(frozen=True)
class Located:
    """A value of a resolved ruleset and where it was written."""

    value: Value
    document: Document
    path: Path

    @property
    def place(self) -> Place:
        return self.document.place(self.path)

    @property
    def key_place(self) -> Place:
        return self.document.key_place(self.path)

    def plain(self) -> Data:
        """Return the value without its places."""
        if isinstance(self.value, Mapping):
            return {key: part.plain() for key, part in self.value.items()}
        if isinstance(self.value, Sequence) and not isinstance(self.value, str):
            return [part.plain() for part in self.value]
        return cast(Data, self.value)

    def mapping(self) -> "Mapping[str, Located]":
        """Return the entries of a map, none if it is something else."""
        return self.value if isinstance(self.value, Mapping) else {}

    def listing(self) -> "Sequence[Located]":
        """Return the entries of a list, none if it is something else."""
        return self.value if isinstance(self.value, list) else ()

    def get(self, key: str) -> "Located | None":
        return self.mapping().get(key)

    def under(self, key: str) -> "Mapping[str, Located]":
        """Return the entries of the map under a key, none if there is no such map."""
        part = self.get(key)
        return part.mapping() if part is not None else {}

    def listing_under(self, key: str) -> "Sequence[Located]":
        """Return the entries of the list under a key, none if there is no such list."""
        part = self.get(key)
        return part.listing() if part is not None else ()

    def text(self, key: str) -> str | None:
        """Return the text under a key, or None."""
        part = self.get(key)
        return part.value if part is not None and isinstance(part.value, str) else None

    def having(self, value: Value) -> "Located":
        """Return another value at the same place."""
        return Located(value, self.document, self.path)

    def without(self, *keys: str) -> "Located":
        """Return the map without some of its keys."""
        return self.having({name: part for name, part in self.mapping().items() if name not in keys})


def locate(document: Document) -> Located:
    """Return the tree of a document in which every value knows its place."""
    return _locate(document.data, document, ())


def _locate(data: Data, document: Document, path: Path) -> Located:
    if isinstance(data, dict):
        return Located({key: _locate(part, document, (*path, key)) for key, part in data.items()}, document, path)
    if isinstance(data, list):
        return Located([_locate(part, document, (*path, at)) for at, part in enumerate(data)], document, path)
    return Located(data, document, path)


def ids(entries: Sequence[Located]) -> list[str]:
    """Return the ids of the entries of a list, an empty text for an entry without one."""
    return [entry.text("id") or "" for entry in entries]


def entry(listed: Located | None, id_: str) -> Located | None:
    """Return the entry of a list that has an id, None if there is none."""
    return next((each for each in listed.listing() if each.text("id") == id_), None) if listed else None
