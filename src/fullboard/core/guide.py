"""The contract of a guide: a game's own knowledge for the search (determinisation, priors, playouts, evaluation).

A game without one is searched all the same: with uniform guesses, no priors, and random playouts to the end.
"""

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
    """Guides a search: which moves are plausible, how a playout goes on, and what the position after it is worth.

    `iterations` and `brief` are the iterations a move of the levels `hard` and `medium`; `overlooks` is how many moves
    in a hundred `easy` does not see. `mastery` are those of `champion`, 0 where there is none: it is there only if it
    was measured to win more than `hard` at equal time. `deepens` says whether people are offered `expert`: only if it
    was measured to win more than `hard` in the time that a table has for it. A bot plays the move with the highest
    lower confidence bound, its mean share less `caution` standard errors; 0 means the most visited move. `horizon` says
    how far `rollout` plays on before `shares` judges, in whatever the guide counts (moves, turns, rounds); 0 means to
    the end of the match.
    """

    def __init__(self) -> None:
        self.iterations: i64 = 2000
        self.brief: i64 = 100
        self.overlooks: i64 = 40
        self.mastery: i64 = 0
        self.deepens = False
        self.caution = 1.0
        self.horizon: i64 = 0

    def hasten(self) -> None:
        """Prepare for a search of few iterations, for which a shorter playout is worth more than an exact one."""

    def excel(self) -> None:
        """Prepare for `champion`: search in the way that was measured to win most."""

    def compete(self) -> None:
        """Prepare to choose for a bot; hints and analyses, which estimate chances, do not call this."""

    def stretch(self, times: float) -> None:
        """Make the horizon that many times as far, at least 1; a guide that plays to the end stays as it is."""
        if self.horizon > 0:
            self.horizon = max(1, round(float(self.horizon) * times))

    def begin(self, seat: i64) -> None:
        """Called when a search begins, with the seat that thinks, or SPECTATOR."""

    def determinise(self, chair: Chair, chance: Chance) -> State:
        """A determinisation: a state without hidden information, drawn from those the seat cannot rule out."""
        return chair.guess(chance)

    def priors(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The prior probability of each of these moves for PUCT, in thousandths; empty: none, which means UCB."""
        return vec[i64]()

    def rollout(self, state: State, chance: Chance) -> None:
        """Play on quickly, to the end or as far as `horizon` says."""
        state.playout(chance)

    def shares(self, state: State) -> vec[i64]:
        """Each seat's expected share of the win, parts of WHOLE."""
        return shares_of_winners(state)


def soft_shares(worths: vec[i64], spread: float) -> vec[i64]:
    """Shares by how far the seats are apart: a lead of `spread` makes a win e times as likely."""
    return odds(floats(worths), spread, WHOLE, 0)


def soft_priors(values: vec[i64], spread: float) -> vec[i64]:
    """Plausibilities by how good moves look, in thousandths; none is ruled out."""
    return odds(floats(values), spread, 1000, 1)


def floats(values: vec[i64]) -> vec[float]:
    """The same numbers, for reckoning with fractions."""
    same = vec[float]()
    for value in values:
        same = append(same, float(value))
    return same


def odds(values: vec[float], spread: float, whole: i64, least: i64) -> vec[i64]:
    """Parts of a whole, e times as large for every `spread` that a value lies above another."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    total = 0.0
    for value in values:
        total += exp((value - best) / spread)
    parts = vec[i64]()
    for value in values:
        parts = append(parts, least + i64(float(whole) * exp((value - best) / spread) / total))
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
