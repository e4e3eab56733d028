"""Our own engine as a contestant, measured in a process of its own: FULLBOARD_PURE=1 makes it interpreted.

    python -m benchmarks.ours playouts|setups|copies|guesses --players 4 --games N --seed S [--at early|middle]
    python -m benchmarks.ours agree FILE

Prints what the peers print: one JSON line with `games` (how often it was done), `moves` and `seconds`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import fullboard
from fullboard.core.chance import Chance, Quick, Recorded
from fullboard.core.game import Game
from fullboard.core.playout import copies, guesses, playouts
from fullboard.core.shelf import find_game
from fullboard.core.state import State

ROUNDS = {"rounds": 1}
MOVES_BEFORE = {"early": 0, "middle": 30}  # a game of four has about 59 moves


def command(*arguments: str) -> list[str]:
    """How this module is called."""
    return [sys.executable, "-m", "benchmarks.ours", *arguments]


def environment(pure: bool) -> dict[str, str]:
    """The environment in which the engine is interpreted, or the one in which it is not."""
    kept = {key: value for key, value in os.environ.items() if key != "FULLBOARD_PURE"}
    return {**kept, "FULLBOARD_PURE": "1"} if pure else kept


def is_compiled() -> bool:
    """Whether there is a compiled engine to measure, whatever runs in this process."""
    check = [sys.executable, "-c", "import fullboard; print(fullboard.compiled)"]
    return subprocess.run(check, env=environment(pure=False), capture_output=True, text=True).stdout.strip() == "True"


def play_match(players: int, rounds: int, chance: Chance) -> State:
    """A random match in which every move is one pick among the legal ones, in rising order."""
    game = find_game("companeros")
    state = game.new(players, game.check_options({"rounds": rounds}), game.find_edition(), chance)
    while not state.over:
        play_random(state, chance)
    return state


def play_random(state: State, chance: Chance) -> None:
    """Make one random move."""
    seat = state.actor()
    legal = state.legal(seat)
    state.play(seat, legal[chance.pick(len(legal))], chance)


def position(game: Game, players: int, at: str, chance: Chance) -> State:
    """A state from a random match, as early as that."""
    state = game.new(players, game.check_options(ROUNDS), game.find_edition(), chance)
    for _ in range(MOVES_BEFORE[at]):
        play_random(state, chance)
    return state


def workload(mode: str, players: int, games: int, seed: int, at: str) -> Callable[[], int]:
    """What is to be timed, ready to go; it returns how many moves were made."""
    game = find_game("companeros")
    options = game.check_options(ROUNDS)
    edition = game.find_edition()
    chance = Quick(seed)
    state = position(game, players, at, chance)

    def set_up() -> int:
        for _ in range(games):  # interpreted, so a set-up seems a little dearer than it is
            game.new(players, options, edition, chance)
        return 0

    def copy() -> int:
        copies(state, games)
        return 0

    def guess() -> int:
        guesses(state, state.actor(), games, chance)
        return 0

    def play() -> int:
        return playouts(game, players, options, edition, games, chance)

    return {"playouts": play, "setups": set_up, "copies": copy, "guesses": guess}[mode]


def timed(work: Callable[[], int], games: int) -> dict[str, object]:
    """Do it and say how long it took."""
    start = time.perf_counter()
    moves = work()
    seconds = time.perf_counter() - start
    return {"games": games, "moves": moves, "seconds": seconds, "compiled": fullboard.compiled}


def replay(line: str) -> list[int]:
    """The scores to which the picks of one line lead; an error if one is wrong, missing or left over."""
    record = json.loads(line)
    chance = Recorded([(value, n) for value, n in record["picks"]])
    state = play_match(record["players"], record["rounds"], chance)
    chance.close()
    return list(state.scores())


def main() -> None:
    """The command line of this module."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ours", description=(__doc__ or "").splitlines()[0])
    modes = parser.add_subparsers(dest="mode", required=True)
    for mode in ("playouts", "setups", "copies", "guesses"):
        timing = modes.add_parser(mode)
        for name, default in (("players", 4), ("games", 1000), ("seed", 1)):
            timing.add_argument(f"--{name}", type=int, default=default)
        timing.add_argument("--at", choices=MOVES_BEFORE, default="early")
    modes.add_parser("agree").add_argument("file", type=Path)
    given = parser.parse_args()
    if given.mode == "agree":
        for line in given.file.read_text("utf-8").splitlines():
            print(json.dumps(replay(line)))
        return
    work = workload(given.mode, given.players, given.games, given.seed, given.at)
    print(json.dumps(timed(work, given.games)))


if __name__ == "__main__":
    main()
