"""From the text of a strict subset of YAML to data in which every value knows its place.

PyYAML only cuts the text into events; what they mean is decided here. Anchors, aliases, tags and depth are
refused at the event that brings them, before anything can expand or recurse.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, TypeAlias

from belot.diagnostics import quoted
from belot.offsets import offsets
from belot.scalars import Refusal, plain_value
from belot.syntax import ALIAS_HELP, TAG_HELP, worded

Data: TypeAlias = "bool | int | str | list[Data] | dict[str, Data] | None"
Path: TypeAlias = tuple[str | int, ...]

MAX_DEPTH: Final = 32
MAX_FAULTS: Final = 20

# Control characters, half characters, breaks that only some readers see, byte order marks, non-characters.
REFUSED_CHARACTER: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")


@dataclass(frozen=True)
class Mark:
    """Where a value begins in the text, how it is written, and where its key begins if it has one."""

    start: int
    style: str = ""
    key: int | None = None


@dataclass(frozen=True)
class Fault:
    """Something the reader refuses, at an offset in the text."""

    code: str
    message: str
    help: str
    at: int
    related: tuple[tuple[str, int], ...] = ()


@dataclass
class Reading:
    """What was read: data, a mark for each path, what was wrong, and whether loaders may differ about it."""

    data: Data = None
    marks: dict[Path, Mark] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    doubtful: bool = False


def read(text: str) -> Reading:
    """Read a text. Nothing is raised: `faults` says what was refused, and with any the data are partial.

    The loader in C is ten times as fast and takes a few texts differently. So that a file means the same
    everywhere, it only has a say when it finds nothing wrong and nothing the other might
    take otherwise.
    """
    import yaml

    fast = getattr(yaml, "CSafeLoader", None)
    if fast is not None:
        try:
            reading = _read(text, fast)
        except yaml.YAMLError:
            return _read_with_errors(text)
        if not (reading.faults or reading.doubtful):
            return reading
    return _read_with_errors(text)


def _read_with_errors(text: str) -> Reading:
    import yaml

    reading = Reading()
    loader = yaml.SafeLoader(text)
    try:
        _Walk(text, loader.get_event, reading).document()
    except yaml.MarkedYAMLError as error:
        row, at, opened = worded(error)
        related = () if opened is None else (("it was opened here", opened),)
        reading.faults.append(Fault(row.code, row.message, row.help, len(text) if at is None else at, related))
    except (ValueError, OverflowError):
        # This loader turns an escape such as "\UFFFFFFFF" into a character without looking.
        at = loader.get_mark().index
        reading.faults.append(Fault("E108", "no character has the number of this escape", "remove the escape", at))
    finally:
        loader.dispose()
    return reading


def _read(text: str, loader_class: Callable[[str], Any]) -> Reading:
    reading = Reading()
    loader = loader_class(text)
    try:
        _Walk(text, loader.get_event, reading).document()
    finally:
        loader.dispose()
    return reading


class _Stop(Exception):
    """A fault after which reading on makes no sense."""


class _Walk:
    """One walk over the events of a text, which fills a reading."""

    def __init__(self, text: str, next_event: Callable[[], Any], reading: Reading) -> None:
        self.text = text
        self.next_event = next_event
        self.reading = reading

    def document(self) -> None:
        try:
            self.next_event()  # the start of the stream
            self._whole(self.next_event())
        except _Stop:
            pass

    def _whole(self, event: Any) -> None:
        if _kind(event) == "StreamEnd":
            self._stop("E106", "the file is empty", "write a map of keys and values", 0)
        self._refuse_directives(event)
        root = self.next_event()
        if _is_nothing(root):
            self._stop("E106", "the file is empty", "write a map of keys and values", 0)
        self.reading.data = self._value(root, (), None)
        self.next_event()  # the end of the document
        event = self.next_event()
        if _kind(event) != "StreamEnd":
            self._stop("E107", "a second document begins here", "keep one document a file", event.start_mark.index)

    def _refuse_directives(self, event: Any) -> None:
        # Looked for in the text, because the loaders pass over directives they do not know.
        found = re.search("^%", self.text[: event.end_mark.index], re.MULTILINE)
        if found:
            self._stop("E112", "a line that begins with '%' is a directive", "remove it", found.start())

    def _value(self, event: Any, path: Path, key: int | None) -> Data:
        self._refuse_extras(event)
        start = event.start_mark.index
        kind = _kind(event)
        if kind == "Scalar":
            self.reading.marks[path] = Mark(start, event.style or "", key)
            return self._scalar(event)
        self.reading.marks[path] = Mark(start, "", key)
        if len(path) >= MAX_DEPTH:
            help_ = "put fewer lists and maps inside each other"
            self._stop("E109", f"this is nested deeper than {MAX_DEPTH} levels", help_, start)
        return self._sequence(path) if kind == "SequenceStart" else self._mapping(path)

    def _sequence(self, path: Path) -> Data:
        items: list[Data] = []
        while _kind(event := self.next_event()) != "SequenceEnd":
            items.append(self._value(event, (*path, len(items)), None))
        return items

    def _mapping(self, path: Path) -> Data:
        values: dict[str, Data] = {}
        places: dict[str, int] = {}
        while _kind(event := self.next_event()) != "MappingEnd":
            key, at = self._key(event), event.start_mark.index
            if key in places:
                note = (("it stands here first", places[key]),)
                self._fault("E114", f"the key {quoted(key)} stands twice in one map", "keep one of them", at, note)
            places.setdefault(key, at)
            following = self.next_event()
            values[key] = self._value(following, (*path, key), at)
            if _is_nothing(following):
                self._place_nothing(event, following, (*path, key))
        return values

    def _key(self, event: Any) -> str:
        self._refuse_extras(event)
        at = event.start_mark.index
        if _kind(event) != "Scalar":
            self._stop("E113", "a list or a map stands where a key is due", "write a word as the key", at)
        if _is_nothing(event):
            self._stop("E113", "the key before ':' is missing", "write a word as the key", at)
        key: str = event.value
        if key == "<<" and not event.style:
            self._fault("E120", "the merge key '<<' stands here", "write the keys out", at)
        return self._clean(event, key)

    def _place_nothing(self, key: Any, value: Any, path: Path) -> None:
        """Put a value that is not written behind its colon; refuse a key that has not even that."""
        at, end = key.start_mark.index, key.end_mark.index
        colon = self.text.find(":", end, value.start_mark.index)
        if colon < 0:
            help_ = "write a space after ':'" if ":" in key.value else "write `key: value`, or [ ] for a list"
            self._fault("E113", f"the key {quoted(key.value)} has no value", help_, at)
        self.reading.marks[path] = Mark(colon + 1 if colon >= 0 else end, "", at)

    def _scalar(self, event: Any) -> Data:
        text: str = event.value
        if event.style:
            return self._clean(event, text)
        value = plain_value(text)
        if not isinstance(value, Refusal):
            return value
        self._fault(value.code, value.message, value.help, event.start_mark.index)
        return text

    def _clean(self, event: Any, text: str) -> str:
        """Return a text, having refused control characters that came in by way of escapes."""
        found = REFUSED_CHARACTER.search(text)
        if found:
            places = offsets(self.text, event.start_mark.index, event.style or "", text)
            message = f"the escape stands for the control character U+{ord(found[0]):04X}"
            self._fault("E104", message, "remove it", places[found.start()])
        return text

    def _refuse_extras(self, event: Any) -> None:
        at = event.start_mark.index
        if _kind(event) == "Scalar" and not event.style and "?" in event.value:
            # Inside brackets one loader takes the mark for text, the other for the sign of a key.
            self.reading.doubtful = True
        if _kind(event) == "Alias":
            self._stop("E110", f"the alias {quoted('*' + event.anchor)} stands here", ALIAS_HELP, at)
        if event.anchor is not None:
            self._stop("E110", f"the anchor {quoted('&' + event.anchor)} stands here", ALIAS_HELP, at)
        if event.tag is not None:
            self._stop("E111", "a tag stands here", TAG_HELP, at)

    def _fault(self, code: str, message: str, help_: str, at: int, related: tuple[tuple[str, int], ...] = ()) -> None:
        self.reading.faults.append(Fault(code, message, help_, at, related))
        if len(self.reading.faults) >= MAX_FAULTS:
            raise _Stop

    def _stop(self, code: str, message: str, help_: str, at: int) -> NoReturn:
        self._fault(code, message, help_, at)
        raise _Stop


def _kind(event: Any) -> str:
    return type(event).__name__.removesuffix("Event")


def _is_nothing(event: Any) -> bool:
    return _kind(event) == "Scalar" and not event.value and not event.style and event.tag is event.anchor is None
