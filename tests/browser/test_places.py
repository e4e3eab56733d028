"""Places are fixed: a page is laid out once, before its first picture; what jumps in a match is measured apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from fullboard import Match
from fullboard.testing.laid import Laid
from fullboard.testing.sight import NAMES
from tests.browser.person import Person
from tests.core.test_records import RECORD
from tests.patient import PATIENCE

# How the side of a page is laid out as soon as there is something to lay out.
EARLY = """new MutationObserver(() => {
  if (document.body) window.early ??= document.documentElement.dataset.side;
}).observe(document, { childList: true, subtree: true })"""


def test_log_and_chat_have_their_place_before_the_first_picture(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    page.add_init_script(EARLY)
    Laid(page, Match("companeros", players=3, seed=3))
    assert page.evaluate("early") == page.evaluate("document.documentElement.dataset.side") == "open"
    context.close()


def test_the_first_picture_of_a_table_is_the_whole_table(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    Laid(page, Match("companeros", players=3, seed=3))
    awaited = page.locator("link[rel=expect][blocking=render]").get_attribute("href")
    assert awaited is not None
    after = "id => document.getElementById(id).compareDocumentPosition(document.querySelector('.board'))"
    assert page.evaluate(after, awaited.removeprefix("#")) == 2, "the board comes before what is waited for"
    context.close()


@pytest.mark.parametrize(("size", "screens"), [((1366, 768), 1), ((390, 844), 2)])
def test_a_new_table_is_set_on_one_screen_or_two_of_a_phone(
    come_in: Callable[..., Person], size: tuple[int, int], screens: int
) -> None:
    width, height = size
    page = come_in("Anna", viewport={"width": width, "height": height}).page
    for game in ("companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"):
        page.goto(f"/new/{game}")
        page.select_option("[name=seat1]", "medium")
        assert page.locator("#chosen-levels").inner_text().startswith("medium bot"), "who is chosen is explained"
        assert page.evaluate("document.documentElement.scrollHeight") <= screens * height, game


def test_whether_log_and_chat_are_open_can_be_seen_at_their_button(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    Laid(page, Match("companeros", players=3, seed=3), names=NAMES)
    button = page.locator("#side-button")
    ground = "button => getComputedStyle(button).backgroundColor"
    looks = {}
    for _ in range(2):
        looks[button.get_attribute("aria-expanded")] = button.evaluate(ground)
        button.click()
        page.mouse.move(0, 0)
    assert looks.keys() == {"true", "false"}
    assert looks["true"] != looks["false"]
    context.close()


def test_a_name_that_is_shortened_is_told_whole(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    Laid(page, Match("companeros", players=3, seed=3), names=NAMES)
    page.locator("#stands-1 .who").hover()
    page.locator("#explain", has_text=NAMES[1]).wait_for()
    context.close()


# What is asked of the page, in its order, while pieces are set going.
ORDER = """() => {
  window.asked = [];
  const { get } = Object.getOwnPropertyDescriptor(Element.prototype, "currentCSSZoom");
  const measure = function () { asked.push("measure"); return get.call(this); };
  Object.defineProperty(Element.prototype, "currentCSSZoom", { get: measure });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) { asked.push("move"); return animate.apply(this, how); };
}"""


def test_all_that_glides_is_measured_before_the_first_piece_moves_and_lies_flat_in_the_end(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    match = Match("companeros", players=3, seed=3)
    laid = Laid(page, match)
    page.evaluate(ORDER)
    asked: list[str] = []
    while asked.count("move") < 2:  # until several pieces make room for each other
        match.play(match.actors[0], match.notation(next(iter(match.legal(match.actors[0])))))
        page.evaluate("asked.length = 0")
        laid.show()
        asked = page.evaluate("asked")
    assert asked == sorted(asked), "the page is laid out once, not once a piece"
    page.wait_for_function("() => document.getAnimations().every((each) => each.id !== 'glide')")
    assert page.locator("[data-piece][style*=z-index]").count() == 0
    context.close()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("waits", [False, True])
def test_everything_in_the_bar_of_a_phone_can_be_seen(browser: Browser, language: str, waits: bool) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    Laid(page, Match("companeros", players=3, seed=3), language=language)
    if waits:
        page.evaluate("document.getElementById('next-link').hidden = false")
    bar = page.locator(".table-bar")
    assert bar.evaluate("bar => bar.scrollWidth - bar.clientWidth") <= 0
    named = page.locator("#settings-button").evaluate("button => button.textContent")
    assert page.get_by_role("button", name=named, exact=True).count() == 1
    for button in page.locator(".table-bar :is(a, button)").all():
        if not button.is_visible():
            continue
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth + 1"), button.text_content()
    context.close()


def test_the_controls_of_a_replay_leave_a_phone_to_the_board(come_in: Callable[..., Person]) -> None:
    page = come_in("Anna", viewport={"width": 360, "height": 740}, locale="de-DE").page
    page.goto("/watch")
    page.set_input_files("[name=record]", {"name": "a.record", "mimeType": "", "buffer": RECORD.encode()})
    page.click(".new-table button.primary")
    page.wait_for_selector("#moment")
    bar = page.locator(".replay-bar").bounding_box()
    board = page.locator(".board").bounding_box()
    assert bar is not None
    assert board is not None
    assert bar["height"] <= 0.19 * 740
    assert board["y"] <= 0.4 * 740
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for button in page.locator(".slider :is(a, button):visible").all():
        assert button.evaluate("each => each.offsetHeight >= 44 && each.scrollWidth <= each.clientWidth")
