"""`belot conform`: ask an engine every case of the suite and report by clause.

Exit status: 0 every required case of the claimed rulesets passed or failed as listed, 1 not, 2 wrong usage,
3 could not judge.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from belot_conformance.cli_common import USAGE, add_time_scale, guarded, split

if TYPE_CHECKING:
    from belot_conformance.cases import Suite
    from belot_conformance.report import Report

Writer: TypeAlias = "Callable[[Report], str]"

_NO_COMMAND = """\
belot conform: which engine? Give its command after `--`, for example

    belot conform --ruleset belote-fr -- python my_engine.py

The command is started once; it reads one JSON request a line and writes one JSON answer a line.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run `conform` with `argv` (what stands after the word `conform`) and return the exit status."""
    own, command = split(sys.argv[1:] if argv is None else argv)
    options = _parser().parse_args(own)
    if options.answers and command:
        sys.stderr.write("belot conform: give either --answers or a command, not both\n")
        return USAGE
    if not (options.answers or command):
        sys.stderr.write(_NO_COMMAND)
        return USAGE
    if options.update_expectations and not options.expect:
        sys.stderr.write("belot conform: --update-expectations needs --expect FILE, the file to write\n")
        return USAGE
    return guarded("conform", lambda: _conform(options, command))


def _conform(options: argparse.Namespace, command: Sequence[str]) -> int:
    from belot_conformance.cases import load_suite

    suite = load_suite()
    report = _run(options, suite, command)
    if options.expect:
        report = _expected(options, suite, report)
    _write(options, report)
    return report.status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="belot conform",
        usage="%(prog)s [options] -- COMMAND [ARGUMENT ...]\n       %(prog)s [options] --answers FILE",
        description="Ask an engine every case of the suite and report by clause.",
        allow_abbrev=False,
    )
    asked = parser.add_argument_group("what is asked")
    asked.add_argument("--ruleset", action="append", default=[], metavar="ID", help="only this ruleset")
    asked.add_argument("--case", action="append", default=[], metavar="ID", help="only this case")
    asked.add_argument("--level", choices=("required", "optional", "all"), default="all", help="default: %(default)s")
    asked.add_argument(
        "--answers", type=Path, metavar="FILE", help="judge answers to `belot fixtures export` instead of an engine"
    )
    add_time_scale(parser)
    known = parser.add_argument_group("known failures")
    known.add_argument("--expect", type=Path, metavar="FILE", help="the failures that are expected, with reasons")
    known.add_argument("--update-expectations", action="store_true", help="write FILE anew from what fails now")
    written = parser.add_argument_group("reports")
    for name, (what, _) in _WRITERS.items():
        written.add_argument(f"--{name}", type=Path, metavar="FILE", help=f"also write the report as {what}")
    return parser


def _run(options: argparse.Namespace, suite: Suite, command: Sequence[str]) -> Report:
    from belot_conformance.checks import select
    from belot_conformance.engines import Launch
    from belot_conformance.runner import run
    from belot_conformance.sheets import judge_sheet

    checks = select(suite, options.ruleset, options.level, options.case)
    if options.answers:
        return judge_sheet(suite, checks, options.answers.read_bytes(), str(options.answers))
    return run(suite, checks, Launch(tuple(command), suite.about, options.time_scale), _show_progress)


def _expected(options: argparse.Namespace, suite: Suite, report: Report) -> Report:
    """Cross the report with the expectation file, which is written anew first if that was asked for."""
    from belot_conformance.expectations import expect, load_expectations
    from belot_conformance.expectations_update import dump, updated

    file: Path = options.expect
    update = options.update_expectations
    text = file.read_text(encoding="utf-8") if file.exists() or not update else ""
    entries = load_expectations(text, str(file), unreasoned=update) if text else ()
    if update:
        entries = updated(report, entries, suite)
        text = dump(entries, text)
        file.write_text(text, encoding="utf-8")
        entries = load_expectations(text, str(file), unreasoned=True)
        sys.stderr.write(f"{file}: {len(entries)} expected failures written; give every reason that is `?`\n")
    return expect(report, entries, suite)


def _show_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done}/{total}" + ("\r\x1b[K" if done == total else ""))
        sys.stderr.flush()


def _write(options: argparse.Namespace, report: Report) -> None:
    from belot_conformance import render

    for name, (_, writer) in _WRITERS.items():
        file: Path | None = getattr(options, name)
        if file:
            file.write_text(writer(report), encoding="utf-8")
    sys.stdout.write(render.text(report))


def _jsonl(report: Report) -> str:
    from belot_conformance.report import json_lines

    return "".join(json.dumps(line) + "\n" for line in json_lines(report))


def _markdown(report: Report) -> str:
    from belot_conformance.render import markdown

    return markdown(report)


def _junit(report: Report) -> str:
    from belot_conformance.junit import junit

    return junit(report)


def _html(report: Report) -> str:
    from belot_conformance.page import report_page

    return report_page(report)


def _badge(report: Report) -> str:
    from belot_conformance.badge import badge

    return badge(report)


_WRITERS: Mapping[str, tuple[str, Writer]] = {
    "jsonl": ("JSON lines", _jsonl),
    "markdown": ("Markdown", _markdown),
    "junit": ("JUnit XML, for CI servers", _junit),
    "html": ("an HTML page", _html),
    "badge": ("an SVG badge", _badge),
}
