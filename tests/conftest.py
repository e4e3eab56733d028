"""What all tests share: one Chromium, one PostgreSQL, a database of either kind, and patience."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from fullboard.house.store import sqlite_url
from tests import chromium
from tests.house.dealing import DEALING, Dealt
from tests.house.postgres import Cluster, find, furnish
from tests.patient import PATIENCE

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as for whatever a shell starts in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # or no test could interrupt what it has started

expect.set_options(timeout=1000 * PATIENCE)

# The same examples every time, however slow the machine is.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test depends on luck: tables inside this process are dealt by its name."""
    dealt = Dealt(lambda: request.node.nodeid)
    for module in DEALING:
        monkeypatch.setattr(module, "secrets", dealt)


@pytest.fixture(scope="session", autouse=True)
def playwright() -> Iterator[Playwright]:
    """Playwright keeps an event loop running in the tests' thread: so it does for every test, whatever ran before."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium.running(playwright, chromium.SHELL, chromium.WHOLE) as browser:
        yield browser


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if find("initdb") is None or find("postgres") is None:
        pytest.skip("no PostgreSQL server on this machine: apt-get install postgresql")
    with Cluster() as running:
        yield running


@pytest.fixture(scope="session")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the SQLite database of a house that nobody has entered."""
    folder = tmp_path_factory.mktemp("furnished")
    furnish(sqlite_url(folder))
    return folder


KINDS = pytest.fixture(params=["sqlite", "postgresql"])


@KINDS
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database with all that a house needs and nothing in it."""
    if request.param == "sqlite":
        furnished: Path = request.getfixturevalue("furnished")
        shutil.copytree(furnished, tmp_path, dirs_exist_ok=True)
        yield sqlite_url(tmp_path)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.new_house()
    yield url
    cluster.drop(url)


@KINDS
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database without anything."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.new_database()
    yield url
    cluster.drop(url)
