"""The rules of the house, without a network: sitting, agreeing, leaving, ending, and who moves."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from fullboard import games
from fullboard.core.dealer import commitment_to
from fullboard.core.errors import BadUndo, IllegalMove
from fullboard.core.verify import verify
from fullboard.house import guests, house
from fullboard.house.bots import BotRunner, at_rest, bot_to_move
from fullboard.house.errors import Refused
from fullboard.house.guests import Guest
from fullboard.house.table import STIRRED_SECONDS, Table
from tests.house.evening import Evening, begun, evening, move_once, refused


@evening
async def test_a_table_begins_when_the_last_seat_is_taken(here: Evening) -> None:
    anna, bob, carla, dora = await here.people("Anna", "Bob", "Carla", "Dora")
    table = await here.house.create(anna, "companeros", ["person", "me", "person"], public=True)
    assert here.house.open_tables() == [table]
    assert await here.house.sit(table, bob, 2, "ab" * 16) == 2
    await refused("seat-taken", here.house.sit(table, carla, 2))
    await refused("bad-salt", here.house.sit(table, carla, 0, "xyz"))
    assert table.match is None
    assert await here.house.sit(table, carla) == 0
    assert table.match is not None
    assert "ab" * 16 in table.match.heading()
    await refused("already-begun", here.house.sit(table, dora))
    assert here.house.open_tables() == []


@evening
async def test_everything_is_there_after_the_house_was_closed(here: Evening) -> None:
    table, people = await begun(here)
    for _ in range(7):
        await move_once(here, table, people)
    await here.house.say(table, people[1], "good evening")
    assert table.match is not None
    record, step = table.match.record(), table.match.step
    here.reopen()
    again = await here.house.find(table.id)
    assert again.match is not None
    assert (again.match.record(), again.match.step) == (record, step)
    assert [said.text for said in again.chat] == ["good evening"]
    await move_once(here, again, people)


@evening
async def test_a_match_is_played_to_its_end_and_can_be_read_back_and_verified(here: Evening) -> None:
    table, people = await begun(here)
    while table.status == "running":
        await move_once(here, table, people)
    assert table.id not in here.house.tables
    assert table.match is not None
    record = table.match.record()
    here.reopen()
    again = await here.house.find(table.id)
    assert again.match is not None
    assert again.match.record() == record
    assert verify(record).kind == "sealed"
    await refused("not-running", here.house.play(again, people[0].id, "play red 1"))


@evening
async def test_a_stale_step_is_refused_with_the_present_one(here: Evening) -> None:
    table, people = await begun(here)
    assert table.match is not None
    step = table.match.step
    await move_once(here, table, people)
    seat = table.match.actors[0]
    with pytest.raises(Refused) as error:
        await here.house.play(table, people[seat].id, table.match.legal(seat)[0], step)
    assert error.value.code == "stale-step"
    assert error.value.parameters["step"] == table.match.step


@evening
async def test_taking_back_a_shown_card_needs_everybodys_consent(here: Evening) -> None:
    table, people = await begun(here)
    seat = await move_once(here, table, people)
    others = [at for at in range(3) if at != seat]
    assert table.match is not None
    await here.house.ask(table, people[seat].id, "undo")
    assert table.ask is not None
    assert len(table.match.standing()) == 2
    await here.house.ask(table, people[others[0]].id, "undo")
    assert len(table.match.standing()) == 2
    await here.house.ask(table, people[others[1]].id, "undo")
    assert len(table.match.standing()) == 1
    assert table.match.actors == (seat,)
    assert table.ask is None
    here.reopen()
    again = await here.house.find(table.id)
    assert again.match is not None
    assert again.match.record() == table.match.record()


@evening
async def test_bots_agree_and_anybody_may_decline(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.house.create(anna, "companeros", ["me", "person", "greedy"])
    await here.house.sit(table, bob)
    match = table.match
    assert match is not None
    while match.actors[0] == 2:
        await here.house.play_for(table, 2, match.notation(match.legal(2)[0]), len(match.lines()))
        match = table.match
        assert match is not None
    people = [anna, bob]
    seat = await move_once(here, table, people)
    await here.house.ask(table, people[seat].id, "undo")
    await here.house.decline(table, people[1 - seat].id)
    assert table.ask is None
    await here.house.ask(table, people[seat].id, "undo")
    lines = len(table.match.standing()) if table.match else 0
    await here.house.ask(table, people[1 - seat].id, "undo")
    assert table.match is not None
    assert len(table.match.standing()) < lines


@evening
async def test_there_is_nothing_to_take_back_before_ones_first_move(here: Evening) -> None:
    table, people = await begun(here)
    with pytest.raises(BadUndo, match="nothing-to-undo"):
        await here.house.ask(table, people[0].id, "undo")


@evening
async def test_a_match_is_ended_by_common_consent(here: Evening) -> None:
    table, people = await begun(here)
    await move_once(here, table, people)
    for guest in people:
        await here.house.ask(table, guest.id, "end")
    assert table.status == "closed"
    here.reopen()
    again = await here.house.find(table.id)
    assert again.match is not None
    assert again.match.closed


@evening
async def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it_again(here: Evening) -> None:
    table, people = await begun(here)
    await here.house.leave(table, people[1])
    assert table.seats[1].by_bot
    assert table.people() == [0, 2]
    assert await here.house.sit(table, people[1]) == 1
    assert not table.seats[1].by_bot
    here.reopen()
    assert not (await here.house.find(table.id)).seats[1].by_bot


@evening
async def test_leaving_and_coming_back_are_told_at_the_table_and_not_in_the_record(here: Evening) -> None:
    table, people = await begun(here)
    record = table.running().record()
    await here.house.leave(table, people[1])
    await here.house.leave(table, people[1])
    assert [(going.name, going.what) for going in table.goings] == [("Bob", "left")]
    await here.house.leave(table, people[2])
    await here.house.sit(table, people[1])
    await here.house.sit(table, people[0])  # was never away
    here.house.rename(people[1].id, "Bobby")
    assert [(going.name, going.what) for going in table.goings] == [("Carla", "left"), ("Bobby", "back")]
    assert table.running().record() == record.replace('"Bob"', '"Bobby"')
    here.reopen()
    again = await here.house.find(table.id)
    assert [(going.guest, going.what) for going in again.goings] == [(people[2].id, "left"), (people[1].id, "back")]
    await here.house.forget(people[1].id)
    assert [going.guest for going in again.goings] == [people[2].id]
    here.reopen()
    assert [going.guest for going in (await here.house.find(table.id)).goings] == [people[2].id]


@evening
async def test_somebody_who_vanished_can_be_replaced_after_a_while(here: Evening) -> None:
    table, people = await begun(here)
    watcher = here.house.watch(table, people[1].id)
    await refused("still-there", here.house.replace(table, people[0], 1))
    here.house.unwatch(table, watcher)
    await refused("still-there", here.house.replace(table, people[0], 1))
    table.seen[people[1].id] = time.time() - house.VANISHED_SECONDS - 1
    await here.house.replace(table, people[0], 1)
    assert table.seats[1].by_bot
    assert [(going.name, going.what) for going in table.goings] == [("Bob", "replaced")]
    await refused("nobody-to-replace", here.house.replace(table, people[0], 1))
    await refused("nobody-to-replace", here.house.replace(table, people[0], 0))
    await refused("nobody-to-replace", here.house.replace(table, people[0], 99))


@evening
async def test_components_of_ones_own_are_there_after_a_restart_and_in_a_rematch(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    components = {"name": "dear", **games["hotel-samoa"].find_edition().components, "start": {"money": 60}}
    made = await here.house.create(anna, "hotel-samoa", ["me", "person", "greedy"], {"components": components})
    here.reopen()
    table = await here.house.find(made.id)
    await here.house.sit(table, bob)
    assert table.running().view(1)["money"] == 60
    here.reopen()
    table = await here.house.find(made.id)
    assert table.running().view(1)["money"] == 60
    for guest in (anna, bob):
        await here.house.ask(table, guest.id, "end")
    again = await here.house.rematch(table, bob)
    assert again.options["components"] == components


@evening
async def test_a_promise_is_kept_once_and_to_one_guest(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    seats = ["me", "greedy", "greedy"]
    promise = here.house.promises.make(anna.id)
    others = await here.house.create(bob, "companeros", seats, promise=promise)
    kept = await here.house.create(anna, "companeros", seats, promise=promise)
    again = await here.house.create(anna, "companeros", seats, promise=promise)
    assert [commitment_to(table.secret) == promise for table in (others, kept, again)] == [False, True, False]


@evening
async def test_only_the_host_clears_a_table_that_has_not_begun(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    table = await here.house.create(anna, "companeros", ["me", "person", "person"])
    await refused("not-the-host", here.house.close(table, bob.id))
    await here.house.close(table, anna.id)
    assert table.status == "closed"
    other, people = await begun(here)
    await refused("already-begun", here.house.close(other, people[0].id))
    assert carla.name == "Carla"


@evening
async def test_idle_tables_expire(here: Evening) -> None:
    anna = await here.guest("Anna")
    waiting = await here.house.create(anna, "companeros", ["me", "person", "person"])
    running, _ = await begun(here)
    assert await here.house.expire() == 0
    waiting.touched -= house.IDLE_SECONDS["open"] + 1
    running.touched -= house.IDLE_SECONDS["running"] + 1
    assert await here.house.expire() == 2
    assert (waiting.status, running.status) == ("closed", "closed")
    assert here.house.tables == {}


@evening
async def test_a_rematch_is_one_table_with_the_seats_turned(here: Evening) -> None:
    table, people = await begun(here)
    await refused("still-running", here.house.rematch(table, people[0]))
    for guest in people:
        await here.house.ask(table, guest.id, "end")
    again = await here.house.rematch(table, people[1])
    assert await here.house.rematch(table, people[0]) is again
    assert again.seat_of(people[1].id) == 0
    stranger = await here.guest("Stranger")
    await refused("not-your-seat", here.house.rematch(table, stranger))


@evening
async def test_the_cap_on_tables_holds_for_many_at_once(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    asked = [here.house.create(anna, "siesta", ["random", "random"]) for _ in range(12)]
    made = [each for each in await asyncio.gather(*asked, return_exceptions=True) if isinstance(each, Table)]
    assert len(made) == house.MOST_BOT_TABLES
    asked = [here.house.create(bob, "siesta", ["me", "person"]) for _ in range(40)]
    made = [each for each in await asyncio.gather(*asked, return_exceptions=True) if isinstance(each, Table)]
    assert len(made) == house.MOST_TABLES
    carla = await here.guest("Carla")
    open_one = await here.house.create(carla, "siesta", ["me", "person"])
    await refused("too-many-tables", here.house.sit(open_one, bob))


@evening
async def test_tables_are_capped(here: Evening) -> None:
    anna = await here.guest("Anna")
    for _ in range(house.MOST_BOT_TABLES):
        await here.house.create(anna, "siesta", ["random", "random"])
    await refused("too-many-tables", here.house.create(anna, "siesta", ["random", "random"]))
    while len(here.house.tables_of(anna.id)) < house.MOST_TABLES:
        await here.house.create(anna, "siesta", ["me", "person"])
    await refused("too-many-tables", here.house.create(anna, "siesta", ["me", "person"]))


@evening
async def test_bots_play_on_alone_at_a_few_tables_of_one_host_only(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    made = [await here.house.create(anna, "siesta", ["me", "random"]) for _ in range(6)]
    others = await here.house.create(bob, "siesta", ["random", "random"])
    for table in made:
        await here.house.leave(table, anna)

    def resting() -> list[bool]:
        return [at_rest(here.house, table) for table in made]

    assert resting() == [False] * house.MOST_BOT_TABLES + [True] * 2
    assert not at_rest(here.house, others)
    await refused("too-many-tables", here.house.create(anna, "siesta", ["random", "random"]))
    watcher = here.house.watch(made[5], bob.id)  # somebody looks on
    assert resting() == [False] * 4 + [True, False]
    here.house.unwatch(made[5], watcher)
    await here.house.sit(made[0], anna)  # somebody is back: that one is no longer alone, and the next may go on
    assert resting() == [False] * 5 + [True]
    runner = BotRunner(here.house, workers=1, pace=0)
    here.house.turn_taken.set()
    task = asyncio.create_task(runner.run())
    try:
        for _ in range(600):
            if made[5].status == "over":  # it had to wait until another was over
                break
            await asyncio.sleep(0.05)
    finally:
        task.cancel()
        await runner.close()
    assert made[5].status == "over"
    assert made[0].status == "running"


@evening
async def test_a_secret_choice_in_the_house_is_taken_back_freely(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    table = await here.house.create(anna, "siesta", ["me", "person", "person"])
    await here.house.sit(table, bob)
    await here.house.sit(table, carla)
    assert table.match is not None
    step = table.match.step
    await here.house.play(table, anna.id, "choose 1", step)
    await here.house.play(table, bob.id, "choose 2", step)
    await here.house.ask(table, anna.id, "undo")
    assert table.match.actors == (0, 2)
    assert table.match.step == step
    await here.house.play(table, anna.id, "choose 6", step)
    await here.house.play(table, carla.id, "choose 3", step)
    assert [cards[0] for cards in table.match.view()["discards"]] == [6, 2, 3]


@evening
async def test_a_bot_moves_wherever_it_is_owed_a_turn_even_after_a_restart(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.house.create(anna, "siesta", ["random", "random", "random"])
    here.reopen()
    again = await here.house.find(table.id)
    assert bot_to_move(again) is not None
    runner = BotRunner(here.house, workers=1, pace=0)
    here.house.turn_taken.set()
    task = asyncio.create_task(runner.run())
    try:
        for _ in range(2000):
            if again.status == "over":
                break
            await asyncio.sleep(0.05)
    finally:
        task.cancel()
        await runner.close()
    assert again.status == "over"


@evening
async def test_a_bots_move_for_another_moment_is_dropped(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.house.create(anna, "siesta", ["me", "random"])
    assert table.match is not None
    assert not await here.house.play_for(table, 0, "choose 1", 1)
    assert not await here.house.play_for(table, 1, "choose 1", 99)
    assert await here.house.play_for(table, 1, "choose 1", 1)
    with pytest.raises(IllegalMove):
        await here.house.play(table, anna.id, "choose 9")


@evening
async def test_a_failed_write_fails_alone(here: Evening) -> None:
    def broken(connection: Any) -> None:
        guests.welcome(connection, "Ghost")
        raise RuntimeError("no")

    results = await asyncio.gather(
        here.guest("Anna"), here.store.run(broken), here.guest("Bob"), return_exceptions=True
    )
    assert isinstance(results[1], RuntimeError)
    assert isinstance(results[0], Guest)
    found = [await here.store.run(lambda c, g=g: guests.find(c, g.id)) for g in (results[0], results[2])]  # type: ignore[misc]
    assert all(found)


@evening
async def test_who_looks_on_is_woken_by_changes_and_now_and_then(here: Evening) -> None:
    table, people = await begun(here)
    watcher, other = (here.house.watch(table, guest.id) for guest in people[:2])
    table.look_round()
    assert await watcher.woken()  # for the first time somebody is there
    table.stirred -= STIRRED_SECONDS  # nothing has happened for a while
    table.look_round()
    assert not await watcher.woken()  # a sign of life, no more
    table.look_round()
    await move_once(here, table, people)
    assert await watcher.woken()  # both at once: there is something to see
    here.house.unwatch(table, other)
    table.seen[people[1].id] = 0.0
    table.look_round()
    assert await watcher.woken()  # somebody has gone
