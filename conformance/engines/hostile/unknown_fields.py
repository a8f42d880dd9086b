"""Is right, with fields of its own in every answer and CR LF at the end of every line."""

import json
import sys

from toy import Request, right, serve


def answer(request: Request) -> None:
    line = json.dumps({**right(request), "thought": ["long", {"depth": 12}], "version": None})
    sys.stdout.write(line + "\r\n")
    sys.stdout.flush()


serve(each=answer)
