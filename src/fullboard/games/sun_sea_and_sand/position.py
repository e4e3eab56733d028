"""Sets up a position of Sun, Sea & Sand, or says what is wrong with it."""

from collections.abc import Mapping
from typing import Any

from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.core.placing import Placing, read
from fullboard.core.reading import (
    DataPath,
    Reader,
    anything,
    exactly,
    listed,
    maybe,
    named,
    number,
    otherwise,
    read_position,
    read_value,
    table,
)
from fullboard.games.sun_sea_and_sand.box import (
    BIT,
    BOATS,
    BOXES,
    BUILT,
    COLOURS,
    COLUMNS,
    FACILITIES,
    GUESTS,
    HOUSES,
    LEFTMOST,
    MEMBERS,
    MONEY,
    MOVED,
    OPEN,
    OWNED,
    SHOWN,
    SIGNS,
    SIGNS_LEFT,
    TOURISTS,
    Box,
    heads,
    touching,
)
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState
from fullboard.games.sun_sea_and_sand.rules.board import OVERBOOKED, WORK

PHASES = ("work", "overbooking", "over")
MOST_BUNGALOWS = 160  # eight weeks of five members, four each
MANY = number(0, MOST_BUNGALOWS)
COLOURED = table({colour: otherwise(0, MANY) for colour in COLOURS}, unknown="unknown-colour")
FACILITY = table({"name": named(FACILITIES, "unknown-facility"), "field": number(1, 6), "tourists": otherwise(0, MANY)})


def load(game: Game, position: dict[str, Any]) -> SunSeaAndSandState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    box = BOXES.of(edition)
    empty: list[list[int]] = [[] for _ in range(players)]
    given = read_position(
        position,
        {
            "week": otherwise(1, number(1, 8)),
            "phase": otherwise("work", named(PHASES, "unknown-phase")),
            "first": otherwise(0, number(0, players - 1)),
            "turn": anything,
            "sent": otherwise({}, COLOURED),
            "boats": listed(_boat(box, players), 8),
            "seats": listed(_resort(box), players),
            "track": anything,
            "beaches": otherwise(empty, listed(listed(number(1, 8)), players)),
            "stock": anything,
            "signs": anything,
        },
    )
    state = SunSeaAndSandState(game, edition, options, players, box, box.setups[players - 2][:])
    state.step = step
    state.week = given["week"]
    state.first = given["first"]
    _set_phase(state, PHASES[given["phase"]])
    _place_boats(state, given["boats"])
    for seat, resort in enumerate(given["seats"]):
        _place_resort(state, seat, resort, f"seats[{seat}]")
    _check_members(state)
    _check_signs(state)
    _check_supply(state, position)
    _place_markers(state, position)
    _place_backpackers(state, given["beaches"])
    state.count_ahead()
    _set_turn(state, position, given["sent"])
    return state


def inventory(position: dict[str, Any]) -> dict[str, int]:
    """Members, signs, facilities, boats and money markers, wherever they are."""
    box = {"boats": len(position["boats"]), "markers": len(position["track"]), **position["stock"]}
    box |= {f"sign {name}": left for name, left in position["signs"].items()}
    for place, seat in enumerate(position["seats"]):
        box[f"members of {place}"] = seat["home"] + sum(seat["busy"])
        for facility in seat["facilities"]:
            box[facility["name"]] += 1
        for sign in seat["signs"]:
            box[f"sign {sign}"] += 1
    for boat in position["boats"]:
        for taker in boat["taken"]:
            if taker is not None:
                box[f"members of {taker}"] += 1
    return box


def _boat(box: Box, players: int) -> Reader[dict[str, Any]]:
    groups = box.groups_in_use(players)
    taken = listed(maybe(number(0, players - 1, code="unknown-seat")), groups)
    return table({"boat": number(1, box.boats), "taken": otherwise([None] * groups, taken)})


def _resort(box: Box) -> Reader[dict[str, Any]]:
    return table(
        {
            "money": otherwise(int(box.start_money), number(0, int(box.most_money))),
            "bungalows": otherwise(0, MANY),
            "home": otherwise(int(box.family & 255), number(0, 5)),
            "busy": otherwise([int(box.family >> 8), 0, 0], _time_spaces),
            "facilities": otherwise([], listed(FACILITY)),
            "tourists": otherwise({}, COLOURED),
            "signs": otherwise([], listed(named(SIGNS, "unknown-sign"))),
        }
    )


def _time_spaces(value: Any, place: DataPath) -> list[int]:
    spaces = listed(anything, 3, code="bad-time-spaces")(value, place)
    if any(type(many) is not int or not 0 <= many <= 5 for many in spaces):
        raise place.wrong("bad-time-spaces")
    return spaces


def _set_phase(state: SunSeaAndSandState, phase: str) -> None:
    if phase == "over" and state.week < 8:
        raise BadPosition("not-over-yet", "phase", week=state.week)
    if phase == "overbooking" and state.week == 8:
        raise BadPosition("no-overbooking", "phase")  # SS-13
    state.over = phase == "over"
    state.phase = OVERBOOKED if phase == "overbooking" else WORK


def _place_boats(state: SunSeaAndSandState, boats: list[dict[str, Any]]) -> None:
    """Eight different boats; members only on those that have not left."""
    gone = state.week if state.phase == OVERBOOKED else state.week - 1
    seen: list[int] = []
    for index, boat in enumerate(boats):
        if boat["boat"] in seen:
            raise BadPosition("boat-twice", f"boats[{index}].boat", boat=boat["boat"])
        seen.append(boat["boat"])
        state.cells[BOATS + index] = boat["boat"] - 1
        for group, taker in enumerate(boat["taken"]):
            if taker is not None:
                if index < gone:
                    raise BadPosition("boat-gone", f"boats[{index}].taken[{group}]", week=index + 1)
                state.take(index + 1, group, taker)
        if index < gone:
            state.cells[OPEN + index] = 0


def _place_resort(state: SunSeaAndSandState, seat: int, resort: dict[str, Any], path: str) -> None:
    cells = state.cells
    cells[MONEY + seat] = resort["money"]
    cells[HOUSES + seat] = resort["bungalows"]
    cells[MEMBERS + seat] = sum(many << (8 * at) for at, many in enumerate([resort["home"], *resort["busy"]]))
    _place_facilities(state, seat, resort["facilities"], f"{path}.facilities")
    for row, colour in enumerate(COLOURS):
        cells[GUESTS + seat * 4 + row] += resort["tourists"][colour]
        cells[TOURISTS + seat] += resort["tourists"][colour]
    if cells[TOURISTS + seat] > cells[HOUSES + seat]:
        raise BadPosition("too-many-tourists", path, found=cells[TOURISTS + seat], most=cells[HOUSES + seat])
    for index, sign in enumerate(resort["signs"]):
        if cells[SHOWN + seat] & BIT[sign]:
            raise BadPosition("sign-twice", f"{path}.signs[{index}]", sign=SIGNS[sign])
        if not cells[SIGNS_LEFT + sign]:
            raise BadPosition("too-many-signs", f"{path}.signs[{index}]", sign=SIGNS[sign])
        state.put_up(seat, sign)


def _lay(position: Mapping[str, Any], place: str, piece: str) -> Any:
    """A facility of a resort is built on the first field that it has not built on yet."""
    if not place.endswith(".facilities"):
        return piece
    row = [each["field"] for each in read(position, place)]
    return {"name": piece, "field": next((field for field in range(1, 7) if field not in row), 1)}


PLACING = Placing(
    lay=_lay,
    figures=frozenset({"boats.taken", "seats.busy"}),
    lists=frozenset({"beaches"}),
    seats={"first": False, "turn": True, "boats.taken": True},
    choices={"phase": PHASES, "seats.tourists": COLOURS, "sent": COLOURS},
    text=frozenset({"track"}),
    follows=frozenset({"track", "stock", "signs"}),
)


def _place_facilities(state: SunSeaAndSandState, seat: int, facilities: list[dict[str, Any]], path: str) -> None:
    """Each kind once, on fields of its row that hang together with the left edge (SS-5)."""
    cells = state.cells
    for index, facility in enumerate(facilities):
        where = f"{path}[{index}]"
        kind, column = facility["name"], facility["field"] - 1
        if cells[OWNED + seat] & BIT[kind]:
            raise BadPosition("facility-twice", f"{where}.name", facility=FACILITIES[kind])
        if state.stock(kind) == 0:
            raise BadPosition("sold-out", f"{where}.name", facility=FACILITIES[kind])
        field = BIT[state.box.row[kind] * COLUMNS + column]
        if not field & state.box.coast:
            raise BadPosition("no-such-field", f"{where}.field")
        if cells[BUILT + seat] & field:
            raise BadPosition("field-taken", f"{where}.field")
        state.sell(kind)
        state.place(seat, kind, column)
    built = cells[BUILT + seat]
    rooted = 0
    grown = built & LEFTMOST
    while grown != rooted:
        rooted = grown
        grown = touching(rooted) & built | rooted
    if rooted != built:
        raise BadPosition("not-connected", path)
    for facility in facilities:
        state.visit(seat, facility["name"], facility["tourists"])


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
        supply = table({name: exactly(many, "wrong-supply") for name, many in expected.items()})
        read_value(position.get(key, expected), key, supply)


def _place_markers(state: SunSeaAndSandState, position: dict[str, Any]) -> None:
    """The markers in the order of their money, the bottom of a stack first (SS-8)."""
    money = [state.cells[MONEY + seat] for seat in range(state.players)]
    seats = sorted(range(state.players), key=lambda seat: (money[seat], (seat - state.first) % state.players))
    track = read_value(position.get("track", seats), "track", listed(anything, state.players))
    if any(type(seat) is not int for seat in track) or sorted(track) != list(range(state.players)):
        raise BadPosition("not-every-marker", "track")
    for place, seat in enumerate(track):
        if place and money[seat] < money[track[place - 1]]:
            raise BadPosition("track-not-rising", f"track[{place}]")
        state.clock += 1
        state.cells[MOVED + seat] = state.clock


def _place_backpackers(state: SunSeaAndSandState, beaches: list[list[int]]) -> None:
    """Named after the weeks they came in; one a week, this week's after its walk."""
    last = state.week if state.over or state.phase == OVERBOOKED else state.week - 1
    seen: set[int] = set()
    for seat, beach in enumerate(beaches):
        for index, week in enumerate(beach):
            where = f"beaches[{seat}][{index}]"
            if week > last:
                raise BadPosition("backpacker-not-yet", where, week=week)
            if week in seen:
                raise BadPosition("backpacker-twice", where, week=week)
            seen.add(week)
            state.beaches |= 1 << (8 * seat + week - 1)


def _set_turn(state: SunSeaAndSandState, position: dict[str, Any], away: dict[str, int]) -> None:
    """Somebody with a member at home, or whose arriving tourists are too many."""
    sent = sum(many << (8 * COLOURS.index(colour)) for colour, many in away.items())
    if state.over:
        if position.get("turn") is not None:
            raise BadPosition("no-turn-at-the-end", "turn")
    else:
        state.turn = read_value(position.get("turn", int(state.first)), "turn", number(0, state.players - 1))
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
