"""Moves: each is made once, for the moment it was meant for, and stored before it is shown."""

from __future__ import annotations

import pytest

from fullboard.core.errors import IllegalMove
from fullboard.core.match import Match
from fullboard.core.verify import verify
from fullboard.house.errors import NotAllowed, Refused
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.table import Table
from tests.house.evening import Evening, at_once, evening, refused, two_doors


@evening
async def test_everything_is_there_after_the_house_was_closed(here: Evening) -> None:
    table, people = await here.begun()
    for _ in range(7):
        await here.move_once(table, people)
    await here.say(table, people[1], "good evening")
    match = await here.match(table)
    await here.reopen()
    again = await here.match(table)
    assert (again.record(), again.step) == (match.record(), match.step)
    assert await here.said(table) == ["good evening"]
    await here.move_once(table, people)


@evening
async def test_a_match_is_played_to_its_end_and_can_be_read_back_and_verified(here: Evening) -> None:
    table, people = await here.begun()
    table = await here.play_out(table, people)
    assert table.status == "over"
    record = table.finished_match().record()
    await here.reopen()
    assert (await here.find(table)).finished_match().record() == record
    assert verify(record).kind == "sealed"
    await refused("not-running", here.play(table, people[0], "play red 1"))


@evening
async def test_a_stale_step_is_refused_with_the_present_one(here: Evening) -> None:
    table, people = await here.begun()
    step = table.running().step
    await here.move_once(table, people)
    match = await here.match(table)
    seat = match.actors[0]
    error = await refused("stale-step", here.play(table, people[seat], match.legal(seat)[0], step))
    assert type(error) is Refused
    assert error.parameters["step"] == match.step


@evening
async def test_only_whoever_is_to_move_may_and_only_what_the_rules_allow(here: Evening) -> None:
    table, people = await here.begun()
    match = table.running()
    actor = match.actors[0]
    other = people[(actor + 1) % 3]
    assert isinstance(await refused("not-your-turn", here.play(table, other, match.legal(actor)[0])), IllegalMove)
    stranger = await here.guest("Zoe")
    assert isinstance(await refused("not-your-seat", here.play(table, stranger, match.legal(actor)[0])), NotAllowed)
    for nonsense in ("dance", "", "play red 99", 10**30, -1):
        with pytest.raises(IllegalMove):
            await here.play(table, people[actor], nonsense)
    assert (await here.find(table)).revision == table.revision


@evening
async def test_who_has_left_the_seat_to_a_bot_does_not_move(here: Evening) -> None:
    table, people = await here.begun()
    seat = table.actors[0]
    move = table.running().legal(seat)[0]
    await here.house.seating.leave(table.id, people[seat].id)
    await refused("seat-with-bot", here.play(table, people[seat], move))
    await here.sit(table, people[seat])
    assert len((await here.play(table, people[seat], move)).running().lines()) == 2


@evening
async def test_a_bots_move_for_another_moment_is_dropped(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "siesta", ["me", "random"])
    step = table.running().step
    play_for = here.house.play.play_for
    await refused("stale-step", play_for(table.id, 0, "choose 1", step))  # where a person sits
    await refused("stale-step", play_for(table.id, 1, "choose 1", step + 99))
    table = await play_for(table.id, 1, "choose 1", step)
    assert [line.move for line in table.running().lines()[1:]] == ["choose 1"]
    await refused("stale-step", play_for(table.id, 1, "choose 1", step))  # it has chosen already
    with pytest.raises(IllegalMove):
        await here.play(table, anna, "choose 9")


@evening
async def test_a_bot_that_was_too_slow_is_told_of_at_the_table(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "siesta", ["me", "random"])
    await here.house.play.play_for(table.id, 1, "choose 1", table.running().step, notice="slow")
    await here.reopen()
    notice = (await here.find(table)).notices[1]
    assert (notice.guest, notice.name, notice.what) == (None, None, "slow")


@evening
async def test_what_bots_owe_is_written_down_with_every_change(here: Evening) -> None:
    async def owed() -> list[int]:
        return [await here.scalar(f"SELECT {each} FROM tables") for each in ("actors", "owed", "people")]

    anna = await here.guest("Anna")
    table = await here.create(anna, "siesta", ["me", "random", "random"])
    assert await owed() == [0b111, 0b110, 1]
    await here.bot_moves(table, 1)
    assert await owed() == [0b101, 0b100, 1]
    await here.house.seating.leave(table.id, anna.id)
    assert await owed() == [0b101, 0b101, 0]
    await here.sit(table, anna)
    assert await owed() == [0b101, 0b100, 1]
    table = await here.play_out(table, [anna])
    assert await owed() == [0, 0, 1]


@evening
async def test_a_move_that_is_sent_twice_under_one_key_is_made_once(here: Evening) -> None:
    table, people = await here.begun()
    match = table.running()
    seat = match.actors[0]
    made = [await here.play(table, people[seat], match.legal(seat)[0], match.step, key="k") for _ in range(2)]
    assert [len(each.running().lines()) for each in made] == [2, 2]
    assert await here.scalar("SELECT count(*) FROM lines") == 2
    await here.reopen()
    await here.play(table, people[seat], match.legal(seat)[0], match.step, key="k")
    assert await here.scalar("SELECT count(*) FROM lines") == 2


@evening
async def test_a_move_that_is_sent_many_times_at_once_under_one_key_is_made_once(here: Evening) -> None:
    table, people = await here.begun(("Anna", "Bob"), "siesta")
    made = await at_once(*(here.play(table, people[0], "choose 1", key="k") for _ in range(5)))
    assert [len(each.running().lines()) for each in made] == [2] * 5


@evening
async def test_what_one_guest_calls_a_move_is_nothing_to_another(here: Evening) -> None:
    table, people = await here.begun(("Anna", "Bob", "Carla"), "siesta")
    for guest in people[:2]:
        table = await here.play(table, guest, "choose 1", key="k")
    assert table.actors == (2,)


@evening
async def test_a_key_for_a_move_that_was_refused_can_be_used_again(here: Evening) -> None:
    table, people = await here.begun(("Anna", "Bob"), "siesta")
    with pytest.raises(IllegalMove):
        await here.play(table, people[0], "choose 9", key="k")
    assert len((await here.play(table, people[0], "choose 1", key="k")).running().lines()) == 2


# From two processes


@two_doors
async def test_a_move_made_here_is_seen_there(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)
    for door, other in ((here, there), (there, here)) * 3:
        await door.move_once(table, people)
        assert (await other.match(table)).record() == (await door.match(table)).record()


@two_doors
async def test_a_match_goes_on_wherever_its_players_are(here: Evening, there: Evening) -> None:
    table, people = await here.begun(("Anna", "Bob"), "siesta")
    doors = [here, there]
    while (table := await doors[0].find(table)).status == "running":
        await doors[0].move_once(table, people)
        doors.reverse()
    for door in doors:
        assert (await door.find(table)).status == "over"
    assert verify((await here.find(table)).finished_match().record()).kind == "sealed"


@two_doors
async def test_of_two_clicks_on_one_move_in_two_processes_one_counts(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)
    for _ in range(8):
        match = await here.match(table)
        seat, lines = match.actors[0], len(match.lines())
        move = match.legal(seat)[0]
        outcomes = await at_once(*(door.play(table, people[seat], move, match.step) for door in (here, there)))
        assert outcomes.count("stale-step") == 1
        assert len((await there.match(table)).lines()) == lines + 1


@two_doors
async def test_under_one_key_both_clicks_are_answered_with_success(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)
    for number in range(8):
        match = await here.match(table)
        seat = match.actors[0]
        tries = [
            door.play(table, people[seat], match.legal(seat)[0], match.step, key=f"k{number}") for door in (here, there)
        ]
        for outcome in await at_once(*tries):
            assert len(outcome.running().lines()) == len(match.lines()) + 1


@two_doors
async def test_a_refusal_decided_on_an_old_revision_is_decided_anew(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)
    await here.move_once(table, people)
    known = there.house.tables.known(table.id)
    assert known is not None
    assert known.revision < (await here.find(table)).revision  # what `there` knows is old
    match = await here.match(table)
    seat = match.actors[0]
    assert seat not in known.actors
    table = await there.play(table, people[seat], match.legal(seat)[0], match.step)
    assert len(table.running().lines()) == 3


async def samoa(here: Evening) -> tuple[Table, list[Guest]]:
    return await here.begun(("Anna", "Bob", "Carla", "Dora"), "hotel-samoa")


@two_doors
async def test_secret_choices_made_at_once_conflict_in_storage_only(here: Evening, there: Evening) -> None:
    table, people = await samoa(here)
    await there.find(table)
    match = table.running()
    assert match.actors == (0, 1, 2, 3)
    doors = (here, there, here, there)
    made = await at_once(
        *(door.play(table, people[at], match.legal(at)[at], match.step) for at, door in enumerate(doors))
    )
    assert all(isinstance(each, Table) for each in made)
    after = await here.match(table)
    assert sorted(line.seat for line in after.lines()[1:] if line.seat is not None) == [0, 1, 2, 3]
    assert after.step > match.step
    assert after.record() == (await there.match(table)).record()


@two_doors
async def test_who_chooses_for_a_moment_that_the_others_have_ended_is_refused(here: Evening, there: Evening) -> None:
    table, people = await samoa(here)
    match = table.running()
    for at in range(4):
        await here.play(table, people[at], match.legal(at)[0], match.step)
    await refused("stale-step", there.play(table, people[1], match.legal(1)[1], match.step))


@two_doors
async def test_a_bots_secret_choice_is_made_without_thinking_again_if_somebody_was_quicker(
    here: Evening, there: Evening
) -> None:
    anna, bob = await here.people("Anna", "Bob")
    table = await here.create(anna, "siesta", ["me", "person", "random"])
    table = await here.sit(table, bob)
    await there.find(table)
    step = table.running().step
    await here.play(table, anna, "choose 1", step)  # of which the bot knew nothing when it chose
    table = await there.house.play.play_for(table.id, 2, "choose 3", step)
    assert table.actors == (1,)


@two_doors
async def test_a_turn_that_two_workers_make_at_once_is_made_once(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "companeros", ["random", "random", "random"])
    await there.find(table)
    for _ in range(8):
        match = await here.match(table)
        (seat,) = (await here.find(table)).owed
        move = match.notation(match.legal(seat)[0])
        houses: list[House] = [here.house, there.house]
        outcomes = await at_once(*(each.play.play_for(table.id, seat, move, match.step) for each in houses))
        assert outcomes.count("stale-step") == 1
        assert len((await there.match(table)).lines()) == len(match.lines()) + 1


@two_doors
async def test_a_process_that_was_not_there_reads_what_it_needs(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)
    table = await here.play_out(table, people)
    again = await there.find(table)
    assert again.status == "over"
    assert Match.from_record(again.finished_match().record()).over


@evening
async def test_a_secret_choice_can_be_changed_until_the_last_has_chosen(here: Evening) -> None:
    table, people = await here.begun(game="hotel-samoa")
    await here.play(table, people[0], "choose 14 8")
    table = await here.play(table, people[0], "choose 12 9")
    assert table.running().actors == (1, 2)
    assert [line.move for line in table.running().standing()[1:]] == ["choose 12 9"]
    await here.play(table, people[1], "choose 4 4")
    table = await here.play(table, people[2], "choose 6 5")
    assert table.running().view(None)["played"] == ["12 9", "4 4", "6 5"]
    with pytest.raises(IllegalMove):  # it has been revealed
        await here.play(table, people[0], "choose 2 3")
