"""`belot fixtures`: the questions of the suite as files; the suite reads its own arguments."""

from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    from belot_conformance.cli_fixtures import main

    return main(words)
