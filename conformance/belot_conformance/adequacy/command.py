"""`belot adequacy`: whether the cases of the suite miss nothing.

Exit status: 0 every mutant is killed or proven equivalent, no clause lives for ever and every wrong engine is caught,
1 not, 2 wrong usage.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from belot_conformance.cli_common import guarded, parser

if TYPE_CHECKING:
    from belot_conformance.adequacy.analysis import Adequacy

SUMMARY = "mutate the rules and say which mutants no case of the suite kills"
COVER_FILE = "cover.json"
_EXAMPLES = """\
  belot adequacy
  belot adequacy belote-fr --json adequacy.json
  belot adequacy --quick
"""


def main(argv: Sequence[str]) -> int:
    """Run `adequacy` and return the exit status."""
    options_of = parser("adequacy", SUMMARY, "[RULESET ...] [--quick] [--json F] [--jobs N]", _EXAMPLES)
    options_of.add_argument("rulesets", nargs="*", metavar="RULESET", help="default: all the suite has cases for")
    options_of.add_argument(
        "--quick", action="store_true", help="only the cases that were found to kill all the others kill"
    )
    options_of.add_argument("--json", type=Path, metavar="F", help="also write all that was found as JSON")
    options_of.add_argument("--jobs", type=int, default=2, metavar="N", help="how many rulesets at once; default: 2")
    options_of.add_argument("--write-cover", type=Path, metavar="F", help="write the covering set, for --quick to use")
    options = options_of.parse_args(argv)
    return guarded("adequacy", lambda: _adequacy(options))


def _adequacy(options: argparse.Namespace) -> int:
    from belot_conformance.adequacy.text import text

    names = _names(options.rulesets)
    only = cover() if options.quick else {}
    found = list(_analysed(names, only, options.jobs))
    if options.json:
        data = [each.as_data() for each in found]
        options.json.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if options.write_cover:
        options.write_cover.write_text(
            json.dumps({each.ruleset: each.cover for each in found}, indent=1) + "\n", encoding="utf-8"
        )
    sys.stdout.write(text(found))
    caught = True if options.rulesets or options.quick else _shelf()
    return 0 if caught and all(each.fine for each in found) else 1


def _shelf() -> bool:
    """Tell what came of the engines that are wrong on purpose; return whether all were caught."""
    from belot_conformance.adequacy.shelf import nulls, shelf
    from belot_conformance.adequacy.text import shelf_text
    from belot_conformance.cases import load_suite

    suite = load_suite()
    without_rules, wrong = nulls(suite), shelf(suite)
    sys.stdout.write(shelf_text(without_rules, wrong))
    return all(each.fine for each in (*without_rules, *wrong))


def _names(given: Sequence[str]) -> list[str]:
    from belot_conformance.cases import load_suite
    from belot_conformance.exceptions import UsageError

    known = list(dict.fromkeys(ruleset for case in load_suite().cases for ruleset in case.applies))
    for name in given:
        if name not in known:
            raise UsageError(f"there are no cases for {name}; there are some for {', '.join(known)}")
    return list(given) or known


def cover() -> Mapping[str, Sequence[str]]:
    """Return, for each ruleset, the cases that were found to kill all that any case kills."""
    text = files("belot_conformance.adequacy").joinpath(COVER_FILE).read_text(encoding="utf-8")
    found: Mapping[str, Sequence[str]] = json.loads(text)
    return found


def _analysed(names: Sequence[str], only: Mapping[str, Sequence[str]], jobs: int) -> Iterator[Adequacy]:
    work = [(name, tuple(only.get(name, ()))) for name in names]
    if jobs < 2 or len(work) < 2:
        yield from map(_one, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_one, work)


def _one(work: tuple[str, tuple[str, ...]]) -> Adequacy:
    from belot_conformance.adequacy.analysis import analyse
    from belot_conformance.cases import load_suite

    name, only = work
    return analyse(name, load_suite(), only)
