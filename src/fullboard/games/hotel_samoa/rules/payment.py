"""Phase 6, payment and discards, and the end of the match."""

from typing import Final

from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.games.hotel_samoa.box import BIT, COUNT, total
from fullboard.games.hotel_samoa.rules.recall import note_discard
from fullboard.games.hotel_samoa.rules.table import (
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
    Table,
    pay,
)

UNUSED_TILE: Final[i64] = 3  # what a special tile is worth at the end
A_ROUND: Final[i64] = 25  # about the most that hotels earn in a round


def settle(table: Table) -> None:
    """Tourists nobody took go home (HS-8), all are paid, cards are discarded or kept, the tie card moves on (HS-2)."""
    cells = table.cells
    cells[BAG + table.nation(table.round)] += cells[GROUP] + cells[GROUP + 1] + cells[GROUP + 2]
    cells[GROUP] = 0
    cells[GROUP + 1] = 0
    cells[GROUP + 2] = 0
    active = table.bought | table.welcomed
    seat: i64 = 0
    while seat < table.players:
        at = SEAT + seat * BLOCK
        pay(table, seat, -cells[at + EARNED])
        cells[at + EARNED] = 0
        card = cells[at + CARD]
        if active & BIT[seat]:  # HS-13; Staff Holiday neither buys nor welcomes, so it stays (HS-17)
            cells[at + DISCARDS] |= BIT[card]
            note_discard(table, seat, card)
        else:
            cells[at + HAND] |= BIT[card]
        cells[at + CARD] = NO_CARD
        seat += 1
    table.chosen = 0
    table.bought = 0
    table.welcomed = 0
    table.tie = table.tie + 1 if table.tie + 1 < table.players else 0
    if table.round == ROUNDS:
        table.over = True
    else:
        table.round += 1


def guess_money(table: Table, seat: i64, chance: Chance) -> None:
    """Money as somebody could imagine it who was not told: no less than was spent, no more than can be earned."""
    at = SEAT + seat * BLOCK
    least = table.cells[at + LEAST] - 1
    if least >= 0 and not table.over:
        table.cells[at + MONEY] = least + chance.pick(1 + table.box.money + A_ROUND * table.round)


def worth(table: Table, seat: i64) -> i64:
    """Money, and 3 for every special tile not used (HS-16)."""
    at = SEAT + seat * BLOCK
    return table.cells[at + MONEY] + UNUSED_TILE * total(table.cells[at + SPECIALS])


def free_rooms(table: Table, seat: i64) -> i64:
    """Rooms without a guest, extra rooms included; one with a lone lover is not free (HS-16)."""
    return COUNT[table.cells[SEAT + seat * BLOCK + FREE]]
