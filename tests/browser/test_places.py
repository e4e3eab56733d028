"""Places are fixed: a page is laid out once, before its first picture; what jumps in a match is measured apart."""

from __future__ import annotations

from playwright.sync_api import Browser

from fullboard import Match
from fullboard.testing.laid import Laid
from tests.browser.person import PATIENCE

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
