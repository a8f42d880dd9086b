"""Answers the second case with a result and an error at once."""

from toy import right, say, serve

serve(second=lambda request: say({**right(request), "error": {"message": "or maybe not"}}))
