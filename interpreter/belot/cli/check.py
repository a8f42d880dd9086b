"""`belot check`: what is wrong with ruleset files, and which clauses that bind them they leave out."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from belot.cli.output import STDIN_NAME, print_json, print_lines
from belot.cli.reading import check_named
from belot.diagnostics import Diagnostic, Place, render
from belot.exceptions import SourceError
from belot.ruleset.clauses import Clause, uncited
from belot.ruleset.library import Checked
from belot.ruleset.model import Ruleset

EXAMPLES = """\
  belot check my-rules.yaml
  belot check belote-fr --verbose
  belot check --format github rules/*.yaml
  belot check - < my-rules.yaml
"""


@dataclass(frozen=True)
class Finding:
    """What checking one file gave; `checked` is None if the file cannot be used."""

    name: str
    checked: Checked | None
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def failed(self) -> bool:
        return any(each.severity == "error" for each in self.diagnostics)

    @property
    def ruleset(self) -> Ruleset | None:
        return self.checked.ruleset if self.checked else None

    @property
    def uncited(self) -> tuple[Clause, ...]:
        return uncited(self.ruleset) if self.ruleset else ()


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a ruleset file, the id of a ruleset, or - for stdin")
    parser.add_argument("--format", choices=("text", "json", "github"), default="text", help="default: text")
    parser.add_argument("--verbose", action="store_true", help="list the clauses that nothing cites")


def run(options: argparse.Namespace) -> int:
    findings = [_check(name) for name in options.files]
    match options.format:
        case "json":
            print_json([_as_data(each) for each in findings])
        case "github":
            print_lines(line for each in findings for line in _for_github(each))
        case _:
            print_lines(line for each in findings for line in _as_text(each, options.verbose))
    return int(any(each.failed for each in findings))


def _check(name: str) -> Finding:
    shown = STDIN_NAME if name == "-" else name
    try:
        checked = check_named(name)
        return Finding(shown, checked, checked.warnings)
    except SourceError as error:
        return Finding(shown, None, error.diagnostics)


def _as_text(finding: Finding, verbose: bool) -> list[str]:
    lines = [render(each) for each in finding.diagnostics]
    if finding.failed:
        return [*lines, f"{finding.name}: {_count(len(finding.diagnostics), 'fault')}"]
    lines.append(f"{finding.name}: ok ({_what(finding)})")
    if finding.ruleset is not None and finding.uncited:
        what = _count(len(finding.uncited), "clause")
        bind, are = ("binds", "is") if len(finding.uncited) == 1 else ("bind", "are")
        hint = "" if verbose else "; --verbose lists them"
        lines.append(f"{finding.name}: {what} that {bind} {finding.ruleset.id} {are} cited by nothing{hint}")
        if verbose:
            lines += [f"  {clause.id}: {clause.says}" for clause in finding.uncited]
    return lines


def _what(finding: Finding) -> str:
    ruleset = finding.ruleset
    if ruleset is None:
        id_ = finding.checked.resolved.root.text("id") if finding.checked else None
        return f"{id_}, a shared part that others extend"
    parts = [
        ruleset.id,
        f"{ruleset.players} players",
        _count(len(ruleset.rungs), "rung"),
        _count(len(ruleset.score.outcomes), "outcome"),
        _count(len(ruleset.cited), "clause") + " cited",
    ]
    return ", ".join(parts)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _as_data(finding: Finding) -> dict[str, Any]:
    return {
        "file": finding.name,
        "ok": not finding.failed,
        "ruleset": finding.ruleset.id if finding.ruleset else None,
        "digest": finding.ruleset.digest if finding.ruleset else None,
        "diagnostics": [diagnostic_data(each) for each in finding.diagnostics],
        "uncited": [clause.id for clause in finding.uncited],
    }


def diagnostic_data(diagnostic: Diagnostic) -> dict[str, Any]:
    """Return a diagnostic as plain data; places are file, line and column, or null."""
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": diagnostic.message,
        "help": diagnostic.help,
        "place": _place_data(diagnostic.place),
        "related": [{"message": note, "place": _place_data(place)} for note, place in diagnostic.related],
    }


def _place_data(place: Place | None) -> dict[str, Any] | None:
    return None if place is None else {"file": place.name, "line": place.line, "column": place.column}


def _for_github(finding: Finding) -> list[str]:
    """Return the findings as workflow commands, which GitHub shows beside the lines they are about."""
    lines = []
    for each in finding.diagnostics:
        place = each.place
        where = [("file", place.name), ("line", place.line), ("col", place.column)] if place else []
        lines.append(_command(each.severity, [*where, ("title", each.code)], _sentence(each)))
    if finding.ruleset is not None and finding.uncited:
        ids = ", ".join(clause.id for clause in finding.uncited)
        lines.append(_command("notice", [("file", finding.name)], f"{finding.ruleset.id} cites nothing for {ids}"))
    return lines


def _sentence(diagnostic: Diagnostic) -> str:
    return f"{diagnostic.message}; {diagnostic.help}" if diagnostic.help else diagnostic.message


def _command(kind: str, properties: Sequence[tuple[str, object]], message: str) -> str:
    written = ",".join(f"{key}={_escaped(str(value), property_=True)}" for key, value in properties)
    return f"::{kind} {written}::{_escaped(message)}"


def _escaped(text: str, property_: bool = False) -> str:
    for char, code in (
        ("%", "%25"),
        ("\r", "%0D"),
        ("\n", "%0A"),
        *(((":", "%3A"), (",", "%2C")) if property_ else ()),
    ):
        text = text.replace(char, code)
    return text
