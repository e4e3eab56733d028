"""What links, prices and cards are worth to a seat, in hundredths of a million: the taste of whoever plays by habit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.bits import BIT
from fullboard.games.four_stars.box import (
    BOOM,
    BRANCHES,
    BUYER,
    CRISIS,
    EVERY,
    OFFER,
    SEASON,
)
from fullboard.games.four_stars.rules.board import CASH, OWNED, PRICE
from fullboard.games.four_stars.rules.turn import Turn

WORST: Final[i64] = -(1 << 40)

# What somebody of a certain wealth finds, in the order of a row of `Taste.rows`
NEED: Final[i64] = 0  # what a missing link will cost: this ...
NEED_PRICE: Final[i64] = 1  # ... and so much for each point of today's price
OPEN: Final[i64] = 2  # and for a branch in which anything is missing
SPARE: Final[i64] = 3  # what a link beside the card will bring
SPARE_PRICE: Final[i64] = 4
BESIDE: Final[i64] = 5  # what a branch costs in which anything lies beside the card
INCOME: Final[i64] = 6  # what a link on the card will earn by ceilings and seasons, per point of its price
HOLD: Final[i64] = 7  # how much of what a card is worth in hand still counts, in hundredths
RELIEF: Final[i64] = 8  # what an event card less in hand is worth
ROW: Final[i64] = 9
NOTHING_READ: Final = vec[i64]([0] * 36)


class Taste:
    """Weights, in hundredths; found by letting variants play against each other.

    Those of a row belong to a degree of wealth; between two degrees they change evenly.
    """

    def __init__(self) -> None:
        self.degrees = vec[i64]([99, 100])  # wealth in hundredths of the fortune
        # fmt: off
        self.rows = vec[i64]([
            245, 50, 0, 125, 45, 0, 15, 100, 0,  # before and
            600, 100, 0, -345, 100, 0, 15, 100, 1 << 40,  # after one is rich enough
        ])
        # fmt: on
        self.knowing = False  # whether it sees how wealthy the others are
        self.spite: i64 = 20  # how much of the others' gain is a loss
        self.hold_season: i64 = 150  # what a card is worth in hand: a season, for each link it could count
        self.hold_price: i64 = 300  # a card that changes prices
        self.hold_deal: i64 = 300  # an offer or a buyer
        self.hold_crisis: i64 = 290  # what a crisis will cost later, for each link it could count

    def read(self, wealth: i64, weights: vec[i64], at: i64) -> None:
        """The weights that belong to a wealth, into a place among others."""
        degrees = self.degrees
        rows = self.rows
        above: i64 = 0
        while above < len(degrees) and degrees[above] <= wealth:
            above += 1
        column: i64 = 0
        if above == 0 or above == len(degrees):
            row = (above - 1 if above else 0) * ROW
            while column < ROW:
                weights[at + column] = rows[row + column]
                column += 1
            return
        low = (above - 1) * ROW
        part = wealth - degrees[above - 1]
        whole = degrees[above] - degrees[above - 1]
        while column < ROW:
            weights[at + column] = rows[low + column] + (rows[low + ROW + column] - rows[low + column]) * part // whole
            column += 1


class Mind:
    """What one seat thinks of a state."""

    def __init__(self, state: Turn, seat: i64, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.weights = NOTHING_READ[:]  # seat * ROW + weight
        self.known: i64 = 0  # the seats whose weights have been read, one bit each
        self.own = self.weights_of(seat)

    def weights_of(self, seat: i64) -> i64:
        """Where the weights of a seat begin."""
        at = seat * ROW
        if not self.known >> seat & 1:
            self.known |= BIT[seat]
            wealth: i64 = 0
            if seat == self.seat or self.taste.knowing:
                wealth = self.wealth(seat)
            self.taste.read(wealth, self.weights, at)
        return at

    def wealth(self, seat: i64) -> i64:
        """What money there would be if the chain were completed at today's prices, in hundredths of the fortune."""
        state = self.state
        cells = state.cells
        money = cells[CASH + seat]
        branch: i64 = 0
        while branch < BRANCHES:
            money += (cells[OWNED + seat * BRANCHES + branch] - state.size(seat, branch)) * cells[PRICE + branch]
            branch += 1
        return 100 * money // state.box.fortune

    def worth(self, owned: i64, size: i64, price: i64, at: i64) -> i64:
        """What links of one branch are worth to somebody with these weights whose card asks for that many."""
        weights = self.weights
        income = weights[at + INCOME] * price
        if owned > size:
            spare = weights[at + SPARE] + weights[at + SPARE_PRICE] * price
            return (owned - size) * spare - weights[at + BESIDE] + size * income
        if owned == size:
            return size * income
        need = weights[at + NEED] + weights[at + NEED_PRICE] * price
        return owned * income - (size - owned) * need - weights[at + OPEN]

    def own_worth(self, branch: i64, more: i64, price: i64) -> i64:
        """The same for the own seat, with some links more or less."""
        state = self.state
        owned = state.cells[OWNED + self.seat * BRANCHES + branch] + more
        return self.worth(owned, state.size(self.seat, branch), price, self.own)

    def other_worth(self, other: i64, branch: i64, more: i64, price: i64) -> i64:
        """The same for another seat."""
        state = self.state
        owned = state.cells[OWNED + other * BRANCHES + branch] + more
        return self.worth(owned, state.size(other, branch), price, self.weights_of(other))

    def relief(self) -> i64:
        """What an event card less in hand is worth."""
        return self.weights[self.own + RELIEF]

    # Trades

    def trade_gain(self, branch: i64, links: i64) -> i64:
        """What buying that many links, or selling them, is worth at today's price."""
        price = self.state.cells[PRICE + branch]
        return self.own_worth(branch, links, price) - self.own_worth(branch, 0, price) - 100 * links * price

    def best_purchase(self, branch: i64, limit: i64) -> i64:
        """How many links are best bought, 0 for none."""
        most = self.state.most_to_buy(self.seat, branch)
        return self.best_trade(branch, most if most < limit else limit, 1)

    def best_sale(self, branch: i64, limit: i64) -> i64:
        """How many links are best sold, 0 for none."""
        most = self.state.most_to_sell(self.seat, branch)
        return self.best_trade(branch, most if most < limit else limit, -1)

    def best_trade(self, branch: i64, most: i64, sign: i64) -> i64:
        """How many links, up to that many, are best bought (1) or sold (-1), 0 for none."""
        best: i64 = 0
        gain: i64 = 0
        links: i64 = 1
        while links <= most:
            found = self.trade_gain(branch, sign * links)
            if found > gain:
                gain = found
                best = links
            links += 1
        return best

    def barter_gain(self, other: i64, given: i64, got: i64, links: i64) -> i64:
        """What a barter is worth; to break a chain that was announced is worth a fortune."""
        cells = self.state.cells
        out = cells[PRICE + given]
        back = cells[PRICE + got]
        gain = self.own_worth(given, -links, out) - self.own_worth(given, 0, out)
        gain += self.own_worth(got, links, back) - self.own_worth(got, 0, back)
        theirs = self.other_worth(other, given, links, out) - self.other_worth(other, given, 0, out)
        theirs += self.other_worth(other, got, -links, back) - self.other_worth(other, got, 0, back)
        if self.state.announced >> other & 1 and self.state.met(other):
            gain += 100000
        return gain - theirs * self.taste.spite // 100

    # Prices

    def price_gain(self, branch: i64, by: i64) -> i64:
        """What a change of a price is worth: the ceiling's payment, and what it does to everybody's links."""
        state = self.state
        box = state.box
        old = state.cells[PRICE + branch]
        price = old + by
        gain: i64 = 0
        if price > box.ceiling:
            gain = 100 * (price - box.ceiling) * state.on_card(self.seat, branch)
            price = box.ceiling
        elif price < box.floor:
            price = box.floor
        gain += self.own_worth(branch, 0, price) - self.own_worth(branch, 0, old)
        others: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != self.seat:
                others += self.other_worth(other, branch, 0, price) - self.other_worth(other, branch, 0, old)
            other += 1
        return gain - others * self.taste.spite // (100 * (state.players - 1))

    # Event cards

    def event_gain(self, card: i64) -> i64:
        """What playing a card now is worth, less what it is worth in hand."""
        state = self.state
        box = state.box
        taste = self.taste
        effect = box.effect[card]
        amount = box.amount[card]
        concerned = box.branch[card]
        hold = self.weights[self.own + HOLD]
        if effect == CRISIS:
            full = self.full_links(concerned)
            return taste.hold_crisis * full * hold // 100 - 100 * amount * state.links_concerned(self.seat, card)
        if effect == SEASON:
            full = self.full_links(concerned)
            return 100 * amount * state.links_concerned(self.seat, card) - taste.hold_season * full * hold // 100
        gain: i64 = 0
        branch: i64 = 0
        while branch < BRANCHES:
            if concerned in (branch, EVERY):
                if effect == OFFER:
                    found = self.trade_gain(branch, self.best_purchase(branch, amount))
                    gain = found if found > gain else gain
                elif effect == BUYER:
                    found = self.trade_gain(branch, -self.best_sale(branch, amount))
                    gain = found if found > gain else gain
                else:
                    gain += self.price_gain(branch, amount if effect == BOOM else -amount)
            branch += 1
        return gain - (taste.hold_price if effect < OFFER else taste.hold_deal) * hold // 100

    def full_links(self, concerned: i64) -> i64:
        """The links that an event would count with a full card."""
        links: i64 = 0
        branch: i64 = 0
        while branch < BRANCHES:
            if concerned in (branch, EVERY):
                links += self.state.size(self.seat, branch)
            branch += 1
        return links

    # The free objective

    def assignment_worth(self, assignment: i64) -> i64:
        """What all links are worth with the four sizes given to the branches in another way."""
        state = self.state
        worth: i64 = 0
        branch: i64 = 0
        while branch < BRANCHES:
            size = state.box.assignment[assignment * BRANCHES + branch]
            owned = state.cells[OWNED + self.seat * BRANCHES + branch]
            worth += self.worth(owned, size, state.cells[PRICE + branch], self.own)
            branch += 1
        return worth
