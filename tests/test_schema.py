"""What does not fit a schema is told once, where it stands, with what to write instead."""

import json
from typing import Any

import pytest
from belot.diagnostics import render
from belot.resources import read_text
from belot.schema import validate
from belot.source import load

WORD = {"title": "Word", "description": "Small letters.", "type": "string", "pattern": "^[a-z]+$"}
SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["id"],
    "additionalProperties": False,
    "properties": {
        "id": {"$ref": "#/$defs/word"},
        "labels": {"type": "array", "items": {"type": "string"}, "minItems": 1, "uniqueItems": True},
        "lines": {"type": "integer", "minimum": 1, "maximum": 9},
        "open": {"type": "boolean"},
        "version": {"enum": ["1"]},
        "kind": {"enum": ["pairs", "solo", 3]},
        "only": {"const": True},
        "order": {"type": "string", "examples": ["J 9 A"], "minLength": 2},
        "table": {
            "type": "object",
            "required": ["players", "sides", "word", "order"],
            "properties": {
                "players": {"type": "integer"},
                "sides": {"enum": ["pairs", "solo"]},
                "word": {"$ref": "#/$defs/word"},
                "order": {"examples": ["J 9 A"]},
            },
            "minProperties": 1,
        },
        "steps": {"if": {"type": "array"}, "then": {"items": {"$ref": "#/$defs/step"}}, "else": {"type": "object"}},
        "either": {"anyOf": [{"type": "string"}, {"type": "integer", "maximum": 3}]},
        "names": {"propertyNames": {"$ref": "#/$defs/word"}, "additionalProperties": {"type": "integer"}},
        "both": {"dependentRequired": {"hold": ["paid"]}},
        "not-both": {"not": {"required": ["a", "b"], "description": "Give a or b, not both."}},
        "few": {"type": "array", "maxItems": 2, "contains": {"const": 1}},
        "shut": {"properties": {"in": False}},
    },
    "$defs": {
        "word": WORD,
        "step": {
            "type": "object",
            "properties": {"do": {"enum": ["give", "bid"]}},
            "required": ["do"],
            "if": {"properties": {"do": {"const": "give"}}},
            "then": {"properties": {"cards": {"type": "integer"}}, "required": ["cards"]},
            "else": {"properties": {"who": {"type": "string"}}},
            "unevaluatedProperties": False,
        },
    },
}

CASES = {
    "an unknown key that is nearly a known one": (
        "id: a\nlables: [x]",
        "2:1: error[E201]: unknown key 'lables'; did you mean 'labels'?\nlables: [x]\n^",
    ),
    "an unknown key that repeats a known one": (
        "id: a\nopen: true\nopne: true",
        "3:1: error[E201]: unknown key 'opne'; remove it, for 'open' is here already\nopne: true\n^",
    ),
    "an unknown key that resembles none": (
        "id: a\nsteps: [{do: bid, xyzzy: 1}]",
        "2:19: error[E201]: unknown key 'xyzzy'; the keys that can stand here are who\n"
        "steps: [{do: bid, xyzzy: 1}]\n                  ^",
    ),
    "a key of another kind of step": (
        "id: a\nsteps:\n  - {do: bid, cards: 3}",
        "3:15: error[E201]: unknown key 'cards'; the keys that can stand here are who\n"
        "  - {do: bid, cards: 3}\n              ^",
    ),
    "a key that is forbidden": (
        "id: a\nshut:\n  in: 1",
        "3:3: error[E201]: the key 'in' cannot stand here; remove it\n  in: 1\n  ^",
    ),
    "a missing key at the top": (
        "lines: 1",
        "1:1: error[E202]: the key 'id' is missing at the top of the file; add `id:` with text\nlines: 1\n^",
    ),
    "missing keys in a map": (
        "id: a\ntable: {seats: 4}",
        "2:1: error[E202]: the key 'order' is missing in 'table'; add `order:` with a value such as J 9 A\n"
        "table: {seats: 4}\n^\n"
        "f.yaml:2:1: error[E202]: the key 'players' is missing in 'table'; add `players:` with a whole number\n"
        "table: {seats: 4}\n^\n"
        "f.yaml:2:1: error[E202]: the key 'sides' is missing in 'table'; add `sides:` with one of pairs, solo\n"
        "table: {seats: 4}\n^\n"
        "f.yaml:2:1: error[E202]: the key 'word' is missing in 'table'; add `word:` with text\n"
        "table: {seats: 4}\n^",
    ),
    "a missing key in an entry": (
        "id: a\nsteps:\n  - do: give",
        "3:5: error[E202]: the key 'cards' is missing in this entry; add `cards:` with a whole number\n"
        "  - do: give\n    ^",
    ),
    "a missing key that is there but misspelt": (
        "idd: a",
        "1:1: error[E201]: unknown key 'idd'; did you mean 'id'?\nidd: a\n^",
    ),
    "a key without the one it needs": (
        "id: a\nboth: {hold: 1}",
        "2:1: error[E202]: the key 'hold' needs the key 'paid' beside it; add `paid:`, or remove `hold:`\n"
        "both: {hold: 1}\n^",
    ),
    "text for a whole number": (
        "id: a\nlines: abc",
        '2:8: error[E203]: expected a whole number, found text "abc"; write digits without quotes\n'
        "lines: abc\n       ^",
    ),
    "digits in quotes for a whole number": (
        'id: a\nlines: "3"',
        '2:8: error[E203]: expected a whole number, found text "3"; write 3 without quotes\nlines: "3"\n       ^',
    ),
    "a whole number for text": (
        "id: a\norder: 9",
        '2:8: error[E203]: expected text, found the whole number 9; write "9" in quotes\norder: 9\n       ^',
    ),
    "true for text in a list": (
        "id: a\nlabels:\n  - x\n  - true",
        '4:5: error[E203]: expected text, found true; write "true" in quotes\n  - true\n    ^',
    ),
    "text for true": (
        'id: a\nopen: "true"',
        '2:7: error[E203]: expected true/false, found text "true"; write true without quotes\nopen: "true"\n      ^',
    ),
    "a list for a whole number": (
        "id: a\nlines: [1]",
        "2:8: error[E203]: expected a whole number, found a list; write a single value\nlines: [1]\n       ^",
    ),
    "text for a list": (
        "id: a\nlabels: x",
        '2:9: error[E203]: expected a list, found text "x"; write [a, b], or a line `- a` for each entry\n'
        "labels: x\n        ^",
    ),
    "nothing for a map": (
        "id: a\ntable:\n",
        "2:7: error[E203]: expected a map, found nothing; write a line `key: value` for each key\ntable:\n      ^",
    ),
    "text for one of two types": (
        "id: a\nsteps: x",
        '2:8: error[E203]: expected a list or a map, found text "x"; write [a, b], or a line `- a` for each entry\n'
        "steps: x\n       ^",
    ),
    "none of several alternatives": (
        "id: a\neither: [1]",
        "2:9: error[E203]: expected text or a whole number, found a list; write a single value\neither: [1]\n        ^",
    ),
    "nearly the second of two alternatives": (
        "id: a\neither: 4",
        "2:9: error[E206]: 4 is greater than 3; write a number up to 3\neither: 4\n        ^",
    ),
    "a list for a whole file": (
        "- id",
        "1:1: error[E203]: expected a map, found a list; write a line `key: value` for each key\n- id\n^",
    ),
    "nearly one of the choices": (
        "id: a\nkind: pears",
        "2:7: error[E204]: expected pairs, solo or 3, found text \"pears\"; did you mean 'pairs'?\n"
        "kind: pears\n      ^",
    ),
    "a choice in quotes that has none": (
        "id: a\nkind: '3'",
        "2:7: error[E204]: expected pairs, solo or 3, found text \"3\"; write 3 without quotes\nkind: '3'\n      ^",
    ),
    "a choice without the quotes it has": (
        "id: a\nversion: 1",
        '2:10: error[E204]: expected "1", found the whole number 1; write "1" in quotes\nversion: 1\n         ^',
    ),
    "not the only value": (
        "id: a\nonly: false",
        "2:7: error[E204]: expected true, found false; write true\nonly: false\n      ^",
    ),
    "text of the wrong form": (
        "id: My Rules",
        "1:5: error[E205]: text \"My Rules\" is not of the form 'Word'; write small letters\nid: My Rules\n    ^",
    ),
    "a key of the wrong form": (
        "id: a\nnames: {ok: 1, Not-ok: 2}",
        "2:16: error[E205]: text \"Not-ok\" is not of the form 'Word'; write small letters\n"
        "names: {ok: 1, Not-ok: 2}\n               ^",
    ),
    "too small a number": (
        "id: a\nlines: 0",
        "2:8: error[E206]: 0 is less than 1; write a number from 1 to 9\nlines: 0\n       ^",
    ),
    "an empty list": (
        "id: a\nlabels: []",
        "2:9: error[E207]: the list is empty; write at least 1 entry\nlabels: []\n        ^",
    ),
    "an empty map": (
        "id: a\ntable: {}",
        "2:1: error[E202]: the key 'order' is missing in 'table'; add `order:` with a value such as J 9 A\n"
        "table: {}\n^\n"
        "f.yaml:2:1: error[E202]: the key 'players' is missing in 'table'; add `players:` with a whole number\n"
        "table: {}\n^\n"
        "f.yaml:2:1: error[E202]: the key 'sides' is missing in 'table'; add `sides:` with one of pairs, solo\n"
        "table: {}\n^\n"
        "f.yaml:2:1: error[E202]: the key 'word' is missing in 'table'; add `word:` with text\ntable: {}\n^",
    ),
    "too long a list": (
        "id: a\nfew: [1, 2, 3]",
        "2:6: error[E207]: the list has 3 entries; write at most 2 entries\nfew: [1, 2, 3]\n     ^",
    ),
    "too short a text": (
        "id: a\norder: J",
        "2:8: error[E207]: the text has 1 character; write at least 2 characters\norder: J\n       ^",
    ),
    "an entry that stands twice": (
        "id: a\nlabels: [x, u, x]",
        '2:16: error[E207]: text "x" stands twice in this list; keep one of them\nlabels: [x, u, x]\n               ^',
    ),
    "keys that exclude each other": (
        "id: a\nnot-both: {a: 1, b: 2}",
        "2:11: error[E208]: a map cannot stand here; give a or b, not both\nnot-both: {a: 1, b: 2}\n          ^",
    ),
    "a rule of the schema without words of its own": (
        "id: a\nfew: [2]",
        "2:6: error[E208]: a list cannot stand here; the schema's rule 'contains' says what can\nfew: [2]\n     ^",
    ),
    "several faults, in the order of the text": (
        "id: 7\nlines: x\nopen: 1",
        '1:5: error[E203]: expected text, found the whole number 7; write "7" in quotes\nid: 7\n    ^\n'
        'f.yaml:2:8: error[E203]: expected a whole number, found text "x"; write digits without quotes\n'
        "lines: x\n       ^\n"
        "f.yaml:3:7: error[E203]: expected true/false, found the whole number 1; "
        "write true or false without quotes\nopen: 1\n      ^",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_does_not_fit_is_told_where_it_stands(name: str) -> None:
    text, expected = CASES[name]
    found = validate(load(text, "f.yaml"), SCHEMA)
    assert "\n".join(map(render, found)) == f"f.yaml:{expected}"


def test_every_fault_has_a_place_a_code_of_a_shape_and_what_to_do() -> None:
    found = [each for text, _ in CASES.values() for each in validate(load(text, "f.yaml"), SCHEMA)]
    assert len(found) > len(CASES)
    assert [each for each in found if not (each.place and each.code.startswith("E2") and each.help)] == []
    assert {each.code for each in found} == {f"E20{number}" for number in range(1, 9)}


def test_data_that_fit_have_no_faults() -> None:
    text = "id: a\nlabels: [x]\nsteps: [{do: give, cards: 3}, {do: bid, who: all}]\neither: 3\nnames: {x: 1}\nkind: 3"
    assert validate(load(text, "f.yaml"), SCHEMA) == ()


def test_a_fault_in_a_part_does_not_make_its_other_keys_unexpected() -> None:
    found = validate(load("id: a\nsteps: [{do: give, cards: x}]", "f.yaml"), SCHEMA)
    assert [each.code for each in found] == ["E203"]


def test_one_value_has_one_fault() -> None:
    schema = {"properties": {"a": {"type": "string", "enum": ["x", "u"], "pattern": "^x", "minLength": 3}}}
    assert [each.code for each in validate(load("a: 1", "f.yaml"), schema)] == ["E203"]
    assert [each.code for each in validate(load("a: z", "f.yaml"), schema)] == ["E204"]
    assert [each.code for each in validate(load("a: u", "f.yaml"), schema)] == ["E205"]
    assert [each.code for each in validate(load("a: x", "f.yaml"), schema)] == ["E207"]


def test_the_same_part_of_a_schema_that_applies_twice_tells_its_fault_once() -> None:
    schema = {"allOf": [{"$ref": "#/$defs/it"}, {"$ref": "#/$defs/it"}], "$defs": {"it": {"required": ["a"]}}}
    assert len(validate(load("b: 1", "f.yaml"), schema)) == 1


def test_a_list_of_many_choices_is_cut() -> None:
    schema = {"properties": {"a": {"enum": [f"choice-{number:02}" for number in range(30)]}}}
    (found,) = validate(load("a: x", "f.yaml"), schema)
    assert found.message.startswith("expected one of choice-00, choice-01, ")
    assert found.message.endswith('choice-11 …, found text "x"')


def test_two_schemas_are_not_mistaken_for_each_other() -> None:
    document = load("a: 1", "f.yaml")
    for _ in range(50):
        assert validate(document, {"required": ["a"]}) == ()
        assert len(validate(document, {"required": ["b"]})) == 1


def test_a_key_of_a_map_may_be_called_like_a_word_of_the_schema_language() -> None:
    schema = {
        "properties": {"properties": {"type": "object", "additionalProperties": False}, "$ref": {"type": "integer"}}
    }
    assert [each.code for each in validate(load("properties: 1\n$ref: x", "f.yaml"), schema)] == ["E203", "E203"]


def test_false_in_a_literal_of_a_schema_is_a_value() -> None:
    schema = {"const": {"properties": {"a": False}}}
    assert validate(load("properties: {a: false}", "f.yaml"), schema) == ()


def test_the_schemas_of_this_package_are_schemas() -> None:
    from jsonschema import Draft202012Validator

    Draft202012Validator.check_schema(json.loads(read_text("spec", "schema/ruleset.schema.json")))
