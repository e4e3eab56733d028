"""Sets up a position of Hotel Samoa, or says what is wrong with it.

What follows from the rest may be left out: the bags, the deck of tourist cards, and everything that is empty.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from fullboard.core.bits import shifted
from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.games.hotel_samoa.box import (
    BIT,
    COUNT,
    HOLIDAY,
    KIND_NAMES,
    ONE,
    POOL,
    SUITE,
    SWAP,
    TAKE_BACK,
    TILE_NAMES,
    box_of,
)
from fullboard.games.hotel_samoa.game import EMPTY
from fullboard.games.hotel_samoa.moment import check_moment
from fullboard.games.hotel_samoa.rules import table as lies
from fullboard.games.hotel_samoa.rules.arrival import NEW_TILES
from fullboard.games.hotel_samoa.rules.match import HotelSamoaState
from fullboard.games.hotel_samoa.rules.recall import KNOWN, with_level
from fullboard.games.hotel_samoa.rules.table import BLOCK, PHASES, SEAT, Table, move_in

KNOWN_KEYS = frozenset(
    {"game", "rules", "edition", "players", "options", "step", "round", "phase", "turn", "tie", "flags", "cards"}
    | {"deck", "stock", "offer", "used", "bags", "groups", "hotels", "money", "earned", "hands", "discards", "played"}
    | {"taken-back", "bought", "welcomed", "busy", "budget", "group", "tourist"}
)
MOST_MONEY = 1 << 31


def load(game: Game, position: dict[str, Any]) -> HotelSamoaState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    unknown = sorted(str(key)[:60] for key in position if key not in KNOWN_KEYS)
    if unknown:
        raise BadPosition("unknown-key", unknown[0])
    cells = EMPTY[: SEAT + players * BLOCK]
    state = HotelSamoaState(game, edition, options, players, box_of(edition), cells)
    state.step = step
    state.round = _number(position, "round", 1, 12)
    phase = position.get("phase")
    if not isinstance(phase, str) or phase not in (*PHASES, "over"):
        raise BadPosition("unknown-phase", "phase", known=[*PHASES, "over"])
    state.over = phase == "over"
    if state.over and state.round < 12:
        raise BadPosition("out-of-range", "round", least=12, most=12)
    state.phase = lies.HOLIDAYS if state.over else PHASES.index(phase)
    state.tie = _number(position, "tie", 0, players - 1)
    _lay_flags(state, position)
    _lay_tourist_cards(state, position)
    _open_hotels(state, position)
    _place_tiles(state, position)
    _place_tourists(state, position)
    _give_cards(state, position)
    _note_take_backs(state, position)
    _give_money(state, position)
    _begin_turn(state, position)
    check_moment(state)
    return state


def inventory(position: dict[str, Any]) -> dict[str, int]:
    """Every piece but the money, of which the rulebook does not say how much there is."""
    box: Counter[str] = Counter()
    box.update(f"flag {nation}" for nation in position["flags"])
    box.update(f"tourist card {card}" for card in [*position["cards"], *position["deck"]])
    tiles = [*position["stock"], *position["offer"], *position["used"]]
    tourists = [f"{nation} {kind}" for nation, bag in position["bags"].items() for kind in bag]
    nation = position["flags"][position["round"] - 1]
    tourists += [f"{nation} {kind}" for group in position["groups"] for kind in group]
    for hotel in position["hotels"]:
        tiles += ["extra-room"] * (len(hotel["rooms"]) - 6) + ["suite"] * len(hotel["suites"])
        tiles += ["pool"] * hotel["pools"] + hotel["specials"]
        tourists += [guest for room in hotel["rooms"] for guest in room]
    if position["phase"] == "build" and position["busy"]:
        tiles.append("suite")  # bought, and not placed yet
    box.update(f"tile {tile}" for tile in tiles)
    box.update(f"tourist {tourist}" for tourist in tourists)
    for seat, hand in enumerate(position["hands"]):
        cards = [*hand, *position["discards"][seat], *filter(None, [position["played"][seat]])]
        box.update(f"card {card} of seat {seat}" for card in cards)
    return dict(box)


def _number(table: Mapping[str, Any], key: str, least: int, most: int, default: Any = None, path: str = "") -> int:
    value = table.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadPosition("out-of-range", path + key, least=least, most=most)
    return value


def _list(value: object, path: str, size: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadPosition("not-a-list", path, **({} if size is None else {"size": size}))
    return value


def _seats(position: dict[str, Any], key: str, players: int, default: Any) -> list[Any]:
    """A list with something for every seat."""
    return _list(position.get(key, [default] * players), key, players)


def _names(value: object, path: str, known: Iterable[str], code: str) -> list[int]:
    """The places of known names."""
    names = list(known)
    found = []
    for index, name in enumerate(_list(value, path)):
        if not isinstance(name, str) or name not in names:
            raise BadPosition(code, f"{path}[{index}]", known=names)
        found.append(names.index(name))
    return found


def _flag(value: object, path: str) -> bool:
    if type(value) is not bool:
        raise BadPosition("not-a-yes-or-no", path)
    return value


def _lay_flags(state: Table, position: dict[str, Any]) -> None:
    """Three piles of all four nations, and no two equal neighbours (HS-1)."""
    flags = _names(_list(position.get("flags"), "flags", 12), "flags", state.box.nations, "unknown-nation")
    for place, nation in enumerate(flags):
        pile = flags[place - place % 4 : place]
        if nation in pile:
            raise BadPosition("flag-twice", f"flags[{place}]", nation=state.box.nations[nation])
        if place and nation == flags[place - 1]:
            raise BadPosition("equal-neighbours", f"flags[{place}]", nation=state.box.nations[nation])
        state.flags |= nation << (2 * place)


def _lay_tourist_cards(state: Table, position: dict[str, Any]) -> None:
    """One card lies on the flag of every round so far; the others are in the deck."""
    most = state.box.tourist_cards
    cards = _list(position.get("cards"), "cards", state.round)
    state.deck = BIT[most] - 1
    for place, card in enumerate(cards):
        if type(card) is not int or not 1 <= card <= most:
            raise BadPosition("out-of-range", f"cards[{place}]", least=1, most=most)
        if not state.deck & BIT[card - 1]:
            raise BadPosition("card-twice", f"cards[{place}]", card=card)
        state.deck ^= BIT[card - 1]
        state.cards |= (card - 1) << (4 * place)
    rest = [card + 1 for card in range(most) if state.deck & BIT[card]]
    deck = _list(position.get("deck", rest), "deck")
    if any(type(card) is not int for card in deck) or sorted(deck) != rest:
        raise BadPosition("wrong-deck", "deck", expected=rest)


def _open_hotels(state: Table, position: dict[str, Any]) -> None:
    """Rooms and tiles of every hotel; guests move in later."""
    for seat, hotel in enumerate(_seats(position, "hotels", state.players, None)):
        path = f"hotels[{seat}]"
        if not isinstance(hotel, dict):
            raise BadPosition("not-a-table", path)
        unknown = sorted(str(key)[:60] for key in hotel if key not in ("rooms", "suites", "pools", "specials"))
        if unknown:
            raise BadPosition("unknown-key", f"{path}.{unknown[0]}")
        rooms = _list(hotel.get("rooms"), f"{path}.rooms")
        if not 6 <= len(rooms) <= 12:
            raise BadPosition("wrong-number", f"{path}.rooms", least=6, most=12, found=len(rooms))
        cells, at = state.cells, SEAT + seat * BLOCK
        cells[at + lies.EXTRAS] = len(rooms) - 6
        cells[at + lies.FREE] = (1 << len(rooms)) - 1
        for index, room in enumerate(_list(hotel.get("suites", []), f"{path}.suites")):
            if type(room) is not int or not 1 <= room <= 6:
                raise BadPosition("out-of-range", f"{path}.suites[{index}]", least=1, most=6)
            if cells[at + lies.SUITES] & BIT[room - 1]:
                raise BadPosition("already-suite", f"{path}.suites[{index}]", room=room)
            cells[at + lies.SUITES] |= BIT[room - 1]
        cells[at + lies.POOLS] = _number(hotel, "pools", 0, 19, 0, f"{path}.")
        specials = _names(hotel.get("specials", []), f"{path}.specials", TILE_NAMES[3:], "unknown-tile")
        if len(specials) > 19:
            raise BadPosition("too-many-tiles", f"{path}.specials", most=19)
        for tile in specials:
            cells[at + lies.SPECIALS] += ONE[tile]


def _place_tiles(state: Table, position: dict[str, Any]) -> None:
    """Every tile lies in exactly one place, and as many have been turned up as the rounds ask for (HS-3)."""
    heaps = {}
    for key in ("stock", "offer", "used"):
        heaps[key] = _names(position.get(key, [] if key == "used" else None), key, TILE_NAMES, "unknown-tile")
    for place, tile in enumerate(heaps["used"]):
        if tile < SWAP:
            raise BadPosition("not-a-special", f"used[{place}]", tile=TILE_NAMES[tile])
    found = Counter(tile for heap in heaps.values() for tile in heap)
    for seat in range(state.players):
        found[0] += state.of(seat, lies.EXTRAS)
        found[SUITE] += COUNT[state.of(seat, lies.SUITES)]
        found[POOL] += state.of(seat, lies.POOLS)
        for tile in (3, 4, 5):
            found[tile] += state.special(seat, tile)
    if position.get("phase") == "build" and position.get("busy") is True:
        found[SUITE] += 1  # bought, and not placed yet
    for tile, name in enumerate(TILE_NAMES):
        in_box = state.box.tiles >> (5 * tile) & 31
        if found[tile] != in_box:
            code = "tile-missing" if found[tile] < in_box else "too-many-tiles"
            raise BadPosition(code, "", tile=name, expected=in_box, found=found[tile])
    rows = (state.players - 3) * 4
    turned_up = sum(NEW_TILES[rows + (number - 1) // 3] for number in range(1, state.round + 1))
    expected = sum(state.box.tiles >> (5 * tile) & 31 for tile in range(6)) - turned_up
    if len(heaps["stock"]) != expected:
        raise BadPosition("wrong-number", "stock", expected=expected, found=len(heaps["stock"]))
    state.stock = sum(ONE[tile] for tile in heaps["stock"])
    state.offer = sum(ONE[tile] for tile in heaps["offer"])
    state.used = sum(ONE[tile] for tile in heaps["used"])


def _place_tourists(state: Table, position: dict[str, Any]) -> None:
    """Every tourist is in a hotel, in a group or at home."""
    nations = state.box.nations
    at_home = [Counter(dict(enumerate(_counts(state.box.tokens)))) for _ in nations]

    def leave_home(nation: int, kind: int, path: str) -> None:
        if not at_home[nation][kind]:
            raise BadPosition("too-many-tourists", path, tourist=f"{nations[nation]} {KIND_NAMES[kind]}")
        at_home[nation][kind] -= 1

    for number, group in enumerate(_list(position.get("groups"), "groups", 3)):
        for kind in _names(group, f"groups[{number}]", KIND_NAMES, "unknown-tourist"):
            leave_home(state.nation(state.round), kind, f"groups[{number}]")
            state.cells[lies.GROUP + number] += ONE[kind]
    known = [f"{nation} {kind}" for nation in nations for kind in KIND_NAMES]
    for seat, hotel in enumerate(position["hotels"]):
        for room, guests in enumerate(hotel["rooms"]):
            path = f"hotels[{seat}].rooms[{room}]"
            pair = [divmod(guest, 8) for guest in _names(guests, path, known, "unknown-tourist")]
            if len(pair) > 2 or (len(pair) == 2 and any(KIND_NAMES[kind] != "lover" for _, kind in pair)):
                raise BadPosition("not-a-couple", path)  # HS-9
            for nation, kind in pair:
                leave_home(nation, kind, path)
                move_in(state, seat, nation, kind, room)
    bags = position.get("bags")
    if bags is not None and not isinstance(bags, dict):
        raise BadPosition("not-a-table", "bags")
    for nation, name in enumerate(nations):
        expected = sum(ONE[kind] * many for kind, many in at_home[nation].items())
        if bags is not None:
            kinds = _names(bags.get(name), f"bags.{name}", KIND_NAMES, "unknown-tourist")
            if Counter(kinds) != +at_home[nation]:
                raise BadPosition("wrong-bag", f"bags.{name}", expected=at_home[nation].total(), found=len(kinds))
        state.cells[lies.BAG + nation] = expected
    if bags is not None and len(bags) != 4:
        raise BadPosition("unknown-key", "bags")


def _counts(heap: int) -> list[int]:
    return [heap >> (5 * kind) & 31 for kind in range(8)]


def _give_cards(state: Table, position: dict[str, Any]) -> None:
    """Every price card of a seat is in hand, discarded or played."""
    names = state.box.cards
    hands = _seats(position, "hands", state.players, None)
    discards = _seats(position, "discards", state.players, [])
    played = _seats(position, "played", state.players, None)
    for seat in range(state.players):
        heaps = {f"hands[{seat}]": hands[seat], f"discards[{seat}]": discards[seat]}
        if played[seat] is not None:
            heaps[f"played[{seat}]"] = [played[seat]]
        places: dict[int, str] = {}
        for path, heap in heaps.items():
            for card in _names(heap, path, names, "unknown-card"):
                if card in places:
                    raise BadPosition("card-twice", path, card=names[card], other=places[card])
                places[card] = path
        missing = [name for card, name in enumerate(names) if card not in places]
        if missing:
            raise BadPosition("card-missing", f"hands[{seat}]", card=missing[0], missing=len(missing))
        cells, at = state.cells, SEAT + seat * BLOCK
        cells[at + lies.CARD] = lies.NO_CARD if played[seat] is None else names.index(played[seat])
        for card, path in places.items():
            if path.startswith("hands"):
                cells[at + lies.HAND] |= BIT[card]
            elif path.startswith("discards"):
                cells[at + lies.DISCARDS] |= BIT[card]
                cells[at + lies.LEVELS] |= shifted(KNOWN, 4 * card)
        if cells[at + lies.DISCARDS] & BIT[HOLIDAY]:
            raise BadPosition("holiday-discarded", f"discards[{seat}]")  # HS-17
        rounds = 12 if state.over else state.round - 1
        if COUNT[cells[at + lies.DISCARDS]] > rounds:
            raise BadPosition("too-many-discards", f"discards[{seat}]", most=rounds)
    state.chosen = sum(card is not None for card in played)


def _note_take_backs(state: Table, position: dict[str, Any]) -> None:
    """What all remember of *Take back* must fit the cards (HS-14)."""
    names = state.box.cards[:HOLIDAY]
    fetched_ever = 0
    for seat, levels in enumerate(_seats(position, "taken-back", state.players, [])):
        at = SEAT + seat * BLOCK
        seen: set[int] = set()
        caps: list[int] = []
        held: list[int] = []
        open_card = BIT[state.of(seat, lies.CARD)] if state.phase > lies.CHOOSING and not state.over else 0
        for place, entry in enumerate(_list(levels, f"taken-back[{seat}]")):
            path = f"taken-back[{seat}][{place}]"
            if not isinstance(entry, dict) or set(entry) != {"from", "fetched"}:
                raise BadPosition("not-a-table", path)
            fetched = _number(entry, "fetched", 1, 10, path=f"{path}.")
            cards = _names(entry["from"], f"{path}.from", names, "unknown-card")
            held.append(0)
            for card in cards:
                if card in seen or open_card & BIT[card]:
                    raise BadPosition("card-seen", f"{path}.from", card=names[card])
                seen.add(card)
                held[place] += not state.of(seat, lies.DISCARDS) & BIT[card]
                state.cells[at + lies.LEVELS] = with_level(state.of(seat, lies.LEVELS), card, place + 1)
            caps.append(fetched)
            if place > 9:
                raise BadPosition("too-many-fetched", path)
            state.cells[at + lies.SLOTS] += shifted(fetched, 4 * place)
        for place in range(len(caps)):
            if sum(held[place:]) > sum(caps[place:]) or (place == 0 and sum(held) != sum(caps)):
                raise BadPosition("take-back-mismatch", f"taken-back[{seat}]", fetched=sum(caps), found=sum(held))
        fetched_ever += sum(caps)
    most = 2 * (state.used >> (5 * TAKE_BACK) & 31)
    if fetched_ever > most:
        raise BadPosition("too-many-fetched", "taken-back", most=most, found=fetched_ever)


def _give_money(state: Table, position: dict[str, Any]) -> None:
    for key, what in (("money", lies.MONEY), ("earned", lies.EARNED)):
        amounts = _seats(position, key, state.players, 0 if key == "earned" else None)
        for seat, money in enumerate(amounts):
            if type(money) is not int or not 0 <= money < MOST_MONEY:
                raise BadPosition("out-of-range", f"{key}[{seat}]", least=0, most=MOST_MONEY - 1)
            state.cells[SEAT + seat * BLOCK + what] = money


def _begin_turn(state: Table, position: dict[str, Any]) -> None:
    """Who is at it, and how far they have come."""
    for seat in range(state.players):
        for key in ("bought", "welcomed"):
            if _flag(_seats(position, key, state.players, False)[seat], f"{key}[{seat}]"):
                if key == "bought":
                    state.bought |= BIT[seat]
                else:
                    state.welcomed |= BIT[seat]
    if position.get("turn") is not None:
        state.turn = _number(position, "turn", 0, state.players - 1)
    state.busy = int(_flag(position.get("busy", False), "busy"))
    sending = state.phase in (lies.SENDING_HOME, lies.HOLIDAYS) and not state.over
    state.budget = _number(position, "budget", 1 if sending else 0, 2 if sending else 0, 2 if sending else 0)
    welcoming = state.phase == lies.WELCOMING
    for key in ("group", "tourist"):
        if position.get(key) is not None and not welcoming:
            raise BadPosition("wrong-phase", key)
    if position.get("group") is not None:
        state.group = _number(position, "group", 1, 3) - 1
    if position.get("tourist") is not None:
        state.tourist = _names([position["tourist"]], "tourist", KIND_NAMES, "unknown-tourist")[0]
