"""Bots' turns: each is made once, by whoever is there, and neither a bot nor a table that fails stops the others."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from itertools import pairwise
from pathlib import Path

from sqlalchemy import Connection, Update, select, update

from fullboard.core.verify import verify
from fullboard.house.bus import News
from fullboard.house.seating import MOST_BOT_TABLES
from fullboard.house.store import schema, sqlite_url
from fullboard.house.table import Table
from fullboard.house.work.lanes import Look
from fullboard.house.work.service import WorkService
from tests.apart import run_apart
from tests.house.evening import Evening, evening, two_doors
from tests.house.work.shift import (
    Trial,
    alone_with,
    at_work,
    finished,
    lease_of_the_dead,
    leases_on,
    lines_of,
    moved,
    set_many,
    sooner_or_later,
    working,
)

BOTS = ["random"] * 3
LATER = 1e6  # seconds: far enough to be watched for the whole of a test


def _execute(change: Update, connection: Connection) -> None:
    connection.execute(change)


async def watch(here: Evening, *tables: Table, seconds: float = LATER) -> None:
    """Somebody looks on, until so many seconds from now."""
    for table in tables:
        await here.set_row(table, watched=time.time() + seconds)


async def unwatch(here: Evening, *tables: Table) -> None:
    for table in tables:
        await here.set_row(table, watched=0.0)


@evening
async def test_bots_play_a_match_to_its_end(here: Evening) -> None:
    table = await here.create(await here.guest("Anna"), "companeros", BOTS)
    async with at_work(here.house) as service:
        (table,) = await finished(here, table)
    assert table.status == "over"
    assert service.figures.turns == len(lines_of(table)) - 1
    assert (service.figures.fallbacks, service.figures.failures) == (0, 0)
    assert verify(table.finished_match().record()).kind == "sealed"
    assert await leases_on(here, "turn:%") == 0
    assert table.notices == {}


@evening
async def test_bots_move_for_people_who_have_left_and_stop_when_they_are_back(here: Evening) -> None:
    table, people = await here.begun()
    async with at_work(here.house) as service:
        for _ in range(4):
            for guest in people:
                await here.house.seating.leave(table.id, guest.id)
                await here.sit(await here.find(table), guest)
        assert (await here.find(table)).owed == ()
        for guest in people:
            await here.house.seating.leave(table.id, guest.id)
        await finished(here, table)
        assert (service.figures.failures, service.figures.fallbacks) == (0, 0)


@evening
async def test_they_wait_for_people(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "companeros", ["me", "random", "random"])
    async with at_work(here.house):

        async def all_moved() -> bool:
            return (await here.find(table)).actors == (0,)

        await sooner_or_later(all_moved)
        while not (table := await here.find(table)).finished:
            if table.actors == (0,):
                await here.play(table, anna, table.running().legal(0)[0])
            await asyncio.sleep(0.01)
    assert table.status == "over"


# Who makes them


@two_doors
async def test_two_services_make_each_turn_once(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    tables = await set_many(here, anna, MOST_BOT_TABLES, BOTS, "companeros")
    services = WorkService(here.house, 1, 0.0), WorkService(there.house, 1, 0.0)
    thought: list[tuple[str, int, int]] = []
    for service in services:
        service.leases.seconds = 1000.0
        choose = service.turns._choose

        async def choose_and_tell(table: Table, match: object, seat: int, choose: object = choose) -> object:
            thought.append((table.id, len(lines_of(table)), seat))
            return await choose(table, match, seat)  # type: ignore[operator]

        service.turns._choose = choose_and_tell  # type: ignore[method-assign,assignment]
    async with working(services[0]), working(services[1]):
        ended = await finished(here, *tables)
    lines = sum(len(lines_of(table)) - 1 for table in ended)
    assert len(thought) == len(set(thought)) == lines
    assert sum(service.figures.turns for service in services) == lines


@evening
async def test_a_turn_whose_worker_died_is_made_when_the_lease_has_run_out(here: Evening) -> None:
    table = await here.create(await here.guest("Anna"), "companeros", BOTS)
    begun = time.monotonic()
    await lease_of_the_dead(here, f"turn:{table.id}", table.revision, 2.0)
    service = WorkService(here.house, 1, 0.0)
    if here.house.store.alone:  # where only one process works, nobody waits for the dead
        service.leases.give_all_back = _nothing  # type: ignore[method-assign]
    async with working(service):
        await moved(here, table)
    assert time.monotonic() - begun > 1.9


async def _nothing() -> None:
    """As if there were others."""


def test_where_only_one_process_works_nobody_waits_for_the_dead(tmp_path: Path) -> None:
    async def go() -> None:
        here = Evening(sqlite_url(tmp_path))
        table = await here.create(await here.guest("Anna"), "companeros", BOTS)
        await lease_of_the_dead(here, f"turn:{table.id}", table.revision, 1e6)
        async with at_work(here.house):
            await moved(here, table)
        await here.close()

    run_apart(go())


@two_doors
async def test_a_service_that_lacks_a_game_or_its_rules_leaves_it_to_others(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    tables = [await here.create(anna, "companeros", BOTS) for _ in range(2)]
    person = await here.create(anna, "companeros", ["random", "me", "random"])
    lacking, old, able = (WorkService(each.house, 1, 0.0) for each in (here, here, there))
    del lacking.turns.games["companeros"]
    old.turns.games["companeros"] -= 1
    async with working(lacking), working(old), working(able):
        await finished(there, *tables)

        async def hers_to_move() -> bool:
            return (await there.find(person)).owed == ()

        await sooner_or_later(hers_to_move)
    assert (lacking.figures.turns, old.figures.turns) == (0, 0)
    assert able.figures.turns >= sum([len(lines_of(await there.find(table))) - 1 for table in tables])


@evening
async def test_a_service_says_what_it_can_do_and_that_it_is_there_until_it_goes(here: Evening) -> None:
    async with at_work(here.house) as service:

        async def known() -> bool:
            return bool(await here.scalar("SELECT count(*) FROM workers WHERE id = :id", id=service.id))

        await sooner_or_later(known)
        assert service.turns.games["companeros"] == 1
    assert not await known()


# Which come first


async def on_offer(service: WorkService, many: int = 1000, fair: bool = False) -> list[str]:
    """The tables that a service would look at, in this order."""
    look = Look(many, many, [], fair)
    offers = (service.turns.offer_with_people, service.turns.offer_without)
    found = [work for offer in offers for work in await offer(look)]
    found.sort(key=lambda work: (0 if fair else work.rank, work.since))
    return [work.subject.removeprefix("turn:") for work in found]


@evening
async def test_watched_tables_come_first_then_those_with_people_then_bots_alone(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    alone, seen_alone = await set_many(here, anna, 2, BOTS)
    (seen,) = await set_many(here, bob, 1, ["random", "me", "random"], "companeros")
    old, new = await set_many(here, bob, 2, ["random", "me", "random"], "companeros")
    for at, table in enumerate((alone, seen_alone, old, seen, new)):
        first = table.actors[0]
        await here.set_row(table, touched=1000.0 + at, owed=1 << first)  # whoever begins, a bot is to move
    await unwatch(here, alone, old, new)
    await watch(here, seen, seen_alone)
    service = WorkService(here.house)
    expected = [each.id for each in (seen, seen_alone, old, new, alone)]  # bots that are looked at wait as people do
    assert await on_offer(service) == expected
    service.turns._rota_until = 0.0
    assert await on_offer(service, fair=True) == [each.id for each in (alone, seen_alone, old, seen, new)]
    await service.close()


@evening
async def test_of_tables_that_a_host_left_to_bots_the_first_few_are_played_on(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    hers = await set_many(here, anna, MOST_BOT_TABLES + 3, BOTS)
    his = await set_many(here, bob, 2, BOTS)
    for at, table in enumerate((*hers, *his)):
        await here.set_row(table, created=1000.0 - at, touched=1000.0 + at, watched=0.0)
    await watch(here, hers[0])
    played_on = [hers[0], *hers[-MOST_BOT_TABLES:], *his]
    service = WorkService(here.house)
    assert await on_offer(service) == [each.id for each in played_on]
    await service.close()


@evening
async def test_three_hundred_tables_left_by_one_host_do_not_starve_a_watched_one(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    left = await set_many(here, anna, 300, BOTS)
    for at, each in enumerate(left):
        await here.set_row(each, created=1000.0 + at, watched=0.0)
    table = await here.create(bob, "companeros", ["me", "random", "random"])
    await watch(here, table)
    async with at_work(here.house):
        while not (table := await here.find(table)).finished:
            if table.actors == (0,):
                await here.play(table, bob, table.running().legal(0)[0])
            await asyncio.sleep(0.01)
    lines = await lines_of_all(here)
    elsewhere = [0]  # turns made there before each bot's move here
    for of, seat in lines:
        if of != table.id:
            elsewhere[-1] += 1
        elif seat == "0":
            elsewhere[-1] = 0
        else:
            elsewhere.append(0)
    assert max(elsewhere[:-1]) <= 3  # one that was being made, one begun while hers was stored, one to be fair
    moved_at = {of for of, _ in lines} - {table.id}
    assert moved_at
    assert moved_at <= {each.id for each in left[: 3 * MOST_BOT_TABLES]}  # those that are over make room


async def lines_of_all(here: Evening) -> list[tuple[str, str]]:
    """Table and seat of all moves, in the order they were stored."""
    known = schema.lines.c
    moves = select(known.table, known.text).where(known.number > 0).order_by(known.at)
    rows = await here.house.store.read(lambda connection: connection.execute(moves).all())
    return [(row.table, row.text.split()[1]) for row in rows]


# What stops nothing


@evening
async def test_a_damaged_table_does_not_stop_the_others(here: Evening) -> None:
    anna = await here.guest("Anna")
    damaged = await here.create(anna, "companeros", BOTS)
    seated = await here.create(anna, "companeros", ["random", "me", "random"])
    sound = await here.create(anna, "companeros", BOTS)
    lines = schema.lines.c
    for table in (damaged, seated):
        spoil = update(schema.lines).where(lines.table == table.id).values(text="0 set-up | 999/1")
        await here.house.store.write(partial(_execute, spoil))
        await here.set_row(table, owed=1)
    async with at_work(here.house) as service:
        await finished(here, sound)
        assert service.figures.failures == 2
    assert await leases_on(here, "turn:%") == 2  # put aside


@evening
async def test_a_game_that_fails_does_not_stop_the_others(here: Evening) -> None:
    anna = await here.guest("Anna")
    broken = await here.create(anna, "siesta", BOTS)
    sound = await here.create(anna, "companeros", BOTS)
    service = WorkService(here.house, 1, 0.0)
    choose = service.turns._choose

    async def fail(table: Table, match: object, seat: int) -> object:
        if table.id == broken.id:
            raise ZeroDivisionError("on fire")
        return await choose(table, match, seat)  # type: ignore[arg-type]

    service.turns._choose = fail  # type: ignore[method-assign,assignment]
    async with working(service):
        await finished(here, sound)
    assert service.figures.failures == 1


@evening
async def test_a_turn_that_was_noted_and_is_not_owed_is_struck_out(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "companeros", ["me", "random", "random"])
    table = await here.until_turn_of(table, 0)
    await here.set_row(table, owed=1, actors=0, people=0)
    async with at_work(here.house) as service:

        async def struck_out() -> bool:
            return bool(await here.scalar("SELECT owed FROM tables WHERE id = :id", id=table.id) == 0)

        await sooner_or_later(struck_out)
    assert await here.scalar("SELECT actors FROM tables WHERE id = :id", id=table.id) == 1
    assert await here.scalar("SELECT people FROM tables WHERE id = :id", id=table.id) == 1
    assert (service.figures.turns, service.figures.failures) == (0, 0)


# When


@evening
async def test_where_somebody_watches_a_move_comes_no_sooner_than_the_pace(here: Evening) -> None:
    table = await here.create(await here.guest("Anna"), "siesta", BOTS)
    await watch(here, table)
    touched = [table.touched]

    def hear(news: News) -> None:
        if news.kind == "table" and (known := here.house.tables.known(table.id)) is not None:
            touched.append(known.touched)

    here.house.bus.listen(hear)
    pace = 0.4
    async with at_work(here.house, pace=pace):
        await moved(here, table, 5)
    gaps = [later - sooner for sooner, later in pairwise(touched)]
    assert len(gaps) >= 4
    assert min(gaps) > pace - 0.02


@evening
async def test_where_nobody_watches_they_do_not_wait(here: Evening) -> None:
    table = await here.create(await here.guest("Anna"), "siesta", BOTS)
    await unwatch(here, table)
    async with at_work(here.house, pace=1e6):
        await finished(here, table)


@evening
async def test_where_people_play_bots_do_not_wait_for_their_pages(here: Evening) -> None:
    table = await here.create(await here.guest("Anna"), "siesta", ["me", "random", "random"])
    await watch(here, table)
    async with at_work(here.house, pace=1e6):
        await moved(here, table, 3)  # the set-up, and the choices of both bots


def test_thoughts_are_not_cut_to_the_pace(database: str, trial: Trial) -> None:
    async def go() -> None:
        here = Evening(database)
        tables = [await alone_with(here, "waits", "siesta"), await alone_with(here, "random", "siesta")]
        await watch(here, *tables)
        async with at_work(here.house, places=2, pace=0.01) as service:
            await finished(here, tables[1])
            assert len(trial.asked()) == 1  # for as long as the other match took
            trial.go()
            await finished(here, tables[0])
            assert service.figures.fallbacks == 0
        await here.close()

    run_apart(go())
