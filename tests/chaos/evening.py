"""An evening at which everything goes wrong: people play, and processes and databases fall over around them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, func, select

from fullboard.house.store import schema
from tests.chaos import houses
from tests.chaos.houses import Process
from tests.chaos.ledger import Ledger
from tests.chaos.people import Caller, House, Party, Person, Visitor, rivals
from tests.chaos.proxy import Proxy
from tests.house.postgres import Cluster

RIGHT_SECONDS = 5.0  # from the cure to every open page being right
END_SECONDS = 600.0  # for the last matches to be played to their end
AT_WORK_SECONDS = 60.0  # at most, until somebody has made a move after a trouble
SAY_SO = 10  # troubles

GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (  # with options that make them short, and how many sit there
    ("companeros", {"rounds": 1}, 3),
    ("hotel-samoa", {}, 3),
    ("sun-sea-and-sand", {}, 3),
    ("four-stars", {"round_limit": 10}, 3),
)
KINDS: tuple[list[type[Person]], ...] = ([Caller, Visitor], [Visitor, Visitor], [Caller], [Caller, Caller])
Trouble = Callable[[], Awaitable[None]]


class Evening:
    """A house of several processes behind a proxy, and everybody in it."""

    def __init__(self, folder: Path, seed: int, engine: Engine, webs: list[Process], workers: list[Process]) -> None:
        self.folder = folder
        self.dice = random.Random(seed)
        self.engine = engine
        self.webs = webs
        self.workers = workers
        self.ledger = Ledger()
        self.proxy = Proxy([web.port for web in webs])
        self.people: list[Person] = []
        self.parties: set[asyncio.Task[None]] = set()
        self.visitors: list[Visitor] = []
        self.slowest = 0.0  # seconds until every page was right
        self._names = 0
        self._troubles = 0

    async def open(self) -> None:
        """Open the house; the proxy first, for the houses have to know what they are called there."""
        await self.proxy.open()
        for process in self.webs + self.workers:
            if process.kind == "serve":
                process.command += ["--allow-host", f"127.0.0.1:{self.proxy.port}"]
            process.start()
        await asyncio.gather(*(process.ready() for process in self.webs))
        self.house = House(self.proxy.url, [web.port for web in self.webs], self.ledger, self.dice, self._guest_of)

    def _guest_of(self, session: str) -> str:
        known = schema.sessions.c
        with self.engine.connect() as connection:
            return str(connection.scalar(select(known.guest).where(known.id == session)))

    async def close(self) -> None:
        for party in self.parties:
            party.cancel()
        await asyncio.gather(*self.parties, return_exceptions=True)
        for person in self.people:
            await person.close()
        await self.proxy.close()
        for process in self.webs + self.workers:
            process.end()
        self.engine.dispose()

    # People

    async def invite(self, many: int) -> None:
        """Start so many parties, and see them begin; when one is over another one begins, until it is calm."""
        for number in range(many):
            self.parties.add(asyncio.create_task(self._host(number)))
        while len(self.ledger.tables) < many or not all(visitor.lines for visitor in self.visitors):
            self.raise_faults()
            await asyncio.sleep(0.1)

    async def _host(self, number: int) -> None:
        while not self.house.calm.is_set():
            game, options, players = GAMES[number % len(GAMES)]
            kinds = KINDS[(number + number // len(GAMES)) % len(KINDS)]
            number += 1
            people = [await self._person(kind) for kind in kinds]
            bots = [self.dice.choice(["random", "greedy", "greedy"]) for _ in range(players - len(people))]
            await Party(self.house, people, game, options, bots).play()
            self.ledger.counts[f"matches of {game}"] += 1
            for person in people:
                self.people.remove(person)
                if isinstance(person, Visitor):
                    self.visitors.remove(person)
                await person.close()

    async def _person(self, kind: type[Person]) -> Person:
        self._names += 1
        person = kind(self.house, f"{kind.__name__} {self._names}")
        self.people.append(person)
        await person.come_in()
        if isinstance(person, Visitor):
            self.visitors.append(person)
        return person

    def contend(self, rounds: int) -> None:
        """Two take the same seat at once, so many times."""
        self.parties.add(asyncio.create_task(rivals(self.house, rounds)))

    # Troubles

    async def kill(self, many: int = 1) -> None:
        """Kill some processes, and start them again."""
        killed = self.dice.sample(self.webs + self.workers, many)
        for process in killed:
            process.kill()
            self.ledger.counts[f"killed: {process.kind}"] += 1
        await asyncio.sleep(self.dice.random() * 0.5)
        for process in killed:
            process.start()
        await asyncio.gather(*(process.ready() for process in killed))

    async def roll(self) -> None:
        """A rolling restart: one after the other ends in good order, while the others serve."""
        for process in self.webs + self.workers:
            await process.stop()
            process.start()
            await process.ready()
        self.ledger.counts["rolling restarts"] += 1

    async def fall(self, cluster: Cluster) -> None:
        """PostgreSQL falls over, and is back at once."""
        await asyncio.to_thread(houses.restart_at_once, cluster)
        self.ledger.counts["PostgreSQL restarted"] += 1

    async def freeze(self, cluster: Cluster, seconds: float) -> None:
        """PostgreSQL stands still for a while."""
        houses.freeze(cluster, True)
        try:
            await asyncio.sleep(seconds)
        finally:
            houses.freeze(cluster, False)
        self.ledger.counts["PostgreSQL frozen"] += 1

    async def cut(self, cluster: Cluster) -> None:
        """The bus is cut."""
        self.ledger.counts["bus connections cut"] += await asyncio.to_thread(houses.cut_the_bus, cluster)

    async def survive(self, troubles: list[Trouble], until: float = float("inf")) -> None:
        """One trouble after the other; after each, pages become right and nothing acknowledged is lost."""
        self.dice.shuffle(troubles)
        for trouble in troubles:
            if time.monotonic() > until:
                self.ledger.counts["troubles left out for want of time"] += 1
                continue
            await self.at_work()
            await asyncio.sleep(self.dice.uniform(0.2, 1.0))
            await trouble()
            await self.all_pages_right()
            await asyncio.to_thread(self.ledger.compare, self.engine)
            self._say_so(len(troubles))

    async def at_work(self) -> None:
        """The house stores something again: trouble that comes before that, on a busy machine, would try nothing."""
        kept, deadline = self.ledger.counts["moves kept"], time.monotonic() + AT_WORK_SECONDS
        while self.ledger.counts["moves kept"] == kept and time.monotonic() < deadline:
            self.raise_faults()
            await asyncio.sleep(0.05)

    def _say_so(self, all_in_all: int) -> None:
        """How far it is, for whoever watches a long evening."""
        self._troubles += 1
        if self._troubles % SAY_SO == 0:
            faults = f"{len(self.ledger.faults)} faults, the last: {self.ledger.faults[-1:]}"
            print(f"{self._troubles} of {all_in_all} troubles, {self.ledger.counts['moves kept']} moves, {faults}")
            sys.stdout.flush()

    def raise_faults(self) -> None:
        """What a party stumbled over ends everything."""
        for party in list(self.parties):
            if party.done():
                party.result()
                self.parties.discard(party)

    async def all_pages_right(self) -> None:
        """Every open page shows what was stored at the cure, or something later, soon."""
        begun = time.monotonic()
        stored = await asyncio.to_thread(self._lines)
        behind = [(each, each.table) for each in self.visitors if each.table in stored]
        self.ledger.counts["pages looked at"] += len(behind)
        while behind := [(each, table) for each, table in behind if _is_behind(each, table, stored[table])]:
            if time.monotonic() - begun > 4 * RIGHT_SECONDS:
                break
            await asyncio.sleep(0.05)
        took = time.monotonic() - begun
        self.slowest = max(self.slowest, took)
        if took > RIGHT_SECONDS:
            still = [f"{type(each).__name__} {table}: {each.lines} of {stored[table]}" for each, table in behind]
            self.ledger.fault(f"a page was not right {took:.1f} seconds after the cure; still behind: {still}")

    def _lines(self) -> dict[str, int]:
        known, tables = schema.lines.c, schema.tables.c
        many = select(known.table, func.count()).join(schema.tables, tables.id == known.table)
        with self.engine.connect() as connection:
            rows = connection.execute(many.where(tables.status == "running").group_by(known.table))
            return {row[0]: row[1] for row in rows}

    async def end(self) -> None:
        """No more trouble: all matches are played to their end, and everything is compared once more."""
        self.house.calm.set()
        if self.parties:
            done, late = await asyncio.wait(self.parties, timeout=END_SECONDS)
            if late:
                self.ledger.fault(f"{len(late)} parties do not come to an end")
            for party in done:
                if party.exception() is not None:
                    self.ledger.fault(f"somebody could not go on: {party.exception()!r}")
        await asyncio.to_thread(self.ledger.audit, self.engine)
        for process in self.webs + self.workers:
            text = process.log.read_text() if process.log.exists() else ""
            if "Traceback" in text:
                self.ledger.fault(f"there is a traceback in the log of {process.log.name}: {_excerpt(text)}")


def _is_behind(visitor: Visitor, table: str, lines: int) -> bool:
    """Whether a page that is still open at that table does not show so much of its log."""
    return visitor.table == table and not visitor.over and visitor.lines < lines


def _excerpt(text: str) -> str:
    at = text.index("Traceback")
    return text[max(0, at - 300) : at + 3000]


@contextlib.asynccontextmanager
async def on_postgres(
    folder: Path, cluster: Cluster, seed: int, webs: int = 3, workers: int = 2
) -> AsyncIterator[Evening]:
    """Several web processes and workers on PostgreSQL."""
    database = cluster.new_database()
    shared = ["--data", str(folder / "data"), "--pace", "0"]
    web = [*shared, "--no-work", "--rate", "100000", "--connections", "0"]
    work = [*shared, "--places", "1"]
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"), pool_pre_ping=True)
    here = Evening(
        folder,
        seed,
        engine,
        [Process("serve", web, folder, database) for _ in range(webs)],
        [Process("work", work, folder, database) for _ in range(workers)],
    )
    try:
        await here.open()
        yield here
    finally:
        await here.close()


@contextlib.asynccontextmanager
async def on_sqlite(folder: Path, seed: int, data: Path | None = None) -> AsyncIterator[Evening]:
    """One process, which does the work too."""
    data = data or folder / "data"
    arguments = ["--data", str(data), "--pace", "0", "--places", "1", "--rate", "100000", "--connections", "0"]
    engine = create_engine(f"sqlite:///{data / 'house.sqlite'}")
    here = Evening(folder, seed, engine, [Process("serve", arguments, folder)], [])
    try:
        await here.open()
        yield here
    finally:
        await here.close()
