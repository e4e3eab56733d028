"""Hotel Samoa in progress: whose turn it is, what they may do, and how one phase follows another."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.errors import IllegalMove
from fullboard.core.game import Game
from fullboard.core.state import NOBODY, State
from fullboard.games.hotel_samoa.box import (
    BOXES,
    BUY_TILE,
    CHOOSE_CARD,
    COVER_ROOM,
    DONE,
    FETCH_CARD,
    HOLIDAY,
    INTO_ROOM,
    PASS,
    SEND_ROOM,
    SWAP_CARD,
    TAKE_GROUP,
    TAKE_TOURIST,
)
from fullboard.games.hotel_samoa.rules.arrival import set_table, start_round
from fullboard.games.hotel_samoa.rules.board import (
    BLOCK,
    BUILDING,
    CARD,
    CHOOSING,
    HAND,
    HOLIDAYS,
    NO_CARD,
    NO_GROUP,
    NO_TOURIST,
    SEAT,
    SENDING_HOME,
    SWAPPING,
    WELCOMING,
    Board,
)
from fullboard.games.hotel_samoa.rules.construction import buy, cover, next_to_build, rooms_to_cover, tiles_to_buy
from fullboard.games.hotel_samoa.rules.payment import free_rooms, guess_money, settle, worth
from fullboard.games.hotel_samoa.rules.prices import (
    cards_to_put_down,
    choose,
    fetch,
    next_to_ask,
    reveal,
    stop_fetching,
    swap,
)
from fullboard.games.hotel_samoa.rules.recall import deal_cards
from fullboard.games.hotel_samoa.rules.welcome import (
    groups_to_take,
    house,
    next_on_holiday,
    next_to_send_home,
    next_to_welcome,
    rooms_for,
    rooms_to_empty,
    send,
    tourists_to_take,
)

EMPTY: Final = vec[i64]([0] * (7 + 6 * 33))

# What may be done is one number: the moves from `first` on as bits, then `first`, then the way to end the turn.
FIRST: Final[i64] = 24
ENDING: Final[i64] = 32
BITS: Final[i64] = 0xFFFFFF
BYTE: Final[i64] = 0xFF
WITH_PASS: Final[i64] = 0x4F00000000  # PASS << ENDING
WITH_DONE: Final[i64] = 0x5000000000
FROM_SWAP: Final[i64] = 0x0B000000  # SWAP_CARD << FIRST
FROM_TILE: Final[i64] = 0x20000000
FROM_COVER: Final[i64] = 0x26000000
FROM_SEND: Final[i64] = 0x2C000000
FROM_GROUP: Final[i64] = 0x38000000
FROM_TOURIST: Final[i64] = 0x3B000000
FROM_ROOM: Final[i64] = 0x43000000


@mypyc_attr(free_list_len=1)  # search copies a state and drops it again, over and over
class HotelSamoaState(Board):
    """A match in progress."""

    # Whose turn it is

    def actors(self) -> vec[i64]:
        seats = vec[i64]()
        if self.over:
            return seats
        if self.phase != CHOOSING:
            return append(seats, self.turn)
        seat: i64 = 0
        while seat < self.players:
            if self.cells[SEAT + seat * BLOCK + CARD] == NO_CARD:
                seats = append(seats, seat)
            seat += 1
        return seats

    def actor(self) -> i64:
        if self.phase != CHOOSING:
            return NOBODY if self.over else self.turn
        seat: i64 = 0
        while self.cells[SEAT + seat * BLOCK + CARD] != NO_CARD:
            seat += 1
        return seat

    def next_turn(self) -> i64:
        """Who is asked next in this phase, or NOBODY."""
        if self.phase == WELCOMING:
            return next_to_welcome(self)
        if self.phase == BUILDING:
            return next_to_build(self)
        if self.phase == SENDING_HOME:
            return next_to_send_home(self)
        if self.phase == HOLIDAYS:
            return next_on_holiday(self)
        return next_to_ask(self)

    def move_on(self, chance: Chance) -> None:
        """On to the next seat that has something to decide, through the phases and into the next round."""
        self.busy = 0
        self.budget = 0
        self.group = NO_GROUP
        while True:
            seat = self.next_turn()
            if seat != NOBODY:
                self.turn = seat
                if self.phase == SENDING_HOME or self.phase == HOLIDAYS:
                    self.budget = 2
                return
            self.turn = NOBODY
            if self.phase == HOLIDAYS:
                settle(self)
                self.sealed = True
                if self.over:
                    return
                start_round(self, chance)
                continue
            self.phase += 1
            if self.phase == CHOOSING:
                return

    # What they may do

    def choices(self, seat: i64) -> i64:
        """What the seat whose turn it is may do, as one number."""
        phase = self.phase
        if phase == CHOOSING:
            return self.cells[SEAT + seat * BLOCK + HAND]
        if phase == WELCOMING:
            if self.tourist != NO_TOURIST:
                return rooms_for(self, seat, self.tourist) | FROM_ROOM
            if self.group != NO_GROUP:
                return tourists_to_take(self, seat) | FROM_TOURIST | WITH_DONE
            return groups_to_take(self, seat) | FROM_GROUP | WITH_PASS
        if phase == BUILDING:
            if self.busy:
                return rooms_to_cover(self, seat) | FROM_COVER
            return tiles_to_buy(self, seat) | FROM_TILE | WITH_PASS
        if phase <= SWAPPING:
            cards = cards_to_put_down(self, seat) | FROM_SWAP
            return cards | WITH_DONE if self.busy else cards | WITH_PASS
        rooms = rooms_to_empty(self, seat) | FROM_SEND
        return rooms | WITH_PASS if self.budget == 2 else rooms | WITH_DONE

    def may_act(self, seat: i64) -> bool:
        """Whether a seat is among the actors."""
        if self.over:
            return False
        if self.phase == CHOOSING:
            return self.cells[SEAT + seat * BLOCK + CARD] == NO_CARD
        return seat == self.turn

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        if not self.may_act(seat):
            return moves
        choices = self.choices(seat)
        move = choices >> FIRST & BYTE
        bits = choices & BITS
        while bits:
            if bits & 1:
                moves = append(moves, move)
            bits >>= 1
            move += 1
        if choices >> ENDING:
            moves = append(moves, choices >> ENDING)
        return moves

    def random_move(self, seat: i64, chance: Chance) -> i64:
        choices = self.choices(seat)
        ending = choices >> ENDING
        many: i64 = 0
        bits = choices & BITS
        while bits:
            bits &= bits - 1
            many += 1
        nth = chance.pick(many + 1 if ending else many)
        if nth == many:
            return ending
        bits = choices & BITS
        while nth:
            bits &= bits - 1
            nth -= 1
        move = choices >> FIRST & BYTE
        while bits & 15 == 0:
            bits >>= 4
            move += 4
        while bits & 1 == 0:
            bits >>= 1
            move += 1
        return move

    def playout(self, chance: Chance) -> i64:
        moves: i64 = 0
        while not self.over:
            seat = self.actor()
            self.play(seat, self.random_move(seat, chance), chance)
            moves += 1
        return moves

    # Doing it

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        self.sealed = False
        if move <= CHOOSE_CARD + HOLIDAY:
            choose(self, seat, move)
            if self.chosen < self.players:
                return
            reveal(self)
            self.sealed = True
            self.phase = SWAPPING
            self.step += 1
            self.move_on(chance)
            return
        self.step += 1
        if self.act(seat, move):
            self.move_on(chance)

    def act(self, seat: i64, move: i64) -> bool:
        """A move after or before the choice of cards, without what follows from it. Is the turn over?"""
        if move >= INTO_ROOM:
            if move < PASS:
                house(self, seat, move - INTO_ROOM)
                return False
            if self.phase <= SWAPPING and move == DONE:
                return stop_fetching(self, seat)
            return True
        if move >= TAKE_TOURIST:
            self.tourist = move - TAKE_TOURIST
            return False
        if move >= TAKE_GROUP:
            self.group = move - TAKE_GROUP
            return False
        if move >= SEND_ROOM:
            return send(self, seat, move - SEND_ROOM)
        if move >= COVER_ROOM:
            cover(self, seat, move - COVER_ROOM)
            return True
        if move >= BUY_TILE:
            return buy(self, seat, move - BUY_TILE)
        if move >= FETCH_CARD:
            return fetch(self, seat, move - FETCH_CARD)
        swap(self, seat, move - SWAP_CARD)
        return True

    def begin(self, chance: Chance) -> None:
        """The first round of a table that has been set."""
        start_round(self, chance)
        self.move_on(chance)

    # The end

    def score(self, seat: i64) -> i64:
        return worth(self, seat)

    def rank(self, seat: i64) -> i64:
        """Most money wins, then most free rooms, then the win is shared (HS-16)."""
        return worth(self, seat) * 16 + free_rooms(self, seat)

    # What search, tables and records need

    def copy(self) -> "HotelSamoaState":
        twin = HotelSamoaState(self.game, self.edition, self.options, self.players, self.box, self.cells[:])
        self.copy_to(twin)
        return twin

    def guess(self, seat: i64, chance: Chance) -> "HotelSamoaState":
        """Choices not yet revealed and cards taken back are dealt anew; all else can be worked out (HS-15).

        So can money, unless the match began with a position: then it is anything that fits what has been paid since.
        """
        twin = self.copy()
        other: i64 = 0
        while other < self.players:
            if other != seat:
                deal_cards(twin, other, chance)
                guess_money(twin, other, chance)
            other += 1
        return twin

    def refuse(self, seat: i64, move: i64) -> None:
        if not self.over and 0 <= seat < self.players:
            card = self.cells[SEAT + seat * BLOCK + CARD]
            if self.phase == CHOOSING and card != NO_CARD:
                raise IllegalMove("already-chosen", seat=seat)
            builds = self.phase == BUILDING and BUY_TILE <= move < SEND_ROOM
            welcomes = self.phase == WELCOMING and TAKE_GROUP <= move < PASS
            if card == HOLIDAY and (builds or welcomes):
                raise IllegalMove("staff-holiday", seat=seat)  # HS-12
        super().refuse(seat, move)


class HotelSamoa(Game):
    """Sets the table."""

    def new(self, players: i64, options: dict[str, Any], edition: Edition, chance: Chance) -> State:
        cells = EMPTY[: SEAT + players * BLOCK]
        state = HotelSamoaState(self, edition, options, players, BOXES.of(edition), cells)
        set_table(state, chance)
        state.begin(chance)
        return state
