"""The express lane: moves go past the front desk, and everything unusual is answered as the front desk answers it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from fullboard.web.app import create_app, open_house
from fullboard.web.config import Config
from fullboard.web.express import Express
from fullboard.web.headers import BRIEF, HEADERS
from tests.apart import run_apart

HOUSE = "http://127.0.0.1:8000"


class Counted:
    """The front desk, counting who comes."""

    def __init__(self, desk: Litestar) -> None:
        self.desk = desk
        self.state = desk.state
        self.came = 0

    async def __call__(self, *request: Any) -> None:
        self.came += 1
        await self.desk(*request)


class Evening:
    """A table for two with everybody seated, reached by the express lane and by the front desk."""

    def __init__(self, desk: Litestar) -> None:
        self.counted = Counted(desk)
        self.express = self._client(Express(self.counted))  # type: ignore[arg-type]
        self.desk = self._client(desk)
        self.tokens: list[str] = []
        self.table = ""
        self.csrf = ""

    def _client(self, app: Any) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOUSE)

    async def sit_down(self) -> None:
        for name in ("Anna", "Bob", "Carla"):
            made = await self.desk.post("/api/v1/guests", json={"name": name})
            self.tokens.append(made.json()["token"])
        wanted = {"game": "companeros", "seats": ["me", "person", "person"]}
        made = await self.desk.post("/api/v1/tables", json=wanted, headers=self.bearer(0))
        self.table = made.json()["id"]
        for seat in (1, 2):
            await self.desk.post(f"{self.path}/sit", json={}, headers=self.bearer(seat))
            await self.counted.state.house.porter.guest(self.counted.state.house.tables[self.table].seats[seat].guest)
        await self.counted.state.house.porter.guest(self.counted.state.house.tables[self.table].host)
        self.csrf = (await self.desk.get("/me")).cookies["csrftoken"]
        self.desk.cookies.clear()

    @property
    def path(self) -> str:
        return f"/api/v1/tables/{self.table}"

    def bearer(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def page(self, seat: int) -> dict[str, str]:
        """The headers of a live page."""
        guest = self.counted.state.house.tables[self.table].seats[seat].guest
        cookies = f"csrftoken={self.csrf}; guest={self.counted.state.cookies.sign(guest)}; language=fr"
        return {"cookie": cookies, "hx-request": "true", "content-type": "application/x-www-form-urlencoded"}

    async def form(self) -> tuple[int, dict[str, Any]]:
        """Who is to move, and the form of an ordinary move of theirs."""
        seat, move = await self.mover()
        notation = (await self.seen(seat))["legal"][0]["notation"]
        return seat, {"_csrf_token": self.csrf, "step": move["step"], "move": notation}

    async def seen(self, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = (await self.desk.get(self.path, headers=self.bearer(seat))).json()
        return shown

    async def mover(self) -> tuple[int, dict[str, Any]]:
        """Who is to move, and an ordinary move of theirs."""
        shown = await self.seen(0)
        (seat,) = shown["actors"]
        return seat, {"move": (await self.seen(seat))["legal"][0]["move"], "step": shown["step"]}


@asynccontextmanager
async def evening(folder: Path, rate: int = 10_000) -> AsyncIterator[Evening]:
    desk = create_app(Config(data=folder, rate=rate))
    async with open_house(desk):
        here = Evening(desk)
        await here.sit_down()
        yield here


def test_who_prefers_no_answer_gets_none_in_either_lane(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as here:
            for client in (here.express, here.desk) * 2:
                seat, move = await here.mover()
                wish = {**here.bearer(seat), "prefer": "return=minimal"}
                answer = await client.post(f"{here.path}/move", json=move, headers=wish)
                assert (answer.status_code, answer.content) == (204, b"")
                assert answer.headers["preference-applied"] == "return=minimal"
                assert (await here.seen(seat))["step"] == move["step"] + 1
                stale = await client.post(f"{here.path}/move", json=move, headers=wish)
                assert (stale.status_code, stale.json()["code"]) == (409, "stale-step")
                for other in ("return=representation", "respond-async"):
                    seat, move = await here.mover()
                    wish = {**here.bearer(seat), "prefer": other}
                    answer = await client.post(f"{here.path}/move", json=move, headers=wish)
                    assert (answer.status_code, answer.json()["step"]) == (200, move["step"] + 1)

    run_apart(play())


def test_an_ordinary_move_is_answered_as_the_front_desk_would(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as here:
            for _ in range(12):
                seat, move = await here.mover()
                answer = await here.express.post(f"{here.path}/move", json=move, headers=here.bearer(seat))
                assert answer.status_code == 200
                assert answer.json() == await here.seen(seat)
                assert answer.json()["step"] == move["step"] + 1
                assert answer.headers["content-type"] == "application/json"
                assert BRIEF.items() <= dict(answer.headers).items()
            assert here.counted.came == 0

    run_apart(play())


UNUSUAL: dict[str, dict[str, Any]] = {
    "a foreign host": {"headers": {"host": "elsewhere.example"}},
    "a foreign origin": {"headers": {"origin": "http://elsewhere.example"}},
    "from a foreign page": {"headers": {"sec-fetch-site": "cross-site"}},
    "no token": {"headers": {"authorization": ""}},
    "another kind of token": {"headers": {"authorization": "Basic abc"}},
    "an unknown token": {"headers": {"authorization": "Bearer nobody"}},
    "no JSON": {"content": b"{"},
    "no step": {"json": {"move": 1}},
    "a step that has passed": {"json": {"move": 1, "step": -1}},
    "a move there is not": {"json": {"move": "dance", "step": 0}},
    "a large body": {"content": b"[" + b"1," * 100_000 + b"1]"},
    "another method": {"method": "PUT"},
    "a table there is not": {"table": "0123456789"},
}


@pytest.mark.parametrize("unusual", UNUSUAL.values(), ids=UNUSUAL)
def test_everything_unusual_is_answered_at_the_front_desk(unusual: dict[str, Any], tmp_path: Path) -> None:
    async def ask() -> None:
        async with evening(tmp_path) as here:
            seat, move = await here.mover()
            before = await here.seen(seat)
            headers = {**here.bearer(seat), "content-type": "application/json", **unusual.get("headers", {})}
            body = {"content": unusual["content"]} if "content" in unusual else {"json": unusual.get("json", move)}
            path = f"/api/v1/tables/{unusual.get('table', here.table)}/move"
            answers = [
                await client.request(unusual.get("method", "POST"), path, headers=headers, **body)
                for client in (here.express, here.desk)
            ]
            assert answers[0].status_code == answers[1].status_code >= 400
            assert answers[0].json() == answers[1].json()
            assert here.counted.came == 1
            assert await here.seen(seat) == before

    run_apart(ask())


def test_a_move_from_a_live_page_is_answered_as_the_front_desk_would(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as here:
            for client in (here.express, here.desk) * 4:
                seat, form = await here.form()
                answer = await client.post(f"/tables/{here.table}/move", data=form, headers=here.page(seat))
                assert (answer.status_code, answer.content) == (204, b"")
                assert dict(answer.headers) == (BRIEF if client is here.express else HEADERS)
                assert (await here.seen(seat))["step"] == form["step"] + 1
            assert here.counted.came == 0

    run_apart(play())


OTHER_TOKEN = "0" * 64 + "1" * 64
UNUSUAL_FORMS: dict[str, dict[str, Any]] = {
    "no script": {"headers": {"hx-request": "false"}, "statuses": (303,)},
    "a foreign host": {"headers": {"host": "elsewhere.example"}},
    "a foreign origin": {"headers": {"origin": "http://elsewhere.example"}},
    "from a foreign page": {"headers": {"sec-fetch-site": "cross-site"}},
    "a token in a header": {"headers": {"x-csrftoken": OTHER_TOKEN}},
    "another content type": {"headers": {"content-type": "text/plain"}},
    "no cookies": {"cookies": ""},
    "no guest": {"cookies": "csrftoken={csrf}"},
    "a guest nobody has signed": {"cookies": "csrftoken={csrf}; guest=ImFubmEi.abc"},
    "no token in the cookie": {"cookies": "guest={guest}"},
    "another token in the cookie": {"cookies": f"csrftoken={OTHER_TOKEN}; guest={{guest}}"},
    "another token in the form": {"form": {"_csrf_token": OTHER_TOKEN}},
    "a token nobody has signed": {
        "cookies": f"csrftoken={OTHER_TOKEN}; guest={{guest}}",
        "form": {"_csrf_token": OTHER_TOKEN},
    },
    "no token in the form": {"form": {"_csrf_token": ""}},
    "a token that is no ASCII": {"form": {"_csrf_token": "é" * 128}},
    "a step that has passed": {"form": {"step": 10_000}},
    "a move there is not": {"form": {"move": "dance"}},
    "no move": {"form": {"move": ""}},
    "two moves": {"form": {"move": ["dance", "sing"]}},
    "another method": {"method": "PUT"},
    "a table there is not": {"table": "0123456789"},
}


@pytest.mark.parametrize("unusual", UNUSUAL_FORMS.values(), ids=UNUSUAL_FORMS)
def test_everything_unusual_about_a_form_is_answered_at_the_front_desk(unusual: dict[str, Any], tmp_path: Path) -> None:
    async def ask() -> None:
        async with evening(tmp_path) as here:
            seat, form = await here.form()
            before = await here.seen(seat)
            headers = {**here.page(seat), **unusual.get("headers", {})}
            if "cookies" in unusual:
                guest = headers["cookie"].split("guest=")[1].split(";")[0]
                headers["cookie"] = unusual["cookies"].format(csrf=here.csrf, guest=guest)
            path = f"/tables/{unusual.get('table', here.table)}/move"
            data = form | unusual.get("form", {})
            answers = []
            for client in (here.express, here.desk):
                client.cookies.clear()
                answers.append(await client.request(unusual.get("method", "POST"), path, data=data, headers=headers))
            assert here.counted.came == 1
            if "statuses" in unusual:  # the second has come too late
                assert (answers[0].status_code,) == unusual["statuses"]
                return
            assert answers[0].status_code == answers[1].status_code >= 400
            assert answers[0].text == answers[1].text
            assert await here.seen(seat) == before

    run_apart(ask())


def test_a_header_that_comes_twice_is_for_the_front_desk(tmp_path: Path) -> None:
    async def ask() -> None:
        async with evening(tmp_path) as here:
            seat, move = await here.mover()
            headers = [("host", "elsewhere.example"), ("host", "127.0.0.1:8000"), *here.bearer(seat).items()]
            answer = await here.express.post(f"{here.path}/move", json=move, headers=headers)
            assert here.counted.came == 1
            assert answer.status_code == 400

    run_apart(ask())


def test_who_is_not_to_move_is_told_so(tmp_path: Path) -> None:
    async def ask() -> None:
        async with evening(tmp_path) as here:
            seat, move = await here.mover()
            other = here.bearer((seat + 1) % 3)
            answer = await here.express.post(f"{here.path}/move", json=move, headers=other)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-your-turn")

    run_apart(ask())


def test_a_flood_is_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fullboard.web.floods.time.monotonic", lambda: 1.0)

    async def ask() -> None:
        async with evening(tmp_path, rate=40) as here:
            statuses = []
            for _ in range(40):
                seat = next(at for at in range(3) if here.counted.state.house.tables[here.table].match.legal(at))
                match = here.counted.state.house.tables[here.table].match
                move = {"move": match.legal(seat)[0], "step": match.step}
                answer = await here.express.post(f"{here.path}/move", json=move, headers=here.bearer(seat))
                statuses.append(answer.status_code)
            assert statuses[0] == 200
            assert statuses[-1] == 429
            assert sorted(statuses) == statuses

    run_apart(ask())
