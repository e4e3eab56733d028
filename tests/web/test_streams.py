"""Streams: whole at first, then what has changed; drawn once for all who see the same; nobody holds up others."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from typing import Any

import pytest

from fullboard.house.people import Guest
from fullboard.house.store.tables import Versions
from fullboard.web import watching as looking
from fullboard.web.contexts import Viewer
from fullboard.web.controllers import lobby
from fullboard.web.delta import assemble
from fullboard.web.encoding import Event
from fullboard.web.streams import MOST_STREAMS, STILL_HERE, drawn_for, table_events
from fullboard.web.watching import draw, drawing
from tests import patient
from tests.house.server import Caller, Server
from tests.web.inside import Evening, at_a_table
from tests.web.visitor import Onlooker, Visitor, events, read_event, texts, until

pytestmark = pytest.mark.slow

MANY = 300


class Looker:
    """Somebody who looks at a table in this process, and puts together what they are told."""

    def __init__(self, here: Evening, guest: Guest | None = None, language: str = "en", known: str = "") -> None:
        self.here = here
        self.guest = guest
        self.language = language
        self.known = known
        self.text = ""
        self.told: list[str] = []  # the names of events
        self.talking: asyncio.Task[None] | None = None
        self.may_read = asyncio.Event()
        self.may_read.set()

    async def listen(self) -> None:
        table = await self.here.house.tables.find(self.here.table)
        say = drawn_for(self.guest, self.language, self.known)
        async with aclosing(
            table_events(self.here.watching, table, None if self.guest is None else self.guest.id, say)
        ) as stream:
            async for event in stream:
                self.hear(event)
                await self.may_read.wait()

    def hear(self, event: Event) -> None:
        heard = read_event(event.text.removesuffix(b"\n\n"))
        self.told.append(heard.name)
        if heard.name == "delta":
            numbers, _, fresh = heard.data.partition("\n")
            self.text = assemble(self.text, numbers.partition(" ")[2], fresh)
        elif heard.name:
            self.text = heard.data

    async def present(self) -> str:
        """What the table shows them."""
        watched = self.here.watching._watched[self.here.table]
        viewer = Viewer.of(watched.table, self.guest, self.language)
        return "".join(draw(watched.table, viewer, watched.chat, watched.there, watched.onlookers))

    async def begin(self) -> None:
        self.talking = asyncio.create_task(self.listen())
        await quickly(lambda: self.told or self.talking is None or self.talking.done())

    async def end(self) -> None:
        assert self.talking is not None
        self.talking.cancel()
        await asyncio.gather(self.talking, return_exceptions=True)


async def quickly(true: Any) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def lookers(here: Evening, *who: Looker) -> AsyncIterator[None]:
    for each in who:
        await each.begin()
    try:
        yield
    finally:
        for each in who:
            await each.end()


async def guest_at(here: Evening, seat: int) -> Guest:
    guest = await here.house.people.by_token(here.tokens[seat])
    assert guest is not None
    return guest


def step_shown(looker: Looker) -> int:
    return int(looker.text.partition('name="step" value="')[2].partition('"')[0])


@at_a_table
async def test_everybody_is_told_the_whole_and_then_what_has_changed(here: Evening) -> None:
    seats = [Looker(here, await guest_at(here, seat)) for seat in range(3)]
    others = [Looker(here), Looker(here, None, "fr"), Looker(here, Guest("passer-by", "Paula"))]
    async with lookers(here, *seats, *others):
        for number in range(12):
            step = (await here.seen(0))["step"]
            if number % 4 == 3:
                await here.http.post(
                    f"{here.api}/chat", json={"text": f"<{number}> \U0001f0a1"}, headers=here.bearer(1)
                )
                await quickly(lambda number=number: all(f"&lt;{number}&gt;" in each.text for each in (*seats, *others)))
            else:
                await here.move()
                await quickly(lambda step=step: all(step_shown(each) == step + 1 for each in (*seats, *others)))
            for each in (*seats, *others):
                present = await each.present()
                await quickly(lambda each=each, present=present: each.text == present)
        for each in (*seats, *others):
            assert each.told[0] == "message"
            assert set(each.told[1:]) == {"delta"}
    assert here.watching._watched == {}


@at_a_table
async def test_three_hundred_who_see_the_same_are_drawn_for_once(here: Evening) -> None:
    drawn: Counter[Viewer] = Counter()

    def counted(viewer: Viewer, context: dict[str, Any]) -> Iterator[str]:
        drawn[viewer] += 1
        return drawing(viewer, context)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(looking, "drawing", counted)
        crowd = [Looker(here) for _ in range(MANY)]
        async with lookers(here, *crowd, Looker(here, await guest_at(here, 0))):
            await asyncio.sleep(0)
            stranger = Viewer(None, "en", False, False)
            watched = here.watching._watched[here.table]
            for _ in range(3):
                step = (await here.seen(0))["step"]
                await quickly(lambda: watched._drawn[stranger].edition == watched.edition)  # none is to come
                editions, before = watched.edition, drawn[stranger]
                await here.move()
                await quickly(lambda step=step: all(step_shown(each) == step + 1 for each in crowd))
                assert drawn[stranger] - before <= watched.edition - editions
    assert len(drawn) == 2  # the onlookers are one kind, whoever sits there another
    assert drawn[stranger] < MANY / 10


@at_a_table
async def test_whoever_reads_slowly_delays_nobody_and_is_told_the_present(here: Evening) -> None:
    slow, quick = Looker(here), Looker(here)
    slow.may_read.clear()
    async with lookers(here, slow, quick):
        step = (await here.seen(0))["step"]
        for _ in range(8):
            await here.move()
        await quickly(lambda: step_shown(quick) == step + 8)
        assert slow.told == ["message"]
        slow.may_read.set()
        await quickly(lambda: step_shown(slow) == step + 8)
        assert slow.told == ["message", "delta"]  # what was in between is no more
        assert slow.text == quick.text


@at_a_table
async def test_what_cannot_be_drawn_ends_that_stream_and_not_the_move(here: Evening) -> None:
    french, english = Looker(here, None, "fr"), Looker(here)

    def broken(viewer: Viewer, context: dict[str, Any]) -> Iterator[str]:
        if viewer.language == "fr":
            raise RuntimeError("cannot be drawn")
        return drawing(viewer, context)

    with pytest.MonkeyPatch.context() as patch:
        async with lookers(here, french, english):
            patch.setattr(looking, "drawing", broken)
            step = (await here.seen(0))["step"]
            await here.move()
            await quickly(lambda: step_shown(english) == step + 1)
            assert french.talking is not None
            with pytest.raises(RuntimeError, match="cannot be drawn"):
                await french.talking


@at_a_table
async def test_the_last_state_is_told_and_then_the_stream_ends(here: Evening) -> None:
    looker = Looker(here)
    async with lookers(here, looker):
        for seat in range(3):
            await here.http.post(f"{here.path}/ask/end", headers=here.page(seat))
        assert looker.talking is not None
        async with asyncio.timeout(60):
            await looker.talking
        assert 'id="replay-link"' in looker.text
    after = Looker(here)  # and whoever comes then is told it once
    async with lookers(here, after):
        assert after.talking is not None
        async with asyncio.timeout(60):
            await after.talking
        assert after.told == ["message"]


@at_a_table
async def test_a_house_that_closes_lets_everybody_go(here: Evening) -> None:
    one, other = Looker(here), Looker(here, await guest_at(here, 1))
    async with lookers(here, one, other):
        here.watching.end()
        async with asyncio.timeout(60):
            await asyncio.gather(*(each.talking for each in (one, other) if each.talking is not None))


@at_a_table
async def test_whoever_hangs_up_leaves_nothing_behind(here: Evening) -> None:
    guest = await guest_at(here, 0)
    held_up = Looker(here, guest)
    held_up.may_read.clear()
    async with lookers(here, held_up, Looker(here)):
        await here.move()
    assert here.watching._watched == {}
    assert here.watching.streams == {}


@at_a_table
async def test_a_sign_of_life_is_given_where_nothing_happens(here: Evening) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(looking, "HEARTBEAT_SECONDS", 0.01)
        patch.setattr(looking, "ROUND_SECONDS", 0.01)
        looker = Looker(here)
        async with lookers(here, looker):
            await quickly(lambda: looker.told.count("") > 3)
    assert STILL_HERE.text == b": still here\n\n"


@at_a_table
async def test_signs_of_life_do_not_wait_for_a_database_that_does_not_answer(here: Evening) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(looking, "HEARTBEAT_SECONDS", 0.01)
        patch.setattr(looking, "ROUND_SECONDS", 0.01)
        looker = Looker(here)
        async with lookers(here, looker):
            asked = asyncio.Event()

            async def hangs(tables: object) -> Versions:
                asked.set()
                await asyncio.Event().wait()
                raise AssertionError

            patch.setattr(here.house.tables, "versions", hangs)
            await asyncio.wait_for(asked.wait(), 60)
            before = looker.told.count("")
            await quickly(lambda: looker.told.count("") > before + 3)


@at_a_table
async def test_the_lobby_gives_signs_of_life_while_the_database_does_not_answer(here: Evening) -> None:
    async def hangs() -> Iterator[str]:
        await asyncio.Event().wait()
        raise AssertionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "HEARTBEAT_SECONDS", 0.01)
        async with aclosing(lobby.lobby_events(here.house, here.watching, None, hangs)) as stream:
            assert [await anext(stream) for _ in range(3)] == [STILL_HERE] * 3


@at_a_table
async def test_whoever_comes_back_with_what_is_still_shown_is_not_told_it_again(here: Evening) -> None:
    first = Looker(here)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(looking, "ATTENDANCE_ROUNDS", 10**9)  # nobody counts them meanwhile
        await come_back(here, first)


async def come_back(here: Evening, first: Looker) -> None:
    async with lookers(here, first):
        version = here.watching._watched[here.table].text(Viewer(None, "en", False, False)).version.decode()
        again, behind = Looker(here, known=version), Looker(here, known="00000000")
        again.text = first.text
        async with lookers(here, again, behind):
            assert again.told[0] == "delta"
            assert behind.told[0] == "message"
            assert again.text == behind.text == first.text


# From outside


@pytest.fixture
def table(server: Server) -> Iterator[tuple[str, list[Caller]]]:
    """A table with three people at it."""
    people = [Caller(server, name) for name in ("Anna", "Bob", "Carla")]
    table = people[0].post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
    for each in people[1:]:
        each.post(f"/tables/{table}/sit")
    yield table, people
    for each in people:
        each.post(f"/tables/{table}/leave")


def move(table: str, people: list[Caller]) -> int:
    """Somebody moves; the step after it."""
    (seat,) = people[0].get(f"/tables/{table}")["actors"]
    shown = people[seat].get(f"/tables/{table}")
    answer = people[seat].post(f"/tables/{table}/move", move=shown["legal"][0]["move"], step=shown["step"])
    assert answer.status_code == 200, answer.text
    return int(shown["step"]) + 1


@pytest.mark.parametrize("encoding", ["zstd", "gzip", "identity", ""])
def test_a_page_is_told_what_happens_in_the_encoding_it_likes(
    server: Server, table: tuple[str, list[Caller]], encoding: str
) -> None:
    name, people = table
    otto = Visitor(server, "Otto")
    with otto, otto.http.stream("GET", f"/tables/{name}/stream", headers={"accept-encoding": encoding}) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers.get("content-encoding", "identity") == (encoding or "identity")
        assert answer.headers["cache-control"] == "no-store"
        assert "accept-encoding" in answer.headers["vary"]
        assert "cookie" in answer.headers["vary"]
        shown = texts(answer)
        assert 'id="status"' in next(shown)
        for _ in range(3):
            step = move(name, people)
            assert any(f'name="step" value="{step}"' in text for text in shown)
        otto.post(f"/tables/{name}/chat", text="Hé !")
        assert any("Hé !" in text for text in shown)


def test_the_lobby_tells_of_open_tables_and_of_ones_own(server: Server) -> None:
    with Visitor(server, "Lola") as lola, Onlooker(Visitor(server, None).http, "/lobby") as stranger:
        caller = Caller(server, "Herbert")
        table = caller.post("/tables", game="siesta", seats=["me", "person"], public=True).json()["id"]
        stranger.wait_for(f"/tables/{table}")
        other = Caller(server, "Ines")
        with Onlooker(lola.http, "/lobby") as own:
            own.wait_for(f"/tables/{table}")
            secret = caller.post("/tables", game="siesta", seats=["me", "person"]).json()["id"]
            other.post(f"/tables/{table}/sit")
            until(lambda: f"/tables/{table}" not in stranger.text)
            until(lambda: f"/tables/{table}" not in own.text)
            assert not [text for text in (*own.seen, *stranger.seen) if secret in text]
        for each in (caller, other):
            each.post(f"/tables/{table}/leave")


def test_a_program_is_told_whole_tables(table: tuple[str, list[Caller]]) -> None:
    name, people = table
    with people[0].http.stream("GET", f"/tables/{name}/stream") as answer:
        heard = events(answer)
        seen = [json.loads(next(heard).data)]
        for _ in range(3):
            step = move(name, people)
            while seen[-1]["step"] < step:
                seen.append(json.loads(next(event for event in heard if event.name).data))
    assert all(each["view"]["hand"] is not None for each in seen)
    assert [each["step"] for each in seen] == sorted(each["step"] for each in seen)


def test_a_guest_has_only_so_many_streams(server: Server) -> None:
    caller = Caller(server, "Greedy")
    table = caller.post("/tables", game="siesta", seats=["me", "person"]).json()["id"]
    path = f"/tables/{table}/stream"
    streams = [caller.http.send(caller.http.build_request("GET", path), stream=True) for _ in range(MOST_STREAMS)]
    heard = [each.iter_bytes() for each in streams]  # to be kept: without, the line would be closed
    assert all(next(each) for each in heard)
    with caller.http.stream("GET", path) as refused:
        assert refused.status_code == 429
        assert json.loads(refused.read())["code"] == "too-many-streams"
    streams[0].close()
    until(lambda: _opens(caller, path))
    for each in streams:
        each.close()


def _opens(caller: Caller, path: str) -> bool:
    with caller.http.stream("GET", path) as answer:
        return answer.status_code == 200


def test_a_line_that_nobody_empties_delays_nobody(server: Server, table: tuple[str, list[Caller]]) -> None:
    name, people = table
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(f"GET /tables/{name}/stream HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        with Onlooker(Visitor(server, None).http, f"/tables/{name}") as quick:
            for number in range(30):  # much more than fits into the buffers on the way
                if number % 10 == 9:
                    step = move(name, people)
                    quick.wait_for(f'name="step" value="{step}"')
                for each in people:
                    assert each.post(f"/tables/{name}/chat", text=f"{number} " + "x" * 400).status_code in (201, 429)
            assert patient.get(f"{server.url}/healthz").status_code == 200


def test_whoever_asks_for_the_head_of_a_stream_is_given_that_and_listens_to_nothing(
    server: Server, table: tuple[str, list[Caller]]
) -> None:
    name, _ = table
    for path in (f"/tables/{name}/stream", "/lobby/stream"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=patient.PATIENCE) as connection:
            connection.sendall(f"HEAD {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
            head = connection.recv(65536)
            assert head.startswith(b"HTTP/1.1 200"), head
            assert b"text/event-stream" in head
            connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")  # the answer was complete
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")


def test_a_stream_outlives_a_body_without_end(server: Server, table: tuple[str, list[Caller]]) -> None:
    name, _ = table
    with socket.create_connection(("127.0.0.1", server.port), timeout=patient.PATIENCE) as connection:
        head = f"GET /tables/{name}/stream HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
        connection.sendall(f"{head}transfer-encoding: chunked\r\n\r\n".encode())
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        for _ in range(2000):
            connection.sendall(b"1\r\nx\r\n")
            time.sleep(0.001)
        connection.sendall(b"0\r\n\r\n")
    assert "RecursionError" not in server.log


def test_an_unknown_table_has_no_stream(server: Server) -> None:
    for path in ("/tables/0123456789abcdef/stream", "/tables/none/stream", "/tables/%00/stream"):
        assert patient.get(f"{server.url}{path}").status_code == 404
