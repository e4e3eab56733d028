"""Why a move is advised in Hotel Samoa: what the guests pay, what can be built, and who would have taken it instead."""

from dataclasses import dataclass

from fullboard.core.chance import Quick
from fullboard.core.reasons import PROBABLY, Closer, Why, commonest, mean
from fullboard.games.hotel_samoa.box import (
    BIT,
    BUY_TILE,
    COVER_ROOM,
    DONE,
    EXTRA_ROOM,
    HOLIDAY,
    INTO_ROOM,
    PASS,
    POOL,
    SEND_ROOM,
    SUITE,
    SWAP_CARD,
    TAKE_GROUP,
    TAKE_TOURIST,
    TILE_NAMES,
)
from fullboard.games.hotel_samoa.greedy.habits import habit
from fullboard.games.hotel_samoa.greedy.worth import room_stay, rounds_left, stay
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules.board import (
    BUILDING,
    BUOYS,
    CARD,
    CHOOSING,
    EARNED,
    MONEY,
    WELCOMING,
)
from fullboard.games.hotel_samoa.rules.welcome import payment, rooms_for

NOTABLE = 2  # money worth a word
ALIKE = {EXTRA_ROOM: "extra-room", SUITE: "suite"}


@dataclass(frozen=True)
class Round:
    """What came of a move in the rest of one imagined round."""

    paid: int  # by the guests of the seat that thinks
    bought: dict[int, int]  # seat: tile
    groups: dict[int, int]  # group: the first seat that took of it


def reasons(closer: Closer) -> Why:
    """What speaks for a move."""
    move = closer.move
    world: HotelSamoaState = closer.world()
    if INTO_ROOM <= move < PASS:
        return _of_room(world, closer)
    if TAKE_TOURIST <= move < INTO_ROOM:
        return _of_tourist(world, closer)
    if SEND_ROOM <= move < TAKE_GROUP:
        return [("frees", {"rounds": int(room_stay(world, closer.seat, move - SEND_ROOM))})]
    if COVER_ROOM <= move < SEND_ROOM:
        return []
    why = _of_round(closer)
    if BUY_TILE <= move < COVER_ROOM:
        return [*_of_tile(world, closer), *why]
    if move in (PASS, DONE) and world.phase == BUILDING:
        bid = int(world.box.bid[world.of(closer.seat, CARD)])
        return [("keeps", {"money": bid}), *why]
    if move in (PASS, DONE) and world.phase == WELCOMING:
        return [("keeps-rooms" if (world.bought | world.welcomed) & BIT[closer.seat] else "keeps-both", {})]
    return why


def _of_room(world: HotelSamoaState, closer: Closer) -> Why:
    seat, kind = closer.seat, world.tourist
    pays = int(payment(world, seat, kind, closer.move - INTO_ROOM))
    if closer.instead is None or not INTO_ROOM <= closer.instead < PASS:
        return [("pays", {"money": pays})]
    less = int(payment(world, seat, kind, closer.instead - INTO_ROOM))
    if pays > less:
        return [("pays-more", {"money": pays, "less": less, **closer.parameters()})]
    return [("pays-alike", {"money": pays})] if pays == less else [("leaves-room", {"money": less - pays})]


def _of_tourist(world: HotelSamoaState, closer: Closer) -> Why:
    seat, kind = closer.seat, closer.move - TAKE_TOURIST
    pays = max(int(payment(world, seat, kind, room)) for room in _rooms(int(rooms_for(world, seat, kind))))
    rounds = int(stay(world, world.nation(world.round)))
    return [("pays", {"money": pays}), ("stays", {"rounds": rounds})]


def _rooms(bits: int) -> list[int]:
    return [room for room in range(bits.bit_length()) if bits >> room & 1]


def _of_tile(world: HotelSamoaState, closer: Closer) -> Why:
    tile = closer.move - BUY_TILE
    seat = closer.seat
    cost = int(world.box.bid[world.of(seat, CARD)])
    rounds = int(rounds_left(world)) + 1
    why: Why = [("costs", {"money": cost, "left": int(world.of(seat, MONEY)) - cost})]
    if tile in ALIKE:
        why.append((ALIKE[tile], {"rounds": rounds}))
    elif tile == POOL:
        why.append(("pool", {"rounds": rounds, "buoys": int(world.of(seat, BUOYS))}))
    if closer.instead is not None:
        rival, share = commonest([_buyer(future, tile, seat) for future in _rounds(closer, closer.instead)])
        if rival is not None and share >= PROBABLY:
            why.append(("rival", {"seat": rival}))
    return why


def _buyer(future: Round, tile: int, seat: int) -> int | None:
    """The first other seat that buys such a tile, if any does."""
    return next((other for other, bought in future.bought.items() if bought == tile and other != seat), None)


def _of_round(closer: Closer) -> Why:
    """What a card, a group or a swap brings in this round."""
    futures = _rounds(closer, closer.move)
    paid = round(mean([future.paid for future in futures]))
    why: Why = []
    if closer.instead is None:
        return [("income", {"money": paid})] if paid else []
    others = _rounds(closer, closer.instead)
    less = round(mean([future.paid for future in others]))
    if paid - less >= NOTABLE:
        why.append(("income-more", {"money": paid, "less": less, **closer.parameters()}))
    elif paid and closer.move not in (PASS, DONE):
        why.append(("income", {"money": paid}))
    if closer.move < BUY_TILE:
        tiles = [future.bought.get(closer.seat, -1) for future in futures]
        tile, share = commonest(tiles)
        if tile >= 0 and share >= PROBABLY:
            why.append(("builds", {"tile": TILE_NAMES[tile]}))
        elif tile < 0 and share >= PROBABLY and closer.move % SWAP_CARD != HOLIDAY:
            why.append(("no-building", {}))
    if TAKE_GROUP <= closer.move < TAKE_TOURIST:
        rival, share = commonest([future.groups.get(closer.move - TAKE_GROUP, -1) for future in others])
        if rival not in (-1, closer.seat) and share >= PROBABLY:
            why.append(("rival-group", {"seat": rival}))
    return why


def _rounds(closer: Closer, move: int) -> list[Round]:
    seat = closer.seat
    world: HotelSamoaState = closer.world()
    begun = world.round

    def play_on(state: HotelSamoaState, luck: Quick) -> Round:
        bought: dict[int, int] = {}
        groups: dict[int, int] = {}
        paid = int((state if state.round == begun and not state.over else world).of(seat, EARNED))
        while not state.over and state.round == begun:
            actor = int(state.actor())
            if state.phase == CHOOSING:
                state.play(actor, state.random_move(actor, luck), luck)
                continue
            choice = int(habit(state, actor))
            if BUY_TILE <= choice < COVER_ROOM:
                bought.setdefault(actor, choice - BUY_TILE)
            elif TAKE_GROUP <= choice < TAKE_TOURIST:
                groups.setdefault(choice - TAKE_GROUP, actor)
            if INTO_ROOM <= choice < PASS and actor == seat:
                paid += int(payment(state, seat, state.tourist, choice - INTO_ROOM))
            state.play(actor, choice, luck)
        return Round(paid, bought, groups)

    return [found for _, found in closer.futures(move, play_on)]
