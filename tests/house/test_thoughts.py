"""What bots think with follows from a table's secret: a match can be dealt and played again as it was."""

from __future__ import annotations

from dataclasses import replace

from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.house.table import Seat, Table


def laid(secret: int) -> Table:
    options = shelf()["hotel-samoa"].check_options({})
    seats = tuple(Seat(bot="easy") for _ in range(3))
    table = Table("t", "hotel-samoa", 3, options, False, "anna", bytes([secret]) * 32, seats)
    return table.with_match(Match("hotel-samoa", 3, options=options, secret=table.secret, salts=["00" * 16] * 3))


def after(table: Table, *seats: int) -> Table:
    match = table.running().copy()
    for seat in seats:
        match.play(seat, match.legal(seat)[0])
    return table.with_match(match)


def test_a_seat_thinks_the_same_again_whoever_has_chosen_before_it() -> None:
    table = laid(1)
    assert table.seed_of_thought(2) == laid(1).seed_of_thought(2)
    assert table.seed_of_thought(2) == after(table, 1).seed_of_thought(2)  # all choose at once: no order counts


def test_another_seat_another_move_and_another_secret_are_other_thoughts() -> None:
    table = laid(1)
    moved = after(table, 2)
    other = replace(table, secret=bytes(32))
    seeds = {each.seed_of_thought(seat) for each, seat in ((table, 1), (table, 2), (moved, 2), (other, 2))}
    assert len(seeds) == 4
    assert all(0 <= seed < 2**61 for seed in seeds)
