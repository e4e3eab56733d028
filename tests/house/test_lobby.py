"""What the lobby shows: open tables, a guest's own, those that wait for them first, and the last ones they finished."""

from __future__ import annotations

from sqlalchemy import update

from fullboard.house.history import Finished, history
from fullboard.house.lobby import Listed, open_tables, own_tables
from fullboard.house.people import Guest
from fullboard.house.store import schema
from fullboard.web.controllers.lobby import lists
from fullboard.web.rendering import chunks
from tests.house.evening import Evening, evening, two_doors


async def own(here: Evening, guest: Guest) -> list[Listed]:
    return await here.house.store.read(lambda connection: own_tables(connection, guest.id))


async def listed(here: Evening) -> list[Listed]:
    return await here.house.store.read(open_tables)


@evening
async def test_public_tables_with_a_free_seat_are_open_newest_first(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    first = await here.create(anna, "siesta", ["me", "person"], public=True)
    await here.create(anna, "siesta", ["me", "person"])
    await here.create(anna, "siesta", ["me", "random"], public=True)
    third = await here.create(bob, "companeros", ["me", "greedy", "person"], public=True)
    found = await listed(here)
    assert [each.id for each in found] == [third.id, first.id]
    called, names = ("Bob", "Blaise", None), ("Bob", "Blaise (greedy)", None)
    assert found[0] == Listed(third.id, "companeros", called, names, settings=third.settings)
    await here.sit(first, bob)
    await here.house.seating.close(third.id, bob.id)
    assert await listed(here) == []


@evening
async def test_ones_own_tables_are_those_one_sits_at_or_has_set(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "siesta", ["person", "person"])
    assert [each.id for each in await own(here, anna)] == [table.id]
    assert await own(here, bob) == []
    await here.sit(table, bob)
    assert [each.id for each in await own(here, bob)] == [table.id]
    await here.house.seating.close(table.id, anna.id)
    assert await own(here, anna) == await own(here, bob) == []


@evening
async def test_those_that_wait_for_one_come_first(here: Evening) -> None:
    table, people = await here.begun()
    actor = table.actors[0]
    other = await here.create(people[actor], "siesta", ["me", "person"])
    found = await own(here, people[actor])
    assert [(each.id, each.waits) for each in found] == [(table.id, True), (other.id, False)]
    await here.move_once(table, people)
    found = await own(here, people[actor])
    assert {each.id: each.waits for each in found} == {table.id: False, other.id: False}
    again = await own(here, people[(await here.find(table)).actors[0]])
    assert [each.waits for each in again] == [True]


@evening
async def test_where_people_wait_comes_before_where_bots_do_and_the_rest_is_folded(here: Evening) -> None:
    table, people = await here.begun()
    guest = people[table.actors[0]]
    for _ in range(5):
        await here.create(guest, "companeros", ["me", "random", "random"])
    found = await own(here, guest)
    assert found[0].id == table.id
    assert [each.alone for each in found] == [False, *[True] * 5]
    shown = await lists(here.house, guest.id, "en")
    page = "".join(chunks("lobby-live.html", "en", guest, **shown))
    lying, _, folded = page.partition("<summary>2 more tables</summary>")
    assert (lying.count('id="own-'), folded.count('id="own-')) == (4 + 1, 2)  # with the fold itself
    assert page.count('class="badge"') == 1
    assert page.count("unfinished") == 5


@evening
async def test_the_last_matches_of_a_guest_are_found(here: Evening) -> None:
    table, people = await here.begun()

    async def found(guest: Guest, most: int = 50) -> list[Finished]:
        return await here.house.store.read(lambda connection: history(connection, guest.id, most))

    assert await found(people[0]) == []
    for guest in people:
        await here.ask(table, guest, "end")
    (ended,) = await found(people[1])
    assert (ended.table, ended.game_key, ended.seat, ended.place) == (table.id, "companeros", 1, None)
    assert ended.called == ("Anna", "Bob", "Carla")
    short = await here.create(people[1], "siesta", ["me", "random"])
    over = (await here.play_out(short, [people[1]])).finished_match()
    latest, before = await found(people[1])
    assert (latest.table, latest.scores) == (short.id, over.scores)
    assert latest.place == (1 if 0 in over.winners else 2)
    assert latest.last == len(over.lines()) - 1
    assert before == ended
    assert await found(people[1], 1) == [latest]
    cleared = await here.create(people[0], "siesta", ["me", "person"])
    await here.house.seating.close(cleared.id, people[0].id)  # nothing was played there
    assert [each.table for each in await found(people[0])] == [table.id]


@evening
async def test_a_table_whose_game_is_gone_is_not_listed_and_keeps_no_other_from_being_so(here: Evening) -> None:
    anna = await here.guest("Anna")
    lost, kept = [await here.create(anna, "siesta", ["me", "person"], public=True) for _ in range(2)]
    over = await here.create(anna, "siesta", ["me", "random"])
    await here.ask(over, anna, "end")
    for table in (lost, over):
        await here.set_row(table, game="gone")
    await here.house.store.write(lambda connection: connection.execute(update(schema.results).values(game="gone")))
    assert [each.id for each in await listed(here)] == [kept.id]
    assert [each.id for each in await own(here, anna)] == [kept.id]
    assert await here.house.store.read(lambda connection: history(connection, anna.id)) == []


@evening
async def test_a_damaged_table_keeps_no_other_from_being_listed(here: Evening) -> None:
    anna = await here.guest("Anna")
    damaged, kept = [await here.create(anna, "siesta", ["me", "person"], public=True) for _ in range(2)]
    await here.set_row(damaged, options=5)
    assert kept.id in [each.id for each in await listed(here)]
    assert kept.id in [each.id for each in await own(here, anna)]


@two_doors
async def test_the_lobby_is_the_same_in_all_processes(here: Evening, there: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "siesta", ["me", "person"], public=True)
    assert [each.id for each in await listed(there)] == [table.id]
    await there.sit(table, bob)
    assert await listed(here) == []
    assert [each.waits for each in await own(here, bob)] == [True]
