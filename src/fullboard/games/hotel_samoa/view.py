"""What one seat of Hotel Samoa may see, and the whole position for those who may see everything."""

from functools import lru_cache
from typing import Any

from fullboard.core.results import results
from fullboard.core.state import NOBODY
from fullboard.games.hotel_samoa.box import BIT, KIND_NAMES, LOVER, NO_SWIMMER, RICH, TILE_NAMES
from fullboard.games.hotel_samoa.rules import board as lies
from fullboard.games.hotel_samoa.rules.board import Board
from fullboard.games.hotel_samoa.rules.payment import free_rooms
from fullboard.games.hotel_samoa.rules.recall import level_of, slots_at, top_level
from fullboard.games.hotel_samoa.rules.welcome import payment, rooms_for

SPECIALS = TILE_NAMES[3:]


def view(board: Board, seat: int) -> dict[str, Any]:
    """The table as that seat sees it: money, hand and discards of its own only (HS-15).

    What was fetched back, and from which cards, is left to everybody's memory, like the discards of the others.
    """
    cells = _cells(board)
    seats = _blocks(board)
    names = tuple(board.box.cards)
    choosing = board.phase == lies.CHOOSING
    chosen = [cells[at + lies.CARD] != lies.NO_CARD for at in seats]
    seen: dict[str, Any] = {
        "round": board.round,
        "rounds": 12,
        "phase": phase_name(board),
        "turn": None if board.turn == NOBODY else board.turn,
        "tie": board.tie,
        "flags": flags(board),
        "cards": cards_drawn(board),
        "groups": groups(board),
        "arrived": arrived(board),
        "offer": pieces(board.offer, TILE_NAMES),
        "stock": len(pieces(board.stock, TILE_NAMES)),
        "used": pieces(board.used, TILE_NAMES),
        "grid": [board.box.rows, board.box.columns],
        "hotels": [_hotel(cells, at, board) for at in seats],
        "hands": [cells[at + lies.HAND].bit_count() for at in seats],
        "discards": [cells[at + lies.DISCARDS].bit_count() for at in seats],
        "chosen": chosen,
        "played": [None if choosing else _card(cells[at + lies.CARD], names) for at in seats],
        "earned": [cells[at + lies.EARNED] for at in seats],
        **active(board),
        **turn(board),
    }
    if board.tourist != lies.NO_TOURIST:
        seen["pays"] = previews(board)
    if seat >= 0:
        at = seats[seat]
        seen["money"] = cells[at + lies.MONEY]
        seen["hand"] = list(_named(cells[at + lies.HAND], names))
        seen["own-discards"] = list(_named(cells[at + lies.DISCARDS], names))
        seen["choice"] = _card(cells[at + lies.CARD], names)
    if board.over:
        seen["moneys"] = [cells[at + lies.MONEY] for at in seats]
        seen |= results(board)
        seen["free-rooms"] = [free_rooms(board, other) for other in range(board.players)]
    return seen


def details(board: Board) -> dict[str, Any]:
    """The game's own part of a position."""
    cells = _cells(board)
    seats = _blocks(board)
    names = tuple(board.box.cards)
    players = range(board.players)
    deck = int(board.deck)
    return {
        "round": board.round,
        "phase": phase_name(board),
        "turn": None if board.turn == NOBODY else board.turn,
        "tie": board.tie,
        "flags": flags(board),
        "cards": cards_drawn(board),
        "deck": [card + 1 for card in range(board.box.tourist_cards) if deck >> card & 1],
        "stock": pieces(board.stock, TILE_NAMES),
        "offer": pieces(board.offer, TILE_NAMES),
        "used": pieces(board.used, TILE_NAMES),
        "bags": {name: pieces(cells[lies.BAG + n], KIND_NAMES) for n, name in enumerate(board.box.nations)},
        "groups": groups(board),
        "hotels": [_hotel(cells, at, board) for at in seats],
        "money": [cells[at + lies.MONEY] for at in seats],
        "least-money": [cells[at + lies.LEAST] - 1 if cells[at + lies.LEAST] else None for at in seats],
        "earned": [cells[at + lies.EARNED] for at in seats],
        "hands": [list(_named(cells[at + lies.HAND], names)) for at in seats],
        "discards": [list(_named(cells[at + lies.DISCARDS], names)) for at in seats],
        "played": [_card(cells[at + lies.CARD], names) for at in seats],
        "taken-back": [taken_back(board, seat) for seat in players],
        **active(board),
        **turn(board),
    }


def _cells(board: Board) -> list[int]:
    """The cells as a plain list, which plain Python reads faster."""
    return list(board.cells)


def _blocks(board: Board) -> list[int]:
    """Where the cells of each seat begin."""
    return [lies.SEAT + seat * lies.BLOCK for seat in range(board.players)]


def phase_name(board: Board) -> str:
    """The phase, or that the match is over."""
    return "over" if board.over else lies.PHASES[board.phase]


def active(board: Board) -> dict[str, Any]:
    """Who has bought a tile in this round, and who has welcomed somebody: they will discard their cards (HS-13)."""
    bought, welcomed = int(board.bought), int(board.welcomed)
    return {
        "bought": [bool(bought >> seat & 1) for seat in range(board.players)],
        "welcomed": [bool(welcomed >> seat & 1) for seat in range(board.players)],
    }


def turn(board: Board) -> dict[str, Any]:
    """How far somebody has come in their turn."""
    return {
        "busy": bool(board.busy),
        "budget": board.budget,
        "group": None if board.group == lies.NO_GROUP else board.group + 1,
        "tourist": None if board.tourist == lies.NO_TOURIST else KIND_NAMES[board.tourist],
    }


def flags(board: Board) -> list[str]:
    """The nations in the order of their planes."""
    row = int(board.flags)
    nations = board.box.nations
    return [nations[row >> place & 3] for place in range(0, 24, 2)]


def cards_drawn(board: Board) -> list[int]:
    """The numbers of the tourist cards that lie on the flags."""
    cards = int(board.cards)
    return [(cards >> (4 * place) & 15) + 1 for place in range(board.round)]


def pieces(heap: int, names: list[str]) -> list[str]:
    """The pieces of a heap by name."""
    return list(_pieces(int(heap), tuple(names)))


@lru_cache(4096)
def _pieces(heap: int, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for place, name in enumerate(names) for _ in range(heap >> (5 * place) & 31))


def groups(board: Board) -> list[list[str]]:
    """The tourists that wait, group by group; empty groups too, so that their numbers stay."""
    return [pieces(board.cells[lies.GROUP + group], KIND_NAMES) for group in range(3)]


def arrived(board: Board) -> list[int]:
    """How many tourists each group had when it landed, by the tourist card of the round (HS-4, HS-5)."""
    card = int(board.cards) >> (4 * (board.round - 1)) & 15
    sizes = int(board.box.sizes[card * 4 + board.players - 3])
    times = 2 if board.round in (6, 12) else 1
    left = int(board.box.token_total)
    landed = []
    for group in range(3):
        landed.append(min(left, times * (sizes >> (5 * group) & 31)))
        left -= landed[-1]
    return landed


@lru_cache(4096)
def _named(cards: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Price cards by name."""
    return tuple(name for card, name in enumerate(names) if cards >> card & 1)


def _card(card: int, names: tuple[str, ...]) -> str | None:
    return None if card == lies.NO_CARD else names[card]


def guests(board: Board, seat: int, room: int) -> list[str]:
    """Who is in a room."""
    return list(_guests(int(board.of(seat, lies.ROOM + room)), tuple(board.box.nations)))


@lru_cache(4096)
def _guests(code: int, nations: tuple[str, ...]) -> tuple[str, ...]:
    if code >= lies.ONE_COUPLE:
        pair = divmod(code - lies.ONE_COUPLE, 4)
        return tuple(f"{nations[nation]} {KIND_NAMES[LOVER]}" for nation in pair)
    if code:
        nation, kind = divmod(code - 1, 8)
        return (f"{nations[nation]} {KIND_NAMES[kind]}",)
    return ()


def _hotel(cells: list[int], at: int, board: Board) -> dict[str, Any]:
    """A hotel and the tiles beside it: the six printed rooms first, then the extra rooms."""
    nations = tuple(board.box.nations)
    rooms = cells[at + lies.ROOM : at + lies.ROOM + 6 + cells[at + lies.EXTRAS]]
    suites = cells[at + lies.SUITES]
    return {
        "rooms": [list(_guests(code, nations)) for code in rooms],
        "suites": [room + 1 for room in range(6) if suites >> room & 1],
        "pools": cells[at + lies.POOLS],
        "specials": pieces(cells[at + lies.SPECIALS], SPECIALS),
    }


def taken_back(board: Board, seat: int) -> list[dict[str, Any]]:
    """What all remember of *Take back*: out of which cards how many were fetched and not seen since (HS-14)."""
    slots = board.of(seat, lies.SLOTS)
    if not slots:
        return []
    levels = board.of(seat, lies.LEVELS)
    return [
        {
            "from": [name for card, name in enumerate(board.box.cards) if level_of(levels, card) == level],
            "fetched": slots_at(slots, level),
        }
        for level in range(1, top_level(slots) + 1)
    ]


def previews(board: Board) -> list[dict[str, Any]]:
    """What the tourist who is looking for a room would pay in each, and why."""
    seat, kind = board.turn, board.tourist
    rooms = [room for room in range(12) if rooms_for(board, seat, kind) & BIT[room]]
    return [{"room": room + 1, **bill(board, seat, kind, room)} for room in rooms]


def bill(board: Board, seat: int, kind: int, room: int) -> dict[str, Any]:
    """What a tourist pays in a room, with every figure it is made of."""
    reasons = ["rich"] if kind == RICH else []
    if board.of(seat, lies.SUITES) & BIT[room]:
        reasons.append("suite")
    if board.of(seat, lies.STARS) & board.box.beside[room]:
        reasons.append("celebrity")
    return {
        "pays": payment(board, seat, kind, room),
        "price": board.box.price[board.of(seat, lies.CARD)],
        "double": reasons,
        "buoys": max(0, kind - NO_SWIMMER),
        "pools": board.of(seat, lies.POOLS),
    }
