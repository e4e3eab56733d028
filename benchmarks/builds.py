"""Two builds of Fullboard in turns: whether a change has made a game slower.

    python -m benchmarks.builds OTHER_PYTHON [--turns 9]

OTHER_PYTHON has the other build installed, say that of an earlier commit. Prints a table of ratios, this build over the
other, from the least processor time of all turns, so that a busy machine does not decide.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable

WHAT = ("random matches", "copies", "guesses")
SECONDS = 0.1  # of a measurement


def least(run: Callable[[int], object]) -> float:
    """The least processor time that it takes to do something once."""
    times, best = 1, float("inf")
    for _ in range(40):
        start = time.process_time()
        run(times)
        took = time.process_time() - start
        if took < SECONDS / 4:
            times *= 2
            continue
        best = min(best, took / times)
        if took > SECONDS:
            break
    return best


def measure(key: str) -> dict[str, float]:
    """How long each thing takes in the build that runs this: it uses only what earlier builds have as well."""
    from fullboard.core.chance import Quick
    from fullboard.core.playout import copies, guesses, playouts
    from fullboard.core.shelf import find_game

    game = find_game(key)
    players, options, edition = min(4, game.players[-1]), game.check_options({}), game.find_edition()
    state = game.new(players, options, edition, Quick(1))

    found = (
        least(lambda times: playouts(game, players, options, edition, times, Quick(1))),
        least(lambda times: copies(state, 100 * times)),
        least(lambda times: guesses(state, 0, 100 * times, Quick(1))),
    )
    return dict(zip(WHAT, found, strict=True))


def compare(other: str, keys: list[str], turns: int) -> dict[str, dict[str, float]]:
    """For each game and thing, how many times as fast this build is as the other."""
    taken: dict[str, list[dict[str, dict[str, float]]]] = {sys.executable: [], other: []}
    for _ in range(turns):
        for python, found in taken.items():
            done = subprocess.run([python, __file__, "--measure", *keys], capture_output=True, text=True, check=True)
            found.append(json.loads(done.stdout))
    ours, theirs = taken.values()
    return {
        key: {what: min(each[key][what] for each in theirs) / min(each[key][what] for each in ours) for what in WHAT}
        for key in keys
    }


def main() -> None:
    """Compare with another build, or be measured by a comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", nargs="?")
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--measure", nargs="+", metavar="GAME")
    given = parser.parse_args()
    if given.measure:
        print(json.dumps({key: measure(key) for key in given.measure}))
        return
    from fullboard import games

    keys = [key for key in games if games[key].folder.startswith("fullboard.games.")]
    print("| game |", " | ".join(WHAT), "|")
    print("| --- |", " | ".join("---:" for _ in WHAT), "|")
    for key, ratios in compare(given.other, keys, given.turns).items():
        print(f"| {key} |", " | ".join(f"{ratios[what]:.2f}" for what in WHAT), "|")


if __name__ == "__main__":
    main()
