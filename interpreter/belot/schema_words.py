"""The words for what does not fit a schema: one small function for each keyword."""

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from belot.diagnostics import in_quotes, quoted
from belot.reader import Path
from belot.suggest import did_you_mean, nearest

Schema: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Finding:
    """What does not fit at a path, before it has a place. Of several at one value the lowest rank is told."""

    code: str
    message: str
    help: str
    path: Path
    rank: int
    on_key: bool = False
    missing: str = ""

    def on_its_key(self) -> "Finding":
        return replace(self, on_key=True)


Rule: TypeAlias = Callable[[str, Schema, Any, Path], Iterator[Finding]]

MANY: Final = 12

TYPES: Final = {
    "string": "text",
    "integer": "a whole number",
    "number": "a whole number",
    "boolean": "true/false",
    "array": "a list",
    "object": "a map",
    "null": "nothing",
}
HOW_TO_WRITE: Final = {
    "string": "write the text in quotes",
    "integer": "write digits without quotes",
    "number": "write digits without quotes",
    "boolean": "write true or false without quotes",
    "array": "write [a, b], or a line `- a` for each entry",
    "object": "write a line `key: value` for each key",
    "null": "leave it empty",
}


def unexpected_key(key: str, known: Sequence[str], present: Collection[str], path: Path) -> Finding:
    """Return that a key is not known, with the nearest of those that could stand here."""
    free = [each for each in known if each not in present]
    taken = nearest(key, [each for each in known if each in present])
    help_ = did_you_mean(key, free)
    if not help_ and taken:
        help_ = f"remove it, for {taken!r} is here already"
    elif not help_:
        help_ = f"the keys that can stand here are {_choices(free)}" if free else "remove it"
    return Finding("E201", f"unknown key {quoted(key)}", help_, path, rank=0, on_key=True)


def required(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    for key in schema[keyword]:
        if key not in instance:
            wanted = _wanted(schema.get("properties", {}).get(key))
            help_ = f"add `{key}:`{wanted and ' with '}{wanted}"
            yield Finding("E202", f"the key {key!r} is missing {_where(path)}", help_, path, rank=0, missing=key)


def dependent_required(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    for key, needed in schema[keyword].items():
        for other in needed:
            if key in instance and other not in instance:
                message = f"the key {key!r} needs the key {other!r} beside it"
                yield Finding("E202", message, f"add `{other}:`, or remove `{key}:`", path, rank=0, missing=other)


def wrong_type(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    types = _types(schema)
    message = f"expected {_either([TYPES[each] for each in types])}, found {describe(instance)}"
    yield Finding("E203", message, _how_to_mend(types, instance, schema), path, rank=0)


def wrong_choice(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    choices = [schema["const"]] if keyword == "const" else list(schema["enum"])
    if len(choices) == 1:
        wanted = _shown(choices[0])
    elif len(choices) <= MANY:
        wanted = _either([_spelt(each) for each in choices])
    else:
        wanted = f"one of {_choices(choices)}"
    message = f"expected {wanted}, found {describe(instance)}"
    yield Finding("E204", message, _choose(choices, instance), path, rank=1)


def wrong_form(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    title = schema.get("title")
    message = f"{describe(instance)} " + (f"is not of the form {title!r}" if title else "has the wrong form")
    yield Finding("E205", message, f"write {_form(schema)}", path, rank=2)


def out_of_range(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is None:
        help_ = f"write a number up to {most}"
    else:
        help_ = f"write a number from {least}" + ("" if most is None else f" to {most}")
    side = "less" if keyword == "minimum" else "greater"
    yield Finding("E206", f"{instance} is {side} than {schema[keyword]}", help_, path, rank=3)


def wrong_size(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    limit, size = schema[keyword], len(instance)
    what, unit = _SIZED[keyword[3:]]
    too_few = keyword.startswith("min")
    message = f"the {what} has {_count(size, unit)}" if size else f"the {what} is empty"
    help_ = f"write at {'least' if too_few else 'most'} {_count(limit, unit)}"
    yield Finding("E207", message, help_, path, rank=4)


def repeated(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    seen = set()
    for at, entry in enumerate(instance):
        text = json.dumps(entry, sort_keys=True)
        if text not in seen:
            seen.add(text)
        else:
            message = f"{describe(entry)} stands twice in this list"
            yield Finding("E207", message, "keep one of them", (*path, at), rank=4)


def misfit(keyword: str, schema: Schema, instance: Any, path: Path) -> Iterator[Finding]:
    """Return the words for a keyword that has none of its own."""
    rule = schema.get(keyword)
    inner = rule if isinstance(rule, Mapping) else {}
    told = inner.get("description") or schema.get("description") or ""
    help_ = _as_clause(told) if told else f"the schema's rule {keyword!r} says what can"
    yield Finding("E208", f"{describe(instance)} cannot stand here", help_, path, rank=5)


WORDS: Final[Mapping[str, Rule]] = {
    "required": required,
    "dependentRequired": dependent_required,
    "type": wrong_type,
    "enum": wrong_choice,
    "const": wrong_choice,
    "pattern": wrong_form,
    "minimum": out_of_range,
    "maximum": out_of_range,
    "minItems": wrong_size,
    "maxItems": wrong_size,
    "minProperties": wrong_size,
    "maxProperties": wrong_size,
    "minLength": wrong_size,
    "maxLength": wrong_size,
    "uniqueItems": repeated,
}
_SIZED: Final = {
    "Items": ("list", ("entry", "entries")),
    "Properties": ("map", ("key", "keys")),
    "Length": ("text", ("character", "characters")),
}


def describe(value: Any) -> str:
    """Return what a value is, in words: text "abc", the whole number 7, a list …"""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case int():
            return f"the whole number {value}"
        case str():
            return f"text {in_quotes(value)}"
        case list():
            return "a list" if value else "an empty list"
        case _:
            return "a map" if value else "an empty map"


def _shown(value: Any) -> str:
    return in_quotes(value) if isinstance(value, str) else describe(value).removeprefix("the whole number ")


def _types(schema: Schema) -> list[str]:
    types = schema["type"]
    return list(types) if isinstance(types, list) else [types]


def _either(words: Sequence[str]) -> str:
    words = list(dict.fromkeys(words))
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _how_to_mend(types: Sequence[str], instance: Any, schema: Schema) -> str:
    if isinstance(instance, list | dict) and not {"array", "object"} & set(types):
        return "write a single value"
    if isinstance(instance, int) and "string" in types:
        return f"write {in_quotes(_spelt(instance))} in quotes"
    if isinstance(instance, str) and "integer" in types and instance.lstrip("-").isdecimal():
        return f"write {instance} without quotes"
    if isinstance(instance, str) and "boolean" in types and instance in ("true", "false"):
        return f"write {instance} without quotes"
    if schema.get("examples"):
        return f"write it as in {_shown(schema['examples'][0])}"
    return " or ".join(HOW_TO_WRITE[each] for each in types[:1])


def _choose(choices: Sequence[Any], instance: Any) -> str:
    spelt = "" if isinstance(instance, list | dict) else _spelt(instance)
    for choice in choices:
        if _spelt(choice) == spelt:
            return f"write {_shown(choice)} {'without' if isinstance(instance, str) else 'in'} quotes"
    if len(choices) == 1:
        return f"write {_spelt(choices[0])}"
    return did_you_mean(spelt, [each for each in choices if isinstance(each, str)]) or "write one of them"


def _spelt(value: Any) -> str:
    return value if isinstance(value, str) else _shown(value)


def _choices(choices: Sequence[Any]) -> str:
    shown = [_spelt(each) for each in choices[:MANY]]
    return ", ".join(shown) + (" …" if len(choices) > MANY else "")


def _form(schema: Schema) -> str:
    example = f" such as {_shown(schema['examples'][0])}" if schema.get("examples") else ""
    told = schema.get("description")
    return (_as_clause(told) if told else f"text that matches {schema['pattern']}") + example


def _as_clause(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def _wanted(schema: Any) -> str:
    if not isinstance(schema, Mapping):
        return ""
    if schema.get("examples"):
        return f"a value such as {_spelt(schema['examples'][0])}"
    choices = [schema["const"]] if "const" in schema else schema.get("enum")
    if choices:
        return _spelt(choices[0]) if len(choices) == 1 else f"one of {_choices(choices)}"
    return _either([TYPES[each] for each in _types(schema)]) if "type" in schema else ""


def _where(path: Path) -> str:
    if not path:
        return "at the top of the file"
    return f"in {quoted(path[-1])}" if isinstance(path[-1], str) else "in this entry"


def _count(number: int, unit: tuple[str, str]) -> str:
    return f"{number} {unit[number != 1]}"
