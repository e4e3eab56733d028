"""Jobs: asked for once, limited for a guest and for all, kept, told about, and given up after a few tries."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import true, update

from fullboard.house.house import House
from fullboard.house.store import schema
from fullboard.house.work import jobs as work
from fullboard.house.work.jobs import Job
from tests.house.evening import Evening, at_once, evening, refused, two_doors
from tests.house.work.shift import add_guests, lease_of_the_dead


async def ask(
    here: Evening, kind: str, subject: str, guest: str = "anna", most_per_guest: int = 99, most_waiting: int = 99
) -> Job:
    return await here.house.jobs.ask(
        kind, subject, guest, "", b"given", most_per_guest=most_per_guest, most_waiting=most_waiting
    )


async def to_do(house: House, *kinds: str) -> list[str]:
    return [job.subject for job in await house.jobs.to_do(kinds, [], [], 99, true())]


async def age(here: Evening, job: Job, seconds: float) -> None:
    """As if it had been asked for so long ago."""
    own = update(schema.jobs).where(schema.jobs.c.id == job.id).values(asked=job.asked - seconds)
    await here.house.store.write(lambda connection: connection.execute(own))


@evening
async def test_what_is_asked_for_twice_is_one_job(here: Evening) -> None:
    await add_guests(here, "anna", "bob")
    first = await ask(here, "hint", "x")
    assert first.waiting
    assert (await ask(here, "hint", "x", "bob")).id == first.id
    assert (await ask(here, "analysis", "x")).id != first.id
    assert await to_do(here.house, "hint") == ["x"]
    ids = await at_once(*(ask(here, "hint", "y") for _ in range(8)))
    assert len({job.id for job in ids}) == 1


@evening
async def test_jobs_are_found_and_finished(here: Evening) -> None:
    await add_guests(here, "anna")
    assert await here.house.jobs.find("hint", "x") is None
    job = await ask(here, "hint", "x")
    await here.house.jobs.progress(job, 2, 5)
    found = await here.house.jobs.find("hint", "x")
    assert found is not None
    assert (found.done, found.total, found.result) == (2, 5, None)
    await here.house.jobs.finish(job, b"result")
    done = await here.house.jobs.by_id(job.id)
    assert done is not None
    assert (done.waiting, done.result, done.fault) == (False, b"result", None)
    assert await here.house.jobs.given(job.id) == b"given"
    assert (await ask(here, "hint", "x")).result == b"result"
    assert await to_do(here.house, "hint") == []
    await here.house.jobs.fail(job, "too-late")  # it is done
    assert (await ask(here, "hint", "x")).fault is None


@evening
async def test_what_failed_says_so_and_may_be_asked_for_again(here: Evening) -> None:
    await add_guests(here, "anna")
    job = await ask(here, "upload", "x")
    await here.house.jobs.fail(job, "bad-line", {"line": 3})
    failed = await here.house.jobs.find("upload", "x")
    assert failed is not None
    assert failed.fault == ("bad-line", {"line": 3})
    assert await here.house.jobs.given(job.id) == b""  # nobody needs it any more
    again = await ask(here, "upload", "x")
    assert again.waiting
    assert again.id != job.id


LIMITS = [
    ("hint", "hint-pending", "hints-busy"),
    ("analysis", "too-many-analyses", "analyses-busy"),
    ("record-analysis", "too-many-analyses", "analyses-busy"),
    ("upload", "too-many-uploads", "too-busy"),
]


@evening
async def test_a_guest_and_all_guests_ask_for_so_much_at_most(here: Evening) -> None:
    await add_guests(here, "anna", "bob", "cleo")
    for kind, too_many, busy in LIMITS:
        mine = [await ask(here, kind, f"{kind} {at}", most_per_guest=2) for at in range(2)]
        error = await refused(too_many, ask(here, kind, f"{kind} 2", most_per_guest=2))
        assert error.parameters == {"most": 2}
        assert (await ask(here, kind, f"{kind} 1", most_per_guest=2)).id == mine[1].id
        theirs = await ask(here, kind, f"{kind} 3", "bob", most_waiting=3)
        await refused(busy, ask(here, kind, f"{kind} 4", "cleo", most_waiting=3))
        for job in (*mine, theirs):
            await here.house.jobs.finish(job, b"")


@evening
async def test_of_many_requests_at_once_only_so_many_are_taken_in(here: Evening) -> None:
    await add_guests(here, "anna")
    taken = await at_once(*(ask(here, "analysis", f"{at}", most_per_guest=3) for at in range(10)))
    assert [each for each in taken if isinstance(each, str)] == ["too-many-analyses"] * 7


@evening
async def test_both_kinds_of_analyses_are_counted_together_and_what_is_on_show_counts(here: Evening) -> None:
    await add_guests(here, "anna")
    await ask(here, "analysis", "x")
    await refused("too-many-analyses", ask(here, "record-analysis", "y", most_per_guest=1))
    hint = await ask(here, "hint", "x")
    await here.house.jobs.finish(hint, b"")
    await ask(here, "hint", "y", most_per_guest=1)  # the other was given
    shown = await ask(here, "upload", "x")
    await here.house.jobs.finish(shown, b"")
    await refused("too-many-uploads", ask(here, "upload", "y", most_per_guest=1))
    await age(here, shown, work.HOUR + 1)
    await ask(here, "upload", "y", most_per_guest=1)


@evening
async def test_what_nobody_waits_for_any_more_is_not_done_and_stands_in_nobodys_way(here: Evening) -> None:
    await add_guests(here, "anna")
    old = await ask(here, "hint", "x")
    await age(here, old, 1000)
    assert await to_do(here.house, "hint") == []
    assert await here.house.jobs.find("hint", "x") is None
    await ask(here, "hint", "y", most_per_guest=1, most_waiting=1)
    assert (await ask(here, "hint", "x")).id != old.id
    kept = await ask(here, "analysis", "x")
    await here.house.jobs.finish(kept, b"kept")
    await age(here, kept, 1e9)
    assert (await ask(here, "analysis", "x")).result == b"kept"


@evening
async def test_jobs_are_done_in_the_order_they_were_asked_for_unless_somebody_is_at_them(here: Evening) -> None:
    await add_guests(here, "anna")
    first, second, third = [await ask(here, "hint", subject) for subject in "xyz"]
    assert await to_do(here.house, "hint", "upload") == ["x", "y", "z"]
    await lease_of_the_dead(here, *second.lease, seconds=1000)
    assert await to_do(here.house, "hint") == ["x", "z"]
    found = await here.house.jobs.to_do(["hint"], [], [first.lease[0]], 99, true())
    assert [(job.id, job.given) for job in found] == [(third.id, b"given")]


@evening
async def test_only_jobs_about_games_on_the_shelf_are_done(here: Evening) -> None:
    await add_guests(here, "anna")
    await here.house.jobs.ask("hint", "x", "anna", "chess", b"", most_per_guest=9, most_waiting=9)
    assert await to_do(here.house, "hint") == []
    assert len(await here.house.jobs.to_do(["hint"], ["chess"], [], 9, true())) == 1


@evening
async def test_whoever_waits_is_told(here: Evening) -> None:
    await add_guests(here, "anna")
    job = await ask(here, "hint", "x")
    waiting = [asyncio.create_task(here.house.jobs.wait(job.id, 100)) for _ in range(3)]
    await asyncio.sleep(0)
    await here.house.jobs.finish(job, b"result")
    assert [done.result for done in await asyncio.gather(*waiting) if done is not None] == [b"result"] * 3
    assert not here.house.jobs._waiting
    still = await ask(here, "hint", "y")
    late = await here.house.jobs.wait(still.id, 0.01)
    assert late is not None
    assert late.waiting
    assert await here.house.jobs.wait("nothing", 100) is None


@two_doors
async def test_whoever_waits_in_another_process_is_told_even_if_the_news_is_lost(here: Evening, there: Evening) -> None:
    await add_guests(here, "anna")
    for subject, lost in (("x", False), ("y", True)):
        job = await ask(here, "hint", subject)
        waiting = asyncio.create_task(here.house.jobs.wait(job.id, 100))
        await asyncio.sleep(0)
        with pytest.MonkeyPatch.context() as patch:
            if lost:
                patch.setattr(there.house.bus, "publish", lambda news: None)
            await there.house.jobs.finish(job, b"result")
        done = await waiting
        assert done is not None
        assert done.result == b"result"
