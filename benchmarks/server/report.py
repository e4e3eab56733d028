"""Turns the measurements into tables: printed after the run, and the page `docs/benchmarks-server.md`."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from benchmarks.quiet import CALM
from benchmarks.report import number, table
from benchmarks.server.load import Figures, Size
from benchmarks.server.pages import Feel
from benchmarks.targets import Target

NAMES = {
    "pages": "Fullboard, pages",
    "api": "Fullboard, JSON API",
    "flat": "boardgame.io, flat files",
    "memory": "boardgame.io, in memory",
}


@dataclass
class Run:
    """Everything one run found out."""

    size: Size
    machine: Sequence[str]
    results: dict[str, list[Figures]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    feel: Feel | None = None
    others: list[float] = field(default_factory=list)  # cores that somebody else used during each turn

    def median(self, key: str, figure: Callable[[Figures], float]) -> float | None:
        """The median of a figure over all goes of one contestant."""
        goes = self.results.get(key)
        return statistics.median(map(figure, goes)) if goes else None


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
    return table(head, [[name, *_cells(run, key)] for key, name in NAMES.items()])


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


def all_targets(run: Run) -> list[Target]:
    """What the house has to reach."""
    told = [len(each.delays) for each in run.results.get("pages", [])]
    clients = min(each.clients for each in run.results["pages"]) if told else None
    heaviest = run.feel.heaviest if run.feel else None
    return [
        Target("clients of one process, everybody told every step", clients, 1000),
        Target(
            "CPU per move, sending what boardgame.io sends: share of its flat files'", _share(run, "api"), 0.333, False
        ),
        Target("kilobytes of the heaviest page, empty cache, compressed", heaviest, 150, False),
        Target(
            "milliseconds from a click to the other player's screen", run.feel.median if run.feel else None, 50, False
        ),
    ]


def _share(run: Run, key: str) -> float | None:
    ours, theirs = (run.median(each, lambda go: go.milliseconds_per_move) for each in (key, "flat"))
    return None if ours is None or theirs is None else ours / theirs


def target_table(run: Run) -> str:
    """The targets with what was reached."""
    rows = [[each.text, each.wanted, each.reached, each.mark] for each in all_targets(run)]
    drawn = _share(run, "pages")
    rows.insert(2, ["beside it: pages, drawn on the server as well", "", f"{drawn:.2f}" if drawn else "", ""])
    return table(["to reach", "wanted", "reached", "met"], rows)


def feel_table(feel: Feel | None) -> str:
    """What every page weighs."""
    if feel is None:
        return ""
    return table(["page", "kB"], [[name, f"{weight:.1f}"] for name, weight in feel.weights.items()])


def busy_note(run: Run) -> str:
    """A warning if the machine had other things to do."""
    others = statistics.median(run.others) if run.others else 0.0
    if others <= CALM:
        return ""
    return (
        f"The machine had other things to do: somebody else used {others:.1f} of its cores meanwhile. Moves a second "
        "and delays are what was left; CPU per move is dearer than on a quiet machine, for everybody."
    )


def missing_lines(missing: Mapping[str, str]) -> str:
    """Why rows are empty."""
    return "\n".join(f"- not measured: {NAMES.get(key, key)} ({why})" for key, why in missing.items())


def summary(run: Run) -> str:
    """What is printed after the run."""
    parts = [figures_table(run), busy_note(run), feel_table(run.feel), target_table(run), missing_lines(run.missing)]
    return "\n\n".join(filter(None, parts)) + "\n"


def page(run: Run) -> str:
    """The text of `docs/benchmarks-server.md`."""
    size = run.size
    goes = max(map(len, run.results.values()), default=0)
    moves = statistics.median([each.moves for found in run.results.values() for each in found] or [0])
    parts = [
        "# How much the house can carry",
        "Written by `make bench-server`, which measures everything in one run. Run it to get a page for your machine.",
        figures_table(run),
        busy_note(run),
        missing_lines(run.missing),
        f"Compañeros with 4 players, one round. {size.tables} matches with {4 * size.tables} clients are open on one "
        f"server process throughout. {size.offered} moves are offered at {size.rate:g} a second (the steady rate: CPU, "
        f"median, p99), then {size.whole} of the matches are played to their end as fast as they go (CPU and moves a "
        f"second flat out); about {number(moves)} moves in all, {size.warm_up} before them to warm up. Everybody takes "
        f"turns, {goes} times over; the table shows medians. The delay is counted from sending a move until the *last* "
        "of its four players has it. A player who misses a step, or whose last message differs from what the server "
        "shows when asked anew, ends the run: nothing was lost.",
        "CPU is what the kernel counts for the server process, user and system time, threads included; nobody's bots "
        "play. The server has one core, the clients the others; all clients are one program over one HTTP library.",
        "## What is reached",
        target_table(run),
        "The third is asked of the JSON API, which does the work of boardgame.io's server: it checks a move, stores it "
        "and sends everybody data, for their browser to draw. Pages come drawn, which is more work, so they are shown "
        "beside it and not held to a third: they are nowhere near one.",
        "## Who is counted how",
        "- **Fullboard, pages**: what a browser gets. Every player holds the page's event stream and is sent the whole "
        "table, drawn for that seat as HTML (some 23 kB), after every move; moves are posted as the page's form. "
        "The move is on the disk, flushed, before anybody sees it.\n"
        "- **Fullboard, JSON API**: the same house, the same storage; every player is sent view and legal moves as "
        "JSON and draws for themselves, which is what boardgame.io's clients do. Moves are posted with "
        "`Prefer: return=minimal`: as there, the stream tells what follows.\n"
        "- **boardgame.io, flat files**: its own server with its `FlatFile` storage, over its own socket.io protocol "
        "on WebSockets. It tells players first and stores afterwards, unflushed.\n"
        "- **boardgame.io, in memory**: the same with its default storage, which forgets everything with the process.",
        "## How it feels",
        feel_table(run.feel),
        _clicks(run.feel),
        "## The machine",
        "\n".join(f"- {fact}" for fact in [*run.machine, f"measured on {date.today().isoformat()}"]),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


def _clicks(feel: Feel | None) -> str:
    if feel is None:
        return ""
    return (
        "Kilobytes on the wire for everything a page loads into an empty cache, by Chromium. From a click to the "
        f"other player's screen, on one machine: median {feel.median:.0f} ms over {len(feel.clicks)} moves, "
        f"{min(feel.clicks):.0f} to {max(feel.clicks):.0f}."
    )
