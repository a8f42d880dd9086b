"""What every code of a diagnostic means: the registry behind `belot explain` and docs/errors.md.

To add a code, add a row to the table of its range: `codes_text` or `codes_rules`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from belot.codes_rules import RULE_CODES
from belot.codes_text import TEXT_CODES
from belot.exceptions import UsageError


@dataclass(frozen=True)
class Code:
    """A code: what it is called, why it is refused, and the same text wrong and right."""

    code: str
    title: str
    explanation: str
    wrong: str
    right: str


CODES: Final[Mapping[str, Code]] = {
    code: Code(code, *row) for code, row in sorted({**TEXT_CODES, **RULE_CODES}.items())
}

RANGES: Final = {
    "E1": "The text",
    "E2": "The shape",
    "E3": "Expressions",
    "E4": "Rulesets",
    "E5": "Records, positions and requests",
    "E6": "House rules",
    "W7": "Warnings",
}

_INTRODUCTION: Final = """\
# Errors

Every message that is about a file begins with the place, the code and what to do:

```text
path:line:column: error[E114]: the key 'order' stands twice in one map; keep one of them
```

The source line and a caret follow. `belot explain E114` prints the section of a code. This page is made from the
same table (`errors_page` in interpreter/belot/codes.py), and a test compares the two.
"""


def explain(code: str) -> str:
    """Return what a code means, as a section of docs/errors.md; raise UsageError if there is no such code."""
    known = CODES.get(code.strip().upper())
    if known is None:
        raise UsageError(f"there is no error code {code!r}", "docs/errors.md lists them all")
    return _section(known)


def errors_page() -> str:
    """Return the text of docs/errors.md."""
    parts = [_INTRODUCTION]
    for prefix, title in RANGES.items():
        sections = [_section(each) for code, each in CODES.items() if code.startswith(prefix)]
        if sections:
            parts += [f"## {prefix}xx: {title}\n", *sections]
    return "\n".join(parts)


def _section(code: Code) -> str:
    language = "text" if code.code.startswith("E5") else "yaml"
    examples = [f"{word}:\n\n```{language}\n{text.rstrip()}\n```\n" for word, text in _examples(code)]
    return "\n".join([f"### {code.code}: {code.title}\n", f"{code.explanation.rstrip()}\n", *examples])


def _examples(code: Code) -> list[tuple[str, str]]:
    return [("Wrong", code.wrong), ("Right", code.right)]
