"""Simulation: many games of a fixed line-up, split over processes, with the same result however they are split."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import fullboard
from fullboard.bots.loop import MATCH_SEEDS, MatchLoop
from fullboard.bots.plan import Plan, split_name
from fullboard.bots.series import WHOLE_WIN, Totals, play_series
from fullboard.bots.workers import Workers
from fullboard.core.bot import Bot
from fullboard.core.chance import Quick
from fullboard.core.errors import BadTable
from fullboard.core.match import Match
from fullboard.core.shelf import find_game, shelf

LEAST_PARTS = 64  # how often progress is reported
PARTS_OF_A_JOB = 8


def play_part(plan: Plan, part: range) -> Totals:
    """Play some games of a fixed plan, by their numbers."""
    game = find_game(plan.game)
    makers = [shelf().bots_for(game)[split_name(name)[0]] for name in plan.bots]
    budgets = [plan.budget(entry) for entry in range(plan.players)]
    edition = plan.find_edition()
    return play_series(game, plan.options, edition, makers, part.start, len(part), plan.seed, budgets=budgets)


def play_recorded(plan: Plan, part: range) -> tuple[Totals, list[str]]:
    """The same as matches that keep their log, with their records: the luck is another one."""
    game = find_game(plan.game)
    bots = [shelf().find_bot(game, split_name(name)[0]) for name in plan.bots]
    budgets = [plan.budget(entry) for entry in range(plan.players)]
    edition = plan.find_edition()
    totals, records = Totals(plan.players), []
    for number in part:
        first = number % plan.players
        seed = int(Quick(plan.seed, 2 * number).pick(MATCH_SEEDS))
        names = [*plan.bots[first:], *plan.bots[:first]]
        match = Match(game, plan.players, options=plan.options, edition=edition, seed=seed, names=names)
        seats: list[Bot | None] = [*bots[first:], *bots[:first]]
        limits = [*budgets[first:], *budgets[:first]]
        moves = MatchLoop(match, seats, limits, Quick(plan.seed, 2 * number + 1)).run()
        totals.add_game(match.state, first, moves)
        records.append(match.record())
    return totals, records


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[str], object] | None = None,
) -> dict[str, Any]:
    """Play the first so many games of a fixed plan and sum them up as plain data; `keep` is given their records."""
    if games < 1:
        raise BadTable("bad-games", games=games)
    if not plan.fixed:
        raise BadTable("plan-not-fixed")
    total = Totals(plan.players)
    jobs = min(jobs, games)
    start = time.perf_counter()
    size = max(1, games // max(LEAST_PARTS, PARTS_OF_A_JOB * jobs))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    waiting: dict[int, list[str]] = {}  # records of parts that came before their turn
    turn = 0
    with Workers(jobs) as workers:
        if keep is None:
            for part, totals in workers.do(partial(play_part, plan), parts):
                total.add(totals)
                if progress:
                    progress(len(part))
        else:
            for part, (totals, records) in workers.do(partial(play_recorded, plan), parts):
                total.add(totals)
                waiting[part.start] = records
                while turn in waiting:
                    done = waiting.pop(turn)
                    turn += len(done)
                    for record in done:
                        keep(record)
                if progress:
                    progress(len(part))
    return summary(plan, total, time.perf_counter() - start)


def summary(plan: Plan, totals: Totals, seconds: float) -> dict[str, Any]:
    """The result of a series as plain data."""
    games = int(totals.games)
    whole = int(WHOLE_WIN)
    names = plan.names()
    wins = dict.fromkeys(names, 0)
    for name, won in zip(plan.bots, totals.wins_by_bot, strict=True):
        wins[name] += won
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "edition": plan.edition,
        "games": games,
        "moves": int(totals.moves),
        "seconds": round(seconds, 6),
        "wins": [won / whole for won in totals.wins_by_seat],
        "win_share": {name: wins[name] / whole / games for name in names},
        "fair_share": {name: plan.bots.count(name) / plan.players for name in names},
        "mean_scores": [points / games for points in totals.points_by_seat],
        "compiled": fullboard.compiled,
    }
