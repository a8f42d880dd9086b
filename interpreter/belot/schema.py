"""Whether data have the shape a JSON Schema asks for, told at the place in the text.

`jsonschema` finds the faults; which of them are told, where and in what words is decided here and in `schema_words`.
Unions are written `if`/`then`/`else`, for what `oneOf` says about a fault helps nobody.
"""

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from belot.diagnostics import Diagnostic, Place, by_place
from belot.reader import Data, Path
from belot.schema_words import WORDS, Finding, Schema, misfit, unexpected_key
from belot.suggest import nearest

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError

CLOSED: Final = ("additionalProperties", "unevaluatedProperties")
ALTERNATIVES: Final = ("anyOf", "oneOf")


class Placed(Protocol):
    """Data in which every value and key has a place: a document, or a ruleset made from several."""

    @property
    def data(self) -> Data: ...

    def place(self, path: Path) -> Place: ...

    def key_place(self, path: Path) -> Place: ...


def validate(document: Placed, schema: Schema) -> tuple[Diagnostic, ...]:
    """Return what keeps the data from fitting the schema (E201 to E208), in the order of the text."""
    validator = _validator(schema)
    found = [each for error in validator.iter_errors(document.data) for each in _findings(validator, error)]
    told = {_diagnostic(document, each): None for each in _without_consequences(found)}
    return tuple(sorted(told, key=by_place))


_validators: dict[int, "tuple[Schema, Draft202012Validator]"] = {}


def _validator(schema: Schema) -> "Draft202012Validator":
    # Building one costs more than a validation. The schema is kept beside it so that no other can get its number.
    from jsonschema import Draft202012Validator

    if id(schema) not in _validators:
        _validators[id(schema)] = (schema, Draft202012Validator(dict(schema)))
    return _validators[id(schema)][1]


def _findings(validator: "Draft202012Validator", error: "ValidationError") -> Iterator[Finding]:
    path = tuple(error.absolute_path)
    schema = error.schema if isinstance(error.schema, Mapping) else {}
    keyword = str(error.validator)
    if keyword in ALTERNATIVES:
        for each in _best_alternative(error):
            yield from _findings(validator, each)
    elif keyword in CLOSED and isinstance(error.instance, dict):
        yield from _unexpected(validator, error, path)
    elif error.schema is False:
        yield from _forbidden(path)
    elif "propertyNames" in error.absolute_schema_path and isinstance(error.instance, str):
        for finding in WORDS.get(keyword, misfit)(keyword, schema, error.instance, (*path, error.instance)):
            yield finding.on_its_key()
    else:
        told = _with_condition(validator.schema, error, schema) if keyword == "type" else schema
        yield from WORDS.get(keyword, misfit)(keyword, told, error.instance, path)


def _best_alternative(error: "ValidationError") -> list["ValidationError"]:
    """Return the faults of the alternative that came nearest: the right type first, then the fewest faults."""
    groups: dict[Any, list[ValidationError]] = {}
    for each in error.context or ():
        groups.setdefault(each.schema_path[0], []).append(each)
    if not groups:
        # More than one alternative of a oneOf fits: the schema is at fault, not the data.
        return []
    return min(groups.values(), key=lambda group: (any(_is_wrong_type(each) for each in group), len(group)))


def _is_wrong_type(error: "ValidationError") -> bool:
    return error.validator == "type" and not error.relative_path


def _unexpected(validator: "Draft202012Validator", error: "ValidationError", path: Path) -> Iterator[Finding]:
    schema, present = error.schema, error.instance
    if error.validator == "additionalProperties":
        known = dict(schema.get("properties", {}))
        patterns = list(schema.get("patternProperties", {}))
    else:
        evaluated = [each for each in _applied(validator, schema, present)]
        known = {name: None for each in evaluated for name in each.get("properties", {})}
        patterns = [pattern for each in evaluated for pattern in each.get("patternProperties", {})]
    for key in present:
        if key not in known and not any(re.search(pattern, key) for pattern in patterns):
            yield unexpected_key(key, [name for name in known if name not in present], (*path, key))


def _applied(validator: "Draft202012Validator", schema: Any, instance: Any) -> Iterator[Schema]:
    """Return a schema and all those that apply to the same instance through it.

    A part that the instance does not fit counts too, so that one fault in it does not make all its keys unexpected.
    """
    if not isinstance(schema, Mapping):
        return
    yield schema
    inner = [each for keyword in ("allOf", *ALTERNATIVES) for each in schema.get(keyword, ())]
    inner += [each for key, each in schema.get("dependentSchemas", {}).items() if key in instance]
    if "$ref" in schema:
        inner.append(_target(validator.schema, schema["$ref"]))
    if "if" in schema:
        holds = validator.evolve(schema=schema["if"]).is_valid(instance)
        inner += [schema["if"], schema.get("then", {}) if holds else schema.get("else", {})]
    for each in inner:
        yield from _applied(validator, each, instance)


def _forbidden(path: Path) -> Iterator[Finding]:
    if path and isinstance(path[-1], str):
        yield Finding(
            "E201", f"the key {path[-1]!r} cannot stand here", "remove it", path, rank=0
        ).on_its_key()
    else:
        yield Finding("E208", "nothing can stand here", "remove it", path, rank=0)


def _with_condition(root: Any, error: "ValidationError", schema: Schema) -> Schema:
    """Return the schema of a wrong type, with the types that the `if` beside an `else` would have taken."""
    *before, last = list(error.absolute_schema_path)[:-1] or [None]
    while last == "$ref" and before:
        *before, last = before
    if last != "else":
        return schema
    condition = _at(root, before).get("if")
    other = condition.get("type") if isinstance(condition, Mapping) else None
    return schema if other is None else {**schema, "type": [*_listed(other), *_listed(schema["type"])]}


def _at(root: Any, path: list[Any]) -> Any:
    found = root
    for step in path:
        found = _target(root, found["$ref"]) if step == "$ref" else found[step]
    return found


def _target(root: Any, reference: str) -> Any:
    found = root
    for step in reference.removeprefix("#").strip("/").split("/"):
        if step:
            found = found[step.replace("~1", "/").replace("~0", "~")]
    return found


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _without_consequences(found: list[Finding]) -> list[Finding]:
    """Return the findings without those that only follow from others."""
    unexpected = [each for each in found if each.code == "E201"]
    best: dict[Path, int] = {}
    for each in found:
        if not each.missing and not each.on_key:
            best[each.path] = min(each.rank, best.get(each.path, each.rank))
    return [
        each
        for each in found
        if each.on_key
        or (not _is_misspelt(each, unexpected) if each.missing else best[each.path] == each.rank)
    ]


def _is_misspelt(missing: Finding, unexpected: list[Finding]) -> bool:
    """Return whether a missing key is there after all, only misspelt, which is told already."""
    return any(
        each.path[:-1] == missing.path and nearest(str(each.path[-1]), [missing.missing])
        for each in unexpected
    )


def _diagnostic(document: Placed, finding: Finding) -> Diagnostic:
    path = finding.path
    is_entry = bool(path) and isinstance(path[-1], str)
    on_key = finding.on_key or (bool(finding.missing) and is_entry)
    place = document.key_place(path) if on_key else document.place(path)
    return Diagnostic(finding.code, finding.message, place, help=finding.help)
