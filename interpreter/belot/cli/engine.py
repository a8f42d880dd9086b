"""`belot engine`: the reference engine, one JSON object a line on standard input and output."""

import argparse
import io
import sys

from belot.engine import serve

EXAMPLES = """\
  belot engine
  echo '{"id": 1, "op": "hello", "protocol": [1, 1]}' | belot engine
  belot conform -- belot engine
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The engine takes no arguments."""


def run(options: argparse.Namespace) -> int:
    # The protocol is UTF-8 and LF whatever the terminal is. What is no UTF-8 becomes a character that no name has; half
    # characters, which JSON can write as escapes, go out as escapes again.
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    serve(sys.stdin, sys.stdout)
    return 0
