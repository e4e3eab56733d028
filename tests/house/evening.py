"""An evening in the house without a network: people, tables, and what is refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, text, update

from fullboard.core.errors import FullboardError
from fullboard.core.match import Match
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.seating import Wish
from fullboard.house.settings import Settings
from fullboard.house.store import schema
from fullboard.house.table import Table
from fullboard.house.upkeep import Retention
from tests.apart import run_apart
from tests.house.postgres import Cluster

PATIENCE = 60.0  # seconds for what must come, however busy the machine is


class Evening:
    """A house for one test, and people in it."""

    def __init__(self, database: str, retention: Retention | None = None) -> None:
        self.database = database
        self.house = House(database, retention)

    async def close(self) -> None:
        await self.house.close()

    async def reopen(self) -> None:
        """Everything that was only in memory is gone."""
        await self.house.close()
        self.house = House(self.database)

    async def guest(self, name: str) -> Guest:
        return await self.house.people.welcome(name)

    async def people(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    async def create(
        self, guest: Guest, game: str, seats: list[str], hints: bool | None = None, key: str | None = None, **wish: Any
    ) -> Table:
        wished = Wish(game, seats, settings=Settings(hints=hints), **wish)
        return await self.house.seating.create(guest.id, guest.name, wished, key)

    async def sit(self, table: Table, guest: Guest, seat: int | None = None, salt: str | None = None) -> Table:
        return await self.house.seating.sit(table.id, guest.id, guest.name, seat, salt)

    async def find(self, table: Table) -> Table:
        return await self.house.tables.find(table.id)

    async def match(self, table: Table) -> Match:
        return (await self.find(table)).running()

    async def play(self, table: Table, guest: Guest, move: int | str, step: int | None = None, **key: Any) -> Table:
        return await self.house.play.play(table.id, guest.id, move, step, **key)

    async def ask(self, table: Table, guest: Guest, what: str) -> Table:
        return await self.house.agreements.ask(table.id, guest.id, what)

    async def rematch(self, table: Table, guest: Guest, promise: str = "") -> Table:
        return await self.house.seating.rematch(await self.find(table), guest.id, guest.name, None, promise)

    async def say(self, table: Table, guest: Guest, words: str, key: str | None = None) -> None:
        await self.house.talk.say(await self.find(table), guest, words, key)

    async def said(self, table: Table) -> list[str]:
        return [said.text for said in await self.house.talk.at(await self.find(table))]

    async def begun(
        self, names: tuple[str, ...] = ("Anna", "Bob", "Carla"), game: str = "companeros", **wish: Any
    ) -> tuple[Table, list[Guest]]:
        """A match of people."""
        people = await self.people(*names)
        table = await self.create(people[0], game, ["me", *["person"] * (len(names) - 1)], **wish)
        for guest in people[1:]:
            table = await self.sit(table, guest)
        assert table.status == "running"
        return table, people

    async def move_once(self, table: Table, people: list[Guest]) -> int:
        """Whoever is to move plays the first thing they may; who it was."""
        match = await self.match(table)
        seat = match.actors[0]
        await self.play(table, people[seat], match.legal(seat)[0])
        return seat

    async def bot_moves(self, table: Table, seat: int) -> Table:
        """A bot plays the first thing it may."""
        match = await self.match(table)
        return await self.house.play.play_for(table.id, seat, match.notation(match.legal(seat)[0]), match.step)

    async def until_turn_of(self, table: Table, seat: int) -> Table:
        """Bots move until it is that seat's turn."""
        while seat not in (table := await self.find(table)).actors:
            await self.bot_moves(table, table.owed[0])
        return table

    async def play_out(self, table: Table, people: list[Guest]) -> Table:
        """Everybody moves until the match is over."""
        while (table := await self.find(table)).status == "running":
            if table.owed:
                await self.bot_moves(table, table.owed[0])
            else:
                seat = table.actors[0]
                guest = next(each for each in people if each.id == table.seats[seat].guest)
                await self.play(table, guest, table.running().legal(seat)[0])
        return table

    async def scalar(self, statement: str, **values: Any) -> Any:
        """What the database itself says."""
        return await self.house.store.read(lambda connection: connection.scalar(text(statement), values))

    async def set_row(self, table: Table, **values: Any) -> None:
        """Change what is stored of a table behind the back of the house, which then knows nothing of it."""
        own = update(schema.tables).where(schema.tables.c.id == table.id).values(values)
        await self.house.store.write(lambda connection: connection.execute(own))
        self.house.tables._known.clear()


def evening(test: Callable[[Evening], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is a coroutine and gets a house, on each kind of database."""

    def run(database: str) -> None:
        async def go() -> None:
            here = Evening(database)
            try:
                await test(here)
            finally:
                await here.close()

        run_apart(go())

    run.__name__ = test.__name__
    return run


def two_doors(test: Callable[[Evening, Evening], Awaitable[None]]) -> Callable[[Cluster], None]:
    """A test that gets two houses on one PostgreSQL, open as two processes would be."""

    def run(cluster: Cluster) -> None:
        async def go() -> None:
            database = cluster.new_house()
            here, there = Evening(database), Evening(database)
            await here.house.open()
            await there.house.open()
            try:
                await test(here, there)
            finally:
                await here.close()
                await there.close()
                cluster.drop(database)

        run_apart(go())

    run.__name__ = test.__name__
    return run


@contextmanager
def counted(here: Evening) -> Iterator[list[str]]:
    """The statements that the database is asked."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(here.house.store.engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(here.house.store.engine, "before_cursor_execute", note)


async def refused(code: str, attempt: Awaitable[Any]) -> FullboardError:
    with pytest.raises(FullboardError) as error:
        await attempt
    assert error.value.code == code
    return error.value


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not come"
        await asyncio.sleep(0.01)


async def at_once(*attempts: Awaitable[Any]) -> list[Any]:
    """What comes of things that are done at the same time: results, and codes of what was refused."""
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, BaseException) and not isinstance(outcome, FullboardError):
            raise outcome
    return [outcome.code if isinstance(outcome, FullboardError) else outcome for outcome in outcomes]


def meanwhile(here: Evening, work: Callable[[], Awaitable[Any]]) -> None:
    """Between the next decision at a table and its being stored, something else happens."""
    tables = here.house.tables
    save = tables._save

    async def later(*given: Any) -> Table | None:
        tables._save = save  # type: ignore[method-assign]
        await work()
        return await save(*given)

    tables._save = later  # type: ignore[assignment, method-assign]
