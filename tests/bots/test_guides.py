"""The contract of guides: they play on as far as they say, and priors and shares are what the search expects."""

from __future__ import annotations

import pytest

from fullboard import games
from fullboard.bots.guides import guide_of
from fullboard.bots.search import Search
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.guide import WHOLE, Guide
from fullboard.core.state import State

every_game = pytest.mark.parametrize("key", list(games))


def played_on(key: str, times: float) -> tuple[int, bool]:
    """By how many steps a playout from the start goes on with that horizon, and whether it ends the match."""
    game = games[key]
    guide = guide_of(game)
    guide.stretch(times)
    chance = Quick(3)
    state = game.new(game.players[0], game.check_options({}), game.find_edition(), chance)
    chair = Chair(state, state.actor(), chance)
    guide.begin(chair.seat)
    world = guide.determinise(chair, chance)
    before = int(world.step)
    guide.rollout(world, chance)
    return int(world.step) - before, bool(world.over)


@every_game
def test_a_guide_plays_on_as_far_as_its_horizon_says(key: str) -> None:
    if guide_of(games[key]).horizon == 0:
        assert played_on(key, 0.5) == played_on(key, 2.0)
        assert played_on(key, 1.0)[1]
    else:
        (half, over), (usual, _), (twice, _) = (played_on(key, times) for times in (0.5, 1.0, 2.0))
        assert 0 < half < usual < twice
        assert not over


def test_a_horizon_never_shrinks_to_none() -> None:
    guide = Guide()
    guide.horizon = 2
    guide.stretch(0.1)
    assert guide.horizon == 1


@pytest.mark.parametrize("excels", [False, True])
@every_game
def test_priors_are_thousandths_of_one_and_shares_parts_of_a_win(key: str, excels: bool) -> None:
    game = games[key]
    guide = guide_of(game)
    if excels:
        guide.excel()
    guide.compete()
    chance = Quick(4)
    state: State = game.new(game.players[0], game.check_options({}), game.find_edition(), chance)
    for _ in range(12):
        seat = state.actor()
        guide.begin(seat)
        moves = state.legal(seat)
        priors = guide.priors(state.copy(), seat, moves)
        assert len(priors) in (0, len(moves))
        if len(priors):
            assert 900 <= sum(priors) <= 1000 + 2 * len(moves)
            assert min(priors) > 0
        world = guide.determinise(Chair(state, seat, chance), chance)
        guide.rollout(world, chance)
        assert all(0 <= share <= WHOLE for share in guide.shares(world))
        state.play(seat, moves[chance.pick(len(moves))], chance)


def test_without_limits_a_search_takes_what_the_guide_says() -> None:
    game = games["companeros"]
    guide = Guide()
    guide.iterations = 7
    state = game.new(3, game.check_options({}), game.find_edition(), Quick(1))
    search = Search(guide)
    search.think(Chair(state, state.actor(), Quick(2)), Quick(3), Budget())
    assert search.iterations == 7
