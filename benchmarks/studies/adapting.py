"""Whether the level that adapts makes even matches: bots take the place of people, match after match.

python -m benchmarks.studies.adapting [--careers 12] [--matches 40] [--players 4] [--guests easy,greedy,medium] GAME ...

A guest of that strength sits down alone with bots that adapt, as in the house: after every match the guest's places are
all that is known. Prints the table in docs/bots.md: how often the guest wins, and how many bots come in behind, in the
first matches and once the level has had time; with the 95 % interval over careers, and what was chosen in the end.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, stdev

from fullboard.bots.adapting import Compared, line_up, skill_of
from fullboard.bots.arena.figures import Z
from fullboard.bots.arena.games import Played
from fullboard.bots.loop import deal
from fullboard.bots.plan import split_name
from fullboard.core.bot import Budget
from fullboard.core.chance import Quick
from fullboard.core.shelf import find_game, shelf
from fullboard.house.adapting import skills
from fullboard.words import Words

SETTLED = 15  # matches after which the level has had time
SEED = 19
CHOICES = 1 << 20  # luck of its own for who is chosen


@dataclass
class Career:
    """One guest's matches, the latest first, and what came of them, the earliest first."""

    matches: list[list[Compared]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)  # in matches after the level has had time


def play(key: str, guest: str, rivals: list[str], seed: int, number: int) -> Played:
    """A match of the guest, who sits one seat on each time."""
    game = find_game(key)
    own = number % (len(rivals) + 1)
    names = [*rivals[:own], guest, *rivals[own:]]
    asked = [split_name(name) for name in names]
    bots = [shelf().find_bot(game, name) for name, _ in asked]
    budgets = [Budget(count or None) for _, count in asked]
    loop = deal(game, game.check_options({}), game.find_edition(), [*bots], budgets, seed, number)
    loop.run()
    scores, winners = [int(each) for each in loop.state.scores()], [int(each) for each in loop.state.winners()]
    return Played(number, names, scores, winners, [], [])


def career(key: str, guest: str, players: int, matches: int, seed: int) -> Career:
    """So many matches one after the other, against bots that adapt to the guest."""
    known = skills(find_game(key), players)
    newcomer = min(known.values())
    found = Career()
    for number in range(matches):
        luck = Quick(CHOICES + seed, number)
        rivals = line_up(skill_of(found.matches, newcomer), known, players - 1, luck)
        played = play(key, guest, rivals, seed, number)
        own = number % players
        ranks = played.ranks()
        others = [at for at in range(players) if at != own]
        won = [1.0 if ranks[own] < ranks[at] else 0.5 if ranks[own] == ranks[at] else 0.0 for at in others]
        found.matches.insert(0, [(known[played.bots[at]], each) for at, each in zip(others, won, strict=True)])
        found.wins.append(1 / len(played.winners) if own in played.winners else 0.0)
        found.ahead.append(mean(won))
        if number >= SETTLED:
            found.chosen += rivals
    return found


def figure(values: list[float]) -> str:
    """A mean over careers, with its interval."""
    error = Z * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{mean(values):.0%} ({max(0.0, mean(values) - error):.0%} to {min(1.0, mean(values) + error):.0%})"


def row(key: str, guest: str, players: int, careers: list[Career]) -> str:
    """One line of the table."""
    late = [each.wins[SETTLED:] for each in careers]
    ahead = [mean(each.ahead[SETTLED:]) for each in careers]
    first = [mean(each.ahead[:5]) for each in careers]
    chosen = Counter(bot for each in careers for bot in each.chosen)
    mixed = ", ".join(f"{bot} {many / chosen.total():.0%}" for bot, many in chosen.most_common() if many)
    title = Words(find_game(key).folder).title
    wins = figure([mean(each) for each in late])
    return f"| {title} | {players} | `{guest}` | {figure(first)} | {figure(ahead)} | {wins} | {mixed} |"


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="+")
    parser.add_argument("--careers", type=int, default=12)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--guests", default="easy,greedy,medium")
    asked = parser.parse_args()
    if asked.matches <= SETTLED:
        parser.error(f"a level has time after {SETTLED} matches")
    for key in asked.games:
        for guest in asked.guests.split(","):
            seeds = range(SEED, SEED + asked.careers)
            careers = [career(key, guest, asked.players, asked.matches, seed) for seed in seeds]
            print(row(key, guest, asked.players, careers), flush=True)


if __name__ == "__main__":
    main()
