"""Answers the second case twice."""

from toy import right, say, serve


def answer(request):
    say(right(request))
    say(right(request))


serve(second=answer)
