"""What lies on the table: figures, prices, links, money and event cards, and what each of them can do.

Everything that belongs to seats and branches lies side by side in `cells`, so that a copy is one copy.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.bits import BIT, count, nth, place_of
from fullboard.core.cells import CellState
from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.games.four_stars.box import ALL_CARDS, BOOM, BRANCHES, CARDS, CRISIS, EVERY, OFFER, SEASON, Box

NOWHERE: Final[i64] = -1
NO_BRANCH: Final[i64] = -1

CASH: Final[i64] = 0  # + seat
OWNED: Final[i64] = 4  # + seat * 4 + branch
PRICE: Final[i64] = 20  # + branch
BANK: Final[i64] = 24  # + branch
HAND: Final[i64] = 28  # + seat: the event cards, as a heap
KNOWN: Final[i64] = 32  # + seat: those of them that everybody saw being drawn
PLACE: Final[i64] = 36  # + seat: the square of the figure
CHOSEN: Final[i64] = 40  # + seat: the assignment of sizes to branches
OBJECTIVE: Final[i64] = 44  # + seat: the objective card
QUEUE: Final[i64] = 48  # + place: the event cards under the stack, a ring
LEAST: Final[i64] = 74  # + seat: 0 if all could follow the cash from the start; else 1 more than it must be at least
EMPTY: Final = vec[i64]([0] * 78)


class Board(CellState):
    """The pieces of a match in progress, without the order of play."""

    def __init__(
        self, game: Game, edition: Edition, options: dict[str, Any], players: i64, box: Box, cells: vec[i64]
    ) -> None:
        super().__init__(game, edition, options, players, box.moves, cells)
        self.box = box
        self.bag: i64 = ALL_CARDS  # the event cards nobody has drawn yet
        self.oldest: i64 = 0  # where the queue of played cards begins
        self.queued: i64 = 0  # and how long it is

    # Links and objective cards

    def size(self, seat: i64, branch: i64) -> i64:
        """How many links of a branch the objective card of a seat asks for."""
        return self.box.assignment[self.cells[CHOSEN + seat] * BRANCHES + branch]

    def on_card(self, seat: i64, branch: i64) -> i64:
        """The links of a branch that lie on the objective card (FS-7)."""
        owned = self.cells[OWNED + seat * BRANCHES + branch]
        size = self.size(seat, branch)
        return owned if owned < size else size

    def met(self, seat: i64) -> bool:
        """Whether a seat has reached its objective: chain, no link beside it, no event card, enough money (FS-9)."""
        cells = self.cells
        if cells[CASH + seat] < self.box.fortune or cells[HAND + seat]:
            return False
        branch: i64 = 0
        while branch < BRANCHES:
            if cells[OWNED + seat * BRANCHES + branch] != self.size(seat, branch):
                return False
            branch += 1
        return True

    # Cash

    def pay(self, seat: i64, amount: i64) -> None:
        """Pay that much, or be paid what is below nought; those who were not told the cash learn from it (FS-12)."""
        self.cells[CASH + seat] -= amount
        least = self.cells[LEAST + seat] - 1
        if least >= 0:
            self.cells[LEAST + seat] = 1 - amount + (least if least > amount else amount)

    def guess_cash(self, seat: i64, chance: Chance) -> None:
        """Cash as somebody could imagine it who was not told: anything that fits what has been paid since."""
        least = self.cells[LEAST + seat] - 1
        if least >= 0 and not self.over:
            self.cells[CASH + seat] = least + chance.pick(1 + self.box.fortune)

    # Buying, selling, bartering

    def most_to_buy(self, seat: i64, branch: i64) -> i64:
        """How many links the bank has and the seat can pay, within the limit (FS-3)."""
        cells = self.cells
        most = self.box.most
        price = cells[PRICE + branch]
        cash = cells[CASH + seat]
        if cash < most * price:
            most = cash // price
        stock = cells[BANK + branch]
        return most if most < stock else stock

    def most_to_sell(self, seat: i64, branch: i64) -> i64:
        """How many links the seat has, within the limit (FS-3)."""
        owned = self.cells[OWNED + seat * BRANCHES + branch]
        return owned if owned < self.box.most else self.box.most

    def trade(self, seat: i64, branch: i64, links: i64) -> None:
        """Buy that many links at the current price, or sell as many as are missing to nought."""
        cells = self.cells
        self.pay(seat, links * cells[PRICE + branch])
        cells[OWNED + seat * BRANCHES + branch] += links
        cells[BANK + branch] -= links

    def most_to_give(self, seat: i64, other: i64, branch: i64) -> i64:
        """How many links of a branch the other seat can match with links of one other branch (FS-6)."""
        theirs: i64 = 0
        another: i64 = 0
        while another < BRANCHES:
            owned = self.cells[OWNED + other * BRANCHES + another]
            if another != branch and owned > theirs:
                theirs = owned
            another += 1
        most = self.most_to_sell(seat, branch)
        return most if most < theirs else theirs

    def can_barter(self, seat: i64, other: i64) -> bool:
        """Whether two seats have links of different branches."""
        branch: i64 = 0
        while branch < BRANCHES:
            if self.most_to_give(seat, other, branch):
                return True
            branch += 1
        return False

    def swap(self, seat: i64, other: i64, given: i64, got: i64, links: i64) -> None:
        """Barter links of two branches between two seats; prices do not matter (FS-6)."""
        cells = self.cells
        cells[OWNED + seat * BRANCHES + given] -= links
        cells[OWNED + seat * BRANCHES + got] += links
        cells[OWNED + other * BRANCHES + given] += links
        cells[OWNED + other * BRANCHES + got] -= links

    # Prices

    def change_price(self, seat: i64, branch: i64, by: i64) -> None:
        """Raise or lower a price; past the ceiling it pays who raised it (FS-5), below the floor it stops (FS-4)."""
        cells = self.cells
        price = cells[PRICE + branch] + by
        if price > self.box.ceiling:
            self.pay(seat, (self.box.ceiling - price) * self.on_card(seat, branch))
            price = self.box.ceiling
        elif price < self.box.floor:
            price = self.box.floor
        cells[PRICE + branch] = price

    # Event cards

    def draw(self, seat: i64, chance: Chance) -> None:
        """Take the top card of the stack: one nobody has seen, or else the oldest of those played (FS-8)."""
        if self.bag:
            card = nth(self.bag, chance.pick(count(self.bag)))
            self.bag ^= BIT[card]
            self.cells[HAND + seat] |= BIT[card]
        elif self.queued:
            card = self.cells[QUEUE + self.oldest]
            self.oldest = self.oldest + 1 if self.oldest + 1 < CARDS else 0
            self.queued -= 1
            self.cells[HAND + seat] |= BIT[card]
            self.cells[KNOWN + seat] |= BIT[card]

    def put_under(self, seat: i64, card: i64) -> None:
        """Put an event card of the hand, seen by all, under the stack."""
        self.cells[HAND + seat] &= ~BIT[card]
        self.cells[KNOWN + seat] &= ~BIT[card]
        place = self.oldest + self.queued
        self.cells[QUEUE + (place if place < CARDS else place - CARDS)] = card
        self.queued += 1

    def last_played(self) -> i64:
        """The event card that was played last."""
        place = self.oldest + self.queued - 1
        return self.cells[QUEUE + (place if place < CARDS else place - CARDS)]

    def played(self) -> list[int]:
        """The event cards under the stack, oldest first."""
        return [self.cells[QUEUE + (self.oldest + place) % CARDS] for place in range(self.queued)]

    def under(self) -> i64:
        """The played event cards under the stack, as a heap."""
        cards = self.bag
        seat: i64 = 0
        while seat < self.players:
            cards |= self.cells[HAND + seat]
            seat += 1
        return ALL_CARDS & ~cards

    def links_concerned(self, seat: i64, card: i64) -> i64:
        """The links on the objective card that an event counts: those beside it never matter (FS-8)."""
        concerned = self.box.branch[card]
        if concerned != EVERY:
            return self.on_card(seat, concerned)
        links: i64 = 0
        branch: i64 = 0
        while branch < BRANCHES:
            links += self.on_card(seat, branch)
            branch += 1
        return links

    def playable(self, seat: i64) -> i64:
        """The event cards of a hand without those the seat cannot pay (FS-8)."""
        hand = self.cells[HAND + seat]
        crises = hand & self.box.crises
        while crises:
            bit = crises & -crises
            card = place_of(bit)
            if self.links_concerned(seat, card) * self.box.amount[card] > self.cells[CASH + seat]:
                hand ^= bit
            crises ^= bit
        return hand

    def happen(self, seat: i64, card: i64) -> bool:
        """What an event does at once; whether it leaves something to buy or to sell."""
        box = self.box
        effect = box.effect[card]
        if effect >= OFFER:
            return True
        amount = box.amount[card]
        if effect == CRISIS:
            self.pay(seat, amount * self.links_concerned(seat, card))
        elif effect == SEASON:
            self.pay(seat, -amount * self.links_concerned(seat, card))
        else:
            by = amount if effect == BOOM else -amount
            concerned = box.branch[card]
            branch: i64 = 0
            while branch < BRANCHES:
                if concerned in (branch, EVERY):
                    self.change_price(seat, branch, by)
                branch += 1
        return False
