"""A resolved ruleset as YAML again, each value with the file and line that gave it."""

import json
import re
from collections.abc import Callable, Iterator

from belot.ruleset.resolve import Located
from belot.scalars import plain_value

LONGEST_LINE = 120

_PLAIN = re.compile(r"(-(?=[^\W\d_]))?[\w(][\w ()+*/<>=&|.-]*")


def flattened(root: Located, shown_name: Callable[[str], str]) -> Iterator[str]:
    """Yield the lines of a ruleset as YAML; `# file:line` behind every value says where it was written.

    What one line of one file gave stands on one line here too. Reading the lines gives the same data.
    """
    yield from _block(root, 0, shown_name)


def _block(node: Located, indent: int, shown_name: Callable[[str], str]) -> Iterator[str]:
    pad = " " * indent
    for head, part in _parts(node):
        flow = _flow(part)
        origins = _origins(part)
        is_short = indent + len(head) + len(flow) < LONGEST_LINE
        if not _parts(part) or (len(origins) == 1 and is_short):
            name, line = min(origins)
            yield f"{pad}{head} {flow}  # {shown_name(name)}:{line}"
        elif head == "-":
            first, *rest = _block(part, indent + 2, shown_name)
            yield f"{pad}- {first.lstrip()}"
            yield from rest
        else:
            yield f"{pad}{head}"
            yield from _block(part, indent + 2, shown_name)


def _parts(node: Located) -> list[tuple[str, Located]]:
    """Return the parts of a map or list with what stands before each, nothing for a scalar."""
    if node.mapping():
        return [(f"{scalar(key)}:", part) for key, part in node.mapping().items()]
    return [("-", part) for part in node.listing()]


def _origins(node: Located) -> set[tuple[str, int]]:
    """Return the files and lines that gave a value, or the parts of it."""
    parts = _parts(node)
    if not parts:
        return {(node.place.name, node.place.line)}
    return set().union(*(_origins(part) for _, part in parts))


def _flow(node: Located) -> str:
    if isinstance(node.value, list):
        return f"[{', '.join(_flow(part) for part in node.listing())}]"
    if not isinstance(node.value, bool | int | str | None):
        return f"{{{', '.join(f'{scalar(key)}: {_flow(part)}' for key, part in node.mapping().items())}}}"
    return scalar(node.value)


def scalar(value: object) -> str:
    """Return a scalar as YAML that means the same inside brackets and outside: a text is quoted where it must be."""
    if not isinstance(value, str):
        return json.dumps(value)
    is_plain = _PLAIN.fullmatch(value) and value == value.strip() and _means_itself(value)
    return value if is_plain else json.dumps(value, ensure_ascii=False)


def _means_itself(text: str) -> bool:
    return plain_value(text) == text
