"""Takes its time, within the limit."""

import time

from toy import right, say, serve


def answer(request):
    time.sleep(0.05)
    say(right(request))


serve(each=answer)
