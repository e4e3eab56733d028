"""A sensible quick bot: makes the move after which its own resort looks best until the end of the season."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.games.sun_sea_and_sand.box import (
    BAR,
    BELOW,
    BIT,
    BUILT,
    BYTE,
    GUESTS,
    HOUSES,
    MEMBERS,
    MONEY,
    ONES,
    OWNED,
    SEND,
    WEEKS,
    row_of,
)
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState

# What things are worth, in hundredths of a point. Found by letting bots with other weights play against each other.
WEIGHTS: Final = vec[i64](
    [
        45,  # a coin that can be spent in week 8
        48,  # a coin in week 7
        45,  # a coin before
        93,  # a member at home for one more week
        27,  # a bungalow that is free for one more week, as many of them as
        9,  # this
        34,  # a facility for each week to come
        19,  # a reservation without a bungalow yet, in hundredths of one that has it
        4,  # a sign for each week to come
        12,  # the bar for each week to come
    ]
)
RED: Final[i64] = 1
COIN: Final[i64] = 0
MEMBER: Final[i64] = 3
FREE: Final[i64] = 4
MOST_FREE: Final[i64] = 5
FACILITY: Final[i64] = 6
HOPE: Final[i64] = 7
SIGNPOST: Final[i64] = 8
BARS: Final[i64] = 9


class Greedy(Bot):
    """Looks one move ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = WEIGHTS

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        world = chair.guess(chance)
        assert isinstance(world, SunSeaAndSandState)
        return best_move(world, chair.seat, self.weights)


def best_move(world: SunSeaAndSandState, seat: i64, weights: vec[i64]) -> i64:
    """The move that promises most."""
    moves = world.legal(seat)
    best = moves[0]
    most: i64 = -1000000
    for move in moves:
        value = promise(world, seat, move, weights)
        if value > most:
            most = value
            best = move
    return best


def promise(world: SunSeaAndSandState, seat: i64, move: i64, weights: vec[i64]) -> i64:
    """What the resort is worth after a move; among those to be sent away, who would leave soonest."""
    if move >= SEND:
        return -staying(world, seat, move - SEND)
    after = world.copy()
    after.act(seat, move)
    return worth(after, seat, weights)


def staying(state: SunSeaAndSandState, seat: i64, colour: i64) -> i64:
    """For how many weeks a resort has something to do for a colour."""
    return ONES[row_of(state.cells[BUILT + seat], colour)]


def bar_station(state: SunSeaAndSandState, seat: i64) -> i64:
    """After how many weeks red tourists come to the bar, or 0 without one."""
    if not state.cells[OWNED + seat] & BIT[BAR]:
        return 0
    row = row_of(state.cells[BUILT + seat], state.box.row[BAR])
    return 1 + ONES[row & BELOW[state.column_of(seat, BAR)]]


def drink(week: i64, weights: vec[i64]) -> i64:
    """What a tourist at the bar in that week is worth beyond the rest."""
    if week >= WEEKS:
        return 0
    return coin(week + 1, weights)


def coin(week: i64, weights: vec[i64]) -> i64:
    """What a coin is worth that can be spent from that week on."""
    if week >= WEEKS:
        return weights[COIN]
    if week == WEEKS - 1:
        return weights[COIN + 1]
    return weights[COIN + 2]


def stay(arrival: i64, departure: i64, weights: vec[i64]) -> i64:
    """What a tourist is worth who is there from one week to another: income up to week 7, a point in week 8."""
    value: i64 = 0
    if departure >= WEEKS:
        value = 100
        departure = WEEKS - 1
    while arrival <= departure:
        value += coin(arrival + 1, weights)
        arrival += 1
    return value


def worth(state: SunSeaAndSandState, seat: i64, weights: vec[i64]) -> i64:
    """What a resort is worth now: its points, and what its tourists, money, members and bungalows promise."""
    cells = state.cells
    week = state.week
    left = WEEKS - week
    value = 100 * (state.facility_points(seat) + state.region_points(seat) + state.signs(seat))
    value += cells[MONEY + seat] * coin(week, weights)
    value += left * weights[SIGNPOST] * state.signs(seat)
    value += left * weights[FACILITY] * ONES[cells[OWNED + seat]]
    if cells[OWNED + seat] & BIT[BAR]:
        value += left * weights[BARS]
    members = cells[MEMBERS + seat]
    busy: i64 = 1
    while members:
        wait = busy - 1
        if wait > left:
            wait = left
        value -= wait * weights[MEMBER] * (members & BYTE)
        members >>= 8
        busy += 1
    taken = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])  # by week: the bungalows in use
    value += guests_worth(state, seat, taken, weights)
    value += bookings_worth(state, seat, taken, weights)
    houses = cells[HOUSES + seat]
    if not cells[MEMBERS + seat] & BYTE:
        week += 1
    while week <= WEEKS:
        free = houses - taken[week]
        if free > weights[MOST_FREE]:
            free = weights[MOST_FREE]
        if free > 0:
            value += free * weights[FREE]
        week += 1
    return value


def guests_worth(state: SunSeaAndSandState, seat: i64, taken: vec[i64], weights: vec[i64]) -> i64:
    """What those bring who are in the resort now."""
    value: i64 = 0
    bar = bar_station(state, seat)
    colour: i64 = 0
    while colour < 4:
        guests = state.cells[GUESTS + seat * 4 + colour]
        departure = state.week + staying(state, seat, colour)
        thirst = state.week + bar  # when they are at the bar
        while guests:
            if guests & BYTE:
                value += (guests & BYTE) * stay(state.week, departure, weights)
                if bar and colour == RED and thirst >= state.week:
                    value += (guests & BYTE) * drink(thirst, weights)
                occupy(taken, state.week, departure, guests & BYTE)
            guests >>= 8
            departure -= 1
            thirst -= 1
        colour += 1
    return value


def bookings_worth(state: SunSeaAndSandState, seat: i64, taken: vec[i64], weights: vec[i64]) -> i64:
    """What the reservations bring, less for those who find no bungalow as things stand; and the members on boats."""
    value: i64 = 0
    bar = bar_station(state, seat)
    week = state.week
    while week <= WEEKS:
        value -= (week - state.week) * weights[MEMBER] * state.members_on(week, seat)
        if week > state.week:
            coming = state.booked(week, seat)
            colour: i64 = 0
            while coming:
                many = coming & BYTE
                if many:
                    departure = week + staying(state, seat, colour)
                    free = state.cells[HOUSES + seat] - taken[week]
                    if free > many:
                        free = many
                    if free > 0:
                        value += free * stay(week, departure, weights)
                        if bar and colour == RED:
                            value += free * drink(week + bar, weights)
                        many -= free
                        occupy(taken, week, departure, free)
                    value += many * (stay(week, departure, weights) * weights[HOPE] // 100 - coin(week, weights))
                coming >>= 8
                colour += 1
        week += 1
    return value


def occupy(taken: vec[i64], arrival: i64, departure: i64, many: i64) -> None:
    """Note bungalows in use."""
    while arrival <= departure and arrival <= WEEKS:
        taken[arrival] += many
        arrival += 1
