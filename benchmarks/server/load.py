"""Plays against one server: at a steady rate for the time a move takes, then as fast as it can be played."""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.server.clients import Dice, Table, Way
from benchmarks.server.houses import Measured, Work


@dataclass(frozen=True)
class Size:
    """How much is played."""

    tables: int  # with four players each
    warm_up: int  # moves that are not counted
    rate: float  # moves offered a second
    offered: int  # moves at that rate
    whole: int  # matches that are then played to their end at once


FULL = Size(tables=250, warm_up=250, rate=60, offered=480, whole=30)
QUICK = Size(tables=6, warm_up=4, rate=30, offered=12, whole=2)


@dataclass(frozen=True)
class Figures:
    """What one server did in one go."""

    clients: int
    moves: int  # counted ones, all of them accepted and told to everybody
    steady: Work  # while moves were offered at a steady rate
    steady_moves: int
    flat_out: Work  # while matches were played as fast as possible
    flat_out_moves: int
    flat_out_seconds: float
    delays: Sequence[float]  # seconds from sending a move to its last player having it, at the steady rate
    memory: float = 0.0  # megabytes that the server has grown by since nobody was there
    weights: Sequence[int] = ()  # bytes on the wire of every move for every viewer, where they were counted

    @property
    def milliseconds_per_move(self) -> float:
        """Work on a processor for each move, in both parts together."""
        return 1000 * (self.steady.own + self.flat_out.own) / self.moves

    @property
    def helpers_per_move(self) -> float:
        """The same of the processes it has started."""
        return 1000 * (self.steady.helpers + self.flat_out.helpers) / self.moves

    @property
    def moves_per_second(self) -> float:
        """Accepted moves a second, flat out."""
        return self.flat_out_moves / self.flat_out_seconds

    @property
    def memory_per_client(self) -> float:
        """Megabytes for each client, with everything that comes with them."""
        return self.memory / self.clients

    @property
    def median(self) -> float:
        """Milliseconds until the last player has a move."""
        return 1000 * statistics.median(self.delays)

    @property
    def p99(self) -> float:
        """Milliseconds that one move in a hundred exceeds."""
        return 1000 * sorted(self.delays)[int(len(self.delays) * 0.99)]


async def play_against(server: Measured, way: Way, size: Size, seed: int) -> Figures:
    """Everything measured on one open server; Lost if anybody missed anything."""
    dice = random.Random(seed)
    empty = server.memory()
    tables = await way.open_tables(size.tables)
    try:
        await asyncio.sleep(0.5)  # what the arrivals have set off
        await steadily(tables, size.warm_up, size.rate * 5, dice)
        gc.collect()
        gc.freeze()
        before = server.work()
        delays = await steadily(tables, size.offered, size.rate, dice)
        steady = server.work() - before
        memory = server.memory() - empty
        weights = [weight for table in tables for player in table.players for weight in player.weights]
        made = sum(table.made for table in tables)
        before, start = server.work(), time.perf_counter()
        await asyncio.gather(*(_to_the_end(table, dice) for table in tables[: size.whole]))
        seconds, flat_out = time.perf_counter() - start, server.work() - before
        flat_out_moves = sum(table.made for table in tables) - made
        for table in tables:
            await asyncio.gather(*(player.check() for player in table.players))
        clients = sum(len(table.players) for table in tables)
        moves = size.offered + flat_out_moves
        return Figures(clients, moves, steady, size.offered, flat_out, flat_out_moves, seconds, delays, memory, weights)
    finally:
        gc.unfreeze()
        await way.close(tables)


async def steadily(tables: Sequence[Table], moves: int, rate: float, dice: Dice) -> list[float]:
    """Moves at a steady rate, at one table after the other; where the last move is not through yet, the next waits."""
    start = time.perf_counter()
    under_way: dict[Table, asyncio.Task[float]] = {}
    delays = []
    turns = itertools.cycle(tables)
    for number in range(moves):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        table = next(turns)
        if table in under_way:
            delays.append(await under_way.pop(table))
        under_way[table] = asyncio.create_task(table.play(dice))
    return delays + list(await asyncio.gather(*under_way.values()))


async def _to_the_end(table: Table, dice: Dice) -> None:
    while not table.over:
        await table.play(dice)
