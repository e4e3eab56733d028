"""A house in the tests' own process, with three people at a table: for what cannot be seen from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar

from fullboard.house.house import House
from fullboard.web.app import create_app, open_house
from fullboard.web.config import Config
from fullboard.web.watching import Watching
from tests import patient
from tests.apart import run_apart

URL = "http://127.0.0.1:8000"


class Evening:
    """Everybody is seated; each has a token for the API and a cookie for the pages."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.house: House = app.state.house
        self.watching: Watching = app.state.watching
        self.http = patient.async_client(transport=patient.transport_to(app), base_url=URL)
        self.tokens: list[str] = []
        self.cookies: list[str] = []
        self.table = ""

    async def sit_down(self, *names: str) -> None:
        for name in names:
            made = (await self.http.post("/api/v1/guests", json={"name": name})).json()
            self.tokens.append(made["token"])
            guest = await self.house.people.by_token(made["token"])
            assert guest is not None
            code = await self.house.people.make_code(guest)
            come_in = await self.http.post("/me/redeem", data={"code": code}, headers={"origin": URL})
            self.cookies.append(come_in.cookies["guest"])
            self.http.cookies.clear()
        wanted = {"game": "companeros", "seats": ["me", *["person"] * (len(names) - 1)]}
        made = (await self.http.post("/api/v1/tables", json=wanted, headers=self.bearer(0))).json()
        self.table = made["id"]
        for seat in range(1, len(names)):
            await self.http.post(f"{self.api}/sit", json={}, headers=self.bearer(seat))

    @property
    def api(self) -> str:
        return f"/api/v1/tables/{self.table}"

    @property
    def path(self) -> str:
        return f"/tables/{self.table}"

    def bearer(self, seat: int) -> dict[str, str]:
        """The headers of a program."""
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def page(self, seat: int) -> dict[str, str]:
        """The headers of a live page."""
        cookie = f"guest={self.cookies[seat]}; language=fr"
        return {"cookie": cookie, "hx-request": "true", "origin": URL}

    async def seen(self, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = (await self.http.get(self.api, headers=self.bearer(seat))).json()
        return shown

    async def mover(self) -> tuple[int, dict[str, Any]]:
        """Who is to move, and an ordinary move of theirs."""
        (seat,) = (await self.seen(0))["actors"]
        shown = await self.seen(seat)
        return seat, {"move": shown["legal"][0]["notation"], "step": shown["step"]}

    async def move(self) -> None:
        """Somebody moves."""
        seat, move = await self.mover()
        assert (await self.http.post(f"{self.api}/move", json=move, headers=self.bearer(seat))).status_code == 200


@asynccontextmanager
async def evening(folder: Path, *names: str, **config: Any) -> AsyncIterator[Evening]:
    app = create_app(Config(data=folder, **{"rate": 10_000, "work": False, **config}))
    async with open_house(app):
        here = Evening(app)
        async with here.http:
            if names:
                await here.sit_down(*names)
            yield here


def at_a_table(test: Callable[[Evening], Awaitable[None]], **config: Any) -> Callable[[Path], None]:
    """A test that is a coroutine and gets a house with three people at a table."""

    def run(tmp_path: Path) -> None:
        async def go() -> None:
            async with evening(tmp_path, "Anna", "Bob", "Carla", **config) as here:
                await test(here)

        run_apart(go())

    run.__name__ = test.__name__
    return run
