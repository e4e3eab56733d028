"""Those one does not want to hear: not at the table that is open, and not behind a seat either."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial

import pytest

from fullboard.house.marks import mark_of
from fullboard.house.peace import OWNER
from fullboard.web.encoding import Event
from fullboard.web.streams import STILL_HERE, drawn_for, table_events
from tests.house.evening import refused
from tests.web.inside import Evening, at_a_table
from tests.web.test_own_pages import People

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time


@at_a_table
async def test_what_is_open_changes_as_soon_as_somebody_is_muted(here: Evening) -> None:
    people = People(here)
    bob = await people.mark(1)
    anna = await here.house.people.by_token(here.tokens[0])
    await here.http.post(f"{here.api}/chat", json={"text": "BOO"}, headers=here.bearer(1))
    table = await here.house.tables.find(here.table)
    assert anna is not None
    say = drawn_for(anna, "en", unheard=partial(here.watching.unheard, anna.id))
    revision = table.revision
    async with aclosing(table_events(here.watching, table, anna.id, say)) as stream:
        assert b"BOO" in (await anext(stream)).text
        for what, heard in (("mute", False), ("unmute", True), ("block", False), ("unblock", True)):
            await people.call(0, "/friends", mark=bob, what=what)
            assert (b"BOO" in await _told(stream)) is heard
    assert (await here.house.tables.find(here.table)).revision == revision  # nobody else is told of anything


async def _told(stream: AsyncIterator[Event]) -> bytes:
    """The next thing that somebody is told about the table."""
    async for event in stream:
        if event is not STILL_HERE:
            return event.text
    raise AssertionError("the stream is over")


@at_a_table
async def test_what_is_whispered_keeps_to_the_peace(here: Evening) -> None:
    people = People(here)
    anna, bob = [await here.house.people.by_token(token) for token in here.tokens[:2]]
    assert anna is not None
    assert bob is not None
    dora = await here.house.people.welcome("Dora")
    shoulders, table = here.house.shoulders, await here.house.tables.find(here.table)
    invitation = await shoulders.invite(table.id, anna.id)
    await here.house.friends.change(anna.id, mark_of(dora.id), "block")
    await refused("unknown-invitation", shoulders.come(table.id, dora.id, invitation))  # as if there were none
    await here.house.friends.change(anna.id, mark_of(dora.id), "unblock")
    await shoulders.come(table.id, dora.id, invitation)
    await shoulders.say(table, dora, "BOO")
    assert "BOO" in await people.get(0, f"{here.path}/behind")
    await here.house.friends.change(anna.id, mark_of(dora.id), "mute")
    assert "BOO" not in await people.get(0, f"{here.path}/behind")
    await here.house.peace.impose(OWNER, dora.id, "muted", "Calm down.", days=1)
    await refused("muted", shoulders.say(table, dora, "but"))
