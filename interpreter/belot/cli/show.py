"""`belot show`: a ruleset as a summary, as one resolved file with provenance, or as JSON with expression trees."""

import argparse
from collections.abc import Iterator

from belot.cli.arguments import add_json, add_language
from belot.cli.flatten import flattened
from belot.cli.output import print_json, print_lines
from belot.cli.reading import find_checked, playable, shown_name
from belot.cli.summary import summary
from belot.cli.trees import with_trees
from belot.ruleset.library import Checked

EXAMPLES = """\
  belot show belote-fr
  belot show my-rules.yaml --resolved
  belot show coinche --json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ruleset", metavar="RULESET", help="the id of a ruleset, a file, or - for standard input")
    parser.add_argument(
        "--resolved", action="store_true", help="the whole ruleset as YAML, each value with the line that gave it"
    )
    add_language(parser)
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    checked = find_checked(options.ruleset)
    data = checked.resolved.data
    if options.json:
        print_json(data if checked.ruleset is None else with_trees(data, checked.ruleset))
    elif options.resolved:
        print_lines(_resolved(checked))
    else:
        print_lines(summary(playable(checked), data, options.lang))
    return 0


def _resolved(checked: Checked) -> Iterator[str]:
    names = [shown_name(document.name) for document in reversed(checked.resolved.documents)]
    yield f"# resolved from {', '.join(names)}"
    yield from flattened(checked.resolved.root, shown_name)
