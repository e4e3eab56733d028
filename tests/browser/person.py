"""Somebody at a browser: what they click, type and see."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Dialog, Page

from tests.patient import PATIENCE

CARD = re.compile(r"\b(green|yellow|red|blue|purple|orange)[ -](\d+)\b")
MOVES = "#moves button[name=move]:not([aria-disabled])"
MY_TURN = "#status[data-turn=yes]:not(:has([data-beat]))"  # and what happened before has been shown
MOVED_ON = """old => document.querySelector('#replay-link') || !document.querySelector('#status [data-beat]')
  && document.querySelector('#moves [name=step]')?.value !== old"""
QUIET = ("ERR_", "Failed to load resource")  # what Chromium itself says about refusals and lost connections
# A page that has fallen behind: the next news from the table would mend it, so there must be no time for any.
CLICK_TOO_LATE = """moves => {
  document.querySelector('#moves [name=step]').value = '999';
  document.querySelector(moves).click();
}"""
LOOK = """() => ({
  step: document.querySelector('#moves [name=step]')?.value,
  turn: document.querySelector('#status').dataset.turn === 'yes',
  over: Boolean(document.querySelector('#replay-link')),
  hand: [...document.querySelectorAll('.co-hand [data-piece]')].map(each => each.dataset.piece),
  html: document.documentElement.outerHTML,
})"""

# What a browser adds to a deal is the same every time, too.
SAME_SALT = """(() => {
  const any = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof Uint8Array ? array.fill(7) : any(array));
})()"""


def preferring(**settings: object) -> str:
    """A script for pages whose settings are these until somebody changes them."""
    return f"try {{ localStorage.fullboard ??= JSON.stringify({json.dumps(settings)}) }} catch {{}}"


AT_ONCE = preferring(speed="once", forced=False)  # a page that takes no time of its own, and no move


class Person:
    def __init__(self, page: Page, name: str | None) -> None:
        self.page = page
        self.name = name
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._listen)
        page.on("dialog", self.accept)
        if name is not None:
            origin = page.request.get("/").url.rstrip("/")
            page.request.post("/name", form={"name": name}, headers={"origin": origin}, max_redirects=0)

    def accept(self, dialog: Dialog) -> None:
        """They are sure."""
        dialog.accept()

    def _listen(self, message: ConsoleMessage) -> None:
        known = any(word in message.text for word in QUIET) or "htmx:sse:error" in message.text
        if message.type == "error" and not known and "htmx:error" not in message.text:
            self.troubles.append(message.text)

    # Going places

    def set_table(self, game: str, *seats: str) -> str:
        """A new table by its form; returns its path."""
        self.page.goto(f"/new/{game}")
        self.page.select_option("[name=players]", str(len(seats)))
        for at, seat in enumerate(seats):
            if seat == "random":  # which no form offers, and every form brings
                self.page.eval_on_selector(f"[name=seat{at}]", "select => select.add(new Option('random', 'random'))")
            self.page.select_option(f"[name=seat{at}]", seat)
        self.page.click(".new-table button.primary")
        self.page.wait_for_selector("#live")
        self.page.wait_for_load_state()
        return "/tables/" + self.page.url.rsplit("/", 1)[1]

    def sit_down(self, path: str) -> None:
        self.page.goto(path)
        self.page.click(".player button.primary")
        self.page.wait_for_selector("#moves")
        self.page.wait_for_load_state()

    # Looking

    @property
    def step(self) -> str:
        return str(self.page.input_value("#moves [name=step]"))

    @property
    def status(self) -> str:
        return " ".join(str(self.page.text_content("#status")).split())

    @property
    def my_turn(self) -> bool:
        return self.page.get_attribute("#status", "data-turn") == "yes"

    @property
    def over(self) -> bool:
        return self.page.locator("#replay-link").count() > 0

    @property
    def hand(self) -> set[str]:
        return set(
            self.page.eval_on_selector_all(".co-hand [data-piece]", "all => all.map(each => each.dataset.piece)")
        )

    def look(self) -> dict[str, Any]:
        """The whole page at one moment: step, whose turn, own hand, and every card named in text, ids or attributes."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        seen["cards"] = {f"{suit} {value}" for suit, value in CARD.findall(seen.pop("html"))}
        seen["hand"] = set(seen["hand"])
        return seen

    def legal(self) -> list[str]:
        return list(self.page.eval_on_selector_all(MOVES, "all => all.map(each => each.value)"))

    # Playing

    def wait_for_turn(self) -> None:
        """Until it is one's turn, or the match is over."""
        self.page.wait_for_selector(f"{MY_TURN}, #replay-link")
        self.page.wait_for_load_state()  # keys mean nothing before the page's scripts have come

    def play(self, move: str | None = None) -> str:
        """Click on a move, the first if none is named, and wait until it has been made."""
        step, chosen = self.page.evaluate(
            "moves => [document.querySelector('#moves [name=step]').value, document.querySelector(moves).value]", MOVES
        )
        chosen = move or chosen
        self.click(f'{MOVES}[value="{chosen}"]', step)
        return str(chosen)

    def click(self, button: str, step: str) -> None:
        """Click on the button of a move; a page sends one move at a time, so the next has to wait for the answer."""
        with self.page.expect_response(re.compile("/move$")):
            self.page.locator(button).first.click()
        self.wait_for_step(step)

    def wait_for_step(self, old: str) -> None:
        """Until the table has moved on, and what the rules made of it has been shown."""
        self.page.wait_for_function(MOVED_ON, arg=old)


def until(true: Callable[[], object], why: str = "it did not happen") -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, why
        time.sleep(0.02)
