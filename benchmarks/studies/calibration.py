"""How far the chances of hints and analyses can be believed: matches between bots, what was said on the way, who won.

python -m benchmarks.studies.calibration [--games 60] [--bot medium] [GAME ...]

Prints the table at the end of docs/analysis.md: of those who were given about some chance, how many won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise

from fullboard import Match
from fullboard.bots.analysis import FRACTION
from fullboard.bots.levels import guide_of
from fullboard.bots.moments import Look, Moment, moments
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.guide import WHOLE, Guide, shares_of_winners
from fullboard.core.shelf import find_game, shelf
from fullboard.core.state import SPECTATOR
from fullboard.words import Words

PLAYERS = 3
EDGES = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.01)
LOOKED_AT = 10  # moments of a match
Pairs = list[tuple[float, float]]  # the chance that was given, and the share that was won


def play(key: str, bot: str, seed: int) -> Match:
    """A match between bots of one kind."""
    game = find_game(key)
    mind = shelf().find_bot(game, bot)
    chance = Quick(seed)
    match = Match(game, PLAYERS, seed=seed)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, int(mind.choose(Chair(match.state, seat, chance), chance, Budget())))
    return match


def some(match: Match) -> Iterator[Moment]:
    """Decisions from the whole match."""
    found = [moment for moment in moments(match.log) if moment.opens and moment.choices > 1]
    for at in range(LOOKED_AT):
        yield found[at * (len(found) - 1) // LOOKED_AT]


def chances(guide: Guide, moment: Moment, viewer: int, seed: int) -> list[float]:
    """What an analysis says about a moment."""
    look = Look(guide, moment.state, viewer, seed)
    look.think(max(200, int(guide.iterations) // FRACTION))
    return look.chances()


def row(title: str, viewer: str, pairs: Pairs) -> str:
    """One line of the table."""
    cells = []
    for low, high in pairwise(EDGES):
        inside = [(said, won) for said, won in pairs if low <= said < high]
        mean, share = (sum(column) / len(inside) for column in zip(*inside, strict=True)) if inside else (0.0, 0.0)
        cells.append(f"{mean:.0%}: {share:.0%} ({len(inside)})" if inside else "")
    error = sum((said - won) ** 2 for said, won in pairs) / len(pairs)
    fair = sum((1 / PLAYERS - won) ** 2 for _, won in pairs) / len(pairs)
    return f"| {title} | {viewer} | {' | '.join(cells)} | {error:.3f} ({fair:.3f}) |"


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=60, dest="many")
    parser.add_argument("--bot", default="medium")
    wanted = parser.parse_args()
    for key in wanted.games or [key for key in shelf() if shelf()[key].folder.startswith("fullboard.")]:
        guide = guide_of(find_game(key))
        seen: dict[str, Pairs] = {"spectator": [], "seat to move": []}
        for number in range(wanted.many):
            match = play(key, wanted.bot, number)
            won = [share / WHOLE for share in shares_of_winners(match.state)]
            for at, moment in enumerate(some(match)):
                seed = 1000 * number + at
                seen["spectator"] += zip(chances(guide, moment, SPECTATOR, seed), won, strict=True)
                own = chances(guide, moment, moment.seat, seed)[moment.seat]
                seen["seat to move"].append((own, won[moment.seat]))
        for viewer, pairs in seen.items():
            print(row(Words(find_game(key).folder).title, viewer, pairs), flush=True)


if __name__ == "__main__":
    main()
