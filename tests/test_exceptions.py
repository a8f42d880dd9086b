"""Exceptions hold data, compare by it, survive pickling and write a sentence; near names are found; data are read."""

import pickle
from contextlib import suppress

import belot.exceptions
import pytest
from belot.diagnostics import Diagnostic, Place
from belot.exceptions import (
    BelotError,
    ExpressionError,
    IllegalAction,
    InvalidInput,
    MissingExtra,
    SourceError,
    UsageError,
)
from belot.resources import has, list_names, read_bytes, read_text
from belot.suggest import did_you_mean, nearest

PLACE = Place("f.yaml", 2, 3, "a: b")
BROKEN = Diagnostic("E108", "broken", PLACE, help="mend it")

SENTENCES = [
    (SourceError((BROKEN, BROKEN)), "f.yaml:2:3: error[E108]: broken; mend it\na: b\n  ^\n" * 2),
    (
        ExpressionError("E302", "unknown name 'x'", "did you mean 'y'?", 4),
        "E302: unknown name 'x'; did you mean 'y'? (at character 5)",
    ),
    (
        IllegalAction("illegal-play", "play TH", 2, "overtrump", ("doc.play.3",), ("play 7S", "play 8S")),
        "illegal-play: seat 2 may not play TH: the rung 'overtrump' decides, clauses doc.play.3; "
        "allowed: play 7S, play 8S",
    ),
    (
        IllegalAction("illegal-call", "double", 0, legal=("pass",), message="nobody has bid"),
        "illegal-call: seat 0 may not double: nobody has bid; allowed: pass",
    ),
    (IllegalAction("not-in-hand", "play TH", 1), "not-in-hand: seat 1 may not play TH"),
    (InvalidInput("E504", "the deck has 31 cards", "give all 32"), "E504: the deck has 31 cards; give all 32"),
    (UsageError("there is no ruleset 'x'"), "there is no ruleset 'x'"),
    (MissingExtra("text", "wording"), "wording needs the extra 'text': pip install 'belot[text]'"),
]


@pytest.mark.parametrize(("error", "sentence"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_exception_writes_its_sentence(error: BelotError, sentence: str) -> None:
    assert str(error) == sentence.rstrip("\n")


@pytest.mark.parametrize("error", [error for error, _ in SENTENCES], ids=lambda value: type(value).__name__)
def test_an_exception_is_its_data(error: BelotError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert copy == error
    assert hash(copy) == hash(error)
    assert str(copy) == str(error)
    assert len({error, copy}) == 1
    assert type(error).__name__ in repr(error)


def test_exceptions_with_other_data_or_of_another_kind_differ() -> None:
    assert UsageError("a", "b") != UsageError("a", "c")
    assert UsageError("a", "b") != MissingExtra("a", "b")
    assert UsageError("a") != ValueError("a")


def test_an_exception_can_be_raised_noted_and_chained() -> None:
    error = InvalidInput("E504", "the deck has 31 cards")
    error.add_note("in deal 3")
    with pytest.raises(BelotError) as caught, suppress(KeyError):
        raise error from ValueError("x")
    assert caught.value is error
    assert error == InvalidInput("E504", "the deck has 31 cards")


def test_every_exception_is_exported_and_drawn_in_the_tree() -> None:
    found = {
        name
        for name, value in vars(belot.exceptions).items()
        if isinstance(value, type) and issubclass(value, BelotError)
    }
    assert found == set(belot.exceptions.__all__)
    assert [name for name in found if name not in (belot.exceptions.__doc__ or "")] == []


@pytest.mark.parametrize(
    ("word", "known", "expected"),
    [
        ("lables", ["labels", "lines"], "labels"),
        ("titel", ["title", "table"], "title"),
        ("next_dealer", ["next-dealer"], "next-dealer"),
        ("LastTrick", ["last-trick", "first-trick"], "last-trick"),
        ("abov", ["above", "ally"], "above"),
        ("pears", ["pairs", "solo"], "pairs"),
        ("bat", ["cat", "bar"], "bar"),
        ("xyz", ["above", "ally"], None),
        ("a", ["b"], None),
        ("above", ["above"], None),
        ("", ["a"], None),
        ("x" * 61, ["x" * 60], None),
    ],
)
def test_the_nearest_known_word_is_found(word: str, known: list[str], expected: str | None) -> None:
    assert nearest(word, known) == expected
    assert nearest(word, reversed(known)) == expected
    assert did_you_mean(word, known) == ("" if expected is None else f"did you mean {expected!r}?")


def test_packaged_data_are_read_by_area_and_name() -> None:
    assert "lalr" not in read_text("grammar", "__init__.py")
    assert read_bytes("grammar", "expression.lark").decode() == read_text("grammar", "expression.lark")
    assert "expression" in list_names("grammar", "", ".lark")
    assert list_names("spec", "no-such-folder", ".yaml") == ()
    assert list_names("spec", "schema", ".schema.json") == tuple(sorted(list_names("spec", "schema", ".schema.json")))
    assert has("grammar", "expression.lark")
    assert not has("grammar", "nothing.lark")


@pytest.mark.parametrize("name", ["../pyproject.toml", "/etc/hosts", "schema/../../pyproject.toml", "a\0b"])
def test_no_name_leads_out_of_the_packaged_data(name: str) -> None:
    with pytest.raises(FileNotFoundError, match="leads out of the packaged files"):
        read_text("spec", name)
