"""`belot rulesets`: the rulesets that come with the package."""

import argparse
from typing import Any

from belot.cli.arguments import add_json, add_language, in_language
from belot.cli.output import columns, print_json, print_lines
from belot.ruleset.library import load_ruleset
from belot.ruleset.model import Ruleset
from belot.ruleset.resolve import packaged_names

EXAMPLES = """\
  belot rulesets
  belot rulesets --lang ru
  belot rulesets --json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    rulesets = [load_ruleset(name) for name in packaged_names()]
    if options.json:
        print_json([_as_data(each) for each in rulesets])
        return 0
    rows = [[each.id, f"{each.players} players", in_language(each.title, options.lang)] for each in rulesets]
    print_lines(columns(rows, indent=0))
    return 0


def _as_data(ruleset: Ruleset) -> dict[str, Any]:
    return {
        "id": ruleset.id,
        "title": dict(ruleset.title),
        "players": ruleset.players,
        "sides": ruleset.sides,
        "documents": list(ruleset.documents),
        "digest": ruleset.digest,
    }
