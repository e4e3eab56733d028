"""What makes a components file of Sun, Sea & Sand valid."""

from itertools import pairwise
from typing import Any

from fullboard.core.edition import Edition
from fullboard.core.reading import DataPath, Reader, anything, exactly, inside, listed, number, part, read_components
from fullboard.games.sun_sea_and_sand.box import COLOURS, FACILITIES

ROWS = ["meadow", "boulevard", "beach", "sea"]
TIME = number(1, 3)


def check_components(edition: Edition) -> None:
    """Raise BadEdition unless everything the rules need is there and in range."""
    read_components(
        edition.components,
        {
            "members": _members,
            "money": _money,
            "bungalows": part({"prices": _rising(1, 20, strictly=True), "time": TIME}),
            "signs": part({"numbers": _four(0, 5), "time": TIME}),
            "spaces": part({"visible": _rising(2, 11, strictly=False)}),
            "reservations": part({"boxes": exactly([2, 3, 4, 5, 6, 7, 8], "not-boxes-2-to-8")}),
            "board": part({"fields": part({"value": number(3, 6)}), "time": TIME, "rows": _rows}),
            "facilities": _facilities,
            "boats": _boats,
        },
    )


def _four(least: int, most: int) -> Reader[list[int]]:
    return listed(number(least, most), 4, code="not-four-numbers")


def _rising(least: int, most: int, strictly: bool) -> Reader[None]:
    def read(value: Any, place: DataPath) -> None:
        for before, after in pairwise(_four(least, most)(value, place)):
            if before > after or (strictly and before == after):
                raise place.wrong("not-rising")

    return read


def _members(value: Any, place: DataPath) -> None:
    members = part({"home": number(1, 5), "busy": number(0, 4)})(value, place)
    if members["home"] + members["busy"] != 5:
        raise place.wrong("not-five-members")


def _money(value: Any, place: DataPath) -> None:
    most = part({"most": number(1, 20)})(value, place)["most"]
    part({"start": number(0, most)})(value, place)


def _rows(value: Any, place: DataPath) -> None:
    rows = listed(anything, 4, code="not-four-rows")(value, place)
    if not all(isinstance(row, dict) for row in rows):
        raise place.wrong("not-four-rows")
    for index, row in enumerate(rows):
        if row.get("name") != ROWS[index] or row.get("colour") != COLOURS[index]:
            raise place.item(index).wrong("another-row", name=ROWS[index], colour=COLOURS[index])


def _facilities(value: Any, place: DataPath) -> None:
    names: list[str] = []
    for index, name in enumerate(listed(_facility, 12, code="not-twelve-facilities")(value, place)):
        if name in names:
            raise place.item(index).key("name").wrong("facility-twice", facility=name)
        names.append(name)


def _facility(value: Any, place: DataPath) -> str:
    """The name of a facility that is printed as it should be."""
    name: Any = inside({"name": anything})(value, place)["name"]
    if name not in FACILITIES:
        raise place.key("name").wrong("unknown-facility")
    colour = COLOURS[FACILITIES.index(name) // 3]
    if value.get("colour") != colour:
        raise place.key("colour").wrong("another-colour", colour=colour)
    printed = {"price": number(1, 20), "points": number(0, 20), "stock": _four(0, 5)}
    part({key: part({"value": reader}) for key, reader in printed.items()})(value, place)
    return str(name)


def _boats(value: Any, place: DataPath) -> None:
    if not isinstance(value, list) or not 8 <= len(value) <= 64:
        raise place.wrong("bad-number-of-boats", least=8, most=64)
    boat = inside({"backpacker": _colour, "groups": listed(_group, 10, code="not-ten-groups")})
    listed(boat)(value, place)


def _colour(value: Any, place: DataPath) -> None:
    if value not in COLOURS:
        raise place.wrong("unknown-colour")


def _group(value: Any, place: DataPath) -> None:
    if not _is_group(value):
        raise place.wrong("bad-group")


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
