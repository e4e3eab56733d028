"""The gate: a new net meets the best one so far, half of the seats each, before it takes its place."""

from fullboard.bots.arena.figures import Interval, wilson
from fullboard.bots.learned import NetBot
from fullboard.bots.loop import deal
from fullboard.bots.nets import Judge
from fullboard.bots.training.course import Curriculum
from fullboard.core.bot import Bot, Budget

GATE = 1 << 38  # streams of the seed from here on are for the gate


def meet(course: Curriculum, new: Judge, best: Bot, matches: int, alone: bool = False) -> Interval:
    """What the new net wins of the matches in every second seat, where half would be even; or in one seat only."""
    game, edition = course.find_game(), course.find_edition()
    won = 0.0
    for number in range(matches):
        seats = [(seat + number // 2) % course.players % 2 == number % 2 for seat in range(course.players)]
        if alone:
            seats = [seat == number % course.players for seat in range(course.players)]
        bots: list[Bot | None] = [NetBot(new) if own else best for own in seats]
        loop = deal(game, course.options, edition, bots, [Budget()] * course.players, course.seed, GATE + number)
        loop.run()
        winners = loop.state.winners()
        won += sum(seats[seat] for seat in winners) / len(winners)
    return wilson(won, matches)
