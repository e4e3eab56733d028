"""What to mind in a trick of Compañeros, by trial: `python -m benchmarks.studies.ideas.habits [SECONDS]`.

One bot that plays by habits without any search sits among three greedy ones; habits that win more are kept. Prints what
it finds; the best of it stands in the game's guide.
"""

from __future__ import annotations

import os
import random
import sys
import time
from typing import Any

from benchmarks.studies.ideas import builder

Weights = dict[str, int]
START: Weights = {"thrift": 20, "leading": 0, "fading": 0}  # as greedy has them
STEPS = {"thrift": 40, "leading": 150, "fading": 8}


def score(weights: Weights, games: int, seed: int) -> float:
    """The share of the wins."""
    from fullboard.bots.ideas.guides import HabitBot, Habits

    from fullboard.bots.series import play_series
    from fullboard.core.shelf import find_game

    habits: Any = Habits()
    for name, value in weights.items():
        setattr(habits, name, value)
    game = find_game("companeros")
    line_up = [lambda: HabitBot(habits, 12), *[game.bots["greedy"]] * 3]
    totals = play_series(game, game.check_options({}), game.find_edition(), line_up, 0, games, seed)
    return float(totals.wins_by_bot[0]) / 60 / games


def main() -> None:
    """Try, keep, tell."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 300.0
    luck = random.Random(1)
    best, most = START, score(START, 6000, 77)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        other = {
            name: round(luck.gauss(value, STEPS[name])) if luck.random() < 0.5 else value
            for name, value in best.items()
        }
        if score(other, 2000, 77) > most - 0.01 and (found := score(other, 6000, 77)) > most:
            best, most = other, found
            print(best, f"{most:.1%}", flush=True)
    print(best, f"{score(best, 8000, 991):.1%} of other games")


if __name__ == "__main__":
    if "FULLBOARD_IDEAS" not in os.environ:
        sys.exit(builder.run_compiled("benchmarks.studies.ideas.habits"))
    main()
