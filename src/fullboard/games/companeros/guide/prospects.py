"""How likely each seat is to win from the end of a trick, if all hands are known: a small net, learned from matches.

The search asks it about guessed deals, never about the true one. Weights lie in `prospects-4.json` and so on, one file
for each number of players; `python -m benchmarks.studies.prospects_of_companeros` trains them anew.
"""

from pathlib import Path

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.bits import lowest
from fullboard.core.guide import WHOLE, odds
from fullboard.core.prospects import fitted
from fullboard.core.vectors import layer, rectify
from fullboard.games.companeros.box import RANKS
from fullboard.games.companeros.rules import TRICKS, CompanerosState


class CompanerosProspects:
    """Two layers of rectified units over where every card is, how many tricks are left, and how far all are apart.

    Seats are counted from whoever leads. `first` and `second` hold a unit's weights to all units above it side by
    side, `last` those of each seat's outcome to all units below it, and `lead` what a point is worth by the tricks
    played.
    """

    def __init__(
        self, players: i64, first: list[float], second: list[float], last: list[float], lead: list[float]
    ) -> None:
        self.players = players
        self.cards: i64 = players * RANKS
        self.pot: i64 = players * self.cards  # where its cards begin
        self.tricks: i64 = self.pot + self.cards
        self.apart: i64 = self.tricks + TRICKS
        self.inputs: i64 = self.apart + players
        units = len(first) // int(self.inputs + 1)
        top = len(last) // int(players) - 1
        self.first = vec[float](first[:-units])
        self.first_bias = vec[float](first[-units:])
        self.second = vec[float](second[:-top])
        self.second_bias = vec[float](second[-top:])
        self.last = vec[float](last)
        self.lead = vec[float](lead)
        self.row = vec[float]([0.0] * int(self.inputs))
        self.units = vec[float]([0.0] * units)
        self.top = vec[float]([0.0] * top)

    def read(self, state: CompanerosState) -> None:
        """Write down a state at the beginning of a trick."""
        row = self.row
        at: i64 = 0
        while at < self.inputs:
            row[at] = 0.0
            at += 1
        self._mark(state.pot, self.pot)
        total: i64 = 0
        place: i64 = 0
        seat = state.leader
        while place < self.players:
            self._mark(state.hand(seat), place * self.cards)
            points = state.score(seat)
            total += points
            row[self.apart + place] = float(points) / 10.0
            seat = state.after(seat)
            place += 1
        average = float(total) / float(10 * self.players)
        place = 0
        while place < self.players:
            row[self.apart + place] -= average
            place += 1
        row[self.tricks + state.tricks] = 1.0

    def _mark(self, cards: i64, at: i64) -> None:
        row = self.row
        while cards:
            row[at + lowest(cards)] = 1.0
            cards &= cards - 1

    def shares(self, state: CompanerosState) -> vec[i64]:
        """Each seat's share of the win, parts of WHOLE."""
        self.read(state)
        layer(self.row, self.first, self.first_bias, self.units)
        rectify(self.units)
        layer(self.units, self.second, self.second_bias, self.top)
        rectify(self.top)
        scores = vec[float]()
        seat: i64 = 0
        while seat < self.players:
            scores = append(scores, self._outcome(state, seat))
            seat += 1
        return odds(scores, 1.0, WHOLE, 0)

    def _outcome(self, state: CompanerosState, seat: i64) -> float:
        place = seat - state.leader
        if place < 0:
            place += self.players
        many: i64 = len(self.top)
        at = place * (many + 1)
        found = self.last[at + many] + self.lead[state.tricks] * self.row[self.apart + place]
        unit: i64 = 0
        while unit < many:
            found += self.top[unit] * self.last[at + unit]
            unit += 1
        return found


def read_prospects(players: i64) -> CompanerosProspects | None:
    """What was learned about so many players, if anything was."""
    name = f"prospects-{players}.json"
    if not Path(__file__).with_name(name).exists():
        return None
    weights = fitted(__file__, name)
    return CompanerosProspects(players, weights["first"], weights["second"], weights["last"], weights["lead"])
