"""Fit the odds of 4 Étoiles anew, then install the package again.

python -m benchmarks.studies.odds_of_four_stars [minutes] [jobs]

Matches are played by habit with random moves now and then; often one seat is savvy, and in some matches it searches a
little. Fitted are positions between turns, and how they end when everybody goes on by habit, several times over.
"""

from __future__ import annotations

import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fullboard.bots.search import Searcher
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.shelf import find_game
from fullboard.core.state import NOBODY
from fullboard.games.four_stars.guide.guide import TO_THE_END, FourStarsGuide
from fullboard.games.four_stars.guide.odds import TRAITS, Odds
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.turn import PLAN

Floats = NDArray[np.float32]
HIDDEN = 24
PLAYOUTS = 3  # of each position
ITERATIONS = 60  # of the seat that searches
EPOCHS = 8
BATCH = 512
SEATS = 4
ABSENT = -50.0  # the score of a seat that is not there
TARGET = Path("src/fullboard/games/four_stars/guide/odds.json")


class Collector:
    """Plays matches and notes positions and outcomes."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.seed = seed
        self.game = find_game("four-stars")
        self.guide = FourStarsGuide()
        self.guide.horizon = TO_THE_END
        quick = FourStarsGuide()
        quick.hasten()
        self.bot = Searcher(quick, ITERATIONS)
        self.luck = Quick(seed)
        self.positions: list[list[float]] = []
        self.outcomes: list[list[float]] = []

    def match(self, number: int) -> None:
        """One match; several positions of it."""
        rng = self.rng
        luck = Quick(self.seed, number)
        players = 4 if rng.random() < 0.85 else rng.choice((2, 3))
        options = self.game.check_options({"objective": "free" if rng.random() < 0.07 else "fixed"})
        state = self.game.new(players, options, self.game.find_edition(), luck)
        assert isinstance(state, FourStarsState)
        odds = Odds(state.box, self.guide.weights)
        odds.savvy = rng.randrange(players) if rng.random() < 0.75 else NOBODY
        self.guide.begin(odds.savvy)
        searches = rng.random() < 0.25
        while not state.over:
            self.turn(state, luck, searches)
            if not state.over and state.phase == PLAN and rng.random() < 0.3:
                self.positions.append(self.traits(state, odds))
                self.outcomes.append(self.outcome(state))

    def turn(self, state: FourStarsState, luck: Chance, searches: bool) -> None:
        """The turn of one seat, now and then with a random move in it."""
        seat = state.turn
        slips = self.rng.random() < 0.12
        while not state.over and state.turn == seat:
            moves = state.legal(seat)
            if slips and len(moves) > 1 and self.rng.random() < 0.4:
                move = moves[self.rng.randrange(len(moves))]
                slips = False
            elif searches and seat == self.guide.thinker:
                move = self.bot.choose(Chair(state, seat, luck), luck, Budget())
            else:
                move = self.guide.habit(state, seat, luck)
            state.play(seat, move, luck)

    def outcome(self, state: FourStarsState) -> list[float]:
        """Everybody's share of the wins if all go on by habit."""
        won = [0.0] * SEATS
        for _ in range(PLAYOUTS):
            end = state.copy()
            self.guide.rollout(end, self.luck)
            winners = list(end.winners())
            for winner in winners:
                won[winner] += 1 / len(winners) / PLAYOUTS
        return won

    def traits(self, state: FourStarsState, odds: Odds) -> list[float]:
        """What can be counted of all seats; nothing of those that are not there."""
        found: list[float] = []
        for seat in range(SEATS):
            if seat < state.players:
                odds.count(state, seat)
                found.extend(odds.traits)
            else:
                found.extend([float("nan")] * int(TRAITS))
        return found


def collect(seed: int, seconds: float) -> tuple[Floats, Floats]:
    """Positions and outcomes, as many as there is time for."""
    collector = Collector(seed)
    end = time.monotonic() + seconds
    number = 0
    while number == 0 or time.monotonic() < end:
        collector.match(number)
        number += 1
    traits = np.array(collector.positions, np.float32).reshape(-1, SEATS, TRAITS)
    return traits, np.array(collector.outcomes, np.float32)


def chances(scores: Floats) -> Floats:
    """Shares of the win by scores, row by row."""
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def fit(traits: Floats, won: Floats, seed: int = 0) -> dict[str, Any]:
    """The weights by which the winners were likeliest: Adam, with the last twentieth kept to tell how good they are."""
    rng = np.random.default_rng(seed)
    absent = np.isnan(traits[:, :, 0])
    scale = np.nanstd(traits, axis=(0, 1)) + 1e-3
    inputs = np.asarray(np.nan_to_num(traits) / scale, np.float32)
    weights = [
        rng.normal(0, int(TRAITS) ** -0.5, (TRAITS, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        rng.normal(0, 0.1, HIDDEN).astype(np.float32),
        np.zeros(TRAITS, np.float32),
    ]
    means = [np.zeros_like(part) for part in weights]
    squares = [np.zeros_like(part) for part in weights]

    def forward(rows: Any) -> tuple[Floats, Floats]:
        hidden = np.maximum(0, inputs[rows] @ weights[0] + weights[1])
        return hidden, chances(np.where(absent[rows], ABSENT, hidden @ weights[2] + inputs[rows] @ weights[3]))

    kept = len(inputs) * 19 // 20
    steps = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(kept)
        for start in range(0, kept - BATCH + 1, BATCH):
            rows = order[start : start + BATCH]
            hidden, found = forward(rows)
            error = (found - won[rows]) / BATCH
            back = error[:, :, None] * weights[2] * (hidden > 0)
            slopes = [
                inputs[rows].reshape(-1, TRAITS).T @ back.reshape(-1, HIDDEN),
                back.sum((0, 1)),
                (error[:, :, None] * hidden).sum((0, 1)),
                (error[:, :, None] * inputs[rows]).sum((0, 1)),
            ]
            steps += 1
            for part, slope in enumerate(slopes):
                pull = slope + 1e-5 * weights[part]
                means[part] = 0.9 * means[part] + 0.1 * pull
                squares[part] = 0.999 * squares[part] + 0.001 * pull * pull
                step = means[part] / (1 - 0.9**steps) / (np.sqrt(squares[part] / (1 - 0.999**steps)) + 1e-8)
                weights[part] = np.asarray(weights[part] - 0.002 * (1 - epoch / EPOCHS) * step, np.float32)
        surprise = -(won[kept:] * np.log(forward(slice(kept, None))[1] + 1e-9)).sum(1).mean()
        print(f"epoch {epoch + 1}: a surprise of {surprise:.4f} at matches that were not fitted to", flush=True)
    return {
        "bias": weights[1],
        "out": weights[2],
        "direct": weights[3] / scale,
        "first": (weights[0] / scale[:, None]).ravel(),
    }


def main() -> None:
    """Collect, fit and write."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    jobs = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    with ProcessPoolExecutor(jobs) as pool:
        parts = list(pool.map(collect, range(1, jobs + 1), [60 * minutes] * jobs))
    traits, won = (np.concatenate(found) for found in zip(*parts, strict=True))
    print(f"{len(traits)} positions")
    write(fit(traits, won), TARGET)


def write(weights: dict[str, Any], file: Path) -> None:
    """Put weights where the game looks for them."""
    rounded = {name: [float(f"{value:.4g}") for value in values] for name, values in weights.items()}
    file.write_text(json.dumps(rounded) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
