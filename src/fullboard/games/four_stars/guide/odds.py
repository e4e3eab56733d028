"""How likely each seat is to win: a small net over what can be counted, fitted to how many matches ended.

The weights lie in `odds.json`; `python -m benchmarks.studies.odds_of_four_stars` fits them anew. A trait is a number
between about 0 and 2. Money is counted in fortunes, so that other editions make sense too.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.bits import count
from fullboard.core.prospects import Prospects, fitted
from fullboard.core.state import NOBODY, State
from fullboard.core.vectors import layer
from fullboard.games.four_stars.box import (
    BRANCHES,
    CARDS,
    CRISIS,
    DOLLAR,
    SEASON,
    SQUARES,
    STARS,
    Box,
)
from fullboard.games.four_stars.rules.board import CASH, CHOSEN, HAND, OWNED, PLACE, PRICE
from fullboard.games.four_stars.rules.turn import Turn

GOALS: Final[i64] = 0  # how far the seat is from chain and fortune, and what its next turn may bring
BRANCH: Final[i64] = 20  # + 5 * rank: one branch, the one with fewest links on the card first
EVENTS: Final[i64] = 40  # how many cards of each effect it holds, and the links that crises and seasons count
ORDER: Final[i64] = 48  # when it moves, how late it is, and whether it is savvy
TRAITS: Final[i64] = 53

KINDS: Final[i64] = 6  # of squares
DEAR: Final[i64] = 7  # from here on a price may soon pay at the ceiling
EFFECT_AT: Final = vec[i64]([40, 42, 44, 45, 46, 47])  # the trait of each effect; links counted stand behind it


class Odds(Prospects):
    """Counts the traits of a seat between two turns and weighs them."""

    def __init__(self, box: Box, weights: dict[str, Any]) -> None:
        super().__init__(TRAITS)
        self.box = box
        self.landing = landing(box)  # place * KINDS + kind
        self.first = vec[float](weights["first"])  # trait * hidden + unit
        self.bias = vec[float](weights["bias"])
        self.out = vec[float](weights["out"])
        self.direct = vec[float](weights["direct"])  # past the hidden units
        self.savvy: i64 = NOBODY  # the seat that plays better than the others
        self.units = vec[float]([0.0] * len(weights["out"]))

    def weigh(self, state: State) -> float:
        """What the net makes of the traits counted: the logarithm of a seat's odds."""
        traits = self.traits
        direct = self.direct
        score = 0.0
        trait: i64 = 0
        while trait < TRAITS:
            score += traits[trait] * direct[trait]
            trait += 1
        units = self.units
        layer(traits, self.first, self.bias, units)
        out = self.out
        unit: i64 = 0
        while unit < len(units):
            if units[unit] > 0.0:
                score += units[unit] * out[unit]
            unit += 1
        return score

    # Traits

    def count(self, state: State, seat: i64) -> None:
        assert isinstance(state, Turn)
        traits = self.traits
        trait: i64 = 0
        while trait < TRAITS:
            traits[trait] = 0.0
            trait += 1
        self.count_goals(state, seat)
        self.count_events(state, seat)
        self.count_order(state, seat)

    def count_goals(self, state: Turn, seat: i64) -> None:
        """What is missing and what is too much, where the next turn may end, and each branch by itself."""
        cells = state.cells
        landing = self.landing
        traits = self.traits
        lands = cells[PLACE + seat] * KINDS
        wealth = cells[CASH + seat]  # if the chain were completed at today's prices
        missing: i64 = 0
        short = 0.0  # branches
        beside = 0.0
        reach = 0.0  # the chance to land where something is missing
        sale = 0.0
        bargain = 0.0
        income = 0.0
        branch: i64 = 0
        while branch < BRANCHES:
            size = state.size(seat, branch)
            owned = cells[OWNED + seat * BRANCHES + branch]
            price = cells[PRICE + branch]
            land = landing[lands + branch]
            on = state.on_card(seat, branch)
            wealth += (owned - size) * price
            if owned < size:
                missing += size - owned
                short += 1.0
                reach += land
                bargain += land * float((size - owned) * (10 - price)) / 10.0
            elif owned > size:
                beside += 1.0
                sale += land * float((owned - size) * price) / 10.0
            income += float(on * price * price) / 100.0
            at = BRANCH + 5 * self.rank(state, seat, branch)
            traits[at] = float(on) / 4.0
            traits[at + 1] = float(owned - on) / 4.0
            traits[at + 2] = float(price) / 10.0
            if price > DEAR:
                traits[at + 3] = float(price - DEAR) / 3.0
            traits[at + 4] = float(on * price) / 20.0
            branch += 1
        fortune = float(self.box.fortune)
        cards = float(count(cells[HAND + seat]))
        traits[GOALS] = float(cells[CASH + seat]) / fortune
        traits[GOALS + 1] = float(wealth) / fortune
        traits[GOALS + 4] = short / 2.0
        traits[GOALS + 5] = beside / 2.0
        traits[GOALS + 6] = float(missing) / 5.0
        traits[GOALS + 7] = reach
        traits[GOALS + 8] = sale
        traits[GOALS + 9] = bargain
        traits[GOALS + 10] = income / 5.0
        traits[GOALS + 11] = landing[lands + STARS]
        traits[GOALS + 12] = landing[lands + DOLLAR]
        traits[GOALS + 18] = cards / 2.0
        if float(wealth) < fortune:
            traits[GOALS + 2] = (fortune - float(wealth)) / fortune
            return
        traits[GOALS + 3] = 1.0  # rich enough: now only the chain counts, and an empty hand
        traits[GOALS + 13] = short / 2.0
        traits[GOALS + 14] = beside / 2.0
        traits[GOALS + 15] = reach
        traits[GOALS + 16] = cards / 2.0
        if cards > 0.0:
            traits[GOALS + 17] = 1.0
        if state.met(seat):
            traits[GOALS + 19] = 1.0

    def rank(self, state: Turn, seat: i64, branch: i64) -> i64:
        """How many branches come before this one if those with fewer links on the card come first."""
        cells = state.cells
        sizes = cells[CHOSEN + seat] * BRANCHES
        size = self.box.assignment[sizes + branch]
        before: i64 = 0
        other: i64 = 0
        while other < BRANCHES:
            asked = self.box.assignment[sizes + other]
            if asked < size or (asked == size and other < branch):
                before += 1
            other += 1
        return before

    def count_events(self, state: Turn, seat: i64) -> None:
        """The event cards of a seat."""
        traits = self.traits
        box = self.box
        hand = state.cells[HAND + seat]
        card: i64 = 0
        while hand and card < CARDS:
            if hand >> card & 1:
                effect = box.effect[card]
                at = EFFECT_AT[effect]
                traits[at] += 1.0
                if effect in (CRISIS, SEASON):
                    traits[at + 1] += float(state.links_concerned(seat, card)) / 4.0
            card += 1

    def count_order(self, state: Turn, seat: i64) -> None:
        """How many turns off its turn is, its place in the round, an announcement, and the round."""
        traits = self.traits
        ahead = seat - state.turn
        if ahead < 0:
            ahead += state.players
        place = seat - state.first
        if place < 0:
            place += state.players
        traits[ORDER] = float(ahead) / 3.0
        traits[ORDER + 1] = float(place) / 3.0
        if state.announced >> seat & 1:
            traits[ORDER + 2] = 1.0
        traits[ORDER + 3] = float(state.round) / 20.0
        if seat == self.savvy:
            traits[ORDER + 4] = 1.0


def landing(box: Box) -> vec[float]:
    """How likely a turn ends on each kind of square, from each square; for the $: how likely two dice lead there."""
    onward = [[0.0] * KINDS for _ in range(SQUARES)]
    for _ in range(12):  # $ squares in a row
        onward = [_chances(box, onward, place, [1, 2, 3, 4, 5, 6]) for place in range(SQUARES)]
    two = [one + other for one in range(1, 7) for other in range(1, 7)]
    return vec[float]([chance for place in range(SQUARES) for chance in _chances(box, onward, place, two)])


def _chances(box: Box, onward: list[list[float]], place: int, rolls: list[int]) -> list[float]:
    chances = [0.0] * KINDS
    for roll in rolls:
        square = (place + roll) % SQUARES
        kind = box.square[square]
        chances[kind] += 1.0 / len(rolls)
        if kind == DOLLAR:
            for end in range(DOLLAR):
                chances[end] += onward[square][end] / len(rolls)
    return chances


def read_weights() -> dict[str, Any]:
    """The net as it was fitted."""
    return fitted(__file__, "odds.json")
