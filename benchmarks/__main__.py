"""`python -m benchmarks`: sets up the peers, checks that all agree, measures everybody in turn, writes the page."""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import agreement, machine, peers, plot, report
from benchmarks.contestants import PLAYOUTS, SIMULATE, STATES, all_contestants
from benchmarks.games import measure_games
from benchmarks.measure import ROOT, Contestant, Result, measure
from benchmarks.report import PLOT, Run

REPEATS = 7


def parse() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Fullboard against its peers.")
    parser.add_argument("--quick", action="store_true", help="a smoke test: tiny counts, and no page unless --out")
    parser.add_argument("--no-peers", action="store_true", help="leave out OpenSpiel and boardgame.io")
    parser.add_argument("--players", type=int, choices=agreement.PLAYERS, default=4)
    parser.add_argument("--repeats", type=int, help=f"measurements of each contestant (default: {REPEATS})")
    parser.add_argument("--out", type=Path, help="folder for the page and the plot (default: docs)")
    given = parser.parse_args()
    if given.repeats is None:
        given.repeats = 1 if given.quick else REPEATS
    if given.repeats < 1:
        parser.error("--repeats: at least one")
    if given.out is None and not given.quick:
        given.out = ROOT / "docs"
    return given


def main() -> int:
    """One run; 1 if somebody disagrees or fails."""
    given = parse()
    screen = Console(stderr=True, force_terminal=sys.stderr.isatty())  # whatever FORCE_COLOR says
    with waiting(screen, "setting up the peers"):
        ready, missing = peers.set_up_all(peers.KERNEL if given.no_peers else {**peers.KERNEL, **peers.INSTALLED})
    if given.no_peers:
        missing |= dict.fromkeys(peers.INSTALLED, "left out by --no-peers")
    try:
        with waiting(screen, "checking that all agree"), tempfile.TemporaryDirectory() as folder:
            matches, agreed = agreement.check_all(ready, 1 if given.quick else 20, Path(folder))
    except agreement.Disagreement as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    contestants = all_contestants(ready, given.players)
    with progress(screen, contestants, given.repeats) as tell:
        measured = measure(contestants, given.repeats, given.quick, tell)
    results = with_missing(measured, missing)
    with waiting(screen, "measuring every game of the house"):
        every_game = measure_games(given.repeats, given.quick)
    facts = machine.describe(ready)
    run = Run(results, given.players, given.repeats, matches, agreed, facts, given.quick, every_game)
    keep_samples(results)
    print(report.summary(run))
    if given.out is not None:
        write(run, given.out)
    return 1 if any(result.missing for result in measured.values()) else 0


def with_missing(measured: Mapping[str, Result], missing: Mapping[str, str]) -> dict[str, Result]:
    """The results in the order of the tables, with a reason for everyone who could not take part."""
    absent = {key: Result(missing=missing.get(key.partition("-")[0], "")) for key in [*PLAYOUTS, *STATES, *SIMULATE]}
    return absent | dict(measured)


def keep_samples(results: Mapping[str, Result]) -> None:
    """Keep every measurement of the latest run, for whoever doubts a median."""
    samples = {key: [asdict(sample) for sample in result.samples] for key, result in results.items()}
    peers.CACHE.mkdir(exist_ok=True)
    (peers.CACHE / "samples.json").write_text(json.dumps(samples, indent=1) + "\n", "utf-8")


def write(run: Run, folder: Path) -> None:
    """Write page and plot; without matplotlib the page alone, and say so."""
    folder.mkdir(parents=True, exist_ok=True)
    drawable = importlib.util.find_spec("matplotlib") is not None and any(run.results[key] for key in PLAYOUTS)
    if drawable:
        plot.draw(run.results, run.players, folder / PLOT)
    else:
        print("no plot: matplotlib is not installed (dependency group bench), or no playout was measured")
    (folder / "benchmarks.md").write_text(report.page(run, drawable), "utf-8")


@contextmanager
def waiting(screen: Console, text: str) -> Iterator[None]:
    """A spinner, on a terminal only."""
    if not screen.is_terminal:
        yield
        return
    with screen.status(text):
        yield


@contextmanager
def progress(screen: Console, contestants: list[Contestant], repeats: int) -> Iterator[Callable[[str], None]]:
    """A bar that moves on with every measurement, on a terminal only."""
    columns = (TextColumn("{task.description:16}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("measuring", total=len(contestants) * (repeats + 1))

        def tell(key: str) -> None:
            bar.update(task, advance=1, description=key)

        yield tell


if __name__ == "__main__":
    sys.exit(main())
