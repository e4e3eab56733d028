"""What one seat of 4 Étoiles may know, as numbers: chains, prices, figures and event cards."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from fullboard.core.bits import count
from fullboard.core.edition import Edition
from fullboard.core.features import SET, Features, mark, put
from fullboard.core.state import State
from fullboard.games.four_stars.box import BOXES, BRANCH_NAMES, BRANCHES, CARDS, SQUARES
from fullboard.games.four_stars.rules.board import (
    BANK,
    CASH,
    HAND,
    KNOWN,
    LEAST,
    OBJECTIVE,
    OWNED,
    PLACE,
    PRICE,
    QUEUE,
)
from fullboard.games.four_stars.rules.state import FourStarsState

PHASES = ("start", "plan", "deal", "change", "square", "give", "get", "close", "over")
ROUNDS = 200


class FourStarsFeatures(Features):
    """Everything but the event cards of others; cash that a table hides is left to perfect recall (FS-12)."""

    def __init__(self, players: i64, options: dict[str, Any], edition: Edition, recall: bool) -> None:
        super().__init__(players, recall)
        box = BOXES.of(edition)
        self.hidden = options["cash"] == "hidden"
        self.hides = self.hidden and not recall
        stock = int(box.stock)
        largest = max(box.sizes)
        fortune = int(box.fortune)
        self.phase = self.block("phase", PHASES)
        self.round = self.block("round", low=1, high=options["round_limit"] or 32767, usual=ROUNDS)
        self.first = self.block("first", self.seats())
        self.turn = self.block("turn", self.seats())
        self.price = self.block("price", BRANCH_NAMES, high=int(box.ceiling))
        self.bank = self.block("bank", BRANCH_NAMES, high=stock)
        self.dice = self.block("dice", (1, 2), high=6)
        self.dice_left = self.block("dice-left", (1, 2), high=6)
        self.changed = self.block("changed", BRANCH_NAMES)
        self.partner = self.block("partner", self.seats())
        self.given = self.block("given", BRANCH_NAMES)
        self.links = self.block("given-links", high=4)
        self.eventful = self.block("event-played")
        self.assigned = self.block("assigned")
        self.stack = self.block("stack", high=int(CARDS))
        self.under = self.block("under-stack", box.events, high=int(CARDS))
        self.hand = self.block("hand", box.events)
        self.met = self.block("met")
        self.cash = self.block("cash", self.seats(), low=-32767, high=32767, usual=2 * fortune)
        self.owned = self.block("owned", self.seats(BRANCH_NAMES), high=stock)
        self.size_asked = self.block("objective", self.seats(BRANCH_NAMES), high=largest)
        self.events = self.block("events", self.seats(), high=int(CARDS), usual=5)
        self.known = self.block("known", self.seats(box.events))
        self.square = self.block("square", self.seats(range(52)))
        self.announced = self.block("announced", self.seats())
        self.least: i64 = 0
        self.objective: i64 = 0
        self.unseen: i64 = 0
        if recall:
            self.least = self.block("least-cash", self.seats(), high=32767, usual=2 * fortune)
            self.objective = self.block("objective-card", self.seats(range(1, 5)))
            self.unseen = self.block("unseen", box.events)

    def fill(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, FourStarsState)
        self.fill_turn(state, seat, row, at)
        cells = state.cells
        unseen = state.bag
        branch: i64 = 0
        while branch < BRANCHES:
            put(row, at + self.price + branch, cells[PRICE + branch])
            put(row, at + self.bank + branch, cells[BANK + branch])
            branch += 1
        put(row, at + self.stack, count(state.bag))
        place: i64 = 0
        while place < state.queued:
            slot = state.oldest + place
            if slot >= CARDS:
                slot -= CARDS
            put(row, at + self.under + cells[QUEUE + slot], place + 1)
            place += 1
        mark(row, at + self.hand, cells[HAND + seat])
        if state.met(seat):
            row[at + self.met] = SET
        other: i64 = 0
        while other < self.players:
            self.fill_seat(state, other, seat, row, at)
            if other != seat:
                unseen |= cells[HAND + other] & ~cells[KNOWN + other]
            other += 1
        if self.recall:
            mark(row, at + self.unseen, unseen)

    def fill_turn(self, state: FourStarsState, seat: i64, row: vec[i16], at: i64) -> None:
        """How far the match and the turn have come."""
        row[at + self.phase + state.phase] = SET
        put(row, at + self.round, state.round)
        row[at + self.first + self.ahead(state.first, seat)] = SET
        row[at + self.turn + self.ahead(state.turn, seat)] = SET
        put(row, at + self.dice, state.die)
        put(row, at + self.dice + 1, state.second_die)
        put(row, at + self.dice_left, state.left)
        put(row, at + self.dice_left + 1, state.second_left)
        if state.changed >= 0:
            row[at + self.changed + state.changed] = SET
        if state.partner >= 0:
            row[at + self.partner + self.ahead(state.partner, seat)] = SET
        if state.given >= 0:
            row[at + self.given + state.given] = SET
        put(row, at + self.links, state.links)
        if state.eventful:
            row[at + self.eventful] = SET
        if state.assigned:
            row[at + self.assigned] = SET

    def fill_seat(self, state: FourStarsState, other: i64, seat: i64, row: vec[i16], at: i64) -> None:
        """What lies before a seat, and its money if that is no secret."""
        cells = state.cells
        place = self.ahead(other, seat)
        untold = cells[LEAST + other]  # 0 if all could follow the cash from the start
        if other == seat or state.over or not (self.hides or (self.hidden and untold)):
            put(row, at + self.cash + place, cells[CASH + other])
        branch: i64 = 0
        while branch < BRANCHES:
            put(row, at + self.owned + place * BRANCHES + branch, cells[OWNED + other * BRANCHES + branch])
            put(row, at + self.size_asked + place * BRANCHES + branch, state.size(other, branch))
            branch += 1
        put(row, at + self.events + place, count(cells[HAND + other]))
        mark(row, at + self.known + place * CARDS, cells[KNOWN + other])
        if cells[PLACE + other] >= 0:
            row[at + self.square + place * SQUARES + cells[PLACE + other]] = SET
        put(row, at + self.announced + place, state.announced >> other & 1)
        if self.recall:
            put(row, at + self.least + place, untold)
            row[at + self.objective + place * 4 + cells[OBJECTIVE + other]] = SET
