"""Breaking a packaged ruleset in one place, and what is told about it."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from belot.diagnostics import render
from belot.exceptions import SourceError
from belot.ruleset.library import check_file, find


def told(folder: Path, text: str, base: str = "belote-fr", others: Mapping[str, str] | None = None) -> str:
    """Return what is told about `mine.yaml`: it extends `base`, and `text` breaks it from its third line on.

    The working directory has to be `folder`, since files are named as they were asked for.
    """
    for name, content in {"mine.yaml": f"id: mine\nextends: {base}\n{text}", **(others or {})}.items():
        (folder / name).write_text(content, encoding="utf-8")
    return told_about("mine.yaml")


def told_about(name: str) -> str:
    """Return what is told about a file, warnings included; an empty text if nothing is."""
    try:
        checked = check_file(Path(name))
    except SourceError as error:
        return str(error)
    return "\n".join(render(each) for each in checked.warnings)


def data_of(name: str) -> dict[str, Any]:
    """Return a packaged ruleset as data with its bases worked in, to be changed at will."""
    data: dict[str, Any] = json.loads(json.dumps(check_file(find(name)).resolved.data))
    return data


def write(data: Any, name: str) -> None:
    """Write data as a file of rules: JSON is YAML."""
    Path(name).write_text(json.dumps(data, indent=1, ensure_ascii=False), encoding="utf-8")
