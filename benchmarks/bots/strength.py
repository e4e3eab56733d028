"""One bot among three greedy ones, seats rotating: how often does it win?"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass

from benchmarks.bots.variants import CHEATER, VARIANTS
from fullboard.bots.arena.figures import Interval, wilson
from fullboard.bots.levels import guide_of
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import find_game, shelf

PLAYERS = 4
RIVAL = "greedy"
LEAST = 40  # games before a sequential test looks for the first time
STEP = 20  # and between looks


@dataclass(frozen=True)
class Task:
    """Who plays what, thinking how much: a level of the house or one of the variants."""

    game: str
    bot: str
    iterations: int = 0  # 0: its own
    seed: int = 1


@dataclass
class Strength:
    """What came out."""

    task: Task
    games: int = 0
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def share(self) -> Interval:
        """Of the wins; a quarter is fair."""
        return wilson(self.wins, self.games)

    @property
    def milliseconds(self) -> float:
        """For a decision that was one."""
        return 1000 * self.seconds / max(1, self.decisions)

    def add(self, other: Strength) -> None:
        """More games of the same."""
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.seconds += other.seconds


def play(task: Task, number: int) -> Strength:
    """Game k of a task: its luck follows from the seed and k."""
    game = find_game(task.game)
    bot = VARIANTS[task.bot](game) if task.bot in VARIANTS else shelf().find_bot(game, task.bot)
    rivals = [shelf().find_bot(game, RIVAL) for _ in range(PLAYERS)]
    deals = Quick(task.seed, 2 * number)
    minds = Quick(task.seed, 2 * number + 1)
    state = game.new(PLAYERS, game.check_options({}), game.find_edition(), deals)
    own = number % PLAYERS
    found = Strength(task, games=1)
    while (seat := state.actor()) >= 0:
        if seat != own:
            move = rivals[seat].choose(Chair(state, seat, minds), minds, Budget())
        else:
            if task.bot == CHEATER:
                bot.search.guide.truth = state  # type: ignore[attr-defined]
            start = time.perf_counter()
            move = bot.choose(Chair(state, seat, minds), minds, Budget(task.iterations))
            if len(state.legal(seat)) > 1:
                found.seconds += time.perf_counter() - start
                found.decisions += 1
        state.play(seat, move, deals)
    winners = list(state.winners())
    found.wins = 1 / len(winners) if own in winners else 0.0
    return found


def measure(
    task: Task, most: int, jobs: int, clear: float | None = None, progress: Callable[[Strength], None] | None = None
) -> Strength:
    """Play up to that many games; stop early once the 95 % interval lies on one side of `clear`."""
    total = Strength(task)
    look = LEAST
    with ProcessPoolExecutor(jobs) as pool:
        numbers = iter(range(most))
        running = {pool.submit(play, task, number) for _, number in zip(range(2 * jobs), numbers, strict=False)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                total.add(one.result())
            if progress:
                progress(total)
            share = total.share
            if clear is not None and total.games >= look:
                look += STEP
                if share.low > clear or share.high < clear:
                    for future in running:
                        future.cancel()
                    break
            running |= {pool.submit(play, task, number) for _, number in zip(done, numbers, strict=False)}
    return total


def tenth(game: str) -> int:
    """A tenth of what `hard` looks at."""
    return max(1, guide_of(find_game(game)).iterations // 10)


def bound(cheater: Interval) -> float:
    """What `hard` has to reach: 60 %, or 80 % of the way from a quarter to what a cheater reaches."""
    return min(0.6, 0.25 + 0.8 * (cheater.value - 0.25))
