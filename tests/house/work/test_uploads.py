"""Records brought along: shown as every viewer saw them, refused with what is wrong, and gone after an hour."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from fullboard import Match
from fullboard.core.errors import BadRecord
from fullboard.core.shelf import shelf
from fullboard.house.errors import NotUsable
from fullboard.house.scene import Scene
from fullboard.house.store import schema
from fullboard.house.work import apart, uploads
from fullboard.house.work.projector import MOST_LINES, pack
from fullboard.house.work.service import WorkService
from fullboard.house.work.thinkers import TookTooLong
from fullboard.house.work.uploads import MOST_PER_GUEST, MOST_UPLOADS, MOST_WAITING
from tests.apart import run_apart
from tests.core.test_records import CASES, RECORD
from tests.house.evening import Evening, evening, refused, until
from tests.house.work.shift import add_guests, at_work, lease_of_the_dead, working

pytestmark = pytest.mark.usefixtures("unprepared")


def finished(game: str, seed: int = 3) -> str:
    match = Match(game, shelf()[game].players[0], seed=seed, names=None)
    dice = random.Random(seed)
    while match.actors:
        match.play(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return match.record()


@evening
async def test_a_record_of_any_game_is_shown_at_any_line_to_any_seat(here: Evening) -> None:
    anna = await here.guest("Anna")
    async with at_work(here.house):
        for game in shelf():
            match = Match.from_record(finished(game))
            last = len(match.lines()) - 1
            key = await uploads.bring(here.house, anna.id, match.record().encode())
            shown = await uploads.find(here.house, key)
            assert (shown.game_key, shown.players, shown.last, shown.guest) == (game, match.players, last, anna.id)
            assert await shown.text() == match.record()
            for seat in (None, *range(match.players)):
                assert await shown.story(seat) == match.story(seat)
                for line in (0, last // 2, last):
                    assert await shown.view(line, seat) == match.view_at(line, seat)
            await refused("unknown-record", shown.view(last + 1, None))


@evening
async def test_it_is_a_scene_in_which_bots_are_called_by_name(here: Evening) -> None:
    anna = await here.guest("Anna")
    match = Match.from_record(finished("companeros"))
    match.rename(["Ana (the 2nd)", "Blaise (random)", None])
    async with at_work(here.house):
        shown: Scene = await uploads.find(here.house, await uploads.bring(here.house, anna.id, match.record().encode()))
    assert shown.called == ("Ana (the 2nd)", "Blaise", None)
    assert [(each.kind, each.bot) for each in shown.sitting] == [("person", None), ("bot", "random"), ("person", None)]
    assert shown.game.key == "companeros"
    assert shown.home.startswith("/watch/")


@evening
async def test_whatever_is_wrong_with_a_record_is_said_with_its_line(here: Evening) -> None:
    anna = await here.guest("Anna")
    cases = ["empty", "another game", "two players", "deep json", "missing pick", "illegal move at line 40"]
    async with at_work(here.house):
        for name in cases:
            record, code, line = CASES[name]
            with pytest.raises(BadRecord) as error:
                await uploads.bring(here.house, anna.id, record.encode())
            assert (error.value.code, error.value.line) == (code, line)
        with pytest.raises(BadRecord) as error:
            await uploads.bring(here.house, anna.id, b"fullboard 1\ngame \xff\xfe\n")
        assert (error.value.code, error.value.line) == ("bad-encoding", 2)
    assert await here.scalar("SELECT count(*) FROM frames") == 0
    assert await here.scalar("SELECT sum(length(given)) FROM jobs") == 0  # nothing of it stays


@evening
async def test_a_log_longer_than_any_match_is_refused_before_it_is_replayed(here: Evening) -> None:
    anna = await here.guest("Anna")
    heading, _, log = RECORD.partition("\n\n")
    lines = log.split("\n")[:2]
    first = lines[1].partition(" ")[2]
    for number in range(2, MOST_LINES + 10, 2):
        lines += [f"{number} undo {number - 1}", f"{number + 1} {first}"]
    async with at_work(here.house):
        with pytest.raises(BadRecord, match="too-many-lines"):
            await uploads.bring(here.house, anna.id, f"{heading}\n\n{chr(10).join(lines)}\nopen\n".encode())


@evening
async def test_the_same_record_brought_twice_is_on_show_once(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    async with at_work(here.house) as service:
        keys = [await uploads.bring(here.house, guest.id, RECORD.encode()) for guest in (anna, anna, bob)]
        assert keys[0] == keys[1] != keys[2]
        assert service.figures.jobs == {"upload": 2}


@evening
async def test_a_record_that_takes_too_long_is_given_up(here: Evening) -> None:
    anna = await here.guest("Anna")
    service = WorkService(here.house, 1, 0.0)
    service.projector.seconds = 0.001  # less than a process takes to start
    async with working(service):
        with pytest.raises(NotUsable, match="record-too-slow"):
            await uploads.bring(here.house, anna.id, RECORD.encode())
        service.projector.seconds = 100.0
        await uploads.bring(here.house, anna.id, RECORD.encode())  # another time it may be quicker


@evening
async def test_a_replay_that_falls_over_is_refused(here: Evening) -> None:
    anna = await here.guest("Anna")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fullboard.house.work.apart.sys.executable", "/bin/false")
        async with at_work(here.house):
            with pytest.raises(NotUsable, match="cannot-be-replayed"):
                await uploads.bring(here.house, anna.id, RECORD.encode())


@evening
async def test_a_record_whose_worker_died_is_replayed_by_another(here: Evening) -> None:
    anna = await here.guest("Anna")
    brought = asyncio.create_task(uploads.bring(here.house, anna.id, RECORD.encode()))
    await until(lambda: bool(here.house.jobs._waiting))
    job = await here.house.jobs.by_id(next(iter(here.house.jobs._waiting)))
    assert job is not None
    await lease_of_the_dead(here, *job.lease, seconds=0.5)
    half = {"job": job.id, "number": 0, "data": pack("half of it was stored")}
    await here.house.store.write(lambda connection: connection.execute(insert(schema.frames).values(half)))
    async with at_work(here.house):
        shown = await uploads.find(here.house, await brought)
    assert await shown.story(None) == Match.from_record(RECORD).story(None)


async def put_on_show(here: Evening, many: int, guest: str | None = None) -> list[str]:
    """Records on show, the oldest first, without their frames."""
    guests = [guest or f"guest {number}" for number in range(many)]
    await add_guests(here, *sorted(set(guests)))
    keys = []
    for number, each in enumerate(guests):
        job = await here.house.jobs.ask("upload", f"{number}", each, "", b"", most_per_guest=99, most_waiting=99)
        facts = b'{"game": "companeros", "players": 3, "names": [null, null, null], "last": 0}'
        await here.house.jobs.finish(job, facts)
        keys.append(job.id)
    return keys


@evening
async def test_a_guest_has_only_so_many_records_on_show(here: Evening) -> None:
    await put_on_show(here, MOST_PER_GUEST, "anna")
    error = await refused("too-many-uploads", uploads.bring(here.house, "anna", RECORD.encode()))
    assert error.parameters == {"most": MOST_PER_GUEST}


@evening
async def test_the_oldest_make_room(here: Evening) -> None:
    anna = await here.guest("Anna")
    keys = await put_on_show(here, MOST_UPLOADS)
    async with at_work(here.house):
        new = await uploads.bring(here.house, anna.id, RECORD.encode())
    await refused("unknown-record", uploads.find(here.house, keys[0]))
    for key in (keys[1], keys[-1], new):
        assert (await uploads.find(here.house, key)).game_key == "companeros"


@evening
async def test_records_are_shown_for_an_hour(here: Evening) -> None:
    (key,) = await put_on_show(here, 1)
    assert (await uploads.find(here.house, key)).last == 0
    old = update(schema.jobs).values(asked=time.time() - 3601)
    await here.house.store.write(lambda connection: connection.execute(old))
    await refused("unknown-record", uploads.find(here.house, key))
    for nonsense in ("", "nothing-here", "\0" * 32, "0" * 32):
        await refused("unknown-record", uploads.find(here.house, nonsense))


@evening
async def test_only_so_many_may_wait(here: Evening) -> None:
    await add_guests(here, *(f"guest {at}" for at in range(MOST_WAITING + 1)))
    waiting = [
        asyncio.create_task(uploads.bring(here.house, f"guest {at}", RECORD.encode())) for at in range(MOST_WAITING)
    ]
    await until(lambda: len(here.house.jobs._waiting) == MOST_WAITING)
    await refused("too-busy", uploads.bring(here.house, f"guest {MOST_WAITING}", RECORD.encode()))
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


@evening
async def test_where_nobody_is_at_work_nothing_is_shown(here: Evening) -> None:
    anna = await here.guest("Anna")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(uploads, "PATIENCE_SECONDS", 0.05)
        await refused("too-busy", uploads.bring(here.house, anna.id, RECORD.encode()))


def test_a_process_that_works_longer_than_it_may_took_too_long() -> None:
    async def hear(line: bytes) -> None: ...

    with pytest.raises(TookTooLong, match="used up"):
        run_apart(apart.run_apart("tests.house.work.busy", b"", 600.0, hear))


def test_the_process_that_replays_takes_little(tmp_path: Path) -> None:
    import subprocess
    import sys

    hungry = "from fullboard.house.work.apart import take_little; take_little(5, 1 << 28, 60); bytearray(1 << 29)"
    told = subprocess.run([sys.executable, "-c", hungry], capture_output=True, text=True, check=False)
    assert "MemoryError" in told.stderr
