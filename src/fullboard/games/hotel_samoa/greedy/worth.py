"""What things are worth to the greedy bot, in tenths of money: rough estimates that nobody has tuned yet."""

from typing import Final

from mypy_extensions import i64

from fullboard.games.hotel_samoa.box import (
    BIT,
    COUNT,
    EXTRA_ROOM,
    HOLIDAY,
    LOWEST,
    OWNED,
    POOL,
    SEND_HOME,
    SUITE,
    SWAP,
    TAKE_BACK,
)
from fullboard.games.hotel_samoa.rules.board import (
    BLOCK,
    BUOYS,
    CARD,
    EARNED,
    EXTRAS,
    FREE,
    GUESTS,
    HAND,
    MONEY,
    NO_CARD,
    POOLS,
    ROUNDS,
    SEAT,
    SUITES,
    Board,
)

BLOCKED: Final[i64] = 9  # a room that is taken for one more round
CARD_KEPT: Final[i64] = 6  # a card in hand, for each money of its price
CARD_TO_SPARE: Final[i64] = 2  # the same if there are more cards than rounds to play them
EXTRA_PER_ROUND: Final[i64] = 18
SUITE_PER_ROUND: Final[i64] = 16
POOL_PER_ROUND: Final[i64] = 8
UNUSED: Final[i64] = 30


def rounds_left(board: Board) -> i64:
    """Rounds that come after this one."""
    return ROUNDS - board.round


def stay(board: Board, nation: i64) -> i64:
    """For how many rounds to come a guest of that nation keeps a room from others."""
    after = board.round + 1
    while after <= ROUNDS and board.nation(after) != nation:
        after += 1
    return after - board.round - 1


def room_stay(board: Board, seat: i64, room: i64) -> i64:
    """For how many rounds to come the guests of a room stay: a couple leaves with the first of them."""
    shortest: i64 = ROUNDS
    nation: i64 = 0
    while nation < 4:
        if board.of(seat, GUESTS + nation) & BIT[room]:
            own = stay(board, nation)
            if own < shortest:
                shortest = own
        nation += 1
    return shortest


def card_worth(board: Board, seat: i64, card: i64) -> i64:
    """What it is worth to keep a price card for later."""
    left = rounds_left(board)
    if card == HOLIDAY or left == 0:
        return 0
    held = COUNT[board.of(seat, HAND)]
    return board.box.price[card] * (CARD_KEPT if held <= left + 1 else CARD_TO_SPARE)


def tile_worth(board: Board, seat: i64, tile: i64) -> i64:
    """What a tile brings from now to the end."""
    rounds = rounds_left(board) + 1
    if tile == EXTRA_ROOM:
        return EXTRA_PER_ROUND * rounds
    if tile == SUITE:
        return SUITE_PER_ROUND * rounds
    if tile == POOL:
        return POOL_PER_ROUND * rounds + 10 * board.of(seat, BUOYS)
    if rounds < 3:
        return UNUSED
    if tile == SWAP:
        return UNUSED + 20
    return UNUSED + 40 if tile == SEND_HOME else UNUSED + 30


def position_worth(board: Board, seat: i64) -> i64:
    """Everything a seat has: money, tiles, cards, less the rooms that are taken."""
    cells = board.cells
    at = SEAT + seat * BLOCK
    rounds = rounds_left(board)
    worth = 10 * (cells[at + MONEY] + cells[at + EARNED])
    worth += EXTRA_PER_ROUND * rounds * cells[at + EXTRAS]
    worth += SUITE_PER_ROUND * rounds * COUNT[cells[at + SUITES]]
    worth += POOL_PER_ROUND * rounds * cells[at + POOLS]
    worth += tile_worth(board, seat, SWAP) * board.special(seat, SWAP)
    worth += tile_worth(board, seat, SEND_HOME) * board.special(seat, SEND_HOME)
    worth += tile_worth(board, seat, TAKE_BACK) * board.special(seat, TAKE_BACK)
    if rounds == 0:
        return worth
    hand = cells[at + HAND]
    if cells[at + CARD] != NO_CARD:
        hand |= BIT[cells[at + CARD]]
    spare = COUNT[hand] > rounds + 2
    while hand:
        card = LOWEST[hand]
        worth += board.box.price[card] * (CARD_TO_SPARE if spare else CARD_KEPT)
        hand &= hand - 1
    rooms = OWNED[cells[at + EXTRAS]] & ~cells[at + FREE]
    while rooms:
        worth -= BLOCKED * room_stay(board, seat, LOWEST[rooms])
        rooms &= rooms - 1
    return worth
