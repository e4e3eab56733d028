"""Who sits where in game k: a pure function of the plan and k.

In a fixed plan the bots move on by one seat from game to game. Otherwise the line-ups are balanced: with n entries a
round is n games. In a round the entries are put on a circle in random order, and the table moves round it: every entry
sits in every seat exactly once. Which places of the circle have a seat is chosen so that entries meet each other as
equally often as can be; rounds are drawn independently of each other, so that what a round leaves unequal evens out.
"""

from functools import lru_cache
from itertools import combinations

from fullboard.bots.plan import Plan
from fullboard.core.chance import Quick

LINE_UPS = 1 << 40  # streams of the seed from here on are for line-ups; those below are for games


def line_up(plan: Plan, number: int) -> list[str]:
    """The bots of a game, seat by seat."""
    return [plan.bots[entry] for entry in entries(plan, number)]


def entries(plan: Plan, number: int) -> list[int]:
    """Which of the plan's entries sit in a game, seat by seat."""
    if plan.fixed:
        return [(seat + number) % plan.players for seat in range(plan.players)]
    return seating(len(plan.bots), plan.players, plan.seed, number)


def seating(entries: int, players: int, seed: int, number: int) -> list[int]:
    """Which of so many entries sit in game `number`, seat by seat."""
    circle, seats = _round(entries, players, seed, number // entries)
    return [circle[(number + place) % entries] for place in seats]


@lru_cache(maxsize=64)
def _round(entries: int, players: int, seed: int, number: int) -> tuple[list[int], list[int]]:
    """The order of the entries on the circle, and the place of each seat."""
    chance = Quick(seed, LINE_UPS + number)
    return _shuffled(list(range(entries)), chance), _shuffled(list(places(entries, players)), chance)


def _shuffled(items: list[int], chance: Quick) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = int(chance.pick(last + 1))
        items[last], items[other] = items[other], items[last]
    return items


@lru_cache(maxsize=64)
def places(entries: int, players: int) -> tuple[int, ...]:
    """The places on a circle of entries at which there are seats: those by which all meet most equally.

    >>> places(7, 3)  # each of seven meets every other exactly once in a round
    (0, 1, 3)
    >>> places(2, 5)
    (0, 1, 0, 1, 0)
    """
    if entries <= players:
        return tuple(seat % entries for seat in range(players))
    choices = ((0, *others) for others in combinations(range(1, entries), players - 1))
    return min(choices, key=lambda chosen: _inequality(chosen, entries))


def _inequality(chosen: tuple[int, ...], entries: int) -> int:
    """How unequally often entries at different distances on the circle meet."""
    meetings = [0] * entries
    for one, other in combinations(chosen, 2):
        meetings[(other - one) % entries] += 1
        meetings[(one - other) % entries] += 1
    return sum(count * count for count in meetings)
