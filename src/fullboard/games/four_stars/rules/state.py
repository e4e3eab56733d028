"""4 Étoiles: the game and its state as the house knows them; the order of play is told in `turn`."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullboard.core.bits import BIT, count, nth
from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.errors import BadTable, IllegalMove
from fullboard.core.game import Game
from fullboard.core.state import State
from fullboard.games.four_stars.box import (
    ALL_CARDS,
    ANNOUNCE,
    ASSIGN,
    BARTER,
    BOXES,
    BRANCH_NAMES,
    BUY,
    END,
    EVENT,
    GET,
    GIVE,
    LOWER,
    MOST,
    PASS,
    RAISE,
    ROLL,
    SELL,
)
from fullboard.games.four_stars.rules.board import EMPTY, HAND, KNOWN
from fullboard.games.four_stars.rules.choices import legal_moves, random_legal_move
from fullboard.games.four_stars.rules.turn import GETTING, GIVING, PLAN, Turn

TRADES: Final = ("buy", "sell", "give")
LONG_ENOUGH: Final[i64] = 200  # rounds after which a random playout stops if the table has lifted the limit


@mypyc_attr(free_list_len=1)  # search copies a state and drops it again, over and over
class FourStarsState(Turn):
    """A match in progress, as search, tables and records want it."""

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]() if self.over or seat != self.turn else legal_moves(self, seat)

    def random_move(self, seat: i64, chance: Chance) -> i64:
        return random_legal_move(self, seat, chance)

    def playout(self, chance: Chance) -> i64:
        if self.limit == 0:
            self.limit = self.round + LONG_ENOUGH  # random play would hardly ever end by itself
        made: i64 = 0
        while not self.over:
            self.play(self.turn, random_legal_move(self, self.turn, chance), chance)
            made += 1
        return made

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        self.step += 1
        self.sealed = False
        if move == ROLL:
            self.roll(seat, chance)
        elif move == END:
            self.end_turn(seat)
        elif move >= BARTER:
            self.play_rest(seat, move)
        elif move >= RAISE:
            if move >= LOWER:
                die = (move - LOWER) % 6 + 1
                self.change(seat, (move - LOWER) // 6, die, -die, chance)
            else:
                die = (move - RAISE) % 6 + 1
                self.change(seat, (move - RAISE) // 6, die, die, chance)
        elif move >= SELL:
            self.buy_or_sell(seat, (move - SELL) // MOST, -((move - SELL) % MOST) - 1)
        elif move >= BUY:
            self.buy_or_sell(seat, (move - BUY) // MOST, (move - BUY) % MOST + 1)
        elif move >= ASSIGN:
            self.assign(seat, move - ASSIGN)
        elif move >= EVENT:
            self.play_event(seat, move - EVENT)
        else:
            self.start_at(seat, move)

    def play_rest(self, seat: i64, move: i64) -> None:
        """The moves that are made least often."""
        if move == ANNOUNCE:
            self.announce(seat)
        elif move == PASS:
            self.phase = PLAN
        elif move >= GET:
            self.barter(seat, move - GET)
        elif move >= GIVE:
            self.given = (move - GIVE) // MOST
            self.links = (move - GIVE) % MOST + 1
            self.phase = GETTING
        else:
            self.partner = move - BARTER
            self.phase = GIVING

    def copy(self) -> "FourStarsState":
        twin = FourStarsState(self.game, self.edition, self.options, self.players, self.box, self.cells[:])
        twin.step = self.step
        twin.over = self.over
        twin.sealed = self.sealed
        twin.turn = self.turn
        twin.early = self.early
        twin.free = self.free
        twin.reminder = self.reminder
        twin.limit = self.limit
        twin.bag = self.bag
        twin.oldest = self.oldest
        twin.queued = self.queued
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.assigned = self.assigned
        twin.eventful = self.eventful
        twin.die = self.die
        twin.second_die = self.second_die
        twin.left = self.left
        twin.second_left = self.second_left
        twin.changed = self.changed
        twin.partner = self.partner
        twin.given = self.given
        twin.links = self.links
        twin.announced = self.announced
        return twin

    def guess(self, seat: i64, chance: Chance) -> "FourStarsState":
        """Deal the event cards of the others anew among those this seat has never seen (FS-12).

        Cards drawn from under the stack stay where they are: all saw them being played. Money that a table hides can
        be worked out from what everybody paid and received, so it stays too, unless the match began with a position.
        """
        twin = self.copy()
        unseen = ALL_CARDS & ~self.under()
        other: i64 = 0
        while other < self.players:
            unseen &= ~self.cells[(HAND if other == seat else KNOWN) + other]
            other += 1
        other = 0
        while other < self.players:
            if other != seat:
                hand = self.cells[KNOWN + other]
                hidden = count(self.cells[HAND + other] & ~hand)
                while hidden:
                    bit = BIT[nth(unseen, chance.pick(count(unseen)))]
                    unseen ^= bit
                    hand |= bit
                    hidden -= 1
                twin.cells[HAND + other] = hand
                twin.guess_cash(other, chance)
            other += 1
        twin.bag = unseen
        return twin

    def parse(self, text: str) -> i64:
        """The move of that name; more links than may change hands at once are refused for what they are."""
        parts = text[:60].split(" ")
        if text not in self.names.ids and len(parts) == 3 and parts[0] in TRADES and parts[1] in BRANCH_NAMES:
            many = parts[2]
            if many.isascii() and many.isdigit() and many[0] != "0" and len(many) < 10 and text == " ".join(parts):
                raise IllegalMove("over-four-links", links=int(many), most=self.box.most)
        return self.names.parse(text)


class FourStars(Game):
    """Sets the table."""

    def new(self, players: i64, options: dict[str, Any], edition: Edition, chance: Chance) -> State:
        state = FourStarsState(self, edition, options, players, BOXES.of(edition), EMPTY[:])
        state.set_up(chance)
        return state

    def check_people(self, options: Mapping[str, Any], people: int) -> None:
        if people == 0 and options["round_limit"] == 0:  # FS-11
            raise BadTable("bots-need-a-limit", option="round_limit")
