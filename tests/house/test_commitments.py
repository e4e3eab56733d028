"""Commitments: each is kept once, to one guest, and pushed out by nobody else's."""

from __future__ import annotations

import pytest

from fullboard.core.dealer import commitment_to
from fullboard.core.verify import verify
from fullboard.house import commitments
from fullboard.house.commitments import check_salt
from fullboard.house.errors import BadRequest
from fullboard.house.table import Table
from tests.house.evening import Evening, at_once, evening, refused, two_doors

SEATS = ["me", "greedy", "greedy"]


@evening
async def test_a_promise_is_kept_once_and_to_one_guest(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    promise = await here.house.commitments.make(anna.id)
    await refused("promise-gone", here.create(bob, "companeros", SEATS, promise=promise))
    kept = await here.create(anna, "companeros", SEATS, promise=promise)
    assert commitment_to(kept.secret) == kept.commitment == promise
    await refused("promise-gone", here.create(anna, "companeros", SEATS, promise=promise))
    assert await here.scalar("SELECT count(*) FROM tables") == 1


@evening
async def test_a_promise_that_was_never_made_sets_no_table(here: Evening) -> None:
    anna = await here.guest("Anna")
    for unknown in ("0" * 64, "x", "\x00", "é" * 200):
        await refused("promise-gone", here.create(anna, "companeros", SEATS, promise=unknown))
    assert await here.scalar("SELECT count(*) FROM tables") == 0


@evening
async def test_a_promise_is_kept_by_a_house_that_was_closed_in_between(here: Evening) -> None:
    anna = await here.guest("Anna")
    promise = await here.house.commitments.make(anna.id)
    await here.reopen()
    table = await here.create(anna, "siesta", ["me", "random"], promise=promise, salt="ab" * 16)
    assert table.running().commitment == promise
    table = await here.play_out(table, [anna])
    record = table.finished_match().record()
    assert promise in record
    assert verify(record).kind == "sealed"


@evening
async def test_a_table_that_cannot_be_set_keeps_the_promise(here: Evening) -> None:
    anna = await here.guest("Anna")
    promise = await here.house.commitments.make(anna.id)
    for _ in range(4):
        await here.create(anna, "siesta", ["random", "random"])
    await refused("too-many-tables", here.create(anna, "siesta", ["random", "random"], promise=promise))
    assert (await here.create(anna, "siesta", ["me", "random"], promise=promise)).commitment == promise


@evening
async def test_a_guests_older_promises_make_room_and_nobody_elses(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    made = [await here.house.commitments.make(anna.id)]
    others = [await here.house.commitments.make(bob.id) for _ in range(commitments.MOST_PER_GUEST + 5)]
    assert (await here.create(anna, "siesta", ["me", "person"], promise=made[0])).commitment == made[0]
    await refused("promise-gone", here.create(bob, "siesta", ["me", "person"], promise=others[4]))
    assert (await here.create(bob, "siesta", ["me", "person"], promise=others[5])).commitment == others[5]


@pytest.mark.parametrize("salt", ["xyz", "ab" * 15, "ab" * 17, "AB" * 16, "é" * 32, " " * 32])
def test_bytes_of_ones_own_are_sixteen_in_hexadecimal(salt: str) -> None:
    with pytest.raises(BadRequest, match="bad-salt"):
        check_salt(salt)


def test_one_need_not_add_any() -> None:
    assert check_salt(None) == check_salt("") == ""
    assert check_salt("0a" * 16) == "0a" * 16


@two_doors
async def test_a_promise_made_here_is_kept_there_and_once(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    for _ in range(4):
        promise = await here.house.commitments.make(anna.id)
        doors = (here, there, here, there)
        outcomes = await at_once(*(door.create(anna, "siesta", ["me", "person"], promise=promise) for door in doors))
        assert outcomes.count("promise-gone") == 3
        (table,) = [each for each in outcomes if isinstance(each, Table)]
        assert table.commitment == promise
