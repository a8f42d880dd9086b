"""A broken file of cases is refused with the place and the reason."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from belot_conformance.cases import Suite, load_suite
from belot_conformance.documents import load as load_document
from belot_conformance.exceptions import DataError

ABOUT = "name: toys\nversion: '1'\nplayers: {toy: 4, trio: 3}\nprefixes: {toy: [toy.], trio: [toy.]}\n"

POSITION: dict[str, Any] = {
    "id": "toy-follow",
    "title": "The suit led is followed",
    "catches": "an engine that does not",
    "applies": ["toy"],
    "clauses": ["toy.play.follow"],
    "origin": "document",
    "level": "required",
    "kind": "position",
    "ask": {
        "op": "legal_plays",
        "position": {
            "contract": {"declarer": 0, "trump": "H"},
            "dealer": 3,
            "seat": 1,
            "hand": ["KS", "AD"],
            "trick": [[0, "AS"]],
            "played": [],
        },
    },
    "expect": {"result": {"legal": ["KS"]}},
}
HANDS = [[rank + suit for rank in "789TJQKA"] for suit in "SHDC"]
SCORE: dict[str, Any] = {
    **POSITION,
    "id": "toy-score",
    "kind": "score",
    "ask": {
        "op": "score",
        "contract": {"declarer": 0, "trump": "S"},
        "dealer": 3,
        "hands": HANDS,
        "tricks": [{"winner": 0, "cards": [hand[turn] for hand in HANDS]} for turn in range(8)],
        "belote": [1, 0, 0, 0],
        "declared": [True, True, True, True],
        "held": 0,
    },
    "expect": {"result": {"written": [252, 0]}},
}


def load(*cases: dict[str, Any], retired: str = "retired: []\n", about: str = ABOUT) -> Suite:
    """Return the suite with `cases` in one file."""
    text = json.dumps({"cases": list(cases)})
    return load_suite([("rulesets.yaml", about), ("retired.yaml", retired), ("toy/all.yaml", text)])


def changed(case: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """Return a copy of `case` with the value at `path` (`ask/position/seat`) replaced."""
    result = copy.deepcopy(case)
    *parents, last = [int(each) if each.isdigit() else each for each in path.split("/")]
    holder: Any = result
    for key in parents:
        holder = holder[key]
    holder[last] = value
    return result


def test_good_cases_are_loaded() -> None:
    suite = load(POSITION, SCORE)
    assert [case.id for case in suite.cases] == ["toy-follow", "toy-score"]
    assert suite.cases[0].op == "legal_plays"
    assert suite.cases[0].where == "toy/all.yaml:1:12"


@pytest.mark.parametrize(
    ("case", "path", "value", "words"),
    [
        (POSITION, "level", "urgent", "'urgent' is not one of"),
        (POSITION, "id", "Follow Suit", "does not match"),
        (POSITION, "applies", ["whist"], "rulesets.yaml knows no ruleset whist"),
        (POSITION, "applies", ["toy", "trio"], "differ in their number of players"),
        (POSITION, "kind", "trick", "a case of kind trick asks trick"),
        (POSITION, "kind", "reject", "expects `rejected`"),
        (POSITION, "expect", {"rejected": {"at": 0}}, "expects `rejected`"),
        (POSITION, "expect", {"result": {"leagl": ["KS"]}}, "answers with legal, not leagl"),
        (POSITION, "expect", {"result": {"legal": ["10S"]}}, "does not match"),
        (POSITION, "ask/op", "fly", "asks legal_plays"),
        (POSITION, "ask/position/hand", ["KS", "AS"], "AS stands in two places"),
        (POSITION, "ask/position/hand", [], "has no card"),
        (POSITION, "ask/position/played", ["7C"], "earlier tricks have 4 cards each"),
        (POSITION, "ask/position/seat", 2, "seat 2 plays after seat 0"),
        (POSITION, "ask/position/dealer", 2, "led by the seat after the dealer"),
        (POSITION, "ask/position/trick", [[2, "AS"], [0, "7S"]], "seat 0 plays after seat 2"),
        (SCORE, "ask/tricks/0/cards", ["7S", "7H", "7D", "8C"], "8C is played twice"),
        (SCORE, "ask/tricks/0/cards", ["7H", "7S", "7D", "7C"], "7H is played by seat 0 but held by seat 1"),
        (SCORE, "ask/tricks/0/winner", 1, "8S is played by seat 1 but held by seat 0"),
        (SCORE, "ask/hands/0/0", "7H", "7H is in two hands"),
        (SCORE, "ask/belote", [1, 0], "there are 4 players"),
        (SCORE, "ask/extra", 1, "score has no field extra"),
    ],
)
def test_a_bad_case_is_refused_with_its_place(case: dict[str, Any], path: str, value: Any, words: str) -> None:
    with pytest.raises(DataError, match=words) as caught:
        load(changed(case, path, value))
    assert caught.value.where.startswith("toy/all.yaml:")


def test_an_id_is_used_once() -> None:
    with pytest.raises(DataError, match=r"toy-follow is taken already, at toy/all\.yaml:1:12"):
        load(POSITION, POSITION)


def test_a_retired_id_is_not_used_again() -> None:
    with pytest.raises(DataError, match="toy-follow is retired"):
        load(POSITION, retired="retired: [{id: toy-follow, why: it asked the wrong thing}]\n")


def test_no_cases_are_an_error() -> None:
    with pytest.raises(DataError, match="no cases were found"):
        load_suite([("rulesets.yaml", ABOUT)])


def test_the_file_about_the_rulesets_must_be_there() -> None:
    with pytest.raises(DataError, match=r"rulesets\.yaml: the file is missing"):
        load_suite([])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cases: [1.5]", "x.yaml:1:9: `1.5` is no whole number; quote it if it is a word"),
        ("a: 1\na: 2", "x.yaml:2:1: the key `a` is given twice"),
        ("a: &b 1\nc: *b", "x.yaml:1:4: an anchor is not allowed here; write the value out"),
        ("a: !!str 1", "x.yaml:1:4: a tag is not allowed here; write the value out"),
        ("a: 0501", "x.yaml:1:4: `0501` is no whole number; quote it if it is a word"),
        ("", "x.yaml: the file is empty"),
    ],
)
def test_loose_yaml_is_refused(text: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        load_document(text, "x.yaml")
    assert str(caught.value) == message


def test_broken_yaml_is_refused_with_its_place() -> None:
    with pytest.raises(DataError, match=r"x\.yaml:[12]:\d+: .*expected"):
        load_document("a: {b: 1", "x.yaml")


def test_words_that_yaml_would_turn_into_something_else_stay_words() -> None:
    document = load_document("a: [no, on, 7S, '1', 12, true, ~x]", "x.yaml")
    assert document.data == {"a": ["no", "on", "7S", "1", 12, True, "~x"]}


def test_the_digest_changes_with_what_is_expected() -> None:
    other = changed(POSITION, "expect", {"result": {"legal": ["AD"]}})
    assert load(POSITION).digest != load(other).digest
    assert load(POSITION).digest == load(changed(POSITION, "title", "Another title")).digest


def test_a_failure_is_filed_under_the_clauses_of_the_ruleset() -> None:
    case = changed(POSITION, "clauses", ["toy.play.follow", "other.play.follow"])
    suite = load(case)
    assert suite.clauses_of(suite.cases[0], "toy") == ("toy.play.follow",)
