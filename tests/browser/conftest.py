"""One house, one Chromium, and as many people as a test needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.person import PATIENCE, Person
from tests.house.server import BriefHouse, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with BriefHouse(tmp_path_factory.mktemp("browser") / "data") as running:
        yield running
        assert "Traceback" not in running.log


@pytest.fixture
def come_in(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Lets somebody into the house, with a browser of their own; without a name they stay a stranger."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def enter(name: str | None, house: Server = server, **settings: Any) -> Person:
        context = browser.new_context(base_url=house.url, **{"locale": "en-GB", "reduced_motion": "reduce", **settings})
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        people.append(Person(context.new_page(), name))
        return people[-1]

    yield enter
    troubles = [trouble for person in people for trouble in person.troubles]
    for context in contexts:
        context.close()
    assert not troubles
