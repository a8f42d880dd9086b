"""Texts become data in which every value and key has a place; what YAML readers read in two ways is refused."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from belot.diagnostics import Diagnostic, Place, render
from belot.exceptions import SourceError
from belot.source import MAX_BYTES, Document, load, load_bytes, load_file

TEXT = """\
# a comment
id: my-rules
cards:
  trump: {order: J 9 A, points: {J: 20, "9": 14}}
rungs:
  - id: lead
    when: >-
      leading and
      not over

  - {id: rise, cards: 'hand'}
"""


@pytest.fixture(params=["C", "Python"], autouse=True)
def _loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "Python":
        monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    elif not hasattr(yaml, "CSafeLoader"):
        pytest.skip("this PyYAML was built without its loader in C")


def place(found: Place) -> tuple[int, int]:
    return found.line, found.column


def error(text: str) -> str:
    with pytest.raises(SourceError) as caught:
        load(text, "f.yaml")
    return str(caught.value)


def test_a_text_becomes_data() -> None:
    assert load(TEXT, "f.yaml").data == {
        "id": "my-rules",
        "cards": {"trump": {"order": "J 9 A", "points": {"J": 20, "9": 14}}},
        "rungs": [{"id": "lead", "when": "leading and not over"}, {"id": "rise", "cards": "hand"}],
    }


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("null", None),
        ("~", None),
        ("", None),
        ("true", True),
        ("false", False),
        ("0", 0),
        ("7", 7),
        ("-12", -12),
        ("9007199254740991", 9007199254740991),
        ("-9007199254740991", -9007199254740991),
        ("J 9 A", "J 9 A"),
        ("-x", "-x"),
        ("nope", "nope"),
        ("nO", "nO"),
        ("tRUE", "tRUE"),
        ("7 8 9", "7 8 9"),
        ("1.2.3", "1.2.3"),
        ("7H", "7H"),
        ("0xyz", "0xyz"),
        ("1-2", "1-2"),
        (".", "."),
        ("2024-01-31 is a day", "2024-01-31 is a day"),
        ('"no"', "no"),
        ("'0501'", "0501"),
        ('"~"', "~"),
        ('""', ""),
        ("|\n  no", "no"),
        (">\n  12\n", "12\n"),
    ],
)
def test_a_plain_scalar_is_null_a_truth_value_a_decimal_number_or_text(text: str, value: object) -> None:
    found = load(f"a: {text}", "f.yaml").data
    assert found == {"a": value}
    assert type(found["a"]) is type(value)


def test_keys_are_always_text() -> None:
    text = "7: a\nno: b\ntrue: c\n~: d\n1.5: e\n0501: f\n'': g\n"
    assert load(text, "f.yaml").data == {
        "7": "a",
        "no": "b",
        "true": "c",
        "~": "d",
        "1.5": "e",
        "0501": "f",
        "": "g",
    }


def test_values_and_keys_have_places() -> None:
    document = load(TEXT, "f.yaml")
    assert place(document.place(())) == (2, 1)
    assert place(document.place(("id",))) == (2, 5)
    assert place(document.key_place(("id",))) == (2, 1)
    assert place(document.place(("cards",))) == (4, 3)
    assert place(document.key_place(("cards",))) == (3, 1)
    assert place(document.place(("cards", "trump", "points", "9"))) == (4, 46)
    assert place(document.key_place(("cards", "trump", "points", "9"))) == (4, 41)
    assert place(document.place(("rungs", 0))) == (6, 5)
    assert place(document.key_place(("rungs", 0))) == (6, 5)
    assert place(document.place(("rungs", 0, "when"))) == (7, 11)
    assert place(document.place(("rungs", 1, "cards"))) == (11, 23)
    assert document.place(("id",)) == Place("f.yaml", 2, 5, "id: my-rules")


def test_a_path_that_is_not_in_the_text_has_the_place_of_its_nearest_parent() -> None:
    document = load(TEXT, "f.yaml")
    assert document.place(("cards", "trump", "nothing", 3)) == document.place(("cards", "trump"))
    assert document.key_place(("cards", "trump", "nothing")) == document.key_place(("cards", "trump"))
    assert document.place(("nothing",)) == document.place(())
    assert Document("made-up", "a\nb", None).place(("x",)) == Place("made-up", 1, 1, "a")


def test_a_value_that_is_not_written_has_its_place_behind_the_colon() -> None:
    document = load("a:  # later\nb: {c: , d:   }\n", "f.yaml")
    assert document.data == {"a": None, "b": {"c": None, "d": None}}
    assert place(document.place(("a",))) == (1, 3)
    assert place(document.place(("b", "c"))) == (2, 7)
    assert place(document.place(("b", "d"))) == (2, 12)


@pytest.mark.parametrize(
    ("text", "value", "offset", "where"),
    [
        ("a: one two", "one two", 4, (1, 8)),
        ("a: one\n   two\n\n   six", "one two\nsix", 4, (2, 4)),
        ("a: one\n   two\n\n   six", "one two\nsix", 7, (3, 1)),
        ("a: 'it''s so'", "it's so", 2, (1, 7)),
        ("a: 'it''s so'", "it's so", 3, (1, 9)),
        ('a: "\\u00e9\\n\\"x"', 'é\n"x', 3, (1, 15)),
        ('a: "one \\\n   two"', "one two", 4, (2, 4)),
        ("a: |\n  one\n   two\n", "one\n two\n", 5, (3, 4)),
        ("a: |2-\n   one\n  two\n\n", " one\ntwo", 5, (3, 3)),
        ("a: |+\n  one\n\n", "one\n\n", 4, (3, 1)),
        ("a: >  # why\n\n  one\n  two\n\n  six\n", "\none two\nsix\n", 5, (4, 3)),
        ("a: >\n  one\n    two\n  six", "one\n  two\nsix", 6, (3, 5)),
        ("- >-\n one\n two\n- x", "one two", 4, (3, 2)),
        ("a: [x, 'y z']", "y z", 2, (1, 11)),
        ("a: one", "one", 3, (1, 7)),
        ("a: 'one'", "one", 3, (1, 8)),
        ("a: one", "one", 99, (1, 7)),
        ("a: 𝒳 я one", "𝒳 я one", 4, (1, 8)),
    ],
)
def test_a_character_of_a_text_has_the_place_where_it_was_written(
    text: str, value: str, offset: int, where: tuple[int, int]
) -> None:
    document = load(text, "f.yaml")
    path = next(path for path in document.marks if document._value(path) == value)
    assert place(document.place_within(path, offset)) == where


def test_a_number_has_one_place_whatever_the_offset() -> None:
    assert place(load("a: 12", "f.yaml").place_within(("a",), 1)) == (1, 4)


def test_line_ends_and_a_byte_order_mark_change_nothing() -> None:
    document = load_bytes(b"\xef\xbb\xbfa: 1\r\nb: x\r\n", "f.yaml")
    assert document.data == {"a": 1, "b": "x"}
    assert document.place(("b",)) == Place("f.yaml", 2, 4, "b: x")


def test_a_text_of_the_greatest_size_is_read_and_one_byte_more_is_not() -> None:
    assert load("a: 1 #".ljust(MAX_BYTES, "x"), "f.yaml").data == {"a": 1}
    assert error("a: 1 #".ljust(MAX_BYTES + 1, "x")).startswith("f.yaml:1:1: error[E102]: ")
    assert error("a: é #".ljust(MAX_BYTES, "x")).startswith("f.yaml:1:1: error[E102]: ")


def test_a_file_is_named_as_it_was_given(tmp_path: Path) -> None:
    file = tmp_path / "rules.yaml"
    file.write_text("a: [1, no]", encoding="utf-8")
    with pytest.raises(SourceError) as caught:
        load_file(file)
    assert str(caught.value).startswith(f"{file}:1:8: error[E115]: ")


def test_a_file_that_cannot_be_read_is_told_without_a_place(tmp_path: Path) -> None:
    with pytest.raises(SourceError) as caught:
        load_file(tmp_path / "none.yaml")
    why = f"error[E101]: cannot read the file '{tmp_path / 'none.yaml'}': there is no such file; "
    assert str(caught.value) == f"{why}check the name and the path"
    with pytest.raises(SourceError, match="it is a folder"):
        load_file(tmp_path)
    with pytest.raises(SourceError, match="no file can have this name"):
        load_file("a\0b")


def test_bytes_that_are_not_utf_8_are_told_at_the_first() -> None:
    with pytest.raises(SourceError) as caught:
        load_bytes("a: 1\nbé: é\n".encode().replace(b" \xc3\xa9", b" \xe9!"), "f.yaml")
    assert str(caught.value).split("\n") == [
        "f.yaml:2:5: error[E103]: the byte 0xE9 is not UTF-8; save the file as UTF-8",
        "bé: \ufffd!",
        "    ^",
    ]
    with pytest.raises(SourceError, match=r"f\.yaml:1:1: error\[E103\]: the file is UTF-16, not UTF-8"):
        load_bytes("a: 1".encode("utf-16"), "f.yaml")


def test_everything_that_can_be_told_at_once_is_told_in_the_order_of_the_text() -> None:
    found = error("b: no\na: {x: 1, x: 2}\nb: 0501\nc: [")
    assert [line.split(": ")[1] for line in found.split("\n") if line.startswith("f.yaml") and "note" not in line] == [
        "error[E115]",
        "error[E114]",
        "error[E114]",
        "error[E116]",
        "error[E108]",
    ]


def test_after_twenty_faults_reading_stops() -> None:
    assert error("a: [" + "no, " * 100 + "]").count("error[E115]") == 20


def test_a_diagnostic_is_printed_as_place_words_line_caret_and_notes() -> None:
    where = Place("f.yaml", 2, 5, "a:\tbad")
    first = Place("f.yaml", 1, 1, "a: good")
    told = Diagnostic("W701", "odd", where, "warning", "mend it", (("here too", first),))
    assert render(told) == "f.yaml:2:5: warning[W701]: odd; mend it\na:\tbad\n  \t ^\nf.yaml:1:1: note: here too"
    assert render(Diagnostic("E101", "gone", None)) == "error[E101]: gone"


def test_the_caret_stands_under_wide_letters_and_marks_too() -> None:
    assert render(Diagnostic("E1", "x", Place("f", 1, 5, "牌牌: no"))).split("\n")[2] == "      ^"
    assert render(Diagnostic("E1", "x", Place("f", 1, 5, "e\u0301: no"))).split("\n")[2] == "   ^"


def test_a_long_line_is_cut_around_the_caret() -> None:
    shown = error("a: [" + "1, " * 500 + "no, " + "1, " * 500 + "]").split("\n")
    assert shown[0].startswith("f.yaml:1:1505: error[E115]: ")
    assert shown[1].startswith("…")
    assert shown[1].endswith("…")
    assert len(shown[1]) == 162
    assert shown[1][shown[2].index("^") :].startswith("no, ")


def test_importing_the_package_loads_no_yaml_and_no_schemas() -> None:
    code = "import belot.source, belot.schema, belot.codes, belot.resources, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "belot.source" in loaded
    assert not {"yaml", "jsonschema", "lark", "importlib.resources"} & set(loaded)
