"""Answers the second case under another number."""

from toy import right, say, serve

serve(second=lambda request: say({**right(request), "id": request["id"] + 1000}))
