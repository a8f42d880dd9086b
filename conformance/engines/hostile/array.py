"""Answers the second case with a bare list."""

from toy import say, serve

serve(second=lambda request: say(request["position"]["hand"]))
