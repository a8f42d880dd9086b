"""What all tests share: one hypothesis profile, and no tests of the checkout where there is none."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

CHECKOUT = Path(__file__).resolve().parents[1]

# Examples are chosen by the test, not by the day, so that a run can be repeated; no time limit, machines differ.
settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("repeatable")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "checkout: reads files of the checkout that the wheel does not carry")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if (CHECKOUT / "interpreter").is_dir():
        return
    skip = pytest.mark.skip(reason="the wheel is tested away from the checkout, which has the files this test reads")
    for item in items:
        if item.get_closest_marker("checkout"):
            item.add_marker(skip)
