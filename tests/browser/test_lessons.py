"""Lessons in a real browser: taken to their end by nothing but what the page shows, on a phone and on a wide screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person

Enter = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1366, "height": 768}
LAST = {"companeros": PHONE, "hotel-samoa": WIDE, "sun-sea-and-sand": PHONE, "four-stars": WIDE}
UNSEEN = """() => {
  const lit = [...document.querySelectorAll("#board [data-lit]")];
  return lit.length > 0 && !lit.some(part => part.getClientRects().length > 0);
}"""


def go_on(page: Page) -> None:
    """Do what the page asks for: read on, or be shown what is right and do that."""
    before = page.locator("#lesson").get_attribute("data-address")
    reading = page.locator("#answer button[value=go]")
    if reading.count():
        reading.click()
    else:
        page.locator("#show-me").click()
        expect(page.locator(".lesson-reply")).to_be_visible()
        lit = page.locator("button[name=move][data-lit]")
        assert lit.count(), "nothing is lit up"
        seen = [button for button in lit.all() if button.is_visible()]
        (seen[0] if seen else page.locator(f"#all-moves {value_of(page)}")).click()
    expect(page.locator("#lesson")).not_to_have_attribute("data-address", str(before))


def value_of(page: Page) -> str:
    """The same move in the list of all moves, for where its button lies behind a door."""
    if not page.locator("#all-moves[open]").count():
        page.locator("#all-moves summary").click()
    value = page.locator("button[name=move][data-lit]").first.get_attribute("value")
    return f'button[value="{value}"]'


def look(page: Page, game: str) -> None:
    """On a phone and on a wide screen: the card is in sight, what is lit up is there, nothing sticks out."""
    for size in (WIDE, PHONE) if LAST[game] is PHONE else (PHONE, WIDE):
        page.set_viewport_size(size)
        expect(page.locator("#card")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not page.evaluate(UNSEEN)


@pytest.mark.parametrize("game", LAST)
def test_a_lesson_is_finished_by_what_the_page_shows(come_in: Enter, game: str) -> None:
    page = come_in("Camille", viewport=LAST[game]).page
    page.goto(f"/games/{game}/lessons")
    page.locator(".course a").first.click()
    page.wait_for_selector("#lesson")
    for _ in range(40):
        if not page.locator(".lesson-actions :is(#answer, #show-me)").count():
            break
        look(page, game)
        go_on(page)
    expect(page.get_by_role("button", name="Play a first match")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Learn it 1 of")).to_be_visible()
