"""Tells a match of Sun, Sea & Sand, every figure with what it is made of and the ruling behind it.

A week ends inside the last move of its work: the phases are played again here on a copy, one by one, to be told.
"""

from fullboard.core.game import Tells
from fullboard.core.story import PlayedLine, outcomes
from fullboard.games.sun_sea_and_sand.box import (
    BAR,
    BOAT,
    BOATS,
    BUILD,
    COLOURS,
    FACILITIES,
    GUESTS,
    MONEY,
    OWNED,
    PASS,
    SEND,
    SIGN,
    SIGNS,
    TOURISTS,
    heads,
    unpacked,
)
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState
from fullboard.games.sun_sea_and_sand.view import points

WALKS = ("stranded", "settles", "camps", "full")
OUTCOMES = (*WALKS, "income", "income-bar", "lost", "leave", "leave-one", "turned-away", "arrive", "arrive-one")
DECIDING = ("wins-by-tourists",)


def tell(before: SunSeaAndSandState | None, line: PlayedLine, after: SunSeaAndSandState, viewer: int) -> Tells:
    """One line of the log, the same for everybody: there are no secrets here."""
    if before is None or line.seat is None or line.move is None:
        boats = [after.cells[BOATS + week] + 1 for week in range(8)]
        return [("boats", {"boats": boats}), *_week(after)]
    table = before.copy()
    seat, move = line.seat, line.move
    if move >= SEND:
        told = _send_away(table, seat, move - SEND)
        return outcomes(told + _welcome(table, seat), OUTCOMES)
    told = _act(table, seat, move)
    if not table.call(table.after(seat)):
        told = _seen(told, table) + _end_week(table)
    return outcomes(told, OUTCOMES, DECIDING)


def _seen(told: Tells, table: SunSeaAndSandState) -> Tells:
    """What belongs together and is seen before anything else happens; nothing may have happened at all."""
    if told:
        told[-1][1]["stage"] = table.copy()
    return told


def _named(tourists: int) -> list[str]:
    return [f"{many} {colour}" for colour, many in unpacked(tourists).items()]


def _week(table: SunSeaAndSandState) -> Tells:
    backpacker = COLOURS[table.box.backpacker[table.cells[BOATS + table.week - 1]]]
    return [("week", {"week": table.week, "seat": table.first, "colour": backpacker, "rule": "SS-11"})]


# A. Work


def _act(table: SunSeaAndSandState, seat: int, move: int) -> Tells:
    told: Tells = []
    if move < BOAT:
        price = table.box.bungalow_price[move]
        told = [("bungalows", {"seat": seat, "many": move + 1, "price": price, "rule": "SS-3"})]
    elif move < BUILD:
        told = _boat(table, seat, (move - BOAT) // 11, (move - BOAT) % 11)
    elif move < SIGN:
        kind = (move - BUILD) // 6
        name = FACILITIES[kind]
        price = table.price(kind)
        numbers = {"price": price, "next": price + 1, "field": (move - BUILD) % 6 + 1, "points": table.box.points[kind]}
        told = [("build" if table.stock(kind) > 1 else "build-last", {"seat": seat, "facility": name, **numbers})]
        told[0][1]["rule"] = "SS-5"
    elif move == PASS:
        told = [("passes", {"seat": seat, "rule": "SS-7"})]
    else:
        sign = SIGNS[table.next_sign(seat)]
        told = [("sign", {"seat": seat, "sign": sign, "signs": table.signs(seat) + 1, "rule": "SS-7"})]
    table.act(seat, move)
    return told


def _boat(table: SunSeaAndSandState, seat: int, ahead: int, space: int) -> Tells:
    week = table.week + ahead
    group = table.box.group[table.cells[BOATS + week - 1] * 10 + space - 1]
    parameters = {"seat": seat, "tourists": _named(group), "rule": "SS-4"}
    if ahead:
        return [("reserve", {**parameters, "week": week, "box": ahead + 1})]
    return [("fetch", {**parameters, "free": table.room(seat) - heads(group)})]


def _end_week(table: SunSeaAndSandState) -> Tells:
    told = _seen(_walk(table), table)
    if table.week == 8:
        table.over = True
        return told + _result(table)
    told += _seen(_earn(table), table)
    told += _seen(_leave(table), table)
    return told + _welcome(table, table.first)


# B. Backpackers


def _walk(table: SunSeaAndSandState) -> Tells:
    colour = COLOURS[table.box.backpacker[table.cells[BOATS + table.week - 1]]]
    start = table.poorest()
    if start < 0:
        told: Tells = [("stranded", {"colour": colour, "seat": table.top_marker(), "rule": "SS-9"})]
        table.walk()
        return told
    steps = table.cells[MONEY + start]
    told = [("backpacker", {"colour": colour, "seat": start, "steps": steps, "rule": "SS-9"})]
    room = [table.room(seat) for seat in range(table.players)]
    for place in range(table.players):
        beach = (start + place) % table.players
        weeks = [week for week in range(1, 9) if table.campers(beach) >> (week - 1) & 1]
        weeks += [table.week] if beach == start else []
        goal = table.landing(beach, steps)
        seat = goal // 2
        for week in weeks:
            name = COLOURS[table.box.backpacker[table.cells[BOATS + week - 1]]]
            parameters = {"colour": name, "week": week, "from": beach, "seat": seat, "steps": steps, "rule": "SS-9"}
            if goal % 2:
                told.append(("camps", parameters))
            elif room[seat]:
                room[seat] -= 1
                told.append(("settles", parameters))
            else:
                told.append(("full", parameters))
    table.walk()
    return told


# C. Income


def _earn(table: SunSeaAndSandState) -> Tells:
    money = [table.cells[MONEY + seat] for seat in range(table.players)]
    tourists = [table.cells[TOURISTS + seat] for seat in range(table.players)]
    bars = [table.guests_at(seat, BAR) if _has_bar(table, seat) else 0 for seat in range(table.players)]
    table.earn()
    told: Tells = []
    for place in range(table.players):
        seat = (table.first + place) % table.players
        if not tourists[seat]:
            continue
        now = table.cells[MONEY + seat]
        lost = money[seat] + tourists[seat] + bars[seat] - now
        key = "income-bar" if bars[seat] else "income"
        numbers = {"tourists": tourists[seat], "bar": bars[seat], "income": tourists[seat] + bars[seat]}
        told.append((key, {"seat": seat, **numbers, "before": money[seat], "after": now, "rule": "SS-10"}))
        if lost:
            told.append(("lost", {"seat": seat, "lost": lost, "most": table.box.most_money, "rule": "SS-8"}))
    return told


def _has_bar(table: SunSeaAndSandState, seat: int) -> bool:
    return bool(table.cells[OWNED + seat] >> BAR & 1)


# D. Time


def _leave(table: SunSeaAndSandState) -> Tells:
    seats = range(table.players)
    before = [_by_colour(table, seat) for seat in seats]
    table.pass_time()
    told: Tells = []
    for seat in seats:
        left = [then - now for then, now in zip(before[seat], _by_colour(table, seat), strict=True)]
        if any(left):
            named = [f"{many} {colour}" for many, colour in zip(left, COLOURS, strict=True) if many]
            key = "leave" if sum(left) > 1 else "leave-one"
            told.append((key, {"seat": seat, "tourists": named, "rule": "SS-11"}))
    return told


def _by_colour(table: SunSeaAndSandState, seat: int) -> list[int]:
    return [heads(table.cells[GUESTS + seat * 4 + row]) for row in range(4)]


def _send_away(table: SunSeaAndSandState, seat: int, colour: int) -> Tells:
    paid = min(1, table.cells[MONEY + seat])
    table.send_away(seat, colour)
    key = "sends-away" if paid else "sends-away-unpaid"
    return [(key, {"seat": seat, "colour": COLOURS[colour], "paid": paid, "rule": "SS-12"})]


def _welcome(table: SunSeaAndSandState, seat: int) -> Tells:
    """Arrivals from this seat on, then the next week, unless somebody has to choose first."""
    told: Tells = []
    while True:
        coming = table.coming(seat)
        room = table.room(seat)
        money = table.cells[MONEY + seat]
        too_many = max(0, heads(coming) - room)
        if not table.house(seat):
            return [*told, ("overbooked", {"seat": seat, "many": too_many, "free": room, "rule": "SS-12"})]
        if too_many:
            paid = money - table.cells[MONEY + seat]
            told.append(("turned-away", {"seat": seat, "many": too_many, "paid": paid, "rule": "SS-12"}))
            coming = room << (8 * next(row for row in range(4) if coming >> (8 * row) & 255))
        if coming:
            key = "arrive" if heads(coming) > 1 else "arrive-one"
            told.append((key, {"seat": seat, "tourists": _named(coming), "rule": "SS-11"}))
        seat = table.after(seat)
        if seat == table.first:
            break
    table.pass_shell()
    told += _week(table)
    works = table.call(table.first)
    _seen(told, table)
    if not works:
        told += _end_week(table)
    return told


# The end


def _result(table: SunSeaAndSandState) -> Tells:
    told: Tells = []
    totals = list(table.scores())
    for seat in range(table.players):
        told.append(("score", {"seat": seat, **points(table, seat), "rule": "SS-13"}))
    winners = list(table.winners())
    best = max(totals)
    alone = "wins" if totals.count(best) == 1 else "wins-by-tourists"
    key = "share" if len(winners) > 1 else alone
    return [*told, (key, {"seats": winners, "points": best, "rule": "SS-13"})]
