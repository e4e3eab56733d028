"""Tells a match of Hotel Samoa, every figure with what it is made of and the ruling behind it."""

from typing import Any

from fullboard.core.game import Tells
from fullboard.core.story import PlayedLine, outcomes
from fullboard.games.hotel_samoa import box, view
from fullboard.games.hotel_samoa.box import KIND_NAMES, TILE_NAMES, total
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules import board as lies
from fullboard.games.hotel_samoa.rules.arrival import depart
from fullboard.games.hotel_samoa.rules.construction import bid_rank
from fullboard.games.hotel_samoa.rules.payment import UNUSED_TILE, free_rooms, settle
from fullboard.games.hotel_samoa.rules.prices import choose, reveal
from fullboard.games.hotel_samoa.rules.welcome import price_rank

PASSING = {
    lies.BUILDING: ("builds-nothing", "HS-6"),
    lies.WELCOMING: ("welcomes-nobody", "HS-8"),
    lies.HOLIDAYS: ("sends-nobody", "HS-12"),
}
OUTCOMES = ("earns", "discards", "keeps", "leave", "pool-pays")
DECIDING = ("wins-by-rooms",)
PERSONAL = ("none-left", "tiles-gone", "full")


def tell(before: HotelSamoaState | None, line: PlayedLine, after: HotelSamoaState, viewer: int) -> Tells:
    """One line of the log: the move as that viewer may know it, then what followed from it."""
    if before is None or line.seat is None or line.move is None:
        return [*_tie_card(after), *_round(after, after.offer, [[] for _ in range(after.players)])]
    told = _move(before, line.seat, line.move, viewer)
    table = before.copy()
    if line.move <= box.HOLIDAY:
        choose(table, line.seat, line.move)
        if after.step == before.step:
            return told
        reveal(table)
        shown = [_with_card(table, "shows", seat, table.of(seat, lies.CARD)) for seat in range(table.players)]
        told += [(key, {**parameters, "window": int(table.round)}) for key, parameters in shown]
        told += _ties(before, table, after)
        told[-1][1]["stage"] = after
    else:
        table.act(line.seat, line.move)
        told += _ties(before, table, after)
    if after.round != before.round or after.over:
        table = table.copy()
        if told:
            told[-1][1]["stage"] = table
        told += _close(table, after, viewer)
    return outcomes(told, OUTCOMES, DECIDING, PERSONAL)


def _ties(before: HotelSamoaState, table: HotelSamoaState, after: HotelSamoaState) -> Tells:
    """Who comes first at equal bids and at equal prices, once no card is put down any more (HS-2)."""
    if before.phase >= lies.BUILDING or (after.phase < lies.BUILDING and after.round == before.round):
        return []
    bids: dict[int, list[int]] = {}
    prices: dict[int, list[int]] = {}
    open_seats = [seat for seat in range(table.players) if table.of(seat, lies.CARD) != box.HOLIDAY]
    for seat in sorted(open_seats, key=lambda seat: -bid_rank(table, seat)):
        bids.setdefault(int(table.box.bid[table.of(seat, lies.CARD)]), []).append(seat)
    for seat in sorted(open_seats, key=lambda seat: int(price_rank(table, seat))):
        prices.setdefault(int(table.box.price[table.of(seat, lies.CARD)]), []).append(seat)
    told: Tells = [
        ("tied-bids", {"bid": bid, "seats": seats, "seat": seats[0], "others": seats[1:], "rule": "HS-2"})
        for bid, seats in bids.items()
        if len(seats) > 1 and table.offer
    ]
    return told + [
        ("tied-prices", {"price": price, "seats": seats, "seat": seats[0], "others": seats[1:], "rule": "HS-2"})
        for price, seats in prices.items()
        if len(seats) > 1
    ]


def _fleeting(table: HotelSamoaState, seat: int, viewer: int, instead: Any = True) -> dict[str, Any]:
    """What others receive is told until cards are shown again, then nothing or something else (HS-15)."""
    return {} if seat == viewer else {"window": int(table.round), "fades": instead}


def _move(before: HotelSamoaState, seat: int, move: int, viewer: int) -> Tells:
    if move < box.SWAP_CARD:
        return [_with_card(before, "chooses", seat, move) if seat == viewer else ("has-chosen", {"seat": seat})]
    if move < box.BUY_TILE:
        return _special_card(before, seat, move, viewer)
    if move < box.SEND_ROOM:
        return _build(before, seat, move, viewer)
    if move < box.TAKE_GROUP:
        room = move - box.SEND_ROOM
        rule = "HS-14" if before.phase == lies.SENDING_HOME else "HS-12"
        guests = view.guests(before, seat, room)
        first = before.phase == lies.SENDING_HOME and before.budget == 2
        told: Tells = [("uses", {"seat": seat, "tile": "send-home", "rule": "HS-14"})] if first else []
        return [*told, ("sends-home", {"seat": seat, "guests": guests, "room": room + 1, "rule": rule})]
    if move < box.TAKE_TOURIST:
        group = move - box.TAKE_GROUP
        return [
            ("opens-group", {"seat": seat, "group": group + 1, "tourists": view.groups(before)[group], "rule": "HS-8"})
        ]
    if box.INTO_ROOM <= move < box.PASS:
        return [_housed(before, seat, move - box.INTO_ROOM, viewer)]
    if move == box.PASS:
        if before.phase in PASSING:
            key, rule = PASSING[before.phase]
            return [(key, {"seat": seat, "rule": rule})]
        return [("uses-not", {"seat": seat, "tile": lies.PHASES[before.phase], "rule": "HS-14"})]
    return _left_group(before, seat) if move == box.DONE and before.phase == lies.WELCOMING else []


def _left_group(before: HotelSamoaState, seat: int) -> Tells:
    """Somebody has taken enough: the group waits for the next, or nobody is left in it, or for anybody dearer."""
    groups = view.groups(before)
    left = groups[before.group]
    key = "leaves-group" if left else "empties-group"
    told: Tells = [(key, {"seat": seat, "group": before.group + 1, "tourists": left, "rule": "HS-8"})]
    dearer = [
        other
        for other in range(before.players)
        if before.of(other, lies.CARD) != box.HOLIDAY
        and before.of(other, lies.FREE)
        and price_rank(before, other) > price_rank(before, seat)
    ]
    if dearer and not any(groups):
        told.append(("none-left", {"seats": dearer, "rule": "HS-8"}))
    return told


def _with_card(table: HotelSamoaState, key: str, seat: int, card: int) -> tuple[str, dict[str, Any]]:
    """Words for price cards; Staff Holiday has no figures and needs other ones."""
    if card == box.HOLIDAY:
        return f"{key}-holiday", {"seat": seat, "rule": "HS-12"}
    return key, {"seat": seat, "card": table.box.cards[card]}


def _special_card(before: HotelSamoaState, seat: int, move: int, viewer: int) -> Tells:
    """*Swap* and *Take back*: what was fetched is nobody else's business (HS-14)."""
    if move < box.FETCH_CARD:
        key, parameters = _with_card(before, "swaps", seat, move - box.SWAP_CARD)
        return [("uses", {"seat": seat, "tile": "swap", "rule": "HS-14"}), (key, parameters)]
    told: Tells = [] if before.busy else [("uses", {"seat": seat, "tile": "take-back", "rule": "HS-14"})]
    if seat != viewer:
        return [*told, ("fetches-one", {"seat": seat, "rule": "HS-14"})]
    return [*told, _with_card(before, "fetches", seat, move - box.FETCH_CARD)]


def _build(before: HotelSamoaState, seat: int, move: int, viewer: int) -> Tells:
    if move >= box.COVER_ROOM:
        return [("covers", {"seat": seat, "room": move - box.COVER_ROOM + 1, "rule": "HS-7"})]
    tile = move - box.BUY_TILE
    bid = before.box.bid[before.of(seat, lies.CARD)]
    told: Tells = [("buys", {"seat": seat, "tile": TILE_NAMES[tile], "bid": bid, "rule": "HS-6"})]
    buoys = before.of(seat, lies.BUOYS)
    if tile == box.POOL and buoys:
        paid = {"seat": seat, "buoys": buoys, "rule": "HS-7"}
        told.append(("pool-pays", {**paid, **_fleeting(before, seat, viewer)}))
    later = [
        other
        for other in range(before.players)
        if before.of(other, lies.CARD) != box.HOLIDAY and bid_rank(before, other) < bid_rank(before, seat)
    ]
    if later and total(before.offer) == 1:
        told.append(("tiles-gone", {"seats": later, "rule": "HS-6"}))
    return told


def _housed(before: HotelSamoaState, seat: int, room: int, viewer: int) -> tuple[str, dict[str, Any]]:
    """What a tourist pays, and why."""
    bill = view.bill(before, seat, before.tourist, room)
    nation = before.box.nations[before.nation(before.round)]
    key = "houses"
    rule = "HS-8"
    if bill["double"]:
        key += "-double"
        rule = "HS-10" if bill["double"] == ["celebrity"] else "HS-11"
    if bill["buoys"] and bill["pools"]:
        key += "-swim"
        rule = "HS-11"
    guest = f"{nation} {KIND_NAMES[before.tourist]}"
    moved = {"seat": seat, "guest": guest, "room": room + 1}
    fleeting = _fleeting(before, seat, viewer, ["moves-in", {**moved, "rule": "HS-8"}])
    return key, {**moved, **bill, "rule": rule, **fleeting}


def _close(table: HotelSamoaState, after: HotelSamoaState, viewer: int) -> Tells:
    """The end of a round: who is paid what, which cards are gone; then the next round, or the result."""
    told: Tells = []
    left = [kind for group in view.groups(table) for kind in group]
    if left:
        told.append(("nobody-took", {"tourists": left, "rule": "HS-8"}))
    full = [
        seat
        for seat in range(table.players)
        if table.of(seat, lies.CARD) != box.HOLIDAY
        and not table.of(seat, lies.FREE)
        and not table.welcomed & box.BIT[seat]
    ]
    if full:
        told.append(("full", {"seats": full, "many": len(full), "rule": "HS-8"}))
    for seat in range(table.players):
        if table.of(seat, lies.EARNED):
            earned = {"seat": seat, "money": table.of(seat, lies.EARNED)}
            told.append(("earns", {**earned, **_fleeting(table, seat, viewer)}))
    active = table.bought | table.welcomed
    discarding = [seat for seat in range(table.players) if active & box.BIT[seat]]
    keeping = [seat for seat in range(table.players) if seat not in discarding]
    if discarding:
        told.append(("discards", {"seats": discarding, "many": len(discarding), "rule": "HS-13"}))
    if keeping:
        told.append(("keeps", {"seats": keeping, "many": len(keeping), "rule": "HS-13"}))
    if told:
        told[-1][1]["stage"] = table
    if after.over:
        return [*told, *_result(after)]
    table = table.copy()
    settle(table)
    leaving = table.nation(table.round)
    rooms = [table.of(seat, lies.GUESTS + leaving) for seat in range(table.players)]
    departures = [
        [guest for room in range(12) if rooms[seat] & box.BIT[room] for guest in view.guests(table, seat, room)]
        for seat in range(table.players)
    ]
    new_tiles = after.offer - table.offer
    depart(table, leaving)
    table.offer = after.offer
    return [*told, *_tie_card(after), *_round(after, new_tiles, departures, table)]


def _tie_card(after: HotelSamoaState) -> Tells:
    return [("tie-card", {"seat": after.tie, "other": (after.tie + 1) % after.players, "rule": "HS-2"})]


def _round(
    after: HotelSamoaState, new_tiles: int, departures: list[list[str]], emptied: HotelSamoaState | None = None
) -> Tells:
    """Phases 1 and 2 of the round that has just begun; `emptied` is the table between departures and arrivals."""
    nation = after.box.nations[after.nation(after.round)]
    told: Tells = [("round", {"round": after.round, "nation": nation, "rule": "HS-1"})]
    if new_tiles:
        told.append(("new-tiles", {"tiles": view.pieces(new_tiles, TILE_NAMES), "rule": "HS-3"}))
    for seat, guests in enumerate(departures):
        if guests:
            told.append(("leave", {"seat": seat, "guests": guests, "rule": "HS-4"}))
    if emptied is not None:
        told[-1][1]["stage"] = emptied
    groups = [group for group in view.groups(after) if group]
    sizes = " + ".join(str(len(group)) for group in groups)
    doubled = after.round in (6, 12)
    told.append(("arrive-doubled" if doubled else "arrive", {"sizes": sizes, "rule": "HS-5" if doubled else "HS-4"}))
    told += [("group", {"group": number, "tourists": group}) for number, group in enumerate(groups, 1)]
    if emptied is not None:
        told[-1][1]["stage"] = after
    return told


def _result(after: HotelSamoaState) -> Tells:
    scores = list(after.scores())
    told: Tells = []
    for seat in range(after.players):
        unused = total(after.of(seat, lies.SPECIALS))
        if unused:
            parameters = {"seat": seat, "tiles": unused, "each": UNUSED_TILE, "points": unused * UNUSED_TILE}
            told.append(("unused", {**parameters, "rule": "HS-16"}))
    told.append(("scores", {"standings": [f"{seat} {points}" for seat, points in enumerate(scores)]}))
    winners = list(after.winners())
    richest = scores.count(max(scores))
    key = "shares" if len(winners) > 1 else "wins" if richest == 1 else "wins-by-rooms"
    rooms = free_rooms(after, winners[0])
    return [*told, (key, {"seats": winners, "points": max(scores), "rooms": rooms, "rule": "HS-16"})]
