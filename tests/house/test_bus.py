"""The bus: what was committed is told to every process; a connection that is lost comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from fullboard.house.bus import Bus, LocalBus, News, open_bus, postgres
from fullboard.house.store import sqlite_url
from tests.apart import run_apart
from tests.house.evening import until
from tests.house.postgres import Cluster

AGAIN = News("reconnected")


class Ear:
    """Hears what comes over a bus."""

    def __init__(self, bus: Bus) -> None:
        self.news: list[News] = []
        bus.listen(self.news.append)

    def table(self, table: str) -> bool:
        return any(news.subject == table for news in self.news)


def buses(test: Callable[[Bus, Bus, Cluster, str], Awaitable[None]]) -> Callable[[Cluster], None]:
    """A test that gets the buses of two processes."""

    def run(cluster: Cluster) -> None:
        async def go() -> None:
            url = cluster.new_database()
            here, there = open_bus(url), open_bus(url)
            await here.open()
            await there.open()
            try:
                await test(here, there, cluster, str(make_url(url).database))
            finally:
                await here.close()
                await there.close()

        run_apart(go())

    run.__name__ = test.__name__
    return run


def cut(cluster: Cluster, database: str, what: str) -> int:
    """End connections, as a failing network would; how many."""
    end = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = %s AND query LIKE %s"
    row = cluster.admin.execute(end, [database, f"{what}%"]).fetchone()
    assert row is not None
    return int(row[0])


def test_in_one_process_everybody_hears_at_once(tmp_path: Path) -> None:
    bus = open_bus(sqlite_url(tmp_path))
    assert isinstance(bus, LocalBus)
    assert bus.connected
    ear = Ear(bus)
    for_a_while: list[News] = []
    with bus.listening(for_a_while.append):
        bus.publish(News("table", "a", 1))
    bus.publish(News("table", "b", 2))
    assert ear.news == [News("table", "a", 1), News("table", "b", 2)]
    assert for_a_while == [News("table", "a", 1)]


def test_a_listener_that_fails_keeps_nobody_else_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    bus = LocalBus()

    def fail(news: News) -> None:
        raise RuntimeError("deaf")

    bus.listen(fail)
    ear = Ear(bus)
    bus.publish(News("table", "a"))
    assert ear.news == [News("table", "a")]
    assert "deaf" in caplog.text


@buses
async def test_news_are_heard_here_at_once_and_there_soon_each_once(
    here: Bus, there: Bus, cluster: Cluster, database: str
) -> None:
    own, other = Ear(here), Ear(there)
    news = News("table", "0123456789abcdef", 7, 3, ("anna", "bob"), listed=True)
    here.publish(news)
    assert own.news == [news]
    await until(lambda: news in other.news)
    there.publish(News("work"))
    await until(lambda: News("work") in own.news)
    assert own.news.count(news) == other.news.count(news) == 1
    assert here.connected
    assert there.connected


@buses
async def test_many_news_are_told_in_pieces_and_in_order(
    here: Bus, there: Bus, cluster: Cluster, database: str
) -> None:
    other = Ear(there)
    sent = [News("table", f"{number:016x}", number, 0, ("g" * 24,) * 6) for number in range(500)]
    for news in sent:
        here.publish(news)
    await until(lambda: len([news for news in other.news if news.kind == "table"]) == 500)
    assert [news for news in other.news if news.kind == "table"] == sent


@buses
async def test_what_another_version_says_is_passed_over(here: Bus, there: Bus, cluster: Cluster, database: str) -> None:
    ear = Ear(there)
    url = f"host={cluster.folder} user=house dbname={database}"
    with psycopg.connect(url, autocommit=True) as other:
        for payload in ("nonsense", "[]", '["x", [5]]', '["x", [["table", "a", "one"]]]', '["x", [["table", "z", 1]]]'):
            other.execute("SELECT pg_notify(%s, %s)", [postgres.CHANNEL, payload])
    await until(lambda: ear.table("z"))
    assert not ear.table("a")


@buses
async def test_a_listening_connection_that_is_cut_comes_back(
    here: Bus, there: Bus, cluster: Cluster, database: str
) -> None:
    ear = Ear(there)
    assert cut(cluster, database, "LISTEN") == 2
    await until(lambda: AGAIN in ear.news)  # whoever watches looks for what was missed
    here.publish(News("table", "after"))
    await until(lambda: ear.table("after"))


@buses
async def test_a_telling_connection_that_is_cut_comes_back(
    here: Bus, there: Bus, cluster: Cluster, database: str
) -> None:
    ear = Ear(there)
    here.publish(News("table", "before"))
    await until(lambda: ear.table("before"))
    await until(lambda: cut(cluster, database, "SELECT pg_notify") > 0)
    number = 0
    while not ear.table("after"):  # what was being told just then is lost
        number += 1
        assert number < 600
        here.publish(News("table", "after"))
        await asyncio.sleep(0.1)


def test_a_connection_that_only_seems_to_be_there_is_made_anew(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "HEARTBEAT_SECONDS", 0.2)
    monkeypatch.setattr(postgres, "SILENCE_SECONDS", 1.0)

    async def go() -> None:
        bus = postgres.PostgresBus(cluster.new_database())
        ear = Ear(bus)
        await bus.open()
        assert ear.news.count(AGAIN) == 1
        bus._tasks[1].cancel()  # nothing is heard any more, not even its own heart
        await until(lambda: ear.news.count(AGAIN) >= 2)
        await bus.close()

    run_apart(go())


def test_a_house_opens_even_if_the_bus_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "SILENCE_SECONDS", 0.5)

    async def go() -> None:
        bus = postgres.PostgresBus("postgresql://nobody@127.0.0.1:1/nothing")
        await bus.open()
        assert not bus.connected
        own = Ear(bus)
        bus.publish(News("table", "a"))
        assert own.table("a")
        await bus.close()

    run_apart(go())
