"""One house for the attacks that leave it standing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("faults") / "data") as running:
        yield running
        assert "Traceback" not in running.log
