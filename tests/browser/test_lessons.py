"""Lessons in a real browser: taken to their end by nothing but what the page shows, on a phone and on a wide screen."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from fullboard import games
from fullboard.core.lessons import course
from fullboard.core.teaching import check_lesson
from fullboard.web.lessons import home
from tests.browser.person import Person

Enter = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1366, "height": 768}
LAST = {"companeros": PHONE, "hotel-samoa": WIDE, "sun-sea-and-sand": PHONE, "four-stars": WIDE}
# Moments are fetched once and shown one after the other on one page, as htmx would swap them in.
FETCH = """async (addresses) => {
  window.moments = await Promise.all(addresses.map(async (address) => {
    const text = await (await fetch(address)).text();
    return new DOMParser().parseFromString(text, "text/html").getElementById("lesson");
  }));
}"""
LOOK = """() => window.moments.map((moment) => {
  document.getElementById("lesson").replaceWith(document.importNode(moment, true));
  document.dispatchEvent(new CustomEvent("htmx:after:swap", { detail: { ctx: { target: { id: "lesson" } } } }));
  const lit = [...document.querySelectorAll("#board [data-lit]")].filter((part) => part.getClientRects().length);
  const card = document.getElementById("card").getBoundingClientRect();
  const inSight = ({ top, bottom }) => top < innerHeight && bottom > 0;
  const seen = lit.some((part) => inSight(part.getBoundingClientRect()));
  const fits = document.documentElement.scrollWidth <= innerWidth && inSight(card);
  return [seen, fits];
})"""


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


@pytest.mark.parametrize("game", LAST)
def test_whatever_any_lesson_lights_up_comes_into_sight_on_a_phone_and_on_a_wide_screen(
    come_in: Enter, game: str
) -> None:
    lit = [
        (f"{lesson.name} {moment.number + 1}", f"{home(games[game], lesson.name)}?past={quote('.'.join(moment.past))}")
        for lesson in course(games[game]).lessons.values()
        for moment in check_lesson(lesson, games[game])
        if moment.step is not None and moment.step.light
    ]
    page = come_in(None, viewport=PHONE).page
    page.goto(lit[0][1])
    page.evaluate(FETCH, [address for _, address in lit])
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        looks = page.evaluate(LOOK)
        assert [name for (name, _), look in zip(lit, looks, strict=True) if look != [True, True]] == []


@pytest.mark.parametrize("game", LAST)
def test_a_lesson_is_finished_by_what_the_page_shows(come_in: Enter, game: str) -> None:
    page = come_in("Camille", viewport=LAST[game]).page
    page.goto(f"/games/{game}/lessons")
    page.locator(".course a").first.click()
    page.wait_for_selector("#lesson")
    for _ in range(40):
        if not page.locator(".lesson-actions :is(#answer, #show-me)").count():
            break
        go_on(page)
    expect(page.get_by_role("button", name="Play a first match")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Learn it 1 of")).to_be_visible()
