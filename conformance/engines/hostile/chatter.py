"""Thinks aloud on its output before it answers the second case."""

from toy import Request, right, say, serve


def answer(request: Request) -> None:
    print("thinking...", flush=True)
    say(right(request))


serve(second=answer)
