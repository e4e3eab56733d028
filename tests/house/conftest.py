"""One house for the tests that leave it standing, and both kinds of database for those that must work on each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fullboard.house.store import sqlite_url
from tests.house.postgres import Cluster, find
from tests.house.server import BriefHouse, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with BriefHouse(tmp_path_factory.mktemp("house") / "data") as running:
        yield running
        assert "Traceback" not in running.log


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if find("initdb") is None or find("postgres") is None:
        pytest.skip("no PostgreSQL server on this machine: apt-get install postgresql")
    with Cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
