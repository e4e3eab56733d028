"""Lessons in a real browser: taken to their end by nothing but what the page shows, on a phone and on a wide screen."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from fullboard import games
from fullboard.core.lessons import course
from fullboard.core.teaching import check_lesson
from fullboard.web.lessons import home
from tests.browser.person import MOVES, MY_TURN, Person

Enter = Callable[..., Person]
PHONE: ViewportSize = {"width": 390, "height": 844}
WIDE: ViewportSize = {"width": 1366, "height": 768}
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
  const isShown = (part) => part.getClientRects().length > 0;
  const lit = [...document.querySelectorAll("#board [data-lit]")].filter(isShown);
  const sticks = (part) => getComputedStyle(part).position === "sticky";
  const card = document.getElementById("card");
  const docks = [...document.querySelectorAll("#board [data-dock]")].filter((part) => isShown(part) && sticks(part));
  const top = sticks(card) ? card.getBoundingClientRect().bottom : 0;
  const stuck = docks.map((dock) => dock.getBoundingClientRect()).filter((box) => box.bottom >= innerHeight - 1);
  const bottom = Math.min(innerHeight, ...stuck.map((box) => box.top));
  const first = lit.find((part) => !docks.some((dock) => dock.contains(part)))?.getBoundingClientRect();
  const clear = !first || first.height > bottom - top - 16 || (first.top >= top - 1 && first.bottom <= bottom + 1);
  const desk = docks.find((dock) => dock.querySelector("button[name=move]:not([aria-disabled])"));
  const free = !desk || desk.getBoundingClientRect().top >= top - 1; // what one moves with is not behind the card
  const inSight = (box) => box.top < innerHeight && box.bottom > 0;
  const seen = lit.some((part) => inSight(part.getBoundingClientRect()));
  const fits = document.documentElement.scrollWidth <= innerWidth && inSight(card.getBoundingClientRect());
  return [seen, fits, clear && free];
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
        assert [name for (name, _), look in zip(lit, looks, strict=True) if look != [True, True, True]] == []


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


def test_what_is_said_to_a_try_is_not_covered_by_what_it_was_made_in(come_in: Enter) -> None:
    page = come_in(None, viewport=PHONE).page
    page.goto("/games/sun-sea-and-sand/lessons/first-turn?past=go.go.bungalows+3.fetch+4")
    page.locator("button.ss-site[data-lit]").click()
    page.locator("button[value='build bar 1']:visible").click()
    expect(page.locator("#reply")).to_be_in_viewport()
    expect(page.locator("#board :popover-open")).to_have_count(0)


def test_an_unfolded_coach_lies_over_the_table_where_one_is_and_is_gone_at_the_end(come_in: Enter) -> None:
    page = come_in("Camille", viewport=PHONE, has_touch=True).page
    page.goto("/games/companeros/lessons")
    page.get_by_role("button", name="Play a first match").click()
    page.wait_for_selector(MY_TURN)
    summary, pane = page.locator("#coach-more summary"), page.locator(".coach-pane")
    expect(page.locator(".coach-line").first).to_be_visible()
    page.evaluate("scrollTo(0, 300)")  # where coach and question stick
    board = page.locator(".board").bounding_box()
    summary.tap()
    expect(pane).to_be_visible()
    assert (page.evaluate("scrollY"), page.locator(".board").bounding_box()) == (300, board)
    tip = page.locator(".coach-line p").first.text_content()
    expect(pane).to_contain_text(tip or "nothing", use_inner_text=True)  # all of what the strip shortens
    over = pane.bounding_box()
    assert over is not None
    assert over["y"] >= 0
    assert over["y"] + over["height"] <= PHONE["height"]
    page.touchscreen.tap(10, PHONE["height"] - 5)  # elsewhere: it has been read
    expect(pane).to_be_hidden()
    assert page.evaluate("scrollY") == 300
    page.locator("#hint-now button").focus()  # what sticks is in sight already
    assert page.evaluate("scrollY") == 300
    page.wait_for_function("""() => {
      document.getElementById("hint").innerHTML = "<p>A hint</p>"; // which sticks alone: the others stay in their rows
      scrollTo(0, 0);
      const [coach, status] = ["coach", "status"].map((id) => document.getElementById(id).getBoundingClientRect());
      return status.top >= coach.bottom - 1 && status.top < coach.bottom + 30;
    }""")
    page.evaluate("""() => {
      document.getElementById("live").insertAdjacentHTML("beforeend", "<div id='afterwards'></div>");
      document.dispatchEvent(new CustomEvent("htmx:after:swap", { detail: { ctx: { target: { id: "live" } } } }));
    }""")
    expect(page.locator("#coach")).to_be_hidden()


def test_whoever_wants_no_more_coaching_is_not_asked_back_at_the_same_decision(come_in: Enter) -> None:
    page = come_in("Camille", viewport=PHONE).page
    warned = {
        f"play {suit} {value}": "Really?" for suit in ("green", "yellow", "red", "blue") for value in range(1, 11)
    }
    page.route("**/coach/warnings", lambda route: route.fulfill(json={**route.fetch().json(), "warnings": warned}))
    page.goto("/games/companeros/lessons")
    page.get_by_role("button", name="Play a first match").click()
    page.wait_for_selector(MY_TURN)
    page.wait_for_selector("#coach[data-thought]")
    page.locator(MOVES).first.click()
    expect(page.get_by_text("Really?")).to_be_visible()
    page.get_by_role("button", name="Look again").click()
    page.unroute("**/coach/warnings")
    page.locator("#coach-more summary").click()
    with page.expect_response("**/coach/warnings"):
        page.get_by_role("button", name="No more coaching in this game").click()
    before = page.locator("#moves [name=step]").input_value()
    page.locator(MOVES).first.click()
    expect(page.locator("#moves [name=step]")).not_to_have_value(before)
