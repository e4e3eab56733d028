"""A table with its rules beside it, its replay and a study are for everybody: axe finds nothing, by day and night."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fullboard import Match
from fullboard.core.shelf import find_game
from fullboard.testing.laid import Laid
from fullboard.testing.sight import prompts
from fullboard.web.rendering import help_page
from tests.browser.person import Person
from tests.browser.test_pages import bring, violations
from tests.patient import PATIENCE

GAMES = ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"]
SCREENS = ((1366, 768, "light"), (390, 844, "dark"))
ASKED = 4
GOLDEN = Path(__file__).parent.parent / "golden"


def wide_by_day_and_narrow_by_night(page: Page) -> list[str]:
    found = []
    for width, height, scheme in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found += violations(page)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table_with_its_rules_beside_it(browser: Browser, game: str) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    match = Match(game, players=4, seed=3)
    laid = Laid(page, match)
    rules = f'<article class="rules">{help_page(find_game(game).folder, "en")}</article>'
    page.route("**/help", lambda route: route.fulfill(body=rules, content_type="text/html; charset=utf-8"))
    for _ in prompts(match, 0, ASKED):
        laid.show()
    page.keyboard.press("?")
    page.wait_for_selector("#help-rules h2")
    page.click("#help-icons summary")
    found = wide_by_day_and_narrow_by_night(page)
    context.close()
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_replay_and_in_a_study(come_in: Callable[..., Person], game: str) -> None:
    page = come_in("Anna").page
    page.goto("/watch")
    bring(page, (GOLDEN / game / "3-players-greedy.record").read_text("utf-8"))
    page.wait_for_selector("#replay")
    page.goto(f"{page.url}?line=20&seat=0")
    expect(page.locator("#line")).to_have_value("20")
    found = wide_by_day_and_narrow_by_night(page)
    page.goto(f"/study/{game}")
    found += wide_by_day_and_narrow_by_night(page)
    page.locator("#set-up button.primary").click()
    page.wait_for_selector(".study-line")
    found += wide_by_day_and_narrow_by_night(page)
    assert found == []
