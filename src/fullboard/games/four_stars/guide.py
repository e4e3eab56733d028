"""What search knows about 4 Étoiles: everybody goes on as the greedy bot would, and chains are worth what it says."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.guide import Guide, shares_of_winners, soft_shares
from fullboard.core.state import State
from fullboard.games.four_stars.box import BRANCHES
from fullboard.games.four_stars.greedy import tasteful_move
from fullboard.games.four_stars.judgement import Mind, Taste
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.table import CASH, OWNED, PRICE
from fullboard.games.four_stars.turn import START


class FourStarsGuide(Guide):
    """Plays on for some turns, then counts."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 1000
        self.taste = Taste()
        self.horizon: i64 = 30  # moves
        self.spread = 1000.0  # hundredths of a million
        self.faith: i64 = 500
        self.plain: i64 = 1
        self.average: i64 = 500
        self.revert: i64 = 50
        self.missing: i64 = 100

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(state, FourStarsState)
        priors = vec[i64]()
        if state.phase == START:
            return priors
        usual = tasteful_move(state, seat, self.taste, NO_LUCK)
        each = (1000 - self.faith) // len(moves)
        for move in moves:
            if move == usual:
                priors = append(priors, self.faith + each)
            else:
                priors = append(priors, each)
        return priors

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, FourStarsState)
        moves = self.horizon
        while not state.over and moves > 0:
            state.play(state.turn, tasteful_move(state, state.turn, self.taste, chance), chance)
            moves -= 1

    def progress(self, state: FourStarsState, seat: i64) -> i64:
        cells = state.cells
        worth = 100 * cells[CASH + seat]
        branch: i64 = 0
        while branch < BRANCHES:
            missing = state.size(seat, branch) - cells[OWNED + seat * BRANCHES + branch]
            price = 100 * cells[PRICE + branch]
            price += (self.average - price) * self.revert // 100
            worth -= missing * price
            if missing > 0:
                worth -= missing * self.missing
            branch += 1
        return worth

    def shares(self, state: State) -> vec[i64]:
        assert isinstance(state, FourStarsState)
        if state.over:
            return shares_of_winners(state)
        worths = vec[i64]()
        seat: i64 = 0
        while seat < state.players:
            if self.plain:
                worths = append(worths, self.progress(state, seat))
                seat += 1
                continue
            mind = Mind(state, seat, self.taste)
            worth = 100 * state.cells[CASH + seat]
            branch: i64 = 0
            while branch < BRANCHES:
                worth += mind.own_worth(branch, 0, state.cells[PRICE + branch])
                branch += 1
            worths = append(worths, worth)
            seat += 1
        return soft_shares(worths, self.spread)


NO_LUCK = Chance()  # no opinion needs any
