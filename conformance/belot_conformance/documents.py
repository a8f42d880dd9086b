"""Strict YAML: text to plain data, with the line and column of every value.

Only what JSON can say without floats is accepted. `yaml.safe_load` would read `no` as false, `0501` as octal,
and let a second key overwrite the first, so the tree is composed and walked here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import yaml

from belot_conformance.exceptions import DataError

Path: TypeAlias = tuple[str | int, ...]

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,17})\Z")
_OTHER_NUMBER = re.compile(r"[-+]?(\.?[0-9][0-9_]*(\.[0-9]*)?([eE][-+]?[0-9]+)?|\.(inf|nan))\Z", re.IGNORECASE)
_WORDS = {"null": None, "true": True, "false": False}
_MAX_DEPTH = 40


@dataclass(frozen=True, slots=True)
class Document:
    """The data of one file and where each part of it stands."""

    name: str
    data: Any
    places: Mapping[Path, tuple[int, int]]

    def where(self, path: Path) -> str:
        """Return `file:line:column` of the value at `path`, or of its nearest known parent."""
        while path and path not in self.places:
            path = path[:-1]
        line, column = self.places.get(path, (1, 1))
        return f"{self.name}:{line}:{column}"


def load(text: str, name: str) -> Document:
    """Return the one document in `text`.

    Raises DataError for broken YAML, duplicate keys, anchors, aliases, tags, floats, strange keys.
    """
    try:
        _refuse_events(text, name)
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{name}:{mark.line + 1}:{mark.column + 1}" if mark else name
        raise DataError(where, getattr(error, "problem", None) or str(error)) from None
    if node is None:
        raise DataError(name, "the file is empty")
    places: dict[Path, tuple[int, int]] = {}
    return Document(name, _value(node, (), places, name), places)


def _refuse_events(text: str, name: str) -> None:
    """Refuse what composing would resolve silently: anchors, aliases and tags."""
    for event in yaml.parse(text, Loader=_LOADER):
        what = None
        if isinstance(event, yaml.AliasEvent):
            what = "an alias"
        elif isinstance(event, yaml.NodeEvent) and event.anchor:
            what = "an anchor"
        elif getattr(event, "tag", None):
            what = "a tag"
        if what:
            raise DataError(_where(name, event.start_mark), f"{what} is not allowed here; write the value out")


def _value(node: Any, path: Path, places: dict[Path, tuple[int, int]], name: str) -> Any:
    places[path] = (node.start_mark.line + 1, node.start_mark.column + 1)
    if len(path) > _MAX_DEPTH:
        raise DataError(_where(name, node.start_mark), "nested too deep")
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, path, places, name)
    if isinstance(node, yaml.SequenceNode):
        return [_value(each, (*path, index), places, name) for index, each in enumerate(node.value)]
    return _scalar(node, name)


def _mapping(node: Any, path: Path, places: dict[Path, tuple[int, int]], name: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key_node, value_node in node.value:
        if not isinstance(key_node, yaml.ScalarNode):
            raise DataError(_where(name, key_node.start_mark), "a key must be a word")
        key = str(key_node.value)
        if key in found:
            raise DataError(_where(name, key_node.start_mark), f"the key `{key}` is given twice")
        found[key] = _value(value_node, (*path, key), places, name)
    return found


def _scalar(node: Any, name: str) -> Any:
    text = str(node.value)
    if node.style in ("'", '"', "|", ">"):
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _WHOLE_NUMBER.match(text):
        return int(text)
    if _OTHER_NUMBER.match(text):
        raise DataError(_where(name, node.start_mark), f"`{text}` is no whole number; quote it if it is a word")
    return text


def _where(name: str, mark: Any) -> str:
    return f"{name}:{mark.line + 1}:{mark.column + 1}"
