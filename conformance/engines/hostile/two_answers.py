"""Answers the second case twice."""

from toy import Request, right, say, serve


def answer(request: Request) -> None:
    say(right(request))
    say(right(request))


serve(second=answer)
