"""What one seat of Hotel Samoa may know, as numbers: rooms, prices, tourists; by recall all that follows."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from fullboard.core.edition import Edition
from fullboard.core.features import SET, Features, climb, mark, put, unpack
from fullboard.core.state import NOBODY, State
from fullboard.games.hotel_samoa.box import (
    BOXES,
    CARDS,
    COUNT,
    KIND_NAMES,
    KINDS,
    LOVER,
    ROOMS,
    TILE_NAMES,
    total,
)
from fullboard.games.hotel_samoa.rules.board import (
    BAG,
    BLOCK,
    CARD,
    CHOOSING,
    DISCARDS,
    EARNED,
    EXTRAS,
    GROUP,
    HAND,
    LEVELS,
    MONEY,
    NO_CARD,
    NO_GROUP,
    NO_TOURIST,
    ONE_COUPLE,
    PHASES,
    POOLS,
    ROOM,
    SEAT,
    SLOTS,
    SPECIALS,
    SUITES,
)
from fullboard.games.hotel_samoa.rules.recall import level_of, slots_at
from fullboard.games.hotel_samoa.rules.state import HotelSamoaState

OVER = len(PHASES)
MUCH = 500  # more money than most hotels ever make
A_ROUND = 100  # more than most earn in one


class HotelSamoaFeatures(Features):
    """Flags, groups, tiles and every hotel; own cards and money. Recall adds money and cards of the others."""

    def __init__(self, players: i64, options: dict[str, Any], edition: Edition, recall: bool) -> None:
        super().__init__(players, recall)
        box = BOXES.of(edition)
        rooms = range(1, 13)
        tokens = int(box.token_total)
        self.round = self.block("round", range(1, 13))
        self.phase = self.block("phase", (*PHASES, "over"))
        self.turn = self.block("turn", self.seats())
        self.tie = self.block("tie", self.seats())
        self.flags = self.block("flag", [f"{round_} {nation}" for round_ in rooms for nation in box.nations])
        self.drawn = self.block("tourist-card", rooms, high=int(box.tourist_cards))
        groups = [f"{group} {kind}" for group in range(1, 4) for kind in KIND_NAMES]
        self.groups = self.block("group", groups, high=tokens)
        self.offer = self.block("offer", TILE_NAMES, high=31)
        self.stock = self.block("stock", high=int(total(box.tiles)))
        self.busy = self.block("busy")
        self.budget = self.block("budget", (1, 2))
        self.taking = self.block("taking", range(1, 4))
        self.tourist = self.block("tourist", KIND_NAMES)
        self.hand = self.block("hand", box.cards)
        self.discards = self.block("own-discards", box.cards)
        self.choice = self.block("choice", box.cards)
        self.nations = self.block("guest-nation", self.seats(rooms, box.nations), high=2)
        self.kinds = self.block("guest-kind", self.seats(rooms, KIND_NAMES))
        self.suites = self.block("suite", self.seats(range(1, 7)))
        self.extras = self.block("extra-rooms", self.seats(range(1, 7)))
        self.pools = self.block("pools", self.seats(), high=31)
        self.specials = self.block("special", self.seats(TILE_NAMES[3:]), high=31)
        self.held = self.block("held", self.seats(), high=11)
        self.discarded = self.block("discarded", self.seats(), high=11)
        self.chosen = self.block("chosen", self.seats())
        self.played = self.block("played", self.seats(box.cards))
        self.earned = self.block("earned", self.seats(), high=32767, usual=A_ROUND)
        known = self.seats() if recall else ["+0"]
        self.money = self.block("money", known, low=-32767, high=32767, usual=MUCH)
        self.bags: i64 = 0
        self.unturned: i64 = 0
        self.used: i64 = 0
        self.levels: i64 = 0
        self.slots: i64 = 0
        self.bought: i64 = 0
        self.welcomed: i64 = 0
        if recall:
            bags = [f"{nation} {kind}" for nation in box.nations for kind in KIND_NAMES]
            self.bags = self.block("bag", bags, high=tokens)
            self.unturned = self.block("unturned", TILE_NAMES, high=31)
            self.used = self.block("used", TILE_NAMES, high=31)
            self.levels = self.block("recalled", self.seats(box.cards), high=15)
            self.slots = self.block("fetched", self.seats(range(1, 11)), high=15)
            self.bought = self.block("bought", self.seats())
            self.welcomed = self.block("welcomed", self.seats())

    def fill(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, HotelSamoaState)
        self.fill_table(state, seat, row, at)
        cells = state.cells
        own = SEAT + seat * BLOCK
        mark(row, at + self.hand, cells[own + HAND])
        mark(row, at + self.discards, cells[own + DISCARDS])
        if cells[own + CARD] != NO_CARD:
            row[at + self.choice + cells[own + CARD]] = SET
        other: i64 = 0
        while other < self.players:
            place = self.ahead(other, seat)
            self.fill_hotel(state, SEAT + other * BLOCK, place, row, at)
            if self.recall or other == seat:
                put(row, at + self.money + place, cells[SEAT + other * BLOCK + MONEY])
            other += 1
        if self.recall:
            self.fill_recall(state, seat, row, at)

    def fill_table(self, state: HotelSamoaState, seat: i64, row: vec[i16], at: i64) -> None:
        """What lies in the middle of the table, and how far the round has come."""
        climb(row, at + self.round, state.round)
        if state.over:
            row[at + self.phase + OVER] = SET
        else:
            row[at + self.phase + state.phase] = SET
        if state.turn != NOBODY:
            row[at + self.turn + self.ahead(state.turn, seat)] = SET
        row[at + self.tie + self.ahead(state.tie, seat)] = SET
        round_: i64 = 0
        while round_ < 12:
            row[at + self.flags + 4 * round_ + (state.flags >> (2 * round_) & 3)] = SET
            if round_ < state.round:
                put(row, at + self.drawn + round_, (state.cards >> (4 * round_) & 15) + 1)
            round_ += 1
        group: i64 = 0
        while group < 3:
            unpack(row, at + self.groups + KINDS * group, state.cells[GROUP + group], 5)
            group += 1
        unpack(row, at + self.offer, state.offer, 5)
        put(row, at + self.stock, total(state.stock))
        put(row, at + self.busy, state.busy)
        climb(row, at + self.budget, state.budget)
        if state.group != NO_GROUP:
            row[at + self.taking + state.group] = SET
        if state.tourist != NO_TOURIST:
            row[at + self.tourist + state.tourist] = SET

    def fill_hotel(self, state: HotelSamoaState, block: i64, place: i64, row: vec[i16], at: i64) -> None:
        """What lies before a seat for all to see."""
        cells = state.cells
        room: i64 = 0
        while room < ROOMS:
            code = cells[block + ROOM + room]
            if code:
                nations = at + self.nations + (place * ROOMS + room) * 4
                kind = LOVER
                if code >= ONE_COUPLE:
                    row[nations + ((code - ONE_COUPLE) >> 2)] += SET
                    row[nations + ((code - ONE_COUPLE) & 3)] += SET
                else:
                    row[nations + ((code - 1) >> 3)] = SET
                    kind = (code - 1) & 7
                row[at + self.kinds + (place * ROOMS + room) * KINDS + kind] = SET
            room += 1
        mark(row, at + self.suites + place * 6, cells[block + SUITES])
        climb(row, at + self.extras + place * 6, cells[block + EXTRAS])
        put(row, at + self.pools + place, cells[block + POOLS])
        unpack(row, at + self.specials + place * 3, cells[block + SPECIALS], 5)
        put(row, at + self.held + place, COUNT[cells[block + HAND]])
        put(row, at + self.discarded + place, COUNT[cells[block + DISCARDS]])
        if cells[block + CARD] != NO_CARD:
            row[at + self.chosen + place] = SET
            if state.phase != CHOOSING:
                row[at + self.played + place * CARDS + cells[block + CARD]] = SET
        put(row, at + self.earned + place, cells[block + EARNED])

    def fill_recall(self, state: HotelSamoaState, seat: i64, row: vec[i16], at: i64) -> None:
        """What follows from all that has happened: bags, tiles, and what is known of fetched cards (HS-14)."""
        cells = state.cells
        nation: i64 = 0
        while nation < 4:
            unpack(row, at + self.bags + KINDS * nation, cells[BAG + nation], 5)
            nation += 1
        unpack(row, at + self.unturned, state.stock, 5)
        unpack(row, at + self.used, state.used, 5)
        other: i64 = 0
        while other < self.players:
            block = SEAT + other * BLOCK
            place = self.ahead(other, seat)
            card: i64 = 0
            while card < CARDS:
                put(row, at + self.levels + place * CARDS + card, level_of(cells[block + LEVELS], card))
                card += 1
            level: i64 = 1
            while level <= 10:
                put(row, at + self.slots + place * 10 + level - 1, slots_at(cells[block + SLOTS], level))
                level += 1
            put(row, at + self.bought + place, state.bought >> other & 1)
            put(row, at + self.welcomed + place, state.welcomed >> other & 1)
            other += 1
