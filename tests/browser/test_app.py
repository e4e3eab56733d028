"""The house as an app: it tells whose turn it is, a real service worker shows calls, and says when it is offline.

Only the whole browser has notifications.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from fullboard.house.calls import push
from fullboard.house.calls.letters import Letter
from tests import chromium
from tests.browser.person import Person, until
from tests.house.calls.answering import Answering
from tests.house.server import Server

READY = "async () => { const worker = await navigator.serviceWorker.ready; return worker.active.state; }"
CALLS = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((each) => [each.title, each.body, each.tag, each.data.url]);
}"""
KEPT = """async () => {
  const names = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) names.push(new URL(request.url).pathname);
  }
  return names.sort();
}"""
PRIVATE_KEY = "d5xNyN5Z-LwHHJrGQQ0DJbiyxRgA5ECJnU3mfTpTTmE"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium.running(playwright, chromium.WHOLE) as browser:
        yield browser


def pushed(server: Server) -> str:
    """A call as it comes out of a push service: what the house has encrypted, decrypted by a browser's keys."""
    there = Answering(port=1)
    letter = Letter("turn", "Your turn: Compañeros", "With Bob.", "/tables/abc", "abc", "companeros", 2)
    keys = {name: there.subscription[name] for name in ("p256dh", "auth")}
    body, headers = push.message(letter, there.subscription["endpoint"], keys, PRIVATE_KEY, server.url)
    return json.dumps(there.read(body, headers))


def test_a_service_worker_shows_a_call_and_keeps_one_page_only(come_in: Callable[..., Person], server: Server) -> None:
    """Chromium subscribes with its maker's push service only: the debugger hands the message to the worker instead."""
    anna = come_in("Anna", permissions=["notifications"], service_workers="allow")
    page = anna.page
    page.goto("/calls")
    assert page.evaluate(READY) in ("activating", "activated")
    registrations: list[dict[str, Any]] = []
    debugger = page.context.new_cdp_session(page)
    debugger.on("ServiceWorker.workerRegistrationUpdated", lambda news: registrations.extend(news["registrations"]))
    debugger.send("ServiceWorker.enable")
    until(lambda: page.evaluate("1") and registrations, "the debugger tells of no worker")
    (own,) = {each["registrationId"] for each in registrations}
    message = {"origin": server.url, "registrationId": own, "data": pushed(server)}
    debugger.send("ServiceWorker.deliverPushMessage", message)
    until(lambda: page.evaluate(CALLS), "no call is shown")
    assert page.evaluate(CALLS) == [["Your turn: Compañeros", "With Bob.", "abc", f"{server.url}/tables/abc"]]
    until(lambda: len(page.evaluate(KEPT)) >= 3, "nothing is kept")
    assert page.evaluate(KEPT) == ["/offline", "/static/house.css", "/static/time.css"]
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    assert "Anna" not in page.content()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("heading", name="You are offline")).to_have_count(0)


def test_a_notification_when_it_is_your_turn_and_one_looks_elsewhere(come_in: Callable[..., Person]) -> None:
    anna, bob = come_in("Anna", permissions=["notifications"]), come_in("Bob")
    anna.page.add_init_script(  # no window of a headless browser is ever hidden, so this one says it is
        "window.told = []; window.away = false;"
        "Object.defineProperty(document, 'hidden', { get: () => window.away });"
        "const Real = Notification;"
        "window.Notification = class extends Real {"
        "  constructor(title, more) { super(title, more); window.told.push([title, more.body]); }"
        "};"
    )
    path = anna.set_table("siesta", "me", "person")
    bob.sit_down(path)
    for away in (False, True):
        anna.wait_for_turn()
        until(lambda: anna.page.title().startswith("● Your turn"))
        assert anna.page.evaluate("window.told") == []
        anna.page.locator("#moves button[name=move]").first.click()
        expect(anna.page.locator("#status")).to_have_attribute("data-turn", "no")
        assert not anna.page.title().startswith("●")
        anna.page.evaluate("away => { window.away = away }", away)
        bob.wait_for_turn()
        bob.page.locator("#moves button[name=move]").first.click()
        expect(bob.page.locator("#status")).to_have_attribute("data-turn", "yes")  # the next prize
    until(lambda: anna.page.evaluate("window.told.length"))
    assert anna.page.evaluate("window.told") == [["Your turn", anna.page.inner_text("#status strong")]]
