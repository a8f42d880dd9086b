"""Whether data fit a JSON Schema at all, in as little time as that takes: nearly every file does.

What does not fit is looked at again by `jsonschema`, which says where and why. Keywords that are not known here are left to it
too.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Test: TypeAlias = Callable[[Any], bool]

# Of each type the classes of data; true and false are no numbers.
TYPES: Final[Mapping[str, type]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
    "integer": int,
}
WORDS: Final = frozenset({"$schema", "$defs", "title", "description", "examples", "default"})
# These stand beside the keyword that reads them.
READ_ELSEWHERE: Final = frozenset({"additionalProperties", "then", "else"})


class _Unknown(Exception):
    """A keyword that is not known here."""


def test_of(schema: Mapping[str, Any]) -> Test | None:
    """Return a function that says whether data fit a schema, None if the schema has keywords that are not known here."""
    try:
        return _Maker(schema).test(schema)
    except _Unknown:
        return None


class _Maker:
    """Makes the tests of a schema; references go back to its root."""

    def __init__(self, root: Mapping[str, Any]) -> None:
        self.root = root
        self.referred: dict[str, Test] = {}

    def test(self, schema: Any) -> Test:
        if isinstance(schema, bool):
            return lambda data: schema
        tests = []
        for keyword, content in schema.items():
            if keyword in WORDS or keyword in READ_ELSEWHERE or keyword.startswith("x-"):
                continue
            if keyword not in _KEYWORDS:
                raise _Unknown(keyword)
            tests.append(_KEYWORDS[keyword](self, content, schema))
        if "additionalProperties" in schema and "properties" not in schema:
            tests.append(_properties(self, {}, schema))
        if len(tests) == 1:
            return tests[0]
        return lambda data: all(test(data) for test in tests)

    def reference(self, name: str) -> Test:
        if name not in self.referred:
            # A schema may contain itself, so its test is looked up when it is needed.
            self.referred[name] = lambda data: self.referred[name](data)
            found: Any = self.root
            for step in name.removeprefix("#/").split("/"):
                found = found[step]
            self.referred[name] = self.test(found)
        return self.referred[name]


def _type(maker: _Maker, names: Any, schema: Mapping[str, Any]) -> Test:
    listed = names if isinstance(names, list) else [names]
    if not {*listed} <= {*TYPES}:
        raise _Unknown("type")
    classes = tuple(TYPES[name] for name in listed)
    if int in classes and bool not in classes:
        return lambda data: isinstance(data, classes) and not isinstance(data, bool)
    return lambda data: isinstance(data, classes)


def _properties(maker: _Maker, content: Any, schema: Mapping[str, Any]) -> Test:
    known = {key: maker.test(each) for key, each in content.items()}
    other = maker.test(schema.get("additionalProperties", True))

    def test(data: Any) -> bool:
        return not isinstance(data, dict) or all(known.get(key, other)(part) for key, part in data.items())

    return test


def _if(maker: _Maker, content: Any, schema: Mapping[str, Any]) -> Test:
    condition, then, other = (
        maker.test(each) for each in (content, schema.get("then", True), schema.get("else", True))
    )
    return lambda data: then(data) if condition(data) else other(data)


def _items(maker: _Maker, content: Any, schema: Mapping[str, Any]) -> Test:
    entry = maker.test(content)
    return lambda data: not isinstance(data, list) or all(entry(each) for each in data)


def _required(maker: _Maker, keys: Any, schema: Mapping[str, Any]) -> Test:
    return lambda data: not isinstance(data, dict) or all(key in data for key in keys)


def _enum(maker: _Maker, choices: Any, schema: Mapping[str, Any]) -> Test:
    if not all(isinstance(each, str | int) for each in choices):
        raise _Unknown("enum")
    exact = {(type(each), each) for each in choices}
    return lambda data: isinstance(data, str | int) and (type(data), data) in exact


def _pattern(maker: _Maker, pattern: Any, schema: Mapping[str, Any]) -> Test:
    search = re.compile(pattern).search
    return lambda data: not isinstance(data, str) or search(data) is not None


def _bound(limits: tuple[type, ...], measure: Test | Callable[[Any], int], least: bool) -> Callable[..., Test]:
    """Return the maker of a bound: on numbers, or on the length of what has one."""

    def made(maker: _Maker, limit: int, schema: Mapping[str, Any]) -> Test:
        def test(data: Any) -> bool:
            if not isinstance(data, limits) or isinstance(data, bool):
                return True
            return measure(data) >= limit if least else measure(data) <= limit

        return test

    return made


_KEYWORDS: Final[Mapping[str, Callable[[_Maker, Any, Mapping[str, Any]], Test]]] = {
    "$ref": lambda maker, name, schema: maker.reference(name),
    "type": _type,
    "properties": _properties,
    "if": _if,
    "items": _items,
    "required": _required,
    "enum": _enum,
    "pattern": _pattern,
    "minimum": _bound((int,), int, True),
    "maximum": _bound((int,), int, False),
    "minItems": _bound((list,), len, True),
    "maxItems": _bound((list,), len, False),
    "minLength": _bound((str,), len, True),
    "maxLength": _bound((str,), len, False),
}
