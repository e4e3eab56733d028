"""What the search is worth with other settings: two of it against two of another bot, at equal time on the processor.

python -m benchmarks.studies.settings four-stars '{"horizon": 4}' '{"horizon": 6}' --against hard-0.1@200 --games 100

A setting is a figure of the game's guide (`horizon`, `spread`, `faith`, …) or of the search (`uct_c`, `puct_c`),
`caution`, `weights`, a file of what the guide judges by, or `excels`: those of a champion first. `--against` is a bot
of the shelf or a setting with its iterations, so that something can be found that beats a champion. Several settings
play in turns, on the same deals. After a game one's iterations are set anew, so that the last games took as long for a
choice as the rival's; with `iterations` they stay as they are. Games go into `--results`, one file for each setting,
and a run that was stopped goes on there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

from benchmarks.studies.afterwards_of_four_stars import without_flag
from benchmarks.studies.learned import Timed, named, play, seating

from fullboard.bots.arena.figures import wilson
from fullboard.bots.search import Searcher
from fullboard.core.bot import Bot
from fullboard.core.game import Game
from fullboard.core.shelf import find_game

SEARCH = ("uct_c", "puct_c")
LEAST = 2  # iterations


def search_with(game: Game, settings: dict[str, Any]) -> Searcher:
    """`hard` with other settings."""
    bot = named(game, "hard")
    assert isinstance(bot, Searcher)
    for name, value in settings.items():
        if name == "excels":
            bot.search.guide.excel()
        elif name == "iterations":
            bot.iterations = value
        elif name in SEARCH:
            setattr(bot.search, name, value)
        elif name == "caution":
            bot.caution = value
        elif name == "weights":
            weigh_by(bot.search.guide, json.loads(Path(value).read_text(encoding="utf-8")))
        elif not hasattr(bot.search.guide, name):
            raise SystemExit(f"{game.key}: the guide has no {name}")
        else:
            setattr(bot.search.guide, name, value)
    return bot


def weigh_by(guide: Any, weights: dict[str, Any]) -> None:
    """Let a guide judge by these weights."""
    if hasattr(guide, "prospects"):
        guide.prospects = type(guide.prospects)(weights)
    else:
        guide.weights = without_flag(weights)


def rival(game: Game, against: str) -> Bot:
    """A bot of the shelf, or a search with the settings that are said as JSON."""
    return search_with(game, json.loads(against)) if against.startswith("{") else named(game, against)


class Trial:
    """One setting against the rival, and what came of it so far."""

    def __init__(self, game: Game, settings: dict[str, Any], given: argparse.Namespace) -> None:
        self.game = game
        self.settings = settings
        self.given = given
        self.bot = search_with(game, settings)
        self.rival = rival(game, given.against)
        if "iterations" not in settings:
            self.bot.iterations = self.rival.iterations
        self.bots = Timed(self.bot), Timed(self.rival)
        self.found: list[dict[str, Any]] = []
        self.file = None
        if given.results:
            given.results.mkdir(parents=True, exist_ok=True)
            what = json.dumps([game.key, given.players, given.alone, given.against, given.seed, settings])
            self.file = given.results / f"{game.key}-{hashlib.sha256(what.encode()).hexdigest()[:12]}.jsonl"
            if self.file.exists():
                self.found = [json.loads(line) for line in self.file.read_text().splitlines()]
        self.keep_pace()

    def game_more(self) -> None:
        """Play one more game."""
        number, players = len(self.found), self.given.players
        own = seating(players, number, self.given.alone)
        told = {**play(self.game, players, number, own, self.bots, self.given.seed), "own": int(self.bot.iterations)}
        self.found.append(told)
        if self.file:
            with self.file.open("a") as file:
                file.write(json.dumps(told) + "\n")
        self.keep_pace()

    def keep_pace(self) -> None:
        """Set the iterations so that all games so far, and the next few, take as long as the rival's."""
        if "iterations" in self.settings or not self.found or self.given.alone:
            return
        last = self.found[-20:]
        steps = sum(each["own"] * each["choices"][0] for each in last)
        each_step = sum(each["seconds"][0] for each in last) / max(1, steps)
        wanted = self.pace(last, 1) + 0.5 * (self.pace(last, 1) - self.pace(last, 0))
        self.bot.iterations = max(LEAST, round(wanted / max(1e-9, each_step) / 1000))

    def pace(self, games: list[dict[str, Any]], side: int) -> float:
        """Milliseconds that a side took for a choice."""
        spent = sum(each["seconds"][side] for each in games)
        return float(1000 * spent / max(1, sum(each["choices"][side] for each in games)))

    def told(self) -> str:
        """All of it in a line."""
        share = wilson(sum(each["won"] for each in self.found), len(self.found))
        return (
            f"{share.value:6.1%} ({share.low:.1%} to {share.high:.1%}), {len(self.found)} games;"
            f" ms a choice: {self.pace(self.found, 0):.1f} against {self.pace(self.found, 1):.1f};"
            f" {self.bot.iterations} iterations: {json.dumps(self.settings)}"
        )

    def hopeless(self, least: int) -> bool:
        """Whether it wins less than the rival, as far as such games tell."""
        return len(self.found) >= least and wilson(sum(each["won"] for each in self.found), len(self.found)).high < 0.5


def main() -> None:
    """Play what is missing, in turns, and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("settings", type=json.loads, nargs="+")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--against", default="hard-0.1")
    parser.add_argument("--alone", action="store_true", help="one among others, instead of every second seat")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--drop", type=int, default=0, help="from so many games on, give up what lies below a half")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--results", type=Path)
    given = parser.parse_args()
    game = find_game(given.game)
    trials = [Trial(game, settings, given) for settings in given.settings]
    for number in range(given.games):
        for trial in trials:
            if len(trial.found) <= number and not (given.drop and trial.hopeless(given.drop)):
                trial.game_more()
        if (number + 1) % 10 == 0:
            print(f"after {number + 1}", *(trial.told() for trial in trials), sep="\n", flush=True)
    print("in the end", *(trial.told() for trial in trials), sep="\n", flush=True)


if __name__ == "__main__":
    main()
