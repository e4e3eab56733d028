"""One house for all tests of a folder, which leave it standing: its `conftest.py` imports both fixtures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house.server import SameDeals, Server

__all__ = ["own_deals", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with SameDeals(tmp_path_factory.mktemp("standing") / "data") as running:
        yield running
        assert "Traceback" not in running.log


@pytest.fixture(autouse=True)
def own_deals(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test at that house is dealt its own, and the same every time."""
    if "server" not in request.fixturenames:
        yield
        return
    with request.getfixturevalue("server").dealing(request.node.nodeid):
        yield
