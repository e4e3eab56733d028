"""What the house has to reach, and whether it did."""

from __future__ import annotations

import statistics

from benchmarks.server import wire
from benchmarks.server.run import Run
from benchmarks.server.scale import PROCESSES, difference
from benchmarks.targets import Target

KILO = 1000


def all_targets(run: Run) -> list[Target]:
    """What the house has to reach."""
    clients = min((each.clients for each in run.results.get("pages", [])), default=None)
    web, database = scale_figures(run, 0), scale_figures(run, 1)
    whole = len(web) == len(PROCESSES)
    across, crowd, many, feel = run.across, run.crowd, run.many, run.feel
    return [
        Target("clients of one process, everybody told every step", clients, 1000),
        Target(
            "CPU a move, pages drawn for four viewers: share of boardgame.io's flat files",
            _share(run, "pages"),
            1.5,
            False,
        ),
        Target("CPU a move, JSON API: the same share", _share(run, "api"), 0.6, False),
        Target("kB a move and viewer, zstd, median, any game", _heaviest(run, "delta_zstd", 0), 2, False),
        Target("the same at the end of a long match", _heaviest(run, "delta_zstd", -wire.PART), 2, False),
        Target("kB a move and viewer, gzip, median", _heaviest(run, "delta_gzip", 0), 10, False),
        Target("the same at the end of a long match", _heaviest(run, "delta_gzip", -wire.PART), 10, False),
        Target("MB of memory a stream, all told", run.median("pages", lambda go: go.memory_per_client), 0.6, False),
        Target(
            "CPU a move of 1, 2 and 4 web processes differs by, %", 100 * difference(web) if whole else None, 25, False
        ),
        Target(
            "CPU a move of PostgreSQL below them differs by, %",
            100 * difference(database) if whole else None,
            25,
            False,
        ),
        Target(
            "ms until another process's viewer sees a move, median",
            None if across is None else across.median,
            10,
            False,
        ),
        Target("the same, 99 of 100 moves", None if across is None else across.p99, 50, False),
        Target("streams over four processes, each told of a move", None if crowd is None else crowd.told, 10_000),
        Target(
            "s until a house with 10,000 tables answers",
            None if many is None else statistics.median(many.opened),
            3,
            False,
        ),
        Target(
            "MB that it holds then, with its helpers",
            None if many is None else statistics.median(many.memory),
            400,
            False,
        ),
        Target("CPU a move there, times that with 10 tables", None if many is None else many.dearer, 1.2, False),
        Target(
            "ms for a guest's lobby there", None if many is None else 1000 * statistics.median(many.lobby), 50, False
        ),
        Target("kB of the heaviest page, empty cache, compressed", None if feel is None else feel.heaviest, 150, False),
        Target("ms from a click to the other player's screen", None if feel is None else feel.median, 50, False),
        Target(
            "the same across two processes", statistics.median(feel.across) if feel and feel.across else None, 50, False
        ),
    ]


def _share(run: Run, key: str) -> float | None:
    ours, theirs = (run.median(each, lambda go: go.milliseconds_per_move) for each in (key, "flat"))
    return None if ours is None or theirs is None else ours / theirs


def _heaviest(run: Run, way: str, first: int) -> float | None:
    """Of all games, the highest median of kilobytes, from some move on."""
    if not run.wire:
        return None
    return max(statistics.median(sizes_of(found, way, first)) for found in run.wire.values()) / KILO


def sizes_of(found: wire.Found, way: str, first: int = 0) -> list[int]:
    """Bytes of every move for every viewer, sent in one way, from some move on."""
    return [getattr(cost, way) for costs in found.costs[first:] for cost in costs]


def scale_figures(run: Run, whose: int) -> list[float]:
    """CPU milliseconds a move of the web processes (0) or of PostgreSQL (1), by the number of processes."""
    return [
        statistics.median((go.milliseconds_per_move, go.helpers_per_move)[whose] for go in goes)
        for _, goes in sorted(run.scale.items())
    ]
