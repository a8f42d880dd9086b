"""Reasons in words, with plain English where the wording cannot be had."""

import sys
from collections.abc import Callable
from typing import TypeVar

from belot.exceptions import MissingExtra

Told = TypeVar("Told")


def worded(in_words: Callable[[], Told], plain: Callable[[], Told]) -> Told:
    """Return what is told in words; what is told plainly, and a note on standard error, where there are no words.

    The wording is an extra, and a house rule may say what no language has words for yet (LookupError).
    """
    try:
        return in_words()
    except (MissingExtra, LookupError) as error:
        sys.stdout.flush()
        sys.stderr.write(f"note: told plainly, for {error.args[0] if isinstance(error, LookupError) else error}\n")
        return plain()
