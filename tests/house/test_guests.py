"""Guests: their names, what they say, their codes and cookies, and that they can be forgotten."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from fullboard.house import guests
from fullboard.house.errors import Refused
from fullboard.house.guests import Cookies, signing_key
from fullboard.house.records import last_matches
from fullboard.house.store import sqlite_url
from tests.apart import run_apart
from tests.house.evening import Evening, begun, evening, refused


@evening
async def test_a_guest_who_wants_to_be_forgotten_is(here: Evening) -> None:
    table, people = await begun(here)
    await here.house.say(table, people[0], "my secret thoughts")
    await here.house.forget(people[0].id)
    assert table.match is not None
    assert "Anna" not in table.match.record()
    assert table.chat == []
    here.reopen()
    again = await here.house.find(table.id)
    assert again.match is not None
    assert "Anna" not in again.match.record()
    assert again.chat == []
    assert again.match.position() == table.match.position()


@evening
async def test_where_somebody_who_was_forgotten_sat_a_bot_plays_and_nobody_waits(here: Evening) -> None:
    table, people = await begun(here)
    other = await here.house.create(people[0], "companeros", ["me", "person", "person"])
    third = await here.house.create(people[1], "companeros", ["me", "person", "person"])
    await here.house.sit(third, people[0])
    await here.house.ask(table, people[1].id, "end")
    await here.house.ask(table, people[2].id, "end")
    assert table.status == "running"  # Anna has not agreed
    await here.house.forget(people[0].id)
    assert table.status == "closed"  # all who are still there have
    assert table.seats[0].by_bot
    assert table.called[0] == "Ada"
    assert other.status == "closed"
    assert third.seats[1].free
    assert await here.house.porter.guest(people[0].id) is None


@evening
async def test_a_code_of_somebody_who_was_forgotten_leads_nowhere(here: Evening) -> None:
    anna = await here.guest("Anna")
    code = await here.store.run(lambda connection: guests.make_code(connection, anna.id))
    await here.house.forget(anna.id)
    await refused("code-not-valid", here.store.run(lambda connection: guests.redeem(connection, code)))


@evening
async def test_a_code_can_be_typed_in_any_case_and_without_its_dashes(here: Evening) -> None:
    anna = await here.guest("Anna")
    code = await here.store.run(lambda connection: guests.make_code(connection, anna.id))
    assert [len(part) for part in code.split("-")] == [4, 4, 4]
    assert not set("01ILOU").intersection(code)
    typed = code.lower().replace("-", " ")
    assert (await here.store.run(lambda connection: guests.redeem(connection, typed))).id == anna.id
    await refused("code-not-valid", here.store.run(lambda connection: guests.redeem(connection, code)))


def test_nothing_that_was_forgotten_can_be_read_in_the_files(tmp_path: Path) -> None:
    async def go() -> None:
        here = Evening(sqlite_url(tmp_path))
        table, people = await begun(here, ("Anastasia", "Bob", "Carla"))
        for _ in range(5):
            await here.house.say(table, people[0], "unmistakable thoughts")
        files = list(tmp_path.glob("house.sqlite*"))
        assert any(b"unmistakable" in file.read_bytes() for file in files)
        await here.house.forget(people[0].id)
        for file in files:
            assert b"unmistakable" not in file.read_bytes()
            assert b"Anastasia" not in file.read_bytes()
        here.store.close()

    run_apart(go())


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f \u1160", "\u034f", "a\u202eb", "a\u200bb", "\u0007a"]
)
def test_a_name_that_nobody_can_see_or_read_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="name-unreadable"):
        guests.check_name(name)


@evening
async def test_what_is_said_is_readable(here: Evening) -> None:
    table, people = await begun(here)
    await here.house.say(table, people[0], "\x1b[31mred\x00\u202e\ttab \u200b 👩\u200d🍳 é")
    assert table.chat[-1].text == "[31mred tab  👩\u200d🍳 é"
    for nothing in ("\u200b", "\x00", "\u3164", " \u202e "):
        await refused("nothing-said", here.house.say(table, people[0], nothing))


@evening
async def test_the_last_matches_of_a_guest_are_found(here: Evening) -> None:
    table, people = await begun(here)
    assert await here.store.run(lambda connection: last_matches(connection, people[0].id)) == []
    for guest in people:
        await here.house.ask(table, guest.id, "end")
    ((found, game, day),) = await here.store.run(lambda connection: last_matches(connection, people[1].id))
    assert (found, game) == (table.id, "companeros")
    assert day == date.today().isoformat()


@evening
async def test_one_time_codes_work_once_and_expire(here: Evening) -> None:
    anna = await here.guest("Anna")
    code = await here.store.run(lambda connection: guests.make_code(connection, anna.id))
    assert (await here.store.run(lambda connection: guests.redeem(connection, code))).id == anna.id
    await refused("code-not-valid", here.store.run(lambda connection: guests.redeem(connection, code)))
    await refused("code-not-valid", here.store.run(lambda connection: guests.redeem(connection, "guess")))


def test_forged_cookies_are_not_believed(tmp_path: Path) -> None:
    cookies = Cookies(signing_key(tmp_path))
    assert cookies.read(cookies.sign("abc")) == "abc"
    assert Cookies(signing_key(tmp_path)).read(cookies.sign("abc")) == "abc"
    for forged in ("", "abc", cookies.sign("abc")[:-2] + "xx", Cookies("other").sign("abc")):
        assert cookies.read(forged) is None
