"""What hotels will earn and which price cards come next, fitted to matches between searching bots.

The weights lie in `prospects.json`; `python -m benchmarks.studies.prospects_of_hotel_samoa` fits them anew. A seat's
money at the end is told by what can be counted of its hotel before prices are chosen, each trait weighed by how many
rounds are left; a price card by the seat's rooms, the tourists who wait, the tiles on offer and the cards it has left.
"""

from math import exp
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.prospects import TimedProspects, fitted
from fullboard.core.state import State
from fullboard.games.hotel_samoa.box import (
    BIT,
    CARDS,
    COUNT,
    HOLIDAY,
    LOWEST,
    OWNED,
    SEND_HOME,
    SWAP,
    TAKE_BACK,
    total,
)
from fullboard.games.hotel_samoa.greedy.worth import room_stay
from fullboard.games.hotel_samoa.rules.board import (
    BLOCK,
    BUOYS,
    CARD,
    EXTRAS,
    FREE,
    GROUP,
    HAND,
    LONE,
    MONEY,
    NO_CARD,
    POOLS,
    ROUNDS,
    SEAT,
    STARS,
    SUITES,
    Board,
)

HELD: Final[i64] = 17  # + the card: whether it is in hand
TRAITS: Final[i64] = 28  # of a hotel
ASPECTS: Final[i64] = 8  # of a choice of prices, weighed for each card
FINEST: Final[i64] = 1 << 20  # how finely a card is drawn


class HotelProspects(TimedProspects):
    """Counts and weighs, before the prices of a round are chosen."""

    def __init__(self, weights: dict[str, Any]) -> None:
        super().__init__(weights["earning"], weights["spread"], 12.0)  # money at the end
        self.prices = vec[float](weights["prices"])  # card * ASPECTS + aspect
        self.aspects = vec[float]([0.0] * ASPECTS)
        self.likely = vec[float]([0.0] * CARDS)  # of each card, not summing up to anything

    # Hotels

    def left(self, state: State) -> i64:
        assert isinstance(state, Board)
        return ROUNDS - state.round + 1

    def count(self, state: State, seat: i64) -> None:
        """All traits of a hotel and a hand."""
        assert isinstance(state, Board)
        board = state
        cells = board.cells
        traits = self.traits
        at = SEAT + seat * BLOCK
        free = cells[at + FREE]
        hand = cells[at + HAND]
        if cells[at + CARD] != NO_CARD:
            hand |= BIT[cells[at + CARD]]
        blocked: i64 = 0
        rooms = OWNED[cells[at + EXTRAS]] & ~free
        while rooms:
            blocked += room_stay(board, seat, LOWEST[rooms])
            rooms &= rooms - 1
        beside: i64 = 0
        stars = cells[at + STARS]
        while stars:
            beside |= board.box.beside[LOWEST[stars]]
            stars &= stars - 1
        left = self.left(board)
        cards = COUNT[hand & ~BIT[HOLIDAY]]
        traits[0] = float(cells[at + MONEY])
        traits[1] = float(COUNT[free])
        traits[2] = float(blocked)
        traits[3] = float(cells[at + EXTRAS])
        traits[4] = float(COUNT[cells[at + SUITES]])
        traits[5] = float(cells[at + POOLS])
        traits[6] = float(cells[at + BUOYS])
        traits[7] = float(board.special(seat, SWAP))
        traits[8] = float(board.special(seat, SEND_HOME))
        traits[9] = float(board.special(seat, TAKE_BACK))
        traits[10] = float(COUNT[cells[at + LONE]])
        traits[11] = float(COUNT[free & beside])
        traits[12] = float(COUNT[free & cells[at + SUITES]])
        traits[13] = float(board.clockwise(seat))
        traits[14] = float(cards)
        traits[15] = float(left - cards) if left > cards else 0.0
        traits[16] = float(cards - left) if cards > left else 0.0
        card: i64 = 0
        while card < CARDS:
            traits[HELD + card] = 0.0
            if hand & BIT[card]:
                traits[HELD + card] = 1.0
            card += 1

    # Prices

    def priors(self, board: Board, seat: i64, cards: vec[i64]) -> vec[i64]:
        """How plausible these cards are, in thousandths."""
        self.foresee(board, seat)
        whole = 0.0
        for card in cards:
            whole += self.likely[card]
        priors = vec[i64]()
        for card in cards:
            priors = append(priors, 1 + i64(1000.0 * self.likely[card] / whole))
        return priors

    def draw(self, board: Board, seat: i64, chance: Chance) -> i64:
        """A card, as somebody who searches might choose it."""
        self.foresee(board, seat)
        likely = self.likely
        hand = board.cells[SEAT + seat * BLOCK + HAND]
        whole = 0.0
        for each in likely:
            whole += each
        at = whole * float(chance.pick(FINEST)) / float(FINEST)
        last: i64 = 0
        card: i64 = 0
        while card < CARDS:
            if hand & BIT[card]:
                last = card
                at -= likely[card]
                if at < 0.0:
                    break
            card += 1
        return last

    def foresee(self, board: Board, seat: i64) -> None:
        """How likely each card in hand is."""
        self.look(board, seat)
        likely = self.likely
        prices = self.prices
        aspects = self.aspects
        hand = board.cells[SEAT + seat * BLOCK + HAND]
        card: i64 = 0
        while card < CARDS:
            likely[card] = 0.0
            if hand & BIT[card]:
                at = card * ASPECTS
                value = prices[at]
                aspect: i64 = 1
                while aspect < ASPECTS:
                    value += prices[at + aspect] * aspects[aspect]
                    aspect += 1
                likely[card] = exp(value)
            card += 1

    def look(self, board: Board, seat: i64) -> None:
        """All aspects of a choice of prices."""
        cells = board.cells
        aspects = self.aspects
        at = SEAT + seat * BLOCK
        waiting = total(cells[GROUP]) + total(cells[GROUP + 1]) + total(cells[GROUP + 2])
        rooms: i64 = 0  # of the others
        other: i64 = 0
        while other < board.players:
            if other != seat:
                rooms += COUNT[cells[SEAT + other * BLOCK + FREE]]
            other += 1
        aspects[0] = 1.0
        aspects[1] = float(COUNT[cells[at + FREE]]) / 4.0
        aspects[2] = float(waiting) / 10.0
        aspects[3] = float(rooms) / 10.0
        aspects[4] = float(ROUNDS - board.round) / 12.0
        aspects[5] = float(total(board.offer)) / 3.0
        aspects[6] = float(cells[at + MONEY]) / 30.0 if cells[at + MONEY] < 30 else 1.0
        aspects[7] = float(COUNT[cells[at + HAND]]) / 11.0


def read_weights() -> dict[str, Any]:
    """The weights as they were fitted."""
    return fitted(__file__, "prospects.json")
