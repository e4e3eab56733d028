"""Orders in advance: kept beside their table, carried out once, dropped with a word to their owner, seen by nobody."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import update

from fullboard.house.orders import LEAST_DELAY, MOST_DELAY, MOST_WAITING, OrderedLine, StandingOrder, delay
from fullboard.house.people import Guest
from fullboard.house.store import schema
from fullboard.house.table import Table
from fullboard.house.work import errands
from fullboard.house.work.lanes import Look
from fullboard.house.work.leases import Leases
from tests.house.evening import Evening, at_once, evening, refused
from tests.house.work.shift import at_work, sooner_or_later


async def ordered(here: Evening) -> tuple[Table, list[Guest], int, int, str]:
    """Three people; whoever is second has ordered an answer to the first move of whoever is first."""
    table, people = await here.begun()
    match = table.running()
    (first,) = match.actors
    second = (first + 1) % 3
    move = match.notation(match.legal(first)[0])
    ahead = match.copy()
    ahead.play(first, move)
    answer = ahead.notation(ahead.legal(second)[0])
    line = OrderedLine(line=f"{first} {move}.{second} {answer}")
    await here.house.orders.give(table.id, people[second].id, line, step=match.step)
    return table, people, first, second, answer


async def states(here: Evening, table: Table, guest: Guest) -> list[tuple[str, str]]:
    return [(order.state, order.reason) for order in await here.house.orders.of(table.id, guest.id)]


@evening
async def test_an_order_that_holds_is_carried_out_once_by_the_work_service(here: Evening) -> None:
    table, people, first, second, answer = await ordered(here)
    before = await here.find(table)
    assert before.revision == table.revision  # nobody can count orders
    await here.play(table, people[first], table.running().legal(first)[0])
    patch = pytest.MonkeyPatch()
    patch.setattr(errands, "delay", lambda secret, seat, revision: 0.0)
    try:
        async with at_work(here.house):

            async def moved() -> bool:
                return (await here.match(table)).actors != (second,)

            await sooner_or_later(moved)
    finally:
        patch.undo()
    last = (await here.match(table)).lines()[-1]
    assert (last.seat, last.move) == (second, answer)
    assert await states(here, table, people[second]) == [("done", "")]
    assert not (await here.find(table)).notices


@evening
async def test_an_order_that_comes_otherwise_is_dropped_and_its_owner_told(here: Evening) -> None:
    table, people, first, second, _ = await ordered(here)
    await here.play(table, people[first], table.running().legal(first)[1])
    assert await here.house.orders.carry_out(table.id, second) is None
    assert await states(here, table, people[second]) == [("dropped", "came-otherwise")]
    assert await states(here, table, people[first]) == []
    assert (await here.match(table)).actors == (second,)


@evening
async def test_two_who_carry_it_out_at_once_make_one_move(here: Evening) -> None:
    table, people, first, second, answer = await ordered(here)
    await here.play(table, people[first], table.running().legal(first)[0])
    orders = here.house.orders
    await at_once(*(orders.carry_out(table.id, second) for _ in range(4)))
    made = [line.move for line in (await here.match(table)).lines() if line.seat == second]
    assert made == [answer]


@evening
async def test_an_order_withdrawn_at_the_last_moment_is_not_carried_out(here: Evening) -> None:
    table, people, first, second, _ = await ordered(here)
    await here.play(table, people[first], table.running().legal(first)[0])
    (order,) = await here.house.orders.of(table.id, people[second].id)
    waiting = here.house.orders.waiting

    async def then_withdrawn(table_id: str, seat: int) -> Any:
        found = await waiting(table_id, seat)
        await here.house.orders.withdraw(table_id, people[second].id, order.id)
        return found

    here.house.orders.waiting = then_withdrawn  # type: ignore[method-assign,assignment]
    await refused("unknown-order", here.house.orders.carry_out(table.id, second))
    assert (await here.match(table)).actors == (second,)


@evening
async def test_only_the_owner_sees_or_withdraws_an_order(here: Evening) -> None:
    table, people, _, second, _ = await ordered(here)
    (order,) = await here.house.orders.of(table.id, people[second].id)
    stranger = people[(second + 1) % 3]
    assert await here.house.orders.of(table.id, stranger.id) == []
    await refused("unknown-order", here.house.orders.withdraw(table.id, stranger.id, order.id))
    await refused("unknown-order", here.house.orders.withdraw("other", people[second].id, order.id))
    await here.house.orders.withdraw(table.id, people[second].id, order.id)
    await refused("unknown-order", here.house.orders.withdraw(table.id, people[second].id, order.id))


@evening
async def test_what_cannot_be_ordered_is_refused(here: Evening) -> None:
    table, people, first, second, _ = await ordered(here)
    give = here.house.orders.give
    own = people[second].id
    step = table.running().step
    await refused("not-your-seat", give(table.id, (await here.guest("Dora")).id, StandingOrder(move="play red 1")))
    await refused("stale-step", give(table.id, own, StandingOrder(move="play red 1"), step=step + 1))
    await refused("unknown-move", give(table.id, own, StandingOrder(move="x" * 10_000)))
    await refused("order-until-what", give(table.id, own, StandingOrder(move="play red 1", until="told")))
    await refused("order-ends-elsewhere", give(table.id, own, OrderedLine(line="")))
    await refused("order-ends-elsewhere", give(table.id, own, OrderedLine(line=f"{first} play red 1")))
    await refused("bad-order-line", give(table.id, own, OrderedLine(line="nonsense")))
    await refused("line-too-long", give(table.id, own, OrderedLine(line="0 pass." * 1000)))
    await refused("not-your-seat", give(table.id, own, StandingOrder(move="play red 1"), seat=first))
    await refused("unknown-table", give("0" * 16, own, StandingOrder(move="play red 1")))
    for _ in range(MOST_WAITING - 1):
        await give(table.id, own, StandingOrder(move="play red 1"))
    await refused("too-many-orders", give(table.id, own, StandingOrder(move="play red 1")))
    assert len(await here.house.orders.of(table.id, own)) == MOST_WAITING


@evening
async def test_an_order_sent_twice_is_one_order_and_goes_with_its_owner(here: Evening) -> None:
    table, people, _, second, _ = await ordered(here)
    own = people[second].id
    one = await here.house.orders.give(table.id, own, StandingOrder(move="play red 1"), key="again")
    two = await here.house.orders.give(table.id, own, StandingOrder(move="play red 1"), key="again")
    assert one.id == two.id
    await here.house.people.forget(own)
    assert await here.scalar("SELECT count(*) FROM orders") == 0


@evening
async def test_a_seat_that_was_left_to_a_bot_has_no_orders(here: Evening) -> None:
    table, people, first, second, _ = await ordered(here)
    await here.house.seating.leave(table.id, people[second].id)
    await here.play(table, people[first], table.running().legal(first)[0])
    await here.house.orders.carry_out(table.id, second)
    assert await states(here, table, people[second]) == [("dropped", "seat-with-bot")]
    await refused(
        "seat-with-bot", here.house.orders.give(table.id, people[second].id, StandingOrder(move="play red 1"))
    )


@evening
async def test_the_delay_is_drawn_from_the_tables_secret_anew_for_every_change(here: Evening) -> None:
    table, people, first, _, _ = await ordered(here)
    drawn = {delay(table.secret, seat, table.revision) for seat in range(3)}
    assert len(drawn) == 3
    assert all(LEAST_DELAY <= each <= MOST_DELAY for each in drawn)
    after = await here.play(table, people[first], table.running().legal(first)[0])
    assert delay(after.secret, 0, after.revision) not in drawn
    before = await here.house.orders.waiting(table.id, (first + 1) % 3)
    errand = errands.Errands(here.house, Leases(here.house.store, "test"))
    look = Look(4, 4, (), False)
    assert await errand.offer(look) == []  # it is not time yet
    await here.set_row(table, touched=time.time() - MOST_DELAY)
    aged = update(schema.orders).where(schema.orders.c.id == before[0].id).values(at=0.0)
    await here.house.store.write(lambda connection: connection.execute(aged))
    (work,) = await errand.offer(look)
    assert work.subject == f"order:{table.id}:{(first + 1) % 3}"
