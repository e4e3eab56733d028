"""Checks an edition: components that could be those of this game."""

from itertools import pairwise
from typing import Any

from fullboard.core.edition import Edition
from fullboard.core.errors import BadEdition
from fullboard.games.sun_sea_and_sand.box import COLOURS, FACILITIES

ROWS = ["meadow", "boulevard", "beach", "sea"]


def check_components(edition: Edition) -> None:
    """Raise BadEdition unless everything the rules need is there and in range."""
    components: Any = edition.components
    _check_members(components)
    money = _table(components, "money")
    most = _number(money, "money.most", "most", 1, 20)
    _number(money, "money.start", "start", 0, most)
    bungalows = _table(components, "bungalows")
    _rising(bungalows, "bungalows.prices", "prices", 1, 20, strictly=True)
    _number(bungalows, "bungalows.time", "time", 1, 3)
    signs = _table(components, "signs")
    _numbers(signs, "signs.numbers", "numbers", 0, 5)
    _number(signs, "signs.time", "time", 1, 3)
    _rising(_table(components, "spaces"), "spaces.visible", "visible", 2, 11, strictly=False)
    if _table(components, "reservations").get("boxes") != [2, 3, 4, 5, 6, 7, 8]:
        raise BadEdition("not-boxes-2-to-8", path="reservations.boxes")
    _check_board(components)
    _check_facilities(components)
    _check_boats(components)


def _table(components: Any, key: str, path: str = "") -> dict[str, Any]:
    value = components.get(key)
    if not isinstance(value, dict):
        raise BadEdition("not-a-table", path=path or key)
    return value


def _number(table: dict[str, Any], path: str, key: str, least: int, most: int) -> int:
    value = table.get(key)
    if type(value) is not int or not least <= value <= most:
        raise BadEdition("out-of-range", path=path, least=least, most=most)
    return value


def _numbers(table: dict[str, Any], path: str, key: str, least: int, most: int) -> list[int]:
    value = table.get(key)
    if not isinstance(value, list) or len(value) != 4:
        raise BadEdition("not-four-numbers", path=path)
    for index, number in enumerate(value):
        if type(number) is not int or not least <= number <= most:
            raise BadEdition("out-of-range", path=f"{path}[{index}]", least=least, most=most)
    return value


def _rising(table: dict[str, Any], path: str, key: str, least: int, most: int, strictly: bool) -> None:
    numbers = _numbers(table, path, key, least, most)
    for before, after in pairwise(numbers):
        if before > after or (strictly and before == after):
            raise BadEdition("not-rising", path=path)


def _check_members(components: Any) -> None:
    members = _table(components, "members")
    home = _number(members, "members.home", "home", 1, 5)
    busy = _number(members, "members.busy", "busy", 0, 4)
    if home + busy != 5:
        raise BadEdition("not-five-members", path="members")


def _check_board(components: Any) -> None:
    board = _table(components, "board")
    _number(_table(board, "fields", "board.fields"), "board.fields.value", "value", 3, 6)
    _number(board, "board.time", "time", 1, 3)
    rows = board.get("rows")
    if not isinstance(rows, list) or len(rows) != 4 or not all(isinstance(row, dict) for row in rows):
        raise BadEdition("not-four-rows", path="board.rows")
    for index, row in enumerate(rows):
        if row.get("name") != ROWS[index] or row.get("colour") != COLOURS[index]:
            raise BadEdition("another-row", path=f"board.rows[{index}]", name=ROWS[index], colour=COLOURS[index])


def _check_facilities(components: Any) -> None:
    facilities = components.get("facilities")
    if not isinstance(facilities, list) or len(facilities) != 12:
        raise BadEdition("not-twelve-facilities", path="facilities")
    seen: set[str] = set()
    for index, facility in enumerate(facilities):
        path = f"facilities[{index}]"
        name = facility.get("name") if isinstance(facility, dict) else None
        if name not in FACILITIES:
            raise BadEdition("unknown-facility", path=f"{path}.name")
        if name in seen:
            raise BadEdition("facility-twice", path=f"{path}.name", facility=name)
        colour = COLOURS[FACILITIES.index(name) // 3]
        if facility.get("colour") != colour:
            raise BadEdition("another-colour", path=f"{path}.colour", colour=colour)
        seen.add(name)
        for value, least, most in (("price", 1, 20), ("points", 0, 20)):
            _number(_table(facility, value, f"{path}.{value}"), f"{path}.{value}.value", "value", least, most)
        stock = _table(facility, "stock", f"{path}.stock")
        _numbers(stock, f"{path}.stock.value", "value", 0, 5)


def _check_boats(components: Any) -> None:
    boats = components.get("boats")
    if not isinstance(boats, list) or not 8 <= len(boats) <= 64:
        raise BadEdition("bad-number-of-boats", path="boats", least=8, most=64)
    for index, boat in enumerate(boats):
        if not isinstance(boat, dict) or boat.get("backpacker") not in COLOURS:
            raise BadEdition("unknown-colour", path=f"boats[{index}].backpacker")
        groups = boat.get("groups")
        if not isinstance(groups, list) or len(groups) != 10:
            raise BadEdition("not-ten-groups", path=f"boats[{index}].groups")
        for place, group in enumerate(groups):
            if not _is_group(group):
                raise BadEdition("bad-group", path=f"boats[{index}].groups[{place}]")


def _is_group(text: object) -> bool:
    """One to four tourists such as "2 yellow 1 blue", no colour twice."""
    words = text.split(" ") if isinstance(text, str) else []
    colours = words[1::2]
    if not words or len(words) % 2 or len(set(colours)) < len(colours):
        return False
    return (
        all(colour in COLOURS for colour in colours)
        and all(many in ("1", "2", "3", "4") for many in words[::2])
        and sum(map(int, words[::2])) <= 4
    )
