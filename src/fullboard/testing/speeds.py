"""The contract of speed: compiled and in plain Python, a game writes the same records."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import fullboard
from fullboard import Match, games
from fullboard.bots.series import play_series
from fullboard.core.bot import Budget
from fullboard.core.chance import Quick
from fullboard.core.game import Game
from fullboard.core.playout import playouts
from fullboard.core.shelf import shelf
from fullboard.testing.contract import Contract
from fullboard.testing.worlds import turns

SEEDS = range(4)
TOLD = "import json, sys; from fullboard.testing.speeds import report; print(json.dumps(report(sys.argv[1])))"


class SpeedContract(Contract):
    """One source, two speeds."""

    def test_compiled_and_interpreted_agree(self, key: str) -> None:
        plain = subprocess.run(
            [sys.executable, "-c", TOLD, key],
            env={**os.environ, "FULLBOARD_PURE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert plain.returncode == 0, f"in plain Python (FULLBOARD_PURE=1) {key} fails: {plain.stderr}"
        other = json.loads(plain.stdout)
        here = json.loads(json.dumps(report(key)))
        assert other.pop("compiled") is False, "FULLBOARD_PURE=1 did not give plain Python"
        assert here.pop("compiled") is fullboard.compiled
        for part, value in here.items():
            assert value == other[part], (
                f"compiled and in plain Python, the {part} of {key} differ: see the traps in docs/add-a-game.md, 7"
            )


def report(key: str) -> dict[str, object]:
    """Everything worth comparing about a game: whole records, guesses, playouts, bots."""
    game = games[key]
    options = game.check_options({})
    edition = game.find_edition()
    return {
        "compiled": fullboard.compiled,
        "records": [_match(game, players, seed) for players in game.players for seed in SEEDS],
        "moves": [playouts(game, players, options, edition, 20, Quick(players)) for players in game.players],
        "hidden": [
            game.new(players, options, edition, Quick(1)).guess(0, Quick(2)).position() for players in game.players
        ],
        "bots": {name: _series(game, name) for name in shelf().bots_for(game)},
    }


def _match(game: Game, players: int, seed: int) -> list[Any]:
    options = {name: random.Random(seed).choice(list(option.choices)[:4]) for name, option in game.options.items()}
    match = Match(game.key, players, seed=seed, options=options)
    minds = random.Random(seed)
    for _ in turns(match):
        seat = minds.choice(match.actors)
        match.play(seat, minds.choice(match.legal(seat)))
    return [match.record(), match.story(0), Match.from_record(match.record()).view_at(min(5, len(match.lines()) - 1))]


def _series(game: Game, bot: str) -> list[Any]:
    """What a bot does among others that play at random."""
    make, anything = (shelf().bots_for(game)[name] for name in (bot, "random"))
    line_up = [make, *[anything] * (game.players[0] - 1)]
    matches = 6 if make().iterations == 0 else 2
    totals = play_series(game, game.check_options({}), game.find_edition(), line_up, 0, matches, 3, Budget(4))
    return [totals.moves, totals.points_by_bot, totals.wins_by_seat]
