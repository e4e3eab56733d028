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
from fullboard.games.hotel_samoa.rules.construction import bid_rank, rooms_to_cover
from fullboard.games.hotel_samoa.rules.prices import can_swap, can_take_back
from fullboard.games.hotel_samoa.rules.table import (
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
    Table,
)
from fullboard.games.hotel_samoa.rules.welcome import groups_to_take, price_rank, rooms_for, rooms_to_empty


def check_moment(table: Table) -> None:
    """Raise BadPosition if this cannot be, so far on in the round."""
    _check_played(table)
    _check_deeds(table)
    _check_arrivals(table)
    _check_turn(table)


def _check_played(table: Table) -> None:
    """Before the choice nobody has a card on the table, after it everybody has."""
    before = table.over or table.phase == TAKING_BACK
    if before and table.chosen:
        raise BadPosition("played-too-early", "played")
    if table.phase == CHOOSING and table.chosen == table.players:
        raise BadPosition("all-have-chosen", "played")
    if not before and table.phase > CHOOSING and table.chosen < table.players:
        raise BadPosition("not-all-have-chosen", "played")


def _check_deeds(table: Table) -> None:
    """Who has bought or welcomed in this round: in their phase, in their order, and never on Staff Holiday."""
    seat: i64 = 0
    while seat < table.players:
        bought = table.bought & BIT[seat] != 0
        welcomed = table.welcomed & BIT[seat] != 0
        if bought and (table.over or table.phase < BUILDING):
            raise BadPosition("too-early", f"bought[{seat}]")
        if welcomed and (table.over or table.phase < WELCOMING):
            raise BadPosition("too-early", f"welcomed[{seat}]")
        if (bought or welcomed) and table.of(seat, CARD) == HOLIDAY:
            raise BadPosition("staff-holiday", f"played[{seat}]")
        if table.turn != NOBODY and table.turn != seat and table.chosen == table.players:
            if bought and table.phase == BUILDING and bid_rank(table, seat) < bid_rank(table, table.turn):
                raise BadPosition("too-early", f"bought[{seat}]")
            if welcomed and table.phase == WELCOMING and price_rank(table, seat) > price_rank(table, table.turn):
                raise BadPosition("too-early", f"welcomed[{seat}]")
        seat += 1


def _check_arrivals(table: Table) -> None:
    """The tourists of this round's card wait or have been welcomed; earlier ones of that nation have left (HS-4)."""
    nation = table.nation(table.round)
    card = table.cards >> (4 * (table.round - 1)) & 15
    sizes = table.box.sizes[card * 4 + table.players - 3]
    housed: i64 = 0
    seat: i64 = 0
    while seat < table.players:
        guests = COUNT[table.of(seat, GUESTS + nation)] + COUNT[_own_couples(table, seat, nation)]
        housed += guests
        if guests and not table.over and table.welcomed & BIT[seat] == 0:
            raise BadPosition("should-have-left", f"hotels[{seat}].rooms")
        if guests == 0 and table.welcomed & BIT[seat]:
            raise BadPosition("nobody-welcomed", f"welcomed[{seat}]")
        _check_income(table, seat, guests)
        seat += 1
    expected: i64 = 0
    group: i64 = 0
    while group < 3:
        size = sizes & FIVE_BITS
        if table.round == 6 or table.round == 12:  # HS-5
            size += size
        expected += size
        waiting = total(table.cells[GROUP + group])
        if waiting > size or (waiting < size and table.phase < WELCOMING):
            raise BadPosition("wrong-number", f"groups[{group}]", expected=size, found=waiting)
        housed += waiting
        if waiting and table.over:
            raise BadPosition("wrong-number", f"groups[{group}]", expected=0, found=waiting)
        sizes >>= 5
        group += 1
    if housed != expected and not (table.over and housed < expected):
        raise BadPosition("wrong-number", "groups", expected=expected, found=housed)


def _own_couples(table: Table, seat: i64, nation: i64) -> i64:
    """The couples of a seat whose lovers are both of that nation."""
    couples = table.of(seat, COUPLES) & table.of(seat, GUESTS + nation)
    other: i64 = 0
    while other < 4:
        if other != nation:
            couples &= ~table.of(seat, GUESTS + other)
        other += 1
    return couples


def _check_income(table: Table, seat: i64, guests: i64) -> None:
    """What those welcomed in this round have paid lies between the plain price and the double with all buoys."""
    least: i64 = 0
    most: i64 = 0
    card = table.of(seat, CARD)
    if card != NO_CARD and table.phase >= WELCOMING:
        least = guests * table.box.price[card]
        most = 2 * least + table.of(seat, BUOYS) * table.of(seat, POOLS)
    if not least <= table.of(seat, EARNED) <= most:
        raise BadPosition("out-of-range", f"earned[{seat}]", least=least, most=most)


def _check_turn(table: Table) -> None:
    """The seat whose turn it is has something to decide; while all choose, and at the end, it is nobody's turn."""
    if table.over or table.phase == CHOOSING:
        if table.turn != NOBODY:
            raise BadPosition("nobodys-turn", "turn")
        if table.busy:
            raise BadPosition("wrong-phase", "busy")
        return
    if table.turn == NOBODY:
        raise BadPosition("somebodys-turn", "turn")
    if table.busy and table.phase > BUILDING:
        raise BadPosition("wrong-phase", "busy")
    if not _has_something_to_do(table, table.turn):
        raise BadPosition("cannot-act", "turn", seat=table.turn)


def _has_something_to_do(table: Table, seat: i64) -> bool:
    if table.phase <= SWAPPING:
        if table.busy:
            fetched = table.used >> (5 * TAKE_BACK) & FIVE_BITS > 0 and table.of(seat, SLOTS) > 0
            return fetched and table.of(seat, DISCARDS) != 0
        return can_take_back(table, seat) if table.phase == TAKING_BACK else can_swap(table, seat)
    if table.phase == BUILDING:
        if table.busy:
            return table.bought & BIT[seat] != 0 and rooms_to_cover(table, seat) != 0
        return table.offer != 0 and table.of(seat, CARD) != HOLIDAY and table.bought & BIT[seat] == 0
    if table.phase == WELCOMING:
        return table.of(seat, CARD) != HOLIDAY and _can_go_on_welcoming(table, seat)
    if rooms_to_empty(table, seat) == 0:
        return False
    if table.phase == HOLIDAYS:
        return table.of(seat, CARD) == HOLIDAY
    if table.budget == 2:
        return table.special(seat, SEND_HOME) > 0
    return table.used >> (5 * SEND_HOME) & FIVE_BITS > 0


def _can_go_on_welcoming(table: Table, seat: i64) -> bool:
    if table.group == NO_GROUP:
        fresh = table.tourist == NO_TOURIST and table.welcomed & BIT[seat] == 0
        return fresh and groups_to_take(table, seat) != 0
    if table.tourist == NO_TOURIST:
        return table.welcomed & BIT[seat] != 0 or table.cells[GROUP + table.group] != 0
    waiting = table.cells[GROUP + table.group] >> (5 * table.tourist) & FIVE_BITS
    return waiting > 0 and rooms_for(table, seat, table.tourist) != 0
