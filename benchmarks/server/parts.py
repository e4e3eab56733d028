"""What single parts of a move cost: one table of Compañeros with four viewers, in this process, nothing on the wire."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from litestar import Litestar

from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.play import moved
from fullboard.house.seating import Wish
from fullboard.house.table import Table
from fullboard.web.app import create_app
from fullboard.web.config import Config
from fullboard.web.contexts import Viewer
from fullboard.web.controllers.api import AT_ONCE, encode, shown
from fullboard.web.delta import Text, change
from fullboard.web.watching import draw

PLAYERS = 4
FULL = 120  # moves for each way
QUICK = 5
HOST = b"127.0.0.1:8000"

LOOKING = ("draw", "keep", "delta", "encode", "json")  # what is timed of looking on

Costs = dict[str, float]  # milliseconds of each part for one move


class Clock:
    """Counts the seconds that this process works, threads included."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    def time(self, what: str, work: Callable[[], Any]) -> Any:
        """Do something, and note what it took."""
        start = time.process_time()
        result = work()
        self.spent[what] = self.spent.get(what, 0.0) + time.process_time() - start
        return result

    async def wait(self, what: str, work: Awaitable[Any]) -> Any:
        """The same for what is waited for."""
        start = time.process_time()
        result = await work
        self.spent[what] = self.spent.get(what, 0.0) + time.process_time() - start
        return result


class Sitting:
    """A table and its guests."""

    def __init__(self, app: Litestar, moves: int) -> None:
        self.app = app
        self.moves = moves
        self.house: House = app.state.house
        self.clock = Clock()
        self.dice = random.Random(1)
        self.guests: list[Guest] = []
        self.table: Table

    async def sit_down(self) -> None:
        """Everybody comes in and takes a seat."""
        self.guests = [await self.house.people.welcome(f"Guest {seat}") for seat in range(PLAYERS)]
        host, *others = self.guests
        wish = Wish("companeros", ["me", *["person"] * len(others)], {"rounds": 10})
        self.table = await self.house.seating.create(host.id, host.name, wish)
        for guest in others:
            self.table = await self.house.seating.sit(self.table.id, guest.id, guest.name, None, "")

    def choose(self) -> tuple[int, str, int]:
        """Whose turn it is, a move of theirs, and the step."""
        match = self.table.running()
        seat = self.table.actors[0]
        return seat, match.notation(self.dice.choice(match.legal(seat))), match.step

    async def by_form(self) -> None:
        """Moves as a page posts them, with nobody looking on."""
        cookies = [self.app.state.cookies.sign(guest.session) for guest in self.guests]
        for _ in range(self.moves):
            seat, move, step = self.choose()
            body = urlencode({"move": move, "step": step}).encode()
            request = ask(self.app, "POST", f"/tables/{self.table.id}/move", cookies[seat], body)
            status = await self.clock.wait("request", request)
            assert status == 204, status
            self.table = await self.house.tables.find(self.table.id)

    async def by_house(self) -> list[Table]:
        """Moves without any web around them; the table after each."""
        seen = [self.table]
        for _ in range(self.moves):
            seat, move, step = self.choose()
            self.clock.time("decide", partial(moved, self.table, seat, move))
            made = self.house.play.play(self.table.id, self.guests[seat].id, move, step)
            self.table = await self.clock.wait("play", made)
            seen.append(self.table)
        return seen

    async def be_recognised(self) -> None:
        """Who is asking, without anything else."""
        cookie = self.app.state.cookies.sign(self.guests[0].session)
        for _ in range(self.moves):
            session = self.clock.time("auth", lambda: self.app.state.cookies.read(cookie))
            await self.clock.wait("auth", self.house.people.by_session(session))

    def look_on(self, tables: list[Table]) -> None:
        """What is done for four viewers of these tables."""
        viewers = [Viewer.of(self.table, guest, "en") for guest in self.guests]
        last = [Text(_drawn(tables[0], viewer)) for viewer in viewers]
        for table in tables[1:]:
            for at, viewer in enumerate(viewers):
                drawn = self.clock.time("draw", partial(_drawn, table, viewer))
                new = self.clock.time("keep", partial(last[at].then, drawn))
                event = self.clock.time("delta", partial(change, last[at], new))
                self.clock.time("encode", partial(attrgetter("framed"), event))
                last[at] = new
            for guest in self.guests:
                self.clock.time("json", partial(_encoded, table, guest))


async def ask(app: Litestar, method: str, path: str, cookie: str, body: bytes) -> int:
    """One request to the application itself; its status."""
    head = {
        b"host": HOST,
        b"origin": b"http://" + HOST,
        b"cookie": f"guest={cookie}".encode(),
        b"content-type": b"application/x-www-form-urlencoded",
        b"content-length": str(len(body)).encode(),
        b"hx-request": b"true",
    }
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": list(head.items()),
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "state": {},
    }
    status = 0

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)

    await app(scope, receive, send)
    return status


def _drawn(table: Table, viewer: Viewer) -> list[Any]:
    return list(draw(table, viewer, (), (True,) * PLAYERS))


def _encoded(table: Table, guest: Guest) -> bytes:
    return encode(shown(table, guest, AT_ONCE))


def measure(moves: int) -> Costs:
    """Milliseconds of each part, for one move with four viewers."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Config(data=Path(folder), rate=1_000_000, work=False), moves))


async def _measure(config: Config, moves: int) -> Costs:
    config.data.mkdir(exist_ok=True)
    app = create_app(config)
    async with app.lifespan():
        sitting = Sitting(app, moves)
        await sitting.sit_down()
        await sitting.by_form()
        sitting.clock.spent.clear()  # that was to warm up
        await sitting.by_form()
        tables = await sitting.by_house()
        await sitting.be_recognised()
        sitting.look_on(tables[: 1 + moves // 2])
        for what in LOOKING:
            del sitting.clock.spent[what]  # templates and sentences were read there
        sitting.look_on(tables[moves // 2 :])
    drawn = len(tables) - 1 - moves // 2
    spent = {
        what: 1000 * seconds / (drawn if what in LOOKING else moves) for what, seconds in sitting.clock.spent.items()
    }
    return {
        "Litestar: routes, middleware, forms, answers": spent["request"] - spent["play"] - spent["auth"],
        "who is asking": spent["auth"],
        "the rules: what the table would be": spent["decide"],
        "storing it, flushed": spent["play"] - spent["decide"],
        "drawing it, four times": spent["draw"],
        "keeping the texts": spent["keep"],
        "what has changed": spent["delta"],
        "encoding that (zstd)": spent["encode"],
        "instead of the last four: JSON, four times": spent["json"],
    }
