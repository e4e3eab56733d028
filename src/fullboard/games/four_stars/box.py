"""What is printed on the pieces of an edition, as tables for the rules, and the names of moves made of it."""

from itertools import permutations
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.bits import BIT, count, nth
from fullboard.core.boxes import Boxes
from fullboard.core.edition import Edition
from fullboard.core.moves import MoveNames

BRANCHES: Final[i64] = 4
BRANCH_NAMES = ("hotel", "restaurant", "club", "plane")
SQUARES: Final[i64] = 52
STARS: Final[i64] = 4  # the kinds of squares: a branch, or one of these
DOLLAR: Final[i64] = 5
CARDS: Final[i64] = 26
ALL_CARDS: Final[i64] = (1 << 26) - 1
ASSIGNMENTS: Final[i64] = 24
MOST: Final[i64] = 4  # links at once

EFFECTS = ("crisis", "season", "boom", "slump", "offer", "buyer")
CRISIS: Final[i64] = 0
SEASON: Final[i64] = 1
BOOM: Final[i64] = 2
SLUMP: Final[i64] = 3
OFFER: Final[i64] = 4
BUYER: Final[i64] = 5
EVERY: Final[i64] = 4  # the branch of an event that concerns them all

# Moves, by the first of each kind.
START_AT: Final[i64] = 0  # + square
ROLL: Final[i64] = 52
EVENT: Final[i64] = 53  # + card
ASSIGN: Final[i64] = 79  # + assignment
BUY: Final[i64] = 103  # + branch * 4 + links - 1
SELL: Final[i64] = 119
RAISE: Final[i64] = 135  # + branch * 6 + die - 1
LOWER: Final[i64] = 159
BARTER: Final[i64] = 183  # + seat
GIVE: Final[i64] = 187  # + branch * 4 + links - 1
GET: Final[i64] = 203  # + branch
PASS: Final[i64] = 207
ANNOUNCE: Final[i64] = 208
END: Final[i64] = 209
MOVES: Final[i64] = 210


class Box:
    """The printed values of an edition, and the names of moves made of them."""

    def __init__(self, edition: Edition) -> None:
        components: Any = edition.components
        self.advance: i64 = components["set-up"]["money"]
        self.dealt: i64 = components["set-up"]["events"]
        self.fortune: i64 = components["victory"]["money"]
        self.stock: i64 = components["bank"]["links"]
        self.most: i64 = components["trade"]["most"]
        self.floor: i64 = components["prices"]["floor"]
        self.ceiling: i64 = components["prices"]["ceiling"]
        self.order: list[str] = list(components["board"]["order"])
        self.square = vec[i64]()
        self.starred = vec[i64]()
        for place, name in enumerate(self.order):
            self.square = append(self.square, kind_of(name))
            if name == "$*":
                self.starred = append(self.starred, place)
        self.sizes: list[int] = list(components["objectives"]["sizes"])
        orders = list(permutations(self.sizes))
        self.assignment = vec[i64]([size for order in orders for size in order])  # assignment * 4 + branch
        self.objectives = vec[i64]()  # the assignment printed on each objective card
        for printed in components["objectives"]["cards"]:
            self.objectives = append(self.objectives, orders.index(tuple(printed[name] for name in BRANCH_NAMES)))
        self.effect = vec[i64]()
        self.branch = vec[i64]()
        self.amount = vec[i64]()
        self.crises: i64 = 0
        self.events: list[str] = []
        for number, event in enumerate(components["events"]):
            self.effect = append(self.effect, EFFECTS.index(event["effect"]))
            self.branch = append(self.branch, (*BRANCH_NAMES, "all").index(event["branch"]))
            self.amount = append(self.amount, event["amount"])
            self.events.append(f"{event['effect']}-{event['branch']} {event['amount']}")
            if event["effect"] == "crisis":
                self.crises |= BIT[number]
        self.event_ids = {name: card for card, name in enumerate(self.events)}
        self.moves = MoveNames(self._name_moves(orders))

    def _name_moves(self, orders: list[tuple[int, ...]]) -> list[str]:
        links = [f"{name} {many}" for name in BRANCH_NAMES for many in range(1, 5)]
        dice = [f"{name} {die}" for name in BRANCH_NAMES for die in range(1, 7)]
        return [
            *(f"start {square}" for square in range(52)),
            "roll",
            *(f"event {name}" for name in self.events),
            *(f"assign {' '.join(map(str, order))}" for order in orders),
            *(f"buy {what}" for what in links),
            *(f"sell {what}" for what in links),
            *(f"raise {what}" for what in dice),
            *(f"lower {what}" for what in dice),
            *(f"barter {seat}" for seat in range(4)),
            *(f"give {what}" for what in links),
            *(f"get {name}" for name in BRANCH_NAMES),
            "pass",
            "announce",
            "end",
        ]

    def names_of(self, cards: i64) -> list[str]:
        """The names of the event cards of a heap, in order."""
        return [self.events[nth(cards, place)] for place in range(count(cards))]


def kind_of(name: str) -> i64:
    """The kind of a square by its name on the board."""
    if name in BRANCH_NAMES:
        return BRANCH_NAMES.index(name)
    return STARS if name == "stars" else DOLLAR


BOXES: Final = Boxes(Box)
