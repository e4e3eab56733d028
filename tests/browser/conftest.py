"""One house, one Chromium, and as many people as a test needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.person import SAME_SALT, Person, preferring
from tests.house.server import SameDeals, Server
from tests.patient import PATIENCE

# Requests that go through a service worker cannot be held up by a test.
USUAL = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SameDeals]:
    running = SameDeals(tmp_path_factory.mktemp("browser") / "data")
    with running:
        yield running
        assert "Traceback" not in running.log


@pytest.fixture
def server(shared_house: SameDeals, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The house that all tests share; every test is dealt its own."""
    with shared_house.dealing(request.node.nodeid) as house:
        yield house


@pytest.fixture
def come_in(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Lets somebody into the house, with a browser of their own; without a name they stay a stranger.

    They like to see everything at once and to make every move themselves, unless they say so.
    """
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def enter(
        name: str | None, house: Server = server, speed: str = "once", by_hand: bool = True, **settings: Any
    ) -> Person:
        context = browser.new_context(base_url=house.url, **{**USUAL, **settings})
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(preferring(speed=speed, forced=not by_hand))
        context.add_init_script(SAME_SALT)
        contexts.append(context)
        people.append(Person(context.new_page(), name))
        return people[-1]

    yield enter
    troubles = [trouble for person in people for trouble in person.troubles]
    for context in contexts:
        context.close()
    assert not troubles
