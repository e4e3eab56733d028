"""Sets up a position of Hotel Samoa, or says what is wrong with it.

What follows from the rest may be left out: the bags, the deck of tourist cards, and everything that is empty.
"""

from collections import Counter
from typing import Any

from fullboard.core.bits import shifted
from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.core.reading import (
    PieceReader,
    Reader,
    anything,
    flag,
    listed,
    maybe,
    named,
    number,
    otherwise,
    read_position,
    read_value,
    seat_by_seat,
    table,
)
from fullboard.games.hotel_samoa.box import (
    BIT,
    BOXES,
    COUNT,
    HOLIDAY,
    KIND_NAMES,
    ONE,
    POOL,
    SUITE,
    SWAP,
    TAKE_BACK,
    TILE_NAMES,
    Box,
)
from fullboard.games.hotel_samoa.position.checks import check_moment
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules import board as lies
from fullboard.games.hotel_samoa.rules.arrival import NEW_TILES
from fullboard.games.hotel_samoa.rules.board import BLOCK, PHASES, SEAT, Board, move_in
from fullboard.games.hotel_samoa.rules.recall import KNOWN, with_level
from fullboard.games.hotel_samoa.rules.state import EMPTY

MOST_MONEY = 1 << 31


def load(game: Game, position: dict[str, Any]) -> HotelSamoaState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    box = BOXES.of(edition)
    cards = [PieceReader("card", box.card_ids) for _ in range(players)]  # every seat has its own
    given = read_position(position, _fields(players, box, cards))
    for seat, own in enumerate(cards):
        own.check_all(f"hands[{seat}]")
    state = HotelSamoaState(game, edition, options, players, box, EMPTY[: SEAT + players * BLOCK])
    state.step = step
    state.round = given["round"]
    state.over = given["phase"] == len(PHASES)
    if state.over and state.round < 12:
        raise BadPosition("out-of-range", "round", least=12, most=12)
    state.phase = lies.HOLIDAYS if state.over else given["phase"]
    state.tie = given["tie"]
    _lay_flags(state, given["flags"])
    _lay_tourist_cards(state, position)
    _open_hotels(state, given["hotels"])
    _place_tiles(state, given)
    _place_tourists(state, given)
    _give_cards(state, given)
    _note_take_backs(state, given["taken-back"])
    for seat in range(players):
        state.cells[SEAT + seat * BLOCK + lies.MONEY] = given["money"][seat]
        state.cells[SEAT + seat * BLOCK + lies.EARNED] = given["earned"][seat]
        _hide_money(state, seat, given["least-money"][seat] if given["least-money"] else 0)
    _begin_turn(state, given)
    check_moment(state)
    return state


def _hide_money(state: HotelSamoaState, seat: int, least: int | None) -> None:
    """What the others know of a seat's money: how much it must be at least, or None if they could follow it."""
    if least is None:
        return
    if least > state.of(seat, lies.MONEY):
        raise BadPosition("out-of-range", f"least-money[{seat}]", least=0, most=state.of(seat, lies.MONEY))
    state.cells[SEAT + seat * BLOCK + lies.LEAST] = least + 1


def _fields(players: int, box: Box, cards: list[PieceReader]) -> dict[str, Reader[Any]]:
    """What a position is made of."""
    tiles = listed(named(TILE_NAMES, "unknown-tile"))
    kinds = listed(named(KIND_NAMES, "unknown-tourist"))
    guests = listed(named([f"{nation} {kind}" for nation in box.nations for kind in KIND_NAMES], "unknown-tourist"))
    hotel = table(
        {
            "rooms": listed(guests),
            "suites": otherwise([], listed(number(1, 6))),
            "pools": otherwise(0, number(0, 19)),
            "specials": otherwise([], listed(named(TILE_NAMES[3:], "unknown-tile"))),
        }
    )
    level = table({"from": listed(named(box.cards[:HOLIDAY], "unknown-card")), "fetched": number(1, 10)})
    money = number(0, MOST_MONEY - 1)
    yes_or_no = flag("not-a-yes-or-no")
    fields: dict[str, Reader[Any]] = {
        "round": number(1, 12),
        "phase": named([*PHASES, "over"], "unknown-phase"),
        "turn": maybe(number(0, players - 1)),
        "tie": number(0, players - 1),
        "flags": listed(named(box.nations, "unknown-nation"), 12),
        "cards": anything,
        "deck": anything,
        "stock": tiles,
        "offer": tiles,
        "used": otherwise([], tiles),
        "bags": maybe(table(dict.fromkeys(box.nations, kinds))),
        "groups": listed(kinds, 3),
        "hotels": listed(hotel, players),
        "money": listed(money, players),
        "least-money": maybe(listed(maybe(money), players)),
        "earned": otherwise([0] * players, listed(money, players)),
        "hands": seat_by_seat([listed(card) for card in cards]),
        "discards": otherwise([[]] * players, seat_by_seat([listed(card) for card in cards])),
        "played": otherwise([None] * players, seat_by_seat([maybe(card) for card in cards])),
        "taken-back": otherwise([[]] * players, listed(listed(level), players)),
        "bought": otherwise([False] * players, listed(yes_or_no, players)),
        "welcomed": otherwise([False] * players, listed(yes_or_no, players)),
        "busy": otherwise(False, yes_or_no),
        "budget": anything,
        "group": maybe(number(1, 3)),
        "tourist": maybe(named(KIND_NAMES, "unknown-tourist")),
    }
    return fields


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


def _lay_flags(state: Board, flags: list[int]) -> None:
    """Three piles of all four nations, and no two equal neighbours (HS-1)."""
    for place, nation in enumerate(flags):
        pile = flags[place - place % 4 : place]
        if nation in pile:
            raise BadPosition("flag-twice", f"flags[{place}]", nation=state.box.nations[nation])
        if place and nation == flags[place - 1]:
            raise BadPosition("equal-neighbours", f"flags[{place}]", nation=state.box.nations[nation])
        state.flags |= nation << (2 * place)


def _lay_tourist_cards(state: Board, position: dict[str, Any]) -> None:
    """One card lies on the flag of every round so far; the others are in the deck."""
    most = state.box.tourist_cards
    cards = read_value(position.get("cards"), "cards", listed(number(1, most), state.round))
    state.deck = BIT[most] - 1
    for place, card in enumerate(cards):
        if not state.deck & BIT[card - 1]:
            raise BadPosition("card-twice", f"cards[{place}]", card=card)
        state.deck ^= BIT[card - 1]
        state.cards |= (card - 1) << (4 * place)
    rest = [card + 1 for card in range(most) if state.deck & BIT[card]]
    deck = read_value(position.get("deck", rest), "deck", listed(anything))
    if any(type(card) is not int for card in deck) or sorted(deck) != rest:
        raise BadPosition("wrong-deck", "deck", expected=rest)


def _open_hotels(state: Board, hotels: list[dict[str, Any]]) -> None:
    """Rooms and tiles of every hotel; guests move in later."""
    for seat, hotel in enumerate(hotels):
        path = f"hotels[{seat}]"
        rooms = len(hotel["rooms"])
        if not 6 <= rooms <= 12:
            raise BadPosition("wrong-number", f"{path}.rooms", least=6, most=12, found=rooms)
        cells, at = state.cells, SEAT + seat * BLOCK
        cells[at + lies.EXTRAS] = rooms - 6
        cells[at + lies.FREE] = (1 << rooms) - 1
        for index, room in enumerate(hotel["suites"]):
            if cells[at + lies.SUITES] & BIT[room - 1]:
                raise BadPosition("already-suite", f"{path}.suites[{index}]", room=room)
            cells[at + lies.SUITES] |= BIT[room - 1]
        cells[at + lies.POOLS] = hotel["pools"]
        if len(hotel["specials"]) > 19:
            raise BadPosition("too-many-tiles", f"{path}.specials", most=19)
        for tile in hotel["specials"]:
            cells[at + lies.SPECIALS] += ONE[tile]


def _place_tiles(state: Board, given: dict[str, Any]) -> None:
    """Every tile lies in exactly one place, and as many have been turned up as the rounds ask for (HS-3)."""
    heaps = {key: given[key] for key in ("stock", "offer", "used")}
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
    if state.phase == lies.BUILDING and given["busy"]:
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


def _place_tourists(state: Board, given: dict[str, Any]) -> None:
    """Every tourist is in a hotel, in a group or at home."""
    nations = state.box.nations
    at_home = [Counter(dict(enumerate(_counts(state.box.tokens)))) for _ in nations]

    def leave_home(nation: int, kind: int, path: str) -> None:
        if not at_home[nation][kind]:
            raise BadPosition("too-many-tourists", path, tourist=f"{nations[nation]} {KIND_NAMES[kind]}")
        at_home[nation][kind] -= 1

    for place, group in enumerate(given["groups"]):
        for kind in group:
            leave_home(state.nation(state.round), kind, f"groups[{place}]")
            state.cells[lies.GROUP + place] += ONE[kind]
    for seat, hotel in enumerate(given["hotels"]):
        for room, guests in enumerate(hotel["rooms"]):
            path = f"hotels[{seat}].rooms[{room}]"
            pair = [divmod(guest, 8) for guest in guests]
            if len(pair) > 2 or (len(pair) == 2 and any(KIND_NAMES[kind] != "lover" for _, kind in pair)):
                raise BadPosition("not-a-couple", path)  # HS-9
            for nation, kind in pair:
                leave_home(nation, kind, path)
                move_in(state, seat, nation, kind, room)
    for nation, name in enumerate(nations):
        if given["bags"] is not None and Counter(given["bags"][name]) != +at_home[nation]:
            found = len(given["bags"][name])
            raise BadPosition("wrong-bag", f"bags.{name}", expected=at_home[nation].total(), found=found)
        state.cells[lies.BAG + nation] = sum(ONE[kind] * many for kind, many in at_home[nation].items())


def _counts(heap: int) -> list[int]:
    return [heap >> (5 * kind) & 31 for kind in range(8)]


def _give_cards(state: Board, given: dict[str, Any]) -> None:
    """Every price card of a seat is in hand, discarded or played."""
    for seat in range(state.players):
        played = given["played"][seat]
        cells, at = state.cells, SEAT + seat * BLOCK
        cells[at + lies.CARD] = lies.NO_CARD if played is None else played
        cells[at + lies.HAND] = sum(BIT[card] for card in given["hands"][seat])
        for card in given["discards"][seat]:
            cells[at + lies.DISCARDS] |= BIT[card]
            cells[at + lies.LEVELS] |= shifted(KNOWN, 4 * card)
        if cells[at + lies.DISCARDS] & BIT[HOLIDAY]:
            raise BadPosition("holiday-discarded", f"discards[{seat}]")  # HS-17
        rounds = 12 if state.over else state.round - 1
        if COUNT[cells[at + lies.DISCARDS]] > rounds:
            raise BadPosition("too-many-discards", f"discards[{seat}]", most=rounds)
    state.chosen = sum(card is not None for card in given["played"])


def _note_take_backs(state: Board, taken_back: list[list[dict[str, Any]]]) -> None:
    """What all remember of *Take back* must fit the cards (HS-14)."""
    names = state.box.cards[:HOLIDAY]
    fetched_ever = 0
    for seat, levels in enumerate(taken_back):
        at = SEAT + seat * BLOCK
        seen: set[int] = set()
        caps: list[int] = []
        held: list[int] = []
        open_card = BIT[state.of(seat, lies.CARD)] if state.phase > lies.CHOOSING and not state.over else 0
        for place, entry in enumerate(levels):
            path = f"taken-back[{seat}][{place}]"
            held.append(0)
            for card in entry["from"]:
                if card in seen or open_card & BIT[card]:
                    raise BadPosition("card-seen", f"{path}.from", card=names[card])
                seen.add(card)
                held[place] += not state.of(seat, lies.DISCARDS) & BIT[card]
                state.cells[at + lies.LEVELS] = with_level(state.of(seat, lies.LEVELS), card, place + 1)
            caps.append(entry["fetched"])
            if place > 9:
                raise BadPosition("too-many-fetched", path)
            state.cells[at + lies.SLOTS] += shifted(entry["fetched"], 4 * place)
        for place in range(len(caps)):
            if sum(held[place:]) > sum(caps[place:]) or (place == 0 and sum(held) != sum(caps)):
                raise BadPosition("take-back-mismatch", f"taken-back[{seat}]", fetched=sum(caps), found=sum(held))
        fetched_ever += sum(caps)
    most = 2 * (state.used >> (5 * TAKE_BACK) & 31)
    if fetched_ever > most:
        raise BadPosition("too-many-fetched", "taken-back", most=most, found=fetched_ever)


def _begin_turn(state: Board, given: dict[str, Any]) -> None:
    """Who is at it, and how far they have come."""
    state.bought = sum(BIT[seat] for seat, bought in enumerate(given["bought"]) if bought)
    state.welcomed = sum(BIT[seat] for seat, welcomed in enumerate(given["welcomed"]) if welcomed)
    if given["turn"] is not None:
        state.turn = given["turn"]
    state.busy = int(given["busy"])
    least, most = (1, 2) if state.phase in (lies.SENDING_HOME, lies.HOLIDAYS) and not state.over else (0, 0)
    state.budget = most if given["budget"] is None else read_value(given["budget"], "budget", number(least, most))
    for key in ("group", "tourist"):
        if given[key] is not None and state.phase != lies.WELCOMING:
            raise BadPosition("wrong-phase", key)
    if given["group"] is not None:
        state.group = given["group"] - 1
    if given["tourist"] is not None:
        state.tourist = given["tourist"]
