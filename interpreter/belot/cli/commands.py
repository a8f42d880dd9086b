"""Finds the module of a command, hands it its arguments, and turns every refusal into a message and a status."""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

from belot.exceptions import BelotError, MissingExtra, UsageError
from belot.suggest import did_you_mean

COMMANDS: Final[Mapping[str, str]] = {
    "rulesets": "list the rulesets that come with the package",
    "check": "say what is wrong with ruleset files, and which clauses they leave out",
    "show": "print a ruleset: a summary, the resolved file with the place of every value, or JSON",
    "deal": "play a deal at random and show its score line by line",
    "replay": "check a record of a deal step by step",
    "why": "say why a card may or may not be played",
    "explain": "explain an error code or a clause",
    "conform": "ask an engine every case of the conformance suite",
    "engine": "answer the engine protocol on standard input and output",
    "doctor": "check that an engine keeps the protocol, and say what to mend",
    "fixtures": "write the questions of the suite as files, one a ruleset, to be answered anywhere",
    "matrix": "set engines against clauses, from saved reports",
    "adequacy": "mutate the rules and say which mutants no case of the suite kills",
    "identify": "ask an engine which ruleset it plays, with which choices of its options",
    "compare": "say what has broken and what has been repaired between two saved reports",
}

# Commands of the suite: they belong to a package of their own and read their own arguments.
SUITE: Final = frozenset({"conform", "doctor", "fixtures", "matrix", "adequacy", "compare", "identify"})

_EXAMPLES: Final = """\
Examples:
  belot rulesets
  belot check my-rules.yaml
  belot show belote-fr --resolved
  belot deal belote-fr --seed 7
  belot deal belote-fr --seed 7 --json > deal.json
  belot replay deal.json
  belot why belote-fr "trump=H hand=7H,9H,QS trick=TS,JH" 7H --lang fr
  belot explain E412
  belot conform --ruleset belote-fr -- belot engine
  belot doctor -- belot engine

`belot COMMAND --help` tells more. Exit status: 0 fine, 1 something is wrong with what was read, 2 wrong usage.
"""


def run(words: Sequence[str]) -> int:
    """Run a command and return the exit status; what the package refuses is told on standard error."""
    _never_fail_to_print()
    try:
        return _dispatch(words)
    except SystemExit as end:  # argparse has printed a help text
        return end.code if isinstance(end.code, int) else 0
    except (UsageError, MissingExtra) as error:
        sys.stderr.write(f"belot: {error}\n")
        return 2
    except BelotError as error:
        sys.stderr.write(f"{error}\n")
        return 1


def _never_fail_to_print() -> None:
    """Print what an old terminal cannot show as escapes."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _dispatch(words: Sequence[str]) -> int:
    if not words:
        sys.stderr.write(help_text())
        return 2
    name, rest = words[0], list(words[1:])
    if name in ("--help", "-h"):
        sys.stdout.write(help_text())
        return 0
    if name not in COMMANDS:
        what = "option" if name.startswith("-") else "command"
        help_ = did_you_mean(name, [*COMMANDS, "--help", "--version"]) or "see `belot --help`"
        raise UsageError(f"there is no {what} {name!r}", help_)
    module = import_module(f"belot.cli.{name}")
    if name in SUITE:
        return int(module.run(rest))
    from belot.cli.arguments import parse

    return int(module.run(parse(name, COMMANDS[name], module, rest)))


def help_text() -> str:
    """Return the help of the command as a whole."""
    width = max(map(len, COMMANDS))
    listed = "".join(f"  {name:<{width}}  {summary}\n" for name, summary in COMMANDS.items())
    return (
        "usage: belot COMMAND [ARGUMENT ...]\n       belot --help | --version\n\n"
        "Card games of the belote family, with their rules as data.\n\n"
        f"Commands:\n{listed}\n{_EXAMPLES}"
    )
