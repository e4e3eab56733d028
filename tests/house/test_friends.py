"""Friends, those one follows or blocks, and invitations that wait and keep a seat."""

from __future__ import annotations

from functools import partial
from typing import Any

from fullboard import Match
from fullboard.house.friends import MOST_RELATIONS, Person
from fullboard.house.invitations import MOST_A_TABLE, Invitation, waiting
from fullboard.house.lobby import followed_tables, open_tables
from fullboard.house.marks import mark_of
from fullboard.house.people import Guest
from fullboard.house.seating import Wish
from fullboard.house.store import schema
from tests.house.evening import Evening, evening, refused


async def be(here: Evening, guest: Guest, what: str, other: Guest) -> None:
    await here.house.friends.change(guest.id, mark_of(other.id), what)


async def befriend(here: Evening, one: Guest, other: Guest) -> None:
    await be(here, one, "befriend", other)
    await be(here, other, "befriend", one)


async def sees(here: Evening, guest: Guest) -> dict[str, Person]:
    return {each.name: each for each in await here.house.friends.people(guest.id)}


async def invited(here: Evening, guest: Guest) -> list[Invitation]:
    return await here.house.store.read(lambda connection: waiting(connection, guest.id))


@evening
async def test_two_are_friends_when_each_wants_to_be(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    await be(here, anna, "befriend", bob)
    await be(here, anna, "befriend", bob)  # asking twice asks once
    assert (await sees(here, anna))["Bob"].asked
    assert (await sees(here, bob))["Anna"].asks
    await be(here, bob, "befriend", anna)
    assert (await sees(here, anna))["Bob"] == Person(mark_of(bob.id), "Bob", friend=True)
    assert (await sees(here, bob))["Anna"] == Person(mark_of(anna.id), "Anna", friend=True)
    await be(here, bob, "unfriend", anna)
    assert await sees(here, anna) == await sees(here, bob) == {}


@evening
async def test_what_makes_no_sense_changes_nothing(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    await refused("yourself", be(here, anna, "befriend", anna))
    await refused("unknown-relation", be(here, anna, "marry", bob))
    for mark in ("", "x" * 16, "\0" * 16, "a" * 10_000, mark_of("nobody"), bob.id):
        await refused("unknown-person", here.house.friends.change(anna.id, mark, "follow"))
    for code in ("", "\0", "nothing", "ä", "a" * 10_000):
        await refused("unknown-link", here.house.friends.befriend(anna.id, code))
    await refused("own-link", here.house.friends.befriend(anna.id, await here.house.friends.link(anna.id)))
    assert await sees(here, anna) == await sees(here, bob) == {}


@evening
async def test_a_link_makes_friends_until_there_is_another(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    link = await here.house.friends.link(anna.id)
    assert await here.house.friends.link(anna.id) == link
    assert (await here.house.friends.whose_link(link)).name == "Anna"
    await here.house.friends.befriend(bob.id, link)
    assert (await sees(here, anna))["Bob"].friend
    assert await here.house.friends.link(anna.id, anew=True) != link
    await refused("unknown-link", here.house.friends.befriend(carla.id, link))


@evening
async def test_whoever_is_blocked_is_neither_seated_nor_heard_and_is_not_told(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    await befriend(here, anna, bob)
    table = await here.create(anna, "siesta", ["me", "person"], public=True)
    await here.house.invitations.invite(table.id, anna.id, [bob.id])
    await be(here, anna, "block", bob)
    assert await invited(here, bob) == []
    assert await sees(here, bob) == {}
    await refused("not-seated-together", here.sit(table, bob))
    assert (await here.find(table)).seats[1].free
    other = await here.create(bob, "siesta", ["me", "person"], public=True)
    await refused("not-seated-together", here.sit(other, anna))
    for guest, left in ((anna, [table.id]), (bob, [other.id])):
        found = await here.house.store.read(partial(open_tables, guest=guest.id))
        assert [each.id for each in found] == left
    await be(here, bob, "befriend", anna)  # it seems to be asked
    assert (await sees(here, bob))["Anna"].asked
    assert not (await sees(here, anna))["Bob"].asks
    await here.house.friends.befriend(bob.id, await here.house.friends.link(anna.id))
    assert not (await sees(here, anna))["Bob"].friend
    assert await here.house.friends.unheard(anna.id) == {bob.id}
    assert await here.house.friends.unheard(bob.id) == frozenset()
    await be(here, anna, "unblock", bob)
    assert await here.house.friends.unheard(anna.id) == frozenset()
    await here.sit(table, bob)


@evening
async def test_an_invitation_waits_and_keeps_its_seat(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    await befriend(here, anna, bob)
    table = await here.create(anna, "companeros", ["me", "person", "person"])
    await refused("not-your-seat", here.house.invitations.invite(table.id, carla.id, [bob.id]))
    await here.house.invitations.invite(table.id, anna.id, [bob.id])
    await here.house.invitations.invite(table.id, anna.id, [bob.id])
    (waits,) = await invited(here, bob)
    assert (waits.table, waits.host, waits.rated) == (table.id, "Anna", False)
    await refused("seat-kept", here.sit(table, carla, 1))
    assert (await here.sit(table, carla)).seat_of(carla.id) == 2
    assert (await here.sit(table, bob)).status == "running"
    assert await invited(here, bob) == []
    await refused("already-begun", here.house.invitations.invite(table.id, anna.id, [bob.id]))


@evening
async def test_an_invitation_shows_what_the_deal_is_bound_to_unless_nothing_is_sealed(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "siesta", ["me", "person"])
    await here.house.invitations.invite(table.id, anna.id, [bob.id])
    (waits,) = await invited(here, bob)
    assert waits.commitment == table.commitment is not None
    position = Match("companeros", players=3, seed=1).position()
    wish = Wish("companeros", ["me", "person", "person"], position=position)
    begun = await here.house.seating.create(anna.id, anna.name, wish)
    await here.house.invitations.invite(begun.id, anna.id, [bob.id])
    assert {each.table: each.commitment for each in await invited(here, bob)}[begun.id] is None


@evening
async def test_whoever_cannot_follow_an_invitation_any_more_is_told_why(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    gone = await here.create(anna, "companeros", ["me", "person", "person"])
    full = await here.create(anna, "siesta", ["me", "person"])
    kicked = await here.create(anna, "companeros", ["me", "person", "person"])
    blocked = await here.create(anna, "companeros", ["me", "person", "person"])
    for table in (gone, full, kicked, blocked):
        await here.house.invitations.invite(table.id, anna.id, [bob.id])
    await here.house.seating.close(gone.id, anna.id)
    await here.house.seating.add_bot(full.id, anna.id, 1, "random")  # the host may think otherwise
    await here.sit(kicked, bob)
    await here.house.seating.kick(kicked.id, anna.id, 1)
    await here.sit(blocked, carla)
    await be(here, carla, "block", bob)
    await refused("table-gone", here.sit(gone, bob))
    await refused("table-gone", here.house.invitations.invite(gone.id, anna.id, [bob.id]))
    await refused("already-begun", here.sit(full, bob))
    await refused("kicked", here.sit(kicked, bob))
    await refused("not-seated-together", here.sit(blocked, bob))
    assert [each.table for each in await invited(here, bob)] == [blocked.id]


@evening
async def test_a_table_that_takes_the_place_of_another_has_its_people_invited(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    before = await here.create(anna, "companeros", ["me", "person", "person"])
    await here.house.invitations.invite(before.id, anna.id, [bob.id])
    await here.sit(before, carla)
    after = await here.create(anna, "companeros", ["me", "person", "person"])
    closed = await here.house.seating.set_anew(before.id, anna.id, after.id)
    await here.house.invitations.carry_over(closed, after, anna.id)
    for guest in (bob, carla):
        assert [each.table for each in await invited(here, guest)] == [after.id]
    assert set((await here.house.invitations.kept(after.id)).values()) == {bob.id, carla.id}


@evening
async def test_an_invitation_that_is_declined_or_withdrawn_keeps_nothing(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    table = await here.create(anna, "siesta", ["me", "person"])
    for end in ("decline", "withdraw"):
        await here.house.invitations.invite(table.id, anna.id, [bob.id])
        await refused("seat-kept", here.sit(table, carla))
        if end == "decline":
            await here.house.invitations.decline(table.id, bob.id)
        else:
            await here.house.invitations.withdraw(table.id, anna.id, mark_of(bob.id))
        assert await invited(here, bob) == []
    await here.sit(table, carla)


@evening
async def test_people_are_invited_by_name_if_one_knows_them(here: Evening) -> None:
    anna, bob, _ = await here.people("Anna", "Bob", "Carla")
    await refused("nobody-of-that-name", here.house.invitations.find_by_name(anna.id, "Bob"))
    await refused("unknown-person", here.house.invitations.find(anna.id, [mark_of(bob.id)]))
    await befriend(here, anna, bob)
    assert await here.house.invitations.find_by_name(anna.id, " bob ") == bob.id
    assert await here.house.invitations.find(anna.id, [mark_of(bob.id)]) == [bob.id]
    other = await here.guest("BOB")
    await befriend(here, anna, other)
    await refused("name-not-unique", here.house.invitations.find_by_name(anna.id, "Bob"))
    await be(here, other, "block", anna)
    assert await here.house.invitations.find_by_name(anna.id, "Bob") == bob.id
    for name in ("", "\0", "x" * 10_000, "Anna", "Carla"):
        await refused("nobody-of-that-name", here.house.invitations.find_by_name(anna.id, name))


@evening
async def test_a_rematch_keeps_everybody_their_seat(here: Evening) -> None:
    table, people = await here.begun()
    for guest in people:
        await here.ask(table, guest, "end")
    again = await here.rematch(table, people[0])
    assert [len(await invited(here, guest)) for guest in people] == [0, 1, 1]
    stranger = await here.guest("Dora")
    await refused("seat-kept", here.sit(again, stranger))
    assert (await here.sit(again, people[2])).seat_of(people[2].id) == 1  # everybody sits one seat on
    assert (await here.sit(again, people[1])).seat_of(people[1].id) == 0


@evening
async def test_those_one_follows_are_found_at_public_tables_only(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    await be(here, anna, "follow", bob)
    open_one = await here.create(bob, "siesta", ["me", "person"], public=True)
    running = await here.create(bob, "siesta", ["me", "random"], public=True)
    await here.create(bob, "siesta", ["me", "random"])

    async def found(guest: Guest) -> set[str]:
        seen = await here.house.store.read(lambda connection: followed_tables(connection, guest.id))
        return {each.id for each in seen}

    assert await found(anna) == {open_one.id, running.id}
    assert await found(carla) == set()
    await be(here, bob, "block", anna)
    assert await found(anna) == set()


@evening
async def test_there_is_an_end_to_friends_and_invitations(here: Evening) -> None:
    anna = await here.guest("Anna")
    others = [await here.guest(f"G{number}") for number in range(MOST_A_TABLE + 1)]
    table = await here.create(anna, "siesta", ["me", "person"])
    await refused(
        "too-many-invitations", here.house.invitations.invite(table.id, anna.id, [each.id for each in others])
    )
    assert await invited(here, others[0]) == []
    rows = [{"guest": anna.id, "other": f"x{number}", "what": "follow", "at": 0.0} for number in range(MOST_RELATIONS)]

    def crowd(connection: Any) -> None:
        crowd = [{"id": row["other"], "name": "X", "created": 0.0} for row in rows]
        connection.execute(schema.guests.insert(), crowd)
        connection.execute(schema.relations.insert(), rows)

    await here.house.store.write(crowd)
    await refused("too-many-relations", be(here, anna, "follow", others[0]))
