"""The contract of what is in sight: at every prompt, on every screen, one sees what one decides on, and can press it.

A page is drawn for one seat of a seeded match and shown in a browser with its own scripts. The whole matrix takes an
hour (`FULLBOARD_PAGES=all`, `make test-pages`); otherwise a part of it is chosen by a seed (`FULLBOARD_PAGES=SEED`).
"""

import os
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from fullboard import Match, games
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import shelf
from fullboard.testing.contract import Contract, check_shelf
from fullboard.testing.laid import Laid
from fullboard.words import languages

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TWICE = (683, 384)  # 1366 by 768 at 200 %
WIDE = ((768, 1024), (1024, 768), (1366, 768), (1440, 900), (1920, 1080), TWICE)
PHONES = ((360, 740), (390, 844), (844, 390))
LOOK = (Path(__file__).parent / "sight.js").read_text("utf-8")
NAMES = tuple(f"{letter}{'elisabeth von Hohenstaufen-Wittelsbach zu Sigmaringen'[:39]}" for letter in "ABCDEF")
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WATCH = """() => addEventListener("click", (event) => {
  window.pressed = event.target.closest("button")?.value;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true)"""
PATIENCE = 300_000.0  # milliseconds: a busy machine is no failure
REST = 700.0  # milliseconds after which what one rests on is explained
TRIES = 100
WHOLE = range(1, 401)  # prompts of a match, at most
PROMPTS_OF_A_PART = (1, 2, 5, 6, 11, 12, 19, 20)  # in twos: what jumps is seen between two prompts


class Screen(NamedTuple):
    """A window of some size, with a mouse or a finger, by day or by night, and who looks at it."""

    players: int
    size: tuple[int, int]
    dark: bool
    language: str

    @property
    def touch(self) -> bool:
        """Whether it is a phone's."""
        return self.size in PHONES

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.players}-{width}x{height}-{'dark' if self.dark else 'light'}-{self.language}"


def screens(key: str) -> list[Screen]:
    """What is looked at: everything, or a wide and a narrow window that a seed has chosen."""
    asked = os.environ.get("FULLBOARD_PAGES", "1")
    dice = random.Random(f"{asked} {key}")
    spoken = sorted(languages())
    if asked == "all":
        sizes = [*PHONES, *WIDE]
        every = [(players, size, dark) for players in games[key].players for size in sizes for dark in (False, True)]
        return [Screen(*each, dice.choice(spoken)) for each in every]
    some = [(dice.choice(games[key].players), dice.choice(sizes), dice.random() < 0.5) for sizes in (PHONES, WIDE)]
    return [Screen(*each, dice.choice(spoken)) for each in some]


def prompts(match: Match, seat: int, most: int) -> Iterator[None]:
    """Play a match among quick bots, and stop wherever a seat is asked."""
    make = shelf().bots_for(match.game).get("greedy")
    bot: Bot | None = make() if make else None
    luck = Quick(7, match.players)
    asked = 0
    while match.actors and asked < most:
        mover = seat if seat in match.actors else match.actors[0]
        if mover == seat:
            yield
            asked += 1
        if bot is None:
            move = int(match.state.random_move(mover, luck))
        else:
            move = int(bot.choose(Chair(match.state, mover, luck), luck, Budget(8)))
        match.play(mover, match.notation(move))


def press(laid: Laid, areas: list[str], touch: bool) -> list[str]:
    """Press the middle of what is lit, like a hand does: after resting there, or with a finger."""
    page = laid.page
    troubles = []
    for area in areas:
        lit = page.locator(area)
        lit.scroll_into_view_if_needed()
        box = lit.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.evaluate("window.pressed = undefined")
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.move(x, y)
            page.evaluate(SETTLED)
            page.mouse.click(x, y)
        meant = lit.locator("button[name=move]").get_attribute("value")
        pressed = page.evaluate("window.pressed")
        if pressed != meant:
            troubles.append(f"the middle of {area} does {pressed or 'nothing'} instead of {meant}")
    return troubles


def point(laid: Laid, shortened: list[dict[str, Any]]) -> list[str]:
    """Point at what is shortened: it must be told whole."""
    page = laid.page
    card = page.locator("#explain")
    troubles = []
    for part in shortened:
        for _ in range(TRIES):  # a page that is still busy may take the first for passing by
            page.mouse.move(part["x"], part["y"])
            page.wait_for_timeout(REST)
            if card.is_visible():
                break
            page.mouse.move(0, 0)
        told, whole = (" ".join(text.split()) for text in (str(card.text_content()), part["text"]))
        if whole not in told:
            troubles.append(f"what is shortened is not told in full: {whole}")
        page.mouse.move(0, 0)
        card.wait_for(state="hidden")
    return troubles


def look(browser: "Browser", key: str, screen: Screen, looked_at: Sequence[int] = WHOLE) -> list[str]:
    """What is wrong with the pages of a match at some of its prompts, each in a sentence with the prompt's number."""
    width, height = screen.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if screen.dark else "light",
        has_touch=screen.touch,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    found: list[str] = []
    try:
        page = context.new_page()
        page.on("pageerror", lambda error: found.append(f"an error of a script: {error}"))
        seat = screen.players // 2
        match = Match(key, players=screen.players, seed=screen.players)
        laid = Laid(page, match, seat, screen.language, NAMES)
        page.evaluate(WATCH)
        seen: dict[str, Any] = {}
        for number, _ in enumerate(prompts(match, seat, looked_at[-1]), 1):
            if number not in looked_at:
                seen = {}
                continue
            laid.show()
            page.evaluate(SETTLED)
            seen = page.evaluate(LOOK, seen.get("places"))
            troubles = list(seen["troubles"])
            if number == looked_at[0]:
                troubles += point(laid, seen["shortened"])
            troubles += press(laid, seen["areas"], screen.touch)
            found += [f"prompt {number}: {trouble}" for trouble in troubles]
    finally:
        context.close()
    return found


class SightContract(Contract):
    """What is decided on is in sight and can be pressed, on every screen; run where there is a fixture `browser`."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run it once for every screen of every game."""
        if "screen" not in metafunc.fixturenames:
            super().pytest_generate_tests(metafunc)
            return
        check_shelf(self.games)
        each = [(key, screen) for key in self.games for screen in screens(key)]
        metafunc.parametrize(("key", "screen"), each, ids=[f"{key}-{screen}" for key, screen in each])

    def test_what_is_decided_on_is_in_sight_and_can_be_pressed(
        self, key: str, screen: Screen, request: pytest.FixtureRequest
    ) -> None:
        try:
            browser = request.getfixturevalue("browser")
        except pytest.FixtureLookupError:
            pytest.skip("there is no fixture `browser`, as pytest-playwright has one")
        looked_at = WHOLE if os.environ.get("FULLBOARD_PAGES") == "all" else PROMPTS_OF_A_PART
        assert look(browser, key, screen, looked_at) == []
