"""Writes the golden records anew: `python -m tests.games.hotel_samoa.golden`."""

import random
from pathlib import Path

from fullboard import Match
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.games.hotel_samoa.greedy import Greedy

from .table import KEY, play_on

FOLDER = Path(__file__).parent / "golden"


def ending(match):
    """How a match was decided: outright, by free rooms, or not at all."""
    if len(match.winners) > 1:
        return "shared"
    return "outright" if match.scores.count(max(match.scores)) == 1 else "free-rooms"


def greedy_match(players, seed):
    """A match between greedy bots."""
    match = Match(KEY, players, seed=seed)
    bot, minds = Greedy(), Quick(seed)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, int(bot.choose(Chair(match.state, seat, minds), minds, Budget())))
    return match


def main():
    """One match for each number of players, and one for each other way to end."""
    FOLDER.mkdir(exist_ok=True)
    for players in range(3, 7):
        (FOLDER / f"{players}-players.record").write_text(greedy_match(players, players).record(), "utf-8")
    missing = {"free-rooms", "shared"}
    seed = 0
    while missing:
        match = play_on(Match(KEY, 3, seed=seed), random.Random(seed))
        if ending(match) in missing:
            missing.remove(ending(match))
            (FOLDER / f"{ending(match)}.record").write_text(match.record(), "utf-8")
        seed += 1


if __name__ == "__main__":
    main()
