"""Writes cards in a notation of its own."""

from toy import say, serve

serve(second=lambda request: say({"id": request["id"], "result": {"legal": ["8♠"]}}))
