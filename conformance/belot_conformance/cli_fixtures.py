"""`belot fixtures export`: the questions of the suite as files, for engines our runner cannot start."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from belot_conformance.cli_common import guarded, parser

SUMMARY = "write the questions of the suite as files, one a ruleset, to be answered anywhere"
# The version of the ruleset format that the ids of rulesets in the questions stand for.
SPEC_FORMAT = "1"
_EXAMPLES = """\
  belot fixtures export questions
  belot fixtures export questions --ruleset belote-fr
  my-engine < questions/belote-fr.jsonl > answers.jsonl
  belot conform --ruleset belote-fr --answers answers.jsonl
"""


def main(argv: Sequence[str]) -> int:
    """Run `fixtures` and return the exit status: 0, or 2 for wrong usage."""
    options_of = parser("fixtures", SUMMARY, "export DIR [--ruleset ID ...]", _EXAMPLES)
    options_of.add_argument("action", choices=["export"], help="the only one there is")
    options_of.add_argument("folder", type=Path, metavar="DIR", help="where the files go; it is made if need be")
    options_of.add_argument("--ruleset", action="append", default=[], metavar="ID", help="only this ruleset")
    options = options_of.parse_args(argv)
    return guarded("fixtures", lambda: _export(options.folder, options.ruleset))


def _export(folder: Path, rulesets: Sequence[str]) -> int:
    from importlib.metadata import version

    from belot_conformance.cases import load_suite
    from belot_conformance.checks import select
    from belot_conformance.sheets import export

    suite = load_suite()
    versions = {"package": version("belot"), "spec": SPEC_FORMAT, "fixtures": suite.version}
    files = export(suite, select(suite, rulesets), versions)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    sys.stdout.write("".join(f"{folder / name}\n" for name in sorted(files)))
    return 0
