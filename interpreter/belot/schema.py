"""Whether data have the shape a JSON Schema asks for, told at the place in the text.

`jsonschema` finds the faults; which of them are told, where and in what words is decided here and in
`schema_words`. Unions are written `if`/`then`/`else`, for what `oneOf` says about a fault helps nobody.
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
LITERALS: Final = ("const", "enum", "examples", "default")
MAPS_OF_SCHEMAS: Final = ("properties", "patternProperties", "dependentSchemas", "$defs")
FORBIDDEN: Final[Schema] = {"not": {}}


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
    # Building one costs more than a validation. The schema is kept with it so that no other gets its number.
    from jsonschema import Draft202012Validator

    if id(schema) not in _validators:
        _validators[id(schema)] = (schema, Draft202012Validator(_without_false(schema)))
    return _validators[id(schema)][1]


def _without_false(schema: Any) -> Any:
    """Return a schema in which a forbidden key has a schema of its own: jsonschema loses the path of `false`."""
    if isinstance(schema, list):
        return [_without_false(each) for each in schema]
    if not isinstance(schema, Mapping):
        return schema
    return {key: _part_without_false(key, each) for key, each in schema.items()}


def _part_without_false(keyword: str, part: Any) -> Any:
    if keyword in LITERALS:
        return part
    if keyword in MAPS_OF_SCHEMAS and isinstance(part, Mapping):
        return {key: FORBIDDEN if each is False else _without_false(each) for key, each in part.items()}
    return _without_false(part)


def _findings(validator: "Draft202012Validator", error: "ValidationError") -> Iterator[Finding]:
    path = tuple(error.absolute_path)
    schema = error.schema if isinstance(error.schema, Mapping) else {}
    keyword = str(error.validator)
    if keyword in ALTERNATIVES:
        yield from _alternatives(validator, error)
    elif keyword in CLOSED and isinstance(error.instance, dict):
        yield from _unexpected(validator, error, path)
    elif schema == FORBIDDEN and path:
        message = f"the key {str(path[-1])!r} cannot stand here"
        yield Finding("E201", message, "remove it", path, rank=0, on_key=True)
    elif "propertyNames" in error.absolute_schema_path and isinstance(error.instance, str):
        for finding in WORDS.get(keyword, misfit)(keyword, schema, error.instance, (*path, error.instance)):
            yield finding.on_its_key()
    else:
        told = _completed(validator.schema, error, schema)
        yield from WORDS.get(keyword, misfit)(keyword, told, error.instance, path)


def _completed(root: Any, error: "ValidationError", schema: Schema) -> Schema:
    """Return the schema of a fault with what its words need from elsewhere in the whole schema."""
    if error.validator == "type":
        return _with_condition(root, error, schema)
    if error.validator == "required":
        properties = {key: _followed(root, each) for key, each in schema.get("properties", {}).items()}
        return {**schema, "properties": properties}
    return schema


def _followed(root: Any, schema: Any) -> Any:
    if not isinstance(schema, Mapping) or "$ref" not in schema:
        return schema
    return {**_target(root, schema["$ref"]), **schema}


def _alternatives(validator: "Draft202012Validator", error: "ValidationError") -> Iterator[Finding]:
    """Return the faults of the alternative that came nearest: the right type, then the fewest faults."""
    groups: dict[Any, list[ValidationError]] = {}
    for each in error.context or ():
        groups.setdefault(each.schema_path[0], []).append(each)
    wrong = [next((each for each in group if _is_wrong_type(each)), None) for group in groups.values()]
    if groups and all(wrong):
        types = [name for each in wrong if each for name in _listed(each.validator_value)]
        yield from WORDS["type"]("type", {"type": types}, error.instance, tuple(error.absolute_path))
    elif groups:
        nearest_group = min(groups.values(), key=lambda group: (any(map(_is_wrong_type, group)), len(group)))
        for each in nearest_group:
            yield from _findings(validator, each)


def _is_wrong_type(error: "ValidationError") -> bool:
    return error.validator == "type" and not error.relative_path


def _unexpected(validator: "Draft202012Validator", error: "ValidationError", path: Path) -> Iterator[Finding]:
    schema: Any = error.schema
    present: Any = error.instance
    if error.validator == "additionalProperties":
        known = dict(schema.get("properties", {}))
        patterns = list(schema.get("patternProperties", {}))
    else:
        evaluated = list(_applied(validator, schema, present))
        known = {name: None for each in evaluated for name in each.get("properties", {})}
        patterns = [pattern for each in evaluated for pattern in each.get("patternProperties", {})]
    for key in present:
        if key not in known and not any(re.search(pattern, key) for pattern in patterns):
            yield unexpected_key(key, list(known), present, (*path, key))


def _applied(validator: "Draft202012Validator", schema: Any, instance: Any) -> Iterator[Schema]:
    """Return a schema and all those that apply to the same instance through it.

    A part that the instance does not fit counts too: one fault in it does not make all its keys unexpected.
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


def _with_condition(root: Any, error: "ValidationError", schema: Schema) -> Schema:
    """Return the schema of a wrong type, with the types that the `if` beside an `else` would have taken."""
    path = list(error.absolute_schema_path)[:-1]
    while path and path[-1] == "$ref":
        path.pop()
    if not path or path[-1] != "else":
        return schema
    condition = _at(root, path[:-1]).get("if")
    other = condition.get("type") if isinstance(condition, Mapping) else None
    return schema if other is None else {**schema, "type": [*_listed(other), *_listed(schema["type"])]}


def _at(root: Any, path: list[Any]) -> Any:
    found = root
    for step in path:
        while "$ref" in found and step not in found:
            found = _target(root, found["$ref"])  # the path does not say that references were followed
        found = found[step]
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
        if not each.on_key:
            best[each.path] = min(each.rank, best.get(each.path, each.rank))
    return [
        each
        for each in found
        if each.on_key or (not _is_misspelt(each, unexpected) if each.missing else best[each.path] == each.rank)
    ]


def _is_misspelt(missing: Finding, unexpected: list[Finding]) -> bool:
    """Return whether a missing key is there after all, only misspelt, which is told already."""
    return any(each.path[:-1] == missing.path and nearest(str(each.path[-1]), [missing.missing]) for each in unexpected)


def _diagnostic(document: Placed, finding: Finding) -> Diagnostic:
    path = finding.path
    is_entry = bool(path) and isinstance(path[-1], str)
    on_key = finding.on_key or (bool(finding.missing) and is_entry)
    place = document.key_place(path) if on_key else document.place(path)
    return Diagnostic(finding.code, finding.message, place, help=finding.help)
