"""Plays the games of the study: the same deals and seats for every idea."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from fullboard.bots.arena.figures import Interval, Z
from fullboard.bots.seating import seating
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import find_game, shelf

PLAYERS = 4


def one_game(key: str, bots: list[Bot], budgets: list[Budget], seed: int, number: int) -> list[float]:
    """Each seat's share of the win."""
    game = find_game(key)
    deals = Quick(seed, 3 * number)
    minds = Quick(seed, 3 * number + 1)
    eyes = Quick(seed, 3 * number + 2)  # for those who watch, so that they change nobody's luck
    state = game.new(PLAYERS, game.check_options({}), game.find_edition(), deals)
    guides: list[Any] = [bot.search.guide if hasattr(bot, "search") else None for bot in bots]
    while (seat := state.actor()) >= 0:
        if hasattr(guides[seat], "truth"):  # the one that cheats
            guides[seat].truth = state
        move = bots[seat].choose(Chair(state, seat, minds), minds, budgets[seat])
        for other, guide in enumerate(guides):
            if other != seat and hasattr(guide, "watch"):
                guide.watch(Chair(state, other, eyes), seat, move, eyes)
        state.play(seat, move, deals)
    winners = list(state.winners())
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(PLAYERS)]


def among_greedy(key: str, make: Any, iterations: int, seed: int, number: int) -> float:
    """One among three greedy bots."""
    game = find_game(key)
    own = number % PLAYERS
    bots = [make(game) if seat == own else shelf().find_bot(game, "greedy") for seat in range(PLAYERS)]
    return one_game(key, bots, [Budget(iterations)] * PLAYERS, seed, number)[own]


def two_of_each(key: str, make: Any, rival: Any, budgets: tuple[Budget, Budget], seed: int, number: int) -> float:
    """Two against two: the share of the first two."""
    game = find_game(key)
    sides = seating(2, PLAYERS, seed, number)
    bots = [(rival if side else make)(game) for side in sides]
    shares = one_game(key, bots, [budgets[side] for side in sides], seed, number)
    return sum(share for share, side in zip(shares, sides, strict=True) if side == 0)


@dataclass
class Notes:
    """What has been won so far, game by game, in a file."""

    file: Path

    def read(self) -> dict[str, list[float]]:
        """All that is known."""
        return json.loads(self.file.read_text()) if self.file.exists() else {}

    def write(self, name: str, wins: list[float]) -> None:
        """More of one."""
        known = self.read()
        known[name] = wins
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_suffix(".new")
        beside.write_text(json.dumps(known))
        beside.replace(self.file)


def mean(values: list[float]) -> Interval:
    """With its 95 % interval."""
    value = sum(values) / len(values)
    error = Z * sqrt(sum((one - value) ** 2 for one in values) / max(1, len(values) - 1) / len(values))
    return Interval(value, value - error, value + error)


def gained(wins: list[float], base: list[float]) -> Interval:
    """By how much one is ahead of another over the same deals."""
    return mean([one - other for one, other in zip(wins, base, strict=False)])
