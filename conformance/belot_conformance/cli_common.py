"""What the commands of the suite share: parsers with examples, the time scale, errors as messages."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

USAGE = 2


def parser(name: str, summary: str, usage: str, examples: str) -> argparse.ArgumentParser:
    """Return the parser of `belot NAME`."""
    return argparse.ArgumentParser(
        prog=f"belot {name}",
        usage=f"%(prog)s {usage}",
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"Examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the words before the first `--`, and the command behind it."""
    end = list(words).index("--") if "--" in words else len(words)
    return list(words[:end]), list(words[end + 1 :])


def add_time_scale(to: argparse.ArgumentParser) -> None:
    """Add `--time-scale`."""
    to.add_argument(
        "--time-scale",
        type=_scale,
        default=1.0,
        metavar="X",
        help="multiply every time limit by X, for slow machines",
    )


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0 < scale <= 1000:
        raise argparse.ArgumentTypeError(f"{text} is no number above 0 and up to 1000")
    return scale


def guarded(name: str, work: Callable[[], int]) -> int:
    """Return what `work` returns; what it refuses is told on standard error and is wrong usage."""
    from belot_conformance.exceptions import DataError, UsageError

    try:
        return work()
    except BrokenPipeError:  # the reader has gone, which is no mistake of his
        raise
    except (UsageError, DataError, OSError, UnicodeDecodeError) as error:
        sys.stderr.write(f"belot {name}: {error}\n")
        return USAGE
