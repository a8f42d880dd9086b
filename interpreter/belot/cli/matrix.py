"""`belot matrix`: engines against clauses; the suite reads its own arguments."""

from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    from belot_conformance.cli_reports import matrix

    return matrix(words)
