"""`make bench-bots`: how strong and how fast the bots are, everything in one run.

python -m benchmarks.bots [--quick] [--only strength,ablation,speed,openspiel,crowd] [--jobs N]
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from benchmarks.bots import crowd, openspiel, report, speed, strength
from benchmarks.bots.variants import CHEATER, VARIANTS
from benchmarks.machine import describe
from benchmarks.peers import Unavailable
from fullboard.bots.workers import usable_cores

GAMES = ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars")
PARTS = ("speed", "openspiel", "crowd", "strength", "ablation")
DOCS = Path(__file__).parents[2] / "docs"
LUCKY = ("companeros", "four-stars")  # where some dozens of games leave too much open: decisions are weighed as well
CLEAR = 0.5  # a sequential test stops once its interval lies on one side of this


def parse() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default=",".join(PARTS), help=f"some of {', '.join(PARTS)}")
    parser.add_argument("--games", default=",".join(GAMES), help="some of the games")
    parser.add_argument("--jobs", type=int, default=usable_cores())
    parser.add_argument("--full", type=int, default=40, help="games at the full budget, at least")
    parser.add_argument("--patience", type=float, default=120.0, help="seconds to go on with those, if they are quick")
    parser.add_argument("--weighing", type=int, default=200, help="how often a decision is played on to weigh it")
    parser.add_argument("--most", type=int, default=400, help="games at a tenth of it, at most")
    parser.add_argument("--ablation", type=int, default=100, help="games for each idea left out")
    parser.add_argument("--duels", type=int, default=80, help="games against OpenSpiel's search")
    parser.add_argument("--seconds", type=float, default=0.2, help="a move against OpenSpiel's search")
    parser.add_argument("--quick", action="store_true", help="as little as possible of everything; writes no page")
    options = parser.parse_args()
    options.only = options.only.split(",")
    options.games = options.games.split(",")
    if wrong := [part for part in options.only if part not in PARTS]:
        parser.error(f"there is no part {wrong[0]!r}")
    if wrong := [game for game in options.games if game not in GAMES]:
        parser.error(f"there is no game {wrong[0]!r} here")
    if options.quick:
        options.full = options.most = options.ablation = options.duels = options.weighing = 1
        options.seconds = 0.02
        options.patience = 0.0
    return options


def tell(text: str) -> None:
    """Say how far things are."""
    print(text, file=sys.stderr, flush=True)


def one(
    task: strength.Task, most: int, jobs: int, clear: float | None = None, patience: float = 0.0
) -> strength.Strength:
    """Measure a strength and say so."""
    found = strength.measure(task, most, jobs, clear, patience)
    skill = f"; by its decisions {report.percent(found.skill)}" if found.weighed else ""
    tell(f"{task.game}, {task.bot} {task.iterations or ''}: {report.won(found)}, {found.games} games{skill}")
    return found


def main() -> int:
    """Run everything that was asked for and write the page."""
    options = parse()
    start = time.perf_counter()
    run = report.Run(describe({}), options.games, quick=options.quick, weighing=options.weighing)
    if "speed" in options.only:
        for game in options.games:
            for guide, pure in (("own", False), ("plain", False), ("own", True)):
                run.speeds.append(speed.measure(game, guide, 0.3 if options.quick else 3.0, pure))
            tell(f"{game}: {run.speed(game, 'own', True):,.0f} iterations/s")
    if "openspiel" in options.only:
        try:
            run.openspiel_rate = openspiel.iterations_per_second(0.2 if options.quick else 1.0)
            run.duel = openspiel.duel("hard", options.duels, options.seconds)
            tell(openspiel.report(run.duel, run.openspiel_rate))
        except Unavailable as error:
            tell(str(error))
    if "crowd" in options.only:
        run.crowd = crowd.measure(1 if options.quick else 20, 2 if options.quick else 40)
        tell(f"p99 {run.crowd.worst:.0f} ms")
    for game in options.games:
        effort = 1 if options.quick else strength.tenth(game)
        if "strength" in options.only:
            tenth = run.tenth.setdefault(game, {})
            for bot in ("hard", CHEATER):
                tenth[bot] = one(strength.Task(game, bot, effort), options.most, options.jobs, CLEAR)
        if "ablation" in options.only:
            for bot in VARIANTS:
                if bot not in run.tenth.setdefault(game, {}):
                    task = strength.Task(game, bot, effort)
                    run.tenth[game][bot] = one(task, options.ablation, options.jobs)
        if "strength" in options.only:
            weighing = options.weighing if game in LUCKY else 0
            for bot in ("medium", "hard", CHEATER):
                task = strength.Task(game, bot, 1 if options.quick else 0, weighing=weighing)
                run.full.setdefault(game, {})[bot] = one(task, options.full, options.jobs, patience=options.patience)
    run.minutes = (time.perf_counter() - start) / 60
    print(report.target_table(run))
    if not options.quick:
        report.write(run, DOCS / "bots.md")
        report.plot(run, str(DOCS / report.PLOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
