"""Engines under test run as their users run them."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _buffered_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unbuffered output hides an engine that forgets to flush."""
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
