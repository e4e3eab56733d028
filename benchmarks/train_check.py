"""Does training come to the same again? Trains the first generation of a shipped net anew and compares.

python -m benchmarks.train_check [GAME] [PLAYERS]

The course is the one that the net's heading tells, and the figure the share that the first generation won, without
search, among greedy bots: what is found now and what the heading says must lie in each other's 95 % intervals.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from fullboard.bots.netfiles import shipped_heading
from fullboard.bots.training.course import make_course
from fullboard.bots.training.log import read_log
from fullboard.core.shelf import find_game

FIRST = 1


def main() -> None:
    """Train, compare, and say so."""
    game = sys.argv[1] if len(sys.argv) > 1 else "companeros"
    players = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    heading = shipped_heading(find_game(game), players)
    if heading is None:
        sys.exit(f"{game} has no net for {players} players")
    from fullboard.bots.training.run import Training

    told = {name: value for name, value in heading.trained.items() if name not in ("generation", "matches")}
    del told["game"], told["players"]
    course = make_course(game, players, **{"parts": 1, **told})  # the first nets were trained in one part
    with tempfile.TemporaryDirectory() as folder:
        training = Training(course, Path(folder))
        training.begin()
        training.go_on(FIRST)
        found = next(line for line in read_log(Path(folder)) if line["step"] == "gate" and line["generation"] == FIRST)
    stated = heading.figures["first generation"]
    print(f"stated: {stated['greedy']:.1%} ({stated['greedy_low']:.1%} to {stated['greedy_high']:.1%})")
    print(f"found:  {found['greedy']:.1%} ({found['greedy_low']:.1%} to {found['greedy_high']:.1%})")
    if found["greedy_low"] > stated["greedy_high"] or found["greedy_high"] < stated["greedy_low"]:
        sys.exit("these do not agree")


if __name__ == "__main__":
    main()
