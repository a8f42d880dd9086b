"""Writes the number of the second case as text."""

from toy import right, say, serve

serve(second=lambda request: say({**right(request), "id": str(request["id"])}))
