"""What search knows about 4 Étoiles: all go on by their habits for some turns, then a fitted net tells the odds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.guide import Guide, favour, shares_of_winners
from fullboard.core.state import NOBODY, State
from fullboard.games.four_stars.greedy.bot import tasteful_move
from fullboard.games.four_stars.greedy.worth import Taste
from fullboard.games.four_stars.guide.odds import Odds, read_weights
from fullboard.games.four_stars.guide.taste import savvy
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.turn import PLAN, START

TO_THE_END: Final[i64] = 10000  # turns
LAST_ROUNDS: Final[i64] = 6  # before the limit, of which the odds know nothing, are played to the end


class FourStarsGuide(Guide):
    """Plays on for some turns, then tells the odds."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 4000
        self.brief = 80
        self.taste = Taste()
        self.savvy = savvy()
        self.thinker: i64 = NOBODY  # who is savvy; the others are greedy
        self.luck = Chance()  # for opinions, which need none
        self.horizon = 12  # turns, with the one that is being played
        self.faith: i64 = 500
        self.weights = read_weights()
        self.odds: Odds | None = None

    def begin(self, seat: i64) -> None:
        self.thinker = seat

    def hasten(self) -> None:
        self.horizon = 4

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(state, FourStarsState)
        if state.phase == START:
            return vec[i64]()
        return favour(moves, self.habit(state, seat, self.luck), self.faith)

    def habit(self, state: FourStarsState, seat: i64, chance: Chance) -> i64:
        """What a seat would do without thinking."""
        return tasteful_move(state, seat, self.savvy if seat == self.thinker else self.taste, chance)

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, FourStarsState)
        turns = self.horizon
        if state.limit and state.limit - state.round < LAST_ROUNDS:
            turns = TO_THE_END
        elif state.phase == START:
            turns += state.players
        turn = state.turn
        between = state.phase == PLAN and not state.eventful and not state.assigned
        while not state.over and (turns > 0 or not between):
            state.play(state.turn, self.habit(state, state.turn, chance), chance)
            between = state.turn != turn
            if between:
                turn = state.turn
                turns -= 1

    def shares(self, state: State) -> vec[i64]:
        assert isinstance(state, FourStarsState)
        if state.over:
            return shares_of_winners(state)
        odds = self.odds
        if odds is None or odds.box is not state.box:
            odds = Odds(state.box, self.weights)
            self.odds = odds
        odds.savvy = self.thinker
        return odds.shares(state)
