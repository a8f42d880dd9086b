"""Answers the second case with null."""

from toy import say, serve

serve(second=lambda request: say(None))
