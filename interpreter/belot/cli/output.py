"""Standard input and output of the commands."""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from belot.source import MAX_BYTES, Document, load_bytes, load_file

STDIN_NAME = "<stdin>"


def print_lines(lines: Iterable[str]) -> None:
    """Write lines to standard output."""
    for line in lines:
        sys.stdout.write(line + "\n")


def print_json(data: Any) -> None:
    """Write data as JSON, keys in their order, indented, in UTF-8."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def read_input(name: str) -> Document:
    """Return the document of a file, of standard input if the name is `-`; raise SourceError (E101 to E120)."""
    return load_bytes(standard_input(), STDIN_NAME) if name == "-" else load_file(name)


def standard_input() -> bytes:
    """Return the bytes of standard input, no more than are needed to see that they are too many."""
    buffer = getattr(sys.stdin, "buffer", None)
    return buffer.read(MAX_BYTES + 1) if buffer is not None else sys.stdin.read(MAX_BYTES + 1).encode()


def columns(rows: Sequence[Sequence[str]], numbers: bool = False, indent: int = 2) -> list[str]:
    """Return rows as lines with aligned columns, two spaces apart; all but the first to the right if `numbers`."""
    widths = [max(len(row[at]) for row in rows if at < len(row)) for at in range(max(map(len, rows), default=0))]
    lines = []
    for row in rows:
        cells = [cell.rjust(widths[at]) if numbers and at else cell.ljust(widths[at]) for at, cell in enumerate(row)]
        lines.append((" " * indent + "  ".join(cells)).rstrip())
    return lines
