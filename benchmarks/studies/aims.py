"""What the coach's aims are worth: a player who moves at random but follows them, among others who only move at random.

python -m benchmarks.studies.aims [--games 200] [--players 3] [GAME ...]

Prints the table of docs/coach.md: of so many matches, the share that the one who follows has won.
"""

from __future__ import annotations

import argparse
from math import sqrt

from fullboard import Match, games
from fullboard.bots.follower import Follower
from fullboard.bots.loop import MatchLoop
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chance import Quick
from fullboard.core.game import Game
from fullboard.core.guide import WHOLE, shares_of_winners


def won(game: Game, players: int, number: int) -> float:
    """The share of a win that the follower has of one match; seats change from match to match."""
    assert game.coach is not None
    own = number % players
    bots: list[Bot | None] = [Follower(game.coach) if seat == own else RandomBot() for seat in range(players)]
    match = Match(game, players, seed=number)
    MatchLoop(match, bots, [Budget()] * players, Quick(number, 1)).run()
    return float(shares_of_winners(match.state)[own]) / float(WHOLE)


def between(share: float, many: int) -> tuple[float, float]:
    """Wilson's interval: what a share of so many may be in truth, nineteen times in twenty."""
    z = 1.96
    middle = (share + z * z / (2 * many)) / (1 + z * z / many)
    half = z * sqrt(share * (1 - share) / many + z * z / (4 * many * many)) / (1 + z * z / many)
    return middle - half, middle + half


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--games", type=int, default=200, dest="many")
    parser.add_argument("--players", type=int, default=3)
    given = parser.parse_args()
    print("| game | matches | by luck | following the aims | 95 % |")
    print("| --- | ---: | ---: | ---: | --- |")
    for key, game in games.items():
        if game.coach is None or (given.games and key not in given.games):
            continue
        share = sum(won(game, given.players, number) for number in range(given.many)) / given.many
        low, high = between(share, given.many)
        luck = 1 / given.players
        print(f"| {key} | {given.many} | {luck:.0%} | {share:.0%} | {low:.0%} to {high:.0%} |")


if __name__ == "__main__":
    main()
