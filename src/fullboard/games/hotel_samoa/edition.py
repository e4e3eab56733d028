"""What makes a components file of Hotel Samoa valid."""

from typing import Any, Final

from fullboard.core.edition import Edition
from fullboard.core.reading import DataPath, anything, inside, listed, named, number, part, read_components
from fullboard.games.hotel_samoa.box import KIND_NAMES, TILE_NAMES

NATIONS: Final = sorted(
    [
        "japan",
        "norway",
        "germany",
        "united-kingdom",
        "france",
        "italy",
        "netherlands",
        "united-states",
    ]
)  # those the words files have names for
MOST_PRINTED: Final = 99  # on a price card
MOST_MONEY: Final = 1000
MOST_EXTRA: Final = 6
MOST_BUOYS: Final = 4


def _value(least: int, most: int) -> Any:
    return number(least, most, code="value-out-of-range")


def _counts(names: list[str], most: int) -> dict[str, Any]:
    return {name: _value(0, most) for name in names}


def check_components(edition: Edition) -> None:
    """Raise BadEdition with a code and the path of the value that cannot be."""
    read_components(
        edition.components,
        {
            "start": part({"money": _value(0, MOST_MONEY)}),
            "hotel": _hotel,
            "nations": _nations,
            "flags": _flags,
            "prices": _prices,
            "tokens": _tokens,
            "tiles": _tiles,
            "tourist_cards": listed(
                part({players: part({"groups": _groups}) for players in ("3", "4", "5", "6")}),
                13,
                code="not-13-tourist-cards",
            ),
        },
    )


def _hotel(value: Any, place: DataPath) -> None:
    hotel = part({"grid": part({"rows": _value(1, 6), "columns": _value(1, 6)}), "rooms": anything})(value, place)
    if hotel["rooms"] != 6 or hotel["grid"]["rows"] * hotel["grid"]["columns"] != 6:
        raise place.wrong("not-six-rooms")


def _nations(value: Any, place: DataPath) -> None:
    nation = inside({"name": named(NATIONS, "unknown-nation")})
    names = [found["name"] for found in listed(nation, 4, code="not-four-nations")(value, place)]
    for index, name in enumerate(names):
        if name in names[:index]:
            raise place.item(index).key("name").wrong("nation-twice", nation=NATIONS[name])


def _flags(value: Any, place: DataPath) -> None:
    """Twelve flags, three of each nation, one of each in every pile (HS-1)."""
    counts = {"total": anything, "of_each_nation": anything}
    flags = part({"piles": part(counts), **counts})(value, place)
    if (flags["total"], flags["of_each_nation"]) != (12, 3):
        raise place.wrong("not-twelve-flags")
    if (flags["piles"]["total"], flags["piles"]["of_each_nation"]) != (3, 1):
        raise place.key("piles").wrong("not-three-piles")


def _prices(value: Any, place: DataPath) -> None:
    """Ten cards with different bids, so that only equal cards tie (HS-2), and Staff Holiday (HS-17)."""
    bids = listed(_price, 11, code="not-eleven-cards")(value, place)
    for index, bid in enumerate(bids):
        if bid is not None and bid in bids[:index]:
            raise place.item(index).key("bid").wrong("bid-twice", bid=bid)
    if bids.count(None) != 1:
        raise place.wrong("not-one-holiday", found=bids.count(None))


def _price(value: Any, place: DataPath) -> int | None:
    """The bid of a price card, None for Staff Holiday."""
    card = part({"staff_holiday": anything})(value, place)
    if card["staff_holiday"] is True:
        if "bid" in value or "price" in value:
            raise place.wrong("holiday-with-price")
        return None
    bid: int = part({"bid": _value(1, MOST_PRINTED), "price": _value(1, MOST_PRINTED)})(value, place)["bid"]
    return bid


def _tokens(value: Any, place: DataPath) -> None:
    kinds = {**_counts(KIND_NAMES[:4], 18), "swimmers": listed(_value(1, MOST_BUOYS))}
    tokens = part({"split": part(kinds), "of_each_nation": anything})(value, place)
    found = sum(tokens["split"][kind] for kind in KIND_NAMES[:4]) + len(tokens["split"]["swimmers"])
    if tokens["of_each_nation"] != 18 or found != 18:
        raise place.key("split").wrong("not-18-tokens", found=found)


def _tiles(value: Any, place: DataPath) -> None:
    tiles = part({"split": part(_counts(TILE_NAMES, 19)), "total": anything})(value, place)
    found = sum(tiles["split"].values())
    if tiles["total"] != 19 or found != 19:
        raise place.key("split").wrong("not-19-tiles", found=found)
    if tiles["split"]["extra-room"] > MOST_EXTRA:
        raise place.key("split").key("extra-room").wrong("too-many-extra-rooms", most=MOST_EXTRA)


def _groups(value: Any, place: DataPath) -> None:
    sizes = listed(anything, 1, most=3, code="not-one-to-three-groups")(value, place)
    if any(type(size) is not int or not 1 <= size <= 9 for size in sizes):
        raise place.wrong("value-out-of-range", least=1, most=9)
    if sum(sizes) > 9:
        raise place.wrong("more-than-nine-tourists", found=sum(sizes))
