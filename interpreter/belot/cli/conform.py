"""`belot conform`: the conformance suite, which is a package of its own and reads its own arguments."""

from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    from belot_conformance.cli import main

    return main(words)
