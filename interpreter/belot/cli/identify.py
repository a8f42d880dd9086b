"""`belot identify`: what an engine plays; the suite reads its own arguments."""

from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    from belot_conformance.cli_identify import main

    return main(words)
