"""From a ruleset file to the resolved ruleset: bases, overlays and options applied, every value with its place."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path as FilePath

from belot.diagnostics import by_place
from belot.exceptions import SourceError
from belot.resources import folder
from belot.ruleset.located import Located, locate
from belot.ruleset.options import in_layers, misfits, with_titles
from belot.ruleset.overlay import merge
from belot.source import Data, Diagnostic, Document, Path, Place, load_file
from belot.suggest import nearest

__all__ = [
    "Located",
    "Resolved",
    "base_file",
    "is_packaged",
    "locate",
    "merge",
    "packaged_names",
    "read_chain",
    "resolve",
    "ruleset_file",
]


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


def ruleset_file(name: str) -> FilePath | None:
    """Return the file of a packaged ruleset, or None if there is none of that name."""
    path = _rulesets() / f"{name}.yaml"
    return path if name and path.is_file() else None


def packaged_names() -> list[str]:
    """Return the names of the packaged rulesets in alphabetical order."""
    return sorted(path.stem for path in _rulesets().glob("*.yaml"))


def read_chain(path: FilePath) -> list[Document]:
    """Return the documents of a ruleset file and its bases, the base first.

    Raises SourceError (E401 unknown base, E402 cycle, and all that `load_file` raises).
    """
    chain: list[Document] = []
    seen: dict[FilePath, str] = {}
    current: FilePath | None = path
    while current is not None:
        document = _document(current)
        seen[current.resolve()] = document.name
        chain.insert(0, document)
        current = base_file(document, current, seen)
    return chain


def _document(path: FilePath) -> Document:
    """Return the document of a file; those of the package cannot change and are read once."""
    return _packaged_document(path) if is_packaged(path) else load_file(path)


_packaged_document = cache(load_file)


def _body(document: Document) -> Located:
    """Return the tree of a document."""
    path = FilePath(document.name)
    if is_packaged(path) and document is _packaged_document(path):
        return _packaged_body(path)
    return locate(document)


@cache
def _packaged_body(path: FilePath) -> Located:
    return locate(_packaged_document(path))


def is_packaged(path: FilePath) -> bool:
    """Return whether a file is one of the package, named as the package names it."""
    return _rulesets() in path.parents


@cache
def _rulesets() -> FilePath:
    return folder("spec") / "rulesets"


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
            found = _rulesets() / base
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

    Raises SourceError (E403 unknown id, E404 unknown option or choice, E405 id given twice, E601 choices that
    contradict each other or the file that makes them, E602 and E603 choices that do not fit their options).
    """
    root = in_layers([_body(document) for document in chain]).without("extends")
    abstract = root.get("abstract")
    if abstract is None or not abstract.value:
        wrong = tuple(sorted(misfits(root), key=by_place))
        if wrong:
            raise SourceError(wrong)
        root = with_titles(root)
    return Resolved(chain[-1].name, root, tuple(chain))
