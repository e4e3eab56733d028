"""Several seats of one guest, and onlookers behind one player, on each kind of database."""

from __future__ import annotations

from fullboard.house.shoulders import counted
from tests.house.evening import Evening, evening, refused


@evening
async def test_one_guest_holds_several_seats_each_under_a_name(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "here Ben", "person"])
    sit = here.house.seating.sit
    await refused("sit-down-first", sit(table.id, bob.id, bob.name, None, None, called="Carla"))
    await refused("name-unreadable", sit(table.id, anna.id, anna.name, 2, None, called="\u202e"))
    await refused("name-too-long", sit(table.id, anna.id, anna.name, 2, None, called="x" * 10_000))
    await refused("sit-down-first", here.create(anna, "companeros", ["here Ben", "person", "person"]))
    table = await here.sit(table, bob)
    assert (table.status, table.called, table.seats_of(anna.id)) == ("running", ("Anna", "Ben", "Bob"), (0, 1))
    await here.reopen()
    table = await here.find(table)
    assert table.called == ("Anna", "Ben", "Bob")
    assert table.running().names == ("Anna", "Ben", "Bob")
    await refused("not-your-seat", here.play(table, bob, 0, own=0))
    while table.status == "running":
        seat = table.actors[0]
        table = await here.play(table, bob if seat == 2 else anna, table.running().legal(seat)[0], own=seat)
    await here.house.people.forget(anna.id)
    assert (await here.find(table)).called == (None, None, "Bob")


@evening
async def test_one_of_several_seats_is_left_to_a_bot_or_all_of_them(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "here Ben", "person"])
    table = await here.house.seating.leave(table.id, anna.id, 1)
    assert [seat.free for seat in table.seats] == [False, True, True]
    await here.house.seating.sit(table.id, anna.id, anna.name, 1, None, called="Ben")
    table = await here.sit(table, bob)
    table = await here.house.seating.leave(table.id, anna.id, 1)
    assert [seat.by_bot for seat in table.seats] == [False, True, False]
    table = await here.house.seating.leave(table.id, anna.id)
    assert [seat.by_bot for seat in table.seats] == [True, True, False]
    table = await here.sit(table, anna)
    assert table.people == {0, 1, 2}
    await refused("not-your-seat", here.house.seating.leave(table.id, bob.id, 0))


@evening
async def test_an_invitation_lets_somebody_look_over_one_shoulder_and_no_other(here: Evening) -> None:
    table, people = await here.begun()
    dora, emil = await here.people("Dora", "Emil")
    shoulders = here.house.shoulders
    first = await shoulders.invite(table.id, people[1].id)
    second = await shoulders.invite(table.id, people[1].id)
    await refused("unknown-invitation", shoulders.come(table.id, dora.id, first))
    await shoulders.come(table.id, dora.id, second)
    await shoulders.come(table.id, dora.id, second)
    assert dict(await shoulders.at(table)) == {dora.id: 1}
    assert counted(await shoulders.at(table), 3) == (0, 1, 0)
    await refused("sits-here", shoulders.come(table.id, people[0].id, second))
    other = await shoulders.invite(table.id, people[2].id)
    await refused("looked-elsewhere", shoulders.come(table.id, dora.id, other))
    await shoulders.say(table, dora, "the six!")
    assert [said.text for said in await shoulders.heard(table, 1)] == ["the six!"]
    await refused("not-behind", shoulders.say(table, emil, "what?"))
    await refused("nothing-said", shoulders.say(table, dora, " "))
    await refused("behind-says-nothing", here.say(table, dora, "the six!"))
    await shoulders.go(table.id, dora.id)
    assert not await shoulders.at(table)
    await refused("behind-says-nothing", here.say(table, dora, "he has the six"))
    await refused("looked-elsewhere", shoulders.come(table.id, dora.id, other))
    await shoulders.come(table.id, dora.id, second)
    await here.house.people.forget(people[1].id)
    assert not await shoulders.at(await here.find(table))
    await refused("unknown-invitation", shoulders.find(table.id, second))
    assert await here.scalar("SELECT count(*) FROM shoulders") == 1  # of the other one who invites
