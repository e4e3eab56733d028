"""A lane: the most urgent first, the longest waiting never forgotten, and nothing that goes wrong stops the rest."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

import pytest

from fullboard.house.errors import DatabaseAway, Refused
from fullboard.house.work import lanes
from fullboard.house.work.lanes import FAIR, Figures, Lane, Look, Place, Work
from fullboard.house.work.leases import Lease
from tests.apart import run_apart


class Ledger:
    """Leases in memory."""

    def __init__(self) -> None:
        self.others: set[str] = set()
        self.aside: list[str] = []
        self.extended = 0

    async def take(self, subject: str, revision: int) -> Lease | None:
        return None if subject in (*self.others, *self.aside) else Lease(subject, revision, "me")

    async def put_aside(self, lease: Lease) -> None:
        self.aside.append(lease.subject)

    async def extend(self, lease: Lease) -> bool:
        self.extended += 1
        return True


class Trade:
    """Work that is offered until it is done, and a record of what was begun."""

    def __init__(self, places: int) -> None:
        self.ledger = Ledger()
        self.figures = Figures()
        self.lane = Lane(places, [self.offer], cast(Any, self.ledger), self.figures)
        self.waiting: dict[str, Work] = {}
        self.begun: list[str] = []
        self.may_end = asyncio.Event()
        self.looks = 0

    def add(self, subject: str, rank: int = 1, since: float = 0.0, modest: bool = False, fault: Any = None) -> None:
        async def do(lease: Lease, place: Place) -> None:
            self.begun.append(subject)
            if fault is not None:
                raise fault
            await self.may_end.wait()
            self.waiting.pop(subject, None)

        self.waiting[subject] = Work(subject, 1, rank, since, do, modest)

    async def offer(self, look: Look) -> list[Work]:
        self.looks += 1
        return [work for work in self.waiting.values() if work.subject not in look.busy]

    async def until(self, *subjects: str) -> None:
        """Until these have been begun, in this order, and nothing else."""
        running = asyncio.create_task(self.lane.run())
        try:
            async with asyncio.timeout(100):
                while len(self.begun) < len(subjects):
                    await asyncio.sleep(0.001)
            assert tuple(self.begun) == subjects
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


def test_the_most_urgent_come_first_and_among_them_the_longest_waiting() -> None:
    async def go() -> None:
        trade = Trade(1)
        trade.may_end.set()
        trade.add("bots", rank=3, since=1.0)
        trade.add("late", rank=1, since=9.0)
        trade.add("soon", rank=1, since=5.0)
        await trade.until("soon", "late", "bots")

    run_apart(go())


def test_every_few_looks_whoever_has_waited_longest_comes_first() -> None:
    async def go() -> None:
        trade = Trade(1)
        trade.may_end.set()
        for at in range(8):
            trade.add(f"urgent {at}", rank=1, since=10.0 + at)
        trade.add("old", rank=3, since=1.0)
        await trade.until(*(f"urgent {at}" for at in range(FAIR - 1)), "old", f"urgent {FAIR - 1}")

    run_apart(go())


def test_what_is_modest_leaves_the_last_place_to_others() -> None:
    async def go() -> None:
        trade = Trade(3)
        for at in range(5):
            trade.add(f"modest {at}", rank=3, since=float(at), modest=True)
        running = asyncio.create_task(trade.lane.run())
        while trade.looks < FAIR - 1:
            trade.lane.wake()
            await asyncio.sleep(0.01)
        assert trade.begun == ["modest 0", "modest 1"]
        trade.add("urgent", rank=1)
        trade.lane.wake()
        while "urgent" not in trade.begun:
            await asyncio.sleep(0.001)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    run_apart(go())


def test_what_somebody_else_is_at_is_passed_over() -> None:
    async def go() -> None:
        trade = Trade(1)
        trade.may_end.set()
        trade.ledger.others.add("theirs")
        trade.add("theirs", since=1.0)
        trade.add("ours", since=2.0)
        await trade.until("ours")

    run_apart(go())


def test_a_place_that_is_left_early_is_anothers() -> None:
    async def go() -> None:
        trade = Trade(1)
        left = asyncio.Event()

        async def hold(lease: Lease, place: Place) -> None:
            trade.begun.append("holds")
            place.leave()
            place.leave()  # once is enough
            left.set()
            await trade.may_end.wait()

        trade.waiting["holds"] = Work("holds", 1, 0, 0.0, hold)
        trade.add("next", rank=1)
        trade.add("last", rank=2)
        await trade.until("holds", "next")
        assert left.is_set()
        assert trade.lane.taken == 0

    run_apart(go())


@pytest.mark.parametrize("fault", [Refused("table-damaged"), ZeroDivisionError("on fire")])
def test_what_cannot_be_done_is_put_aside_and_written_down_once(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        trade = Trade(1)
        trade.may_end.set()
        trade.add("spoilt", rank=0, fault=fault)
        trade.add("sound", rank=1)
        await trade.until("spoilt", "sound")
        assert trade.ledger.aside == ["spoilt"]
        trade.ledger.aside.clear()  # and again, a minute later
        trade.begun.clear()
        await trade.until("spoilt")
        assert trade.figures.failures == 2

    with caplog.at_level(logging.WARNING, "fullboard.work"):
        run_apart(go())
    assert [record.getMessage() for record in caplog.records] == [f"spoilt has to wait: {fault}"]
    assert (caplog.records[0].exc_info is None) is isinstance(fault, Refused)


def test_a_database_that_is_away_is_waited_for_without_a_word(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lanes, "AWAY_SECONDS", 0.01)

    async def go() -> None:
        trade = Trade(1)
        trade.may_end.set()
        trade.add("sound")
        offer = trade.offer

        async def away(look: Look) -> list[Work]:
            found = await offer(look)
            if trade.looks < 3:
                raise DatabaseAway
            return found

        trade.lane.offers = [away]
        await trade.until("sound")

    with caplog.at_level(logging.INFO, "fullboard.work"):
        run_apart(go())
    assert not caplog.records


def test_where_one_kind_of_work_cannot_be_looked_for_the_others_are_done(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        trade = Trade(1)
        trade.may_end.set()
        trade.add("sound")

        async def spoilt(look: Look) -> list[Work]:
            raise ZeroDivisionError("a spoilt page of the index")

        trade.lane.offers = [spoilt, trade.offer]
        await trade.until("sound")
        trade.add("sound again")
        await trade.until("sound", "sound again")

    with caplog.at_level(logging.INFO):
        run_apart(go())
    told = [record for record in caplog.records if "a spoilt page" in record.getMessage()]
    assert [bool(record.exc_info) for record in told] == [True, *[False] * (len(told) - 1)]  # once is enough


def test_a_lease_is_extended_for_as_long_as_the_work_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "EXTEND_SECONDS", 0.01)

    async def go() -> None:
        trade = Trade(1)
        trade.add("long")
        running = asyncio.create_task(trade.lane.run())
        while trade.ledger.extended < 3:
            await asyncio.sleep(0.001)
        trade.may_end.set()
        while trade.lane.taken:
            await asyncio.sleep(0.001)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    run_apart(go())


def test_what_was_begun_is_broken_off_when_the_lane_ends() -> None:
    async def go() -> None:
        trade = Trade(2)
        trade.add("endless")
        await trade.until("endless")
        assert trade.lane.taken == 0

    run_apart(go())
