"""Writes 1 MB to its standard error and then answers the second case wrongly."""

import sys

from toy import Request, say, serve


def answer(request: Request) -> None:
    sys.stderr.write("z" * 1_000_000 + "\nthe end\n")
    say({"id": request["id"], "result": {"legal": []}})


serve(second=answer)
