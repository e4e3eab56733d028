"""What is said at the tables: readable, kept in order, and not without end."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

from fullboard.house import newcomers, talk
from fullboard.house.errors import BadRequest, TooMuch
from fullboard.house.marks import mark_of
from fullboard.house.store import schema
from tests.house.evening import Evening, at_once, evening, refused, two_doors


@evening
async def test_what_is_said_is_readable(here: Evening) -> None:
    table, people = await here.begun()
    await here.say(table, people[0], "\x1b[31mred\x00\u202e\ttab \u200b 👩\u200d🍳 é")
    assert await here.said(table) == ["[31mred tab  👩\u200d🍳 é"]
    for nothing in ("", "\u200b", "\x00", "\u3164", " \u202e "):
        assert isinstance(await refused("nothing-said", here.say(table, people[0], nothing)), BadRequest)
    error = await refused("chat-too-long", here.say(table, people[0], "x" * (talk.LONGEST + 1)))
    assert error.parameters["longest"] == talk.LONGEST
    await here.say(table, people[0], "x" * talk.LONGEST)


@evening
async def test_it_is_said_by_name_and_recognised_by_a_mark(here: Evening) -> None:
    table, people = await here.begun()
    await here.say(table, people[0], "hello")
    (said,) = await here.house.talk.at(await here.find(table))
    assert (said.name, said.by) == ("Anna", mark_of(people[0].id))
    assert people[0].id not in said.by
    await here.house.people.rename(people[0].id, "Annabel")
    (said,) = await here.house.talk.at(await here.find(table))
    assert said.name == "Annabel"


@evening
async def test_what_is_said_does_not_hold_up_a_move(here: Evening) -> None:
    table, people = await here.begun()
    revision = table.revision
    match = table.running()
    seat = match.actors[0]
    await here.say(table, people[0], "one")
    assert (await here.find(table)).revision == revision
    await at_once(
        here.say(table, people[1], "two"),
        here.play(table, people[seat], match.legal(seat)[0], match.step),
        here.say(table, people[2], "three"),
    )
    assert sorted(await here.said(table)) == ["one", "three", "two"]
    table = await here.find(table)
    assert (table.revision, table.talk) == (revision + 1, 3)


@evening
async def test_under_one_key_it_is_said_once(here: Evening) -> None:
    table, people = await here.begun()
    for _ in range(3):
        await here.say(table, people[0], "hello", key="k")
    await here.say(table, people[1], "hello", key="k")  # somebody else's is another
    await here.say(table, people[0], "hello", key="k2")
    await here.say(table, people[0], "hello")
    assert len(await here.said(table)) == 4
    await at_once(*(here.say(table, people[2], "at once", key="k") for _ in range(5)))
    assert (await here.said(table)).count("at once") == 1


def test_a_guest_talks_at_most_so_fast(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_A_MINUTE", {True: 6, False: 2})

    @evening
    async def chatter(here: Evening) -> None:
        table, people = await here.begun()
        stranger = await here.guest("Zoe")
        for guest, most in ((people[0], 6), (stranger, 2)):
            for number in range(most):
                await here.say(table, guest, str(number))
            error = await refused("chat-too-fast", here.say(table, guest, "one more"))
            assert isinstance(error, TooMuch)
            assert error.parameters["most"] == most
        await here.say(table, people[1], "others may")
        earlier = update(schema.chat).values(at=time.time() - talk.MINUTE - 1)
        await here.house.store.write(lambda connection: connection.execute(earlier))
        await here.say(table, stranger, "again")
        assert (await here.said(table))[-2:] == ["others may", "again"]

    chatter(database)


def test_the_newest_are_kept_and_the_oldest_make_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_KEPT", 5)

    @evening
    async def talk_on(here: Evening) -> None:
        table, people = await here.begun()
        other, _ = await here.begun()
        await here.say(other, people[0], "elsewhere")
        for number in range(8):
            await here.say(table, people[number % 3], str(number))
        assert await here.said(table) == ["3", "4", "5", "6", "7"]
        assert await here.said(other) == ["elsewhere"]

    talk_on(database)


def test_strangers_cannot_push_out_what_the_players_say(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_OF_ONLOOKERS", 3)

    @evening
    async def shout(here: Evening) -> None:
        table, people = await here.begun()
        strangers = await here.people("Zoe", "Yves")
        await here.say(table, people[0], "ours")
        for number in range(3):
            await here.say(table, strangers[number % 2], "theirs")
        for stranger in strangers:
            assert isinstance(await refused("chat-full", here.say(table, stranger, "more")), TooMuch)
        await here.say(table, people[1], "ours too")
        assert await here.said(table) == ["ours", "theirs", "theirs", "theirs", "ours too"]

    shout(database)


@evening
async def test_a_host_who_looks_on_talks_like_a_player(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "siesta", ["random", "random"])
    for number in range(talk.MOST_A_MINUTE[False] + 1):
        await here.say(table, anna, str(number))


# From two processes


@two_doors
async def test_what_is_said_here_is_heard_there(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    assert await there.said(table) == []
    await here.say(table, people[0], "hello")
    assert await there.said(table) == ["hello"]
    await there.say(table, people[1], "good evening")
    assert await here.said(table) == ["hello", "good evening"]


@two_doors
async def test_under_one_key_it_is_said_once_in_all_processes(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    for number in range(5):
        await at_once(*(door.say(table, people[0], "hello", key=f"k{number}") for door in (here, there)))
    assert len(await here.said(table)) == 5


@two_doors
async def test_the_limit_of_a_guest_holds_over_all_processes(here: Evening, there: Evening) -> None:
    table, _ = await here.begun()
    stranger = await here.guest("Zoe")
    most = newcomers.MOST_WORDS
    outcomes = await at_once(*(door.say(table, stranger, "x") for door in (here, there) * most))
    assert outcomes.count("chat-too-fast") == most
    assert len(await here.said(table)) == most
