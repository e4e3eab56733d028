"""A table's whole page drawn from a match, without a house: its own scripts run, and what is clicked is played."""

from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from fullboard import Match
from fullboard.house.marks import mark_of
from fullboard.house.people import Guest
from fullboard.house.settings import Settings
from fullboard.house.table import Seat, Table
from fullboard.web.contexts import NOTHING_OWN, Viewer, live_table
from fullboard.web.rendering import STATIC, art, game_file, page
from fullboard.web.security import HEADERS

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

ADDRESS = "https://laid.test"
HOME = "/tables/laid"
NAMES = ("Anna", "Bart", "Claude", "David", "Eva", "Fred")
MOVES = ".board button[name=move]:not([aria-disabled])"
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
SHOW = """text => htmx.swap({
  target: document.getElementById("live"), swap: "innerMorph", text, sourceElement: document.body,
})"""


BY_HAND = "try { localStorage.fullboard ??= JSON.stringify({ forced: false }) } catch {}"


class Laid:
    """One seat's view of a match; the others make their first legal move at once."""

    def __init__(
        self,
        page: "Page",
        match: Match,
        seat: int = 0,
        language: str = "en",
        names: tuple[str, ...] = NAMES,
        by_hand: bool = True,
    ) -> None:
        self.page = page
        self.match = match
        self.seat = seat
        self.language = language
        self.names = names
        self.asked: list[str] = []  # the moves that have come from the page
        if by_hand:  # even the only move
            page.add_init_script(BY_HAND)
        page.route(f"{ADDRESS}/**", self._answer)
        page.goto(f"{ADDRESS}{HOME}")
        page.wait_for_function("document.documentElement.style.getPropertyValue('--head-height') !== ''")

    def draw(self, template: str = "live.html") -> str:
        """The page, or what changes of it."""
        match = self.match
        seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(self.names[: match.players]))
        moment = f"{id(match)}-{len(match.lines())}"
        table = Table(
            moment, match.game.key, match.players, {}, False, "", b"", seats, Settings(hints=True), match=match
        )
        viewer = Viewer(self.seat, self.language, True, False)
        context = live_table(replace(table, status="running"), viewer, (), [True] * len(seats))
        guest = Guest(f"guest-{self.seat}", self.names[self.seat])
        context |= {"art": art(match.game), "own_mark": mark_of(guest.id), "turning": None, "query": ""}
        context |= NOTHING_OWN
        drawn = page(template, self.language, guest, path="/", **context)
        return drawn.replace("hx-sse:connect", "data-stream")  # nobody calls: `show` does

    def show(self) -> None:
        """Let the page hear how things stand now, as a stream would."""
        self.page.evaluate(SHOW, self.draw())

    def play(self, move: str) -> None:
        """Click on a move of the board, and show what came of it."""
        with self.page.expect_response("**/move"):
            self.page.locator(f'{MOVES}[value="{move}"]').first.click()
        self.show()

    def _answer(self, route: "Route") -> None:
        path = urlsplit(route.request.url).path
        if route.request.method == "POST":
            if path.endswith("/move"):
                self._play(parse_qs(route.request.post_data or "")["move"][0])
            route.fulfill(status=204)
        elif path.startswith("/static/"):
            self._send(route, (STATIC / path.rsplit("/", 1)[1]).read_bytes())
        elif path.startswith("/games/"):
            self._send(route, game_file(self.match.game, "table", path.rsplit("/", 1)[1]) or b"")
        elif path != HOME:  # what stands beside the table asks for itself
            route.fulfill(status=204)
        else:
            route.fulfill(body=self.draw("table.html"), content_type="text/html; charset=utf-8", headers=HEADERS)

    def _send(self, route: "Route", body: bytes) -> None:
        kind = KINDS[urlsplit(route.request.url).path.rsplit(".", 1)[1]]
        route.fulfill(body=body, content_type=kind, headers=HEADERS)

    def _play(self, move: str) -> None:
        self.asked.append(move)
        self.match.play(self.seat, move)
        while self.match.actors and self.seat not in self.match.actors:
            other = self.match.actors[0]
            self.match.play(other, self.match.notation(next(iter(self.match.legal(other)))))
