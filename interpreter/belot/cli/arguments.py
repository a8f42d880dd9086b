"""Arguments of the commands: one parser for each, which never exits the process by itself."""

import argparse
from collections.abc import Sequence
from typing import Final, NoReturn, Protocol

from belot.exceptions import UsageError
from belot.suggest import did_you_mean

LANGUAGES: Final = ("en", "fr", "ru", "bg", "hr")


class Command(Protocol):
    """What a module of a command offers to the parser."""

    EXAMPLES: str

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError where argparse would print and exit."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog.removeprefix('belot ')}: {message}", f"see `{self.prog} --help`")


def parse(name: str, summary: str, command: Command, words: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments of a command; raise UsageError for wrong ones, SystemExit after `--help`."""
    parser = Parser(
        prog=f"belot {name}",
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"Examples:\n{command.EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.arguments(parser)
    options, rest = parser.parse_known_args(words)
    if rest:
        known = [each for action in parser._actions for each in action.option_strings]
        what = "option" if rest[0].startswith("-") else "argument"
        help_ = did_you_mean(rest[0].split("=")[0], known) if what == "option" else ""
        raise UsageError(f"{name}: unexpected {what} {rest[0]!r}", help_ or f"see `belot {name} --help`")
    return options


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of titles and reasons (default: en)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add `--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def in_language(words: "dict[str, str] | object", language: str) -> str:
    """Return a text in a language, in English where it is not translated."""
    assert isinstance(words, dict), "texts come as maps from language to text"
    return str(words.get(language) or words.get("en") or next(iter(words.values()), ""))
