"""Rulesets by name or file: read, resolved, checked and built."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from belot.diagnostics import by_place
from belot.exceptions import SourceError, UsageError
from belot.resources import read_text
from belot.ruleset.build import build
from belot.ruleset.clauses import known_clauses
from belot.ruleset.model import Ruleset
from belot.ruleset.reading import Reader
from belot.ruleset.resolve import Resolved, packaged_names, read_chain, resolve, ruleset_file
from belot.ruleset.shape import Test, test_of
from belot.schema import validate
from belot.source import Diagnostic, Document
from belot.suggest import nearest

_REMEMBERED = 64


@dataclass(frozen=True)
class Checked:
    """What reading a ruleset gave: the model unless it is abstract, the resolved data, and what is odd about it."""

    resolved: Resolved
    ruleset: Ruleset | None
    warnings: tuple[Diagnostic, ...] = ()


def find(name: str) -> FilePath:
    """Return the file of a ruleset given by name or path; raise UsageError if there is none."""
    packaged = ruleset_file(name)
    if packaged is not None:
        return packaged
    path = FilePath(name)
    if path.is_file():
        return path
    near = nearest(name, packaged_names())
    help_ = f"did you mean {near!r}?" if near else f"there are {', '.join(packaged_names())}, or give a file"
    raise UsageError(f"there is no ruleset {name!r}", help_)


def load_ruleset(name: str) -> Ruleset:
    """Return a ruleset by name or path; raise UsageError if there is none, SourceError if it is wrong or abstract.

    Packaged rulesets are read once; a file is read each time, since it may have changed.
    """
    return _packaged(name) if ruleset_file(name) is not None else playable(check_file(find(name)))


@cache
def _packaged(name: str) -> Ruleset:
    return playable(check_file(find(name)))


def playable(checked: Checked) -> Ruleset:
    """Return the ruleset; raise SourceError (E422) for a shared part that cannot be played."""
    if checked.ruleset is not None:
        return checked.ruleset
    place = checked.resolved.root.document.place(())
    help_ = "name a ruleset that extends it, or print it with --resolved"
    raise SourceError((Diagnostic("E422", "this file is a shared part, no game", place, help=help_),))


def check_file(path: FilePath) -> Checked:
    """Return a ruleset file read and checked, with a warning (W701) if it is named otherwise than the file.

    Raises SourceError with all that is wrong with it.
    """
    checked = check_chain(read_chain(path))
    root = checked.resolved.root
    if checked.ruleset is None or root.text("id") == path.stem:
        return checked
    message = f"the ruleset is called {root.text('id')!r}, its file {path.stem!r}"
    help_ = "give both one name, for rulesets are asked for by the names of their files"
    return replace(checked, warnings=(Diagnostic("W701", message, root.mapping()["id"].place, "warning", help_),))


def check_chain(chain: Sequence[Document]) -> Checked:
    """Return the ruleset of a chain of documents, the base first, read and checked; raise SourceError likewise."""
    for document in chain:
        _refuse_misshapen(document)
    resolved = resolve(chain)
    abstract = resolved.root.get("abstract")
    if abstract is not None and abstract.value:
        return Checked(resolved, None)
    _refuse_misfit(resolved, _whole_schema)
    reader = Reader(frozenset(known_clauses()), _documents(resolved))
    ruleset = build(resolved, reader)
    _raise_if_any(tuple(sorted(reader.found, key=by_place)))
    return Checked(resolved, ruleset)


# The documents that have the right shape, by name and text: rulesets share their bases.
_well_shaped: set[tuple[str, str]] = set()


def _refuse_misshapen(document: Document) -> None:
    """Raise SourceError for a document of the wrong shape; no document is looked at twice."""
    seen = (document.name, document.text)
    if seen in _well_shaped:
        return
    _refuse_misfit(document, _file_schema)
    if len(_well_shaped) >= _REMEMBERED:
        _well_shaped.clear()
    _well_shaped.add(seen)


def _refuse_misfit(data: Document | Resolved, schema: Callable[[], Mapping[str, Any]]) -> None:
    """Raise SourceError for data that do not fit a schema; what is wrong is asked only if a quick look says something is."""
    fits = _quick_look(schema)
    if fits is None or not fits(data.data):
        _raise_if_any(validate(data, schema()))


@cache
def _quick_look(schema: Callable[[], Mapping[str, Any]]) -> Test | None:
    return test_of(schema())


def _documents(resolved: Resolved) -> tuple[str, ...]:
    part = resolved.root.get("documents")
    return tuple(str(entry.value) for entry in part.listing()) if part else ()


def _raise_if_any(found: tuple[Diagnostic, ...]) -> None:
    if found:
        raise SourceError(found)


@cache
def _file_schema() -> Mapping[str, Any]:
    schema: Mapping[str, Any] = json.loads(read_text("spec", "schema/ruleset.schema.json"))
    return schema


@cache
def _whole_schema() -> Mapping[str, Any]:
    """Return the schema of a resolved ruleset: nothing it needs may be missing, no edits are left."""
    schema = _whole(_file_schema())
    assert isinstance(schema, dict)
    return schema


def _whole(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_whole(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("x-partial"):
        return {"type": "object"}
    whole = {key: _whole(part) for key, part in schema.items()}
    if "x-merged" in whole:
        # No list edits reach in here: all but what is missing was found in the files already.
        whole["properties"] = {key: whole["properties"][key] for key in whole.pop("x-merged")}
        whole.pop("additionalProperties")
    if "x-required" in whole and isinstance(whole["x-required"], list):
        whole["required"] = whole.pop("x-required")
    if isinstance(whole.get("else"), dict) and whole["else"].get("x-edit"):
        whole.pop("if"), whole.pop("else")
        whole.update(whole.pop("then"), type="array")
    return whole
