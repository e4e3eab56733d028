"""Pages come back by themselves: after a house that fell over or was restarted, and when a tab is looked at again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests import patient
from tests.browser.person import Person, until
from tests.house.server import Caller, Server

Enter = Callable[..., Person]
LOOK_AWAY = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def say(caller: Caller, table: str, words: str) -> None:
    assert caller.post(f"/tables/{table}/chat", text=words).status_code == 201


@pytest.mark.parametrize("gently", [True, False], ids=["restarted", "killed"])
def test_pages_come_back_by_themselves(come_in: Enter, tmp_path: Path, gently: bool) -> None:
    house = Server(tmp_path / "data")
    with house:
        host = Caller(house, "Host")
        table = host.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
        anna, lola, watcher = come_in("Anna", house), come_in("Lola", house), come_in(None, house)
        anna.page.goto(f"/tables/{table}")
        lola.page.goto("/")
        watcher.page.goto(f"/tables/{table}")
        say(host, table, "before")
        for each in (anna, watcher):
            expect(each.page.locator(".chat")).to_contain_text("before")
        (house.stop if gently else house.kill)()
        for each in (anna, watcher):
            expect(each.page.locator("#lost")).to_be_visible()
        house.open()
        say(host, table, "after")
        for each in (anna, watcher):
            expect(each.page.locator(".chat")).to_contain_text("after")
            expect(each.page.locator("#lost")).to_be_hidden()
        public = host.post("/tables", game="siesta", seats=["me", "person"], public=True).json()["id"]
        expect(lola.page.locator(f'#lobby a[href="/tables/{public}"]')).to_be_visible()
        anna.page.get_by_role("button", name="Sit down here").first.click()  # and everybody is who they were
        expect(anna.page.get_by_role("button", name="Stand up")).to_be_visible()
        assert host.get(f"/tables/{table}")["names"].count("Anna") == 1


def test_a_tab_that_is_not_looked_at_rests_and_catches_up(come_in: Enter, server: Server) -> None:
    host = Caller(server, "Host")
    table = host.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
    anna = come_in("Anna")
    tabs = [anna.page, *(anna.page.context.new_page() for _ in range(5))]
    for tab in tabs:
        tab.goto(f"/tables/{table}")
    away = tabs[0]
    away.evaluate(LOOK_AWAY, True)
    until(lambda: rests(away), "a hidden tab keeps its stream though five others are seen")
    say(host, table, "while you were away")
    for tab in tabs[1:]:
        expect(tab.locator(".chat")).to_contain_text("while you were away")
    away.evaluate(LOOK_AWAY, False)
    expect(away.locator(".chat")).to_contain_text("while you were away")
    say(host, table, "now you are back")
    expect(away.locator(".chat")).to_contain_text("now you are back")


# After some minutes browsers hardly let the timers of hidden tabs run; messages of other tabs come as before.
THROTTLED = """
const usual = setInterval;
window.setInterval = (what, every) => usual(() => { if (!document.hidden) what(); }, every);
"""


def test_tabs_hidden_for_long_leave_room_for_the_one_that_is_looked_at(come_in: Enter, server: Server) -> None:
    host = Caller(server, "Host")
    table = host.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
    anna = come_in("Anna")
    tabs = [anna.page.context.new_page() for _ in range(8)]
    for tab in tabs:
        tab.add_init_script(THROTTLED)
        tab.goto(f"/tables/{table}", wait_until="domcontentloaded")
        tab.evaluate(LOOK_AWAY, True)
    anna.page.close()
    until(lambda: sum(map(rests, tabs)) == 2, "nobody hears of others, and yet not all connections are taken")
    late = next(tab for tab in tabs if rests(tab))
    late.evaluate(LOOK_AWAY, False)
    until(lambda: sum(map(rests, tabs)) == 4, "more than four listen, and nothing else has room")
    assert not rests(late)
    say(host, table, "you are back")
    expect(late.locator(".chat")).to_contain_text("you are back")
    assert late.evaluate("fetch('/healthz').then((answer) => answer.ok)")


def rests(page: Page) -> bool:
    return bool(page.evaluate("connection !== null && !connection.reader"))


def test_a_page_whose_text_was_lost_asks_for_all_of_it(come_in: Enter, server: Server) -> None:
    host = Caller(server, "Host")
    table = host.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
    anna = come_in("Anna")
    asked: list[str | None] = []
    anna.page.on("request", lambda sent: asked.append(sent.headers.get("last-event-id")))
    anna.page.goto(f"/tables/{table}")
    say(host, table, "one")
    expect(anna.page.locator(".chat")).to_contain_text("one")
    anna.page.evaluate("version = 'another'")
    say(host, table, "two")
    expect(anna.page.locator(".chat")).to_contain_text("two")
    assert "none" in asked


def test_devices_are_counted_and_can_be_ended(come_in: Enter) -> None:
    anna, phone = come_in("Anna"), come_in(None, viewport={"width": 390, "height": 844})
    anna.page.goto("/me")
    expect(anna.page.get_by_text("You are known on this device only.")).to_be_visible()
    anna.page.get_by_role("button", name="Make a code").click()
    code = anna.page.locator("output.code").inner_text()
    assert re.fullmatch(r"[2-9A-Z]{4}(-[2-9A-Z]{4}){2}", code)
    phone.page.goto("/me")
    phone.page.fill("#code", code)
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("link", name="Anna")).to_be_visible()
    anna.page.goto("/me")
    expect(anna.page.get_by_text("You are known on 2 devices.")).to_be_visible()
    anna.page.get_by_role("button", name="On this one only, from now on").click()
    expect(anna.page.get_by_text("You are known on this device only.")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_role("link", name="Anna")).to_have_count(0)
    anna.page.get_by_role("button", name="Leave on this device").click()
    expect(anna.page.locator("#come-in")).to_be_visible()
    assert patient.get(anna.page.url).status_code == 200
