"""The contract of a guide: what a game tells the search about itself. Without one, it plays at random to the end."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.state import State

WHOLE: Final[i64] = 10000  # a win that is not shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What is plausible, how a match may go on, and who then stands how."""

    def __init__(self) -> None:
        self.iterations: i64 = 2000  # what the level `hard` looks at for one move
        self.brief: i64 = 100  # what `medium` looks at: as little as puts it between `greedy` and `hard`
        self.caution = 1.0  # how many standard errors a share is doubted by when a move is chosen; 0: the most tried

    def hasten(self) -> None:
        """Get ready for a search of few iterations, which had better judge early than see much luck."""

    def compete(self) -> None:
        """Get ready to choose for a bot, which may take itself for better than others; chances are told without."""

    def begin(self, seat: i64) -> None:
        """Somebody begins to think: a seat, or a SPECTATOR, who takes nobody's side."""

    def world(self, chair: Chair, chance: Chance) -> State:
        """A state to search in: what the seat cannot know is guessed."""
        return chair.guess(chance)

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """How plausible each of these moves is, in thousandths that sum up to about 1000; empty: no opinion."""
        return vec[i64]()

    def rollout(self, state: State, chance: Chance) -> None:
        """Play on quickly, to the end or to where `shares` can judge."""
        state.playout(chance)

    def shares(self, state: State) -> vec[i64]:
        """Each seat's expected share of the win, parts of WHOLE."""
        return shares_of_winners(state)


def soft_shares(worths: vec[i64], spread: float) -> vec[i64]:
    """Shares by how far the seats are apart: a lead of `spread` makes a win e times as likely."""
    return _odds(worths, spread, WHOLE, 0)


def soft_priors(values: vec[i64], spread: float) -> vec[i64]:
    """Plausibilities by how good moves look, in thousandths; none is ruled out."""
    return _odds(values, spread, 1000, 1)


def _odds(values: vec[i64], spread: float, whole: i64, least: i64) -> vec[i64]:
    """Parts of a whole, e times as large for every `spread` that a value lies above another."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    total = 0.0
    for value in values:
        total += exp(float(value - best) / spread)
    parts = vec[i64]()
    for value in values:
        parts = append(parts, least + i64(float(whole) * exp(float(value - best) / spread) / total))
    return parts


def favour(moves: vec[i64], usual: i64, faith: i64) -> vec[i64]:
    """Plausibilities by which one move stands out, and the rest shares what is left of a thousand."""
    each = (1000 - faith) // len(moves) + 1
    priors = vec[i64]()
    for move in moves:
        prior = each
        if move == usual:
            prior += faith
        priors = append(priors, prior)
    return priors


def mixed(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """Half of each."""
    shares = vec[i64]()
    seat: i64 = 0
    while seat < len(one):
        shares = append(shares, (one[seat] + other[seat]) // 2)
        seat += 1
    return shares


def shares_of_winners(state: State) -> vec[i64]:
    """Who has won a match that is over."""
    shares = vec[i64]()
    seat: i64 = 0
    while seat < state.players:
        shares = append(shares, 0)
        seat += 1
    winners = state.winners()
    for winner in winners:
        shares[winner] = WHOLE // len(winners)
    return shares
