"""`belot doctor`: whether an engine keeps the protocol; the suite reads its own arguments."""

from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    from belot_conformance.cli_doctor import main

    return main(words)
