"""Phase 6, payment and discards, and the end of the match."""

from typing import Final

from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.games.hotel_samoa.box import BIT, COUNT, total
from fullboard.games.hotel_samoa.rules.board import (
    BAG,
    BLOCK,
    CARD,
    DISCARDS,
    EARNED,
    FREE,
    GROUP,
    HAND,
    LEAST,
    MONEY,
    NO_CARD,
    ROUNDS,
    SEAT,
    SPECIALS,
    Board,
    pay,
)
from fullboard.games.hotel_samoa.rules.recall import note_discard

UNUSED_TILE: Final[i64] = 3  # what a special tile is worth at the end
A_ROUND: Final[i64] = 25  # about the most that hotels earn in a round


def settle(board: Board) -> None:
    """Tourists nobody took go home (HS-8), all are paid, cards are discarded or kept, the tie card moves on (HS-2)."""
    cells = board.cells
    cells[BAG + board.nation(board.round)] += cells[GROUP] + cells[GROUP + 1] + cells[GROUP + 2]
    cells[GROUP] = 0
    cells[GROUP + 1] = 0
    cells[GROUP + 2] = 0
    active = board.bought | board.welcomed
    seat: i64 = 0
    while seat < board.players:
        at = SEAT + seat * BLOCK
        pay(board, seat, -cells[at + EARNED])
        cells[at + EARNED] = 0
        card = cells[at + CARD]
        if active & BIT[seat]:  # HS-13; Staff Holiday neither buys nor welcomes, so it stays (HS-17)
            cells[at + DISCARDS] |= BIT[card]
            note_discard(board, seat, card)
        else:
            cells[at + HAND] |= BIT[card]
        cells[at + CARD] = NO_CARD
        seat += 1
    board.chosen = 0
    board.bought = 0
    board.welcomed = 0
    board.tie = board.tie + 1 if board.tie + 1 < board.players else 0
    if board.round == ROUNDS:
        board.over = True
    else:
        board.round += 1


def guess_money(board: Board, seat: i64, chance: Chance) -> None:
    """Money as somebody could imagine it who was not told: no less than was spent, no more than can be earned."""
    at = SEAT + seat * BLOCK
    least = board.cells[at + LEAST] - 1
    if least >= 0 and not board.over:
        board.cells[at + MONEY] = least + chance.pick(1 + board.box.money + A_ROUND * board.round)


def worth(board: Board, seat: i64) -> i64:
    """Money, and 3 for every special tile not used (HS-16)."""
    at = SEAT + seat * BLOCK
    return board.cells[at + MONEY] + UNUSED_TILE * total(board.cells[at + SPECIALS])


def free_rooms(board: Board, seat: i64) -> i64:
    """Rooms without a guest, extra rooms included; one with a lone lover is not free (HS-16)."""
    return COUNT[board.cells[SEAT + seat * BLOCK + FREE]]
