"""`belot explain`: what an error code means, or what a clause says and where the rulesets cite it."""

import argparse
import re
from collections.abc import Iterator

from belot.cli.output import columns, print_lines
from belot.cli.reading import shown_name
from belot.codes import CODES
from belot.codes import explain as explain_code
from belot.exceptions import UsageError
from belot.ruleset.clauses import Clause, known_clauses
from belot.ruleset.resolve import Located, packaged_names, read_chain, resolve, ruleset_file
from belot.suggest import did_you_mean

EXAMPLES = """\
  belot explain E412
  belot explain fr.play.overtrump
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", metavar="CODE|CLAUSE", help="a code such as E412, or a clause such as fr.play.overtrump"
    )


def run(options: argparse.Namespace) -> int:
    word = options.what.strip()
    clause = known_clauses().get(word)
    if clause is not None:
        print_lines(_clause(clause))
    elif re.fullmatch("[EeWw][0-9]+", word):
        print_lines([explain_code(word).rstrip()])
    else:
        help_ = did_you_mean(word, [*known_clauses(), *CODES])
        raise UsageError(f"explain: {word!r} is no code and no clause", help_ or "clauses are listed in spec/clauses")
    return 0


def _clause(clause: Clause) -> list[str]:
    lines = [f"{clause.id} ({clause.status})", f"  says: {clause.says}"]
    if clause.reading:
        lines.append(f"  read as: {clause.reading}")
    if clause.not_modelled:
        lines.append(f"  not modelled: {clause.not_modelled}")
    places = [row for name in packaged_names() for row in _citations(name, clause.id)]
    return [*lines, "  cited by:", *columns(places, indent=4)] if places else [*lines, "  cited by nothing"]


def _citations(name: str, clause: str) -> Iterator[list[str]]:
    """Yield where a ruleset cites a clause that binds it: the ruleset, the part of it, the file and line."""
    path = ruleset_file(name)
    assert path is not None, "the name is that of a packaged ruleset"
    root = resolve(read_chain(path)).root
    documents = root.get("documents")
    if documents is None or clause.split(".")[0] not in [part.value for part in documents.listing()]:
        return
    for part, place in _citing(root, clause, ""):
        yield [name, part, f"{shown_name(place.document.name)}:{place.place.line}"]


def _citing(node: Located, clause: str, path: str) -> Iterator[tuple[str, Located]]:
    cited = node.get("clauses")
    for entry in cited.listing() if cited else ():
        if entry.value == clause:
            yield path or "the ruleset", entry
    for key, part in node.mapping().items():
        yield from _citing(part, clause, f"{path}.{key}" if path else key)
    for part in node.listing():
        yield from _citing(part, clause, f"{path} {part.text('id') or ''}".rstrip())
