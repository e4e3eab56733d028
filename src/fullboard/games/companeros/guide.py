"""What search knows about Compañeros: who looks a trick ahead plays better than at random, and a lead is half a win."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.guide import WHOLE, Guide, mixed, shares_of_winners
from fullboard.core.state import State
from fullboard.games.companeros.deck import RANKS
from fullboard.games.companeros.greedy import THRIFT, richest_suit, trick_gain
from fullboard.games.companeros.rules import TAKE, TRICKS, CompanerosState

LEAD: Final[i64] = 150  # what a point above the average is worth


class CompanerosGuide(Guide):
    """All take the richest suit; of some cards at random, all play the one that does best in this trick."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 8000
        self.brief = 25
        self.tries: i64 = 2  # cards besides the first

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, CompanerosState)
        while not state.over:
            seat = state.turn
            if state.sharing():
                state.play(seat, TAKE + richest_suit(state), chance)
            else:
                state.play(seat, self.card(state, seat, chance), chance)

    def card(self, state: CompanerosState, seat: i64, chance: Chance) -> i64:
        """The best of a few."""
        best = state.random_move(seat, chance)
        if self.tries == 0 or state.tricks == TRICKS - 1:
            return best
        most = gain(state, seat, best, chance)
        tries = self.tries
        while tries > 0:
            other = state.random_move(seat, chance)
            if other != best:
                found = gain(state, seat, other, chance)
                if found > most:
                    most = found
                    best = other
            tries -= 1
        return best

    def shares(self, state: State) -> vec[i64]:
        scores = state.scores()
        total: i64 = 0
        for points in scores:
            total += points
        shares = vec[i64]()
        for points in scores:
            share = (WHOLE + LEAD * (points * state.players - total)) // state.players
            if share < 0:
                share = 0
            elif share > WHOLE:
                share = WHOLE
            shares = append(shares, share)
        return mixed(shares, shares_of_winners(state))


def gain(state: CompanerosState, seat: i64, card: i64, chance: Chance) -> i64:
    """What a card may bring in this trick, less what it is worth in hand."""
    return trick_gain(state, seat, card, chance) - THRIFT * state.deck.numbers[card % RANKS]
