"""Answers the second case with NaN, which Python writes and JSON does not know."""

from toy import right, say, serve

serve(second=lambda request: say({**right(request), "confidence": float("nan")}))
