"""Phase 6, payment and discards, and the end of the match."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
    MONEY,
    NO_CARD,
    ROUNDS,
    SEAT,
    SPECIALS,
    Table,
)

UNUSED_TILE: Final[i64] = 3  # what a special tile is worth at the end


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
        cells[at + MONEY] += cells[at + EARNED]
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


def worth(table: Table, seat: i64) -> i64:
    """Money, and 3 for every special tile not used (HS-16)."""
    at = SEAT + seat * BLOCK
    return table.cells[at + MONEY] + UNUSED_TILE * total(table.cells[at + SPECIALS])


def free_rooms(table: Table, seat: i64) -> i64:
    """Rooms without a guest, extra rooms included; one with a lone lover is not free (HS-16)."""
    return COUNT[table.cells[SEAT + seat * BLOCK + FREE]]


def best_seats(table: Table) -> vec[i64]:
    """Most money wins, then most free rooms, then the win is shared (HS-16)."""
    best = vec[i64]()
    most: i64 = -1
    seat: i64 = 0
    while seat < table.players:
        rank = worth(table, seat) * 16 + free_rooms(table, seat)
        if rank > most:
            most = rank
            best = vec[i64]([seat])
        elif rank == most:
            best = append(best, seat)
        seat += 1
    return best
