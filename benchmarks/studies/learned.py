"""What a net is worth in search: two against two of another bot, or one among three, at equal time on the processor.

python -m benchmarks.studies.learned GAME --net best.net --play '{"iterations": 400}' --against hard@200 --games 100

`--play` says how the net is asked (see `fullboard.bots.champion`); `{"search": false}` plays what it likes best without
search. Without `--net` the bot named by `--bot` plays; with `--rival` the net plays against itself, asked otherwise.
Games go into `--results` as they end, and a run that was stopped goes on there. Time is that of the processor, so that
other work on the machine does not matter; how much each side took for a choice is told, and iterations are to be chosen
so that both took the same.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from fullboard.bots.arena.figures import wilson
from fullboard.bots.champion import learned_bot
from fullboard.bots.loop import deal
from fullboard.bots.netfiles import load_net
from fullboard.bots.plan import split_name
from fullboard.bots.search import Searcher
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.game import Game
from fullboard.core.shelf import find_game, shelf


class Timed(Bot):
    """A bot whose choices are timed on the processor; what is no choice is not counted."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot
        self.choices = 0
        self.seconds = 0.0

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        start = time.process_time()
        move = int(self.bot.choose(chair, chance, budget))
        if len(chair.legal) > 1:
            self.seconds += time.process_time() - start
            self.choices += 1
        return move


def learned(game: Game, players: int, file: Path, play: dict[str, Any]) -> Bot:
    """A bot that asks the net of a file."""
    _, judge = load_net(file, game, players, game.check_options({}), game.find_edition())
    return learned_bot(judge, game, play)


def named(game: Game, name: str) -> Bot:
    """A bot of the shelf, `hard@200` with 200 iterations a move."""
    bot, iterations = split_name(name)
    found = shelf().find_bot(game, bot)
    if iterations and isinstance(found, Searcher):
        found.iterations = iterations
    return found


def play(
    game: Game, players: int, number: int, own: list[bool], bots: tuple[Timed, Timed], seed: int
) -> dict[str, Any]:
    """One game; what our seats won of it, and what both sides took."""
    for bot in bots:
        bot.choices, bot.seconds = 0, 0.0
    seats: list[Bot | None] = [bots[0] if ours else bots[1] for ours in own]
    loop = deal(game, game.check_options({}), game.find_edition(), seats, [Budget()] * players, seed, number)
    loop.run()
    winners = loop.state.winners()
    return {
        "game": number,
        "won": sum(own[seat] for seat in winners) / len(winners),
        "choices": [bot.choices for bot in bots],
        "seconds": [round(bot.seconds, 4) for bot in bots],
    }


def seating(players: int, number: int, alone: bool) -> list[bool]:
    """Our seats in a game: one, moving on; or every second and every pair in turns."""
    if alone:
        return [seat == number % players for seat in range(players)]
    if players == 4:
        pairs = ((0, 1), (0, 2), (0, 3), (2, 3), (1, 3), (1, 2))
        return [seat in pairs[number % 6] for seat in range(4)]
    return [(seat + number // 2) % players % 2 == number % 2 for seat in range(players)]


def main() -> None:
    """Play what is missing, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--play", type=json.loads, default={})
    parser.add_argument("--against", default="hard")
    parser.add_argument("--rival", type=json.loads, help="the same net, asked in this other way, instead")
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--results", type=Path)
    given = parser.parse_args()
    game = find_game(given.game)
    ours = learned(game, given.players, given.net, given.play) if given.net else named(game, given.bot)
    theirs = named(game, given.against) if given.rival is None else learned(game, given.players, given.net, given.rival)
    bots = Timed(ours), Timed(theirs)
    found: list[dict[str, Any]] = []
    if given.results and given.results.exists():
        found = [json.loads(line) for line in given.results.read_text().splitlines()]
    for number in range(len(found), given.games):
        own = seating(given.players, number, given.alone)
        found.append(play(game, given.players, number, own, bots, given.seed))
        if given.results:
            with given.results.open("a") as file:
                file.write(json.dumps(found[-1]) + "\n")
    share = wilson(sum(each["won"] for each in found), len(found))
    pace = [
        1000 * sum(each["seconds"][side] for each in found) / max(1, sum(each["choices"][side] for each in found))
        for side in (0, 1)
    ]
    print(
        f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}), {len(found)} games;"
        f" ms a choice: {pace[0]:.1f} against {pace[1]:.1f}"
    )


if __name__ == "__main__":
    main()
