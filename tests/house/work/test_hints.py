"""Hints: for whoever is to move and for nobody else, thought of once, and not for a moment that has passed."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from fullboard.house.people import Guest
from fullboard.house.table import Table
from fullboard.house.work import hints
from fullboard.house.work.hints import ask_hint
from fullboard.house.work.service import WorkService
from tests.house.evening import Evening, evening, refused, until
from tests.house.work.shift import lease_of_the_dead, working

QUICK = 30  # iterations


def quick(here: Evening) -> WorkService:
    service = WorkService(here.house, 1, 0.0)
    service.hints.iterations = QUICK
    return service


async def alone(here: Evening, **wish: Any) -> tuple[Table, Guest]:
    """Somebody who plays against bots, and is to move."""
    anna = await here.guest("Anna")
    table = await here.create(anna, "companeros", ["me", "random", "random"], **wish)
    return await here.until_turn_of(table, 0), anna


@evening
async def test_a_hint_is_for_whoever_is_to_move_and_for_nobody_else(here: Evening) -> None:
    table, people = await here.begun(hints=True)
    match = table.running()
    actor = match.actors[0]
    service = quick(here)
    async with working(service):
        told = await ask_hint(here.house, table, people[actor].id)
        assert told["seat"] == actor
        assert told["move"] in [match.notation(move) for move in match.legal(actor)]
        assert told["step"] == match.step
        assert await ask_hint(here.house, table, people[actor].id) == told
        assert service.figures.jobs == {"hint": 1}  # thought of once
    await refused("not-your-turn", ask_hint(here.house, table, people[(actor + 1) % 3].id))
    await refused("not-your-seat", ask_hint(here.house, table, (await here.guest("Zoe")).id))
    without, anna = await alone(here, hints=False)
    await refused("hints-not-allowed", ask_hint(here.house, without, anna.id))
    await here.house.seating.leave(without.id, anna.id)
    left, bob = await alone(here)
    left = await here.house.seating.leave(left.id, bob.id)
    await refused("not-your-turn", ask_hint(here.house, left, bob.id))


@evening
async def test_a_guest_asks_for_one_at_a_time_and_only_so_many_wait(here: Evening) -> None:
    first, anna = await alone(here)
    second = await here.create(anna, "companeros", ["me", "random", "random"])
    second = await here.until_turn_of(second, 0)
    asked = [asyncio.create_task(ask_hint(here.house, first, anna.id)) for _ in range(2)]
    await until(lambda: bool(here.house.jobs._waiting))
    await refused("hint-pending", ask_hint(here.house, second, anna.id))
    for _ in range(hints.MOST_WAITING - 1):
        table, guest = await alone(here)
        asked.append(asyncio.create_task(ask_hint(here.house, table, guest.id)))
    await until(lambda: len(here.house.jobs._waiting) == hints.MOST_WAITING)
    table, guest = await alone(here)
    await refused("hints-busy", ask_hint(here.house, table, guest.id))
    async with working(quick(here)):
        told = await asyncio.gather(*asked)
    assert told[0] == told[1]
    assert len(told) == hints.MOST_WAITING + 1


@evening
async def test_a_hint_for_a_moment_that_has_passed_is_not_given(here: Evening) -> None:
    table, anna = await alone(here)
    asked = asyncio.create_task(ask_hint(here.house, table, anna.id))
    await until(lambda: bool(here.house.jobs._waiting))
    await here.play(table, anna, table.running().legal(0)[0])
    async with working(quick(here)) as _:
        await refused("stale-step", asked)


@evening
async def test_where_nobody_is_at_work_no_hint_comes(here: Evening) -> None:
    table, anna = await alone(here)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hints, "PATIENCE_SECONDS", 0.05)
        await refused("hint-failed", ask_hint(here.house, table, anna.id))


@evening
async def test_a_hint_whose_thinker_is_killed_is_thought_of_again(here: Evening) -> None:
    table, anna = await alone(here)
    service = WorkService(here.house, 1, 0.0)
    async with working(service):
        await until(lambda: bool(service.thinkers.processes))
        asked = asyncio.create_task(ask_hint(here.house, table, anna.id))
        await until(lambda: service.thinkers.busy == 1)
        for process in service.thinkers.processes:
            os.kill(process, signal.SIGKILL)
        service.hints.iterations = QUICK
        assert (await asked)["seat"] == 0


@evening
async def test_a_hint_whose_worker_died_is_thought_of_by_another(here: Evening) -> None:
    table, anna = await alone(here)
    asked = asyncio.create_task(ask_hint(here.house, table, anna.id))
    await until(lambda: bool(here.house.jobs._waiting))
    job = await here.house.jobs.by_id(next(iter(here.house.jobs._waiting)))
    assert job is not None
    await lease_of_the_dead(here, *job.lease, seconds=0.5)
    async with working(quick(here)):
        assert (await asked)["seat"] == 0


@evening
async def test_a_job_that_three_workers_died_over_is_given_up(here: Evening) -> None:
    table, anna = await alone(here)
    asked = asyncio.create_task(ask_hint(here.house, table, anna.id))
    await until(lambda: bool(here.house.jobs._waiting))
    job = await here.house.jobs.by_id(next(iter(here.house.jobs._waiting)))
    assert job is not None
    for _ in range(3):
        await lease_of_the_dead(here, *job.lease, seconds=0.0)
    service = quick(here)
    async with working(service):
        await refused("hint-failed", asked)
    assert service.figures.failed == {"hint": 1}
    failed = await here.house.jobs.by_id(job.id)
    assert failed is not None
    assert failed.fault == ("hint-failed", {})
    async with working(quick(here)):
        assert (await ask_hint(here.house, table, anna.id))["seat"] == 0  # it may be asked for again
