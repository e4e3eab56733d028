"""Says what is wrong with an edition that cannot be the box of Hotel Samoa."""

from typing import Any, Final

from fullboard.core.edition import Edition
from fullboard.core.errors import BadEdition
from fullboard.games.hotel_samoa.box import KIND_NAMES, TILE_NAMES

NATIONS: Final = frozenset(
    {"japan", "norway", "germany", "united-kingdom", "france", "italy", "netherlands", "united-states"}
)  # those the words files have names for
MOST_PRINTED: Final = 99  # on a price card
MOST_MONEY: Final = 1000
MOST_EXTRA: Final = 6
MOST_BUOYS: Final = 4


def check_components(edition: Edition) -> None:
    """Raise BadEdition with a code and the path of the value that cannot be."""
    components: Any = edition.components
    _number(_table(components, "start"), "start", "money", 0, MOST_MONEY)
    _check_hotel(_table(components, "hotel"))
    _check_nations(components.get("nations"))
    _check_flags(_table(components, "flags"))
    _check_prices(components.get("prices"))
    _check_tokens(_table(components, "tokens"))
    _check_tiles(_table(components, "tiles"))
    _check_tourist_cards(components.get("tourist_cards"))


def _table(parent: Any, key: str, path: str = "") -> Any:
    found = parent.get(key)
    if not isinstance(found, dict):
        raise BadEdition("not-a-table", path=f"{path}{key}")
    return found


def _list(value: Any, path: str, size: int, code: str) -> Any:
    if not isinstance(value, list) or len(value) != size:
        raise BadEdition(code, path=path, size=size)
    return value


def _number(table: Any, path: str, key: str, least: int, most: int) -> int:
    value = table.get(key)
    if type(value) is not int or not least <= value <= most:
        raise BadEdition("value-out-of-range", path=f"{path}.{key}", least=least, most=most)
    return int(value)


def _check_hotel(hotel: Any) -> None:
    grid = _table(hotel, "grid", "hotel.")
    rows = _number(grid, "hotel.grid", "rows", 1, 6)
    columns = _number(grid, "hotel.grid", "columns", 1, 6)
    if hotel.get("rooms") != 6 or rows * columns != 6:
        raise BadEdition("not-six-rooms", path="hotel")


def _check_nations(nations: Any) -> None:
    names: list[str] = []
    for index, nation in enumerate(_list(nations, "nations", 4, "not-four-nations")):
        name = nation.get("name") if isinstance(nation, dict) else None
        if not isinstance(name, str) or name not in NATIONS:
            raise BadEdition("unknown-nation", path=f"nations[{index}].name", known=sorted(NATIONS))
        if name in names:
            raise BadEdition("nation-twice", path=f"nations[{index}].name", nation=name)
        names.append(name)


def _check_flags(flags: Any) -> None:
    """Twelve flags, three of each nation, one of each in every pile (HS-1)."""
    piles = _table(flags, "piles", "flags.")
    if (flags.get("total"), flags.get("of_each_nation")) != (12, 3):
        raise BadEdition("not-twelve-flags", path="flags")
    if (piles.get("total"), piles.get("of_each_nation")) != (3, 1):
        raise BadEdition("not-three-piles", path="flags.piles")


def _check_prices(cards: Any) -> None:
    """Ten cards with different bids, so that only equal cards tie (HS-2), and Staff Holiday (HS-17)."""
    bids: list[int] = []
    holidays = 0
    for index, card in enumerate(_list(cards, "prices", 11, "not-eleven-cards")):
        path = f"prices[{index}]"
        if not isinstance(card, dict):
            raise BadEdition("not-a-table", path=path)
        if card.get("staff_holiday") is True:
            if "bid" in card or "price" in card:
                raise BadEdition("holiday-with-price", path=path)
            holidays += 1
            continue
        bid = _number(card, path, "bid", 1, MOST_PRINTED)
        _number(card, path, "price", 1, MOST_PRINTED)
        if bid in bids:
            raise BadEdition("bid-twice", path=f"{path}.bid", bid=bid)
        bids.append(bid)
    if holidays != 1:
        raise BadEdition("not-one-holiday", path="prices", found=holidays)


def _check_tokens(tokens: Any) -> None:
    split = _table(tokens, "split", "tokens.")
    found = sum(_number(split, "tokens.split", kind, 0, 18) for kind in KIND_NAMES[:4])
    swimmers = split.get("swimmers")
    if not isinstance(swimmers, list):
        raise BadEdition("not-a-list", path="tokens.split.swimmers")
    for index, buoys in enumerate(swimmers):
        if type(buoys) is not int or not 1 <= buoys <= MOST_BUOYS:
            path = f"tokens.split.swimmers[{index}]"
            raise BadEdition("value-out-of-range", path=path, least=1, most=MOST_BUOYS)
    found += len(swimmers)
    if tokens.get("of_each_nation") != 18 or found != 18:
        raise BadEdition("not-18-tokens", path="tokens.split", found=found)


def _check_tiles(tiles: Any) -> None:
    split = _table(tiles, "split", "tiles.")
    found = sum(_number(split, "tiles.split", kind, 0, 19) for kind in TILE_NAMES)
    if tiles.get("total") != 19 or found != 19:
        raise BadEdition("not-19-tiles", path="tiles.split", found=found)
    if split["extra-room"] > MOST_EXTRA:
        raise BadEdition("too-many-extra-rooms", path="tiles.split.extra-room", most=MOST_EXTRA)


def _check_tourist_cards(cards: Any) -> None:
    for index, card in enumerate(_list(cards, "tourist_cards", 13, "not-13-tourist-cards")):
        if not isinstance(card, dict):
            raise BadEdition("not-a-table", path=f"tourist_cards[{index}]")
        for players in ("3", "4", "5", "6"):
            path = f"tourist_cards[{index}].{players}"
            groups = _table(card, players, f"tourist_cards[{index}].").get("groups")
            if not isinstance(groups, list) or not 1 <= len(groups) <= 3:
                raise BadEdition("not-one-to-three-groups", path=f"{path}.groups")
            if any(type(size) is not int or not 1 <= size <= 9 for size in groups):
                raise BadEdition("value-out-of-range", path=f"{path}.groups", least=1, most=9)
            if sum(groups) > 9:
                raise BadEdition("more-than-nine-tourists", path=f"{path}.groups", found=sum(groups))
