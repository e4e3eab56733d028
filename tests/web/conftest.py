"""One house for the tests that leave it standing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house.server import BriefHouse, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with BriefHouse(tmp_path_factory.mktemp("web") / "data") as running:
        yield running
        assert "Traceback" not in running.log
