"""Why a move is advised in Sun, Sea & Sand: how long tourists stay, what they pay, and who would have come first."""

from fullboard.core.chance import Quick
from fullboard.core.reasons import Closer, Why
from fullboard.games.sun_sea_and_sand.box import (
    BOAT,
    BOATS,
    BUILD,
    BYTE,
    COLOURS,
    COLUMNS,
    GROUPS,
    GUESTS,
    SEND,
    SIGN,
    SPACES,
    WEEKS,
    heads,
)
from fullboard.games.sun_sea_and_sand.greedy import WEIGHTS, best_move, staying
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState

NOTABLE = 1.0  # a point is worth a word


def reasons(closer: Closer) -> Why:
    """What speaks for a move."""
    move = closer.move
    world: SunSeaAndSandState = closer.world()
    if move >= SEND:
        return [("leave-soonest", {"weeks": int(staying(world, closer.seat, move - SEND)) + 1})]
    if move < BOAT:
        why = _of_bungalows(world, closer)
    elif move < BUILD:
        why = _of_boat(world, closer)
    elif move < SIGN:
        why = _of_facility(world, closer)
    else:
        why = [("sign", {})] if move == SIGN else []
    if (gain := closer.gain()) >= NOTABLE:
        why.append(("later", {"more": gain, **closer.parameters()}))
    return why


def _of_bungalows(world: SunSeaAndSandState, closer: Closer) -> Why:
    coming = int(heads(world.booked(world.week + 1, closer.seat))) if world.week < WEEKS else 0
    room = int(world.room(closer.seat))
    if coming > room:
        return [("no-bungalow", {"many": coming - room})]
    return [("bungalows", {"many": closer.move + 1 + room})]


def _of_boat(world: SunSeaAndSandState, closer: Closer) -> Why:
    seat = closer.seat
    ahead, space = divmod(closer.move - int(BOAT), int(SPACES))
    if space == 0:
        return []
    week = int(world.week) + ahead
    group = int(world.box.group[world.cells[BOATS + week - 1] * GROUPS + space - 1])
    coins = points = 0
    for colour in range(4):
        many = group >> (8 * colour) & BYTE
        leaves = week + int(staying(world, seat, colour))  # their last week
        coins += many * max(0, min(leaves, WEEKS - 1) - week + 1)
        points += many * (leaves >= WEEKS)
    why: Why = [("guests", {"coins": coins, "points": points})]
    if ahead:
        why.append(("arrive", {"week": week}))
    if closer.instead is not None:
        rival = _taker(world, closer, week, space - 1)
        if rival is not None:
            why.append(("rival", {"seat": rival}))
    return why


def _taker(world: SunSeaAndSandState, closer: Closer, week: int, group: int) -> int | None:
    """Who would take that group this week if one made the other move."""
    assert closer.instead is not None
    after = world.copy()
    luck = Quick(closer.seed)
    after.play(closer.seat, closer.instead, luck)
    while not after.over and after.week == world.week and after.phase == world.phase:
        taker = int(after.taker(week, group))
        if taker >= 0:
            return taker if taker != closer.seat else None
        after.play(after.turn, best_move(after, after.turn, WEIGHTS), luck)
    return None


def _of_facility(world: SunSeaAndSandState, closer: Closer) -> Why:
    seat = closer.seat
    kind = (closer.move - BUILD) // COLUMNS
    row = int(world.box.row[kind])
    after = world.copy()
    after.act(seat, closer.move)
    why: Why = []
    points = int(after.facility_points(seat) + after.region_points(seat))
    points -= int(world.facility_points(seat) + world.region_points(seat))
    if points > 0:
        why.append(("points", {"points": points}))
    guests = sum(int(world.cells[GUESTS + seat * 4 + row]) >> (8 * station) & BYTE for station in range(4))
    weeks = int(staying(after, seat, row))
    why.append(("stay", {"colour": COLOURS[row], "weeks": weeks, "guests": guests}))
    return why
