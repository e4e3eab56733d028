"""What a guest's browser feels: how much a page weighs on a first visit, and how soon others see a click."""

from __future__ import annotations

import shutil
import statistics
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from fullboard.core.shelf import shelf
from fullboard.web.rendering import has_board

FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
CHROMIUM = shutil.which("chromium")
PLAYERS = ("Anna", "Bob", "Carla")
SEEN = """() => {
  const step = () => document.querySelector('#moves [name=step]')?.value;
  window.seen = {};
  new MutationObserver(() => { window.seen[step()] ??= performance.timeOrigin + performance.now(); })
    .observe(document.querySelector('#live'), {subtree: true, childList: true, attributes: true});
}"""
CLICK = """() => {
  const at = performance.timeOrigin + performance.now();
  document.querySelector('#moves button[name=move]:not([aria-disabled])').click();
  return at;
}"""


@dataclass(frozen=True)
class Feel:
    """Kilobytes of each page, compressed, on an empty cache, and milliseconds from a click to another's screen."""

    weights: dict[str, float]
    clicks: list[float]
    across: list[float] = field(default_factory=list)  # where the other player's page comes from another process

    @property
    def heaviest(self) -> float:
        """Kilobytes of the heaviest page."""
        return max(self.weights.values())

    @property
    def median(self) -> float:
        """Milliseconds that half of the clicks take at most."""
        return statistics.median(self.clicks)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


def feel(url: str, moves: int, elsewhere: Sequence[str] = ()) -> Feel:
    """Visit the house as a guest does; and another one, of several processes, if there is one."""
    with chromium() as browser:
        across = click(browser, elsewhere, moves) if elsewhere else []
        return Feel(weigh(browser, url), click(browser, [url], moves), across)


def weigh(browser: Browser, url: str) -> dict[str, float]:
    """Kilobytes on the wire for the lobby and a table of every game, each in a browser that was never here."""
    weights = {"lobby": _weight(browser.new_context(base_url=url), "/")}
    for key in (key for key, game in shelf().items() if has_board(game)):  # the others are not in the lobby
        host = browser.new_context(base_url=url)
        page = _come_in(host, "Anna")
        page.click(f'form[action="/play/{key}"] button')
        page.wait_for_selector("#moves")
        stranger = browser.new_context(base_url=url)
        kept: list[Any] = [each for each in host.cookies() if each["name"] == "guest"]
        stranger.add_cookies(kept)
        weights[f"table of {key}"] = _weight(stranger, "/tables/" + page.url.rpartition("/")[2])
        host.close()
    return weights


def _weight(context: BrowserContext, path: str) -> float:
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(path, wait_until="load")
    page.wait_for_timeout(300)
    context.close()
    return sum(sizes) / 1000


def _come_in(context: BrowserContext, name: str) -> Page:
    page = context.new_page()
    page.goto("/")
    page.fill("#name", name)
    page.click(".name-form button")
    page.wait_for_load_state()
    return page


def click(browser: Browser, urls: Sequence[str], moves: int) -> list[float]:
    """Milliseconds from a click to the screen of another player, over and over; they take turns in where they are."""
    contexts = [browser.new_context(base_url=url) for _, url in zip(PLAYERS, cycle(urls), strict=False)]
    for context in contexts:  # as soon as it is there, not as soon as the page would show it
        context.add_init_script('localStorage.fullboard = \'{"speed": "once"}\'')
    pages = [_come_in(context, name) for context, name in zip(contexts, PLAYERS, strict=True)]
    pages[0].goto("/new/companeros")
    pages[0].select_option("[name=players]", str(len(PLAYERS)))
    pages[0].click(".new-table button.primary")
    pages[0].wait_for_selector("#live")
    path = "/tables/" + pages[0].url.rpartition("/")[2]
    for page in pages[1:]:
        page.goto(path)
        page.click(".player button.primary")
    for page in pages:
        page.wait_for_selector("#moves")
        page.evaluate(SEEN)
    times = []
    for _ in range(moves):
        mover = next(page for page in pages if page.get_attribute("#status", "data-turn") == "yes")
        other = pages[pages.index(mover) - 1]
        step = int(mover.input_value("#moves [name=step]"))
        clicked = mover.evaluate(CLICK)
        for page in pages:
            page.wait_for_function("step => window.seen[step]", arg=str(step + 1))
        times.append(other.evaluate("step => window.seen[step]", str(step + 1)) - clicked)
        other.wait_for_timeout(30)
    for context in contexts:
        context.close()
    return times
