"""How far the chances of an analysis can be believed: matches between bots, what was said on the way, who won.

python -m benchmarks.studies.calibration [--games 60] [--bot medium] [GAME ...]

Prints, as Markdown, how often seats won that were given some chance by the spectator's chart of `fullboard analyse`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise

from fullboard import Match
from fullboard.bots.analysis import FRACTION
from fullboard.bots.levels import guide_of
from fullboard.bots.moments import Look, moments
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.guide import WHOLE, shares_of_winners
from fullboard.core.record import read_record
from fullboard.core.shelf import find_game, shelf
from fullboard.core.state import SPECTATOR
from fullboard.words import Words

EDGES = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.01)
LOOKED_AT = 10  # moments of a match
ROW = "| {game} | {said} | {points} | {mean:.0%} | {won:.0%} |"


def play(key: str, players: int, bot: str, seed: int) -> Match:
    """A match between bots of one kind."""
    game = find_game(key)
    mind = shelf().find_bot(game, bot)
    chance = Quick(seed)
    match = Match(game, players, seed=seed)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, int(mind.choose(Chair(match.state, seat, chance), chance, Budget())))
    return match


def told(match: Match, seed: int) -> Iterator[tuple[float, float]]:
    """For some moments and every seat: the chance that was given, and the share that was won."""
    guide = guide_of(match.game)
    won = [share / WHOLE for share in shares_of_winners(match.state)]
    found = [moment for moment in moments(read_record(match.record())) if moment.opens]
    for at in range(LOOKED_AT):
        moment = found[at * (len(found) - 1) // LOOKED_AT]
        look = Look(guide, moment.state, SPECTATOR, seed + at)
        look.think(max(200, int(guide.iterations) // FRACTION))
        yield from zip(look.chances(), won, strict=True)


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=60, dest="many")
    parser.add_argument("--bot", default="medium")
    wanted = parser.parse_args()
    print("| game | chance given | times | on average | won |\n| --- | --- | ---: | ---: | ---: |")
    for key in wanted.games or [key for key in shelf() if shelf()[key].folder.startswith("fullboard.")]:
        title = Words(find_game(key).folder).title
        pairs: list[tuple[float, float]] = []
        for number in range(wanted.many):
            pairs += told(play(key, 3, wanted.bot, number), 1000 * number)
        for low, high in pairwise(EDGES):
            inside = [(said, won) for said, won in pairs if low <= said < high]
            if inside:
                mean = sum(said for said, _ in inside) / len(inside)
                share = sum(won for _, won in inside) / len(inside)
                said = f"{low:.0%} to {min(high, 1.0):.0%}"
                print(ROW.format(game=title, said=said, points=len(inside), mean=mean, won=share), flush=True)
        error = sum((said - won) ** 2 for said, won in pairs) / len(pairs)
        fair = sum((1 / 3 - won) ** 2 for _, won in pairs) / len(pairs)
        print(
            f"| {title} | mean squared error | {len(pairs)} | {error:.3f} | {fair:.3f} if always a third |", flush=True
        )


if __name__ == "__main__":
    main()
