"""Writes half an answer to the second case and stops."""

import sys
import time

from toy import Request, serve


def answer(request: Request) -> None:
    sys.stdout.write('{"id": ')
    sys.stdout.flush()
    time.sleep(60)


serve(second=answer)
