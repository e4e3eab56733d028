"""What search knows about Compañeros: others look a trick ahead, oneself saves high cards, and a lead is half a win."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance, Quick
from fullboard.core.guide import WHOLE, Guide, mixed, shares_of_winners, soft_priors
from fullboard.core.state import NOBODY, State
from fullboard.games.companeros.box import RANKS, suit_of
from fullboard.games.companeros.greedy import THRIFT, richest_suit, trick_gain
from fullboard.games.companeros.rules import TAKE, TRICKS, CompanerosState

LEAD: Final[i64] = 150  # what a point above the average is worth
SAVING: Final[i64] = 230  # what a point of a card is worth in hand to whoever thinks, in hundredths of a point,
SPENDING: Final[i64] = 16  # and how much less with every trick
LEADING: Final[i64] = 400  # what it costs to lead the next trick


class CompanerosGuide(Guide):
    """All take the richest suit; of some cards at random, all play the one that does best in this trick.

    Whoever thinks looks at more cards and has a taste of its own, found by `benchmarks.studies.ideas.habits`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 8000
        self.brief = 25
        self.overlooks = 30
        self.tries: i64 = 2  # cards besides the first
        self.own_tries: i64 = 4
        self.glances: i64 = 4  # how often a trick is played on to see what a card may bring
        self.hasty = False  # with a few tries for every move, playing on like everybody else tells most
        self.savvy = False  # whether who thinks has that taste, and an opinion of moves
        self.thinker: i64 = NOBODY
        self.taste = 300.0  # hundredths of a point that make a move e times as plausible
        self.luck = Quick(0)  # for opinions

    def begin(self, seat: i64) -> None:
        self.thinker = seat if self.savvy else NOBODY
        self.luck.reseed(seat + 1, 0)

    def compete(self) -> None:
        self.savvy = not self.hasty

    def hasten(self) -> None:
        self.hasty = True

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        if not self.savvy:
            return vec[i64]()
        assert isinstance(state, CompanerosState)
        values = vec[i64]()
        for move in moves:
            value: i64 = 0
            if move >= TAKE:
                value = 100 * state.box.points[suit_of(state.pot, move - TAKE)]
            else:
                glance: i64 = 0
                while glance < self.glances:
                    value += self.gain(state, seat, move, self.luck)
                    glance += 1
                value //= self.glances
            values = append(values, value)
        return soft_priors(values, self.taste)

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
        tries = self.tries
        if seat == self.thinker:
            tries = self.own_tries
        if tries == 0 or state.tricks == TRICKS - 1:
            return best
        most = self.gain(state, seat, best, chance)
        while tries > 0:
            other = state.random_move(seat, chance)
            if other != best:
                found = self.gain(state, seat, other, chance)
                if found > most:
                    most = found
                    best = other
            tries -= 1
        return best

    def gain(self, state: CompanerosState, seat: i64, card: i64, chance: Chance) -> i64:
        """What a card may bring in this trick, less what it is worth in hand, to whoever thinks or to others."""
        saving = THRIFT
        leading: i64 = 0
        if seat == self.thinker:
            saving = SAVING - SPENDING * state.tricks
            leading = LEADING
        return trick_gain(state, seat, card, chance, leading) - saving * state.box.numbers[card % RANKS]

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
