"""What links, prices and cards are worth to a seat, in hundredths of a million: the taste of the greedy bot."""

from typing import Final

from mypy_extensions import i64

from fullboard.games.four_stars.box import (
    BOOM,
    BRANCHES,
    BUYER,
    CRISIS,
    EVERY,
    OFFER,
    SEASON,
)
from fullboard.games.four_stars.market import CASH, OWNED, PRICE
from fullboard.games.four_stars.turn import FourStarsTurn

WORST: Final[i64] = -(1 << 40)


class Taste:
    """Weights, in hundredths; found by letting variants play against each other."""

    def __init__(self) -> None:
        self.need_base: i64 = 245  # what a missing link will cost: a part of this ...
        self.need_price: i64 = 50  # ... and a part of today's price
        self.spare_base: i64 = 125  # what a link beside the card will bring
        self.spare_price: i64 = 45
        self.income_price: i64 = 15  # what a link on the card will earn by ceilings and seasons, per point of its price
        self.finish_need: i64 = 600  # once rich enough: over today's price, for a missing link
        self.finish_spare: i64 = -345  # and for a link beside the card
        self.spite: i64 = 20  # how much of the others' gain is a loss
        self.hold_season: i64 = 150  # what a card is worth in hand: a season, for each link it could count
        self.hold_price: i64 = 300  # a card that changes prices
        self.hold_deal: i64 = 300  # an offer or a buyer
        self.hold_crisis: i64 = 290  # what a crisis will cost later, for each link it could count


class Mind:
    """What one seat thinks of a state."""

    def __init__(self, state: FourStarsTurn, seat: i64, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.finishing = self.enough(state, seat)

    def enough(self, state: FourStarsTurn, seat: i64) -> bool:
        """Whether the fortune would be there if the chain were completed at today's prices."""
        cells = state.cells
        fortune = cells[CASH + seat]
        branch: i64 = 0
        while branch < BRANCHES:
            fortune += (cells[OWNED + seat * BRANCHES + branch] - state.size(seat, branch)) * cells[PRICE + branch]
            branch += 1
        return fortune >= state.box.fortune

    def worth(self, owned: i64, size: i64, price: i64, finishing: bool) -> i64:
        """What links of one branch are worth to somebody whose card asks for that many."""
        taste = self.taste
        if owned >= size:
            spare = taste.spare_base + taste.spare_price * price
            if finishing:
                spare = 100 * price + taste.finish_spare
            return (owned - size) * spare + size * taste.income_price * price
        need = taste.need_base + taste.need_price * price
        if finishing:
            need = 100 * price + taste.finish_need
        return owned * taste.income_price * price - (size - owned) * need

    def own_worth(self, branch: i64, more: i64, price: i64) -> i64:
        """The same for the own seat, with some links more or less."""
        state = self.state
        owned = state.cells[OWNED + self.seat * BRANCHES + branch] + more
        return self.worth(owned, state.size(self.seat, branch), price, self.finishing)

    def other_worth(self, other: i64, branch: i64, more: i64, price: i64) -> i64:
        """The same for another seat."""
        state = self.state
        owned = state.cells[OWNED + other * BRANCHES + branch] + more
        return self.worth(owned, state.size(other, branch), price, False)

    # Trades

    def trade_gain(self, branch: i64, links: i64) -> i64:
        """What buying that many links, or selling them, is worth at today's price."""
        price = self.state.cells[PRICE + branch]
        return self.own_worth(branch, links, price) - self.own_worth(branch, 0, price) - 100 * links * price

    def best_purchase(self, branch: i64, limit: i64) -> i64:
        """How many links are best bought, 0 for none."""
        most = self.state.most_to_buy(self.seat, branch)
        best: i64 = 0
        gain: i64 = 0
        links: i64 = 1
        while links <= most and links <= limit:
            found = self.trade_gain(branch, links)
            if found > gain:
                gain = found
                best = links
            links += 1
        return best

    def best_sale(self, branch: i64, limit: i64) -> i64:
        """How many links are best sold, 0 for none."""
        most = self.state.most_to_sell(self.seat, branch)
        best: i64 = 0
        gain: i64 = 0
        links: i64 = 1
        while links <= most and links <= limit:
            found = self.trade_gain(branch, -links)
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
        if effect == CRISIS:
            full = self.full_links(concerned)
            return taste.hold_crisis * full - 100 * amount * state.links_concerned(self.seat, card)
        if effect == SEASON:
            return 100 * amount * state.links_concerned(self.seat, card) - taste.hold_season * self.full_links(
                concerned
            )
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
        return gain - (taste.hold_price if effect < OFFER else taste.hold_deal)

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
            worth += self.worth(owned, size, state.cells[PRICE + branch], self.finishing)
            branch += 1
        return worth
