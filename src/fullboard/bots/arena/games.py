"""Plays the games of a plan, with fresh bots for each, and notes what came of them."""

import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

import fullboard
from fullboard.bots.errors import ArenaError
from fullboard.bots.loop import deal
from fullboard.bots.plan import Plan
from fullboard.bots.seating import line_up
from fullboard.bots.workers import Workers
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.errors import IllegalMove
from fullboard.core.shelf import find_game

BATCH_SECONDS = 0.5  # a batch of games should take about that long: short enough to watch, long enough to send
LARGEST_BATCH = 1000


@dataclass(frozen=True)
class Played:
    """A game that was played to its end; everything but its number is by seat."""

    game: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    moves: list[int]
    seconds: list[float]  # spent by the bots on choosing

    def win_shares(self) -> dict[str, float]:
        """The part of the win of every bot at the table; seats that win together share it."""
        shares = dict.fromkeys(self.bots, 0.0)
        for seat in self.winners:
            shares[self.bots[seat]] += 1 / len(self.winners)
        return shares

    def ranks(self) -> list[int]:
        """The place of every seat: winners first, whatever a tie-break looked at, then by points."""
        keys = [(False, 0) if seat in self.winners else (True, -score) for seat, score in enumerate(self.scores)]
        places = sorted(set(keys))
        return [places.index(key) for key in keys]


class Clocked(Bot):
    """A bot whose moves are counted, whose time is taken, and whose failures are named."""

    def __init__(self, bot: Bot, name: str, game: int) -> None:
        super().__init__()
        self.bot = bot
        self.name = name
        self.game = game
        self.reads_story = bot.reads_story
        self.iterations = bot.iterations
        self.moves = 0
        self.seconds = 0.0

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        start = time.perf_counter()
        try:
            move = int(self.bot.choose(chair, chance, budget))
        except Exception as error:  # whatever somebody's bot does
            raise self.failure(error) from error
        self.seconds += time.perf_counter() - start
        self.moves += 1
        return move

    def failure(self, error: Exception) -> ArenaError:
        """What is said of a bot that has failed."""
        return ArenaError("bot-failed", bot=self.name, game=self.game, reason=f"{type(error).__name__}: {error}")


def play_game(plan: Plan, number: int) -> Played:
    """Play game `number`. Its line-up, deals and the bots' luck follow from the plan's seed and the number."""
    names = line_up(plan, number)
    seated = [plan.seat(name) for name in names]
    bots = [Clocked(bot, name, number) for name, (bot, _) in zip(names, seated, strict=True)]
    budgets = [budget for _, budget in seated]
    loop = deal(find_game(plan.game), plan.options, plan.find_edition(), [*bots], budgets, plan.seed, number)
    try:
        loop.run()
    except IllegalMove as error:
        raise bots[loop.seat].failure(error) from error
    return Played(
        game=number,
        bots=names,
        scores=[int(points) for points in loop.state.scores()],
        winners=[int(winner) for winner in loop.state.winners()],
        moves=[bot.moves for bot in bots],
        seconds=[round(bot.seconds, 6) for bot in bots],
    )


def play_games(plan: Plan, numbers: list[int]) -> list[Played]:
    """Play several games; this is what is sent to another process or machine."""
    if plan.fullboard != fullboard.__version__:
        raise ArenaError("another-version", here=fullboard.__version__, plan=plan.fullboard)
    return [play_game(plan, number) for number in numbers]


class Batches:
    """Game numbers in batches that grow as long as they are played quickly; elsewhere than here, sending takes time."""

    def __init__(self, numbers: list[int], grow: bool) -> None:
        self._left = iter(numbers)
        self._grow = grow
        self._size = 1

    def __iter__(self) -> Iterator[list[int]]:
        while batch := list(islice(self._left, self._size)):
            yield batch

    def took(self, games: list[Played], waited: float) -> None:
        """Note how long a batch was thought about and waited for."""
        thought = sum(sum(game.seconds) for game in games)
        if self._grow and max(thought, waited) < BATCH_SECONDS / 2:
            self._size = min(2 * self._size, LARGEST_BATCH)


def play_all(plan: Plan, numbers: list[int], jobs: int, engine: str = "local") -> Generator[Played]:
    """Play those games, in any order."""
    if not numbers:
        return
    with Workers(jobs, engine) as workers:
        batches = Batches(numbers, grow=jobs > 1 or engine != "local")
        start = time.perf_counter()
        for _, games in workers.do(partial(play_games, plan), batches):
            batches.took(games, time.perf_counter() - start)
            yield from games
            start = time.perf_counter()
