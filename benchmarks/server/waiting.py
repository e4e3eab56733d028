"""What a match is like for who plays it: clicks, seconds waited, what moves under the hand, how soon one sees it.

    python -m benchmarks.server.waiting --bot medium --seconds 300

plays a match of every game in Chromium, at 1440 by 900 (or on a phone: `--phone`) and the usual speed, against bots, by
clicking on something that can be clicked. Before that somebody who has never been here presses "Play now". It prints
the table of docs/pages.md, with the load of the machine.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, TimeoutError

from benchmarks.server.houses import free_port
from benchmarks.server.pages import chromium
from fullboard.core.shelf import shelf

GAMES = ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars")
SCREEN: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}
MOVES = ".board button[name=move]:not([aria-disabled]):not([data-ending=quiet])"
ANY_MOVE = "#moves button[name=move]:not([aria-disabled])"
FEW_ROUNDS = {"four-stars": ("round_limit", "round_limit=10")}  # who clicks at random never reaches the goal
PATIENCE = 120_000  # milliseconds
IN_TIME = 1000 / 60 * 1.5  # milliseconds from one picture to the next, of sixty a second
HEADING = (
    "| game | at the table | first move | clicks | seconds waited | longest | for bots | held by the page "
    "| height | CLS | input, p95 | frames late | load |"
)
WATCH = """() => {
  const seen = window.measured = { waits: [], beats: [], held: [], shifts: [], inputs: {}, heights: [], frames: [] };
  let heard = 0; // when the house said that it is one's turn
  document.addEventListener("htmx:before:sse:message", ({ detail: { message } }) => {
    if (/id="status"[^>]*data-turn="yes"|id="replay-link"/.test(message.data)) heard = performance.now();
  }, true);
  const name = (node) => node?.id || node?.className?.baseVal || node?.className || node?.nodeName;
  const at = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
  const about = ({ node, previousRect, currentRect }) => `${name(node)} from ${at(previousRect)} to ${at(currentRect)}`;
  let swapped = 0, gliding = 0; // when something was last shown, and what was still on its way then
  document.addEventListener("htmx:before:swap", () => {
    swapped = performance.now();
    gliding = document.getAnimations().filter((each) => each.id === "glide").length;
  }, true);
  const when = (time) => `${Math.round(time - swapped)} ms after a picture, ${gliding} gliding then`;
  let began = null, beatAt = null, beats = 0;
  const look = () => {
    const status = document.getElementById("status"), now = performance.now();
    const beat = document.querySelector("#said[data-beat]") !== null;
    if (beat && beatAt === null) beatAt = now;
    if (!beat && beatAt !== null) { beats += now - beatAt; beatAt = null; }
    const turn = status.dataset.turn === "yes", over = document.getElementById("replay-link") !== null;
    if (!turn && !over) { began ??= now; return; }
    if (began !== null) { seen.waits.push(now - began); seen.beats.push(beats); }
    if (began !== null) seen.held.push(heard > began ? now - heard : 0);
    began = null; beats = 0;
    seen.heights.push(document.documentElement.scrollHeight);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.getElementById("live"), all);
  let moving = false, drawn = 0; // pictures that follow each other while pieces glide
  const draw = (now) => {
    const glides = document.getAnimations().some((each) => each.id === "glide");
    if (glides && moving) seen.frames.push(now - drawn);
    moving = glides; drawn = now;
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  new PerformanceObserver((list) => { for (const each of list.getEntries()) if (!each.hadRecentInput)
    seen.shifts.push([each.startTime, each.value, [when(each.startTime), ...each.sources.map(about)]]); })
    .observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => { for (const each of list.getEntries()) if (each.interactionId)
    seen.inputs[each.interactionId] = Math.max(seen.inputs[each.interactionId] ?? 0, each.duration); })
    .observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


@dataclass(frozen=True)
class Entrance:
    """Seconds from pressing "Play now", without a name, until the table is seen, and until it is one's turn."""

    table: float
    turn: float


@dataclass(frozen=True)
class Felt:
    """One match: figures as docs/pages.md has them."""

    game: str
    over: bool
    clicks: int
    waited: float
    longest: float
    longest_for_bots: float
    longest_held: float  # by the page, after it had heard of one's turn: no quicker machine would shorten it
    height: int
    shift: float
    input: float
    late: float  # of the pictures while pieces glide, the share that comes too late
    load: float  # of the machine, over the last minute
    moved: list[str]  # what jumped most, with how much

    def row(self, entrance: Entrance) -> str:
        """A line of the table."""
        whole = "" if self.over else ", not to its end"
        return (
            f"| {self.game}{whole} | {entrance.table:.1f} | {entrance.turn:.1f} | "
            f"{self.clicks} | {self.waited:.0f} | {self.longest:.1f} | "
            f"{self.longest_for_bots:.1f} | {self.longest_held:.1f} | {self.height} | "
            f"{self.shift:.3f} | {self.input:.0f} | {self.late:.0%} | {self.load:.1f} |"
        )


def shift(shifts: list[list[Any]]) -> float:
    """The layout shift as browsers count it: the most that came together, within five seconds and without a pause."""
    most = total = 0.0
    first = last = -1e9
    for at, value, _ in sorted(shifts, key=itemgetter(0)):
        if at - last > 1000 or at - first > 5000:
            total, first = 0.0, at
        total, last = total + value, at
        most = max(most, total)
    return most


def percentile(values: list[float], part: float) -> float:
    """The value that this part of them does not exceed; 0 if there are none."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def walk_in(page: Page, game: str) -> Entrance:
    """Somebody opens the door, sees a game they like, and presses."""
    page.goto("/")
    page.wait_for_load_state()
    begun = time.monotonic()
    page.click(f"#play-{game} button.primary")
    page.wait_for_selector("#board")
    table = time.monotonic() - begun
    page.wait_for_selector("#status[data-turn=yes]")
    return Entrance(table, time.monotonic() - begun)


def play(page: Page, game: str, bot: str, seconds: float, players: int, seed: int = 1) -> Felt:
    """A match by somebody who clicks on anything, most of all on what does not end the turn."""
    page.goto(f"/new/{game}")
    page.select_option("[name=players]", str(players))
    page.select_option("[name=seat0]", "me")
    for seat in range(1, players):
        page.select_option(f"[name=seat{seat}]", bot)
    if game in FEW_ROUNDS:
        name, value = FEW_ROUNDS[game]
        page.select_option(f"[data-option={name}]", value)
    page.click(".new-table button.primary")
    page.wait_for_selector("#moves")
    page.wait_for_load_state()
    page.evaluate(WATCH)
    dice, clicks, end = random.Random(seed), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_selector("#status[data-turn=yes], #replay-link")
        if page.locator("#replay-link").count():
            break
        shown = [each for each in page.locator(MOVES).all() if each.is_visible()]
        shown = shown or [each for each in page.locator(ANY_MOVE).all() if each.is_visible()]
        if not shown:  # the page has just made the only move by itself
            continue
        step = page.input_value("#moves [name=step]")
        try:
            with page.expect_response("**/move", timeout=15_000):
                dice.choice(shown).click(timeout=5000)
        except TimeoutError:  # the page has made the only move meanwhile
            continue
        clicks += 1
        page.wait_for_function("old => document.querySelector('#moves [name=step]')?.value !== old", arg=step)
    seen: dict[str, Any] = page.evaluate("measured")
    waits, beats = seen["waits"] or [0.0], seen["beats"] or [0.0]
    return Felt(
        game=game,
        over=page.locator("#replay-link").count() > 0,
        clicks=clicks,
        waited=sum(waits) / 1000,
        longest=max(waits) / 1000,
        longest_for_bots=max(wait - beat for wait, beat in zip(waits, beats, strict=True)) / 1000,
        longest_held=max(seen["held"] or [0.0]) / 1000,
        height=max(seen["heights"] or [0]),
        shift=shift(seen["shifts"]),
        input=percentile(list(seen["inputs"].values()), 0.95),
        late=sum(each > IN_TIME for each in seen["frames"]) / max(1, len(seen["frames"])),
        load=os.getloadavg()[0],
        moved=[f"{each[1]:.3f} {'; '.join(each[2])}" for each in sorted(seen["shifts"], key=itemgetter(1))[:-4:-1]],
    )


def main() -> None:
    """Play them and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--games", nargs="*", default=[key for key in GAMES if key in shelf()])
    parser.add_argument("--seconds", type=float, default=900, help="for a match")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--phone", action="store_true", help="on a phone, by night")
    parser.add_argument("--seed", type=int, default=1, help="of the clicks")
    parser.add_argument("--moved", action="store_true", help="tell what jumped most, too")
    given = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        serving = [sys.executable, "-m", "fullboard", "serve", "--port", str(port), "--data", folder]
        house = subprocess.Popen([*serving, "--rate", "5000"], stdout=subprocess.DEVNULL, env=dict(os.environ))
        try:
            url = f"http://127.0.0.1:{port}"
            _until_open(url)
            print(HEADING)
            print("| --- " + "| ---: " * (HEADING.count("|") - 2) + "|")
            with chromium() as browser:
                for game in given.games:
                    screen: dict[str, Any] = PHONE if given.phone else SCREEN
                    page = _stranger(browser, url, screen)
                    entrance = walk_in(page, game)
                    page.context.close()
                    page = _stranger(browser, url, screen)
                    page.request.post("/name", form={"name": "Anna"}, headers={"origin": url}, max_redirects=0)
                    felt = play(page, game, given.bot, given.seconds, given.players, given.seed)
                    print(felt.row(entrance), *(felt.moved if given.moved else ()), sep="\n", flush=True)
                    page.context.close()
        finally:
            house.terminate()
            house.wait()


def _stranger(browser: Browser, url: str, screen: dict[str, Any]) -> Page:
    """The first page of somebody who has never been here."""
    context = browser.new_context(base_url=url, locale="en-GB", **screen)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def _until_open(url: str) -> None:
    for _ in range(600):
        try:
            httpx.get(f"{url}/healthz")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the house did not open")


if __name__ == "__main__":
    main()
