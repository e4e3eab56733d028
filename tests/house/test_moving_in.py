"""A house that moves in from revision 0003: everything is where it was, and every match goes on to its end.

`house_at_0003.json` holds the rows as the house of that time wrote them, and what it said about itself.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import JSON, Boolean, Engine, LargeBinary, MetaData, insert, select, text

from fullboard.core.verify import verify
from fullboard.house.history import history
from fullboard.house.keys import VARIABLE, Cookies, signing_keys
from fullboard.house.lobby import open_tables, own_tables
from fullboard.house.people import Guest
from fullboard.house.results import catch_up
from fullboard.house.store import schema
from fullboard.house.store.engine import open_engine
from fullboard.house.store.migrations import settings
from fullboard.house.table import Table
from tests.apart import run_apart
from tests.house.evening import Evening

pytestmark = pytest.mark.slow

BEFORE: dict[str, Any] = json.loads(Path(__file__).with_name("house_at_0003.json").read_text("utf-8"))
TABLES: dict[str, str] = BEFORE["tables"]
GUESTS: dict[str, str] = BEFORE["guests"]


def build(engine: Engine) -> None:
    """The database as it was."""
    with engine.connect() as connection:
        command.upgrade(settings(connection=connection), "0003")
        connection.commit()
    known = MetaData()
    known.reflect(engine)
    with engine.begin() as connection:
        for name, rows in BEFORE["rows"].items():
            table = known.tables[name]
            kinds = {column.name: column.type for column in table.columns}
            made = [{key: _value(kinds[key], value) for key, value in row.items()} for row in rows]
            for row in made:
                connection.execute(insert(table).values(row))
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT max(id) FROM chat))"))
    engine.dispose()


def _value(kind: Any, value: Any) -> Any:
    if isinstance(kind, Boolean):
        return bool(value)
    if isinstance(kind, LargeBinary):
        return bytes.fromhex(value["hex"])
    return json.loads(value) if isinstance(kind, JSON) and value is not None else value


class Moved(Evening):
    """The house after it has moved in."""

    async def named(self, name: str) -> Table:
        return await self.house.tables.find(TABLES[name])

    async def known(self, name: str) -> Guest:
        guest = await self.house.people.by_session(GUESTS[name])  # whose old cookie says who they are
        assert guest is not None
        return guest


def moved(test: Callable[[Moved], Awaitable[None]]) -> Callable[[str], None]:
    """A test that gets the house after it has moved in."""

    def run(empty_database: str) -> None:
        build(open_engine(empty_database))

        async def go() -> None:
            here = Moved(empty_database)
            try:
                await test(here)
            finally:
                await here.close()

        run_apart(go())

    run.__name__ = test.__name__
    return run


@moved
async def test_every_match_is_as_it_was(here: Moved) -> None:
    statuses = {name: (await here.named(name)).status for name in TABLES}
    assert statuses == {
        "open": "open",
        "running": "running",
        "people": "running",
        "samoa": "running",
        "bots": "running",
        "again": "running",
        "over": "over",
        "closed": "closed",
    }
    for name, record in BEFORE["records"].items():
        match = (await here.named(name)).match
        assert match is not None
        assert match.record() == record
        assert match.log.heading.format == 1
    assert (await here.named("closed")).rematch == TABLES["again"]


@moved
async def test_every_match_is_played_to_its_end_under_the_format_it_began_with(here: Moved) -> None:
    people = [await here.known(name) for name in ("Anna", "Bob", "Carla", "Zoë")]
    for name in ("running", "people", "samoa", "bots", "again"):
        table = await here.play_out(await here.named(name), people)
        record = table.finished_match().record()
        assert table.status == "over"
        assert record.startswith("fullboard 1\n")
        assert record.startswith(BEFORE["records"][name].partition("\nopen")[0])  # nothing before it has changed
        assert verify(record).kind == "sealed"
        await here.reopen()
        assert (await here.named(name)).finished_match().record() == record


@moved
async def test_what_was_finished_can_still_be_verified(here: Moved) -> None:
    for name in ("over", "closed"):
        assert verify((await here.named(name)).finished_match().record()).kind == "sealed"


@moved
async def test_an_open_table_waits_for_guests_and_begins_with_their_bytes_only(here: Moved) -> None:
    assert [each.id for each in await here.house.store.read(open_tables)] == [TABLES["open"]]
    table = await here.named("open")
    assert table.called == ("Anna", None, "Carmen")
    table = await here.sit(table, await here.known("Bob"), salt="ef" * 16)
    assert table.status == "running"
    assert table.running().log.heading.salts == ["ab" * 16, "ef" * 16, ""]
    assert table.running().log.heading.format == 2


@moved
async def test_every_turn_that_is_owed_is_found(here: Moved) -> None:
    owed = select(schema.tables.c.id).where(schema.OWED)
    found = set(await here.house.store.read(lambda connection: connection.scalars(owed).all()))
    for name, table_id in TABLES.items():
        table = await here.named(name)
        assert (table_id in found) == (table.status == "running"), name  # whoever looks sees whose turn it is
        if table.owed:
            await here.bot_moves(table, table.owed[0])
            after = await here.find(table)
            assert await here.scalar("SELECT owed FROM tables WHERE id = :id", id=table_id) == sum(
                1 << seat for seat in after.owed
            )


@moved
async def test_what_was_settled_about_hints_is(here: Moved) -> None:
    hints = {name: (await here.named(name)).settings.hints for name in TABLES}
    agreed = {row["table"]: bool(row["hints"]) for row in BEFORE["rows"]["agreements"]}
    assert hints == {name: agreed[table] for name, table in TABLES.items()}
    assert (hints["running"], hints["people"], hints["bots"], hints["samoa"]) == (True, False, False, True)


@moved
async def test_who_had_left_and_come_back_is_told(here: Moved) -> None:
    table = await here.named("running")
    told = sorted(table.notices.values(), key=lambda notice: notice.at)
    assert [(notice.name, notice.what) for notice in told] == [("Carla", "back"), ("Bob", "left")]
    assert [seat.by_bot for seat in table.seats] == [False, True, False]
    assert table.people == {0, 2}


@moved
async def test_what_was_said_is_still_there_and_talk_goes_on(here: Moved) -> None:
    table = await here.named("running")
    assert await here.said(table) == ["good evening"]
    await here.say(table, await here.known("Bob"), "good night")
    assert await here.said(table) == ["good evening", "good night"]


@moved
async def test_analyses_are_kept_and_those_that_were_not_made_can_be_asked_for_again(here: Moved) -> None:
    made, asked = BEFORE["rows"]["analyses"]

    def subject(row: dict[str, Any]) -> str:
        return f"{row['table']}/{row['rules']}/{row['method']}"

    job = await here.house.jobs.find("analysis", subject(made))
    assert job is not None
    assert job.result is not None
    assert json.loads(job.result) == json.loads(made["result"])
    assert (job.guest, job.waiting) == (GUESTS["Anna"], False)
    assert await here.house.jobs.find("analysis", subject(asked)) is None


@moved
async def test_guests_are_known_by_their_old_cookies_and_tokens_and_the_forgotten_are_not(here: Moved) -> None:
    for name in ("Anna", "Bob", "Carla", "Zoë"):
        guest = await here.known(name)
        assert (guest.id, guest.name) == (GUESTS[name], name)
    assert await here.house.people.by_session(GUESTS["Gone"]) is None
    robot = await here.house.people.by_token("t0ken-of-a-robot")
    assert robot is not None
    assert robot.name == "Robot"
    anna = await here.known("Anna")
    assert [session.id for session in await here.house.people.sessions(anna)] == [GUESTS["Anna"]]
    await here.house.people.end_session(anna)
    assert await here.house.people.by_session(GUESTS["Anna"]) is None


def test_an_old_cookie_is_believed_with_the_key_from_the_file(
    empty_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    file = tmp_path / "signing.key"
    file.write_text(BEFORE["key"])

    @moved
    async def read(here: Moved) -> None:
        keys = await here.house.store.write(lambda connection: signing_keys(connection, file))
        assert Cookies(keys).read(BEFORE["cookie"]) == GUESTS["Anna"]

    read(empty_database)


@moved
async def test_the_lobby_shows_what_it_showed(here: Moved) -> None:
    store = here.house.store
    own = await store.read(lambda connection: own_tables(connection, GUESTS["Anna"]))
    assert {each.id for each in own} == {TABLES["open"], TABLES["running"], TABLES["people"]}
    over = await here.named("over")
    assert await store.write(lambda connection: catch_up(connection, over))  # as the work service does
    last = await store.read(lambda connection: history(connection, GUESTS["Anna"]))
    assert [(each.table, each.game_key) for each in last] == [(TABLES["over"], "siesta")]


@moved
async def test_a_running_match_was_last_touched_when_its_last_line_was_written(here: Moved) -> None:
    for name in ("running", "people", "samoa"):
        lines = [row["at"] for row in BEFORE["rows"]["lines"] if row["table"] == TABLES[name]]
        assert (await here.named(name)).touched == max(lines)
