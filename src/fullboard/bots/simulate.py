"""Simulation: a series of games, split over processes, with the same result however it is split."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import fullboard
from fullboard.bots.series import WHOLE_WIN, Tally, play_series
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.errors import BadTable
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import find_game, shelf

SHARES = 64  # how often progress is told


@dataclass(frozen=True)
class Plan:
    """A series to be played; plain data, so that it can be sent to another process."""

    game: str
    bots: tuple[str, ...]  # one a seat, before seats rotate
    options: dict[str, Any]
    seed: int
    edition: Any = None  # as a match takes it


def run_part(plan: Plan, first: int, games: int) -> Tally:
    """Play some games of a plan."""
    game = find_game(plan.game)
    makers = [shelf().bots_for(game)[name] for name in plan.bots]
    if any(make().reads_story for make in makers):
        return _play_with_story(plan, game, makers, first, games)
    return play_series(game, plan.options, game.find_edition(plan.edition), makers, first, games, plan.seed)


def _play_with_story(plan: Plan, game: Game, makers: list[Callable[[], Bot]], first: int, games: int) -> Tally:
    """The same for bots that read the log, which only a match keeps."""
    players = len(makers)
    bots = [make() for make in makers]
    tally = Tally(players)
    deals = Quick(0)
    minds = Quick(0)
    for number in range(first, first + games):
        deals.reseed(plan.seed, 2 * number)
        minds.reseed(plan.seed, 2 * number + 1)
        match = Match(game, players, options=plan.options, edition=plan.edition, seed=deals.pick(1 << 31))
        moves = 0
        while match.actors:
            seat = match.actors[0]
            chair = Chair(match.state, seat, minds, match.story(seat))
            match.play(seat, int(bots[(seat + number) % players].choose(chair, minds, Budget())))
            moves += 1
        tally.note(match.state, number % players, moves)
    return tally


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play a plan to the end and sum it up as plain data."""
    if games < 1:
        raise BadTable("bad-games", games=games)
    total = Tally(len(plan.bots))
    jobs = min(jobs, games)
    start = time.perf_counter()
    size = max(1, games // (SHARES if jobs == 1 else max(SHARES, 8 * jobs)))
    parts = [(first, min(size, games - first)) for first in range(0, games, size)]
    if jobs == 1:
        for first, many in parts:
            total.add(run_part(plan, first, many))
            if progress:
                progress(many)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            futures = {pool.submit(run_part, plan, first, many): many for first, many in parts}
            for future in as_completed(futures):
                total.add(future.result())
                if progress:
                    progress(futures[future])
    return summary(plan, total, time.perf_counter() - start)


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result of a series as plain data."""
    games = int(tally.games)
    whole = int(WHOLE_WIN)
    names = list(dict.fromkeys(plan.bots))
    wins = dict.fromkeys(names, 0)
    for name, won in zip(plan.bots, tally.wins_by_bot, strict=True):
        wins[name] += won
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "bots": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "edition": find_game(plan.game).find_edition(plan.edition).digest,
        "games": games,
        "moves": int(tally.moves),
        "seconds": round(seconds, 6),
        "wins": [won / whole for won in tally.wins_by_seat],
        "win_share": {name: wins[name] / whole / games for name in names},
        "fair_share": {name: plan.bots.count(name) / len(plan.bots) for name in names},
        "mean_scores": [points / games for points in tally.points_by_seat],
        "compiled": fullboard.compiled,
    }


def usable_cores() -> int:
    """How many processes are worth starting."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
