"""Sets up a position of Sun, Sea & Sand, or says what is wrong with it."""

from typing import Any

from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.games.sun_sea_and_sand.box import (
    BOATS,
    BUILT,
    COLOURS,
    FACILITIES,
    GUESTS,
    HOUSES,
    MEMBERS,
    MONEY,
    MOVED,
    OPEN,
    OWNED,
    SHOWN,
    SIGNS,
    SIGNS_LEFT,
    TOURISTS,
    box_of,
    heads,
)
from fullboard.games.sun_sea_and_sand.fields import BIT, COLUMNS, LEFTMOST, touching
from fullboard.games.sun_sea_and_sand.island import OVERBOOKED, WORK
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState, new_state

KNOWN = frozenset(
    {"game", "rules", "edition", "players", "options", "step", "week", "phase", "first", "turn", "sent"}
    | {"boats", "seats", "track", "beaches", "stock", "signs"}
)
SEAT_KNOWN = frozenset({"money", "home", "busy", "bungalows", "tourists", "facilities", "signs"})
MOST_BUNGALOWS = 160  # eight weeks of five members, four each


def load(game: Game, position: dict[str, Any]) -> SunSeaAndSandState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    _no_others(position, KNOWN, "")
    state = new_state(game, edition, options, players, box_of(edition))
    state.step = step
    state.week = _number(position, "week", 1, 8, default=1)
    state.first = _number(position, "first", 0, players - 1, default=0)
    _set_phase(state, position)
    _place_boats(state, position)
    for seat, resort in enumerate(_list(position, "seats", players)):
        _place_resort(state, seat, resort, f"seats[{seat}]")
    _check_members(state)
    _check_signs(state)
    _check_supply(state, position)
    _place_markers(state, position)
    _place_backpackers(state, position)
    state.count_ahead()
    _set_turn(state, position)
    return state


def _no_others(table: dict[str, Any], known: frozenset[str], path: str) -> None:
    unknown = sorted(str(key) for key in table if key not in known)
    if unknown:
        raise BadPosition("unknown-key", f"{path}.{unknown[0]}" if path else unknown[0])


def _number(
    table: dict[str, Any], key: str, least: int, most: int, default: int | None = None, path: str | None = None
) -> int:
    value = table.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadPosition("out-of-range", path or key, least=least, most=most)
    return value


def _list(table: dict[str, Any], key: str, size: int | None, path: str | None = None, default: Any = None) -> list[Any]:
    value = table.get(key, default)
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadPosition("not-a-list", path or key, **({} if size is None else {"size": size}))
    return value


def _table(value: object, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition("not-a-table", path)
    return value


def _set_phase(state: SunSeaAndSandState, position: dict[str, Any]) -> None:
    phase = position.get("phase", "work")
    if phase not in ("work", "overbooking", "over"):
        raise BadPosition("unknown-phase", "phase")
    if phase == "over" and state.week < 8:
        raise BadPosition("not-over-yet", "phase", week=state.week)
    if phase == "overbooking" and state.week == 8:
        raise BadPosition("no-overbooking", "phase")  # SS-13
    state.over = phase == "over"
    state.phase = OVERBOOKED if phase == "overbooking" else WORK


def _place_boats(state: SunSeaAndSandState, position: dict[str, Any]) -> None:
    """Eight different boats; members only on those that have not left."""
    gone = state.week if state.phase == OVERBOOKED else state.week - 1
    seen: list[int] = []
    for index, given in enumerate(_list(position, "boats", 8)):
        path = f"boats[{index}]"
        boat = _table(given, path)
        _no_others(boat, frozenset({"boat", "taken"}), path)
        number = _number(boat, "boat", 1, state.box.boats, path=f"{path}.boat")
        if number in seen:
            raise BadPosition("boat-twice", f"{path}.boat", boat=number)
        seen.append(number)
        state.cells[BOATS + index] = number - 1
        groups = state.box.groups_in_use(state.players)
        for group, taker in enumerate(_list(boat, "taken", groups, f"{path}.taken", [None] * groups)):
            where = f"{path}.taken[{group}]"
            if taker is None:
                continue
            if type(taker) is not int or not 0 <= taker < state.players:
                raise BadPosition("unknown-seat", where)
            if index < gone:
                raise BadPosition("boat-gone", where, week=index + 1)
            state.take(index + 1, group, taker)
        if index < gone:
            state.cells[OPEN + index] = 0


def _place_resort(state: SunSeaAndSandState, seat: int, given: object, path: str) -> None:
    resort = _table(given, path)
    _no_others(resort, SEAT_KNOWN, path)
    cells = state.cells
    box = state.box
    cells[MONEY + seat] = _number(resort, "money", 0, int(box.most_money), int(box.start_money), f"{path}.money")
    cells[HOUSES + seat] = _number(resort, "bungalows", 0, MOST_BUNGALOWS, 0, f"{path}.bungalows")
    members = _number(resort, "home", 0, 5, int(box.family & 255), f"{path}.home")
    busy = resort.get("busy", [int(box.family >> 8), 0, 0])
    if (
        not isinstance(busy, list)
        or len(busy) != 3
        or any(type(many) is not int or not 0 <= many <= 5 for many in busy)
    ):
        raise BadPosition("bad-time-spaces", f"{path}.busy")
    cells[MEMBERS + seat] = members + (busy[0] << 8) + (busy[1] << 16) + (busy[2] << 24)
    _place_facilities(state, seat, _list(resort, "facilities", None, f"{path}.facilities", []), f"{path}.facilities")
    for colour, many in _colours(resort.get("tourists", {}), f"{path}.tourists").items():
        cells[GUESTS + seat * 4 + COLOURS.index(colour)] += many
        cells[TOURISTS + seat] += many
    if cells[TOURISTS + seat] > cells[HOUSES + seat]:
        raise BadPosition("too-many-tourists", path, found=cells[TOURISTS + seat], most=cells[HOUSES + seat])
    for index, name in enumerate(_list(resort, "signs", None, f"{path}.signs", [])):
        if name not in SIGNS:
            raise BadPosition("unknown-sign", f"{path}.signs[{index}]")
        sign = SIGNS.index(name)
        if cells[SHOWN + seat] & BIT[sign]:
            raise BadPosition("sign-twice", f"{path}.signs[{index}]", sign=name)
        if not cells[SIGNS_LEFT + sign]:
            raise BadPosition("too-many-signs", f"{path}.signs[{index}]", sign=name)
        state.put_up(seat, sign)


def _colours(given: object, path: str) -> dict[str, int]:
    counts = _table(given, path)
    for colour, many in counts.items():
        if colour not in COLOURS:
            raise BadPosition("unknown-colour", f"{path}.{colour}")
        if type(many) is not int or not 0 <= many <= MOST_BUNGALOWS:
            raise BadPosition("out-of-range", f"{path}.{colour}", least=0, most=MOST_BUNGALOWS)
    return counts


def _place_facilities(state: SunSeaAndSandState, seat: int, facilities: list[Any], path: str) -> None:
    """Each kind once, on fields of its row that hang together with the left edge (SS-5)."""
    cells = state.cells
    guests: list[tuple[int, int]] = []
    for index, given in enumerate(facilities):
        where = f"{path}[{index}]"
        facility = _table(given, where)
        _no_others(facility, frozenset({"name", "field", "tourists"}), where)
        name = facility.get("name")
        if name not in FACILITIES:
            raise BadPosition("unknown-facility", f"{where}.name")
        kind = FACILITIES.index(name)
        if cells[OWNED + seat] & BIT[kind]:
            raise BadPosition("facility-twice", f"{where}.name", facility=name)
        if state.stock(kind) == 0:
            raise BadPosition("sold-out", f"{where}.name", facility=name)
        column = _number(facility, "field", 1, 6, path=f"{where}.field") - 1
        field = BIT[state.box.row[kind] * COLUMNS + column]
        if not field & state.box.coast:
            raise BadPosition("no-such-field", f"{where}.field")
        if cells[BUILT + seat] & field:
            raise BadPosition("field-taken", f"{where}.field")
        state.sell(kind)
        state.place(seat, kind, column)
        guests.append((kind, _number(facility, "tourists", 0, MOST_BUNGALOWS, 0, f"{where}.tourists")))
    built = cells[BUILT + seat]
    rooted = 0
    grown = built & LEFTMOST
    while grown != rooted:
        rooted = grown
        grown = touching(rooted) & built | rooted
    if rooted != built:
        raise BadPosition("not-connected", path)
    for kind, many in guests:
        state.visit(seat, kind, many)


def _check_members(state: SunSeaAndSandState) -> None:
    """Five to a family, wherever they are."""
    for seat in range(state.players):
        members = state.cells[MEMBERS + seat]
        at_work = sum((members >> shift) & 255 for shift in (0, 8, 16, 24))
        found = at_work + sum(state.members_on(week, seat) for week in range(1, 9))
        if found != 5:
            raise BadPosition("not-five-members", f"seats[{seat}]", found=found)
        if state.over and members & 255:
            raise BadPosition("idle-member", f"seats[{seat}].home")


def _check_signs(state: SunSeaAndSandState) -> None:
    """Signs go up in order; only one that has run out is skipped (SS-7)."""
    for seat in range(state.players):
        shown = state.cells[SHOWN + seat]
        for sign, name in enumerate(SIGNS):
            if shown >> (sign + 1) and not shown & BIT[sign] and state.cells[SIGNS_LEFT + sign]:
                raise BadPosition("sign-skipped", f"seats[{seat}].signs", sign=name)


def _check_supply(state: SunSeaAndSandState, position: dict[str, Any]) -> None:
    """What is left for sale follows from what has been built; if it is said, it must be right."""
    left = {name: int(state.stock(kind)) for kind, name in enumerate(FACILITIES)}
    signs = {name: int(state.cells[SIGNS_LEFT + sign]) for sign, name in enumerate(SIGNS)}
    for key, expected in (("stock", left), ("signs", signs)):
        given = _table(position.get(key, expected), key)
        _no_others(given, frozenset(expected), key)
        for name, many in expected.items():
            if type(given.get(name)) is not int or given[name] != many:
                raise BadPosition("wrong-supply", f"{key}.{name}", expected=many)


def _place_markers(state: SunSeaAndSandState, position: dict[str, Any]) -> None:
    """The markers in the order of their money, the bottom of a stack first (SS-8)."""
    money = [state.cells[MONEY + seat] for seat in range(state.players)]
    seats = sorted(range(state.players), key=lambda seat: (money[seat], (seat - state.first) % state.players))
    track = _list(position, "track", state.players, default=seats)
    if any(type(seat) is not int for seat in track) or sorted(track) != list(range(state.players)):
        raise BadPosition("not-every-marker", "track")
    for place, seat in enumerate(track):
        if place and money[seat] < money[track[place - 1]]:
            raise BadPosition("track-not-rising", f"track[{place}]")
        state.clock += 1
        state.cells[MOVED + seat] = state.clock


def _place_backpackers(state: SunSeaAndSandState, position: dict[str, Any]) -> None:
    """Named after the weeks they came in; one a week, this week's after its walk."""
    last = state.week if state.over or state.phase == OVERBOOKED else state.week - 1
    empty: list[list[int]] = [[] for _ in range(state.players)]
    seen: set[int] = set()
    for seat, beach in enumerate(_list(position, "beaches", state.players, default=empty)):
        if not isinstance(beach, list):
            raise BadPosition("not-a-list", f"beaches[{seat}]")
        for index, week in enumerate(beach):
            where = f"beaches[{seat}][{index}]"
            if type(week) is not int or not 1 <= week <= 8:
                raise BadPosition("out-of-range", where, least=1, most=8)
            if week > last:
                raise BadPosition("backpacker-not-yet", where, week=week)
            if week in seen:
                raise BadPosition("backpacker-twice", where, week=week)
            seen.add(week)
            state.beaches |= 1 << (8 * seat + week - 1)


def _set_turn(state: SunSeaAndSandState, position: dict[str, Any]) -> None:
    """Somebody with a member at home, or whose arriving tourists are too many."""
    sent = sum(
        many << (8 * COLOURS.index(colour)) for colour, many in _colours(position.get("sent", {}), "sent").items()
    )
    if state.over:
        if position.get("turn") is not None:
            raise BadPosition("no-turn-at-the-end", "turn")
    else:
        default = state.first
        state.turn = _number(position, "turn", 0, state.players - 1, default=int(default))
    if state.phase != OVERBOOKED:
        if sent:
            raise BadPosition("no-overbooking", "sent")
        if not state.over and not state.home(state.turn):
            raise BadPosition("nobody-at-home", "turn", seat=state.turn)
        return
    booked = state.booked(state.week + 1, state.turn)
    for row, colour in enumerate(COLOURS):
        if (sent >> (8 * row)) & 255 > (booked >> (8 * row)) & 255:
            raise BadPosition("sent-too-many", f"sent.{colour}")
    state.sent = sent
    coming = state.coming(state.turn)
    several = sum(1 for row in range(4) if (coming >> (8 * row)) & 255) > 1
    if heads(coming) <= state.room(state.turn) or not state.room(state.turn) or not several:
        raise BadPosition("no-overbooking", "turn", seat=state.turn)
