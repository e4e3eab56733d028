"""Turns the measurements into what is printed after the run, and the page `docs/benchmarks-server.md`."""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from datetime import date

from benchmarks.quiet import CALM
from benchmarks.report import number
from benchmarks.server.goals import all_targets
from benchmarks.server.run import NAMES, PARTS, Run
from benchmarks.server.tables import (
    across_line,
    click_line,
    crowd_line,
    feel_table,
    figures_table,
    many_table,
    parts_table,
    scale_table,
    target_table,
    wire_table,
)
from benchmarks.server.texts import HOW, WHO


def busy_note(run: Run) -> str:
    """A warning if the machine had other things to do."""
    others = statistics.median(run.others) if run.others else 0.0
    if others <= CALM:
        return ""
    return (
        f"The machine had other things to do: somebody else used {others:.1f} of its cores meanwhile. Moves a second "
        "and delays are what was left; CPU a move is dearer than on a quiet machine, for everybody."
    )


def missing_lines(missing: Mapping[str, str]) -> str:
    """Why rows are empty."""
    names = NAMES | PARTS
    return "\n".join(f"- not measured: {names.get(key, key)} ({why})" for key, why in missing.items())


def summary(run: Run) -> str:
    """What is printed after the run."""
    parts = [
        figures_table(run),
        busy_note(run),
        wire_table(run),
        scale_table(run),
        across_line(run.across),
        crowd_line(run.crowd),
        many_table(run.many),
        feel_table(run.feel),
        click_line(run.feel),
        parts_table(run),
        target_table([each for each in all_targets(run) if each.value is not None]),
        missing_lines(run.missing),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


def page(run: Run) -> str:
    """The text of `docs/benchmarks-server.md`."""
    goes = max(map(len, run.results.values()), default=0)
    moves = statistics.median([each.moves for found in run.results.values() for each in found] or [0])
    parts = [
        "# How much the house can carry",
        "Written by `make bench-server`, which measures everything in one run. Run it to get a page for your machine; "
        "`python -m benchmarks.server --only` with the name of a part (" + ", ".join([*NAMES, *PARTS]) + ") measures "
        "that alone. What the cost of a move consists of, and why some targets are missed: "
        "[What a move costs](cost-of-a-move.md).",
        "## What is reached",
        target_table(all_targets(run)),
        busy_note(run),
        missing_lines(run.missing),
        "## Beside boardgame.io",
        figures_table(run),
        HOW["load"].format(size=run.size, clients=4 * run.size.tables, moves=number(moves), goes=goes),
        WHO,
    ]
    sections = {
        "wire": [wire_table(run)],
        "scale": [scale_table(run)],
        "across": [across_line(run.across)],
        "crowd": [crowd_line(run.crowd)],
        "many": [many_table(run.many)],
        "click": [feel_table(run.feel), click_line(run.feel)],
        "parts": [parts_table(run)],
    }
    for key, found in sections.items():
        if any(found):
            title = PARTS[key]
            parts += [f"## {title[0].upper()}{title[1:]}", *found, HOW[key]]
    parts += [
        "## The machine",
        "\n".join(f"- {fact}" for fact in [*run.machine, f"measured on {date.today().isoformat()}"]),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"
