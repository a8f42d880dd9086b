"""Answers the second case long after the limit."""

import time

from toy import right, say, serve


def answer(request):
    time.sleep(60)
    say(right(request))


serve(second=answer)
