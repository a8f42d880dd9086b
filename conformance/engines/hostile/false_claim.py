"""Claims the toy game and then cannot play the second case."""

from toy import say, serve

serve(second=lambda request: say({"id": request["id"], "unsupported": {"message": "no eights here"}}))
