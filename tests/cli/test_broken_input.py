"""Whatever comes in, a command ends with a status and a message, never with a traceback."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import pytest
from belot.cards import CARDS
from belot.cli import main
from hypothesis import given, settings
from hypothesis import strategies as st

WORDS = st.sampled_from(
    [
        "belote-fr",
        "bela-3",
        "TH",
        "7S",
        "play TH",
        "take H",
        "pass",
        "bid 80 H",
        "discard 7S 8S",
        "declare",
        "",
        "x",
        "S",
    ]
)
SCALARS = st.none() | st.booleans() | st.integers(-3, 40) | WORDS | st.text(max_size=4)
DATA = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=10
)
RECORD = {"ruleset": "belote-fr", "dealer": 0, "deck": list(CARDS), "actions": ["pass", "take D", "play TH"]}
POSITION = {"contract": {"trump": "H", "declarer": 1}, "seat": 3, "hand": ["7H", "QS"], "trick": [[1, "TH"], [2, "8H"]]}
RECORD_KEYS = ["ruleset", "digest", "dealer", "deck", "actions", "held", "totals", "target", "result"]
POSITION_KEYS = ["contract", "dealer", "seat", "hand", "trick", "played", "position"]


def run(*words: str, stdin: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin.encode("utf-8", "surrogatepass")), encoding="utf-8")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(words)
    finally:
        sys.stdin = before
    return status, out.getvalue(), err.getvalue()


def assert_told(told: tuple[int, str, str]) -> None:
    status, out, err = told
    assert status in (0, 1)
    assert out if status == 0 else err
    assert "Traceback" not in err


@given(st.dictionaries(st.sampled_from(RECORD_KEYS), DATA, max_size=3))
@settings(deadline=None, max_examples=200)
def test_a_record_with_anything_in_it_is_answered(changes: dict[str, Any]) -> None:
    assert_told(run("replay", "-", stdin=json.dumps({**RECORD, **changes})))


@given(st.lists(WORDS, max_size=6))
@settings(deadline=None, max_examples=100)
def test_a_record_with_any_actions_is_answered(actions: list[str]) -> None:
    record = {**RECORD, "actions": [action or "?" for action in actions]}
    assert_told(run("replay", "-", "--lang", "ru", stdin=json.dumps(record)))


@given(st.dictionaries(st.sampled_from(POSITION_KEYS), DATA, max_size=3))
@settings(deadline=None, max_examples=200)
def test_a_position_with_anything_in_it_is_answered(changes: dict[str, Any]) -> None:
    assert_told(run("why", "belote-fr", "-", "7H", stdin=json.dumps({**POSITION, **changes})))


@given(st.text(st.sampled_from("trumphand=SHDC789TJQKA,:0123 seick"), max_size=60))
@settings(deadline=None, max_examples=200)
def test_a_line_with_anything_in_it_is_answered(text: str) -> None:
    assert_told(run("why", "belote-fr", f"trump=H hand=7H {text}", "7H", stdin=""))


@given(st.dictionaries(st.sampled_from(["extends", "title", "play", "score", "match", "deal", "cards", "set"]), DATA))
@settings(deadline=None, max_examples=60)
def test_a_ruleset_with_anything_in_it_is_checked(changes: dict[str, Any]) -> None:
    status, out, err = run("check", "-", stdin=json.dumps({"id": "x", "extends": "belote-fr", **changes}))
    assert (status in (0, 1), bool(out), err) == (True, True, "")


@pytest.mark.parametrize("words", [["check", "-"], ["show", "-"], ["replay", "-"], ["why", "belote", "-", "7H"]])
@given(text=st.text(max_size=30))
@settings(deadline=None, max_examples=40)
def test_any_text_on_standard_input_is_answered(words: list[str], text: str) -> None:
    status, out, err = run(*words, stdin=text)
    assert status == 1
    assert "error[E" in out + err
