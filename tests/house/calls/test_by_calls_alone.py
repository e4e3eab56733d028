"""Hotel Samoa over days, to its end, by people who are never there: each plays when called, and not before."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from fullboard.core.chance import Quick
from fullboard.house.people import Guest
from fullboard.house.seating import Wish
from fullboard.house.settings import Settings
from fullboard.house.store import sqlite_url
from fullboard.house.table import Table
from tests.apart import run_apart
from tests.house.calls.answering import Answering, answering
from tests.house.calls.test_calls import HOME, Calling

NAMES = ("Anna", "Bob", "Carla")


async def set_table(here: Calling, people: list[Guest]) -> Table:
    await here.house.upkeep.beat()
    wish = Wish("hotel-samoa", ["me", "person", "person"], settings=Settings(pace="days 2"))
    table = await here.house.seating.create(people[0].id, people[0].name, wish)
    for guest in people[1:]:
        table = await here.sit(table, guest)
    return table


async def answer(here: Calling, table: Table, guest: Guest, luck: Quick) -> None:
    """Somebody who was called makes every move that is theirs to make, and is gone again."""
    while (table := await here.find(table)).status == "running":
        seat = table.own_seat(guest.id)
        if seat not in table.actors:
            return
        await here.play(table, guest, int(table.running().state.random_move(seat, luck)))


def told(there: Answering) -> list[dict[str, str]]:
    """What somebody was called for since they were asked last."""
    said = [json.loads(body) for body, _ in there.hooked]
    there.hooked.clear()
    return said


def test_a_match_is_played_to_its_end_by_calls_alone(tmp_path: Path) -> None:
    async def play() -> None:
        here = Calling(sqlite_url(tmp_path))
        try:
            async with contextlib.AsyncExitStack() as stack:
                phones = [await stack.enter_async_context(answering()) for _ in NAMES]
                people = await here.people(*NAMES)
                for guest, phone in zip(people, phones, strict=True):
                    await here.house.channels.add_webhook(guest.id, f"{phone.url}/{guest.name}", HOME, "en")
                table = await set_table(here, people)
                luck, over = Quick(7), set()
                while await here.call():
                    for guest, phone in zip(people, phones, strict=True):
                        kinds = {each["kind"] for each in told(phone)}
                        over |= {guest.name} if "over" in kinds else set()
                        if "turn" in kinds:
                            await answer(here, table, guest, luck)
                assert (await here.find(table)).status == "over"
                assert over == set(NAMES)
        finally:
            await here.close()

    run_apart(play())
