"""What one seat of Compañeros may know, as numbers: cards are counted suit by suit, in the suits of the table."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from fullboard.core.bits import BIT, count, lowest
from fullboard.core.edition import Edition
from fullboard.core.features import SET, Features, climb, mark, put
from fullboard.core.state import State
from fullboard.games.companeros.box import BOXES, RANKS
from fullboard.games.companeros.rules import CompanerosState


class CompanerosFeatures(Features):
    """Own hand, pot, table and what lies before everybody; with perfect recall, every card that was won."""

    def __init__(self, players: i64, options: dict[str, Any], edition: Edition, recall: bool) -> None:
        super().__init__(players, recall)
        box = BOXES.of(edition)
        suits = box.suits[:players]
        self.alike = suits
        cards = box.names[: players * RANKS]
        self.cards: i64 = players * RANKS
        points = sum(box.numbers) * int(players)
        highest = max(box.numbers)
        self.round = self.block("round", low=1, high=options["rounds"])
        self.tricks = self.block("tricks", range(1, 10))
        self.phase = self.block("phase", ("play", "take", "over"))
        self.turn = self.block("turn", self.seats())
        self.starter = self.block("starter", self.seats())
        self.leader = self.block("leader", self.seats())
        self.hand = self.block("hand", cards)
        self.pot = self.block("pot", cards)
        self.table = self.block("table", self.seats(cards))
        self.waiting = self.block("waiting", self.seats())
        self.strength = self.block("strength", suits, high=highest * int(players))
        self.held = self.block("held", self.seats(), high=9)
        self.won = self.block("won", self.seats(), high=int(self.cards))
        self.total = self.block("total", self.seats(), high=points * options["rounds"])
        self.won_cards: i64 = 0
        self.unseen: i64 = 0
        if recall:
            self.won_cards = self.block("won-cards", self.seats(cards))
            self.unseen = self.block("unseen", cards)

    def fill(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, CompanerosState)
        put(row, at + self.round, state.round)
        climb(row, at + self.tricks, state.tricks)
        if state.over:
            row[at + self.phase + 2] = SET
        else:
            row[at + self.phase + (1 if state.sharing() else 0)] = SET
            row[at + self.turn + self.ahead(state.turn, seat)] = SET
        row[at + self.starter + self.ahead(state.starter, seat)] = SET
        row[at + self.leader + self.ahead(state.leader, seat)] = SET
        hand = state.hand(seat)
        mark(row, at + self.hand, hand)
        mark(row, at + self.pot, state.pot)
        laid = state.laid
        while laid:
            card = lowest(laid)
            owner = self.ahead(state.owner(card), seat)
            row[at + self.table + owner * self.cards + card] = SET
            if state.waiting & BIT[card]:
                row[at + self.waiting + owner] = SET
            laid &= laid - 1
        seen = hand | state.pot | state.laid
        other: i64 = 0
        while other < self.players:
            put(row, at + self.strength + other, state.strength(other))
            place = self.ahead(other, seat)
            won = state.won(other)
            seen |= won
            put(row, at + self.held + place, state.hand_size(other))
            put(row, at + self.won + place, count(won))
            put(row, at + self.total + place, state.total(other))
            if self.recall:
                mark(row, at + self.won_cards + place * self.cards, won)
            other += 1
        if self.recall:
            mark(row, at + self.unseen, (BIT[self.cards] - 1) & ~seen)
