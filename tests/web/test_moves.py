"""The one way in: a move by a program or by a page passes everything that stands before it, and is answered alike."""

from __future__ import annotations

import re
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.concurrency import set_asyncio_executor

from fullboard.web.security import HEADERS
from tests import patient
from tests.apart import run_apart
from tests.house.server import Caller, Server
from tests.web.inside import URL, Evening, at_a_table, evening
from tests.web.visitor import Visitor

PEOPLE = ("Anna", "Bob", "Carla")


@at_a_table
async def test_who_prefers_no_answer_gets_none(here: Evening) -> None:
    for _ in range(3):
        seat, move = await here.mover()
        wish = {**here.bearer(seat), "prefer": "return=minimal"}
        answer = await here.http.post(f"{here.api}/move", json=move, headers=wish)
        assert (answer.status_code, answer.content) == (204, b"")
        assert answer.headers["preference-applied"] == "return=minimal"
        assert (await here.seen(seat))["step"] == move["step"] + 1
        stale = await here.http.post(f"{here.api}/move", json=move, headers=wish)
        assert (stale.status_code, stale.json()["code"]) == (409, "stale-step")
        assert stale.json()["parameters"] == {"step": move["step"] + 1}
        for other in ("return=representation", "respond-async"):
            seat, move = await here.mover()
            answer = await here.http.post(f"{here.api}/move", json=move, headers={**here.bearer(seat), "prefer": other})
            assert (answer.status_code, answer.json()["step"]) == (200, move["step"] + 1)


@at_a_table
async def test_a_move_is_answered_with_the_table_after_it(here: Evening) -> None:
    for _ in range(12):
        seat, move = await here.mover()
        answer = await here.http.post(f"{here.api}/move", json=move, headers=here.bearer(seat))
        assert answer.status_code == 200
        assert answer.json() == await here.seen(seat)
        assert answer.json()["step"] == move["step"] + 1
        assert answer.headers["content-type"] == "application/json"
        assert HEADERS.items() <= dict(answer.headers).items()


def test_no_request_goes_through_another_thread_but_the_store_s(tmp_path: Path) -> None:
    """Litestar runs whatever is no coroutine in a thread, which takes longer than most of what a move is made of."""

    async def asks(here: Evening) -> None:
        await here.move()
        seat, move = await here.mover()
        assert (await here.http.post(f"{here.path}/move", data=move, headers=here.page(seat))).status_code == 204
        for page in ("/", here.path, "/games/companeros/help", "/me", "/healthz"):
            assert (await here.http.get(page, headers=here.page(0))).status_code == 200, page

    threads = NotingThreads()
    set_asyncio_executor(threads)
    try:
        at_a_table(asks)(tmp_path)
    finally:
        set_asyncio_executor(None)
    assert threads.asked == []


class NotingThreads(ThreadPoolExecutor):
    """Notes what it is given to do, and does it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[object] = []

    def submit(self, what: Any, /, *given: Any, **named: Any) -> Future[Any]:
        self.asked.append(what)
        return super().submit(what, *given, **named)


@at_a_table
async def test_a_move_from_a_live_page_needs_no_answer_and_one_without_a_script_a_way_back(here: Evening) -> None:
    for _ in range(6):
        seat, move = await here.mover()
        answer = await here.http.post(f"{here.path}/move", data=move, headers=here.page(seat))
        assert (answer.status_code, answer.content) == (204, b"")
        assert HEADERS.items() <= dict(answer.headers).items()
        seat, move = await here.mover()
        plain = {**here.page(seat), "hx-request": "false"}
        answer = await here.http.post(f"{here.path}/move", data=move, headers=plain)
        assert (answer.status_code, answer.headers["location"]) == (303, here.path)
        assert (await here.seen(seat))["step"] == move["step"] + 1


@at_a_table
async def test_a_move_that_is_sent_again_under_its_key_is_made_once(here: Evening) -> None:
    seat, move = await here.mover()
    known = {**here.bearer(seat), "idempotency-key": "my first move"}
    first = await here.http.post(f"{here.api}/move", json=move, headers=known)
    again = await here.http.post(f"{here.api}/move", json=move, headers=known)
    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json()["step"] == first.json()["step"] == move["step"] + 1
    await here.move()
    late = await here.http.post(f"{here.api}/move", json=move, headers=known)  # others have moved since
    assert (late.status_code, late.json()["step"]) == (200, move["step"] + 2)
    seat, move = await here.mover()
    for _ in range(2):
        answer = await here.http.post(f"{here.path}/move", data={**move, "key": "a click"}, headers=here.page(seat))
        assert answer.status_code == 204
    assert (await here.seen(seat))["step"] == move["step"] + 1
    long = {**here.bearer(seat), "idempotency-key": "x" * 65}
    assert (await here.http.post(f"{here.api}/move", json=move, headers=long)).status_code == 400


@at_a_table
async def test_words_and_tables_that_are_sent_again_under_their_key_are_there_once(here: Evening) -> None:
    known = {**here.bearer(0), "idempotency-key": "once"}
    for _ in range(2):
        assert (await here.http.post(f"{here.api}/chat", json={"text": "Hello"}, headers=known)).status_code == 201
    said = (await here.http.get(f"{here.api}/chat", headers=known)).json()
    assert [each["text"] for each in said] == ["Hello"]
    wanted = {"game": "companeros", "seats": ["me", "person", "person"]}
    one, other = [(await here.http.post("/api/v1/tables", json=wanted, headers=known)).json()["id"] for _ in range(2)]
    assert one == other
    elses = {**here.bearer(1), "idempotency-key": "once"}  # somebody else's key is another one
    assert (await here.http.post("/api/v1/tables", json=wanted, headers=elses)).json()["id"] != one


UNUSUAL: dict[str, tuple[int, str, dict[str, Any]]] = {
    "a foreign host": (400, "unknown-host", {"headers": {"host": "elsewhere.example"}}),
    "a foreign origin": (403, "foreign-origin", {"headers": {"origin": "http://elsewhere.example"}}),
    "from a foreign page": (403, "foreign-origin", {"headers": {"sec-fetch-site": "cross-site"}}),
    "no token": (401, "token-needed", {"headers": {"authorization": ""}}),
    "another kind of token": (401, "token-needed", {"headers": {"authorization": "Basic abc"}}),
    "an unknown token": (401, "token-needed", {"headers": {"authorization": "Bearer nobody"}}),
    "a token of any length": (401, "token-needed", {"headers": {"authorization": f"Bearer {'x' * 5000}"}}),
    "no JSON": (400, "bad-request", {"content": b"{"}),
    "no step": (400, "bad-request", {"json": {"step": None}}),
    "a step that has passed": (409, "stale-step", {"json": {"move": 1, "step": -1}}),
    "a move there is not": (400, "unknown-move", {"json": {"move": "dance"}}),
    "a large body": (413, "too-large", {"content": b"[" + b"1," * 100_000 + b"1]"}),
    "another method": (405, "bad-method", {"method": "PUT"}),
    "a table there is not": (404, "unknown-table", {"table": "0123456789abcdef"}),
}


@pytest.fixture(scope="module")
def programs(server: Server) -> tuple[str, Caller, dict[str, Any]]:
    """A table, who is to move there, and a move of theirs."""
    people = [Caller(server, name) for name in PEOPLE]
    table = people[0].post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
    for each in people[1:]:
        each.post(f"/tables/{table}/sit")
    (seat,) = people[0].get(f"/tables/{table}")["actors"]
    shown = people[seat].get(f"/tables/{table}")
    return table, people[seat], {"move": shown["legal"][0]["notation"], "step": shown["step"]}


@pytest.mark.parametrize(("status", "code", "unusual"), UNUSUAL.values(), ids=UNUSUAL)
def test_what_is_unusual_about_a_move_is_refused_and_changes_nothing(
    status: int, code: str, unusual: dict[str, Any], programs: tuple[str, Caller, dict[str, Any]]
) -> None:
    table, mover, move = programs
    before = mover.get(f"/tables/{table}")
    headers = {"content-type": "application/json", **unusual.get("headers", {})}
    body = {"content": unusual["content"]} if "content" in unusual else {"json": {**move, **unusual.get("json", {})}}
    path = f"/tables/{unusual.get('table', table)}/move"
    answer = mover.http.request(unusual.get("method", "POST"), path, headers=headers, **body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert mover.get(f"/tables/{table}") == before


UNUSUAL_FORMS: dict[str, tuple[int, dict[str, Any]]] = {
    "a foreign host": (400, {"headers": {"host": "elsewhere.example"}}),
    "a foreign origin": (403, {"headers": {"origin": "http://elsewhere.example"}}),
    "the same host at another door": (403, {"headers": {"origin": "http://127.0.0.1:8001"}}),
    "an origin nobody may know": (403, {"headers": {"origin": "null"}}),
    "no origin": (403, {"headers": {"origin": ""}}),
    "from a foreign page": (403, {"headers": {"sec-fetch-site": "cross-site"}}),
    "from a neighbour's page": (403, {"headers": {"sec-fetch-site": "same-site"}}),
    "no cookie": (401, {"headers": {"cookie": ""}}),
    "a cookie nobody has signed": (401, {"headers": {"cookie": "guest=ImFubmEi.abc"}}),
    "a cookie of any length": (401, {"headers": {"cookie": f"guest={'x' * 5000}"}}),
    "a step that has passed": (409, {"form": {"step": "10000"}}),
    "a step that is no number": (400, {"form": {"step": "soon"}}),
    "a move there is not": (400, {"form": {"move": "dance"}}),
    "no move": (400, {"form": {"move": ""}}),
    "two moves": (400, {"form": {"move": ["dance", "sing"]}}),
    "another method": (405, {"method": "PUT"}),
    "a table there is not": (404, {"path": "/tables/0123456789abcdef"}),
}


@pytest.fixture(scope="module")
def pages(server: Server) -> tuple[str, Visitor, dict[str, str]]:
    """The same with people who have come by the door."""
    people = [Visitor(server, name) for name in PEOPLE]
    path = people[0].set_table("companeros", "me", "person", "person")
    for each in people[1:]:
        each.post(f"{path}/sit")
    mover = next(each for each in people if 'data-turn="yes"' in each.get(path).text)
    shown = mover.get(path).text
    step = re.search(r'name="step" value="(\d+)"', shown)[1]  # type: ignore[index]
    move = re.search(r'name="move" value="([^"]+)"(?! aria-disabled)', shown)[1]  # type: ignore[index]
    return path, mover, {"move": move, "step": step}


@pytest.mark.parametrize(("status", "unusual"), UNUSUAL_FORMS.values(), ids=UNUSUAL_FORMS)
def test_what_is_unusual_about_a_form_is_refused_in_a_sentence(
    status: int, unusual: dict[str, Any], pages: tuple[str, Visitor, dict[str, str]]
) -> None:
    path, mover, move = pages
    cookie = f"guest={mover.http.cookies['guest']}"
    own = {"hx-request": "true", "origin": str(mover.http.headers["origin"]), "cookie": cookie}
    headers = {name: value for name, value in {**own, **unusual.get("headers", {})}.items() if value}
    there = f"{mover.http.base_url}{unusual.get('path', path)}/move"
    answer = patient.request(unusual.get("method", "POST"), there, data=move | unusual.get("form", {}), headers=headers)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text.endswith((".", "--allow-host elsewhere.example"))
    assert f'name="step" value="{move["step"]}"' in mover.get(path).text


@at_a_table
async def test_a_browser_that_says_where_a_form_comes_from_is_believed(here: Evening) -> None:
    for site in ("same-origin", "none"):
        seat, move = await here.mover()
        headers = {**here.page(seat), "sec-fetch-site": site}
        del headers["origin"]
        assert (await here.http.post(f"{here.path}/move", data=move, headers=headers)).status_code == 204


@at_a_table
async def test_a_house_that_is_named_twice_is_not_this_one(here: Evening) -> None:
    seat, move = await here.mover()
    headers = [("host", "elsewhere.example"), ("host", URL.partition("//")[2]), *here.bearer(seat).items()]
    answer = await here.http.post(f"{here.api}/move", json=move, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-host")


@at_a_table
async def test_who_is_not_to_move_is_told_so(here: Evening) -> None:
    seat, move = await here.mover()
    answer = await here.http.post(f"{here.api}/move", json=move, headers=here.bearer((seat + 1) % 3))
    assert (answer.status_code, answer.json()["code"]) == (409, "not-your-turn")
    said = await here.http.post(f"{here.path}/move", data=move, headers=here.page((seat + 1) % 3))
    assert (said.status_code, said.text) == (409, "Ce n\u2019est pas votre tour.")


def test_a_flood_is_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fullboard.web.rate_limit.time.monotonic", lambda: 1.0)

    async def ask() -> None:
        async with evening(tmp_path, *PEOPLE, rate=40) as here:
            statuses = []
            for _ in range(40):
                match = (await here.house.tables.find(here.table)).running()
                seat = match.actors[0]
                move = {"move": match.legal(seat)[0], "step": match.step}
                answer = await here.http.post(f"{here.api}/move", json=move, headers=here.bearer(seat))
                statuses.append(answer.status_code)
            assert statuses[0] == 200
            assert statuses[-1] == 429
            assert sorted(statuses) == statuses
            assert answer.headers["retry-after"] == "1"
            assert answer.json()["code"] == "too-fast"

    run_apart(ask())


STREAMS = ("/lobby/stream", "/tables/0123456789abcdef/stream", "/api/v1/tables/0123456789abcdef/stream")


@pytest.mark.parametrize("path", STREAMS)
def test_streams_are_counted_like_everything_else(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fullboard.web.rate_limit.time.monotonic", lambda: 1.0)

    async def ask() -> None:
        async with evening(tmp_path, rate=3) as here:
            here.watching.end()  # so that they end
            statuses = [(await here.http.get(path)).status_code for _ in range(5)]
            assert 429 not in statuses[:3]
            assert statuses[3:] == [429, 429]
            assert (await here.http.get("/static/house.css")).status_code == 200
            assert (await here.http.get("/healthz")).status_code == 200

    run_apart(ask())
