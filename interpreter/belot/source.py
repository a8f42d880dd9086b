"""Texts of rules, records and positions as data, in which every value and every key has a place.

The text is strict YAML: see `reader` for what is refused and `scalars` for what a plain word means.
"""

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from os import PathLike, fspath
from typing import Final

from belot.diagnostics import Diagnostic, Place, by_place, render
from belot.exceptions import SourceError
from belot.offsets import offsets
from belot.reader import REFUSED_CHARACTER, Data, Fault, Mark, Path, read
from belot.suggest import nearest

__all__ = [
    "MAX_BYTES",
    "Data",
    "Diagnostic",
    "Document",
    "Path",
    "Place",
    "load",
    "load_bytes",
    "load_file",
    "nearest",
    "render",
]

MAX_BYTES: Final = 256_000

_BYTE_ORDER_MARK: Final = "\ufeff"
_OTHER_ENCODINGS: Final = {b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}


@dataclass(frozen=True)
class Document:
    """A text, the data in it, and the place of each value and key; a path is the keys and indexes to it."""

    name: str
    text: str
    data: Data
    marks: Mapping[Path, Mark] = field(default_factory=dict, repr=False, compare=False)

    def place(self, path: Path) -> Place:
        """Return the place of a value, or of the nearest value around it that is in the text."""
        mark = self._nearest_mark(path)
        return self.place_at(0 if mark is None else mark.start)

    def key_place(self, path: Path) -> Place:
        """Return the place of the key of a value; of the value itself where it has no key."""
        mark = self._nearest_mark(path)
        if mark is None:
            return self.place_at(0)
        return self.place_at(mark.start if mark.key is None else mark.key)

    def place_within(self, path: Path, offset: int) -> Place:
        """Return the place where character `offset` of a text was written, however it is quoted or folded."""
        mark, value = self.marks.get(path), self._value(path)
        if mark is None or not isinstance(value, str):
            return self.place(path)
        places = offsets(self.text, mark.start, mark.style, value)
        return self.place_at(places[min(max(offset, 0), len(value))])

    def place_at(self, index: int) -> Place:
        """Return the place of a character of the whole text."""
        line = bisect_right(self._starts, index) - 1
        return Place(self.name, line + 1, index - self._starts[line] + 1, self._lines[line])

    def _nearest_mark(self, path: Path) -> Mark | None:
        for length in range(len(path), -1, -1):
            if path[:length] in self.marks:
                return self.marks[path[:length]]
        return None

    def _value(self, path: Path) -> Data:
        value = self.data
        for step in path:
            if isinstance(value, dict) and isinstance(step, str):
                value = value.get(step)
            elif isinstance(value, list) and isinstance(step, int) and step < len(value):
                value = value[step]
            else:
                return None
        return value

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.split("\n")

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(found.end() for found in re.finditer("\n", self.text))]


def load(text: str, name: str) -> Document:
    """Return the document of a text; raise SourceError with all that is wrong with it (E102 to E120)."""
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise SourceError((_too_large(text[:MAX_BYTES], name),))
    text = text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n")
    faults = _refused_characters(text)
    if faults:
        raise _refused(Document(name, text, None), faults)
    reading = read(text)
    document = Document(name, text, reading.data, reading.marks)
    if reading.faults:
        raise _refused(document, reading.faults)
    return document


@lru_cache(maxsize=64)
def load_bytes(data: bytes, name: str) -> Document:
    """Return the document of the bytes of a file; raise SourceError (E102 to E120).

    Rulesets share their bases: the same bytes under the same name are not read again.
    """
    if len(data) > MAX_BYTES:
        raise SourceError((_too_large(data[:MAX_BYTES].decode("utf-8", "replace"), name),))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SourceError((_not_utf8(data, error.start, name),)) from None
    return load(text, name)


def load_file(path: str | PathLike[str]) -> Document:
    """Return the document of a file, named as given; raise SourceError (E101 to E120)."""
    name = fspath(path)
    try:
        with open(name, "rb") as file:
            # No more than is needed to see that it is too much: the file may be a device that never ends.
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        why = f"cannot read the file {name!r}: {_why_unreadable(error)}"
        raise SourceError((Diagnostic("E101", why, None, help="check the name and the path"),)) from None
    return load_bytes(data, name)


def _refused(document: Document, faults: list[Fault]) -> SourceError:
    diagnostics = [
        Diagnostic(
            fault.code,
            fault.message,
            document.place_at(fault.at),
            help=fault.help,
            related=tuple((note, document.place_at(at)) for note, at in fault.related),
        )
        for fault in faults
    ]
    return SourceError(tuple(sorted(diagnostics, key=by_place)))


def _refused_characters(text: str) -> list[Fault]:
    faults = []
    if "\t" in text:
        help_ = 'use spaces, and \\t in "double quotes" where a tab is meant'
        faults.append(Fault("E105", "a tab stands here", help_, text.index("\t")))
    found = REFUSED_CHARACTER.search(text)
    if found:
        help_ = "end lines with LF or CR LF" if found[0] == "\r" else "remove it"
        message = f"the control character U+{ord(found[0]):04X} stands here"
        faults.append(Fault("E104", message, help_, found.start()))
    return faults


def _too_large(beginning: str, name: str) -> Diagnostic:
    excerpt = beginning.split("\n", 1)[0].rstrip("\r")
    what = f"the file is larger than {MAX_BYTES // 1000} kB"
    return Diagnostic("E102", what, Place(name, 1, 1, excerpt), help="check that it is the file you mean")


def _not_utf8(data: bytes, at: int, name: str) -> Diagnostic:
    before = data[:at].decode("utf-8").removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n")
    rest = data[at:].split(b"\n", 1)[0].rstrip(b"\r").decode("utf-8", "replace")
    place = Document(name, before + rest, None).place_at(len(before))
    encoding = _OTHER_ENCODINGS.get(data[:2])
    what = f"the file is {encoding}, not UTF-8" if encoding else f"the byte 0x{data[at]:02X} is not UTF-8"
    return Diagnostic("E103", what, place, help="save the file as UTF-8")


def _why_unreadable(error: OSError | ValueError) -> str:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "there is no such file"
        case IsADirectoryError():
            return "it is a folder"
        case PermissionError():
            return "reading it is not allowed"
        case OSError(strerror=str(why)):
            return why
    return "no file can have this name"
