"""Setting the table, and phases 1 and 2 of a round: new tiles, departures, new arrivals."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.state import NOBODY
from fullboard.games.hotel_samoa.box import (
    ALL_CARDS,
    ALL_PRINTED,
    BIT,
    FIVE_BITS,
    GROUPS,
    LOWEST,
    ONE,
)
from fullboard.games.hotel_samoa.rules.board import (
    BAG,
    BLOCK,
    CARD,
    FREE,
    GROUP,
    GUESTS,
    HAND,
    MONEY,
    NO_CARD,
    SEAT,
    TAKING_BACK,
    Board,
    move_out,
)

NEW_TILES: Final = vec[i64](  # in rounds 1-3, 4-6, 7-9 and 10-12, for 3, 4, 5 and 6 players
    [1, 1, 1, 0, 2, 1, 1, 0, 2, 2, 1, 0, 3, 2, 1, 0]
)


def set_table(board: Board, chance: Chance) -> None:
    """Hotels, hands and money for everybody, all pieces in their piles and bags."""
    cells = board.cells
    nation: i64 = 0
    while nation < 4:
        cells[BAG + nation] = board.box.tokens
        nation += 1
    seat: i64 = 0
    while seat < board.players:
        at = SEAT + seat * BLOCK
        cells[at + MONEY] = board.box.money
        cells[at + HAND] = ALL_CARDS
        cells[at + CARD] = NO_CARD
        cells[at + FREE] = ALL_PRINTED
        seat += 1
    board.stock = board.box.tiles
    board.deck = BIT[board.box.tourist_cards] - 1
    lay_out_flags(board, chance)
    board.tie = chance.pick(board.players)  # HS-2


def lay_out_flags(board: Board, chance: Chance) -> None:
    """Three piles of the four nations, one behind the other; no two equal neighbours (HS-1)."""
    place: i64 = 0
    last: i64 = NOBODY
    while place < 12:
        nations: i64 = 0x3210
        left: i64 = 4
        while left:
            nth: i64 = 0
            if left == 4 and last != NOBODY:  # reshuffled until its first flag differs: any of the other three
                nth = chance.pick(3)
                if nth >= last:
                    nth += 1
            elif left > 1:
                nth = chance.pick(left)
            shift = 4 * nth
            last = nations >> shift & 15
            below = nations & (BIT[shift] - 1)
            nations = nations >> (shift + 4) << shift | below
            board.flags |= last << (2 * place)
            place += 1
            left -= 1


def start_round(board: Board, chance: Chance) -> None:
    """Phases 1 and 2."""
    board.phase = TAKING_BACK
    board.turn = NOBODY
    reveal_tiles(board, chance)
    depart(board, board.nation(board.round))
    arrive(board, board.nation(board.round), chance)


def reveal_tiles(board: Board, chance: Chance) -> None:
    """Turn up the new tiles of this round; those nobody bought are still there (HS-3)."""
    new = NEW_TILES[(board.players - 3) * 4 + (board.round - 1) // 3]
    while new:
        left: i64 = 0
        heap = board.stock
        while heap:
            left += heap & FIVE_BITS
            heap >>= 5
        nth = chance.pick(left)
        tile: i64 = 0
        while nth >= board.stock >> (5 * tile) & FIVE_BITS:
            nth -= board.stock >> (5 * tile) & FIVE_BITS
            tile += 1
        board.stock -= ONE[tile]
        board.offer += ONE[tile]
        new -= 1


def depart(board: Board, nation: i64) -> None:
    """All guests of the arriving nation go home, before anybody is drawn (HS-4), couples together (HS-9)."""
    seat: i64 = 0
    while seat < board.players:
        rooms = board.cells[SEAT + seat * BLOCK + GUESTS + nation]
        while rooms:
            move_out(board, seat, LOWEST[rooms])
            rooms &= rooms - 1
        seat += 1


def arrive(board: Board, nation: i64, chance: Chance) -> None:
    """Draw a tourist card and the tourists of its groups; all tokens of the nation are in the bag (HS-4)."""
    left = 14 - board.round
    nth = chance.pick(left)
    deck = board.deck
    while nth:
        deck &= deck - 1
        nth -= 1
    deck &= -deck
    card: i64 = 0
    while deck > 1:
        deck >>= 1
        card += 1
    board.deck ^= BIT[card]
    board.cards |= card << (4 * (board.round - 1))
    sizes = board.box.sizes[card * 4 + board.players - 3]
    doubled = board.round == 6 or board.round == 12  # HS-5
    row = board.box.token_row
    waiting = board.box.token_total
    group: i64 = 0
    while group < GROUPS:
        size = sizes & FIVE_BITS
        if doubled:
            size += size
        drawn: i64 = 0
        while size and waiting:  # HS-4: a bag that is empty ends it
            place = 3 * chance.pick(waiting)
            waiting -= 1
            kind = row >> place & 7
            drawn += ONE[kind]
            row ^= (kind ^ (row >> (3 * waiting) & 7)) << place  # the last token takes the place of the one drawn
            size -= 1
        board.cells[GROUP + group] = drawn
        board.cells[BAG + nation] -= drawn
        sizes >>= 5
        group += 1
