"""`make bench-research`: runs everybody in turn, three times over or as often as a number says.

It prints the medians and puts tables and picture into docs/research.md. Contestants of one kind share a process, so
that time goes into measuring, not into starting; with the name of a kind it measures that one and prints its figures.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks import machine
from benchmarks.report import number
from benchmarks.research import ours, peers, report, spread

ROUNDS = 3
DOCS = Path(__file__).parents[2] / "docs"
PEERS = ("pettingzoo", "open_spiel", "pgx", "jax")


def kinds() -> dict[str, dict[str, Callable[[], float]]]:
    """Everybody by name, those together that share a process."""
    found: dict[str, dict[str, Callable[[], float]]] = {
        "batches": {
            report.batch_name(key, recall, rows): partial(ours.batch, key, rows, recall)
            for key, recall in report.FORMS
            for rows in report.SIZES
        },
        "processes": {
            report.batch_name("companeros", True, spread.ROWS): partial(ours.batch, "companeros", spread.ROWS, True),
            **{
                f"companeros, {words}{way}": partial(find, "companeros", many)
                for way, find in ((report.OWN, spread.by_own_time), (report.CLOCK, spread.by_the_clock))
                for many, words in ((1, report.ONE), (2, report.TWO))
            },
        },
        "turns": {f"{key}, PettingZoo": partial(ours.pettingzoo, key) for key in ours.GAMES},
        "PettingZoo": {f"PettingZoo {name}": partial(peers.pettingzoo, name) for name in peers.ZOO},
        "OpenSpiel": {f"OpenSpiel {name}": partial(peers.openspiel, name) for name in peers.SPIEL},
        "Pgx": {f"Pgx {name}": partial(peers.pgx, name) for name in peers.PGX},
        "records": {f"replay, {key}": partial(ours.replay, key) for key in ours.GAMES},
    }
    found |= {f"memory {key}": {f"memory, {key}": partial(ours.memory, key)} for key in ours.GAMES}
    return found


def measure(kind: str) -> None:
    """Measure everybody of a kind, a line for each: a figure, or what went wrong."""
    for name, find in kinds()[kind].items():
        try:
            found: float | str = find()
        except Exception as error:  # whatever somebody's package does, the others are measured
            found = f"{type(error).__name__}: {error}"
        print(json.dumps([name, found]), flush=True)


def measured(kind: str) -> dict[str, float | str]:
    """The figures of a kind, taken in a process of its own; what could not be measured says why."""
    command = [sys.executable, "-m", "benchmarks.research", kind]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = dict(json.loads(line) for line in done.stdout.splitlines() if line.startswith('["'))
    why = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
    return {name: found.get(name, why) for name in kinds()[kind]}


def is_here(name: str) -> bool:
    """Whether a package is installed."""
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False


def main(arguments: list[str]) -> None:
    """Run everybody in turn, or the kind that is named."""
    if arguments and not arguments[0].isdigit():
        measure(arguments[0])
        return
    rounds = int(arguments[0]) if arguments else ROUNDS
    rates: dict[str, list[float]] = {name: [] for kind in kinds().values() for name in kind}
    missing: dict[str, str] = {}
    loads = []
    for _, kind in itertools.product(range(rounds), kinds()):
        loads.append(os.getloadavg()[0])
        for name, found in measured(kind).items():
            if isinstance(found, str):
                missing[name] = found
            else:
                rates[name].append(found)
            print(f"{name}: {found if isinstance(found, str) else number(found)}", file=sys.stderr, flush=True)
    facts = [
        *machine.describe({})[:2],
        ", ".join(f"{name} {version(name)}" for name in PEERS if is_here(name)),
        f"{date.today()}; measured {rounds} times, {ours.SECONDS} seconds each, in turns; "
        f"{min(loads):.0f} to {max(loads):.0f} processes wanted the cores meanwhile",
    ]
    text = report.tables(rates, missing, facts)
    print(text)
    report.write(DOCS / "research.md", text)
    report.draw(rates, DOCS / "research.svg")


if __name__ == "__main__":
    main(sys.argv[1:])
