"""Writes 100 MB to its standard error before it answers the second case, rightly."""

import sys

from toy import Request, right, say, serve


def answer(request: Request) -> None:
    for _ in range(1600):
        sys.stderr.write("x" * 63 + "\n" + "y" * 65471 + "\n")
    sys.stderr.write("the end\n")
    say(right(request))


serve(second=answer)
