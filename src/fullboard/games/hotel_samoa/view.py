"""What one seat of Hotel Samoa may see, and the whole position for those who may see everything."""

from typing import TYPE_CHECKING, Any

from fullboard.games.hotel_samoa.box import BIT, KIND_NAMES, LOVER, NO_SWIMMER, RICH, TILE_NAMES
from fullboard.games.hotel_samoa.rules import table as lies
from fullboard.games.hotel_samoa.rules.payment import free_rooms, worth
from fullboard.games.hotel_samoa.rules.recall import level_of, slots_at, top_level
from fullboard.games.hotel_samoa.rules.welcome import payment, rooms_for

if TYPE_CHECKING:
    from fullboard.games.hotel_samoa.rules.table import Table

SPECIALS = TILE_NAMES[3:]


def view(table: "Table", seat: int) -> dict[str, Any]:
    """The table as that seat sees it: money, hand and discards of its own only (HS-15)."""
    seats = range(table.players)
    choosing = table.phase == lies.CHOOSING
    seen: dict[str, Any] = {
        "round": table.round,
        "rounds": 12,
        "phase": phase_name(table),
        "turn": None if table.turn == lies.NOBODY else table.turn,
        "tie": table.tie,
        "flags": flags(table),
        "cards": cards_drawn(table),
        "groups": groups(table),
        "offer": pieces(table.offer, TILE_NAMES),
        "stock": len(pieces(table.stock, TILE_NAMES)),
        "grid": [table.box.rows, table.box.columns],
        "hotels": [hotel(table, other) for other in seats],
        "hands": [len(card_list(table, table.of(other, lies.HAND))) for other in seats],
        "discards": [len(card_list(table, table.of(other, lies.DISCARDS))) for other in seats],
        "chosen": [table.of(other, lies.CARD) != lies.NO_CARD for other in seats],
        "played": [None if choosing else card_of(table, other) for other in seats],
        "earned": [table.of(other, lies.EARNED) for other in seats],
        **turn(table),
    }
    if table.tourist != lies.NO_TOURIST:
        seen["pays"] = previews(table)
    if seat >= 0:
        seen["money"] = table.of(seat, lies.MONEY)
        seen["hand"] = card_list(table, table.of(seat, lies.HAND))
        seen["own-discards"] = card_list(table, table.of(seat, lies.DISCARDS))
        seen["choice"] = card_of(table, seat)
    if table.over:
        seen["moneys"] = [table.of(other, lies.MONEY) for other in seats]
        seen["scores"] = [worth(table, other) for other in seats]
        seen["free-rooms"] = [free_rooms(table, other) for other in seats]
    return seen


def details(table: "Table") -> dict[str, Any]:
    """The game's own part of a position."""
    seats = range(table.players)
    box = table.box
    return {
        "round": table.round,
        "phase": phase_name(table),
        "turn": None if table.turn == lies.NOBODY else table.turn,
        "tie": table.tie,
        "flags": flags(table),
        "cards": cards_drawn(table),
        "deck": [card + 1 for card in range(box.tourist_cards) if table.deck & BIT[card]],
        "stock": pieces(table.stock, TILE_NAMES),
        "offer": pieces(table.offer, TILE_NAMES),
        "used": pieces(table.used, TILE_NAMES),
        "bags": {name: pieces(table.cells[lies.BAG + n], KIND_NAMES) for n, name in enumerate(box.nations)},
        "groups": groups(table),
        "hotels": [hotel(table, seat) for seat in seats],
        "money": [table.of(seat, lies.MONEY) for seat in seats],
        "earned": [table.of(seat, lies.EARNED) for seat in seats],
        "hands": [card_list(table, table.of(seat, lies.HAND)) for seat in seats],
        "discards": [card_list(table, table.of(seat, lies.DISCARDS)) for seat in seats],
        "played": [card_of(table, seat) for seat in seats],
        "taken-back": [taken_back(table, seat) for seat in seats],
        "bought": [bool(table.bought & BIT[seat]) for seat in seats],
        "welcomed": [bool(table.welcomed & BIT[seat]) for seat in seats],
        **turn(table),
    }


def phase_name(table: "Table") -> str:
    """The phase, or that the match is over."""
    return "over" if table.over else lies.PHASES[table.phase]


def turn(table: "Table") -> dict[str, Any]:
    """How far somebody has come in their turn."""
    return {
        "busy": bool(table.busy),
        "budget": table.budget,
        "group": None if table.group == lies.NO_GROUP else table.group + 1,
        "tourist": None if table.tourist == lies.NO_TOURIST else KIND_NAMES[table.tourist],
    }


def flags(table: "Table") -> list[str]:
    """The nations in the order of their planes."""
    return [table.box.nations[table.nation(number)] for number in range(1, 13)]


def cards_drawn(table: "Table") -> list[int]:
    """The numbers of the tourist cards that lie on the flags."""
    return [(table.cards >> (4 * place) & 15) + 1 for place in range(table.round)]


def pieces(heap: int, names: list[str]) -> list[str]:
    """The pieces of a heap by name."""
    return [name for place, name in enumerate(names) for _ in range(heap >> (5 * place) & 31)]


def groups(table: "Table") -> list[list[str]]:
    """The tourists that wait, group by group; empty groups too, so that their numbers stay."""
    return [pieces(table.cells[lies.GROUP + group], KIND_NAMES) for group in range(3)]


def card_list(table: "Table", cards: int) -> list[str]:
    """Price cards by name."""
    return [name for card, name in enumerate(table.box.cards) if cards & BIT[card]]


def card_of(table: "Table", seat: int) -> str | None:
    """The card a seat has chosen or played."""
    card = table.of(seat, lies.CARD)
    return None if card == lies.NO_CARD else table.box.cards[card]


def guests(table: "Table", seat: int, room: int) -> list[str]:
    """Who is in a room."""
    nations = table.box.nations
    code = table.of(seat, lies.ROOM + room)
    if code >= lies.ONE_COUPLE:
        pair = divmod(code - lies.ONE_COUPLE, 4)
        return [f"{nations[nation]} {KIND_NAMES[LOVER]}" for nation in pair]
    if code:
        nation, kind = divmod(code - 1, 8)
        return [f"{nations[nation]} {KIND_NAMES[kind]}"]
    return []


def hotel(table: "Table", seat: int) -> dict[str, Any]:
    """A hotel and the tiles beside it: the six printed rooms first, then the extra rooms."""
    suites = table.of(seat, lies.SUITES)
    return {
        "rooms": [guests(table, seat, room) for room in range(6 + table.of(seat, lies.EXTRAS))],
        "suites": [room + 1 for room in range(6) if suites & BIT[room]],
        "pools": table.of(seat, lies.POOLS),
        "specials": pieces(table.of(seat, lies.SPECIALS), SPECIALS),
    }


def taken_back(table: "Table", seat: int) -> list[dict[str, Any]]:
    """What all remember of *Take back*: out of which cards how many were fetched and not seen since (HS-14)."""
    levels = table.of(seat, lies.LEVELS)
    slots = table.of(seat, lies.SLOTS)
    return [
        {
            "from": [name for card, name in enumerate(table.box.cards) if level_of(levels, card) == level],
            "fetched": slots_at(slots, level),
        }
        for level in range(1, top_level(slots) + 1)
    ]


def previews(table: "Table") -> list[dict[str, Any]]:
    """What the tourist who is looking for a room would pay in each, and why."""
    seat, kind = table.turn, table.tourist
    rooms = [room for room in range(12) if rooms_for(table, seat, kind) & BIT[room]]
    return [{"room": room + 1, **bill(table, seat, kind, room)} for room in rooms]


def bill(table: "Table", seat: int, kind: int, room: int) -> dict[str, Any]:
    """What a tourist pays in a room, with every figure it is made of."""
    reasons = ["rich"] if kind == RICH else []
    if table.of(seat, lies.SUITES) & BIT[room]:
        reasons.append("suite")
    if table.of(seat, lies.STARS) & table.box.beside[room]:
        reasons.append("celebrity")
    return {
        "pays": payment(table, seat, kind, room),
        "price": table.box.price[table.of(seat, lies.CARD)],
        "double": reasons,
        "buoys": max(0, kind - NO_SWIMMER),
        "pools": table.of(seat, lies.POOLS),
    }
