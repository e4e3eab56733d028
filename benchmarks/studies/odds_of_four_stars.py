"""Fit the odds of 4 Étoiles anew, then install the package again.

python -m benchmarks.studies.odds_of_four_stars [minutes]

Matches are played among greedy bots that now and then make a random move; in some of them one seat chooses by the
odds as they are, up to some point. Fitted are positions between turns and how the match ended among greedy bots.
"""

from __future__ import annotations

import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fullboard.core.chance import Chance, Quick
from fullboard.core.shelf import find_game
from fullboard.games.four_stars.greedy import tasteful_move
from fullboard.games.four_stars.guide import FourStarsGuide
from fullboard.games.four_stars.judgement import Taste
from fullboard.games.four_stars.odds import TRAITS, Odds
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.turn import PLAN, SQUARE, START

Floats = NDArray[np.float32]
HIDDEN = 24
EPOCHS = 8
BATCH = 512
SEATS = 4
NOBODY = -50.0  # the score of a seat that is not there
TARGET = Path("src/fullboard/games/four_stars/odds.json")


class Collector:
    """Plays matches and notes positions and outcomes."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.seed = seed
        self.game = find_game("four-stars")
        self.guide = FourStarsGuide()
        self.taste = Taste()
        self.positions: list[list[float]] = []
        self.outcomes: list[list[float]] = []

    def match(self, number: int) -> None:
        """One match; several positions of it."""
        rng = self.rng
        luck = Quick(self.seed, number)
        players = 4 if rng.random() < 0.8 else rng.choice((2, 3))
        options = self.game.check_options({"objective": "free" if rng.random() < 0.1 else "fixed"})
        state = self.game.new(players, options, self.game.find_edition(), luck)
        assert isinstance(state, FourStarsState)
        odds = Odds(state.box, self.guide.weights)
        shrewd = rng.randrange(players) if rng.random() < 0.3 else -1
        until = rng.randrange(1, 22)
        noted: list[list[float]] = []
        while not state.over:
            for _ in range(rng.randrange(1, 12) * players // 2):
                self.turn(state, luck, odds, shrewd if state.round < until else -1)
            if rng.random() < 0.6:
                self.turn(state, luck, odds, -1, slips=True)
            if not state.over and state.phase != START and (shrewd < 0 or state.round >= until):
                noted.append(self.traits(state, odds))
        winners = list(state.winners())
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]
        self.positions += noted
        self.outcomes += [won] * len(noted)

    def turn(self, state: FourStarsState, luck: Chance, odds: Odds, shrewd: int, slips: bool = False) -> None:
        """The turn of one seat, with a random move in it if it slips."""
        seat = state.turn
        while not state.over and state.turn == seat:
            moves = state.legal(seat)
            if slips and len(moves) > 1 and self.rng.random() < 0.4:
                move = moves[self.rng.randrange(len(moves))]
                slips = False
            elif seat == shrewd and state.phase == SQUARE:
                move = self.by_odds(state, luck, odds)
            else:
                move = tasteful_move(state, seat, self.taste, luck)
            state.play(seat, move, luck)

    def by_odds(self, state: FourStarsState, luck: Chance, odds: Odds) -> int:
        """The move on a square after which one's odds are best, once the turn has been ended."""
        seat = state.turn
        usual = int(tasteful_move(state, seat, self.taste, luck))
        best, most = usual, -1
        for move in (usual, *state.legal(seat)):
            after = state.copy()
            assert isinstance(after, FourStarsState)
            after.play(seat, move, luck)
            while not after.over and after.turn == seat and after.phase != PLAN:
                after.play(seat, tasteful_move(after, seat, self.taste, luck), luck)
            share = int((self.guide.shares(after) if after.over else odds.shares(after))[seat])
            if share > most:
                best, most = int(move), share
        return best

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
        rng.normal(0, TRAITS**-0.5, (TRAITS, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        rng.normal(0, 0.1, HIDDEN).astype(np.float32),
        np.zeros(TRAITS, np.float32),
    ]
    means = [np.zeros_like(part) for part in weights]
    squares = [np.zeros_like(part) for part in weights]

    def forward(rows: Any) -> tuple[Floats, Floats]:
        hidden = np.maximum(0, inputs[rows] @ weights[0] + weights[1])
        return hidden, chances(np.where(absent[rows], NOBODY, hidden @ weights[2] + inputs[rows] @ weights[3]))

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
    collector = Collector(seed=1)
    end = time.monotonic() + 60 * float(sys.argv[1] if len(sys.argv) > 1 else 10)
    number = 0
    while time.monotonic() < end:
        collector.match(number)
        number += 1
    traits = np.array(collector.positions, np.float32).reshape(-1, SEATS, TRAITS)
    print(f"{number} matches, {len(traits)} positions")
    found = fit(traits, np.array(collector.outcomes, np.float32))
    rounded = {name: [float(f"{value:.4g}") for value in values] for name, values in found.items()}
    TARGET.write_text(json.dumps(rounded) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
