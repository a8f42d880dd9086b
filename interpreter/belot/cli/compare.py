"""`belot compare`: two reports side by side; the suite reads its own arguments."""

from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    from belot_conformance.cli_reports import compare

    return compare(words)
