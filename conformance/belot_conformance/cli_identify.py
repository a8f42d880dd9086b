"""`belot identify`: which ruleset an engine plays, with which choices of its options.

Exit status: 0 some combination explains every answer, 1 none does, 2 wrong usage, 3 the engine could not be asked.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from belot_conformance.cli_common import USAGE, add_time_scale, guarded, parser, split

if TYPE_CHECKING:
    from belot_conformance.engines import Engine

SUMMARY = "ask an engine which ruleset it plays, with which choices of its options"
_EXAMPLES = """\
  belot identify -- belot engine
  belot identify --as belote-fr --json found.json -- python my_engine.py
"""
_NO_COMMAND = "belot identify: which engine? Give its command after `--`: belot identify -- python engine.py\n"


def main(argv: Sequence[str]) -> int:
    """Run `identify` and return the exit status."""
    own, command = split(argv)
    options_of = parser("identify", SUMMARY, "[--as RULESET ...] [--json F] -- COMMAND [ARGUMENT ...]", _EXAMPLES)
    options_of.add_argument(
        "--as", dest="names", action="append", metavar="RULESET", help="the name to ask for; default: each it claims"
    )
    options_of.add_argument("--json", type=Path, metavar="F", help="also write all questions and answers as JSON")
    add_time_scale(options_of)
    options = options_of.parse_args(own)
    if not command:
        sys.stderr.write(_NO_COMMAND)
        return USAGE
    return guarded("identify", lambda: _identify(options, command))


def _identify(options: argparse.Namespace, command: Sequence[str]) -> int:
    from belot_conformance.cases import load_suite
    from belot_conformance.engines import Launch
    from belot_conformance.exceptions import EngineFault
    from belot_conformance.identify.identity import identify
    from belot_conformance.identify.text import data, text

    suite = load_suite()
    engine = Launch(tuple(command), suite.about, options.time_scale)
    found = []
    try:
        for name in options.names or _claimed(engine, suite.players):
            found.append(identify(engine, _known(name, suite.players), suite))
            sys.stdout.write(("\n" if len(found) > 1 else "") + text(found[-1]))
            sys.stdout.flush()
    except EngineFault as fault:
        sys.stderr.write(f"belot identify: {fault}\n")
        return 3
    if options.json:
        options.json.write_text(json.dumps([data(each) for each in found], indent=1) + "\n", encoding="utf-8")
    return 1 if any(each.unexplained for each in found) else 0


def _claimed(engine: Engine, known: Iterable[str]) -> list[str]:
    """Return the rulesets an engine claims that can be asked about; raise UsageError if there is none."""
    from belot_conformance.exceptions import UsageError

    talk = engine.open()
    talk.leave()
    claimed = [name for name in known if name in talk.hello.rulesets]
    if not claimed:
        raise UsageError("the engine claims none of the rulesets there are questions for; name one with --as")
    return claimed


def _known(name: str, known: Iterable[str]) -> str:
    from belot_conformance.exceptions import UsageError

    if name not in known:
        raise UsageError(f"there are no questions for {name}; there are some for {', '.join(known)}")
    return name
