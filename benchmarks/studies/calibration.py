"""How far the chances of hints and analyses can be believed: matches between bots, what was said on the way, who won.

python -m benchmarks.studies.calibration [--games 60] [--bot medium] [--seconds 600] [--plot FILE] [GAME ...]

Prints the tables at the end of docs/analysis.md: of those who were given about some chance, how many won; and the Brier
score by phase of the match (G. W. Brier, "Verification of forecasts expressed in terms of probability", Monthly Weather
Review 78, 1950), the mean squared difference between the chance given and what came of it. `--plot` draws the first by
phase. `--seconds` ends a game's matches early; how many were played is said.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from benchmarks.plot import FAINT, INK, PAPER

from fullboard import Match
from fullboard.bots.analysis import FRACTION
from fullboard.bots.guides import guide_of
from fullboard.bots.moments import DecisionPoint, Probe, moments
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
LEAST = 8  # times that something was said, for a point of the plot
PHASES = {"first third": range(3), "middle": range(3, 7), "last third": range(7, 10)}  # which of these moments
COLOURS = ("#b45309", "#0f766e", "#2b2a27")
MARKS = ("o", "s", "^")
Pairs = list[tuple[float, float]]  # the chance that was given, and the share that was won
Seen = dict[str, list[Pairs]]  # by who was told, and moment of the match


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


def some(match: Match) -> Iterator[DecisionPoint]:
    """Decisions from the whole match."""
    found = [moment for moment in moments(match.log) if moment.opens and moment.choices > 1]
    for at in range(LOOKED_AT):
        yield found[at * (len(found) - 1) // LOOKED_AT]


def chances(guide: Guide, moment: DecisionPoint, viewer: int, seed: int) -> list[float]:
    """What an analysis says about a moment."""
    look = Probe(guide, moment.state, viewer, seed)
    look.think(max(200, int(guide.iterations) // FRACTION))
    return look.chances()


def row(title: str, viewer: str, pairs: Pairs) -> str:
    """One line of the table by chance given."""
    cells = []
    for low, high in pairwise(EDGES):
        inside = [(said, won) for said, won in pairs if low <= said < high]
        mean, share = (sum(column) / len(inside) for column in zip(*inside, strict=True)) if inside else (0.0, 0.0)
        cells.append(f"{mean:.0%}: {share:.0%} ({len(inside)})" if inside else "")
    return f"| {title} | {viewer} | {' | '.join(cells)} | {brier(pairs)} |"


def brier(pairs: Pairs) -> str:
    """The Brier score, and that of somebody who always says the same."""
    score = sum((said - won) ** 2 for said, won in pairs) / len(pairs)
    fair = sum((1 / PLAYERS - won) ** 2 for _, won in pairs) / len(pairs)
    return f"{score:.3f} ({fair:.3f})"


def phase_row(title: str, viewer: str, said: list[Pairs], matches: int) -> str:
    """One line of the table by phase."""
    scores = [brier(in_phase(said, phase)) for phase in PHASES]
    return f"| {title} | {viewer} | {' | '.join(scores)} | {matches} |"


def in_phase(said: list[Pairs], phase: str) -> Pairs:
    """All that was said in a phase of the match."""
    return [pair for at in PHASES[phase] for pair in said[at]]


def look_at(key: str, bot: str, games: int, seconds: float) -> tuple[Seen, int]:
    """What was said in so many matches, and how many there were in that time."""
    guide = guide_of(find_game(key))
    seen: Seen = {viewer: [[] for _ in range(LOOKED_AT)] for viewer in ("spectator", "seat to move")}
    began = time.monotonic()
    for number in range(games):
        if seconds and number and time.monotonic() - began > seconds:
            return seen, number
        match = play(key, bot, number)
        won = [int(share) / int(WHOLE) for share in shares_of_winners(match.state)]
        for at, moment in enumerate(some(match)):
            seed = 1000 * number + at
            seen["spectator"][at] += zip(chances(guide, moment, SPECTATOR, seed), won, strict=True)
            own = chances(guide, moment, moment.seat, seed)[moment.seat]
            seen["seat to move"][at].append((own, won[moment.seat]))
    return seen, games


def draw(found: dict[str, Seen], file: Path) -> None:
    """What was said and what came of it, by phase, a panel for each game; what a spectator was told."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with pyplot.rc_context({"svg.hashsalt": "fullboard", "font.family": "DejaVu Sans", "text.color": INK}):
        figure, panels = pyplot.subplots(1, len(found), figsize=(3.1 * len(found), 3.6), facecolor=PAPER, squeeze=False)
        figure.set_layout_engine("constrained")
        for axes, (key, seen) in zip(panels[0], found.items(), strict=True):
            axes.set_facecolor(PAPER)
            axes.plot([0, 1], [0, 1], color=FAINT)
            for phase, colour, mark in zip(PHASES, COLOURS, MARKS, strict=True):
                points = [
                    point for edges in pairwise(EDGES) if (point := told(in_phase(seen["spectator"], phase), edges))
                ]
                axes.errorbar(*zip(*points, strict=True), fmt=f"{mark}-", color=colour, label=phase, capsize=2, ms=5)
            axes.set_title(Words(find_game(key).folder).title, fontsize=11)
            axes.set_xlabel("chance given")
            axes.tick_params(colors=INK)
        panels[0][0].set_ylabel("share won")
        panels[0][0].legend(frameon=False, fontsize=9)
        figure.savefig(file, facecolor=PAPER, metadata={"Date": None, "Creator": None} if file.suffix == ".svg" else {})
        pyplot.close(figure)


def told(pairs: Pairs, edges: tuple[float, float]) -> tuple[float, float, float] | None:
    """Mean chance, share won and its standard error in a range of chances; None where hardly anything was said."""
    inside = [pair for pair in pairs if edges[0] <= pair[0] < edges[1]]
    if len(inside) < LEAST:
        return None
    mean, share = (sum(column) / len(inside) for column in zip(*inside, strict=True))
    return mean, share, (share * (1 - share) / len(inside)) ** 0.5


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=60, dest="many")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    found: dict[str, Seen] = {}
    by_phase = []
    for key in wanted.games or [key for key in shelf() if shelf()[key].folder.startswith("fullboard.")]:
        found[key], matches = look_at(key, wanted.bot, wanted.many, wanted.seconds)
        title = Words(find_game(key).folder).title
        for viewer, said in found[key].items():
            print(row(title, viewer, [pair for pairs in said for pair in pairs]), flush=True)
            by_phase.append(phase_row(title, viewer, said, matches))
    print()
    print("\n".join(by_phase))
    if wanted.plot is not None:
        draw(found, wanted.plot)


if __name__ == "__main__":
    main()
