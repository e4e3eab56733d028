"""A plug-in for `make test-quick`: leaves out what is marked as slow and what needs a browser, a server or PostgreSQL.

The rules run as plain Python there, so whole files that play many matches are marked.
"""

import pytest

HEAVY = {"browser", "server", "machine", "cluster"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if not is_quick(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if is_quick(item)]


def is_quick(item: pytest.Item) -> bool:
    chosen = getattr(item, "callspec", None)
    if chosen is not None and "postgresql" in chosen.params.values():
        return False
    return item.get_closest_marker("slow") is None and not HEAVY.intersection(getattr(item, "fixturenames", ()))
