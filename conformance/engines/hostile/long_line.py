"""Answers the second case with a line of 5 MB."""

from toy import right, say, serve

serve(second=lambda request: say({**right(request), "padding": "x" * 5_000_000}))
