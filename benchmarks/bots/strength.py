"""One bot among three greedy ones, seats rotating: how often does it win?

Forty games say little about that, since luck decides much. So every decision can be weighed too: where the bot does not
do what the greedy one would, the match is played on from both moves by greedy bots, many times with the same luck. A
greedy bot among its like wins a quarter; what a bot's decisions gain over greedy's, added up over a match, is by how
much it wins more, on average. That is the same figure with most of the luck taken out.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count, takewhile
from math import sqrt

from benchmarks.bots.variants import CHEATER, VARIANTS
from fullboard.bots.arena.figures import Interval, Z, wilson
from fullboard.bots.guides import guide_of
from fullboard.bots.loop import GameLoop
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import find_game, shelf
from fullboard.core.state import State

PLAYERS = 4
FAIR = 1 / PLAYERS
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
    weighing: int = 0  # how often a decision is played on to weigh it; 0: not at all


@dataclass
class Strength:
    """What came out."""

    task: Task
    games: int = 0
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    weighed: int = 0  # games
    gain: float = 0.0  # over what greedy moves would have brought, and its squares by game
    squares: float = 0.0
    win_squares: float = 0.0
    crossed: float = 0.0  # wins times gain

    @property
    def share(self) -> Interval:
        """Of the wins; a quarter is fair."""
        return wilson(self.wins, self.games)

    @property
    def skill(self) -> Interval:
        """The share of the wins that its decisions are worth."""
        games = max(1, self.weighed)
        mean = self.gain / games
        error = Z * sqrt(max(0.0, self.squares / games - mean * mean) / games)
        return Interval(FAIR + mean, FAIR + mean - error, FAIR + mean + error)

    @property
    def best(self) -> Interval:
        """All that is known of the share of the wins: the mix of wins and weighed decisions that varies least."""
        if not self.weighed:
            return self.share
        won, worth = self.wins / self.games, self.gain / self.games
        luck = self.win_squares / self.games - won * won
        doubt = self.squares / self.games - worth * worth
        common = self.crossed / self.games - won * worth
        apart = luck + doubt - 2 * common
        part = min(1.0, max(0.0, (doubt - common) / apart)) if apart > 0 else 0.0
        value = part * won + (1 - part) * (FAIR + worth)
        spread = part * part * luck + (1 - part) ** 2 * doubt + 2 * part * (1 - part) * common
        error = Z * sqrt(max(0.0, spread) / self.games)
        return Interval(value, value - error, value + error)

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
        self.weighed += other.weighed
        self.gain += other.gain
        self.squares += other.squares
        self.win_squares += other.win_squares
        self.crossed += other.crossed


def play(task: Task, number: int) -> Strength:
    """Game k of a task: its luck follows from the seed and k."""
    game = find_game(task.game)
    bot = VARIANTS[task.bot](game) if task.bot in VARIANTS else shelf().find_bot(game, task.bot)
    rivals = [shelf().find_bot(game, RIVAL) for _ in range(PLAYERS)]
    deals = Quick(task.seed, 2 * number)
    draws = Quick(task.seed, 2 * number + 1)
    state = game.new(PLAYERS, game.check_options({}), game.find_edition(), deals)
    own = number % PLAYERS
    found = Strength(task, games=1)
    scales = Scales(rivals, Quick(task.seed, number), task.weighing)
    while (seat := state.actor()) >= 0:
        if seat != own:
            move = rivals[seat].choose(Chair(state, seat, draws), draws, Budget())
        else:
            if task.bot == CHEATER:
                bot.search.guide.truth = state  # type: ignore[attr-defined]
            start = time.perf_counter()
            move = bot.choose(Chair(state, seat, draws), draws, Budget(task.iterations or None))
            if len(state.legal(seat)) > 1:
                found.seconds += time.perf_counter() - start
                found.decisions += 1
                found.gain += scales.weigh(state, seat, move)
        state.play(seat, move, deals)
    winners = list(state.winners())
    found.wins = 1 / len(winners) if own in winners else 0.0
    found.weighed = 1 if task.weighing else 0
    found.squares = found.gain * found.gain
    found.win_squares = found.wins * found.wins
    found.crossed = found.wins * found.gain
    return found


class Scales:
    """Weighs a decision against the greedy one."""

    def __init__(self, bots: list[Bot], luck: Quick, times: int) -> None:
        self.bots = bots
        self.luck = luck
        self.times = times
        self.deals = Quick(0)
        self.draws = Quick(0)

    def weigh(self, state: State, seat: int, move: int) -> float:
        """What share of the win a move brings more than the greedy one, if everybody is greedy from then on."""
        if not self.times:
            return 0.0
        usual = self.bots[seat].choose(Chair(state, seat, self.luck), self.luck, Budget())
        if usual == move:
            return 0.0
        stream = int(self.luck.pick(1 << 30))
        return (
            sum(
                self.outcome(state, seat, move, stream, turn) - self.outcome(state, seat, usual, stream, turn)
                for turn in range(self.times)
            )
            / self.times
        )

    def outcome(self, state: State, seat: int, move: int, stream: int, turn: int) -> float:
        """The share of the win after a move, with a certain luck."""
        self.deals.reseed(stream, 2 * turn)
        self.draws.reseed(stream, 2 * turn + 1)
        world = state.copy()
        world.play(seat, move, self.deals)
        GameLoop(world, [*self.bots], [Budget()] * len(self.bots), self.deals, self.draws).run()
        winners = world.winners()
        return 1 / len(winners) if seat in winners else 0.0


def measure(
    task: Task,
    most: int,
    jobs: int,
    clear: float | None = None,
    patience: float = 0.0,
    progress: Callable[[Strength], None] | None = None,
) -> Strength:
    """Play that many games, and on until so many seconds have gone by; stop early once the interval clears `clear`."""
    total = Strength(task)
    look = LEAST
    end = time.perf_counter() + patience
    with ProcessPoolExecutor(jobs) as pool:
        numbers = takewhile(lambda number: number < most or time.perf_counter() < end, count())
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
