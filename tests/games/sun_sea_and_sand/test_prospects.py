"""What a champion was taught about Sun, Sea & Sand: what resorts will make."""

from __future__ import annotations

from fullboard import games
from fullboard.core.chance import Quick
from fullboard.core.guide import WHOLE
from fullboard.core.prospects import DEGREES
from fullboard.games.sun_sea_and_sand.box import MONEY, WEEKS
from fullboard.games.sun_sea_and_sand.guide.prospects import TRAITS, ResortProspects, read_weights
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState


def opening(players: int = 4) -> SunSeaAndSandState:
    """A table before the first move."""
    game = games["sun-sea-and-sand"]
    state = game.new(players, game.check_options({}), game.find_edition(), Quick(2))
    assert isinstance(state, SunSeaAndSandState)
    return state


def test_weights_are_as_many_as_there_are_traits() -> None:
    weights = read_weights()
    assert [len(weights["points"]), len(weights["spread"])] == [DEGREES * TRAITS, WEEKS + 1]
    assert min(weights["spread"]) > 0


def test_money_makes_points() -> None:
    prospects = ResortProspects(read_weights())
    for seat in range(4):
        state = opening()
        before = prospects.shares(state)[seat]
        state.cells[MONEY + seat] += 5
        shares = prospects.shares(state)
        assert sum(shares) in range(WHOLE - 4, WHOLE + 1)
        assert shares[seat] > before
