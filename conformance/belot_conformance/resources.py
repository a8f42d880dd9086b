"""The files shipped with the package: fixtures and schemas. Nothing else in the package opens them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator


def fixture_files() -> Iterator[tuple[str, str]]:
    """Yield (`area/file.yaml`, text) of every file below the fixtures folder, in order of name."""
    yield from _yaml_files(files("belot_conformance.fixtures"), "")


def _yaml_files(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from _yaml_files(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(".yaml"):
            yield f"{prefix}{entry.name}", entry.read_text(encoding="utf-8")


@cache
def schema(name: str) -> dict[str, Any]:
    """Return the schema `name`: fixture, protocol or report."""
    text = files("belot_conformance.schemas").joinpath(f"{name}.schema.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


@cache
def validator(name: str, definition: str | None = None) -> Validator:
    """Return a validator of the schema `name`, or of one entry of its `$defs`."""
    whole = schema(name)
    if definition is None:
        return Draft202012Validator(whole)
    if definition not in whole["$defs"]:
        raise KeyError(f"{name}.schema.json has no $defs entry {definition}")
    return Draft202012Validator({"$ref": f"#/$defs/{definition}", "$defs": whole["$defs"]})


def complaint(checker: Validator, data: Any) -> tuple[tuple[str | int, ...], str] | None:
    """Return path and message of the first thing wrong with `data`, or None. Lazy: it stops at the first."""
    error = next(iter(checker.iter_errors(data)), None)
    if error is None:
        return None
    message = error.message
    return tuple(error.absolute_path), message if len(message) <= 300 else message[:297] + "..."
