"""A PostgreSQL to be ill-treated, for these tests alone."""

from collections.abc import Iterator

import pytest

from tests.house.postgres import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with Cluster() as running:
        yield running
