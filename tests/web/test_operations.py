"""What a house tells those who run it, and whom it tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import insert

from fullboard.house.errors import DatabaseAway
from fullboard.house.house import House
from fullboard.house.metrics import WorkMetrics
from fullboard.house.seating import Wish
from fullboard.house.store import schema
from fullboard.house.work.lanes import Figures
from fullboard.house.work.service import WorkService
from fullboard.web import operations
from fullboard.web.app import create_app, open_house
from fullboard.web.config import Config
from fullboard.web.observe import Observed
from tests import patient
from tests.apart import run_apart

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time

HERE = "http://127.0.0.1:8000"
Samples = dict[tuple[str, tuple[str, ...]], float]


def inside(
    test: Callable[[httpx.AsyncClient, House], Coroutine[Any, Any, None]],
    folder: Path,
    client: str = "127.0.0.1",
    **settings: Any,
) -> None:
    """Run a test against a house in this process, asked from that address."""

    async def run() -> None:
        app = create_app(Config(data=folder, **{"work": False, **settings}))
        async with open_house(app):
            transport = httpx.ASGITransport(Observed(app), client=(client, 1234))
            async with patient.async_client(transport=transport, base_url=HERE) as http:
                await test(http, app.state.house)

    run_apart(run())


def samples(text: str) -> Samples:
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_alive_and_ready_are_two_questions(tmp_path: Path) -> None:
    async def ask(http: httpx.AsyncClient, house: House) -> None:
        assert (await http.get("/healthz")).text == "ok"
        lonely = await http.get("/readyz")
        assert (lonely.status_code, lonely.json()) == (503, {"database": "ok", "bus": "ok", "workers": "none"})
        assert lonely.headers["cache-control"] == "no-store"
        row = {"id": "w1", "games": {}, "version": "1", "alive": time.time()}
        await house.store.write(lambda connection: connection.execute(insert(schema.workers).values(row)))
        await asyncio.sleep(operations.FRESH_SECONDS + 0.1)
        ready = await http.get("/readyz")
        assert (ready.status_code, ready.json()) == (200, {"database": "ok", "bus": "ok", "workers": "ok"})

    inside(ask, tmp_path)


def test_a_worker_that_was_last_heard_of_long_ago_does_not_count(tmp_path: Path) -> None:
    async def ask(http: httpx.AsyncClient, house: House) -> None:
        row = {"id": "w1", "games": {}, "version": "1", "alive": time.time() - 20}
        await house.store.write(lambda connection: connection.execute(insert(schema.workers).values(row)))
        assert (await http.get("/readyz")).json()["workers"] == "none"

    inside(ask, tmp_path)


def test_a_database_that_does_not_answer_is_noticed_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operations, "DEADLINE_SECONDS", 0.3)
    asked = 0

    async def stuck(house: House) -> Any:
        nonlocal asked
        asked += 1
        await asyncio.sleep(600)

    monkeypatch.setattr(operations, "facts_of", stuck)

    async def ask(http: httpx.AsyncClient, house: House) -> None:
        begun = time.monotonic()
        answers = await asyncio.gather(*(http.get("/readyz") for _ in range(50)))
        assert time.monotonic() - begun < 60
        assert {each.status_code for each in answers} == {503}
        assert answers[0].json() == {"database": "away", "bus": "ok", "workers": "unknown"}
        assert asked == 1  # once for all who want to know
        assert (await http.get("/healthz")).status_code == 200
        metrics = await http.get("/metrics")
        assert samples(metrics.text)["fullboard_database_up", ()] == 0

    inside(ask, tmp_path)


def test_a_database_that_answers_and_stores_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operations, "FRESH_SECONDS", 0.0)

    async def full(work: object) -> None:
        raise DatabaseAway(reason="disk full")

    async def ask(http: httpx.AsyncClient, house: House) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.store, "write", full)
            answer = await http.get("/readyz")
            assert (answer.status_code, answer.json()["database"]) == (503, "read-only")
            assert (await http.get("/healthz")).text == "ok"  # nothing that a restart would mend
            assert samples((await http.get("/metrics")).text)["fullboard_database_stores", ()] == 0
        while (answer := await http.get("/readyz")).status_code != 200:  # whoever works had to wait, too
            assert answer.json()["database"] in ("ok", "read-only")
            await asyncio.sleep(0.1)
        assert answer.json()["database"] == "ok"

    inside(ask, tmp_path, work=True)


def test_whoever_has_stopped_working_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """That work is to be done beside the house does not mean that somebody does it."""

    async def gone(service: WorkService) -> None:
        raise RuntimeError("out of a window")

    monkeypatch.setattr(WorkService, "run", gone)

    async def ask(http: httpx.AsyncClient, house: House) -> None:
        answer = await http.get("/readyz")
        assert (answer.status_code, answer.json()["workers"]) == (503, "none")

    inside(ask, tmp_path, work=True)
    assert "work has ended, and should not have" in caplog.text


def test_moves_are_counted_by_game_and_by_who_makes_them(tmp_path: Path) -> None:
    async def ask(http: httpx.AsyncClient, house: House) -> None:
        async def counted() -> dict[str, float]:
            found = samples((await http.get("/metrics")).text)
            return {by: found.get(("fullboard_moves_total", (by, "companeros")), 0.0) for by in ("person", "bot")}

        before = await counted()
        anna = await house.people.welcome("Anna")
        table = await house.seating.create(anna.id, "Anna", Wish("companeros", ["me", "random", "random"]))
        while 0 not in table.actors:
            match, seat = table.running(), table.actors[0]
            table = await house.play.play_for(table.id, seat, match.notation(match.legal(seat)[0]), match.step)
        match = table.running()
        bots = len(match.lines()) - 1
        await house.play.play(table.id, anna.id, match.notation(match.legal(0)[0]), match.step)
        after = await counted()
        assert {by: after[by] - before[by] for by in after} == {"person": 1, "bot": bots}

    inside(ask, tmp_path)


def test_what_is_owed_and_waiting_is_asked_of_the_database(tmp_path: Path) -> None:
    async def ask(http: httpx.AsyncClient, house: House) -> None:
        await house.store.write(fill)
        text = (await http.get("/metrics")).text
        known = samples(text)
        assert known["fullboard_owed_turns", ()] == 2
        assert 90 < known["fullboard_owed_turn_age_seconds", ()] < 200
        assert known["fullboard_jobs_waiting", ("hint",)] == 1
        assert known["fullboard_tables", ("running",)] == 3
        assert known["fullboard_database_up", ()] == 1
        assert "t-secret" not in text

    def fill(connection: Any) -> None:
        connection.execute(insert(schema.guests).values(id="g", name="G", created=time.time(), seen=time.time()))
        for number, owed in enumerate((1, 4, 0)):
            table = {"id": f"t{number}", "game": "companeros", "players": 3, "options": {}, "public": True, "host": "g"}
            moment = time.time() - 100 * (number == 0)
            rest = {"status": "running", "secret": b"t-secret", "created": 1.0, "touched": moment, "owed": owed}
            rest["people"] = 1
            connection.execute(insert(schema.tables).values(**table, **rest))
        for number, finished in enumerate((None, 2.0)):
            job = {"id": f"j{number}", "kind": "hint", "subject": f"s{number}", "guest": "g", "game": "companeros"}
            connection.execute(insert(schema.jobs).values(**job, given=b"", asked=time.time(), finished=finished))

    inside(ask, tmp_path)


def test_requests_are_measured_by_route_and_never_by_path(tmp_path: Path) -> None:
    async def ask(http: httpx.AsyncClient, house: House) -> None:
        for path in ("/tables/0123456789", "/tables/9876543210", "/nowhere/at/all"):
            answer = await http.get(path)
            assert answer.status_code == 404
            assert len(answer.headers["x-request-id"]) == 12
        known = samples((await http.get("/metrics")).text)
        routes = {
            labels[1]: value for (name, labels), value in known.items() if name == "fullboard_request_seconds_count"
        }
        assert routes["/tables/{table_id}"] >= 2
        assert routes["-"] >= 1
        assert not any("0123456789" in route for route in routes)

    inside(ask, tmp_path)


@pytest.mark.parametrize(
    ("client", "settings", "headers", "status"),
    [
        ("127.0.0.1", {}, {}, 200),
        ("::1", {}, {}, 200),
        ("192.0.2.1", {}, {}, 403),
        ("127.0.0.1", {"behind_proxy": True}, {}, 403),
        ("192.0.2.1", {}, {"authorization": "Bearer "}, 403),
        ("192.0.2.1", {"metrics_token": "open"}, {}, 403),
        ("192.0.2.1", {"metrics_token": "open"}, {"authorization": "Bearer shut"}, 403),
        ("192.0.2.1", {"metrics_token": "open"}, {"authorization": "Bearer open"}, 200),
        ("127.0.0.1", {"metrics_token": "open", "behind_proxy": True}, {"authorization": "bearer open"}, 200),
        ("127.0.0.1", {"metrics_token": "open"}, {"authorization": "Bearer shut"}, 403),
    ],
)
def test_metrics_are_for_those_who_may(
    tmp_path: Path, client: str, settings: dict[str, Any], headers: dict[str, str], status: int
) -> None:
    async def ask(http: httpx.AsyncClient, house: House) -> None:
        assert (await http.get("/metrics", headers=headers)).status_code == status

    inside(ask, tmp_path, client, **settings)


def test_what_a_work_service_has_done_is_passed_on_once() -> None:
    from fullboard.house.metrics import FALLBACKS, JOBS, SECONDS, TURNS

    figures = Figures()
    metrics = WorkMetrics(figures)

    def told() -> tuple[float, ...]:
        return tuple(each._value.get() for each in (TURNS, FALLBACKS, JOBS.labels("hint")))

    before = told()
    figures.turns, figures.fallbacks = 5, 1
    figures.jobs["hint"] += 2
    metrics.export()
    metrics.export()
    assert tuple(new - old for new, old in zip(told(), before, strict=True)) == (5, 1, 2)
    figures.turns += 1
    figures.took("turn", 0.2)
    metrics.export()
    assert told()[0] - before[0] == 6
    assert SECONDS.labels("turn")._sum.get() >= 0.2


def test_a_stream_is_open_until_it_ends() -> None:
    from fullboard.web.metrics import STREAMS

    async def stream(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/event-stream")]})
        seen.append(STREAMS._value.get() - before)
        raise ConnectionResetError

    async def ask() -> None:
        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "GET", "path": "/stream", "path_template": "/stream"}
        with pytest.raises(ConnectionResetError):
            await Observed(stream)(scope, None, send)

    before = STREAMS._value.get()
    seen: list[float] = []
    sent: list[Any] = []
    run_apart(ask())
    assert seen == [1]
    assert STREAMS._value.get() == before
    assert sent[0]["headers"][-1][0] == b"x-request-id"
