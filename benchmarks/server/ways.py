"""The ways to play: our pages and our API, both over server-sent events, and boardgame.io over socket.io."""

from __future__ import annotations

import asyncio
import html
import json
import re
from typing import Any
from urllib.parse import urlencode

import aiohttp

from benchmarks.server.clients import PLAYERS, Lost, Player, Way
from benchmarks.server.streams import ENCODINGS, Reader, follow

PATIENT = 20  # tenths of a second for a server to have stored what it has told
FORM = {"content-type": "application/x-www-form-urlencoded"}
LIKE_CHROMIUM = {"accept-encoding": ENCODINGS}
STEP = re.compile(r'name="step" value="(\d+)"')
OVER = 'id="replay-link"'  # a page that shows how a match ended, where there is no step any more
BEFORE = re.compile(r'data-moment="\d+-')  # the table as it was on the way to the present
MOVE = re.compile(r'<li><button name="move" value="([^"]+)"')
PRESENCE = re.compile(  # is counted now and then; whoever has seen the end of a match goes
    r'\s*<span class="onlookers">.*?</span>| away(?=")|<span class="doing">.*?</span>', re.DOTALL
)
LIVE = '<div id="live"'
DIV = re.compile(r"<(/?)div\b[^>]*>")


def expect(answer: aiohttp.ClientResponse, *statuses: int) -> None:
    """An answer with one of these statuses."""
    if answer.status not in statuses:
        raise Lost(f"{answer.method} {answer.url.path} was answered with {answer.status}")


def live_part(page: str) -> str:
    """What of a page changes: inside of one element, whatever stands there."""
    begin, depth = 0, 0
    for tag in DIV.finditer(page, max(0, page.find(LIVE))):
        depth += -1 if tag[1] else 1
        begin = begin or tag.end()
        if depth == 0:
            return page[begin : tag.start()]
    raise Lost("a page has nothing that changes")


# Our pages


class PagePlayer(Player):
    """A guest with a page open: drawn text in, forms out."""

    def __init__(self, session: aiohttp.ClientSession, seat: int, headers: dict[str, str], path: str) -> None:
        super().__init__(session, seat)
        self.headers = {**headers, "hx-request": "true", "accept-language": "en"}
        self.path = path
        self.shown = ""

    async def connect(self) -> None:
        answer = await self.session.get(f"{self.path}/stream", headers={**self.headers, **LIKE_CHROMIUM})
        expect(answer, 200)
        self.reading = asyncio.create_task(self._read(answer))

    async def _read(self, answer: aiohttp.ClientResponse) -> None:
        reader = Reader(answer.headers.get("content-encoding"))
        async for arrived in answer.content.iter_any():
            for heard in reader.feed(arrived):
                if self.shown:
                    self.weights.append(heard.weight)
                self.shown = follow(self.shown, heard)
                found = STEP.search(self.shown)
                if OVER in self.shown:
                    self.told(self.step if self.over else self.step + 1, True)
                elif found and not BEFORE.search(self.shown):
                    self.told(int(found[1]), False)

    def moves(self) -> list[Any]:
        return [html.unescape(move) for move in MOVE.findall(self.shown)]

    async def send(self, move: Any) -> None:
        form = urlencode({"step": self.step, "move": move})
        async with self.session.post(f"{self.path}/move", data=form, headers={**self.headers, **FORM}) as answer:
            expect(answer, 204)

    async def check(self) -> None:
        async with self.session.get(self.path, headers=self.headers) as answer:
            expect(answer, 200)
            page = live_part(await answer.text())
        if PRESENCE.sub("", page).split() != PRESENCE.sub("", self.shown).split():
            raise Lost(f"{self.path} does not look as seat {self.seat} was last told")


class Pages(Way):
    """Our house, through what its pages use."""

    async def set_table(self, number: int) -> list[Player]:
        people = [await self.come_in(f"Guest {number}-{seat}") for seat in range(PLAYERS)]
        path = await self.new_table(people[0])
        for person in people[1:]:
            await self._post(f"{path}/sit", {**person, **FORM}, urlencode({"salt": ""}))
        return [PagePlayer(self.session, seat, person, path) for seat, person in enumerate(people)]

    async def come_in(self, name: str) -> dict[str, str]:
        """A new guest: the headers that say so."""
        headers = {"origin": self.url, **FORM}
        data = urlencode({"name": name})
        async with self.session.post("/name", data=data, headers=headers, allow_redirects=False) as answer:
            expect(answer, 303)
            return {"origin": self.url, "cookie": f"guest={answer.cookies['guest'].value}"}

    async def new_table(self, host: dict[str, str], **more: str) -> str:
        """The path of a new table of Compañeros, as the form sends it."""
        form = aiohttp.FormData(default_to_multipart=True)
        wish = {"game": "companeros", "players": str(PLAYERS), "seat0": "me", "option": "rounds=1", **more}
        for name, value in wish.items():
            form.add_field(name, value)
        return await self._post("/tables", host, form)

    async def _post(self, path: str, headers: dict[str, str], data: Any) -> str:
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
        reader = Reader(answer.headers.get("content-encoding"))
        async for arrived in answer.content.iter_any():
            for heard in reader.feed(arrived):
                self.shown = json.loads(heard.data)
                self.told(self.shown["step"], self.shown["status"] == "over")

    def moves(self) -> list[Any]:
        return [each["move"] for each in self.shown["legal"]]

    async def send(self, move: Any) -> None:
        data = {"move": move, "step": self.step}
        wish = {**self.headers, "prefer": "return=minimal"}  # the stream tells what follows, as boardgame.io's does
        async with self.session.post(f"{self.path}/move", json=data, headers=wish) as answer:
            expect(answer, 204)

    async def look(self) -> dict[str, Any]:
        """The table as it is now."""
        async with self.session.get(self.path, headers=self.headers) as answer:
            expect(answer, 200)
            found: dict[str, Any] = await answer.json()
            return found

    async def check(self) -> None:
        if await self.look() != self.shown:
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
