"""Faults that were found by attacking the house, and are seen best from inside; by the number each was given."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, TextClause, event, insert, text
from sqlalchemy.exc import DBAPIError

from fullboard.core.record import LONGEST
from fullboard.house import newcomers, talk, upkeep
from fullboard.house.agreements import MOST_UNDONE
from fullboard.house.commitments import MOST_PER_GUEST
from fullboard.house.people import Guest
from fullboard.house.seating import MOST_BOT_TABLES
from fullboard.house.store import schema, sqlite_url
from fullboard.house.work.lanes import Look, Place, Work
from fullboard.house.work.service import WorkService
from fullboard.web import rate_limit
from fullboard.web.contexts import Viewer
from fullboard.web.watching import Watched
from tests.apart import run_apart
from tests.house.evening import Evening, counted, evening, refused
from tests.house.postgres import Cluster
from tests.web import inside

DAY = 86400.0


# 1: the deal


@evening
async def test_01a_nobody_but_people_with_a_script_adds_to_the_deal(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "person", "greedy", "medium"], salt="ab" * 16)
    table = await here.sit(table, bob)
    assert table.running().log.heading.salts == ["ab" * 16, "", "", ""]


@evening
async def test_01b_a_deal_put_into_the_database_as_a_position_is_not_played_on(here: Evening) -> None:
    table, _ = await here.begun()
    position = table.running().position()
    heading = table.running().heading()
    forged = heading.replace("\noptions ", f"\nposition {json.dumps(position)}\noptions ")
    assert forged != heading
    await here.set_row(table, heading=forged)
    await refused("table-damaged", here.find(table))


# 4: a log without end


def test_04_choosing_and_taking_back_comes_to_an_end_long_before_the_log_does(tmp_path: Path) -> None:
    @evening
    async def test(here: Evening) -> None:
        table, people = await here.begun(game="hotel-samoa")
        match = table.running()
        seat = match.actors[0]
        move = match.legal(seat)[0]
        for _ in range(MOST_UNDONE):
            await here.play(table, people[seat], move)
            table = await here.ask(table, people[seat], "undo")
        await here.play(table, people[seat], move)
        await refused("too-many-undone", here.ask(table, people[seat], "undo"))
        await here.reopen()
        match = await here.match(table)
        assert len(match.record()) < LONGEST / 4
        await here.move_once(table, people)

    test(sqlite_url(tmp_path))


# 5: tables left to bots


async def left_to_bots(here: Evening, guest: Guest, many: int) -> None:
    for _ in range(many):
        table = await here.create(guest, "companeros", ["me", "greedy", "greedy"])
        await here.house.seating.leave(table.id, guest.id)


@evening
async def test_05_tables_left_to_bots_cost_others_nothing(here: Evening) -> None:
    service = WorkService(here.house)
    look = Look(many=5, modest=100, busy=(), fair=False)
    person = await here.guest("Anna")
    table = await here.create(person, "companeros", ["greedy", "me", "greedy"])
    if not table.owed:
        table = await here.play(table, person, table.running().legal(1)[0])
    costs = []
    for hosts in (1, 6):
        for number in range(hosts):
            await left_to_bots(here, await here.guest(f"Host {number}"), 10)
        await here.house.store.write(lambda connection: connection.exec_driver_sql("UPDATE tables SET watched = 0"))
        service.turns._rota, service.turns._rota_until = {}, 0.0
        with counted(here) as asked:
            with_people = await service.turns.offer_with_people(look)
            without = await service.turns.offer_without(look)
        costs.append(len(asked))
        assert [work.subject for work in with_people] == [f"turn:{table.id}"]
        assert max(work.rank for work in with_people) < min(work.rank for work in without)
    assert costs[0] == costs[1]  # however many tables there are
    offered = Counter([await host_of(here, work) for work in without])
    assert set(offered.values()) == {MOST_BOT_TABLES}
    assert len(offered) == 7  # everybody has their share, and nobody more
    with counted(here) as asked:
        await here.bot_moves(table, table.owed[0])
    assert len(asked) < 20
    await refused("too-many-tables", spam_bots(here, person))


async def host_of(here: Evening, work: Work) -> str:
    return str(await here.scalar("SELECT host FROM tables WHERE id = :id", id=work.subject.removeprefix("turn:")))


async def spam_bots(here: Evening, guest: Guest) -> None:
    for _ in range(MOST_BOT_TABLES + 1):
        await here.create(guest, "companeros", ["greedy", "greedy", "greedy"])


# 6b: a commit that nobody heard of


def test_06b_a_database_that_breaks_off_at_the_commit_is_asked_again(cluster: Cluster) -> None:
    """The server ends the connection while it commits, once: what was not stored is stored after all."""

    @evening
    async def test(here: Evening) -> None:
        table, people = await here.begun()
        lines = len(table.running().lines())

        def set_trap(connection: Any) -> None:
            connection.exec_driver_sql("CREATE SEQUENCE traps")
            connection.exec_driver_sql(
                "CREATE FUNCTION spring() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
                "IF nextval('traps') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; "
                "RETURN NULL; END $$"
            )
            connection.exec_driver_sql(
                "CREATE CONSTRAINT TRIGGER trap AFTER INSERT ON lines DEFERRABLE INITIALLY DEFERRED "
                "FOR EACH ROW EXECUTE FUNCTION spring()"
            )

        await here.house.store.write(set_trap)
        await here.move_once(table, people)
        assert await here.scalar("SELECT last_value FROM traps") == 2
        assert await here.scalar("SELECT count(*) FROM lines") == lines + 1

    test(cluster.new_database())


# 8: leaving and coming back while a bot thinks


@evening
async def test_08_who_comes_back_while_the_bot_thinks_stops_nobody(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "person", "greedy"])
    table = await here.sit(table, bob)
    while table.actors[0] == 2:
        table = await here.bot_moves(table, 2)
    mover = table.actors[0]
    guest = [anna, bob][mover]
    await here.house.seating.leave(table.id, guest.id)
    service = WorkService(here.house)
    look = Look(many=5, modest=5, busy=(), fair=False)
    (work,) = await service.turns.offer_with_people(look)
    lease = await service.leases.take(work.subject, work.revision)
    assert lease is not None
    match = await here.match(table)

    async def choose(*_: object) -> tuple[str, None]:
        await here.sit(table, guest)  # they are back before the bot has made up its mind
        return match.notation(match.legal(mover)[0]), None

    service.turns._choose = choose  # type: ignore[method-assign,assignment]
    await work.do(lease, Place(service.thinking))
    assert len((await here.match(table)).lines()) == len(match.lines())
    assert service.figures.failures == 0
    assert await service.leases.take(work.subject, work.revision + 1) is not None  # nobody has to wait for it


# 11: strangers and the chat


@evening
async def test_11_strangers_cannot_fill_the_chat(here: Evening) -> None:
    table, people = await here.begun()
    await here.say(table, people[0], "Hello")
    strangers = await here.people(*(f"Stranger {number}" for number in range(13)))
    for _ in range(newcomers.MOST_WORDS):
        await here.say(table, strangers[0], "spam")
    await refused("chat-too-fast", here.say(table, strangers[0], "spam"))
    left = talk.MOST_OF_ONLOOKERS - newcomers.MOST_WORDS
    spam = [
        {"table": table.id, "guest": strangers[1 + number % 12].id, "text": "spam", "at": time.time()}
        for number in range(left)
    ]
    await here.house.store.write(lambda connection: connection.execute(insert(schema.chat), spam))
    late = await here.guest("Late")
    await refused("chat-full", here.say(table, late, "spam"))
    await here.say(table, people[1], "Anybody there?")
    words = await here.said(table)
    assert words[0] == "Hello"
    assert words[-1] == "Anybody there?"


# 12: streams and the rate limit


def test_12_streams_count_like_any_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: 1.0))  # it is always the same second

    async def go() -> None:
        async with inside.evening(tmp_path, rate=20) as here:
            paths = ["/tables/0123456789abcdef/stream", "/api/v1/tables/0123456789abcdef/stream"]
            answers = [(await here.http.get(path)).status_code for path in paths * 15]
            assert set(answers[:20]) == {404, 401}
            assert set(answers[20:]) == {429}
            assert (await here.http.get("/lobby/stream")).status_code == 429

    run_apart(go())


# 15, 16: what the operator reads, and what guests are told, when nothing can be stored


def test_15_on_a_full_disk_what_cannot_be_stored_is_refused_as_documented(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with inside.evening(tmp_path, "Anna", "Bob", "Carla") as here:
            room = {"pages": 1_000_000}

            def size(connection: Any, _: object = None) -> None:
                connection.execute(f"PRAGMA max_page_count = {room['pages']}")

            def resize(connection: Any) -> None:
                size(connection.connection.driver_connection)

            def fill(connection: Any) -> None:
                room["pages"] = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
                resize(connection)

            def empty(connection: Any) -> None:
                room["pages"] = 1_000_000
                resize(connection)

            event.listen(here.house.store.engine, "connect", size)  # whoever fails to write comes back with another
            await here.house.store.write(fill)
            words = {"text": "x" * 400}
            codes = set()
            stored = 0
            for seat in [0, 1, 2] * 30:
                answer = await here.http.post(f"{here.api}/chat", json=words, headers=here.bearer(seat))
                codes.add(answer.status_code)
                if answer.status_code == 503:
                    assert answer.json()["code"] == "database-away"
                stored += answer.status_code == 201
            assert codes == {201, 503}
            assert (await here.http.get(here.path, headers=here.page(0))).status_code == 200  # looking is free
            assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
            await here.house.store.write(empty)
            said = await here.http.get(f"{here.api}/chat", headers=here.bearer(0))
            assert len(said.json()) == stored
            await here.move()

    run_apart(go())


@evening
async def test_16_what_fails_is_written_down_without_the_deal(here: Evening) -> None:
    table, _ = await here.begun()
    line = table.running().lines()[0].text()
    row = {"table": table.id, "number": 0, "text": line, "at": 0.0}
    with pytest.raises(DBAPIError) as error:
        await here.house.store.write(lambda connection: connection.execute(insert(schema.lines).values(row)))
    assert line not in str(error.value)
    assert "hidden" in str(error.value)


# 20 to 22: promises, clocks, damage


@evening
async def test_20_nobody_pushes_out_anothers_promise(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    seats = ["me", "person", "person"]
    first = await here.house.commitments.make(anna.id)
    own = await here.house.commitments.make(bob.id)
    for _ in range(MOST_PER_GUEST):
        await here.house.commitments.make(bob.id)
    assert (await here.create(anna, "companeros", seats, promise=first)).commitment == first
    await refused("promise-gone", here.create(bob, "companeros", seats, promise=own))  # and not with another secret


@pytest.mark.parametrize("days", [15, 400, -400])
def test_21_a_clock_that_is_wrong_closes_nothing(database: str, days: int, monkeypatch: pytest.MonkeyPatch) -> None:
    @evening
    async def test(here: Evening) -> None:
        table, people = await here.begun()
        waiting = await here.create(people[0], "companeros", ["me", "person", "person"])
        clock = SimpleNamespace(time=lambda: time.time() + days * DAY, monotonic=time.monotonic)
        with monkeypatch.context() as wrong:
            wrong.setattr(upkeep, "time", clock)
            await here.house.upkeep.beat()
            for _ in range(3):
                await here.house.upkeep.go_round()
        await here.reopen()
        await here.house.upkeep.go_round()
        assert (await here.find(table)).status == "running"
        assert (await here.find(waiting)).status == "open"
        await here.move_once(table, people)

    test(database)


SPOILT = {
    "no lines": 'DELETE FROM lines WHERE "table" = :id',
    "a line missing": 'DELETE FROM lines WHERE "table" = :id AND number = 1',
    "a line that is none": "UPDATE lines SET text = 'rubbish' WHERE \"table\" = :id AND number = 1",
    "no heading": "UPDATE tables SET heading = NULL WHERE id = :id",
    "another heading": "UPDATE tables SET heading = 'rubbish' WHERE id = :id",
    "options that are a number": "UPDATE tables SET options = '7' WHERE id = :id",
    "options of another game": 'UPDATE tables SET options = \'{"weather": "fine"}\' WHERE id = :id',
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = :id",
    "a seat too few": 'DELETE FROM seats WHERE "table" = :id AND seat = 2',
    "an unknown bot": "UPDATE seats SET bot = 'stockfish', guest = NULL WHERE \"table\" = :id",
    "another secret": "UPDATE tables SET secret = :secret WHERE id = :id",
    "settings of a future": "UPDATE tables SET settings = '{\"clock\": 5}' WHERE id = :id",
    "settings that are none": "UPDATE tables SET settings = '[]' WHERE id = :id",
    "an ask that is none": "UPDATE tables SET ask = '[1]' WHERE id = :id",
    "options that are no JSON": "UPDATE tables SET options = 'rubbish' WHERE id = :id",
    "settings that are no JSON": "UPDATE tables SET settings = 'rubbish', status = 'open', public = 1 WHERE id = :id",
    "clocks that are no JSON": "UPDATE tables SET clocks = '{' WHERE id = :id",
    "an ask that is no JSON": "UPDATE tables SET ask = '{' WHERE id = :id",
    "nobody to move": "UPDATE tables SET actors = 'x' WHERE id = :id",
}
Sitting = tuple[str, list[str], list[str]]  # a table, the tokens and the cookies of those who sit there


def rows_changed(statement: TextClause, connection: Connection) -> int:
    return connection.execute(statement).rowcount


def test_22_damaged_tables_take_nobody_else_down(tmp_path: Path) -> None:
    async def sit_down(here: inside.Evening, *names: str) -> Sitting:
        here.tokens, here.cookies = [], []
        await here.sit_down(*names)
        await here.move()
        return here.table, here.tokens, here.cookies

    async def go() -> None:
        async with inside.evening(tmp_path) as here:
            spoilt = {how: await sit_down(here, "Anna", "Bob", "Carla") for how in SPOILT}
            whole = await sit_down(here, "Dora", "Emil", "Fay")
            for how, (table, *_) in spoilt.items():
                values = {"id": table, "secret": b"x" * 32}
                used = {name: value for name, value in values.items() if f":{name}" in SPOILT[how]}
                done = text(SPOILT[how]).bindparams(**used)
                assert await here.house.store.write(partial(rows_changed, done)) > 0, how
        async with inside.evening(tmp_path, work=True, pace=0.0) as again:
            for how, sitting in spoilt.items():
                again.table, again.tokens, again.cookies = sitting
                for path in ("", "/log", "/replay", "/record", "/verify"):
                    answer = await again.http.get(f"{again.path}{path}", headers=again.page(0))
                    assert answer.status_code in (200, 409, 503), (how, path, answer.status_code)
                shown = await again.http.get(again.api, headers=again.bearer(0))
                assert shown.status_code in (200, 503), how
                await looks_around(again, how)
                forgotten = await again.http.post("/me/forget", headers=again.page(0))
                assert forgotten.status_code in (303, 503), how
            again.table, again.tokens, again.cookies = whole
            await looks_around(again, "whole")
            for _ in range(3):
                await again.move()

    async def looks_around(here: inside.Evening, how: str) -> None:
        assert (await here.http.get("/", headers=here.page(0))).status_code == 200, how
        assert (await here.http.get("/api/v1/tables", headers=here.bearer(0))).status_code == 200, how

    run_apart(go())


# 23: events that grow with the log


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # what is drawn is drawn alike
@evening
async def test_23_what_a_move_sends_does_not_grow_with_the_log(here: Evening) -> None:
    table, people = await here.begun(game="four-stars", names=("Anna", "Bob"))
    viewer = Viewer.of(table, people[0], "en")
    watched = Watched(table, (), (True, True))
    sizes: list[int] = []
    before = watched.text(viewer)
    while (table := await here.find(table)).status == "running":
        seat = table.actors[0]
        moves = table.running().legal(seat)
        table = await here.play(table, people[seat], moves[len(sizes) % len(moves)])
        watched.update(table, (), (True, True))
        after = watched.text(viewer)
        sizes.append(len(watched.change(before, after).framed))
        before = after
    sizes = sizes[:-1]  # the end tells how it went
    third = len(sizes) // 3
    assert third > 20
    early, late = sorted(sizes[:third])[third // 2], sorted(sizes[-third:])[third // 2]
    assert late < 2 * early + 500
    assert late < 4000
