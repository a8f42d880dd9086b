"""Ends with status 3 when asked the second case, and says so on its standard error."""

import sys

from toy import Request, serve


def answer(request: Request) -> None:
    sys.stderr.write("cannot hold an eight\n")
    sys.exit(3)


serve(second=answer)
