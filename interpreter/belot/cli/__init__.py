"""The command `belot`: one module for each word, imported only when it is asked for.

Results go to standard output, errors and progress to standard error. Exit status: 0 fine, 1 something is wrong with
what was read, 2 the command line is wrong or an extra is missing.
"""

import sys
from collections.abc import Sequence

from belot import __version__

BROKEN_PIPE, INTERRUPTED = 141, 130  # what a shell reports of a program that SIGPIPE or SIGINT ended


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these words (those of the process by default) and return the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        status = _run(words)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(words: list[str]) -> int:
    if words == ["--version"]:
        # Nothing is imported for it: editors and build scripts ask often.
        sys.stdout.write(f"belot {__version__}\n")
        return 0
    from belot.cli.commands import run

    return run(words)


def _forget_output() -> None:
    """Point standard output nowhere, or the interpreter would complain about the pipe once more when it ends."""
    import os

    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = None
