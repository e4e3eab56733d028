"""The order of play, from the set-up to the end, in the order in which the rulebook tells it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.bits import BIT
from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import NOBODY
from fullboard.games.four_stars.box import BRANCHES, DOLLAR, SQUARES, Box
from fullboard.games.four_stars.rules.board import (
    BANK,
    CASH,
    CHOSEN,
    LEAST,
    NO_BRANCH,
    NOWHERE,
    OBJECTIVE,
    OWNED,
    PLACE,
    PRICE,
    Board,
)

OPENING: Final = vec[i64]([1, 2, 0, 3])  # the branches as the banker of the rulebook announces them

# The phases of a match; a turn runs from PLAN to CLOSE.
START: Final[i64] = 0  # choose a starting square
PLAN: Final[i64] = 1  # before the dice: assignment, event card
DEAL: Final[i64] = 2  # buy or sell by an event card
CHANGE: Final[i64] = 3  # on a $ square
SQUARE: Final[i64] = 4  # on any other square
GIVING: Final[i64] = 5  # in a barter: what is given
GETTING: Final[i64] = 6  # and what for
CLOSE: Final[i64] = 7  # all done: announce or end the turn
OVER: Final[i64] = 8


class Turn(Board):
    """A match in progress: whose turn it is, and what each part of a turn does."""

    def __init__(
        self, game: Game, edition: Edition, options: dict[str, Any], players: i64, box: Box, cells: vec[i64]
    ) -> None:
        super().__init__(game, edition, options, players, box, cells)
        self.early = False  # whether reaching the objective may be announced before the turn is done
        self.free = False
        self.reminder = False
        self.limit: i64 = 0
        self.phase: i64 = START
        self.round: i64 = 1
        self.first: i64 = 0
        self.assigned = False  # since the turn began, or since the event card
        self.eventful = False  # an event card was played in this turn
        self.die: i64 = 0  # the last roll of this turn
        self.second_die: i64 = 0
        self.left: i64 = 0  # on a $ square: the dice still to be used, 0 for none
        self.second_left: i64 = 0
        self.changed: i64 = NO_BRANCH  # the branch changed by the other die
        self.partner: i64 = NOBODY  # in a barter
        self.given: i64 = NO_BRANCH
        self.links: i64 = 0
        self.announced: i64 = 0  # the seats that did, one bit each

    def read_options(self) -> None:
        """What the table has agreed on; done once, since copies are made often."""
        self.early = self.game.version > 1  # FS-9
        self.free = self.options["objective"] == "free"
        self.reminder = self.options["reminder"] == "on"
        self.limit = self.options["round_limit"]  # FS-11

    # Préparation

    def set_up(self, chance: Chance) -> None:
        """Money, objective cards, event cards and opening prices (FS-1)."""
        cells = self.cells
        self.read_options()
        self.first = chance.pick(self.players)
        self.turn = self.first
        objectives = vec[i64]([0, 1, 2, 3])
        seat: i64 = 0
        while seat < self.players:
            at = seat + chance.pick(4 - seat)
            card = objectives[at]
            objectives[at] = objectives[seat]
            cells[OBJECTIVE + seat] = card
            cells[CHOSEN + seat] = self.box.objectives[card]
            cells[CASH + seat] = self.box.advance
            cells[PLACE + seat] = NOWHERE
            dealt: i64 = 0
            while dealt < self.box.dealt:
                self.draw(seat, chance)
                dealt += 1
            seat += 1
        place: i64 = 0
        while place < BRANCHES:
            cells[PRICE + OPENING[place]] = self.opening_price(chance.pick(6) + 1)
            cells[BANK + place] = self.box.stock
            place += 1

    def opening_price(self, die: i64) -> i64:
        """A die; an edition may print no price as low as that."""
        return die if die > self.box.floor else self.box.floor

    def start_at(self, seat: i64, square: i64) -> None:
        """Put the figure on a starred square, where others may stand; nothing happens there (FS-1)."""
        self.cells[PLACE + seat] = square
        self.turn = self.after(seat)
        if self.turn == self.first:
            self.phase = PLAN

    # Principe du jeu

    def roll(self, seat: i64, chance: Chance) -> None:
        """Two dice; a double draws an event card and is no extra turn (FS-2)."""
        self.die = chance.pick(6) + 1
        self.second_die = chance.pick(6) + 1
        if self.die == self.second_die:
            self.draw(seat, chance)
        self.advance(seat)

    def advance(self, seat: i64) -> None:
        """Move the figure clockwise and see what the square asks for."""
        place = self.cells[PLACE + seat] + self.die + self.second_die
        if place >= SQUARES:
            place -= SQUARES
        self.cells[PLACE + seat] = place
        if self.box.square[place] == DOLLAR:
            self.phase = CHANGE
            self.left = self.die
            self.second_left = self.second_die
            self.changed = NO_BRANCH
        else:
            self.phase = SQUARE

    # 1) Les cartes objectifs

    def assign(self, seat: i64, assignment: i64) -> None:
        """Give the four sizes of the objective card to other branches (FS-2)."""
        self.cells[CHOSEN + seat] = assignment
        self.assigned = True

    # 2) Les branches d'activité

    def buy_or_sell(self, seat: i64, branch: i64, links: i64) -> None:
        """On a square it is the last thing of a turn, by an event card it comes before the dice."""
        self.trade(seat, branch, links)
        if self.phase == DEAL:
            self.phase = PLAN
        else:
            self.acted(seat)

    def acted(self, seat: i64) -> None:
        """The square is done with. A table with a reminder stops only for those who can announce."""
        if self.reminder and not self.met(seat):
            self.end_turn(seat)
        else:
            self.phase = CLOSE

    # 3) Les tableaux de valeurs et les cases $

    def change(self, seat: i64, branch: i64, die: i64, by: i64, chance: Chance) -> None:
        """Use one die on one branch; with none left, roll one and move on (FS-4)."""
        self.change_price(seat, branch, by)
        if self.left == die:
            self.left = self.second_left
        self.second_left = 0
        self.changed = branch
        if self.left == 0:
            self.changed = NO_BRANCH
            self.die = chance.pick(6) + 1
            self.second_die = 0
            self.advance(seat)

    # 4) Les cases 4 Etoiles

    def barter(self, seat: i64, got: i64) -> None:
        """The other cannot refuse (FS-6)."""
        self.swap(seat, self.partner, self.given, got, self.links)
        self.partner = NOBODY
        self.given = NO_BRANCH
        self.links = 0
        self.acted(seat)

    # 5) Les cartes événements

    def play_event(self, seat: i64, card: i64) -> None:
        """One a turn, before the dice; after it the assignment may be changed again (FS-2, FS-8)."""
        self.put_under(seat, card)
        self.eventful = True
        self.assigned = False
        self.sealed = True
        if self.happen(seat, card):
            self.phase = DEAL

    # Fin de la partie

    def can_announce_early(self, seat: i64) -> bool:
        """Whether a seat has reached its objective in the middle of its turn, by rules that let it say so (FS-9)."""
        return self.early and self.met(seat)

    def announce(self, seat: i64) -> None:
        """Say that the objective is reached: that ends the turn, whatever was still to be done (FS-9)."""
        self.announced |= BIT[seat]
        if 0 < self.cells[LEAST + seat] <= self.box.fortune:
            self.cells[LEAST + seat] = self.box.fortune + 1  # it must be that much
        self.left = 0
        self.second_left = 0
        self.changed = NO_BRANCH
        self.partner = NOBODY
        self.given = NO_BRANCH
        self.links = 0
        self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        """On to the next seat; with the last of them the table round ends."""
        self.assigned = False
        self.eventful = False
        self.die = 0
        self.second_die = 0
        self.phase = PLAN
        self.turn = self.after(seat)
        if self.turn == self.first:
            self.end_round()

    def end_round(self) -> None:
        """Whoever announced and still meets the objective wins; otherwise play goes on to the limit (FS-10, FS-11)."""
        if self.reached():
            self.over = True
        else:
            self.announced = 0
            if self.round == self.limit:
                self.over = True
            else:
                self.round += 1
        if self.over:
            self.phase = OVER

    def reached(self) -> i64:
        """The seats that announced and still meet their objective, one bit each."""
        seats: i64 = 0
        seat: i64 = 0
        while self.announced and seat < self.players:
            if self.announced & BIT[seat] and self.met(seat):
                seats |= BIT[seat]
            seat += 1
        return seats

    def score(self, seat: i64) -> i64:
        """Somebody's fortune: cash, and links at current prices (FS-11)."""
        fortune = self.cells[CASH + seat]
        branch: i64 = 0
        while branch < BRANCHES:
            fortune += self.cells[OWNED + seat * BRANCHES + branch] * self.cells[PRICE + branch]
            branch += 1
        return fortune

    def rank(self, seat: i64) -> i64:
        """Of those who reached their objective the ones with most cash (FS-10); at the limit the richest (FS-11)."""
        reached = self.reached()
        if not reached:
            return self.score(seat)
        if reached & BIT[seat]:
            return self.cells[CASH + seat]
        return -1
