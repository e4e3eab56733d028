"""`fullboard bench`: how fast a game's rules run on this machine, compiled or plain."""

import json
import time
from collections.abc import Callable

import click

import fullboard
from fullboard.cli.common import Seconds
from fullboard.cli.help import command, option
from fullboard.cli.sentences import said
from fullboard.core.chance import Quick
from fullboard.core.playout import copies, guesses, playouts
from fullboard.core.shelf import find_game

SAID = {
    "game": "bench-game",
    "players": "bench-players",
    "compiled": "bench-compiled",
    "games_per_second": "bench-games-per-second",
    "moves_per_second": "bench-moves-per-second",
    "copies_per_second": "bench-copies-per-second",
    "guesses_per_second": "bench-guesses-per-second",
}


def per_second(run: Callable[[int], object], seconds: float) -> float:
    """How often per second something can be done, from the fastest of a few doubling runs."""
    times = 16
    best = 0.0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        start = time.perf_counter()
        run(times)
        took = time.perf_counter() - start
        best = max(best, times / took)
        if took < seconds / 8:
            times *= 2
    return best


@command()
@click.argument("game", default="companeros")
@option("--players", type=int)
@option("--seconds", type=Seconds(0.01, 600), default=1.0, show_default=True)
@option("--json", "as_json", is_flag=True)
def bench(game: str, players: int | None, seconds: float, as_json: bool) -> None:
    """Measure random playouts, copies and guesses of GAME."""
    chosen = find_game(game)
    count = chosen.check_players(players if players is not None else min(4, chosen.players[-1]))
    options = chosen.check_options({})
    edition = chosen.find_edition()
    chance = Quick(1)
    moves = playouts(chosen, count, options, edition, 20, chance) / 20
    state = chosen.new(count, options, edition, chance)
    speed = per_second(lambda times: playouts(chosen, count, options, edition, times, chance), seconds)
    figures = {
        "game": chosen.key,
        "players": count,
        "compiled": fullboard.compiled,
        "games_per_second": round(speed),
        "moves_per_second": round(speed * moves),
        "copies_per_second": round(per_second(lambda times: copies(state, times), seconds)),
        "guesses_per_second": round(per_second(lambda times: guesses(state, 0, times, chance), seconds)),
    }
    if as_json:
        click.echo(json.dumps(figures))
        return
    shown = {**figures, "compiled": said("simulate-compiled" if fullboard.compiled else "simulate-plain")}
    for name, value in shown.items():
        click.echo(said(SAID[name], value=value))
