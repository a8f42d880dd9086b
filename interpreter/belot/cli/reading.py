"""Rulesets as the command line names them: by id, by file, or `-` for standard input."""

from pathlib import Path as FilePath

from belot.cli.output import read_input
from belot.resources import folder
from belot.ruleset.library import Checked, check_chain, check_file, find, playable
from belot.ruleset.resolve import base_file, read_chain, ruleset_file
from belot.source import Document

__all__ = ["check_named", "find_checked", "playable", "shown_name"]


def check_named(name: str) -> Checked:
    """Return a ruleset read and checked: a packaged one by its id, a file, or standard input.

    Raises SourceError with all that is wrong, E101 for a file that is not there included.
    """
    if name == "-":
        return check_chain(_chain_of(read_input("-")))
    return check_file(ruleset_file(name) or FilePath(name))


def find_checked(name: str) -> Checked:
    """Return a ruleset read and checked; raise UsageError if there is none of that name, SourceError if it is wrong."""
    return check_named(name) if name == "-" else check_file(find(name))


def _chain_of(document: Document) -> list[Document]:
    """Return a document that stands in no file with its bases; paths in it start from the working directory."""
    base = base_file(document, FilePath("-"), {})
    return [*(read_chain(base) if base is not None else ()), document]


def shown_name(name: str) -> str:
    """Return the name of a file as it is printed: files of the package by their place in it, wherever that is."""
    try:
        inside = FilePath(name).resolve().relative_to(folder("spec").resolve())
    except ValueError:
        return name
    return f"spec/{inside.as_posix()}"
