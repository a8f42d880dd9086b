"""`belot conform`: ask an engine every case of the suite and report by clause.

Exit status: 0 every required case of the claimed rulesets passed, 1 not, 2 wrong usage, 3 could not judge.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belot_conformance.report import Report

_USAGE = 2

_NO_COMMAND = """\
belot conform: which engine? Give its command after `--`, for example

    belot conform --ruleset belote-fr -- python my_engine.py

The command is started once; it reads one JSON request a line and writes one JSON answer a line.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run `conform` with `argv` (what stands after the word `conform`) and return the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    end = words.index("--") if "--" in words else len(words)
    own, command = words[:end], words[end + 1 :]
    options = _parser().parse_args(own)
    if not command:
        sys.stderr.write(_NO_COMMAND)
        return _USAGE
    from belot_conformance.exceptions import DataError, UsageError

    try:
        report = _run(options, command)
        _write(options, report)
    except (UsageError, DataError, OSError) as error:
        sys.stderr.write(f"belot conform: {error}\n")
        return _USAGE
    return report.status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="belot conform",
        usage="%(prog)s [options] -- COMMAND [ARGUMENT ...]",
        description="Ask an engine every case of the suite and report by clause.",
    )
    parser.add_argument("--ruleset", action="append", default=[], metavar="ID", help="only this ruleset")
    parser.add_argument("--case", action="append", default=[], metavar="ID", help="only this case")
    parser.add_argument("--level", choices=("required", "optional", "all"), default="all", help="default: %(default)s")
    parser.add_argument(
        "--time-scale",
        type=_scale,
        default=1.0,
        metavar="X",
        help="multiply every time limit by X, for slow machines",
    )
    parser.add_argument("--jsonl", type=Path, metavar="FILE", help="also write the report as JSON lines")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="also write the report as Markdown")
    return parser


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0 < scale <= 1000:
        raise argparse.ArgumentTypeError(f"{text} is no number above 0 and up to 1000")
    return scale


def _run(options: argparse.Namespace, command: Sequence[str]) -> Report:
    from belot_conformance.cases import load_suite
    from belot_conformance.engines import Launch
    from belot_conformance.runner import run, select

    suite = load_suite()
    checks = select(suite, options.ruleset, options.level, options.case)
    about = {"name": suite.name, "version": suite.version, "digest": suite.digest}
    return run(suite, checks, Launch(tuple(command), about, options.time_scale), _show_progress)


def _show_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done}/{total}" + ("\r\x1b[K" if done == total else ""))
        sys.stderr.flush()


def _write(options: argparse.Namespace, report: Report) -> None:
    from belot_conformance import render
    from belot_conformance.report import json_lines

    if options.jsonl:
        import json

        lines = (json.dumps(line) + "\n" for line in json_lines(report))
        options.jsonl.write_text("".join(lines), encoding="utf-8")
    if options.markdown:
        options.markdown.write_text(render.markdown(report), encoding="utf-8")
    sys.stdout.write(render.text(report))
