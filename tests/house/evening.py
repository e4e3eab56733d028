"""An evening in the house without a network: people, tables, and what is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from fullboard.core.errors import FullboardError
from fullboard.house import guests
from fullboard.house.guests import Guest
from fullboard.house.house import House
from fullboard.house.store import Store
from fullboard.house.table import Table
from tests.apart import run_apart


class Evening:
    """A house for one test, and people in it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.store = Store(database)
        self.house = House(self.store)

    async def guest(self, name: str) -> Guest:
        return await self.store.run(lambda connection: guests.welcome(connection, name))

    async def people(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    def reopen(self) -> None:
        self.store.close()
        self.store = Store(self.database)
        self.house = House(self.store)


def evening(test: Callable[[Evening], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is a coroutine and gets a house, on each kind of database."""

    def run(database: str) -> None:
        async def go() -> None:
            here = Evening(database)
            try:
                await test(here)
            finally:
                here.store.close()

        run_apart(go())

    run.__name__ = test.__name__
    return run


async def refused(code: str, attempt: Awaitable[Any]) -> None:
    with pytest.raises(FullboardError) as error:
        await attempt
    assert error.value.code == code


async def begun(
    here: Evening, names: tuple[str, ...] = ("Anna", "Bob", "Carla"), **table: Any
) -> tuple[Table, list[Guest]]:
    people = await here.people(*names)
    made = await here.house.create(people[0], "companeros", ["me", *["person"] * (len(names) - 1)], **table)
    for guest in people[1:]:
        await here.house.sit(made, guest)
    assert made.status == "running"
    return made, people


async def move_once(here: Evening, table: Table, people: list[Guest]) -> int:
    assert table.match is not None
    seat = table.match.actors[0]
    await here.house.play(table, people[seat].id, table.match.legal(seat)[0])
    return seat
