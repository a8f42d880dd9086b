"""The quick look at the shape of data agrees with `jsonschema`, whatever is broken in a ruleset."""

import json
from copy import deepcopy
from typing import Any

import pytest
from belot.resources import read_text
from belot.ruleset.library import find
from belot.ruleset.resolve import packaged_names, read_chain
from belot.ruleset.shape import test_of as shape_of
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from .test_any_node import VALUES, at, paths

SCHEMA = json.loads(read_text("spec", "schema/ruleset.schema.json"))
VALIDATOR = Draft202012Validator(SCHEMA)
DOCUMENTS = {document.name: document.data for name in packaged_names() for document in read_chain(find(name))}


@st.composite
def damaged(draw: st.DrawFn) -> Any:
    """Return the data of a packaged file with a node or two deleted, replaced or renamed."""
    data = deepcopy(DOCUMENTS[draw(st.sampled_from(sorted(DOCUMENTS)))])
    for _ in range(draw(st.integers(0, 2))):
        *above, last = draw(st.sampled_from(list(paths(data))))
        holder = at(data, tuple(above))
        match draw(st.sampled_from(["delete", "replace", "rename"])):
            case "delete":
                del holder[last]
            case "rename" if isinstance(holder, dict):
                holder[draw(st.sampled_from(["id", "give", "cards", "title", "x"]))] = holder.pop(last)
            case _:
                holder[last] = draw(VALUES)
    return data


@given(data=damaged())
def test_the_quick_look_says_what_jsonschema_says(data: Any) -> None:
    fits = shape_of(SCHEMA)
    assert fits is not None
    assert fits(data) == VALIDATOR.is_valid(data)


NESTED = {
    "$defs": {"tree": {"type": "object", "additionalProperties": {"$ref": "#/$defs/tree"}}},
    "$ref": "#/$defs/tree",
}
CASES: list[tuple[dict[str, Any], list[Any], list[Any]]] = [
    ({"type": "integer"}, [0, -3], [True, "0", None, [], {}]),
    ({"type": ["boolean", "null"]}, [True, None], [0, "null"]),
    ({"enum": ["1", 2]}, ["1", 2], [1, "2", True, None, []]),
    ({"enum": [1]}, [1], [True]),
    ({"minimum": 2, "maximum": 4}, [2, 4, "1", None, True], [1, 5]),
    ({"minItems": 1, "maxItems": 2, "items": {"type": "string"}}, [["a"], "", {}], [[], ["a", "b", "c"], [1]]),
    ({"minLength": 1, "maxLength": 2}, ["a", "ab", []], ["", "abc"]),
    ({"pattern": "b"}, ["abc", 1], ["ac"]),
    ({"required": ["a"]}, [{"a": None}, [], "a"], [{}, {"b": 1}]),
    (
        {"properties": {"a": {"type": "null"}}, "additionalProperties": False},
        [{}, {"a": None}, []],
        [{"b": 1}, {"a": 1}],
    ),
    ({"additionalProperties": {"type": "null"}}, [{"x": None}, 1], [{"x": 1}]),
    ({"if": {"type": "array"}, "then": {"minItems": 1}, "else": {"type": "string"}}, [[1], "a"], [[], 1]),
    ({"if": {"type": "array"}, "then": False}, ["a", {}], [[], [1]]),
    (NESTED, [{}, {"a": {"b": {}}}], [1, {"a": {"b": 1}}]),
]


@pytest.mark.parametrize(("schema", "right", "wrong"), CASES, ids=lambda each: str(each)[:40])
def test_each_keyword_means_what_jsonschema_means_by_it(schema: Any, right: list[Any], wrong: list[Any]) -> None:
    fits, validator = shape_of(schema), Draft202012Validator(schema)
    assert fits is not None
    assert [fits(each) for each in right + wrong] == [True] * len(right) + [False] * len(wrong)
    assert [validator.is_valid(each) for each in right + wrong] == [True] * len(right) + [False] * len(wrong)


@pytest.mark.parametrize(
    "schema",
    [{"oneOf": [{}]}, {"items": {"not": {}}}, {"type": "number"}, {"enum": [None]}, {"$defs": {}, "uniqueItems": True}],
    ids=str,
)
def test_a_schema_with_other_keywords_is_left_to_jsonschema(schema: Any) -> None:
    assert shape_of(schema) is None
