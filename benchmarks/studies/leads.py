"""Tells from what can be counted of a seat how far it will be ahead in the end, and what such a lead is worth."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
RIDGE = 30.0


@dataclass
class Leads:
    """Positions: the traits of every seat, the end's lead over the table's mean, who won, and how much was left."""

    traits: Floats  # position, seat, trait
    leads: Floats  # position, seat
    won: Floats  # position, seat
    left: NDArray[np.int64]  # rounds or weeks
    match: NDArray[np.int64]
    whole: float  # what `left` is divided by

    def rows(self) -> Floats:
        """Every trait, times each degree of what is left, less the mean of the table."""
        left = (self.left / self.whole)[:, None, None]
        rows = np.concatenate([self.traits, self.traits * left, self.traits * left**2], axis=2)
        found: Floats = rows - rows.mean(axis=1, keepdims=True)
        return found

    def fit(self, taken: NDArray[np.bool_]) -> Floats:
        """Weights of traits and of what is left, by ridge regression of leads on leads."""
        rows = self.rows()[taken]
        flat, goal = rows.reshape(-1, rows.shape[-1]), self.leads[taken].reshape(-1)
        scale = flat.std(axis=0) + 1e-9
        scaled = flat / scale
        found: Floats = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]), scaled.T @ goal) / scale
        return found

    def fit_spread(self, told: Floats, taken: NDArray[np.bool_], most: int) -> Floats:
        """By what is left: the lead that makes a win e times as likely, the straight line that is likeliest."""
        lines = [
            base + slope * np.arange(most + 1) for base in np.arange(0.5, 12.1, 0.5) for slope in np.arange(0, 3.1, 0.1)
        ]
        found: Floats = min(lines, key=lambda line: self.surprise(told, line, taken))
        return found

    def surprise(self, told: Floats, spread: Floats, taken: NDArray[np.bool_]) -> float:
        """How surprised such odds are by who won: the cross entropy."""
        scores = told / spread[self.left][:, None]
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return float(-(self.won * np.log(odds + 1e-9)).sum(axis=1)[taken].mean())

    def report(self, told: Floats, spread: Floats, taken: NDArray[np.bool_]) -> None:
        """What it says about positions that it was not fitted to."""
        error = np.sqrt(((told - self.leads) ** 2).mean(axis=1))
        alone = np.sqrt((self.leads**2).mean(axis=1))
        for left in sorted(set(self.left[taken].tolist()), reverse=True):
            chosen = taken & (self.left == left)
            print(f"{left} left: a lead is {alone[chosen].mean():.1f} and told wrong by {error[chosen].mean():.1f}")
        chance = np.log(self.traits.shape[1])
        print(f"surprise by winners {self.surprise(told, spread, taken):.3f} (chance: {chance:.3f})")


def played(file: Path, matches: int, play: Callable[[int], dict[str, Any]]) -> list[dict[str, Any]]:
    """So many matches: what the file has, and what is missing, which is added to it."""
    found = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    for number in range(len(found), matches):
        found.append(play(number))
        with file.open("a") as out:
            out.write(json.dumps(found[-1]) + "\n")
    return found[:matches]


def write_weights(target: Path, figures: dict[str, Floats]) -> None:
    """Keep what was fitted where the guide looks for it."""
    rounded = {name: [round(float(each), 4) for each in values.reshape(-1)] for name, values in figures.items()}
    target.write_text(json.dumps(rounded) + "\n")
