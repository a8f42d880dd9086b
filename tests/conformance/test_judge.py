"""What an answer is worth against a case."""

from __future__ import annotations

from typing import Any

import pytest
from belot_conformance.judge import compare, judge
from belot_conformance.protocol import Answer

from .toy import toy_case


def differs(expected: Any, got: Any) -> list[str]:
    """Return the places that differ."""
    return [difference.at for difference in compare(expected, got)]


@pytest.mark.parametrize(
    ("expected", "got", "places"),
    [
        ({"legal": ["7S", "8S"]}, {"legal": ["8S", "7S"]}, []),
        ({"legal": ["7S", "8S"]}, {"legal": ["7S"]}, ["legal"]),
        ({"legal": []}, {"legal": ["7S"]}, ["legal"]),
        ({"winner": 1}, {"winner": 1, "points": 28, "mood": "good"}, []),
        ({"winner": 1}, {"winner": True}, ["winner"]),
        ({"winner": None}, {"winner": 0}, ["winner"]),
        ({"winner": 0}, {"points": 3}, ["winner"]),
        ({"written": [162, 0]}, {"written": [0, 162]}, ["written[0]", "written[1]"]),
        ({"written": [162, 0]}, {"written": [162, 0, 0]}, ["written"]),
        ({"done": {"declarer": 1, "trump": "H"}}, {"done": {"declarer": 1, "trump": "H", "multiplier": 1}}, []),
        ({"done": {"declarer": 1, "trump": "H"}}, {"done": "redeal"}, ["done"]),
        ({"done": "redeal"}, {"seat": 0, "legal": ["pass"]}, ["done"]),
        ({"steps": [{"seat": 0, "legal": ["a", "b"]}]}, {"steps": [{"seat": 0, "legal": ["b", "a"]}]}, []),
        ({"steps": [{"seat": 0, "legal": ["a"]}]}, {"steps": [{"seat": 1, "legal": ["a"]}]}, ["steps[0].seat"]),
        (
            {"lines": [{"item": "cards", "points": [1, 2]}]},
            {"lines": [{"item": "cards", "points": [1, 3]}]},
            ["lines[cards].points[1]"],
        ),
    ],
)
def test_only_what_is_expected_is_compared(expected: Any, got: Any, places: list[str]) -> None:
    assert differs(expected, got) == places


def declaration(cards: str, points: int) -> dict[str, Any]:
    """Return a declaration."""
    return {"kind": "sequence", "cards": cards.split(), "points": points}


def test_declarations_of_a_seat_and_their_cards_are_sets() -> None:
    expected = {"scored": [[declaration("7S 8S 9S", 20), declaration("JD QD KD", 20)], [], [], []]}
    same = {"scored": [[declaration("KD QD JD", 20), declaration("9S 8S 7S", 20)], [], [], []]}
    assert differs(expected, same) == []


def test_a_declaration_cannot_stand_for_two() -> None:
    twice = {"scored": [[declaration("7S 8S 9S", 20)] * 2, []]}
    once = {"scored": [[declaration("7S 8S 9S", 20), declaration("JD QD KD", 20)], []]}
    assert differs(twice, once) == ["scored[0]"]


def test_declarations_of_another_seat_are_other_declarations() -> None:
    mine = {"scored": [[declaration("7S 8S 9S", 20)], []]}
    theirs = {"scored": [[], [declaration("7S 8S 9S", 20)]]}
    assert differs(mine, theirs) == ["scored[0]", "scored[1]"]


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        (Answer("result", {"legal": ["7S"]}), "pass"),
        (Answer("result", {"legal": ["8S"]}), "fail"),
        (Answer("rejected", {"at": 0}), "rejected"),
        (Answer("unsupported", {"message": "no"}), "false-claim"),
        (Answer("error", {"message": "oops"}), "error"),
    ],
)
def test_each_kind_of_answer_has_its_verdict(answer: Answer, verdict: str) -> None:
    assert judge(toy_case(1, "7S"), answer).verdict == verdict


def test_a_rejection_is_compared_by_its_place_and_not_by_its_code() -> None:
    from dataclasses import replace

    case = replace(toy_case(1, "7S"), kind="reject", expect={"rejected": {"at": 7}})
    assert judge(case, Answer("rejected", {"at": 7, "code": "anything"})).verdict == "pass"
    assert judge(case, Answer("rejected", {"at": 6})).detail == "at: expected 7, got 6"
    assert judge(case, Answer("result", {"legal": []})).detail == "answered what should have been rejected"
