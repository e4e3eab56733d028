"""What hotels will earn and which price cards come next, fitted to matches between searching bots.

The weights lie in `prospects.json`; `python -m benchmarks.studies.prospects_of_hotel_samoa` fits them anew. A seat's
money at the end is told by what can be counted of its hotel before prices are chosen, each trait weighed by how many
rounds are left; a price card by the seat's rooms, the tourists who wait, the tiles on offer and the cards it has left.
"""

import json
from math import exp
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.guide import WHOLE
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
from fullboard.games.hotel_samoa.rules.table import (
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
    Table,
)

HELD: Final[i64] = 17  # + the card: whether it is in hand
TRAITS: Final[i64] = 28  # of a hotel
DEGREES: Final[i64] = 3  # a trait is weighed by 1, by the rounds left, and by their square
ASPECTS: Final[i64] = 8  # of a choice of prices, weighed for each card
FINEST: Final[i64] = 1 << 20  # how finely a card is drawn


class Prospects:
    """Counts and weighs."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.earning = vec[float](weights["earning"])  # degree * TRAITS + trait: money at the end
        self.spread = vec[float](weights["spread"])  # by rounds left: the lead that makes a win e times as likely
        self.prices = vec[float](weights["prices"])  # card * ASPECTS + aspect
        self.traits = vec[float]([0.0] * TRAITS)
        self.aspects = vec[float]([0.0] * ASPECTS)
        self.likely = vec[float]([0.0] * CARDS)  # of each card, not summing up to anything

    # Hotels

    def shares(self, table: Table) -> vec[i64]:
        """Each seat's share of the win, parts of WHOLE, before the prices of a round are chosen."""
        worths = vec[float]()
        best = -1000.0
        seat: i64 = 0
        while seat < table.players:
            self.count(table, seat)
            worth = self.weigh(table)
            if worth > best:
                best = worth
            worths = append(worths, worth)
            seat += 1
        spread = self.spread[ROUNDS - table.round + 1]
        whole = 0.0
        for worth in worths:
            whole += exp((worth - best) / spread)
        shares = vec[i64]()
        for worth in worths:
            shares = append(shares, i64(float(WHOLE) * exp((worth - best) / spread) / whole))
        return shares

    def weigh(self, table: Table) -> float:
        """The money that the traits counted will have brought in the end, give or take what all have."""
        left = float(ROUNDS - table.round + 1) / 12.0
        traits = self.traits
        earning = self.earning
        worth = 0.0
        trait: i64 = 0
        while trait < TRAITS:
            value = traits[trait]
            if value != 0.0:
                weight = earning[trait] + left * (earning[TRAITS + trait] + left * earning[2 * TRAITS + trait])
                worth += value * weight
            trait += 1
        return worth

    def count(self, table: Table, seat: i64) -> None:
        """All traits of a hotel and a hand."""
        cells = table.cells
        traits = self.traits
        at = SEAT + seat * BLOCK
        free = cells[at + FREE]
        hand = cells[at + HAND]
        if cells[at + CARD] != NO_CARD:
            hand |= BIT[cells[at + CARD]]
        blocked: i64 = 0
        rooms = OWNED[cells[at + EXTRAS]] & ~free
        while rooms:
            blocked += room_stay(table, seat, LOWEST[rooms])
            rooms &= rooms - 1
        beside: i64 = 0
        stars = cells[at + STARS]
        while stars:
            beside |= table.box.beside[LOWEST[stars]]
            stars &= stars - 1
        left = ROUNDS - table.round + 1
        cards = COUNT[hand & ~BIT[HOLIDAY]]
        traits[0] = float(cells[at + MONEY])
        traits[1] = float(COUNT[free])
        traits[2] = float(blocked)
        traits[3] = float(cells[at + EXTRAS])
        traits[4] = float(COUNT[cells[at + SUITES]])
        traits[5] = float(cells[at + POOLS])
        traits[6] = float(cells[at + BUOYS])
        traits[7] = float(table.special(seat, SWAP))
        traits[8] = float(table.special(seat, SEND_HOME))
        traits[9] = float(table.special(seat, TAKE_BACK))
        traits[10] = float(COUNT[cells[at + LONE]])
        traits[11] = float(COUNT[free & beside])
        traits[12] = float(COUNT[free & cells[at + SUITES]])
        traits[13] = float(table.clockwise(seat))
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

    def priors(self, table: Table, seat: i64, cards: vec[i64]) -> vec[i64]:
        """How plausible these cards are, in thousandths."""
        self.foresee(table, seat)
        whole = 0.0
        for card in cards:
            whole += self.likely[card]
        priors = vec[i64]()
        for card in cards:
            priors = append(priors, 1 + i64(1000.0 * self.likely[card] / whole))
        return priors

    def draw(self, table: Table, seat: i64, chance: Chance) -> i64:
        """A card, as somebody who searches might choose it."""
        self.foresee(table, seat)
        likely = self.likely
        hand = table.cells[SEAT + seat * BLOCK + HAND]
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

    def foresee(self, table: Table, seat: i64) -> None:
        """How likely each card in hand is."""
        self.look(table, seat)
        likely = self.likely
        prices = self.prices
        aspects = self.aspects
        hand = table.cells[SEAT + seat * BLOCK + HAND]
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

    def look(self, table: Table, seat: i64) -> None:
        """All aspects of a choice of prices."""
        cells = table.cells
        aspects = self.aspects
        at = SEAT + seat * BLOCK
        waiting = total(cells[GROUP]) + total(cells[GROUP + 1]) + total(cells[GROUP + 2])
        rooms: i64 = 0  # of the others
        other: i64 = 0
        while other < table.players:
            if other != seat:
                rooms += COUNT[cells[SEAT + other * BLOCK + FREE]]
            other += 1
        aspects[0] = 1.0
        aspects[1] = float(COUNT[cells[at + FREE]]) / 4.0
        aspects[2] = float(waiting) / 10.0
        aspects[3] = float(rooms) / 10.0
        aspects[4] = float(ROUNDS - table.round) / 12.0
        aspects[5] = float(total(table.offer)) / 3.0
        aspects[6] = float(cells[at + MONEY]) / 30.0 if cells[at + MONEY] < 30 else 1.0
        aspects[7] = float(COUNT[cells[at + HAND]]) / 11.0


def read_weights() -> dict[str, Any]:
    """The weights as they were fitted."""
    read: dict[str, Any] = json.loads((Path(__file__).parent / "prospects.json").read_text(encoding="utf-8"))
    return read
