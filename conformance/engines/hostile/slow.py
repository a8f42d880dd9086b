"""Takes its time, within the limit."""

import time

from toy import Request, right, say, serve


def answer(request: Request) -> None:
    time.sleep(0.05)
    say(right(request))


serve(each=answer)
