"""Guests: their names, their sessions and codes, and that they can be forgotten."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from fullboard.house import people
from fullboard.house.bus import News
from fullboard.house.errors import BadRequest
from fullboard.house.history import history
from fullboard.house.lobby import own_tables
from fullboard.house.names import check_name
from fullboard.house.store import schema, sqlite_url
from tests.apart import run_apart
from tests.house.evening import Evening, at_once, counted, evening, refused, two_doors, until

# Names


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u115f \u1160",
        "\u034f",
        "a\u202eb",
        "a\u200bb",
        "\u0007a",
        "e" + "\u0301" * 9,
        "\ud800",
    ],
)
def test_a_name_that_nobody_can_see_or_read_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="name-unreadable"):
        check_name(name)


@pytest.mark.parametrize(("name", "code"), [("", "name-missing"), (" \t", "name-missing"), (7, "name-missing")])
def test_no_name_is_said_so(name: object, code: str) -> None:
    with pytest.raises(BadRequest, match=code):
        check_name(name)


def test_a_name_is_kept_as_it_reads_and_has_an_end() -> None:
    assert check_name("  Zoe\u0308 ") == "Zoë"
    assert check_name("Nguyễn Thị Ánh") == "Nguyễn Thị Ánh"
    with pytest.raises(BadRequest, match="name-too-long"):
        check_name("x" * 41)


@evening
async def test_somebody_who_is_called_otherwise_is_so_at_every_table(here: Evening) -> None:
    table, guests = await here.begun()
    ended, _ = await here.begun()
    await here.say(ended, guests[0], "hello")
    over = await here.create(guests[0], "siesta", ["me", "random"])
    over = await here.play_out(over, [guests[0]])
    revision = (await here.find(table)).revision
    await here.house.people.rename(guests[0].id, "Annabel")
    found = await here.find(table)
    assert found.revision > revision  # pages are drawn anew
    assert found.called == ("Annabel", "Bob", "Carla")
    assert found.running().names[0] == "Annabel"
    assert (await here.find(over)).finished_match().names[0] == "Annabel"
    assert [said.name for said in await here.house.talk.at(await here.find(ended))] == ["Annabel"]
    guest = await here.house.people.by_session(guests[0].session)
    assert guest is not None
    assert guest.name == "Annabel"
    await refused("name-missing", here.house.people.rename(guests[0].id, " "))
    await here.reopen()
    assert (await here.find(table)).called == ("Annabel", "Bob", "Carla")


@evening
async def test_a_match_goes_on_after_somebody_was_called_otherwise(here: Evening) -> None:
    table, guests = await here.begun()
    for name in ("Annabel", "Anne"):
        await here.house.people.rename(guests[0].id, name)
        await here.move_once(table, guests)
    assert len((await here.match(table)).lines()) == 3


# Being known


@evening
async def test_a_guest_is_known_by_session_or_by_token(here: Evening) -> None:
    anna = await here.guest("Anna")
    robot = await here.house.people.welcome("Robot", token="t0ken")
    assert robot.session == ""
    for _ in range(2):  # looked up, then remembered
        assert await here.house.people.by_session(anna.session) == anna
        assert await here.house.people.by_token("t0ken") == robot
        assert await here.house.people.by_session("0" * 32) is None
        assert await here.house.people.by_session("") is None
        assert await here.house.people.by_token("other") is None
        assert await here.house.people.by_token("") is None
    assert await here.scalar("SELECT token FROM guests WHERE name = 'Robot'") == people.digest("t0ken")


@evening
async def test_sessions_can_be_ended_one_and_all(here: Evening) -> None:
    anna = await here.guest("Anna")
    others = [await here.house.accounts.redeem(await here.house.people.make_code(anna)) for _ in range(3)]
    assert len({anna.session, *(other.session for other in others)}) == 4
    known = here.house.people
    assert [session.id for session in await known.sessions(anna)] == [anna.session, *(o.session for o in others)]
    for guest in (anna, *others):
        assert await known.by_session(guest.session) == guest
    await known.end_session(others[0])
    assert await known.by_session(others[0].session) is None
    assert await known.by_session(anna.session) == anna
    assert await known.end_sessions(anna, but=anna.session) == 2
    assert [await known.by_session(each.session) for each in (anna, *others)] == [anna, None, None, None]
    assert await known.end_sessions(anna) == 1
    assert await known.by_session(anna.session) is None


@evening
async def test_the_day_somebody_was_last_here_is_written_down_and_no_more(here: Evening) -> None:
    anna = await here.guest("Anna")
    old, recent = time.time() - 3 * people.DAY, time.time() - 60
    for before, kept in ((old, False), (recent, True)):
        for table in (schema.guests, schema.sessions):
            set_seen = update(table).values(seen=before)
            await here.house.store.write(lambda connection, s=set_seen: connection.execute(s))  # type: ignore[misc]
        await here.reopen()
        assert await here.house.people.by_session(anna.session) == anna
        for name in ("guests", "sessions"):
            assert (await here.scalar(f"SELECT seen FROM {name}") == before) == kept


# Codes


@evening
async def test_one_time_codes_work_once_and_expire(here: Evening) -> None:
    anna = await here.guest("Anna")
    known = here.house.people
    code = await known.make_code(anna)
    other = await here.house.accounts.redeem(code)
    assert other.id == anna.id
    assert other.session not in ("", anna.session)
    await refused("code-not-valid", here.house.accounts.redeem(code))
    for guess in ("guess", "", "-", "\x00", "💥"):
        assert isinstance(await refused("code-not-valid", here.house.accounts.redeem(guess)), BadRequest)
    first, second = await known.make_code(anna), await known.make_code(anna)
    await refused("code-not-valid", here.house.accounts.redeem(first))  # the newer one counts
    past = update(schema.codes).values(expires=time.time() - 1)
    await here.house.store.write(lambda connection: connection.execute(past))
    await refused("code-not-valid", here.house.accounts.redeem(second))


@evening
async def test_a_code_can_be_typed_in_any_case_and_without_its_dashes(here: Evening) -> None:
    anna = await here.guest("Anna")
    code = await here.house.people.make_code(anna)
    assert [len(part) for part in code.split("-")] == [4, 4, 4]
    assert not set("01ILOU").intersection(code)
    assert (await here.house.accounts.redeem(code.lower().replace("-", " "))).id == anna.id


@evening
async def test_a_code_that_is_redeemed_twice_at_once_works_once(here: Evening) -> None:
    anna = await here.guest("Anna")
    code = await here.house.people.make_code(anna)
    outcomes = await at_once(*(here.house.accounts.redeem(code) for _ in range(4)))
    assert outcomes.count("code-not-valid") == 3


@evening
async def test_a_code_of_somebody_who_was_forgotten_leads_nowhere(here: Evening) -> None:
    anna = await here.guest("Anna")
    code = await here.house.people.make_code(anna)
    await here.house.people.forget(anna.id)
    await refused("code-not-valid", here.house.accounts.redeem(code))


# Being forgotten


@evening
async def test_a_guest_who_wants_to_be_forgotten_is(here: Evening) -> None:
    table, guests = await here.begun()
    position = table.running().position()
    await here.say(table, guests[0], "my secret thoughts")
    await here.house.commitments.make(guests[0].id)
    await here.house.people.make_code(guests[0])
    here.house.presence.look(table.id, guests[0].id)
    await here.house.presence.flush()
    await here.house.people.forget(guests[0].id)
    for _ in range(2):
        match = await here.match(table)
        assert "Anna" not in match.record()
        assert match.position() == position
        assert await here.said(table) == []
        assert await here.house.people.by_session(guests[0].session) is None
        await here.reopen()
    for name in ("chat", "notices", "codes", "sessions", "presence", "commitments"):
        assert await here.scalar(f"SELECT count(*) FROM {name} WHERE guest = :guest", guest=guests[0].id) == 0
    assert await here.scalar("SELECT name FROM guests WHERE id = :guest", guest=guests[0].id) is None


@evening
async def test_a_token_of_somebody_who_was_forgotten_is_worth_nothing(here: Evening) -> None:
    robot = await here.house.people.welcome("Robot", token="t0ken")
    assert await here.house.people.by_token("t0ken") == robot
    await here.house.people.forget(robot.id)
    assert await here.house.people.by_token("t0ken") is None


@evening
async def test_where_somebody_who_was_forgotten_sat_a_bot_plays_and_nobody_waits(here: Evening) -> None:
    table, guests = await here.begun()
    other = await here.create(guests[0], "companeros", ["me", "person", "person"])
    third = await here.create(guests[1], "companeros", ["me", "person", "person"])
    await here.sit(third, guests[0])
    await here.ask(table, guests[1], "end")
    table = await here.ask(table, guests[2], "end")
    assert table.status == "running"  # Anna has not agreed
    await here.house.people.forget(guests[0].id)
    table = await here.find(table)
    assert table.status == "closed"  # all who are still there have
    assert table.seats[0].by_bot
    assert table.called[0] == "Ada"
    assert (await here.find(other)).status == "closed"
    assert (await here.find(third)).seats[1].free
    assert await here.house.people.by_session(guests[0].session) is None


@evening
async def test_a_finished_match_of_somebody_who_was_forgotten_stays_without_their_name(here: Evening) -> None:
    anna = await here.guest("Anastasia")
    table = await here.create(anna, "siesta", ["me", "random"])
    table = await here.play_out(table, [anna])
    record = table.finished_match().record()
    await here.house.people.forget(anna.id)
    for _ in range(2):
        again = (await here.find(table)).finished_match().record()
        assert "Anastasia" not in again
        assert again.partition("\n\n")[2] == record.partition("\n\n")[2]
        await here.reopen()


def test_nothing_that_was_forgotten_can_be_read_in_the_files(tmp_path: Path) -> None:
    async def go() -> None:
        here = Evening(sqlite_url(tmp_path))
        table, guests = await here.begun(("Anastasia", "Bob", "Carla"))
        for _ in range(5):
            await here.say(table, guests[0], "unmistakable thoughts")
        files = list(tmp_path.glob("house.sqlite*"))
        assert any(b"unmistakable" in file.read_bytes() for file in files)
        await here.house.people.forget(guests[0].id)
        for file in files:
            assert b"unmistakable" not in file.read_bytes()
            assert b"Anastasia" not in file.read_bytes()
        await here.close()

    run_apart(go())


@evening
async def test_a_damaged_table_keeps_nobody_from_being_forgotten(here: Evening) -> None:
    table, guests = await here.begun()
    other = await here.create(guests[0], "companeros", ["me", "person", "person"])
    await here.set_row(table, heading="nonsense")
    await here.house.people.forget(guests[0].id)
    assert (await here.find(other)).status == "closed"
    assert await here.house.people.by_session(guests[0].session) is None
    assert await here.scalar("SELECT count(*) FROM guests WHERE name = 'Anna'") == 0


# From two processes


@two_doors
async def test_somebody_who_is_renamed_here_is_called_so_there(here: Evening, there: Evening) -> None:
    table, guests = await here.begun()
    assert (await there.find(table)).called[0] == "Anna"
    assert await there.house.people.by_session(guests[0].session) == guests[0]
    await here.house.people.rename(guests[0].id, "Annabel")
    assert (await there.find(table)).called[0] == "Annabel"
    assert (await there.match(table)).names[0] == "Annabel"
    await until(lambda: guests[0].session not in there.house.people._known)  # the news has come
    guest = await there.house.people.by_session(guests[0].session)
    assert guest is not None
    assert guest.name == "Annabel"


@two_doors
async def test_somebody_who_is_forgotten_here_is_unknown_there(here: Evening, there: Evening) -> None:
    table, guests = await here.begun()
    await here.say(table, guests[0], "my secret thoughts")
    assert await there.said(table) == ["my secret thoughts"]
    assert await there.house.people.by_session(guests[0].session) == guests[0]
    await here.house.people.forget(guests[0].id)
    assert await there.said(table) == []
    assert "Anna" not in (await there.match(table)).record()
    assert (await there.find(table)).seats[0].by_bot
    await until(lambda: guests[0].session not in there.house.people._known)
    assert await there.house.people.by_session(guests[0].session) is None


@two_doors
async def test_a_session_that_is_ended_here_is_ended_there(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    assert await there.house.people.by_session(anna.session) == anna
    await here.house.people.end_session(anna)
    await until(lambda: anna.session not in there.house.people._known)
    assert await there.house.people.by_session(anna.session) is None


@two_doors
async def test_a_code_made_here_is_redeemed_there_and_once(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    code = await here.house.people.make_code(anna)
    outcomes = await at_once(here.house.accounts.redeem(code), there.house.accounts.redeem(code))
    assert outcomes.count("code-not-valid") == 1


@two_doors
async def test_a_guest_is_forgotten_while_others_play_on(here: Evening, there: Evening) -> None:
    table, guests = await here.begun(("Anna", "Bob", "Carla"), "siesta")
    await there.find(table)
    outcomes = await at_once(
        here.house.people.forget(guests[0].id),
        there.play(table, guests[1], "choose 1"),
        there.play(table, guests[2], "choose 2"),
    )
    assert not [each for each in outcomes if isinstance(each, str)]
    for door in (here, there):
        table = await door.find(table)
        assert table.owed == (0,)
        assert table.called[0] == "Ada"


@evening
async def test_what_a_guest_has_played_is_found_until_they_are_forgotten(here: Evening) -> None:
    table, guests = await here.begun()
    store = here.house.store
    for guest in guests:
        await here.ask(table, guest, "end")
    assert len(await store.read(lambda connection: history(connection, guests[1].id))) == 1
    assert await store.read(lambda connection: own_tables(connection, guests[1].id)) == []


@evening
async def test_whoever_was_here_lately_is_looked_up_with_all_others(here: Evening) -> None:
    guests = await here.people("Anna", "Bob", "Carla")
    by_token = await here.house.people.welcome("Dora", "token")
    own = here.house.people
    for guest in guests:
        assert await own.by_session(guest.session) == guest
    assert await own.by_token("token") == by_token
    await own.rename(guests[0].id, "Anne")
    assert await own.by_session(guests[0].session) is not None
    with counted(here) as asked:
        await own.look_round()
    assert len([each for each in asked if "FROM guests" in each]) == 2  # by session, and by token
    known = [await own.by_session(guest.session) for guest in guests]
    assert [guest and guest.name for guest in known] == ["Anne", "Bob", "Carla"]
    row = {"guest": guests[2].id, "kind": "warned", "words": "", "at": time.time()}
    await here.house.store.write(lambda connection: connection.execute(insert(schema.sanctions).values(row)))
    keys = [guest.session for guest in guests]
    found = await here.house.store.read(lambda connection: people._find_all(connection, keys))
    assert [key in found for key in keys] == [True, True, False]  # who was judged gets a closer look


@evening
async def test_who_has_gone_while_all_are_looked_up_is_not_remembered(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    own = here.house.people
    for guest in (anna, bob):
        await own.by_session(guest.session)
    read = here.house.store.read

    async def slowly(work: Any) -> Any:
        found = await read(work)
        here.house.bus.publish(News("guest", anna.id))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(here.house.store, "read", slowly)
        await own.look_round()
    assert anna.session not in own._known
    assert bob.session in own._known
