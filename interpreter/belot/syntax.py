"""What is wrong with a text that is not YAML, in words for the person who wrote it.

The reader's own messages speak of tokens. The table below turns each into what to look for and what to do.
`BEGINNING` at the end of a row says that the fault is told where the unfinished thing begins, not where the
reader gave up.
"""

import re
from dataclasses import dataclass
from typing import Any, Final

BEGINNING: Final = "beginning"
HERE: Final = "here"


@dataclass(frozen=True)
class Wording:
    """A row of the table: patterns of the reader's context and problem, and our words for them."""

    context: str
    problem: str
    code: str
    message: str
    help: str
    told: str = HERE


ALIAS_HELP: Final = "write the value out, or put text that begins with '&' or '*' in quotes"
TAG_HELP: Final = "remove it, or put text that begins with '!' in quotes"
_QUOTES: Final = "put the whole text in quotes"
_INDENT: Final = "give it as many spaces as its neighbours"

WORDINGS: Final[tuple[Wording, ...]] = (
    Wording("flow sequence", "got '<stream end>'", "E108", "the list is never closed", "add ']'", BEGINNING),
    Wording("flow mapping", "got '<stream end>'", "E108", "the map is never closed", "add '}'", BEGINNING),
    Wording("flow sequence", "", "E108", "',' or ']' is missing before this", "separate by ',' and close by ']'"),
    Wording("flow mapping", "", "E108", "',' or '}' is missing before this", "separate by ',' and close by '}'"),
    Wording("simple key", "", "E108", "':' is missing after this", "write `key: value`", BEGINNING),
    Wording("anchor|alias", "", "E110", "an anchor or alias stands here", ALIAS_HELP),
    Wording("tag", "", "E111", "a tag stands here", TAG_HELP),
    Wording("", "tag handle", "E111", "a tag stands here", TAG_HELP),
    Wording("directive", "", "E112", "a line that begins with '%' is a directive", "remove it"),
    Wording("", "YAML d", "E112", "a line that begins with '%' is a directive", "remove it"),
    Wording("quoted", "end of stream", "E108", "the quotes are never closed", "add the closing quote", BEGINNING),
    Wording("quoted", "separator", "E108", "the quotes are never closed", "add the closing quote", BEGINNING),
    Wording(
        "quoted",
        "hexadecimal",
        "E108",
        "an escape needs more hexadecimal digits here",
        "as in \\x41 or \\u0041",
    ),
    Wording("quoted", "escape", "E108", "no escape has this letter", "write \\\\ for a backslash"),
    Wording("quoted", "", "E108", "no character has this number", "remove the escape"),
    Wording(
        "block scalar",
        "",
        "E108",
        "only a digit 1-9, + or - may follow '|' or '>'",
        "begin the text on the next line",
    ),
    Wording("", "cannot start any token", "E108", "no text begins with this character", _QUOTES),
    Wording("", "sequence entries", "E108", "a list cannot begin here", "begin it on a line of its own"),
    Wording("", "mapping keys", "E108", "'? ' cannot stand here", _QUOTES),
    Wording(
        "",
        "mapping values",
        "E108",
        "a ':' stands where no key can be",
        f"{_QUOTES}, or mend the indentation",
    ),
    Wording("block", "found '<scalar>'", "E108", "text follows a value that was complete", _QUOTES),
    Wording("block", "found '([],}])'", "E108", "there is nothing to close or separate here", _QUOTES),
    Wording("block", "found '<block|found '-'", "E108", "the indentation fits nothing above it", _INDENT),
    Wording("block mapping", "", "E108", "a key is missing here", "write `key: value`"),
    Wording("block", "", "E108", "this fits nothing above it", _INDENT),
    Wording(
        "",
        "document start",
        "E108",
        "the text goes on after its value is complete",
        "mend brackets and indentation",
    ),
    Wording("node", "", "E108", "a key or a value is missing before this", "write it, or remove this"),
)
_OTHERWISE: Final = Wording("", "", "E108", "this is not YAML", "mend quotes, brackets and indentation")


def worded(error: Any) -> tuple[Wording, int | None, int | None]:
    """Return our words for an error of the YAML reader, its offset, and the offset of what was left open."""
    context, problem = error.context or "", error.problem or ""
    for row in WORDINGS:
        if re.search(row.context, context) and re.search(row.problem, problem):
            break
    else:
        row = _OTHERWISE
    here, beginning = _index(error.problem_mark), _index(error.context_mark)
    if row.told == BEGINNING:
        return row, beginning, None
    return row, here, beginning if re.search("flow (sequence|mapping)", context) else None


def _index(mark: Any) -> int | None:
    return None if mark is None else int(mark.index)
