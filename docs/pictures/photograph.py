"""Photographs a table of each game in a real browser: `python -m docs.pictures.photograph` at the top of the tree."""

import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.person import Person
from tests.house.server import Server

HERE = Path(__file__).parent
PLAYERS_AND_MOVES = {
    "companeros": (4, 5),
    "hotel-samoa": (4, 14),
    "sun-sea-and-sand": (3, 9),
    "four-stars": (3, 22),
}
MOVES = "button[name=move]:not([aria-disabled])"  # in sight or not
DULL = ("pass", "reserve", "sign", "end")  # moves that leave little to see
LIST = "moves => [...document.querySelectorAll(moves)].map(each => each.value)"
MAKE = "([moves, at]) => document.querySelectorAll(moves)[at].click()"
LATER = "step => document.querySelector('#moves [name=step]').value !== step"


def photograph(browser: Browser, house: Server, game: str, players: int, moves: int) -> None:
    """Play some moves against greedy bots, then take the picture when it is one's turn."""
    size = {"width": 1280, "height": 860}
    context = browser.new_context(base_url=house.url, locale="en-GB", viewport=size, reduced_motion="reduce")
    person = Person(context.new_page(), "Zoë")
    person.set_table(game, "me", *["greedy"] * (players - 1))
    choice = random.Random(game)
    for _ in range(moves):
        person.wait_for_turn()
        person.page.wait_for_selector(MOVES, state="attached")
        step, found = person.step, person.page.evaluate(LIST, MOVES)
        wanted = [at for at, move in enumerate(found) if move.split()[0] not in DULL] or [0]
        person.page.evaluate(MAKE, [MOVES, choice.choice(wanted)])
        person.page.wait_for_function(LATER, arg=step)
    person.wait_for_turn()
    person.page.screenshot(path=HERE / f"{game}.png")
    context.close()


def main() -> None:
    """Photograph the games that are named, or every game of the collection."""
    games = sys.argv[1:] or list(PLAYERS_AND_MOVES)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in games:
            photograph(browser, house, game, *PLAYERS_AND_MOVES[game])


if __name__ == "__main__":
    main()
