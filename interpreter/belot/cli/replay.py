"""`belot replay`: a record checked step by step against the rules, and its result against the score."""

import argparse
import sys
from collections.abc import Iterator

from belot.cli.arguments import add_language
from belot.cli.clauses import quoted_clauses
from belot.cli.output import print_lines, read_input
from belot.cli.story import last_trick, score_table
from belot.cli.wording import worded
from belot.deal import Deal
from belot.diagnostics import Diagnostic, render
from belot.exceptions import InvalidInput
from belot.game import Game
from belot.position import position_of
from belot.record import IllegalStep, Record, apply_step, read_record, start_record
from belot.record_result import differences
from belot.ruleset.library import load_ruleset
from belot.source import Document

EXAMPLES = """\
  belot replay deal.json
  belot replay deal.yaml --verbose
  belot replay deals/*.yaml
  belot deal my-rules.yaml --seed 7 --json | belot replay - --ruleset my-rules.yaml
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record, YAML or JSON, or - for standard input")
    parser.add_argument("--ruleset", metavar="RULESET", help="play by this ruleset, whatever the record names")
    parser.add_argument("--verbose", action="store_true", help="print every step and the score")
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Check every record; the exit status is the worst of theirs."""
    return max(_run(file, options) for file in options.files)


def _run(file: str, options: argparse.Namespace) -> int:
    document = read_input(file)
    ruleset = load_ruleset(options.ruleset) if options.ruleset else None
    record = read_record(document, ruleset)
    game = Game(ruleset or load_ruleset(record.ruleset))
    deal = start_record(record, game)
    try:
        for line in _steps(deal, record):
            if options.verbose:
                print_lines([line])
    except IllegalStep as refusal:
        sys.stdout.flush()
        sys.stderr.write("\n".join(_refused(refusal, deal, document, options.lang)) + "\n")
        return 1
    return _end(deal, record, document, options.verbose)


def _steps(deal: Deal, record: Record) -> Iterator[str]:
    """Carry out the actions of a record and yield a line for each, and for each trick it completes."""
    width = len(str(len(record.actions)))
    for at, action in enumerate(record.actions):
        seat, done = deal.turn, len(deal.played)
        apply_step(deal, at, action)
        yield f"{at + 1:>{width}}  seat {seat}  {action}"
        if len(deal.played) > done:
            winner, points = last_trick(deal)
            yield f"{'':{width}}  seat {winner} takes trick {len(deal.played)}, {points} points"


def _refused(refusal: IllegalStep, deal: Deal, document: Document, language: str) -> list[str]:
    place = document.place(("actions", refusal.at))
    reason = worded(lambda: _in_words(refusal, deal, language), lambda: _plainly(refusal))
    lines = [render(Diagnostic("E510", f"action {refusal.at + 1}: {reason}", place))]
    if refusal.rung:
        lines.append(f"rung: {refusal.rung}")
    return lines + quoted_clauses(refusal.clauses)


def _in_words(refusal: IllegalStep, deal: Deal, language: str) -> str:
    from belot.explain.refusal import refusal as words

    cause = refusal.__cause__
    if isinstance(cause, InvalidInput):
        return words(cause, deal.game, language)
    position = position_of(deal) if refusal.code == "illegal-play" else None
    return words(refusal, deal.game, language, position)


def _plainly(refusal: IllegalStep) -> str:
    legal = ", ".join(action.removeprefix("play ") for action in refusal.legal)
    parts = [f"seat {refusal.seat} may not {refusal.action}", refusal.message, f"legal: {legal}" if legal else ""]
    return "; ".join(filter(None, parts))


def _end(deal: Deal, record: Record, document: Document, verbose: bool) -> int:
    name, rules = document.name, deal.game.rules
    if verbose and deal.turn is None:
        print_lines(["", *score_table(deal)])
    found = differences(deal, record, document)
    if found:
        sys.stdout.flush()
        sys.stderr.write("\n".join(render(each) for each in found) + "\n")
        return 1
    steps = f"{rules.id}, {len(record.actions)} actions"
    if deal.turn is not None:
        print_lines([f"{name}: ok so far ({steps}); seat {deal.turn} is to act"])
        return 0
    account = deal.result()
    written = " : ".join(map(str, account.written))
    checked = "result as recorded" if record.result is not None else "no result recorded"
    print_lines([f"{name}: ok ({steps}, {account.outcome}, written {written}, {checked})"])
    return 0
