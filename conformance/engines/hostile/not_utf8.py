"""Answers the second case in another encoding."""

import sys

from toy import Request, serve


def answer(request: Request) -> None:
    sys.stdout.buffer.write('{"id": 1, "error": {"message": "é"}}\n'.encode("latin-1"))
    sys.stdout.flush()


serve(second=answer)
