"""What search knows about 4 Étoiles: all go on like the greedy bot; who is nearer to chain and fortune leads."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.guide import Guide, favour, shares_of_winners, soft_shares
from fullboard.core.state import State
from fullboard.games.four_stars.box import BRANCHES
from fullboard.games.four_stars.greedy import tasteful_move
from fullboard.games.four_stars.judgement import Taste
from fullboard.games.four_stars.market import CASH, OWNED, PRICE
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.turn import START

# What decides who wins, in hundredths of a million of cash; fitted to a thousand matches among greedy bots.
MISSING: Final[i64] = 500  # a link that the chain lacks, at any price
MISSING_PRICE: Final[i64] = 70  # and for each million of its price
SPARE: Final[i64] = 260  # a link beside the chain


class FourStarsGuide(Guide):
    """Plays on for some turns, then counts."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 1500
        self.taste = Taste()
        self.luck = Chance()  # for opinions, which need none
        self.horizon: i64 = 120  # moves
        self.spread = 4500.0  # hundredths of a million
        self.faith: i64 = 500
        self.caution = 3.0  # the dice are loud

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(state, FourStarsState)
        if state.phase == START:
            return vec[i64]()
        return favour(moves, tasteful_move(state, seat, self.taste, self.luck), self.faith)

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, FourStarsState)
        moves = self.horizon
        while not state.over and moves > 0:
            state.play(state.turn, tasteful_move(state, state.turn, self.taste, chance), chance)
            moves -= 1

    def shares(self, state: State) -> vec[i64]:
        assert isinstance(state, FourStarsState)
        if state.over:
            return shares_of_winners(state)
        worths = vec[i64]()
        seat: i64 = 0
        while seat < state.players:
            worths = append(worths, progress(state, seat))
            seat += 1
        return soft_shares(worths, self.spread)


def progress(state: FourStarsState, seat: i64) -> i64:
    """How near a seat is to chain and fortune, in hundredths of a million."""
    cells = state.cells
    worth = 100 * cells[CASH + seat]
    branch: i64 = 0
    while branch < BRANCHES:
        missing = state.size(seat, branch) - cells[OWNED + seat * BRANCHES + branch]
        if missing > 0:
            worth -= missing * (MISSING + MISSING_PRICE * cells[PRICE + branch])
        else:
            worth -= missing * SPARE
        branch += 1
    return worth
