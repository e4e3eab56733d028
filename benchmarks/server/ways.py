"""The ways to play: our pages and our API, both over server-sent events, and boardgame.io over socket.io."""

from __future__ import annotations

import asyncio
import html
import json
import re
from typing import Any
from urllib.parse import urlencode

import aiohttp

from benchmarks.server.clients import PLAYERS, Lost, Player, Way, events

PATIENT = 20  # tenths of a second for a server to have stored what it has told
FORM = {"content-type": "application/x-www-form-urlencoded"}
STEP = re.compile(rb'name="step" value="(\d+)"')
MOVE = re.compile(rb'<li><button name="move" value="([^"]+)"')
LIVE = re.compile(rb'<div id="live"[^>]*>(.*)</div>\s*<details class="promise"', re.DOTALL)


def expect(answer: aiohttp.ClientResponse, *statuses: int) -> None:
    """An answer with one of these statuses."""
    if answer.status not in statuses:
        raise Lost(f"{answer.method} {answer.url.path} was answered with {answer.status}")


# Our pages


class PagePlayer(Player):
    """A guest with a page open: rendered fragments in, forms out."""

    def __init__(self, session: aiohttp.ClientSession, seat: int, cookies: str, csrf: str, path: str) -> None:
        super().__init__(session, seat)
        self.headers = {"cookie": cookies, "hx-request": "true", "accept-language": "en"}
        self.csrf = csrf
        self.path = path
        self.shown = b""

    async def connect(self) -> None:
        answer = await self.session.get(f"{self.path}/stream", headers=self.headers)
        expect(answer, 200)
        self.reading = asyncio.create_task(self._read(answer))

    async def _read(self, answer: aiohttp.ClientResponse) -> None:
        async for self.shown in events(answer):
            found = STEP.search(self.shown)
            if found:
                self.told(int(found[1]), b'id="replay-link"' in self.shown)

    def moves(self) -> list[Any]:
        return [html.unescape(move.decode()) for move in MOVE.findall(self.shown)]

    async def send(self, move: Any) -> None:
        form = urlencode({"_csrf_token": self.csrf, "step": self.step, "move": move})
        async with self.session.post(f"{self.path}/move", data=form, headers={**self.headers, **FORM}) as answer:
            expect(answer, 204)

    async def check(self) -> None:
        async with self.session.get(self.path, headers=self.headers) as answer:
            expect(answer, 200)
            page = LIVE.search(await answer.read())
        if page is None or page[1].split() != self.shown.split():
            raise Lost(f"{self.path} does not look as seat {self.seat} was last told")


class Pages(Way):
    """Our house, through what its pages use."""

    async def set_table(self, number: int) -> list[Player]:
        async with self.session.get("/me") as answer:
            csrf = answer.cookies["csrftoken"].value
        people = [await self._come_in(f"Guest {number}-{seat}", csrf) for seat in range(PLAYERS)]
        form = {"game": "companeros", "players": PLAYERS, "seat0": "me", "option-rounds": 1}
        path = await self._post("/tables", *people[0], **form)
        for cookies, csrf in people[1:]:
            await self._post(f"{path}/sit", cookies, csrf)
        return [PagePlayer(self.session, seat, *person, path) for seat, person in enumerate(people)]

    async def _come_in(self, name: str, csrf: str) -> tuple[str, str]:
        headers = {"cookie": f"csrftoken={csrf}", **FORM}
        data = urlencode({"_csrf_token": csrf, "name": name})
        async with self.session.post("/name", data=data, headers=headers, allow_redirects=False) as answer:
            expect(answer, 303)
            return f"csrftoken={csrf}; guest={answer.cookies['guest'].value}", csrf

    async def _post(self, path: str, cookies: str, csrf: str, **form: object) -> str:
        data = urlencode({"_csrf_token": csrf, **form})
        headers = {"cookie": cookies, **FORM}
        async with self.session.post(path, data=data, headers=headers, allow_redirects=False) as answer:
            expect(answer, 303)
            return answer.headers["location"]


# Our API


class ApiPlayer(Player):
    """A program at a table: JSON in, JSON out."""

    def __init__(self, session: aiohttp.ClientSession, seat: int, token: str, path: str) -> None:
        super().__init__(session, seat)
        self.headers = {"authorization": f"Bearer {token}"}
        self.path = path
        self.shown: dict[str, Any] = {}

    async def connect(self) -> None:
        answer = await self.session.get(f"{self.path}/stream", headers=self.headers)
        expect(answer, 200)
        self.reading = asyncio.create_task(self._read(answer))

    async def _read(self, answer: aiohttp.ClientResponse) -> None:
        async for event in events(answer):
            self.shown = json.loads(event)
            self.told(self.shown["step"], self.shown["status"] == "over")

    def moves(self) -> list[Any]:
        return [each["move"] for each in self.shown["legal"]]

    async def send(self, move: Any) -> None:
        data = {"move": move, "step": self.step}
        wish = {**self.headers, "prefer": "return=minimal"}  # the stream tells what follows, as boardgame.io's does
        async with self.session.post(f"{self.path}/move", json=data, headers=wish) as answer:
            expect(answer, 204)

    async def check(self) -> None:
        async with self.session.get(self.path, headers=self.headers) as answer:
            expect(answer, 200)
            if await answer.json() != self.shown:
                raise Lost(f"{self.path} is not what seat {self.seat} was last told")


class Api(Way):
    """Our house, through its JSON API."""

    async def set_table(self, number: int) -> list[Player]:
        tokens = [await self._come_in(f"Program {number}-{seat}") for seat in range(PLAYERS)]
        seats = ["me", *["person"] * (PLAYERS - 1)]
        made = await self._post("/api/v1/tables", tokens[0], game="companeros", seats=seats, options={"rounds": 1})
        path = f"/api/v1/tables/{made['id']}"
        for token in tokens[1:]:
            await self._post(f"{path}/sit", token)
        return [ApiPlayer(self.session, seat, token, path) for seat, token in enumerate(tokens)]

    async def _come_in(self, name: str) -> str:
        async with self.session.post("/api/v1/guests", json={"name": name}) as answer:
            expect(answer, 201)
            return str((await answer.json())["token"])

    async def _post(self, path: str, token: str, **data: Any) -> Any:
        async with self.session.post(path, json=data, headers={"authorization": f"Bearer {token}"}) as answer:
            expect(answer, 200, 201)
            return await answer.json()


# boardgame.io


class SocketPlayer(Player):
    """A client of boardgame.io: its messages, in socket.io's frames, over a WebSocket."""

    def __init__(self, session: aiohttp.ClientSession, seat: int, match: str, credentials: str) -> None:
        super().__init__(session, seat)
        self.match = match
        self.credentials = credentials
        self.shown: dict[str, Any] = {}
        self.socket: aiohttp.ClientWebSocketResponse
        self.synced = asyncio.Event()
        self.differs = False

    async def connect(self) -> None:
        self.socket = await self.session.ws_connect("/socket.io/?EIO=4&transport=websocket", max_msg_size=0)
        await self.socket.receive_str()  # the server's settings
        await self.socket.send_str("40/companeros,")
        await self.socket.receive_str()
        self.reading = asyncio.create_task(self._read())
        await self._sync()

    async def _sync(self) -> None:
        self.synced.clear()
        await self._emit("sync", self.match, str(self.seat), self.credentials, PLAYERS)
        async with asyncio.timeout(60):
            await self.synced.wait()

    async def _emit(self, *message: Any) -> None:
        await self.socket.send_str("42/companeros," + json.dumps(message))

    async def _read(self) -> None:
        async for frame in self.socket:
            if frame.type != aiohttp.WSMsgType.TEXT:
                break
            if frame.data == "2":  # are you there?
                await self.socket.send_str("3")
            elif frame.data.startswith("42/companeros,"):
                self._hear(*json.loads(frame.data.removeprefix("42/companeros,")))

    def _hear(self, kind: str, match: str, *told: Any) -> None:
        if kind == "update":
            self.shown = told[0]
            self.told(self.shown["_stateID"], "gameover" in self.shown["ctx"])
        elif kind == "sync":
            state = told[0]["state"]
            self.differs = any(state[part] != self.shown.get(part, state[part]) for part in ("G", "ctx", "_stateID"))
            if self.differs:
                self.synced.set()
                return
            self.shown = state
            self.told(state["_stateID"], "gameover" in state["ctx"])
            self.synced.set()

    def moves(self) -> list[Any]:
        view = self.shown["G"]
        if self.over or view["active"] != self.seat:
            return []
        if not view["takers"]:
            return [("playCard", card) for card in view["hands"][self.seat]]
        return [("takeSuit", suit) for suit in sorted({card // 10 for card in view["pot"]})]

    async def send(self, move: Any) -> None:
        name, argument = move
        payload = {"type": name, "args": [argument], "playerID": str(self.seat), "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._emit("update", action, self.step, self.match, str(self.seat))

    async def check(self) -> None:
        for _ in range(PATIENT):  # it stores after it has told its players
            await self._sync()
            if not self.differs:
                return
            await asyncio.sleep(0.1)
        raise Lost(f"match {self.match} is not what seat {self.seat} was last told")

    async def close(self) -> None:
        await super().close()
        await self.socket.close()


class Sockets(Way):
    """boardgame.io's own server, through the protocol of its own client."""

    async def set_table(self, number: int) -> list[Player]:
        made = await self._post("create", numPlayers=PLAYERS, setupData={"rounds": 1})
        match = made["matchID"]
        players: list[Player] = []
        for seat in range(PLAYERS):
            name = f"Guest {number}-{seat}"
            joined = await self._post(f"{match}/join", playerID=str(seat), playerName=name)
            players.append(SocketPlayer(self.session, seat, match, joined["playerCredentials"]))
        return players

    async def _post(self, path: str, **data: Any) -> Any:
        async with self.session.post(f"/games/companeros/{path}", json=data) as answer:
            expect(answer, 200)
            return await answer.json()
