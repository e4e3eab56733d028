"""Small nets, evaluated in compiled code: from a seat's features to shares of the win and a taste for moves.

Two layers of rectified units stand on the features; above them one layer tells every seat's share of the win, the
net's own seat first and then clockwise, and another how plausible each move is, of which only the legal ones are
computed. The input is a row of features (`core.features`), what one seat may know, and nothing else: two states that
a seat cannot tell apart give the same row and so the same answer. Most entries of a row are zero, and so is about half
of each layer: a layer is summed up over what is not.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from fullboard.core.chance import Chance
from fullboard.core.features import Features, zeros
from fullboard.core.guide import WHOLE
from fullboard.core.state import State
from fullboard.core.vectors import layer, rectify

FINE: Final[i64] = 16777216  # the steps of a number drawn between 0 and 1
STEPS: Final = 16777216.0
NOTHING: Final[i16] = 0


class Net:
    """The weights of one net, and what it made of the last row.

    `first` and `second` hold a unit's weights to all units above it side by side, `value` and `policy` the weights of
    an output to all units below it.
    """

    def __init__(self, inputs: i64, hidden: i64, top: i64, players: i64, moves: i64, weights: list[float]) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.top = top
        self.players = players
        self.moves = moves
        at: i64 = 0
        self.first = vec[float](weights[at : at + inputs * hidden])
        at += inputs * hidden
        self.first_bias = vec[float](weights[at : at + hidden])
        at += hidden
        self.second = vec[float](weights[at : at + hidden * top])
        at += hidden * top
        self.second_bias = vec[float](weights[at : at + top])
        at += top
        self.value = vec[float](weights[at : at + players * top])
        at += players * top
        self.value_bias = vec[float](weights[at : at + players])
        at += players
        self.policy = vec[float](weights[at : at + moves * top])
        at += moves * top
        self.policy_bias = vec[float](weights[at : at + moves])
        self.row = vec[float]([0.0] * inputs)
        self.low_units = vec[float]([0.0] * hidden)
        self.units = vec[float]([0.0] * top)

    def read(self, row: vec[i16], start: i64) -> None:
        """Take in the row that begins at a place."""
        values = self.row
        entry: i64 = 0
        while entry < self.inputs:
            values[entry] = float(i64(row[start + entry]))
            entry += 1
        layer(values, self.first, self.first_bias, self.low_units)
        rectify(self.low_units)
        layer(self.low_units, self.second, self.second_bias, self.units)
        rectify(self.units)

    def win_shares(self) -> vec[float]:
        """Every seat's share of the win, that of the seat whose row was read first, then clockwise."""
        scores = vec[float]()
        seat: i64 = 0
        while seat < self.players:
            scores = append(scores, self._sum(self.value, seat, self.value_bias[seat]))
            seat += 1
        return softened(scores, 1.0)

    def plausible(self, moves: vec[i64], heat: float) -> vec[float]:
        """How likely each of these moves is; the higher the heat, the more alike."""
        scores = vec[float]()
        for move in moves:
            scores = append(scores, self._sum(self.policy, move, self.policy_bias[move]))
        return softened(scores, heat)

    def _sum(self, weights: vec[float], output: i64, bias: float) -> float:
        units = self.units
        total = bias
        at = output * self.top
        unit: i64 = 0
        while unit < self.top:
            total += units[unit] * weights[at + unit]
            unit += 1
        return total


def softened(scores: vec[float], heat: float) -> vec[float]:
    """Parts of 1 by scores (softmax)."""
    best = scores[0]
    for score in scores:
        if score > best:
            best = score
    total = 0.0
    at: i64 = 0
    while at < len(scores):
        scores[at] = exp((scores[at] - best) / heat)
        total += scores[at]
        at += 1
    at = 0
    while at < len(scores):
        scores[at] /= total
        at += 1
    return scores


def drawn(parts: vec[float], chance: Chance) -> i64:
    """A place drawn by these probabilities."""
    left = float(chance.pick(FINE)) / STEPS
    at: i64 = 0
    while at < len(parts) - 1:
        left -= parts[at]
        if left < 0.0:
            return at
        at += 1
    return at


class Judge:
    """A net with the features it reads: asked about a state, it looks at what one seat may know of it."""

    def __init__(self, net: Net, features: Features) -> None:
        self.net = net
        self.features = features
        self.row = zeros(features.size)

    def look(self, state: State, seat: i64) -> None:
        """Read what a seat may know."""
        row = self.row
        at: i64 = 0
        while at < self.features.size:
            row[at] = NOTHING
            at += 1
        self.features.fill(state, seat, row, 0)
        self.net.read(row, 0)

    def plausible(self, state: State, seat: i64, moves: vec[i64], heat: float) -> vec[float]:
        """How likely a seat is to make each of these moves."""
        self.look(state, seat)
        return self.net.plausible(moves, heat)

    def shares(self, state: State, seat: i64) -> vec[i64]:
        """Each seat's share of the win as one seat sees it, parts of WHOLE."""
        self.look(state, seat)
        parts = self.net.win_shares()
        shares = vec[i64]()
        other: i64 = 0
        while other < state.players:
            shares = append(shares, i64(parts[self.features.ahead(other, seat)] * float(WHOLE)))
            other += 1
        return shares
