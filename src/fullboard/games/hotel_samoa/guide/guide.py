"""What search knows about Hotel Samoa: prices are tried out, the rest goes by habit for some rounds."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.guide import Guide, favour, mixed, shares_of_winners, soft_shares
from fullboard.core.state import State
from fullboard.games.hotel_samoa.box import BIT
from fullboard.games.hotel_samoa.greedy.habits import habit
from fullboard.games.hotel_samoa.greedy.worth import position_worth
from fullboard.games.hotel_samoa.guide.prospects import HotelProspects, read_weights
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules.board import BLOCK, CARD, CHOOSING, HAND, NO_CARD, SEAT


class HotelSamoaGuide(Guide):
    """Looks a few rounds ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 2000
        self.brief = 30
        self.mastery = 1700
        self.overlooks = 15  # a price that is wrong costs the round
        self.horizon = 2  # rounds
        self.spread = 300.0  # tenths of money
        self.faith: i64 = 600  # thousandths for the habitual move
        self.last: i64 = 0
        self.judges = False  # whether positions are judged by what hotels were seen to earn,
        self.foretells = False  # cards chosen while playing on are those that searching bots were seen to choose,
        self.expects = False  # and these are tried first
        self.prospects = HotelProspects(read_weights())  # what was learned from matches

    def excel(self) -> None:
        self.judges = self.foretells = self.expects = True

    def determinise(self, chair: Chair, chance: Chance) -> State:
        state = chair.guess(chance)
        assert isinstance(state, HotelSamoaState)
        self.last = state.round + self.horizon
        if state.phase == CHOOSING:  # a choice that is still secret is made anew by those who made it
            cells = state.cells
            seat: i64 = 0
            while seat < state.players:
                at = SEAT + seat * BLOCK
                if cells[at + CARD] != NO_CARD:
                    cells[at + HAND] |= BIT[cells[at + CARD]]
                    cells[at + CARD] = NO_CARD
                    state.chosen -= 1
                seat += 1
        return state

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(state, HotelSamoaState)
        if state.phase == CHOOSING:
            return self.prospects.priors(state, seat, moves) if self.expects else vec[i64]()
        usual = habit(state, seat)
        return favour(moves, usual, self.faith)

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, HotelSamoaState)
        while not state.over and (state.round < self.last or (self.judges and state.phase > CHOOSING)):
            seat = state.actor()
            if state.phase != CHOOSING:
                state.play(seat, habit(state, seat), chance)
            elif self.foretells:
                state.play(seat, self.prospects.draw(state, seat, chance), chance)
            else:
                state.play(seat, state.random_move(seat, chance), chance)

    def shares(self, state: State) -> vec[i64]:
        assert isinstance(state, HotelSamoaState)
        if self.judges and not state.over:
            return self.prospects.shares(state)
        worths = vec[i64]()
        seat: i64 = 0
        while seat < state.players:
            worths = append(worths, position_worth(state, seat))
            seat += 1
        shares = soft_shares(worths, self.spread)
        if state.over:
            return mixed(shares, shares_of_winners(state))
        return shares
