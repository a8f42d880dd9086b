"""`belot adequacy`: whether the cases miss nothing; the suite reads its own arguments."""

from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    from belot_conformance.adequacy.command import main

    return main(words)
