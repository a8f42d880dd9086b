"""Answers the second case long after the limit."""

import time

from toy import Request, right, say, serve


def answer(request: Request) -> None:
    time.sleep(60)
    say(right(request))


serve(second=answer)
