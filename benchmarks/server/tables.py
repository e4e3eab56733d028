"""The tables and sentences that tell what each part has found."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from benchmarks.report import number, table
from benchmarks.server import wire
from benchmarks.server.across import Across
from benchmarks.server.crowd import Crowd
from benchmarks.server.goals import sizes_of
from benchmarks.server.many import Many
from benchmarks.server.pages import Feel
from benchmarks.server.run import NAMES, Run
from benchmarks.targets import Target


def figures_table(run: Run) -> str:
    """Who did what."""
    head = [
        "server",
        "CPU ms/move",
        "lowest to highest",
        "at a steady rate",
        "flat out",
        "moves/s",
        "median ms",
        "p99 ms",
    ]
    return table(head, [[name, *_cells(run, key)] for key, name in NAMES.items()]) if run.results else ""


def _cells(run: Run, key: str) -> list[str]:
    goes = run.results.get(key)
    if not goes:
        return [""] * 7
    work = [each.milliseconds_per_move for each in goes]
    shown = [
        lambda each: each.milliseconds_per_move,
        lambda each: 1000 * each.steady.own / each.steady_moves,
        lambda each: 1000 * each.flat_out.own / each.flat_out_moves,
        lambda each: each.moves_per_second,
        lambda each: each.median,
        lambda each: each.p99,
    ]
    cells = [f"{run.median(key, figure):.2f}" for figure in shown[:3]]
    cells += [number(run.median(key, figure) or 0) for figure in shown[3:]]
    return [cells[0], f"{min(work):.2f} to {max(work):.2f}", *cells[1:]]


def target_table(targets: Sequence[Target]) -> str:
    """The targets with what was reached."""
    rows = [[each.text, each.wanted, each.reached, each.mark] for each in targets]
    return table(["to reach", "wanted", "reached", "met"], rows) if rows else ""


def wire_table(run: Run) -> str:
    """What a move weighs, game by game."""
    head = ["bytes a move and viewer, median", "moves", "whole", "change, zstd", "last 50", "change, gzip", "last 50"]
    ways = [(way, first) for way in ("delta_zstd", "delta_gzip") for first in (0, -wire.PART)]
    rows = []
    for key, found in run.wire.items():
        figures = [sizes_of(found, way, first) for way, first in (("whole", 0), *ways)]
        rows.append([key, number(len(found.costs)), *(number(statistics.median(each)) for each in figures)])
    return table(head, rows) if rows else ""


def scale_table(run: Run) -> str:
    """What a move costs with several web processes."""
    if not run.scale:
        return ""
    rows = []
    for processes, goes in sorted(run.scale.items()):
        web = [go.milliseconds_per_move for go in goes]
        database = [go.helpers_per_move for go in goes]
        flat_out = statistics.median(go.moves_per_second for go in goes)
        delay = statistics.median(go.median for go in goes)
        rows.append([str(processes), *map(_spread, (web, database)), number(flat_out), number(delay)])
    return table(["web processes", "CPU ms/move, web", "PostgreSQL", "moves/s, flat out", "median ms"], rows)


def _spread(figures: Sequence[float]) -> str:
    return f"{statistics.median(figures):.2f} ({min(figures):.2f} to {max(figures):.2f})"


def across_line(found: Across | None) -> str:
    """How soon a move is seen elsewhere."""
    if found is None:
        return ""
    return (
        f"At {found.rate:g} moves a second, over {len(found.there)} moves, the onlooker has a move {found.median:.1f} "
        f"ms after it was sent (median), 99 of 100 within {found.p99:.0f} ms: {found.later:.1f} ms later than the last "
        "of its four players, who are at the process it was sent to."
    )


def crowd_line(found: Crowd | None) -> str:
    """What became of the onlookers."""
    if found is None:
        return ""
    memory = ", ".join(f"{each:.0f}" for each in found.memory)
    return (
        f"{found.opened:,} of {found.wanted:,} streams were opened within {found.opening:.0f} s, {found.told:,} were "
        f"told of the move at their table, half of them within {found.median:.0f} ms. The processes held {memory} MB, "
        f"{found.memory_per_stream:.3f} MB a stream."
    )


def many_table(found: Many | None) -> str:
    """A house with many tables beside one with few."""
    if found is None:
        return ""
    few, many = ([go.milliseconds_per_move for go in goes] for goes in (found.few, found.many))
    rows = [
        ["s until it is ready and a table's page has come", "", _spread(found.opened)],
        ["MB, with its helpers", "", _spread(found.memory)],
        ["ms for a guest's lobby", "", _spread([1000 * each for each in found.lobby])],
        ["CPU ms/move", _spread(few), _spread(many)],
    ]
    return table(["tables in the database", "10", number(found.tables)], rows)


def feel_table(feel: Feel | None) -> str:
    """What every page weighs."""
    if feel is None:
        return ""
    return table(["page", "kB"], [[name, f"{weight:.1f}"] for name, weight in feel.weights.items()])


def click_line(feel: Feel | None) -> str:
    """How long clicks take."""
    if feel is None:
        return ""
    goes = {"one process": feel.clicks, "pages of two processes on one PostgreSQL": feel.across}
    told = [f"{where}: {_spread(clicks)} ms over {len(clicks)} moves" for where, clicks in goes.items() if clicks]
    return f"From a click to the other player's screen, on one machine: {'; '.join(told)}."


def parts_table(run: Run) -> str:
    """Where the time of a move goes."""
    if not run.parts:
        return ""
    *rest, instead = run.parts.items()
    rows = [[name, f"{cost:.2f}"] for name, cost in (*rest, ("together", sum(cost for _, cost in rest)), instead)]
    return table(["part of a move, four viewers", "CPU ms"], rows)
