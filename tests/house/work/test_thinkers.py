"""Processes that think: they answer, and one that dies or hangs is replaced while the others go on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from fullboard.house.work.thinkers import Died, Raised, Thinkers, TookTooLong
from tests.apart import run_apart

LONG = 100.0


def double(number: int) -> int:
    return 2 * number


def who() -> int:
    return os.getpid()


def hang() -> None:
    while True:
        time.sleep(1)


def die() -> None:
    os._exit(9)


def die_the_first_time(mark: str) -> str:
    if not os.path.exists(mark):
        with open(mark, "w"):
            os._exit(9)
    return "alive"


def burn() -> None:
    raise ZeroDivisionError("on fire")


def leave() -> None:
    raise SystemExit


def how_nice() -> int:
    return os.nice(0)


def thinking(count: int) -> Callable[[Callable[[Thinkers], Awaitable[None]]], Callable[[], None]]:
    """A test that gets so many thinkers."""

    def around(test: Callable[[Thinkers], Awaitable[None]]) -> Callable[[], None]:
        def run() -> None:
            async def go() -> None:
                thinkers = Thinkers(count)
                try:
                    await test(thinkers)
                finally:
                    thinkers.close()

            run_apart(go())

        run.__name__ = test.__name__
        return run

    return around


@thinking(2)
async def test_what_they_are_asked_is_answered_elsewhere_and_side_by_side(thinkers: Thinkers) -> None:
    await thinkers.open()
    assert len(set(thinkers.processes)) == 2
    assert await asyncio.gather(*(thinkers.think(double, each, seconds=LONG) for each in range(9))) == [
        2 * each for each in range(9)
    ]
    assert await thinkers.think(who, seconds=LONG) in thinkers.processes
    assert thinkers.busy == 0


@thinking(1)
async def test_they_let_others_go_first(thinkers: Thinkers) -> None:
    assert await thinkers.think(how_nice, seconds=LONG) > os.nice(0)


@thinking(1)
async def test_one_that_hangs_is_ended_and_replaced(thinkers: Thinkers) -> None:
    before = await thinkers.think(who, seconds=LONG)
    with pytest.raises(TookTooLong):
        await thinkers.think(hang, seconds=0.05)
    assert await thinkers.think(who, seconds=LONG) != before
    assert not is_alive(before)


@thinking(1)
async def test_one_that_dies_over_it_is_replaced(thinkers: Thinkers) -> None:
    for _ in range(2):
        with pytest.raises(Died):
            await thinkers.think(die, seconds=LONG)
    assert await thinkers.think(double, 4, seconds=LONG) == 8


@thinking(2)
async def test_those_that_are_killed_while_they_have_nothing_to_do_are_not_missed(thinkers: Thinkers) -> None:
    await thinkers.open()
    for process in thinkers.processes:
        os.kill(process, signal.SIGKILL)
    while any(is_alive(process) for process in thinkers.processes):
        await asyncio.sleep(0.01)
    assert [await thinkers.think(double, each, seconds=LONG) for each in range(4)] == [0, 2, 4, 6]


def test_one_that_rested_may_have_died_unnoticed_so_another_is_asked_once(tmp_path: Path) -> None:
    @thinking(1)
    async def test(thinkers: Thinkers) -> None:
        await thinkers.open()
        assert await thinkers.think(die_the_first_time, str(tmp_path / "mark"), seconds=LONG) == "alive"
        with pytest.raises(Died):
            await thinkers.think(die, seconds=LONG)

    test()


@thinking(1)
async def test_an_error_is_told_with_its_traceback_and_ends_nothing(thinkers: Thinkers) -> None:
    before = await thinkers.think(who, seconds=LONG)
    with pytest.raises(Raised, match=r"(?s)in burn.*ZeroDivisionError: on fire"):
        await thinkers.think(burn, seconds=LONG)
    with pytest.raises(Raised, match="SystemExit"):
        await thinkers.think(leave, seconds=LONG)
    assert await thinkers.think(who, seconds=LONG) == before


@thinking(1)
async def test_a_thought_that_nobody_wants_any_more_is_broken_off(thinkers: Thinkers) -> None:
    before = await thinkers.think(who, seconds=LONG)
    thought = asyncio.create_task(thinkers.think(hang, seconds=LONG))
    while thinkers.busy == 0:
        await asyncio.sleep(0.01)
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert await thinkers.think(who, seconds=LONG) != before


PARENT = """
import asyncio, sys
from fullboard.house.work.thinkers import Thinkers
from tests.house.work.test_thinkers import hang

async def main():
    thinkers = Thinkers(2)
    await thinkers.open()
    print(*thinkers.processes, flush=True)
    await thinkers.think(hang, seconds=1000)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_they_go_when_whoever_asked_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", ".", *sys.path])}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        processes = [int(process) for process in parent.stdout.readline().split()]
        assert len(processes) == 2
        parent.kill()
    deadline = time.monotonic() + LONG
    while any(is_alive(process) for process in processes):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    """Whether it runs; one that has ended and is still in the list does not."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
