"""Why a move is better than another, in what can be counted at the table: both are played on, many times, and compared.

The worlds are those that hints give their reasons from (`core/reasons.py`); everybody goes on like the quick bot until
the trick, round, week or turn is over. The reason is what the better move then brings more of, weighed as the game's
coach says. A hint tells what a move does; this tells only what it does more of than another, and only if that is sure.
"""

from math import sqrt
from statistics import fmean, variance

from fullboard.bots.guides import guide_of
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.coach import Coach
from fullboard.core.puzzle import Gain
from fullboard.core.reasons import SURE, Closer
from fullboard.core.state import State

TIMES = 24
MOST_MOVES = 200  # until a stage is over


def gain(state: State, seat: int, better: int, other: int, seed: int, times: int = TIMES) -> Gain | None:
    """What the better move brings more of than the other one; None if it cannot be seen so soon."""
    coach = state.game.coach
    if coach is None:
        return None
    luck = Quick(seed)
    closer = Closer(Chair(state, seat, luck), guide_of(state.game), better, other, [], luck)
    some, others = (outlook(coach, closer, move, times) for move in (better, other))
    found: list[tuple[float, Gain]] = []
    for key, (weight, _) in coach.counts.items():
        pairs = [one[key] - two[key] for one, two in zip(some, others, strict=True)]
        more = fmean(pairs)
        if abs(more) > SURE * sqrt(variance(pairs) / times) and weight * more > 0:
            found.append((weight * more, Gain(key, round(abs(more), 1))))
    return max(found, key=lambda each: each[0])[1] if found else None


def outlook(coach: Coach, closer: Closer, move: int, times: int) -> list[dict[str, float]]:
    """What a seat has when the stage is over in which it makes a move, that many times with other luck."""
    now: State = closer.world()
    quick: Bot = now.game.bots.get("greedy", RandomBot)()
    budget = Budget()
    begun = coach.stage(now)

    def play_on(world: State, luck: Quick) -> dict[str, float]:
        for _ in range(MOST_MOVES):
            if world.over or coach.stage(world) != begun:
                break
            actor = world.actor()
            world.play(actor, quick.choose(Chair(world, actor, luck), luck, budget), luck)
        return {key: float(count(world, closer.seat)) for key, (_, count) in coach.counts.items()}

    return [after for _, after in closer.futures(move, play_on, times)]
