"""Bots that have learned: a guide that asks a net, and a bot that plays what the net likes best."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.bots.nets import Judge, drawn
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.guide import Guide, shares_of_winners
from fullboard.core.state import State
from fullboard.core.vectors import largest

THOUSANDTHS: Final = 1000.0


class NetGuide(Guide):
    """Priors by the net's taste; plays on by it for `horizon` moves, then lets it tell the shares of the win.

    What is not learned is asked of the game's own guide: guesses, and as much of the rest as the switches say. With
    `trust`, in hundredths, below 100, the own guide plays on from there and judges too, and the net counts for so much.
    """

    def __init__(self, judge: Judge, own: Guide) -> None:
        super().__init__()
        self.judge = judge
        self.own = own
        self.iterations = own.iterations
        self.brief = own.brief
        self.caution = own.caution
        self.horizon = 0
        self.heat = 1.0  # of the priors
        self.net_priors = True
        self.net_values = True  # otherwise the game's own guide plays on and judges
        self.trust: i64 = 100
        self.told = vec[i64]()  # by the net, before the own guide played on

    def compete(self) -> None:
        self.own.compete()

    def begin(self, seat: i64) -> None:
        self.own.begin(seat)

    def determinise(self, chair: Chair, chance: Chance) -> State:
        return self.own.determinise(chair, chance)

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        if not self.net_priors:
            return self.own.priors(state, seat, moves)
        priors = vec[i64]()
        for part in self.judge.plausible(state, seat, moves, self.heat):
            priors = append(priors, 1 + i64(part * THOUSANDTHS))
        return priors

    def rollout(self, state: State, chance: Chance) -> None:
        if not self.net_values:
            self.own.rollout(state, chance)
            return
        left = self.horizon
        while left > 0:
            seat = state.actor()
            if seat < 0:
                return
            moves = state.legal(seat)
            at: i64 = 0
            if len(moves) > 1:
                at = drawn(self.judge.plausible(state, seat, moves, 1.0), chance)
            state.play(seat, moves[at], chance)
            left -= 1
        if self.trust < 100 and not state.over:
            self.told = self.judge.shares(state, state.actor())
            self.own.rollout(state, chance)

    def shares(self, state: State) -> vec[i64]:
        if not self.net_values:
            return self.own.shares(state)
        if len(self.told):
            found = self.told
            self.told = vec[i64]()
            own = self.own.shares(state)
            seat: i64 = 0
            while seat < len(found):
                found[seat] = (self.trust * found[seat] + (100 - self.trust) * own[seat]) // 100
                seat += 1
            return found
        if state.over:
            return shares_of_winners(state)
        return self.judge.shares(state, state.actor())


class NetBot(Bot):
    """Plays the move the net likes best, without search; with heat, one drawn by its taste."""

    def __init__(self, judge: Judge, heat: float = 0.0) -> None:
        super().__init__()
        self.judge = judge
        self.heat = heat

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        moves = chair.legal
        if len(moves) == 1:
            return moves[0]
        parts = self.judge.plausible(chair.guess(chance), chair.seat, moves, self.heat if self.heat > 0.0 else 1.0)
        return moves[drawn(parts, chance) if self.heat > 0.0 else largest(parts)]
