"""Leases: one holder at a time, by the database's clock; what is not extended is anybody's."""

from __future__ import annotations

from fullboard.house.work.leases import Leases, end
from tests.house.evening import Evening, at_once, evening
from tests.house.work.shift import leases_on


def two(here: Evening) -> tuple[Leases, Leases]:
    return Leases(here.house.store, "one"), Leases(here.house.store, "other")


@evening
async def test_work_is_taken_up_by_one(here: Evening) -> None:
    one, other = two(here)
    lease = await one.take("turn:x", 7)
    assert lease is not None
    assert (lease.subject, lease.revision, lease.tries) == ("turn:x", 7, 1)
    assert await other.take("turn:x", 7) is None
    assert await one.take("turn:x", 7) is None
    assert await other.take("turn:y", 7) is not None


@evening
async def test_of_many_who_want_it_at_once_one_gets_it(here: Evening) -> None:
    many = [Leases(here.house.store, f"holder {at}") for at in range(12)]
    granted = await at_once(*(leases.take("turn:x", 1) for leases in many))
    assert sum(lease is not None for lease in granted) == 1


@evening
async def test_what_has_run_out_is_taken_over_and_the_tries_are_counted(here: Evening) -> None:
    one, other = two(here)
    one.seconds = 0.0
    for tries in (1, 2, 3):
        lease = await one.take("job:x", 7)
        assert lease is not None
        assert lease.tries == tries
    assert lease is not None
    taken_over = await other.take("job:x", 7)
    assert taken_over is not None
    assert taken_over.tries == 4
    assert await one.take("job:x", 7) is None
    assert not await one.extend(lease)
    assert await other.extend(taken_over)


@evening
async def test_something_new_about_it_begins_the_count_anew_but_does_not_take_it_away(here: Evening) -> None:
    one, other = two(here)
    lease = await one.take("turn:x", 7)
    assert lease is not None
    assert await other.take("turn:x", 8) is None  # at a secret choice somebody else has chosen
    await one.let_go(lease)
    again = await other.take("turn:x", 8)
    assert again is not None
    assert again.tries == 1


@evening
async def test_what_is_given_back_is_free_and_was_not_tried(here: Evening) -> None:
    one, other = two(here)
    lease = await one.take("turn:x", 7)
    assert lease is not None
    await one.give_back(lease)
    again = await other.take("turn:x", 7)
    assert again is not None
    assert again.tries == 1
    await one.give_back(lease)  # it is another's by now
    assert await one.take("turn:x", 7) is None


@evening
async def test_what_was_put_aside_waits_until_something_changes(here: Evening) -> None:
    one, other = two(here)
    lease = await one.take("turn:x", 7)
    assert lease is not None
    await one.put_aside(lease)
    assert await one.take("turn:x", 7) is None
    assert await other.take("turn:x", 8) is not None
    later = await one.take("turn:y", 7)
    assert later is not None
    await one.put_aside(later, 0.0)
    assert await other.take("turn:y", 7) is not None


@evening
async def test_what_is_done_leaves_no_lease(here: Evening) -> None:
    one, other = two(here)
    lease = await one.take("turn:x", 7)
    assert lease is not None
    await here.house.store.write(lambda connection: end(connection, lease))
    assert await leases_on(here, "turn:%") == 0
    assert await other.take("turn:x", 7) is not None
    await here.house.store.write(lambda connection: end(connection, lease))  # not theirs any more
    assert await leases_on(here, "turn:%") == 1


@evening
async def test_whoever_goes_gives_everything_back(here: Evening) -> None:
    one, other = two(here)
    for subject in ("turn:x", "turn:y"):
        assert await one.take(subject, 1) is not None
    await one.give_all_back()
    lease = await other.take("turn:x", 1)
    assert lease is not None
    assert lease.tries == 1
    await one.give_all_back()  # on SQLite there is nobody else: whoever opens the house has everything
    assert (await other.take("turn:x", 1) is None) is not here.house.store.alone
