"""Streams: listeners are told at once where the line is free, in order where it is not, and nobody holds up others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from fullboard.house.table import STIRRED_SECONDS, Seat, Table, Watcher
from fullboard.web.streams import STILL_HERE, Teller, event
from tests.apart import run_apart


class Listener:
    """Hears what is told, unless its line is held up."""

    def __init__(self) -> None:
        self.text = b"one"
        self.heard: list[bytes] = []
        self.free = asyncio.Event()
        self.free.set()
        self.table = SimpleNamespace(status="running")
        self.hung_up = False
        self.watcher = Watcher("somebody")
        table: Any = self.table
        self.teller = Teller(table, self.show, self.tell, lambda: self.hung_up)
        self.watcher.glance = self.teller.at_once
        self.talking = asyncio.create_task(self.teller.talk(self.watcher))

    def show(self) -> bytes:
        if self.text == b"broken":
            raise RuntimeError("cannot be shown")
        return self.text

    async def tell(self, text: bytes) -> None:
        self.heard.append(text)
        await self.free.wait()

    def change(self, text: bytes) -> None:
        self.text = text
        self.watcher.wake()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def listen(what: Callable[[Listener], Awaitable[None]]) -> None:
    async def scene() -> None:
        listener = Listener()
        await settle()
        assert listener.heard == [event(b"one")]
        await what(listener)
        listener.talking.cancel()
        await asyncio.gather(listener.talking, return_exceptions=True)

    run_apart(scene())


def test_a_change_is_told_before_the_change_returns_and_once() -> None:
    async def scene(listener: Listener) -> None:
        listener.change(b"two")
        assert listener.heard[1:] == [event(b"two")]
        listener.watcher.wake()  # nothing has changed after all
        await settle()
        assert listener.heard[1:] == [event(b"two")]
        listener.watcher.wake(changed=False)
        await settle()
        assert listener.heard[2:] == [STILL_HERE]

    listen(scene)


def test_who_is_held_up_hears_everything_in_order_later() -> None:
    async def scene(listener: Listener) -> None:
        listener.free.clear()
        listener.change(b"two")
        listener.change(b"three")
        await settle()
        listener.change(b"four")
        await settle()
        assert listener.heard[1:] == [event(b"two")]
        listener.free.set()
        await settle()
        assert listener.heard[1:] == [event(b"two"), event(b"four")]  # the present state: three is no more
        listener.change(b"five")
        assert listener.heard[-1] == event(b"five")

    listen(scene)


def test_what_cannot_be_shown_ends_this_stream_and_not_the_move() -> None:
    async def scene(listener: Listener) -> None:
        listener.change(b"broken")
        await settle()
        with pytest.raises(RuntimeError, match="cannot be shown"):
            await listener.talking

    listen(scene)


@pytest.mark.parametrize("status", ["over", "closed"])
def test_the_last_state_is_told_and_then_the_stream_ends(status: str) -> None:
    async def scene(listener: Listener) -> None:
        listener.table.status = status
        listener.change(b"the end")
        await asyncio.wait_for(listener.talking, 5)
        assert listener.heard[1:] == [event(b"the end")]

    listen(scene)


def test_who_has_hung_up_is_told_nothing_more() -> None:
    async def scene(listener: Listener) -> None:
        listener.hung_up = True
        listener.change(b"two")
        await asyncio.wait_for(listener.talking, 5)
        assert listener.heard[1:] == []

    listen(scene)


def test_who_hangs_up_while_held_up_leaves_nothing_behind() -> None:
    async def scene(listener: Listener) -> None:
        listener.free.clear()
        listener.change(b"two")
        await settle()
        listener.talking.cancel()
        await asyncio.gather(listener.talking, return_exceptions=True)
        assert listener.talking.cancelled()

    listen(scene)


def test_a_sign_of_life_is_given_where_nothing_has_stirred_lately(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("t", "companeros", 3, {}, True, "host", b"", [Seat("") for _ in range(3)])
    woken: list[bool] = []
    watcher = Watcher(None)
    monkeypatch.setattr(watcher, "wake", lambda changed=True: woken.append(changed))
    table.watchers.add(watcher)
    now = 1000.0
    monkeypatch.setattr("fullboard.house.table.time.monotonic", lambda: now)
    table.look_round()  # looks anew: nobody had counted those who are there
    table.look_round()
    assert woken == [True, False]
    table.notify()
    now += STIRRED_SECONDS - 1
    table.look_round()
    assert woken == [True, False, True]
    now += 2
    table.look_round()
    assert woken == [True, False, True, False]
