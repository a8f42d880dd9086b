"""What holds for every text: no surprise, one meaning for both loaders, and a place for every character."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
import yaml
from belot.exceptions import SourceError
from belot.source import Document, load, load_bytes
from hypothesis import given, settings
from hypothesis import strategies as st

FRAGMENTS = (
    *("a", "b", "no", "0501", "1.5", "7", "~", "null", "true", "=", "<<", "é", "𝒳", '"x"', "'y'", '"a: b"'),
    *(": ", ":", "\n", "\n  ", "\n    ", "\r\n", "- ", "-", "[", "]", "{", "}", ",", ", ", "? ", "?", " ", "  "),
    *("'", "''", '"', "\\n", "\\u00e9", "\\U0001F0A1", "\\ud800", "\\", "\\\n", "|\n", ">\n", "|2-\n", ">+\n", "#"),
    *(" # c\n", "&x ", "*x", "&", "*", "!!str ", "!", "---", "---\n", "...\n", "%YAML 1.1\n", "%", "@", "`", "<", "\t"),
)
TEXTS = st.one_of(st.lists(st.sampled_from(FRAGMENTS), max_size=16).map("".join), st.text(max_size=40))

NO_CONTROLS = st.characters(blacklist_categories=["Cc", "Cs"], blacklist_characters="\u2028\u2029\ufeff\ufffe\uffff")
DATA = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**53) + 1, 2**53 - 1), st.text(NO_CONTROLS, max_size=20)),
    lambda part: st.one_of(
        st.lists(part, max_size=4), st.dictionaries(st.text(NO_CONTROLS, max_size=20), part, max_size=4)
    ),
    max_leaves=20,
)


def outcome(read: Callable[[Any, str], Document], text: str | bytes) -> tuple[Any, ...]:
    """Return what came of a text: the data and places, or the message and what is wrong with that."""
    try:
        document = read(text, "f.yaml")
    except SourceError as error:
        without_help = [each for each in error.diagnostics if not (each.place and each.help)]
        return "refused", str(error), without_help
    places = {path: (mark.start, mark.key, mark.style or "") for path, mark in document.marks.items()}
    return "read", document.data, places


def in_python(read: Callable[[Any, str], Document], text: str | bytes) -> tuple[Any, ...]:
    """Return what comes of a text where PyYAML has no loader in C."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delattr(yaml, "CSafeLoader", raising=False)
        return outcome(read, text)


@given(TEXTS)
@settings(max_examples=400, deadline=None)
def test_any_text_is_read_or_refused_with_places_alike_by_both_loaders(text: str) -> None:
    found = outcome(load, text)
    assert found == in_python(load, text)
    assert found[0] == "read" or (found[1] and not found[2])


@given(st.one_of(st.binary(max_size=40), TEXTS.map(lambda text: text.encode("utf-8", "surrogatepass")[1:])))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_read_or_refused_with_places_alike_by_both_loaders(data: bytes) -> None:
    found = outcome(load_bytes, data)
    assert found == in_python(load_bytes, data)
    assert found[0] == "read" or (found[1] and not found[2])


@given(DATA)
@settings(max_examples=150, deadline=None)
def test_whatever_is_written_as_json_is_read_as_it_was(data: Any) -> None:
    text = json.dumps(data, ensure_ascii=False)
    assert load(text, "f.yaml").data == data
    assert load(json.dumps(data, ensure_ascii=False, indent=2), "f.yaml").data == data


@dataclass
class Written:
    """A scalar as it is written, its value, and where each character of the value was written."""

    text: str = ""
    value: str = ""
    places: tuple[int, ...] = ()

    def write(self, text: str, value: str | None = None, at: int = 0) -> "Written":
        """Add a piece of text; its value is the text itself, or the given one, all written at offset `at`."""
        start = len(self.text)
        own = text if value is None else value
        places = range(start, start + len(text)) if value is None else [start + at] * len(own)
        return Written(self.text + text, self.value + own, (*self.places, *places))


@st.composite
def flow_scalars(draw: st.DrawFn, quote: str) -> Written:
    """Draw a plain or quoted scalar of words that are folded here and there."""
    written = Written().write(f"{draw(st.sampled_from(['a: ', '- ', 'b: [x, ']))}{quote}", "")
    for number in range(draw(st.integers(1, 4))):
        if number:
            written = _gap(draw, written, quote)
        written = written.write("w")
        for char in draw(st.text("xyzéя𝒳'\"\\/", max_size=5)):
            written = _flow_char(draw, written, char, quote)
    closing = "]" if written.text.startswith("b") else ""
    return written.write(f"{quote}{closing}{draw(st.sampled_from(['', chr(10), '  # c' + chr(10)]))}", "")


def _gap(draw: st.DrawFn, written: Written, quote: str) -> Written:
    blanks = draw(st.integers(0, 3))
    if not blanks:
        return written.write(draw(st.sampled_from([" ", "  "])))
    trailing = draw(st.sampled_from(["", " "]))
    if quote == '"' and draw(st.booleans()):
        written = written.write("\\\n", "")
    else:
        written = written.write(f"{trailing}\n", " " if blanks == 1 else "", len(trailing))
    for _ in range(blanks - 1):
        written = written.write("  \n", "\n", 2)
    return written.write("   ", "")


def _flow_char(draw: st.DrawFn, written: Written, char: str, quote: str) -> Written:
    if quote == "'":
        return written.write("''", "'") if char == "'" else written.write(char)
    if quote == '"':
        escapes = [f"\\U{ord(char):08x}", f"\\{char}"] if char in '"\\/' else [f"\\U{ord(char):08X}"]
        if char in '"\\' or draw(st.booleans()):
            return written.write(draw(st.sampled_from(escapes)), char)
    return written.write(char)


@st.composite
def block_scalars(draw: st.DrawFn, style: str) -> Written:
    """Draw a literal or folded scalar: lines indented by two and at times more, blank lines, any chomping."""
    lines = draw(
        st.lists(st.text("xyz é𝒳'#:", min_size=1, max_size=6).map(lambda text: f"w{text}"), min_size=1, max_size=4)
    )
    extra = [draw(st.integers(0, 2)) if style == "|" else 0 for _ in lines]
    chomp = draw(st.sampled_from(["", "-", "+"]))
    indicator = "2" if extra[0] or draw(st.booleans()) else ""
    header = draw(st.permutations([chomp, indicator]))
    written = Written().write(f"a: {style}{''.join(header)}{draw(st.sampled_from(['', '  # c']))}\n", "")
    written = _blank_lines(draw, written, True)
    for number, (line, more) in enumerate(zip(lines, extra, strict=True)):
        written = written.write("  ", "").write(" " * more + line)
        if number + 1 == len(lines):
            written = written.write("\n", "" if chomp == "-" else None)
        elif style == "|":
            written = _blank_lines(draw, written.write("\n"), True)
        else:
            broken = _blank_lines(draw, written.write("\n", ""), True)
            nothing_between = broken.value == written.value
            written = written.write("\n", " ") if nothing_between else broken
    written = _blank_lines(draw, written, chomp == "+")
    return written.write("b: 1\n", "")


def _blank_lines(draw: st.DrawFn, written: Written, kept: bool) -> Written:
    for blanks in draw(st.lists(st.sampled_from(["", " ", "  "]), max_size=2)):
        written = written.write(f"{blanks}\n", "\n" if kept else "", len(blanks))
    return written


SCALARS = st.one_of(*(flow_scalars(quote) for quote in ("", "'", '"')), *(block_scalars(style) for style in "|>"))


@pytest.mark.parametrize("loader", ["C", "Python"])
@given(written=SCALARS)
@settings(max_examples=400, deadline=None)
def test_each_character_of_a_scalar_has_the_place_where_it_was_written(loader: str, written: Written) -> None:
    with pytest.MonkeyPatch.context() as patch:
        if loader == "Python":
            patch.delattr(yaml, "CSafeLoader", raising=False)
        document = load(written.text, "f.yaml")
    path = next(path for path in document.marks if document._value(path) == written.value)
    found = [document.place_within(path, offset) for offset in range(len(written.value))]
    assert found == [document.place_at(at) for at in written.places]
