"""A table in the middle of a match, with its rules beside it, is for everybody: axe finds nothing, by day and night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from fullboard import Match
from fullboard.core.shelf import find_game
from fullboard.testing.laid import Laid
from fullboard.testing.sight import prompts
from fullboard.web.rendering import help_page
from tests.browser.person import PATIENCE
from tests.browser.test_pages import violations

SCREENS = ((1366, 768, "light"), (390, 844, "dark"))
ASKED = 4


@pytest.mark.parametrize("game", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
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
    found = []
    for width, height, scheme in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found += violations(page)
    context.close()
    assert found == []
