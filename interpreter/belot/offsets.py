"""Where in the source each character of a YAML scalar was written.

A scalar's value is not its source: lines are folded, escapes are replaced, indentation is stripped. These
functions retrace the reader's steps and give one source index for each character of the value and one for
its end.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

Step: TypeAlias = tuple[str, int]  # a character of the value, the index in the source it comes from

_HEX_ESCAPES: Final = {"x": 2, "u": 4, "U": 8}
_ESCAPES: Final = {
    "0": "\0",
    "a": "\a",
    "b": "\b",
    "t": "\t",
    "n": "\n",
    "v": "\v",
    "f": "\f",
    "r": "\r",
    "e": "\x1b",
    "N": "\x85",
    "_": "\xa0",
    "L": "\u2028",
    "P": "\u2029",
}


def offsets(source: str, start: int, style: str, value: str) -> list[int]:
    """Return the source index of each character of a scalar and of its end: `len(value) + 1` numbers.

    `style` is one of `'`, `"`, `|`, `>`, or empty for a plain scalar; `start` is where the scalar begins.
    """
    found: list[int] = []
    end = start
    for char, at in _steps(source, start, style, value):
        if len(found) == len(value) or value[len(found)] != char:
            break
        found.append(at)
        end = at + 1
    if len(found) < len(value):
        # Only a reader that reads YAML otherwise than this module brings us here; the start is still right.
        return [start] * (len(value) + 1)
    return [*found, end]


def _steps(source: str, start: int, style: str, value: str) -> Iterator[Step]:
    match style:
        case "|" | ">":
            return _block(source, start, style == ">", value)
        case "'" | '"':
            return _flow(source, start + 1, style)
        case _:
            return _flow(source, start, "")


def _flow(source: str, at: int, quote: str) -> Iterator[Step]:
    """Walk a plain or quoted scalar; a plain one (no quote) runs on to the end of the source."""
    while at < len(source) and not (source[at] == quote and not source.startswith("''", at)):
        char = source[at]
        if char in " \t\n":
            gap = _end_of_run(source, at, " \t\n")
            yield from _folded_gap(source, at, gap)
            at = gap
        elif char == "\\" and quote == '"':
            length, steps = _escape(source, at)
            yield from steps
            at += length
        else:
            yield char, at
            at += 2 if char == quote else 1


def _folded_gap(source: str, start: int, end: int) -> Iterator[Step]:
    breaks = [at for at in range(start, end) if source[at] == "\n"]
    if not breaks:
        yield from ((source[at], at) for at in range(start, end))
    elif len(breaks) == 1:
        yield " ", breaks[0]
    else:
        yield from (("\n", at) for at in breaks[1:])


def _escape(source: str, at: int) -> tuple[int, list[Step]]:
    letter = source[at + 1 : at + 2]
    if letter == "\n":
        end = _end_of_run(source, at + 1, " \t\n")
        return end - at, [("\n", each) for each in range(at + 2, end) if source[each] == "\n"]
    if letter in _HEX_ESCAPES:
        digits = source[at + 2 : at + 2 + _HEX_ESCAPES[letter]]
        return 2 + len(digits), [(chr(int(digits, 16)), at)]
    return 2, [(_ESCAPES.get(letter, letter), at)]


def _block(source: str, start: int, folded: bool, value: str) -> Iterator[Step]:
    """Walk a literal or folded block scalar, whose lines begin after its header."""
    first = source.find("\n", start) + 1
    if first == 0:
        return
    indent = _indentation(source, first, value)
    at, breaks = _blank_lines(source, first, indent)
    while _column(source, at) == indent and at < len(source):
        yield from (("\n", each) for each in breaks)
        begin, at = at, _line_end(source, at)
        yield from ((source[each], each) for each in range(begin, at))
        line_break, more_indented = at, source[begin] in " \t"
        at, breaks = _blank_lines(source, min(at + 1, len(source)), indent)
        goes_on = _column(source, at) == indent and at < len(source)
        if not (goes_on and folded and not more_indented and source[at] not in " \t"):
            yield "\n", line_break
        elif not breaks:
            yield " ", line_break
    yield from (("\n", each) for each in breaks)


def _blank_lines(source: str, at: int, indent: int) -> tuple[int, list[int]]:
    """Return the place after blank lines and indentation, and the breaks of those lines."""
    breaks = []
    at = _indented(source, at, indent)
    while at < len(source) and source[at] == "\n":
        breaks.append(at)
        at = _indented(source, at + 1, indent)
    return at, breaks


def _indented(source: str, at: int, indent: int) -> int:
    end = at
    while end < len(source) and source[end] == " " and end - at < indent:
        end += 1
    return end


def _indentation(source: str, first: int, value: str) -> int:
    """Return how far a block scalar is indented: what its first line of text lost on the way to the value."""
    at = _end_of_run(source, first, " \n")
    kept = _end_of_run(value, 0, " \n")
    in_source = _column(source, at)
    if kept < len(value):
        return in_source - (kept - value.rfind("\n", 0, kept) - 1)
    # Nothing but white space: the widest line lost as much as the widest line of the value lacks.
    lines, values = source[first:at].split("\n"), value.split("\n")
    return max(map(len, lines)) - max(map(len, values))


def _column(source: str, at: int) -> int:
    return at - (source.rfind("\n", 0, at) + 1)


def _line_end(source: str, at: int) -> int:
    end = source.find("\n", at)
    return len(source) if end < 0 else end


def _end_of_run(source: str, at: int, chars: str) -> int:
    while at < len(source) and source[at] in chars:
        at += 1
    return at
