"""One source, two speeds: compiled and plain Python write the same records."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import fullboard
from fullboard import Match, games
from fullboard.bots.series import play_series
from fullboard.core.bot import Budget
from fullboard.core.chance import Quick
from fullboard.core.playout import playouts
from fullboard.core.shelf import shelf

SEEDS = range(4)


def report(key: str) -> dict[str, object]:
    """Everything worth comparing about a game: whole records, guesses, playouts, bots."""
    game = games[key]
    records = []
    for players in game.players:
        for seed in SEEDS:
            options = {
                name: random.Random(seed).choice(list(option.choices)[:4]) for name, option in game.options.items()
            }
            match = Match(key, players, seed=seed, options=options)
            minds = random.Random(seed)
            while match.actors:
                seat = minds.choice(match.actors)
                match.play(seat, minds.choice(match.legal(seat)))
            guess = Match.from_record(match.record()).view_at(5)
            records.append([match.record(), match.story(0), guess])
    options = game.check_options({})
    edition = game.find_edition()
    moves = [playouts(game, players, options, edition, 20, Quick(players)) for players in game.players]
    hidden = [game.new(players, options, edition, Quick(1)).guess(0, Quick(2)).position() for players in game.players]
    bots = {}
    for name, make in shelf().bots_for(game).items():
        line_up = [make, *[shelf().bots_for(game)["random"]] * (game.players[0] - 1)]
        tally = play_series(game, options, edition, line_up, 0, 6 if make().iterations == 0 else 2, 3, Budget(4))
        bots[name] = [tally.moves, tally.points_by_bot, tally.wins_by_seat]
    return {"compiled": fullboard.compiled, "records": records, "moves": moves, "hidden": hidden, "bots": bots}


@pytest.mark.parametrize("key", list(games))
def test_compiled_and_interpreted_agree(key: str) -> None:
    code = f"import json; from tests.contract.test_two_speeds import report; print(json.dumps(report({key!r})))"
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "FULLBOARD_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    other = json.loads(plain.stdout)
    here = json.loads(json.dumps(report(key)))
    assert other.pop("compiled") is False
    assert here.pop("compiled") is fullboard.compiled
    assert here == other


@pytest.mark.skipif(os.environ.get("FULLBOARD_PURE") == "1", reason="plain Python was asked for")
def test_the_suite_runs_on_compiled_code_where_there_is_a_compiler() -> None:
    import shutil

    if shutil.which("cc") or shutil.which("gcc"):
        assert fullboard.compiled
