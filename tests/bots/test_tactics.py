"""The search finds the move that the rules make the best, in positions that were written without it."""

import pytest

from fullboard import Match, games
from fullboard.bots.levels import hard
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from tests.bots.tactics import Tactic, all_tactics

SEEDS = 10
ENOUGH = 9


def found(tactic: Tactic, seeds: int, iterations: int = 0) -> list[str]:
    """What `hard` plays there, seed by seed."""
    match = Match(tactic.game, position=tactic.position)
    chosen = []
    for seed in range(seeds):
        bot = hard(games[tactic.game])
        chance = Quick(seed, 7)
        move = bot.choose(Chair(match.state, tactic.seat, chance), chance, Budget(iterations or bot.iterations))
        chosen.append(match.notation(int(move)))
    return chosen


@pytest.mark.parametrize("tactic", all_tactics(), ids=lambda tactic: f"{tactic.game}: {tactic.name}")
def test_hard_finds_the_move(tactic: Tactic) -> None:
    chosen = found(tactic, SEEDS)
    assert sum(move in tactic.best for move in chosen) >= ENOUGH, chosen
