"""Who sits where: tables are set, filled, left and cleared; nobody has more of them than there may be."""

from __future__ import annotations

import time

from fullboard import games
from fullboard.core.verify import verify
from fullboard.house import seating
from fullboard.house.errors import BadRequest, NotAllowed, TooMuch
from fullboard.house.lobby import open_tables, own_tables
from fullboard.house.presence import Presence
from fullboard.house.table import Table
from tests.house.evening import Evening, at_once, evening, refused, two_doors

# Setting a table


@evening
async def test_a_table_begins_when_the_last_seat_is_taken(here: Evening) -> None:
    anna, bob, carla, dora = await here.people("Anna", "Bob", "Carla", "Dora")
    table = await here.create(anna, "companeros", ["person", "me", "person"], public=True)
    assert [each.id for each in await here.house.store.read(open_tables)] == [table.id]
    table = await here.sit(table, bob, 2, "ab" * 16)
    assert table.seat_of(bob.id) == 2
    await refused("seat-taken", here.sit(table, carla, 2))
    assert isinstance(await refused("bad-salt", here.sit(table, carla, 0, "xyz")), BadRequest)
    assert (await here.find(table)).match is None
    table = await here.sit(table, carla)
    assert table.seat_of(carla.id) == 0
    assert "ab" * 16 in table.running().heading()
    await refused("already-begun", here.sit(table, dora))
    assert await here.house.store.read(open_tables) == []


@evening
async def test_a_table_without_a_free_seat_begins_at_once(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "companeros", ["me", "greedy", "random"])
    assert table.status == "running"
    assert table.names == ["Anna", "Blaise (greedy)", "Carmen (random)"]
    assert len(table.id) == 16
    assert int(table.id, 16) >= 0


@evening
async def test_what_can_be_no_table_is_refused(here: Evening) -> None:
    anna = await here.guest("Anna")
    for code, game, seats, wish in (
        ("unknown-game", "chess", ["me", "random"], {}),
        ("bad-players", "companeros", ["me", "random"], {}),
        ("unknown-option", "companeros", ["me", "random", "random"], {"options": {"dance": 1}}),
        ("one-seat-each", "companeros", ["me", "me", "random"], {}),
        ("unknown-bot", "companeros", ["me", "nobody", "random"], {}),
        ("bad-salt", "companeros", ["me", "random", "random"], {"salt": "AB" * 16}),
    ):
        await refused(code, here.create(anna, game, seats, **wish))
    assert await here.scalar("SELECT count(*) FROM tables") == 0


@evening
async def test_seats_that_the_house_fills_add_nothing_to_the_deal(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["greedy", "me", "person", "greedy"], salt="0f" * 16)
    assert [seat.salt for seat in table.seats] == ["", "0f" * 16, "", ""]
    table = await here.sit(table, bob)  # whose browser runs no script
    assert table.running().log.heading.salts == ["", "0f" * 16, "", ""]
    assert table.running().commitment == table.commitment
    for guest in (anna, bob):
        table = await here.ask(table, guest, "end")
    assert verify(table.finished_match().record()).kind == "sealed"


@evening
async def test_somebody_who_stands_up_takes_their_bytes_along(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    table = await here.create(anna, "siesta", ["me", "person"])
    table = await here.house.seating.leave(
        (await here.create(bob, "siesta", ["me", "person"], salt="1a" * 16)).id, bob.id
    )
    assert table.seats[0].free
    assert table.seats[0].salt == ""
    await here.sit(table, carla)
    table = await here.sit(table, anna)
    assert table.running().log.heading.salts == ["", ""]


@evening
async def test_hints_are_allowed_to_one_person_and_not_to_several_unless_the_host_says(here: Evening) -> None:
    alone = ["me", "random", "random"]
    anna = await here.guest("Anna")
    assert (await here.create(anna, "companeros", alone)).settings.hints
    assert not (await here.create(anna, "companeros", alone, hints=False)).settings.hints
    assert not (await here.begun())[0].settings.hints
    table, _ = await here.begun(hints=True)
    assert table.settings.hints
    await here.reopen()
    assert (await here.find(table)).settings.hints


@evening
async def test_a_table_of_which_nothing_was_settled_is_as_usual(here: Evening) -> None:
    anna = await here.guest("Anna")
    alone = await here.create(anna, "companeros", ["me", "random", "random"])
    waiting = await here.create(anna, "companeros", ["me", "person", "random"])
    several, _ = await here.begun()
    for table in (alone, waiting, several):
        await here.set_row(table, settings={})
    assert [(await here.find(table)).settings.hints for table in (alone, waiting, several)] == [True, False, False]


@evening
async def test_components_of_ones_own_are_there_after_a_restart_and_in_a_rematch(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    components = {"name": "dear", **games["hotel-samoa"].find_edition().components, "start": {"money": 60}}
    made = await here.create(anna, "hotel-samoa", ["me", "person", "greedy"], options={"components": components})
    await here.reopen()
    table = await here.sit(made, bob)
    assert table.running().view(1)["money"] == 60
    await here.reopen()
    assert (await here.match(made)).view(1)["money"] == 60
    for guest in (anna, bob):
        table = await here.ask(table, guest, "end")
    again = await here.rematch(table, bob)
    assert again.options["components"] == components


@evening
async def test_a_table_that_is_asked_for_twice_under_one_key_is_set_once(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    promise = await here.house.commitments.make(anna.id)
    seats = ["me", "person"]
    first = await here.create(anna, "siesta", seats, key="k1", promise=promise)
    assert (await here.create(anna, "siesta", seats, key="k1", promise=promise)).id == first.id
    assert (await here.create(anna, "siesta", seats, key="k2")).id != first.id
    assert (await here.create(bob, "siesta", seats, key="k1")).id != first.id  # each guest has keys of their own


@evening
async def test_a_table_that_is_asked_for_at_once_under_one_key_is_set_once(here: Evening) -> None:
    anna = await here.guest("Anna")
    promise = await here.house.commitments.make(anna.id)
    made = await at_once(*(here.create(anna, "siesta", ["me", "person"], key="k", promise=promise) for _ in range(5)))
    assert len({table.id for table in made}) == 1
    assert await here.scalar("SELECT count(*) FROM tables") == 1


# Leaving and coming back


@evening
async def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it_again(here: Evening) -> None:
    table, people = await here.begun()
    table = await here.house.seating.leave(table.id, people[1].id)
    assert table.seats[1].by_bot
    assert table.people == {0, 2}
    table = await here.sit(table, people[1])
    assert table.seat_of(people[1].id) == 1
    assert not table.seats[1].by_bot
    await here.reopen()
    assert not (await here.find(table)).seats[1].by_bot


@evening
async def test_leaving_and_coming_back_are_told_at_the_table_and_not_in_the_record(here: Evening) -> None:
    table, people = await here.begun()
    record = table.running().record()
    leave = here.house.seating.leave

    async def told() -> list[tuple[str | None, str]]:
        notices = (await here.find(table)).notices.values()
        return [(notice.name, notice.what) for notice in sorted(notices, key=lambda notice: notice.at)]

    await leave(table.id, people[1].id)
    await leave(table.id, people[1].id)
    assert await told() == [("Bob", "left")]
    await leave(table.id, people[2].id)
    await here.sit(table, people[1])
    await here.sit(table, people[0])  # was never away
    await here.house.people.rename(people[1].id, "Bobby")
    assert await told() == [("Carla", "left"), ("Bobby", "back")]
    assert (await here.match(table)).record() == record.replace('"Bob"', '"Bobby"')
    await here.reopen()
    assert await told() == [("Carla", "left"), ("Bobby", "back")]
    await here.house.people.forget(people[1].id)
    assert await told() == [("Carla", "left")]
    await here.reopen()
    assert await told() == [("Carla", "left")]


async def vanish(here: Evening, table: Table, guest: str, seconds: float) -> None:
    """Somebody was last there that long ago."""
    here.house.presence._looked.setdefault(table.id, {})[guest] = time.time() - seconds
    await here.house.presence.flush()
    here.house.presence = here.house.seating.presence = Presence(here.house.store, here.house.bus)


@evening
async def test_somebody_who_vanished_can_be_replaced_after_a_while(here: Evening) -> None:
    table, people = await here.begun()
    replace, presence = here.house.seating.replace, here.house.presence
    presence.enter(table.id, people[1].id)
    await refused("still-there", replace(table.id, people[0].id, 1))
    presence.leave(table.id, people[1].id)
    left = (await refused("still-there", replace(table.id, people[0].id, 1))).parameters["seconds"]
    assert 0 < left <= seating.VANISHED_SECONDS
    await vanish(here, table, people[1].id, seating.VANISHED_SECONDS - 60)
    await refused("still-there", replace(table.id, people[0].id, 1))
    await vanish(here, table, people[1].id, seating.VANISHED_SECONDS + 1)
    table = await replace(table.id, people[0].id, 1)
    assert table.seats[1].by_bot
    assert [(notice.name, notice.what) for notice in table.notices.values()] == [("Bob", "replaced")]
    for seat in (1, 0, 99, -1):
        await refused("nobody-to-replace", replace(table.id, people[0].id, seat))
    await refused("not-your-seat", replace(table.id, (await here.guest("Zoe")).id, 2))


@evening
async def test_somebody_who_was_never_seen_has_been_there_when_the_table_was_last_touched(here: Evening) -> None:
    table, people = await here.begun()
    await refused("still-there", here.house.seating.replace(table.id, people[0].id, 1))
    await here.set_row(table, touched=time.time() - seating.VANISHED_SECONDS - 1)
    assert (await here.house.seating.replace(table.id, people[0].id, 1)).seats[1].by_bot


@evening
async def test_somebody_who_plays_by_polling_is_not_replaced(here: Evening) -> None:
    table, people = await here.begun()
    await vanish(here, table, people[1].id, seating.VANISHED_SECONDS + 1)
    here.house.presence.look(table.id, people[1].id)
    await refused("still-there", here.house.seating.replace(table.id, people[0].id, 1))


@evening
async def test_only_the_host_clears_a_table_that_has_not_begun(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "person", "person"])
    assert isinstance(await refused("not-the-host", here.house.seating.close(table.id, bob.id)), NotAllowed)
    assert (await here.house.seating.close(table.id, anna.id)).status == "closed"
    await refused("table-gone", here.sit(table, bob))
    other, people = await here.begun()
    await refused("already-begun", here.house.seating.close(other.id, people[0].id))


# Once more


@evening
async def test_a_rematch_is_one_table_with_the_seats_turned(here: Evening) -> None:
    table, people = await here.begun(hints=True)
    await refused("still-running", here.rematch(table, people[0]))
    for guest in people:
        await here.ask(table, guest, "end")
    again = await here.rematch(table, people[1])
    assert (await here.rematch(table, people[0])).id == again.id
    assert again.seat_of(people[1].id) == 0
    assert [seat.free for seat in again.seats] == [False, True, True]
    assert again.settings.hints  # what was agreed is kept
    await refused("not-your-seat", here.rematch(table, await here.guest("Stranger")))
    await here.reopen()
    assert (await here.find(table)).rematch == again.id


@evening
async def test_a_rematch_that_all_ask_for_at_once_is_one_table(here: Evening) -> None:
    table, people = await here.begun()
    for guest in people:
        await here.ask(table, guest, "end")
    again = await at_once(*(here.rematch(table, guest) for guest in [*people, *people]))
    assert len({each.id for each in again}) == 1
    assert (await here.find(again[0])).status == "open"
    assert await here.scalar("SELECT count(*) FROM tables WHERE status = 'open'") == 1


# How many


@evening
async def test_tables_are_capped(here: Evening) -> None:
    anna = await here.guest("Anna")
    for _ in range(seating.MOST_BOT_TABLES):
        await here.create(anna, "siesta", ["random", "random"])
    await refused("too-many-tables", here.create(anna, "siesta", ["random", "random"]))
    while len(await here.house.store.read(lambda c: own_tables(c, anna.id))) < seating.MOST_TABLES:
        await here.create(anna, "siesta", ["me", "person"])
    error = await refused("too-many-tables", here.create(anna, "siesta", ["me", "person"]))
    assert isinstance(error, TooMuch)
    assert error.parameters["most"] == seating.MOST_TABLES


@evening
async def test_the_cap_on_tables_holds_for_many_at_once(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    made = await at_once(*(here.create(anna, "siesta", ["random", "random"]) for _ in range(12)))
    assert sum(isinstance(each, Table) for each in made) == seating.MOST_BOT_TABLES
    made = await at_once(*(here.create(bob, "siesta", ["me", "person"]) for _ in range(40)))
    assert sum(isinstance(each, Table) for each in made) == seating.MOST_TABLES
    assert made.count("too-many-tables") == 40 - seating.MOST_TABLES
    open_one = await here.create(carla, "siesta", ["me", "person"])
    await refused("too-many-tables", here.sit(open_one, bob))
    assert (await here.find(open_one)).seats[1].free


@evening
async def test_tables_that_were_left_count_as_the_bots(here: Evening) -> None:
    anna = await here.guest("Anna")
    for _ in range(seating.MOST_BOT_TABLES):
        table = await here.create(anna, "siesta", ["me", "random"])
        await here.house.seating.leave(table.id, anna.id)
    await refused("too-many-tables", here.create(anna, "siesta", ["random", "random"]))
    await here.sit(table, anna)
    assert (await here.create(anna, "siesta", ["random", "random"])).status == "running"


# From two processes


@two_doors
async def test_a_seat_that_two_take_at_once_goes_to_one_of_them(here: Evening, there: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    for _ in range(10):
        table = await here.create(anna, "companeros", ["me", "person", "person"])
        await there.find(table)  # both know it
        outcomes = await at_once(here.sit(table, bob, 1), there.sit(table, carla, 1))
        assert outcomes.count("seat-taken") == 1
        (seated,) = [each for each in outcomes if isinstance(each, Table)]
        for door in (here, there):
            assert (await door.find(table)).seats == seated.seats
        await here.house.seating.close(table.id, anna.id)


@two_doors
async def test_two_who_take_the_last_two_seats_at_once_begin_one_match(here: Evening, there: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    table = await here.create(anna, "companeros", ["me", "person", "person"])
    await there.find(table)
    outcomes = await at_once(here.sit(table, bob), there.sit(table, carla))
    assert all(isinstance(each, Table) for each in outcomes)
    records = {(await door.match(table)).record() for door in (here, there)}
    assert len(records) == 1
    assert await here.scalar("SELECT count(*) FROM lines") == 1


@two_doors
async def test_the_cap_on_tables_holds_over_all_processes(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    doors = [here, there] * 15
    made = await at_once(*(door.create(anna, "siesta", ["me", "person"]) for door in doors))
    assert sum(isinstance(each, Table) for each in made) == seating.MOST_TABLES
    assert made.count("too-many-tables") == 30 - seating.MOST_TABLES


@two_doors
async def test_the_cap_holds_for_sitting_down_in_different_processes(here: Evening, there: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    for _ in range(seating.MOST_TABLES - 1):
        await here.create(bob, "siesta", ["me", "person"])
    free = [await here.create(guest, "siesta", ["me", "person"]) for guest in (anna, carla)]
    outcomes = await at_once(here.sit(free[0], bob), there.sit(free[1], bob))
    assert outcomes.count("too-many-tables") == 1


@two_doors
async def test_one_key_means_one_table_over_all_processes(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    promise = await here.house.commitments.make(anna.id)
    made = await at_once(
        *(door.create(anna, "siesta", ["me", "person"], key="k", promise=promise) for door in (here, there) * 3)
    )
    assert len({table.id for table in made}) == 1
    assert made[0].commitment == promise


@two_doors
async def test_a_rematch_asked_for_in_two_processes_at_once_is_one_table(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    for guest in people:
        await here.ask(table, guest, "end")
    again = await at_once(here.rematch(table, people[0]), there.rematch(table, people[1]))
    assert again[0].id == again[1].id
    assert await here.scalar("SELECT count(*) FROM tables WHERE status = 'open'") == 1


@evening
async def test_the_host_lets_a_bot_sit_on_a_free_seat(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "person", "person"])
    add = here.house.seating.add_bot
    for code, guest, seat, bot in (
        ("not-the-host", bob, 1, "easy"),
        ("bad-seat", anna, 7, "easy"),
        ("bad-seat", anna, -1, "easy"),
        ("seat-taken", anna, 0, "easy"),
        ("unknown-bot", anna, 1, "nobody"),
    ):
        await refused(code, add(table.id, guest.id, seat, bot))
    assert await here.find(table) == table
    table = await add(table.id, anna.id, 1, "easy")
    assert table.status == "open"
    table = await add(table.id, anna.id, 2, "greedy")
    assert table.running().names == ("Anna", "Blaise (easy)", "Carmen (greedy)")
    assert table.running().commitment == table.commitment
    await refused("already-begun", add(table.id, anna.id, 1, "easy"))
