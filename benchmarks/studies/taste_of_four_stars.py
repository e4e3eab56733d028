"""Evolve the taste that search takes for granted in 4 Étoiles; prints the rows for `games/four_stars/guide/taste.py`.

python -m benchmarks.studies.taste_of_four_stars [minutes] [jobs]

One seat among three greedy bots. Every step tries pairs of tastes on both sides of the present one and goes where the
better ones lie (an evolution strategy with antithetic samples and momentum). A quarter of the wins would be fair.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from fullboard.core.chance import Quick
from fullboard.core.shelf import find_game
from fullboard.games.four_stars.greedy.bot import tasteful_move
from fullboard.games.four_stars.greedy.worth import Taste
from fullboard.games.four_stars.guide.taste import DEGREES, savvy
from fullboard.games.four_stars.rules import FourStarsState

Floats = NDArray[np.float64]
SEATS = 4
STEPS = (60, 12, 60, 50, 12, 60, 6, 25, 60)  # how far a weight of a row is moved, more or less
OF_CARDS = (12, 50, 90, 90, 90)  # and spite and the worth of cards
MOMENTUM, MEMORY = 0.9, 0.98


@dataclass(frozen=True)
class Trial:
    """A taste and the games that tell how good it is."""

    weights: tuple[float, ...]
    seed: int
    games: int


def spread_of(taste: Taste) -> Floats:
    """How far each weight is moved."""
    return np.array([*STEPS * len(taste.degrees), *OF_CARDS], float)


def weights_of(taste: Taste) -> Floats:
    """A taste as a row of numbers."""
    cards = (taste.spite, taste.hold_season, taste.hold_price, taste.hold_deal, taste.hold_crisis)
    return np.array([*taste.rows, *cards], float)


def taste_of(weights: tuple[float, ...]) -> Taste:
    """The other way round."""
    taste = savvy()
    *rows, spite, season, price, deal, crisis = (round(weight) for weight in weights)
    taste.rows = vec[i64](rows)
    taste.spite, taste.hold_season, taste.hold_price, taste.hold_deal, taste.hold_crisis = (
        spite,
        season,
        price,
        deal,
        crisis,
    )
    return taste


def share(trial: Trial) -> float:
    """What a taste wins among three greedy ones."""
    game = find_game("four-stars")
    options, edition = game.check_options({}), game.find_edition()
    tastes = [taste_of(trial.weights), Taste()]
    won = 0.0
    for number in range(trial.games):
        luck = Quick(trial.seed, number)
        state = game.new(SEATS, options, edition, luck)
        assert isinstance(state, FourStarsState)
        own = number % SEATS
        while not state.over:
            seat = state.turn
            state.play(seat, tasteful_move(state, seat, tastes[seat != own], luck), luck)
        winners = list(state.winners())
        won += (own in winners) / len(winners)
    return won / trial.games


class Evolution:
    """Where the taste stands and where it is heading."""

    def __init__(self, seed: int = 1, pairs: int = 32, games: int = 240, pace: float = 0.12) -> None:
        taste = savvy()
        self.weights = weights_of(taste)
        self.mean = self.weights.copy()  # over the last steps: less noisy than the last one
        self.spread = spread_of(taste)
        self.rng = np.random.default_rng(seed)
        self.pairs, self.games, self.pace = pairs, games, pace
        self.drift = np.zeros_like(self.weights)
        self.squares = np.zeros_like(self.weights)
        self.steps = 0

    def step(self, pool: ProcessPoolExecutor) -> float:
        """Try pairs and move on; returns what the tastes tried have won on average."""
        self.steps += 1
        tried = self.rng.normal(size=(self.pairs, len(self.weights)))
        trials = []
        for direction in tried:
            seed = int(self.rng.integers(1 << 30))
            for side in (1, -1):
                weights = tuple((self.weights + side * self.spread * direction).tolist())
                trials.append(Trial(weights, seed, self.games))
        won = np.array(list(pool.map(share, trials, chunksize=2))).reshape(-1, 2)
        slope = ((won[:, :1] - won[:, 1:]) / 2 * tried).mean(0)
        self.drift = MOMENTUM * self.drift + (1 - MOMENTUM) * slope
        self.squares = MEMORY * self.squares + (1 - MEMORY) * slope**2
        size = np.sqrt(self.squares / (1 - MEMORY**self.steps)).mean() + 1e-9
        self.weights = self.weights + self.pace * self.spread * self.drift / (1 - MOMENTUM**self.steps) / size
        self.mean = 0.9 * self.mean + 0.1 * self.weights
        return float(won.mean())


def told(weights: Floats) -> str:
    """Rows as they stand in the module."""
    rows, cards = weights[: -len(OF_CARDS)].reshape(len(DEGREES), -1), weights[-len(OF_CARDS) :]
    lines = [f"{degree}: {[round(weight) for weight in row]}" for degree, row in zip(DEGREES, rows, strict=True)]
    return "\n".join([*lines, f"cards: {[round(weight) for weight in cards]}"])


def main() -> None:
    """Evolve and print."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    jobs = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    end = time.monotonic() + 60 * minutes
    evolution = Evolution()
    with ProcessPoolExecutor(jobs) as pool:
        while time.monotonic() < end:
            won = evolution.step(pool)
            print(f"step {evolution.steps}: tastes around it win {won:.1%}", flush=True)
        fresh = [Trial(tuple(evolution.mean.tolist()), 1000 + part, 500) for part in range(8)]
        print(f"the taste itself, 4000 fresh games: {np.mean(list(pool.map(share, fresh))):.1%}")
    print(told(evolution.mean))


if __name__ == "__main__":
    main()
