"""Reports an error of its own at the second case."""

from toy import say, serve

serve(second=lambda request: say({"id": request["id"], "error": {"message": "division by zero"}}))
