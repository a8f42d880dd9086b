"""`belot engine`: the reference engine, one JSON object a line on standard input and output."""

import argparse
import io
import sys

from belot.engine import serve
from belot.exceptions import UsageError
from belot.game import Game
from belot.ruleset.library import load_ruleset

EXAMPLES = """\
  belot engine
  echo '{"id": 1, "op": "hello", "protocol": [1, 1]}' | belot engine
  belot conform -- belot engine
  belot conform --ruleset belote-fr -- belot engine --rules mine.yaml --as belote-fr
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: a ruleset file of one's own, and the name it answers to."""
    parser.add_argument("--rules", metavar="FILE", help="also play this ruleset file")
    parser.add_argument("--as", dest="name", metavar="RULESET", help="the name it answers to (its own id if left out)")


def run(options: argparse.Namespace) -> int:
    # The protocol is UTF-8 and LF whatever the terminal is. What is no UTF-8 becomes a character that no name has; half
    # characters, which JSON can write as escapes, go out as escapes again.
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    serve(sys.stdin, sys.stdout, _own(options))
    return 0


def _own(options: argparse.Namespace) -> dict[str, Game]:
    """Return the ruleset file given, by the name it answers to; raise UsageError for a name without a file."""
    if options.rules is None:
        if options.name is not None:
            raise UsageError("--as names a ruleset file that is not given", "add --rules FILE")
        return {}
    rules = load_ruleset(options.rules)
    return {options.name or rules.id: Game(rules)}
