"""From a ruleset file to the resolved ruleset: bases, overlays and options applied, every value with its place.

An overlay changes its base by key. A list of things with ids is replaced whole when a list is given, or edited when a
map is given: `change`, `remove`, `insert`. Positions in lists never identify anything.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import TypeAlias, cast

from belot.exceptions import SourceError
from belot.resources import folder
from belot.source import Data, Diagnostic, Document, Path, Place, load_file
from belot.suggest import nearest

Value: TypeAlias = "None | bool | int | str | Sequence[Located] | Mapping[str, Located]"

EDITS = ("change", "remove", "insert")


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

    def text(self, key: str) -> str | None:
        """Return the text under a key, or None."""
        part = self.get(key)
        return part.value if part is not None and isinstance(part.value, str) else None


@dataclass(frozen=True)
class Resolved:
    """A resolved ruleset: its tree, and the files it was made from, the base first."""

    name: str
    root: Located
    documents: tuple[Document, ...]

    @property
    def data(self) -> Data:
        return self.root.plain()

    def at(self, path: Path) -> Located:
        """Return the value at a path, or the nearest one above it."""
        found = self.root
        for step in path:
            part = _child(found, step)
            if part is None:
                return found
            found = part
        return found

    def place(self, path: Path) -> Place:
        return self.at(path).place

    def key_place(self, path: Path) -> Place:
        return self.at(path).key_place


def _child(found: Located, step: str | int) -> Located | None:
    if isinstance(step, str):
        return found.get(step)
    parts = found.listing()
    return parts[step] if step < len(parts) else None


def locate(document: Document) -> Located:
    """Return the tree of a document in which every value knows its place."""
    return _locate(document.data, document, ())


def _locate(data: Data, document: Document, path: Path) -> Located:
    if isinstance(data, dict):
        return Located({key: _locate(part, document, (*path, key)) for key, part in data.items()}, document, path)
    if isinstance(data, list):
        return Located([_locate(part, document, (*path, at)) for at, part in enumerate(data)], document, path)
    return Located(data, document, path)


def ruleset_file(name: str) -> FilePath | None:
    """Return the file of a packaged ruleset, or None if there is none of that name."""
    path = folder("spec") / "rulesets" / f"{name}.yaml"
    return path if name and path.is_file() else None


def packaged_names() -> list[str]:
    """Return the names of the packaged rulesets in alphabetical order."""
    return sorted(path.stem for path in (folder("spec") / "rulesets").glob("*.yaml"))


def read_chain(path: FilePath) -> list[Document]:
    """Return the documents of a ruleset file and its bases, the base first.

    Raises SourceError (E401 unknown base, E402 cycle, and all that `load_file` raises).
    """
    chain: list[Document] = []
    seen: dict[FilePath, str] = {}
    current: FilePath | None = path
    while current is not None:
        document = load_file(current)
        seen[current.resolve()] = document.name
        chain.insert(0, document)
        current = base_file(document, current, seen)
    return chain


def base_file(document: Document, path: FilePath, seen: Mapping[FilePath, str]) -> FilePath | None:
    """Return the file a document at a path extends, None if it extends none; raise SourceError (E401, E402)."""
    base = document.data.get("extends") if isinstance(document.data, dict) else None
    if not isinstance(base, str):
        return None
    place = document.place(("extends",))
    found = ruleset_file(base)
    if base.endswith(".yaml"):
        found = FilePath(os.path.normpath(path.parent / base))
        if not found.is_file():
            # A copy of a packaged ruleset keeps its base wherever it is copied to.
            found = folder("spec") / "rulesets" / base
    if found is None or not found.is_file():
        near = nearest(base, packaged_names())
        help_ = f"did you mean {near!r}?" if near else "give the name of a ruleset, or a path that ends in .yaml"
        raise SourceError((Diagnostic("E401", f"there is no ruleset {base!r} to extend", place, help=help_),))
    if found.resolve() in seen:
        raise SourceError(
            (Diagnostic("E402", f"{base!r} extends this file again", place, help="a ruleset cannot be its own base"),)
        )
    return found


def resolve(chain: Sequence[Document]) -> Resolved:
    """Return the ruleset that a chain of documents, the base first, amounts to.

    Raises SourceError (E403 unknown id, E404 unknown option or choice, E405 id given twice).
    """
    root = locate(chain[0])
    for document in chain[1:]:
        own = locate(document)
        root = merge(_without(root, "abstract"), _without(own, "extends"))
    root = _choose_options(root)
    return Resolved(chain[-1].name, _without(root, "extends"), tuple(chain))


def _without(node: Located, key: str) -> Located:
    return Located({name: part for name, part in node.mapping().items() if name != key}, node.document, node.path)


def merge(base: Located, over: Located) -> Located:
    """Return `base` changed by an overlay; places are those of whichever gave the value."""
    if isinstance(base.value, list) and isinstance(over.value, Mapping):
        return _edit(base, over)
    if isinstance(base.value, Mapping) and isinstance(over.value, Mapping):
        merged = dict(base.value)
        for key, part in over.value.items():
            merged[key] = merge(merged[key], part) if key in merged else part
        return Located(merged, over.document, over.path)
    return over


def _edit(base: Located, edit: Located) -> Located:
    entries = list(base.listing())
    for id_, change in _entries(edit, "change"):
        at = _position(entries, id_, change.key_place)
        entries[at] = merge(entries[at], change)
    for removed in (part for part in _part(edit, "remove").listing()):
        del entries[_position(entries, str(removed.value), removed.place)]
    for inserted in _part(edit, "insert").listing():
        _insert(entries, inserted)
    return Located(entries, edit.document, edit.path)


def _part(edit: Located, key: str) -> Located:
    return edit.get(key) or Located([], edit.document, edit.path)


def _entries(edit: Located, key: str) -> Iterator[tuple[str, Located]]:
    part = edit.get(key)
    yield from (part.mapping().items() if part else ())


def _ids(entries: Sequence[Located]) -> list[str]:
    return [entry.text("id") or "" for entry in entries]


def _position(entries: Sequence[Located], id_: str, place: Place) -> int:
    ids = _ids(entries)
    if id_ in ids:
        return ids.index(id_)
    near = nearest(id_, ids)
    help_ = f"did you mean {near!r}?" if near else f"the base has {', '.join(ids)}"
    raise SourceError((Diagnostic("E403", f"the base has no {id_!r} here", place, help=help_),))


def _insert(entries: list[Located], inserted: Located) -> None:
    sides = [side for side in ("after", "before") if inserted.text(side) is not None]
    if len(sides) != 1:
        raise SourceError(
            (
                Diagnostic(
                    "E403",
                    "an inserted entry does not say where it goes",
                    inserted.place,
                    help="give it `after: ID` or `before: ID`, one of the two",
                ),
            )
        )
    neighbour = cast(Located, inserted.get(sides[0]))
    at = _position(entries, str(neighbour.value), neighbour.place)
    entry = _without(inserted, sides[0])
    if entry.text("id") in _ids(entries):
        raise SourceError(
            (
                Diagnostic(
                    "E405",
                    f"the id {entry.text('id')!r} is taken",
                    (entry.get("id") or entry).place,
                    help="use `change` to change that entry, or choose another id",
                ),
            )
        )
    entries.insert(at + (sides[0] == "after"), entry)


def _choose_options(root: Located) -> Located:
    chosen, options = root.get("set"), root.get("options")
    for name, choice in chosen.mapping().items() if chosen else ():
        option = _known(name, options, choice.key_place, "option")
        content = _known(str(choice.value), option.get("choices"), choice.place, f"choice of {name!r}")
        overlay = content.get("overlay")
        if overlay is not None:
            root = merge(root, overlay)
    return root


def _known(name: str, among: Located | None, place: Place, what: str) -> Located:
    known = among.mapping() if among else {}
    if name in known:
        return known[name]
    near = nearest(name, known)
    help_ = (
        f"did you mean {near!r}?" if near else f"there are {', '.join(known)}" if known else "the base declares none"
    )
    raise SourceError((Diagnostic("E404", f"there is no {what} {name!r}", place, help=help_),))
