"""Answers the second case with a fraction in a field of its own."""

from toy import right, say, serve

serve(second=lambda request: say({**right(request), "seconds": 0.5}))
