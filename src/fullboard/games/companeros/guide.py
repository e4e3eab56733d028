"""What search knows about Compañeros: the richest suit is taken, and points are half of a win."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.guide import WHOLE, Guide
from fullboard.core.state import State
from fullboard.games.companeros.deck import RANKS, listed
from fullboard.games.companeros.greedy import richest_suit, trick_gain
from fullboard.games.companeros.rules import TAKE, CompanerosState


class CompanerosGuide(Guide):
    """Cards at random, share-outs by worth."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 10000
        self.margin: i64 = 150
        self.horizon: i64 = 9  # tricks
        self.thrift: i64 = 20
        self.heavy: i64 = 0
        self.until: i64 = 9
        self.win: i64 = 1

    def world(self, chair: Chair, chance: Chance) -> State:
        state = chair.guess(chance)
        assert isinstance(state, CompanerosState)
        self.until = state.tricks + self.horizon
        if self.until >= 8:
            self.until = 9
        return state

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, CompanerosState)
        round = state.round
        while not state.over and state.tricks < self.until and state.round == round:
            seat = state.turn
            if state.sharing():
                state.play(seat, TAKE + richest_suit(state), chance)
            elif self.heavy:
                state.play(seat, self.better(state, seat, chance), chance)
            else:
                state.play(seat, state.random_move(seat, chance), chance)

    def better(self, state: CompanerosState, seat: i64, chance: Chance) -> i64:
        best = state.random_move(seat, chance)
        if state.tricks == 8:
            return best
        most = trick_gain(state, seat, best, chance) - self.thrift * state.deck.numbers[best % RANKS]
        tries = self.heavy
        while tries > 0:
            other = state.random_move(seat, chance)
            if other != best:
                gain = trick_gain(state, seat, other, chance) - self.thrift * state.deck.numbers[other % RANKS]
                if gain > most:
                    most = gain
                    best = other
            tries -= 1
        return best

    def shares(self, state: State) -> vec[i64]:
        assert isinstance(state, CompanerosState)
        scores = state.scores()
        players = state.players
        seat: i64 = 0
        while seat < players:
            scores[seat] = scores[seat] * 100
            if not state.over:
                for card in listed(state.hand(seat)):
                    scores[seat] += self.thrift * state.deck.numbers[card % RANKS]
            seat += 1
        best = scores[0]
        total: i64 = 0
        for points in scores:
            total += points
            if points > best:
                best = points
        winners: i64 = 0
        for points in scores:
            if points == best:
                winners += 1
        shares = vec[i64]()
        for points in scores:
            share = WHOLE // players + self.margin * (points * players - total) // (100 * players)
            if share < 0:
                share = 0
            elif share > WHOLE:
                share = WHOLE
            if self.win:
                if points == best:
                    share += WHOLE // winners
                share = share // 2
            shares = append(shares, share)
        return shares
