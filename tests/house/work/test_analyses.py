"""Analyses: of matches that are over, made once, kept without names, and begun again if nobody finished them."""

from __future__ import annotations

import pytest

from fullboard.bots.analysis import METHOD
from fullboard.house.people import Guest
from fullboard.house.table import Table
from fullboard.house.work import analyses, uploads
from fullboard.house.work.analyses import ask_for_record, ask_for_table, of_record, of_table, result_of
from fullboard.house.work.jobs import Job
from fullboard.house.work.service import WorkService
from tests.bots.planted import blunder
from tests.house.evening import Evening, evening, refused
from tests.house.work.shift import PATIENCE, add_guests, lease_of_the_dead, working

pytestmark = pytest.mark.usefixtures("unprepared")

QUICK = 30  # iterations


def quick(here: Evening, seconds: float = PATIENCE, iterations: int = QUICK) -> WorkService:
    service = WorkService(here.house, 1, 0.0)
    service.analyst.iterations = iterations
    service.analyst.seconds = seconds
    return service


async def over(here: Evening) -> tuple[Table, Guest]:
    anna = await here.guest("Anna")
    table = await here.create(anna, "siesta", ["me", "random", "random"])
    return await here.play_out(table, [anna]), anna


async def made(here: Evening, job: Job) -> Job:
    done = await here.house.jobs.wait(job.id, PATIENCE)
    assert done is not None
    assert not done.waiting
    return done


@evening
async def test_an_analysis_is_made_once_and_kept_without_names(here: Evening) -> None:
    table, anna = await over(here)
    running = await here.create(anna, "companeros", ["me", "random", "random"])
    assert await of_table(here.house, table) is None
    await refused("match-running", ask_for_table(here.house, running, anna.id))
    job = await ask_for_table(here.house, table, anna.id)
    assert (await ask_for_table(here.house, table, anna.id)).id == job.id
    assert result_of(job) is None
    async with working(quick(here)):
        done = await made(here, job)
    result = result_of(done)
    assert result is not None
    assert 0 < done.done == done.total
    assert len(result["decisions"]) > 3
    assert "Anna" not in str(result)
    await here.reopen()
    again = await ask_for_table(here.house, await here.find(table), anna.id)
    assert result_of(again) == result


@evening
async def test_an_analysis_whose_worker_died_is_made_by_another(here: Evening) -> None:
    table, anna = await over(here)
    job = await ask_for_table(here.house, table, anna.id)
    await lease_of_the_dead(here, *job.lease, seconds=0.5)
    await here.reopen()
    async with working(quick(here)):
        assert (await made(here, job)).fault is None


@evening
async def test_an_analysis_that_fails_says_so_and_may_be_asked_for_again(here: Evening) -> None:
    table, anna = await over(here)
    async with working(quick(here, seconds=0.001)):
        failed = await made(here, await ask_for_table(here.house, table, anna.id))
    assert failed.fault == ("analysis-too-slow", {})
    found = await of_table(here.house, table)
    assert found is not None
    assert found.fault == failed.fault
    async with working(quick(here)):
        assert (await made(here, await ask_for_table(here.house, table, anna.id))).fault is None


@evening
async def test_a_guest_waits_for_a_few_analyses_at_most(here: Evening) -> None:
    table, anna = await over(here)

    def shown(number: int) -> uploads.Upload:
        return uploads.Upload(f"{number:032x}", anna.id, "companeros", 3, (None,) * 3, 1, here.house.jobs)

    for number in range(analyses.MOST_PER_GUEST):
        await ask_for_record(here.house, shown(number), anna.id)
    await refused("too-many-analyses", ask_for_table(here.house, table, anna.id))
    others = [f"guest {number}" for number in range(analyses.MOST_WAITING - analyses.MOST_PER_GUEST)]
    await add_guests(here, *others, "zoe")
    for number, guest in enumerate(others):
        await ask_for_record(here.house, shown(100 + number), guest)
    await refused("analyses-busy", ask_for_table(here.house, table, "zoe"))


@evening
async def test_what_another_fullboard_asked_for_is_left_to_that(here: Evening) -> None:
    table, anna = await over(here)
    ours = await ask_for_table(here.house, table, anna.id)
    theirs = await here.house.jobs.ask(
        "analysis", f"{table.id}/99/{METHOD}", anna.id, "siesta", b"", most_per_guest=9, most_waiting=9
    )
    async with working(quick(here)):
        await made(here, ours)
        left = await here.house.jobs.by_id(theirs.id)
        assert left is not None
        assert left.waiting


@evening
async def test_a_record_that_was_brought_along_is_analysed_too(here: Evening) -> None:
    anna = await here.guest("Anna")
    async with working(quick(here, iterations=200)):
        key = await uploads.bring(here.house, anna.id, blunder().record().encode())
        shown = await uploads.find(here.house, key)
        assert await of_record(here.house, shown) is None
        result = result_of(await made(here, await ask_for_record(here.house, shown, anna.id)))
    assert result is not None
    assert [point["move"] for point in result["turning_points"]][:1] == ["take red"]
    found = await of_record(here.house, shown)
    assert found is not None
    assert result_of(found) == result
    assert shown.home == f"/watch/{key}"
