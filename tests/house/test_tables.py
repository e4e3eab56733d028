"""Tables are found as they are now and changed in one transaction each, whoever else is at it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, insert, text, update

from fullboard.house import tables
from fullboard.house.bus import News
from fullboard.house.errors import BadRequest, Damaged, DatabaseAway, NotThere, Unavailable
from fullboard.house.store import schema
from fullboard.house.table import Table
from tests.house.evening import Evening, at_once, evening, meanwhile, refused, two_doors, until

# Finding


@pytest.mark.parametrize("table_id", ["0" * 16, "", "x" * 17, "../etc", "a\x00b", "é" * 8, "0" * 100_000, "' OR 1=1"])
def test_there_is_no_such_table(database: str, table_id: str) -> None:
    @evening
    async def look(here: Evening) -> None:
        assert isinstance(await refused("unknown-table", here.house.tables.find(table_id)), NotThere)
        await refused("unknown-table", here.house.play.play(table_id, "guest", "dance"))

    look(database)


@evening
async def test_a_table_that_is_known_is_not_read_again_unless_it_has_changed(here: Evening) -> None:
    table, people = await here.begun()
    found = await here.find(table)
    assert await here.find(table) is found
    await here.move_once(table, people)
    assert (await here.find(table)).revision == found.revision + 1
    assert found.revision == table.revision  # whoever looks at the old one sees the old one
    assert len(found.running().lines()) == 1


def test_tables_that_are_quiet_are_forgotten_and_found_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "REMEMBERED", 2)

    @evening
    async def many(here: Evening) -> None:
        made = [await here.begun() for _ in range(4)]
        assert [here.house.tables.known(table.id) is not None for table, _ in made] == [False, False, True, True]
        for table, people in made:
            await here.move_once(table, people)
            assert len((await here.match(table)).lines()) == 2

    many(database)


@evening
async def test_everything_about_a_table_is_read_back_as_it_was(here: Evening) -> None:
    table, people = await here.begun(options={"rounds": 2}, hints=True, salt="ab" * 16, public=True)
    await here.move_once(table, people)
    await here.ask(table, people[0], "end")
    await here.house.seating.leave(table.id, people[2].id)
    before = await here.find(table)
    await here.reopen()
    after = await here.find(table)
    assert before.match is not None
    assert after.match is not None
    assert after.match.record() == before.match.record()
    assert replace(after, match=None) == replace(before, match=None)


# Changing


@evening
async def test_every_change_raises_the_revision_by_one_and_what_is_refused_does_not(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    table = await here.create(anna, "companeros", ["me", "person", "person"])
    revision = table.revision
    for guest in (bob, carla):
        table = await here.sit(table, guest)
        revision += 1
        assert table.revision == revision
    await refused("seat-taken", here.sit(await here.create(anna, "siesta", ["me", "person"]), bob, 0))
    await refused("not-running", here.ask(await here.create(anna, "siesta", ["me", "person"]), anna, "end"))
    await here.sit(table, bob)  # who sits there already
    await here.house.agreements.decline(table.id, bob.id)  # what nobody has asked
    assert (await here.find(table)).revision == revision
    assert await here.scalar("SELECT revision FROM tables WHERE id = :id", id=table.id) == revision


@evening
async def test_if_somebody_was_quicker_the_table_is_read_again_and_decided_anew(here: Evening) -> None:
    table, people = await here.begun()
    revision = table.revision
    seen: list[int] = []

    def decide(before: Table) -> Table:
        seen.append(before.revision)
        return before.with_notice(0, "slow")

    meanwhile(here, lambda: here.move_once(table, people))
    table = await here.house.tables.change(table.id, decide)
    assert seen == [revision, revision + 1]
    assert table.revision == revision + 2
    assert len(table.running().lines()) == 2
    assert table.notices[0].what == "slow"


@evening
async def test_what_is_done_beside_a_change_is_done_with_it_or_not_at_all(here: Evening) -> None:
    table, _ = await here.begun()
    done: list[int] = []

    def beside(connection: Any, after: Table) -> None:
        done.append(after.revision)
        connection.execute(insert(schema.keys).values(key="k", made=after.revision))
        if len(done) == 1:
            raise BadRequest("nonsense")

    change = here.house.tables.change
    await refused("nonsense", change(table.id, lambda before: before.with_notice(0, "slow"), beside=beside))
    assert await here.scalar("SELECT count(*) FROM keys") == 0
    assert (await here.find(table)).revision == table.revision
    after = await change(table.id, lambda before: before.with_notice(0, "slow"), beside=beside)
    assert await here.scalar("SELECT made FROM keys") == after.revision == table.revision + 1


@evening
async def test_many_changes_at_once_are_all_made(here: Evening) -> None:
    table, _ = await here.begun()
    await at_once(
        *(here.house.tables.change(table.id, lambda before: before.with_notice(0, "slow")) for _ in range(20))
    )
    assert (await here.find(table)).revision == table.revision + 20


def test_a_table_at_which_somebody_is_always_quicker_is_busy(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TRIES", 3)

    @evening
    async def race(here: Evening) -> None:
        table, _ = await here.begun()

        async def never(*given: Any) -> None:
            return None

        here.house.tables._save = never  # type: ignore[method-assign,assignment]
        change = here.house.tables.change(table.id, lambda before: before.with_notice(0, "slow"))
        assert isinstance(await refused("table-busy", change), Unavailable)

    race(database)


@evening
async def test_a_change_is_told_to_those_it_concerns(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    heard: list[News] = []
    here.house.bus.listen(heard.append)
    table = await here.create(anna, "siesta", ["me", "person", "random"], public=True)
    assert heard.pop() == News("table", table.id, table.revision, 0, (anna.id,), listed=True)
    table = await here.sit(table, bob)
    both = tuple(sorted((anna.id, bob.id)))
    assert heard == [News("table", table.id, table.revision, 0, both, listed=True), News("work")]
    heard.clear()
    table = await here.play(table, anna, "choose 1")
    lines = ("1 0 choose 1",)
    assert heard == [News("table", table.id, table.revision, 0, both, lines=lines), News("work")]
    heard.clear()
    await here.say(table, bob, "hello")
    assert heard[0] == News("table", table.id, table.revision, 1, both)
    other = await here.create(anna, "siesta", ["me", "person", "person"])
    await here.sit(other, bob)
    heard.clear()
    await here.house.seating.leave(other.id, bob.id)
    assert set(heard[0].guests) == {anna.id, bob.id}  # who has just left it too


# In doubt


def doubtful(
    here: Evening, stored: bool, stays_away: bool = False, then: Callable[[], Awaitable[Any]] | None = None
) -> None:
    """The connection breaks while the next change is committed, and nobody can tell whether it was."""
    store = here.house.store
    write = store.write

    async def away(work: Any) -> Any:
        raise DatabaseAway

    async def broken(work: Any) -> Any:
        store.write = write  # type: ignore[method-assign]
        if stored:
            await write(work)
        if stays_away:
            store.read = away  # type: ignore[method-assign]
        if then is not None:
            await then()
        raise DatabaseAway(in_doubt=True)

    store.write = broken  # type: ignore[method-assign]


both_ways = pytest.mark.parametrize("stored", [True, False])


@both_ways
def test_a_move_in_doubt_is_made_once(database: str, stored: bool) -> None:
    @evening
    async def doubt(here: Evening) -> None:
        table, people = await here.begun()
        match = table.running()
        seat = match.actors[0]
        doubtful(here, stored)
        table = await here.play(table, people[seat], match.legal(seat)[0], match.step)
        assert len(table.running().lines()) == 2
        assert await here.scalar("SELECT count(*) FROM lines") == 2
        await here.reopen()
        assert (await here.match(table)).record() == table.running().record()

    doubt(database)


@both_ways
def test_of_a_move_in_doubt_after_which_somebody_else_moved_the_right_thing_is_said(
    database: str, stored: bool
) -> None:
    @evening
    async def doubt(here: Evening) -> None:
        table, people = await here.begun(("Anna", "Bob", "Carla"), "siesta")
        step = table.running().step
        other = Evening(here.database)  # which on SQLite stands for what this house does next
        doubtful(here, stored)
        meanwhile(here, lambda: other.play(table, people[1], "choose 2", step))
        table = await here.play(table, people[0], "choose 1", step)
        assert sorted(line.move for line in table.running().lines()[1:]) == ["choose 1", "choose 2"]
        await other.close()

    doubt(database)


@both_ways
def test_a_table_in_doubt_is_set_exactly_if_it_was_stored(database: str, stored: bool) -> None:
    @evening
    async def doubt(here: Evening) -> None:
        anna = await here.guest("Anna")
        doubtful(here, stored)
        if stored:
            table = await here.create(anna, "siesta", ["me", "random"])
            assert (await here.find(table)).status == "running"
        else:
            error = await refused("database-away", here.create(anna, "siesta", ["me", "random"]))
            assert isinstance(error, DatabaseAway)
        assert await here.scalar("SELECT count(*) FROM tables") == stored

    doubt(database)


@both_ways
def test_a_seat_in_doubt_is_taken_once(database: str, stored: bool) -> None:
    @evening
    async def doubt(here: Evening) -> None:
        anna, bob = await here.people("Anna", "Bob")
        table = await here.create(anna, "siesta", ["me", "person"])
        doubtful(here, stored)
        table = await here.sit(table, bob)
        assert table.status == "running"
        assert await here.scalar("SELECT count(*) FROM lines") == 1

    doubt(database)


@both_ways
def test_who_leaves_in_doubt_has_left_or_is_told_of_the_doubt(database: str, stored: bool) -> None:
    @evening
    async def doubt(here: Evening) -> None:
        anna, bob = await here.people("Anna", "Bob")
        table = await here.create(anna, "siesta", ["me", "person", "person"])
        await here.sit(table, bob)
        doubtful(here, stored)
        if stored:  # what leaves no line cannot be looked up; but nobody is told that they never sat there
            error = await refused("database-away", here.house.seating.leave(table.id, bob.id))
            assert isinstance(error, DatabaseAway)
            assert error.in_doubt
        else:
            await here.house.seating.leave(table.id, bob.id)
        assert (await here.find(table)).seats[1].free

    doubt(database)


@both_ways
def test_if_the_database_stays_away_the_doubt_stays_too(database: str, stored: bool) -> None:
    @evening
    async def doubt(here: Evening) -> None:
        table, people = await here.begun(("Anna", "Bob"), "siesta")
        read = here.house.store.read
        doubtful(here, stored, stays_away=True)
        error = await refused("database-away", here.play(table, people[0], "choose 1"))
        assert isinstance(error, DatabaseAway)
        assert error.in_doubt
        doubtful(here, stored, stays_away=True)
        error = await refused("database-away", here.create(people[0], "siesta", ["me", "person"]))
        assert isinstance(error, DatabaseAway)
        assert error.in_doubt
        here.house.store.read = read  # type: ignore[method-assign]
        await here.reopen()
        assert len((await here.match(table)).lines()) == 1 + stored
        assert await here.scalar("SELECT count(*) FROM tables") == 1 + stored

    doubt(database)


@evening
async def test_what_certainly_was_not_stored_is_said_so_and_not_tried_again(here: Evening) -> None:
    table, people = await here.begun(("Anna", "Bob"), "siesta")
    store = here.house.store
    write, tried = store.write, []

    async def away(work: Any) -> Any:
        tried.append(1)
        raise DatabaseAway

    store.write = away  # type: ignore[method-assign]
    error = await refused("database-away", here.play(table, people[0], "choose 1"))
    assert isinstance(error, DatabaseAway)
    assert not error.in_doubt
    assert len(tried) == 1
    store.write = write  # type: ignore[method-assign]
    assert len((await here.match(table)).lines()) == 1


# Damage

DAMAGE: dict[str, Any] = {
    "no lines": delete(schema.lines),
    "a line that is none": update(schema.lines).where(schema.lines.c.number == 1).values(text="garbage"),
    "a line that cannot be": update(schema.lines).where(schema.lines.c.number == 1).values(text="1 0 dance"),
    "a line that is missing": delete(schema.lines).where(schema.lines.c.number == 1),
    "no heading": update(schema.tables).values(heading="nonsense"),
    "a game that is gone": text("UPDATE tables SET heading = replace(heading, 'game companeros', 'game gone')"),
    "options of another kind": text("UPDATE tables SET options = '5'"),
    "settings of another kind": text("""UPDATE tables SET settings = '{"hints": "perhaps"}'"""),
    "an ask of another kind": text("UPDATE tables SET ask = '[1]'"),
    "no seats": delete(schema.seats),
}
UNREADABLE = {
    "options that are no JSON": text("UPDATE tables SET options = 'nonsense'"),
    "an ask that is no JSON": text("UPDATE tables SET ask = '{'"),
}


def damaged(database: str, damage: Any, caplog: pytest.LogCaptureFixture) -> None:
    @evening
    async def spoil(here: Evening) -> None:
        table, people = await here.begun()
        for _ in range(3):
            await here.move_once(table, people)
        await here.house.store.write(lambda connection: connection.execute(damage))
        other, others = await here.begun()
        await here.reopen()
        error = await refused("table-damaged", here.find(table))
        assert isinstance(error, Damaged)
        assert error.parameters == {"table": table.id}
        await refused("table-damaged", here.play(table, people[0], "dance"))
        await refused("table-damaged", here.sit(table, people[0]))
        assert table.id in caplog.text  # for whoever runs the house
        for _ in range(2):
            await here.move_once(other, others)
        assert [each.id for each in await here.house.tables.refresh([table.id, other.id])] == []
        await here.house.upkeep.go_round()

    with caplog.at_level(logging.WARNING):
        spoil(database)


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_table_is_so_for_itself_only(database: str, damage: Any, caplog: pytest.LogCaptureFixture) -> None:
    damaged(database, damage, caplog)


@pytest.mark.parametrize("damage", UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # PostgreSQL stores no such thing
def test_a_table_that_cannot_even_be_read_is_damaged(
    database: str, damage: Any, caplog: pytest.LogCaptureFixture
) -> None:
    damaged(database, damage, caplog)


# From two processes


@two_doors
async def test_news_of_a_change_come_to_the_other_process(here: Evening, there: Evening) -> None:
    heard: list[News] = []
    there.house.bus.listen(heard.append)
    table, people = await here.begun()
    await here.move_once(table, people)
    revision = (await here.find(table)).revision
    await until(lambda: any((news.subject, news.revision) == (table.id, revision) for news in heard))
    assert len((await there.house.tables.at_least(table.id, revision, 0)).running().lines()) == 2


@two_doors
async def test_what_no_news_told_of_is_found_by_looking(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    quiet, _ = await here.begun()
    for each in (table, quiet):
        await there.find(each)
    here.house.bus.publish = lambda news: None  # type: ignore[method-assign]  # they are lost
    await here.move_once(table, people)
    known = there.house.tables.known(table.id)
    assert known is not None
    assert len(known.running().lines()) == 1
    (found,) = await there.house.tables.refresh([table.id, quiet.id])
    assert len(found.running().lines()) == 2
    assert await there.house.tables.refresh([table.id, quiet.id]) == []
    await here.say(table, people[0], "hello")
    (found,) = await there.house.tables.refresh([table.id])
    assert found.talk == 1
    assert await there.house.tables.versions([table.id, "nowhere"]) == {table.id: (found.revision, 1)}


@two_doors
async def test_changes_of_all_kinds_at_once_in_two_processes_are_all_made(here: Evening, there: Evening) -> None:
    table, people = await here.begun(("Anna", "Bob", "Carla", "Dora"), "siesta")
    await there.find(table)
    outcomes = await at_once(
        here.play(table, people[0], "choose 1"),
        there.play(table, people[1], "choose 2"),
        here.house.seating.leave(table.id, people[2].id),
        there.ask(table, people[3], "end"),
        there.say(table, people[3], "hello"),
        here.house.people.rename(people[0].id, "Annabel"),
    )
    assert [each for each in outcomes if isinstance(each, str)] == ["Annabel"]  # her name, and no refusal
    for door in (here, there):
        found = await door.find(table)
        assert len(found.running().lines()) == 3
        assert found.seats[2].by_bot
        assert found.called[0] == "Annabel"
        assert await door.said(table) == ["hello"]


@two_doors
async def test_what_is_remembered_never_goes_back(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    older = await there.find(table)
    await here.move_once(table, people)
    newer = await there.find(table)
    assert there.house.tables._keep(older) is newer
    assert there.house.tables.known(table.id) is newer
