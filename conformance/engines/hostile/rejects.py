"""Calls the second case illegal."""

from toy import say, serve

serve(second=lambda request: say({"id": request["id"], "rejected": {"at": 0, "code": "illegal-play"}}))
