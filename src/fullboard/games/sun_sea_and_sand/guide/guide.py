"""What search knows about Sun, Sea & Sand: how good a resort looks, as the greedy bot sees it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.guide import Guide, mixed, shares_of_winners, soft_priors, soft_shares
from fullboard.core.state import State
from fullboard.games.sun_sea_and_sand.greedy import WEIGHTS, best_move, promise, worth
from fullboard.games.sun_sea_and_sand.guide.prospects import ResortProspects, read_weights
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState


class SunSeaAndSandGuide(Guide):
    """Plays on a few moves, then looks at the resorts."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 500
        self.brief = 10
        self.overlooks = 55  # the second best is nearly as good, and so is the third
        self.horizon = 16  # moves
        self.spread = 300.0  # hundredths of a point
        self.taste = 100.0
        self.caution = 0.0  # nothing is left to luck, so what was tried most is best
        self.mastery = 900
        self.judges = False  # whether positions are judged by the points that resorts were seen to make
        self.prospects = ResortProspects(read_weights())  # what was learned from matches

    def excel(self) -> None:
        self.judges = True
        self.horizon = 8

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(state, SunSeaAndSandState)
        values = vec[i64]()
        for move in moves:
            values = append(values, promise(state, seat, move, WEIGHTS))
        return soft_priors(values, self.taste)

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, SunSeaAndSandState)
        moves = self.horizon
        while moves > 0 and not state.over:
            state.play(state.turn, best_move(state, state.turn, WEIGHTS), chance)
            moves -= 1

    def shares(self, state: State) -> vec[i64]:
        assert isinstance(state, SunSeaAndSandState)
        if self.judges and not state.over:
            return self.prospects.shares(state)
        worths = vec[i64]()
        seat: i64 = 0
        while seat < state.players:
            if state.over:
                worths = append(worths, 100 * state.points(seat))
            else:
                worths = append(worths, worth(state, seat, WEIGHTS))
            seat += 1
        shares = soft_shares(worths, self.spread)
        if state.over:
            return mixed(shares, shares_of_winners(state))
        return shares
