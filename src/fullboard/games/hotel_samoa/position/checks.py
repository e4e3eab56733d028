"""Checks that a position fits the moment it claims to be: this round, this phase, this seat's turn."""

from mypy_extensions import i64

from fullboard.core.errors import BadPosition
from fullboard.core.state import NOBODY
from fullboard.games.hotel_samoa.box import (
    BIT,
    COUNT,
    FIVE_BITS,
    HOLIDAY,
    SEND_HOME,
    TAKE_BACK,
    total,
)
from fullboard.games.hotel_samoa.rules.board import (
    BUILDING,
    BUOYS,
    CARD,
    CHOOSING,
    COUPLES,
    DISCARDS,
    EARNED,
    GROUP,
    GUESTS,
    HOLIDAYS,
    NO_CARD,
    NO_GROUP,
    NO_TOURIST,
    POOLS,
    SLOTS,
    SWAPPING,
    TAKING_BACK,
    WELCOMING,
    Board,
)
from fullboard.games.hotel_samoa.rules.construction import bid_rank, rooms_to_cover
from fullboard.games.hotel_samoa.rules.prices import can_swap, can_take_back
from fullboard.games.hotel_samoa.rules.welcome import groups_to_take, price_rank, rooms_for, rooms_to_empty


def check_moment(board: Board) -> None:
    """Raise BadPosition if this cannot be, so far on in the round."""
    _check_played(board)
    _check_deeds(board)
    _check_arrivals(board)
    _check_turn(board)


def _check_played(board: Board) -> None:
    """Before the choice nobody has a card on the table, after it everybody has."""
    before = board.over or board.phase == TAKING_BACK
    if before and board.chosen:
        raise BadPosition("played-too-early", "played")
    if board.phase == CHOOSING and board.chosen == board.players:
        raise BadPosition("all-have-chosen", "played")
    if not before and board.phase > CHOOSING and board.chosen < board.players:
        raise BadPosition("not-all-have-chosen", "played")


def _check_deeds(board: Board) -> None:
    """Who has bought or welcomed in this round: in their phase, in their order, and never on Staff Holiday."""
    seat: i64 = 0
    while seat < board.players:
        bought = board.bought & BIT[seat] != 0
        welcomed = board.welcomed & BIT[seat] != 0
        if bought and (board.over or board.phase < BUILDING):
            raise BadPosition("too-early", f"bought[{seat}]")
        if welcomed and (board.over or board.phase < WELCOMING):
            raise BadPosition("too-early", f"welcomed[{seat}]")
        if (bought or welcomed) and board.of(seat, CARD) == HOLIDAY:
            raise BadPosition("staff-holiday", f"played[{seat}]")
        if board.turn != NOBODY and board.turn != seat and board.chosen == board.players:
            if bought and board.phase == BUILDING and bid_rank(board, seat) < bid_rank(board, board.turn):
                raise BadPosition("too-early", f"bought[{seat}]")
            if welcomed and board.phase == WELCOMING and price_rank(board, seat) > price_rank(board, board.turn):
                raise BadPosition("too-early", f"welcomed[{seat}]")
        seat += 1


def _check_arrivals(board: Board) -> None:
    """The tourists of this round's card wait or have been welcomed; earlier ones of that nation have left (HS-4)."""
    nation = board.nation(board.round)
    card = board.cards >> (4 * (board.round - 1)) & 15
    sizes = board.box.sizes[card * 4 + board.players - 3]
    housed: i64 = 0
    seat: i64 = 0
    while seat < board.players:
        guests = COUNT[board.of(seat, GUESTS + nation)] + COUNT[_own_couples(board, seat, nation)]
        housed += guests
        if guests and not board.over and board.welcomed & BIT[seat] == 0:
            raise BadPosition("should-have-left", f"hotels[{seat}].rooms")
        if guests == 0 and board.welcomed & BIT[seat]:
            raise BadPosition("nobody-welcomed", f"welcomed[{seat}]")
        _check_income(board, seat, guests)
        seat += 1
    expected: i64 = 0
    group: i64 = 0
    while group < 3:
        size = sizes & FIVE_BITS
        if board.round == 6 or board.round == 12:  # HS-5
            size += size
        expected += size
        waiting = total(board.cells[GROUP + group])
        if waiting > size or (waiting < size and board.phase < WELCOMING):
            raise BadPosition("wrong-number", f"groups[{group}]", expected=size, found=waiting)
        housed += waiting
        if waiting and board.over:
            raise BadPosition("wrong-number", f"groups[{group}]", expected=0, found=waiting)
        sizes >>= 5
        group += 1
    if housed != expected and not (board.over and housed < expected):
        raise BadPosition("wrong-number", "groups", expected=expected, found=housed)


def _own_couples(board: Board, seat: i64, nation: i64) -> i64:
    """The couples of a seat whose lovers are both of that nation."""
    couples = board.of(seat, COUPLES) & board.of(seat, GUESTS + nation)
    other: i64 = 0
    while other < 4:
        if other != nation:
            couples &= ~board.of(seat, GUESTS + other)
        other += 1
    return couples


def _check_income(board: Board, seat: i64, guests: i64) -> None:
    """What those welcomed in this round have paid lies between the plain price and the double with all buoys."""
    least: i64 = 0
    most: i64 = 0
    card = board.of(seat, CARD)
    if card != NO_CARD and board.phase >= WELCOMING:
        least = guests * board.box.price[card]
        most = 2 * least + board.of(seat, BUOYS) * board.of(seat, POOLS)
    if not least <= board.of(seat, EARNED) <= most:
        raise BadPosition("out-of-range", f"earned[{seat}]", least=least, most=most)


def _check_turn(board: Board) -> None:
    """The seat whose turn it is has something to decide; while all choose, and at the end, it is nobody's turn."""
    if board.over or board.phase == CHOOSING:
        if board.turn != NOBODY:
            raise BadPosition("nobodys-turn", "turn")
        if board.busy:
            raise BadPosition("wrong-phase", "busy")
        return
    if board.turn == NOBODY:
        raise BadPosition("somebodys-turn", "turn")
    if board.busy and board.phase > BUILDING:
        raise BadPosition("wrong-phase", "busy")
    if not _has_something_to_do(board, board.turn):
        raise BadPosition("cannot-act", "turn", seat=board.turn)


def _has_something_to_do(board: Board, seat: i64) -> bool:
    if board.phase <= SWAPPING:
        if board.busy:
            fetched = board.used >> (5 * TAKE_BACK) & FIVE_BITS > 0 and board.of(seat, SLOTS) > 0
            return fetched and board.of(seat, DISCARDS) != 0
        return can_take_back(board, seat) if board.phase == TAKING_BACK else can_swap(board, seat)
    if board.phase == BUILDING:
        if board.busy:
            return board.bought & BIT[seat] != 0 and rooms_to_cover(board, seat) != 0
        return board.offer != 0 and board.of(seat, CARD) != HOLIDAY and board.bought & BIT[seat] == 0
    if board.phase == WELCOMING:
        return board.of(seat, CARD) != HOLIDAY and _can_go_on_welcoming(board, seat)
    if rooms_to_empty(board, seat) == 0:
        return False
    if board.phase == HOLIDAYS:
        return board.of(seat, CARD) == HOLIDAY
    if board.budget == 2:
        return board.special(seat, SEND_HOME) > 0
    return board.used >> (5 * SEND_HOME) & FIVE_BITS > 0


def _can_go_on_welcoming(board: Board, seat: i64) -> bool:
    if board.group == NO_GROUP:
        fresh = board.tourist == NO_TOURIST and board.welcomed & BIT[seat] == 0
        return fresh and groups_to_take(board, seat) != 0
    if board.tourist == NO_TOURIST:
        return board.welcomed & BIT[seat] != 0 or board.cells[GROUP + board.group] != 0
    waiting = board.cells[GROUP + board.group] >> (5 * board.tourist) & FIVE_BITS
    return waiting > 0 and rooms_for(board, seat, board.tourist) != 0
