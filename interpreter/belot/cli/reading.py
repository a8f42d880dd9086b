"""Rulesets as the command line names them: by id, by file, or `-` for standard input."""

from pathlib import Path as FilePath

from belot.cli.output import read_input
from belot.diagnostics import Diagnostic
from belot.exceptions import SourceError
from belot.resources import folder
from belot.ruleset.build import build
from belot.ruleset.clauses import known_clauses
from belot.ruleset.library import (
    Checked,
    _documents,
    _file_schema,
    _raise_if_any,
    _whole_schema,
    check_file,
    find,
)
from belot.ruleset.model import Ruleset
from belot.ruleset.reading import Reader
from belot.ruleset.resolve import _base_file, read_chain, resolve, ruleset_file
from belot.schema import validate
from belot.source import Document


def check_named(name: str) -> Checked:
    """Return a ruleset read and checked: a packaged one by its id, a file, or standard input.

    Raises SourceError with all that is wrong, E101 for a file that is not there included.
    """
    if name == "-":
        return _check_chain(_chain_of(read_input("-")))
    return check_file(ruleset_file(name) or FilePath(name))


def find_checked(name: str) -> Checked:
    """Return a ruleset read and checked; raise UsageError if there is none of that name, SourceError if it is wrong."""
    return check_named(name) if name == "-" else check_file(find(name))


def playable(checked: Checked) -> Ruleset:
    """Return the ruleset; raise SourceError (E422) for a shared part that cannot be played."""
    if checked.ruleset is not None:
        return checked.ruleset
    place = checked.resolved.root.document.place(())
    help_ = "name a ruleset that extends it, or print it with --resolved"
    raise SourceError((Diagnostic("E422", "this file is a shared part, no game", place, help=help_),))


def _chain_of(document: Document) -> list[Document]:
    """Return a document that stands in no file with its bases; paths in it start from the working directory."""
    base = _base_file(document, FilePath("-"), {})
    return [*(read_chain(base) if base is not None else ()), document]


def _check_chain(chain: list[Document]) -> Checked:
    # The same steps as `check_file`, which begins with a path.
    for document in chain:
        _raise_if_any(validate(document, _file_schema()))
    resolved = resolve(chain)
    if resolved.root.get("abstract") is not None:
        return Checked(resolved, None)
    _raise_if_any(validate(resolved, _whole_schema()))
    reader = Reader(frozenset(known_clauses()), _documents(resolved))
    ruleset = build(resolved, reader)
    _raise_if_any(tuple(reader.found))
    return Checked(resolved, ruleset)


def shown_name(name: str) -> str:
    """Return the name of a file as it is printed: files of the package by their place in it, wherever that is."""
    try:
        inside = FilePath(name).resolve().relative_to(folder("spec").resolve())
    except ValueError:
        return name
    return f"spec/{inside.as_posix()}"
