"""People who play, some through the JSON API and some through pages, and write down what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from itsdangerous import URLSafeSerializer

from fullboard.web.delta import assemble
from tests.chaos.ledger import DOUBT, KEPT, REFUSED, Deed, Ledger

PATIENCE = aiohttp.ClientTimeout(total=45, sock_connect=5)
AGAIN_SECONDS = 0.25
MOST_TRIES = 200
STEP = re.compile(r'name="step" value="(\d+)"')
LINES = re.compile(r'id="sentence-(\d+)"')
MOVE = re.compile(r'<button[^>]*?name="move"[^>]*?value="([^"]+)"[^>]*>')
DISABLED = "disabled"
EXPECTED = (200, 201, 204, 303, 409, 429, 503)


@dataclass
class House:
    """Where they play: the proxy's address, and those of the processes behind it."""

    url: str
    ports: list[int]
    ledger: Ledger
    dice: random.Random
    guest_of: Callable[[str], str]  # a session's guest, as the database knows it
    calm: asyncio.Event = field(default_factory=asyncio.Event)  # nobody leaves, asks or talks any more

    def doors(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]


@dataclass
class Answer:
    status: int
    text: str = ""
    location: str = ""

    @property
    def good(self) -> bool:
        return 0 < self.status < 400

    @property
    def doubtful(self) -> bool:
        """Cut off, or the house says itself that it does not know."""
        return self.status in (0, 503)

    def json(self) -> Any:
        return json.loads(self.text)


class Person:
    """Somebody with a name."""

    prefix = ""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.id = ""
        self.dice = random.Random(house.dice.random())
        self._keys = 0
        # A connection for each request: they all go to different processes.
        self.http = aiohttp.ClientSession(
            timeout=PATIENCE,
            connector=aiohttp.TCPConnector(force_close=True, limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=True,
        )

    async def close(self) -> None:
        await self.http.close()

    def key(self) -> str:
        self._keys += 1
        return f"{self.name} {self._keys}"

    def headers(self, door: str) -> dict[str, str]:
        raise NotImplementedError

    async def ask(self, method: str, path: str, door: str | None = None, key: str = "", **body: Any) -> Answer:
        """What the house answers; status 0 if the connection broke."""
        ledger = self.house.ledger
        headers = self.headers(door or self.house.url)
        if key:
            headers["idempotency-key"] = key
        url = f"{door or self.house.url}{self.prefix}{path}"
        try:
            async with self.http.request(method, url, headers=headers, allow_redirects=False, **body) as response:
                answer = Answer(response.status, await response.text(), response.headers.get("location", ""))
        except (aiohttp.ClientError, TimeoutError, ConnectionError):
            answer = Answer(0)
        ledger.counts[f"answers {answer.status or 'cut off'}"] += 1
        if answer.status and answer.status not in EXPECTED:
            ledger.fault(f"{method} {path} was answered {answer.status}: {answer.text[:300]}")
        return answer

    async def insist(self, method: str, path: str, key: str = "", **body: Any) -> Answer:
        """Ask until there is an answer that leaves no doubt."""
        for _ in range(MOST_TRIES):
            answer = await self.ask(method, path, key=key, **body)
            if not answer.doubtful and answer.status != 429:
                return answer
            await asyncio.sleep(AGAIN_SECONDS)
        raise AssertionError(f"{method} {path} is never answered")

    # What they do

    async def do(self, deed: Deed) -> None:
        """Send it, sometimes twice at once to different processes; if in doubt, mostly ask again under its key."""
        self.house.ledger.sent(deed)
        doors: list[str | None] = [None]
        if self.dice.random() < 0.15 and len(self.house.ports) > 1:
            doors = list(self.dice.sample(self.house.doors(), 2))
            self.house.ledger.counts["double clicks"] += 1
        answers = await asyncio.gather(*(self.send(deed, door) for door in doors))
        for _ in range(MOST_TRIES):
            good, refused = [a for a in answers if a.good], [a for a in answers if not a.good and not a.doubtful]
            if good and [a for a in refused if a.status != 429]:
                self.house.ledger.fault(f"the same request was granted and refused: {deed} {refused}")
            if good or not [a for a in answers if a.doubtful]:
                self.house.ledger.told(deed, KEPT if good else REFUSED)
                return
            if self.dice.random() < 0.2:
                break  # they never learn
            await asyncio.sleep(AGAIN_SECONDS)
            answers = [await self.send(deed, None)]
        self.house.ledger.told(deed, DOUBT)

    async def send(self, deed: Deed, door: str | None) -> Answer:
        raise NotImplementedError

    async def come_in(self) -> None:
        raise NotImplementedError

    async def set_table(self, game: str, seats: list[str], options: dict[str, Any]) -> str:
        raise NotImplementedError

    async def look(self, table: str) -> Seen | None:
        """How a table looks to them now; None if they see nothing."""
        raise NotImplementedError

    async def sit(self, table: str, seat: int | None = None, door: str | None = None) -> Answer:
        raise NotImplementedError

    async def leave(self, table: str) -> Answer:
        raise NotImplementedError


@dataclass
class Seen:
    """A table as somebody sees it: whether it is over, and what they may do."""

    over: bool
    step: int
    legal: list[str]
    hints: bool = False


class Caller(Person):
    """Somebody who talks to the API."""

    prefix = "/api/v1"
    token = ""

    def headers(self, door: str) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def come_in(self) -> None:
        made = (await self.insist("POST", "/guests", json={"name": self.name})).json()
        self.id, self.token = made["guest"], made["token"]

    async def set_table(self, game: str, seats: list[str], options: dict[str, Any]) -> str:
        wish = {"game": game, "seats": seats, "options": options}
        made = await self.insist("POST", "/tables", key=self.key(), json=wish)
        assert made.status == 201, made
        return str(made.json()["id"])

    async def look(self, table: str) -> Seen | None:
        answer = await self.ask("GET", f"/tables/{table}")
        if not answer.good:
            return None
        shown = answer.json()
        legal = [move["notation"] for move in shown["legal"]]
        return Seen(shown["status"] in ("over", "closed"), shown["step"] or 0, legal, shown["hints"])

    async def send(self, deed: Deed, door: str | None) -> Answer:
        if deed.kind == "word":
            body: dict[str, Any] = {"text": deed.what}
            return await self.ask("POST", f"/tables/{deed.table}/chat", door, deed.key, json=body)
        body = {"move": deed.what, "step": deed.step}
        return await self.ask("POST", f"/tables/{deed.table}/move", door, deed.key, json=body)

    async def sit(self, table: str, seat: int | None = None, door: str | None = None) -> Answer:
        return await self.ask("POST", f"/tables/{table}/sit", door, json={} if seat is None else {"seat": seat})

    async def leave(self, table: str) -> Answer:
        return await self.ask("POST", f"/tables/{table}/leave")

    async def hint(self, table: str) -> None:
        answer = await self.ask("POST", f"/tables/{table}/hint")
        self.house.ledger.counts["hints"] += answer.good


class Visitor(Person):
    """Somebody with a page open, without a browser around it: a cookie, forms, and the page's stream."""

    cookie = ""

    def __init__(self, house: House, name: str) -> None:
        super().__init__(house, name)
        self.text = ""  # what the page shows
        self.table = ""
        self.reading: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
        await super().close()

    def headers(self, door: str) -> dict[str, str]:
        cookie = {"cookie": f"guest={self.cookie}"} if self.cookie else {}
        return {"origin": door, "hx-request": "true", **cookie}

    async def come_in(self) -> None:
        for _ in range(MOST_TRIES):
            headers = self.headers(self.house.url)
            try:
                async with self.http.post(
                    f"{self.house.url}/name", data={"name": self.name}, headers=headers, allow_redirects=False
                ) as response:
                    if response.status == 303:
                        self.cookie = response.cookies["guest"].value
                        session = URLSafeSerializer("?", salt="guest").loads_unsafe(self.cookie)[1]
                        self.id = await asyncio.to_thread(self.house.guest_of, session)
                        return
            except (aiohttp.ClientError, TimeoutError):
                pass
            await asyncio.sleep(AGAIN_SECONDS)
        raise AssertionError("nobody lets them in")

    async def set_table(self, game: str, seats: list[str], options: dict[str, Any]) -> str:
        key = self.key()

        def form() -> aiohttp.FormData:
            made = aiohttp.FormData(default_to_multipart=True)
            chosen = {f"seat{at}": seat for at, seat in enumerate(seats)}
            for name, value in {"game": game, "players": str(len(seats)), "key": key, **chosen}.items():
                made.add_field(name, value)
            for name, value in options.items():
                made.add_field("option", f"{name}={value}")
            return made

        for _ in range(MOST_TRIES):
            answer = await self.ask("POST", "/tables", data=form())
            if answer.status == 303:
                return answer.location.rpartition("/")[2]
            assert answer.doubtful, answer
            await asyncio.sleep(AGAIN_SECONDS)
        raise AssertionError("no table can be set")

    def open_page(self, table: str) -> None:
        self.table = table
        self.text = ""
        if self.reading is not None:
            self.reading.cancel()
        self.reading = asyncio.create_task(self._read(table))
        self.reading.add_done_callback(self._ended)

    def _ended(self, reading: asyncio.Task[None]) -> None:
        if not reading.cancelled() and reading.exception() is not None:
            self.house.ledger.fault(f"a page could not be read: {reading.exception()!r}")

    async def _read(self, table: str) -> None:
        """As a browser does: the stream is opened again when it breaks off, until the page says that it is over."""
        while not self.over:
            with contextlib.suppress(aiohttp.ClientError, TimeoutError):
                async with self.http.get(
                    f"{self.house.url}/tables/{table}/stream",
                    headers={**self.headers(self.house.url), "accept-encoding": "identity"},
                    timeout=aiohttp.ClientTimeout(sock_connect=5),
                ) as response:
                    if response.status == 200:
                        await self._follow(response)
                    elif response.status not in (429, 503):
                        self.house.ledger.fault(f"the stream of table {table} was answered {response.status}")
            self.house.ledger.counts["streams opened"] += 1
            await asyncio.sleep(0.3)

    async def _follow(self, response: aiohttp.ClientResponse) -> None:
        waiting, version = b"", ""
        async for piece in response.content.iter_any():
            waiting += piece
            while b"\n\n" in waiting:
                event, _, waiting = waiting.partition(b"\n\n")
                version = self._hear(event.decode(), version)

    def _hear(self, event: str, version: str) -> str:
        fields: dict[str, list[str]] = {}
        for line in event.split("\n"):
            name, _, value = line.partition(": ")
            fields.setdefault(name, []).append(value)
        if "data" not in fields:
            return version  # a heartbeat
        data = fields["data"]
        if fields.get("event") == ["delta"]:
            before, _, steps = data[0].partition(" ")
            if before != version:
                self.house.ledger.fault(f"a change of a text that was not shown, at table {self.table}")
            self.text = assemble(self.text, steps, "\n".join(data[1:]))
        else:
            self.text = "\n".join(data)
        self.house.ledger.counts["events read"] += 1
        return fields["id"][0]

    @property
    def over(self) -> bool:
        return 'data-finished="yes"' in self.text

    @property
    def lines(self) -> int:
        """How much of the log the page knows of."""
        found = LINES.search(self.text)
        return int(found[1]) if found else 0

    async def look(self, table: str) -> Seen | None:
        step = STEP.search(self.text)
        if step is None:
            return Seen(self.over, 0, []) if self.over else None
        found = [each for each in MOVE.finditer(self.text) if DISABLED not in each[0]]
        return Seen(self.over, int(step[1]), [html.unescape(each[1]) for each in found])

    async def send(self, deed: Deed, door: str | None) -> Answer:
        if deed.kind == "word":
            return await self.ask("POST", f"/tables/{deed.table}/chat", door, data={"text": deed.what, "key": deed.key})
        form = {"move": deed.what, "step": str(deed.step), "key": deed.key}
        return await self.ask("POST", f"/tables/{deed.table}/move", door, data=form)

    async def sit(self, table: str, seat: int | None = None, door: str | None = None) -> Answer:
        form = {"salt": self.dice.randbytes(16).hex()} | ({} if seat is None else {"seat": str(seat)})
        return await self.ask("POST", f"/tables/{table}/sit", door, data=form)

    async def leave(self, table: str) -> Answer:
        return await self.ask("POST", f"/tables/{table}/leave")

    async def want(self, table: str, what: str) -> Answer:
        return await self.ask("POST", f"/tables/{table}/ask/{what}")


class Party:
    """People and bots at one table, from setting it to its end."""

    def __init__(self, house: House, people: list[Person], game: str, options: dict[str, Any], bots: list[str]) -> None:
        self.house = house
        self.people = people
        self.game = game
        self.options = options
        self.bots = bots
        self.table = ""
        self.at_pages = all(isinstance(each, Visitor) for each in people)
        self.leaver = house.dice.choice(people) if house.dice.random() < 0.5 else None

    async def play(self) -> None:
        """Set the table, sit down, and play until it is over."""
        ledger = self.house.ledger
        host = self.people[0]
        seats = ["me", *["person"] * (len(self.people) - 1), *self.bots]
        self.table = await host.set_table(self.game, seats, self.options)
        ledger.tables.append(self.table)
        for seat, person in enumerate(self.people):
            if seat:
                answer = Answer(0)
                while not answer.good:
                    answer = await person.sit(self.table, seat)
                    await asyncio.sleep(0 if answer.good else AGAIN_SECONDS)
                ledger.counts["seats taken"] += 1
            ledger.seats[self.table, seat] = person.id
            if person is not self.leaver:
                ledger.constant[self.table, seat] = person.id
            if isinstance(person, Visitor):
                person.open_page(self.table)
        await asyncio.gather(*(self._play(person, seat) for seat, person in enumerate(self.people)))
        record = await host.insist("GET", f"/tables/{self.table}/record")  # as text by either way
        ledger.check_record(self.table, record.text)

    async def _play(self, person: Person, seat: int) -> None:
        ledger, dice = self.house.ledger, person.dice
        while True:
            seen = await person.look(self.table)
            if seen is None or (not seen.over and not seen.legal):
                await asyncio.sleep(0.1 + 0.1 * dice.random())
                continue
            if seen.over:
                return
            if not self.house.calm.is_set():
                await self._pass_the_time(person, seen)
            deed = Deed("move", self.table, person.id, person.key(), dice.choice(seen.legal), seat, seen.step)
            await person.do(deed)
            if deed.state == REFUSED:
                ledger.counts["moves that came too late"] += 1
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.02 * dice.random())

    async def _pass_the_time(self, person: Person, seen: Seen) -> None:
        dice = person.dice
        chance = dice.random()
        if chance < 0.10:
            words = f"{person.name} says {dice.randrange(10**9)}"
            await person.do(Deed("word", self.table, person.id, person.key(), words))
        elif chance < 0.13 and person is self.leaver:
            await self._go_out(person)
        elif chance < 0.17 and isinstance(person, Visitor) and self.at_pages:
            await self._take_back(person)
        elif chance < 0.18 and seen.hints and isinstance(person, Caller):
            await person.hint(self.table)

    async def _go_out(self, person: Person) -> None:
        """Leave the seat to a bot, and come back: the seat stays theirs."""
        if (await person.leave(self.table)).good:
            self.house.ledger.counts["left"] += 1
        await asyncio.sleep(person.dice.random())
        while True:
            answer = await person.sit(self.table)
            if answer.good:
                self.house.ledger.counts["came back"] += 1
                return
            await asyncio.sleep(AGAIN_SECONDS)

    async def _take_back(self, person: Visitor) -> None:
        """Ask to take a move back; the others agree, or do not."""
        self.house.ledger.counts["asked to take back"] += (await person.want(self.table, "undo")).good
        for other in self.people:
            if other is not person and isinstance(other, Visitor):
                await other.want(self.table, "undo" if person.dice.random() < 0.7 else "decline")


async def rivals(house: House, rounds: int) -> None:
    """Two take the same seat at once in different processes, over and over: one of them has it."""
    ledger = house.ledger
    number = 0
    while number < rounds and not house.calm.is_set():
        three = [Caller(house, f"Rival {number} {letter}") for letter in "ABC"]
        for each in three:
            await each.come_in()
        for _ in range(min(10, rounds - number)):
            await _contend(house, *three)
            number += 1
            ledger.counts["two at one seat"] += 1
            await asyncio.sleep(0.3)
        for each in three:
            await each.close()


async def _contend(house: House, host: Caller, one: Caller, other: Caller) -> None:
    ledger = house.ledger
    table = await host.set_table("companeros", ["me", "person", "person"], {})
    ledger.seats[table, 0] = host.id
    doors = house.dice.sample(house.doors(), 2) if len(house.ports) > 1 else [house.url, house.url]
    both = (one, other)
    answers = await asyncio.gather(*(who.sit(table, 1, door) for who, door in zip(both, doors, strict=True)))
    winners = [who for who, answer in zip(both, answers, strict=True) if answer.good]
    if len(winners) > 1:
        ledger.fault(f"two were given the same seat at table {table}")
    if not winners and not any(answer.doubtful for answer in answers):
        ledger.fault(f"nobody was given a free seat at table {table}: {answers}")
    for who in winners:
        ledger.seats[table, 1] = who.id
