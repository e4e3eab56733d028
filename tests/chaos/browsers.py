"""People with a real browser, who play by clicking; their pages have to come back by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any

from playwright.async_api import Error, Page, async_playwright

from tests import chromium
from tests.chaos.evening import Evening

GAMES = ("sun-sea-and-sand", "companeros")


class Browsed:
    """A page in Chromium, as the evening looks at it: which table, how much of the log it shows."""

    def __init__(self, evening: Evening, page: Page) -> None:
        self.evening = evening
        self.page = page
        self.table = ""
        self.lines = 0
        self.over = False

    async def look(self) -> None:
        with contextlib.suppress(Error):
            shown = await self.page.locator("#status").evaluate(
                "s => [s.dataset.finished, s.querySelector('[id^=sentence-]')?.id ?? '']"
            )
            self.over = shown[0] == "yes"
            found = re.fullmatch(r"sentence-(\d+)", shown[1])
            self.lines = int(found[1]) if found else self.lines

    async def play(self, game: str) -> None:
        """Sit down against bots and click whatever can be clicked, match after match."""
        ledger, calm = self.evening.ledger, self.evening.house.calm
        while not calm.is_set():
            with contextlib.suppress(Error):
                await self._match(game)
                ledger.counts["matches in Chromium"] += self.over
            await asyncio.sleep(0.2)

    async def _match(self, game: str) -> None:
        self.table, self.lines, self.over = "", 0, False
        url = self.evening.house.url
        await self.page.goto(f"{url}/")
        if await self.page.locator("#come-in input[name=name]").count():
            await self.page.fill("#come-in input[name=name]", f"Browser {game}")
            await self.page.locator("#come-in button").first.click()
            await self.page.wait_for_load_state()
        await self.page.locator(f"form[action='/play/{game}'] button").click()
        await self.page.wait_for_url("**/tables/*")
        self.table = self.page.url.rpartition("/")[2]
        self.evening.visitors.append(self)  # type: ignore[arg-type]
        try:
            while not self.over and not self.evening.house.calm.is_set():
                await self.look()
                buttons = self.page.locator("#moves button[name=move]:not([aria-disabled=true]):visible")
                if await self.page.locator("#status[data-turn=yes]").count() and await buttons.count():
                    await buttons.first.click(timeout=2000)
                    self.evening.ledger.counts["clicks in Chromium"] += 1
                await asyncio.sleep(0.1)
        finally:
            self.evening.visitors.remove(self)  # type: ignore[arg-type]


@contextlib.asynccontextmanager
async def browsing(evening: Evening, many: int) -> AsyncIterator[None]:
    """So many people with Chromium, for as long as there is trouble."""
    found = chromium.find(chromium.SHELL, chromium.WHOLE)
    if not many or found is None:
        yield
        return
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=list(chromium.FLAGS))
        players: list[asyncio.Task[Any]] = []
        for number in range(many):
            context = await browser.new_context()
            await context.add_init_script('localStorage.fullboard = \'{"speed": "once"}\'')
            page = await context.new_page()
            page.set_default_timeout(15_000)
            players.append(asyncio.create_task(Browsed(evening, page).play(GAMES[number % len(GAMES)])))
        try:
            yield
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            await browser.close()
