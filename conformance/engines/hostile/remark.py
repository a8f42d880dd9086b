"""Answers the second case, and a moment later adds a remark that is no answer."""

import time

from toy import Request, right, say, serve


def answer(request: Request) -> None:
    say(right(request))
    time.sleep(0.05)
    print("that was a hard one", flush=True)


serve(second=answer)
