"""Thinks aloud on its output before it answers the second case."""

from toy import right, say, serve


def answer(request):
    print("thinking...", flush=True)
    say(right(request))


serve(second=answer)
