"""Pieces of a table are drawn once for all who see the same: nobody sees what was drawn for somebody else."""

from __future__ import annotations

import random

import pytest

from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.house.guests import Guest
from fullboard.house.table import Seat, Table
from fullboard.web import render

PEOPLE = [*(Guest(f"guest-{seat}", f"Guest {seat}") for seat in range(6)), None]


def set_table(key: str) -> Table:
    game = shelf()[key]
    players = game.players[-1]
    seats = [Seat("00" * 16, guest=f"guest-{seat}", name=f"Guest {seat}") for seat in range(players)]
    table = Table("t", key, players, game.check_options({}), False, "guest-0", b"s" * 32, seats, status="running")
    salts = [seat.salt for seat in seats]
    table.match = Match(key, players, options=table.options, names=table.names, secret=table.secret, salts=salts)
    return table


def drawn(table: Table, language: str) -> list[str]:
    return [render.live(table, guest, language, "token") for guest in PEOPLE]


@pytest.mark.parametrize("key", shelf())
def test_a_table_looks_as_if_it_were_drawn_anew(key: str) -> None:
    table = set_table(key)
    dice = random.Random(7)
    looked_at = 0
    for number in range(61):
        match = table.match
        assert match is not None
        if match.over:
            break
        if number % 10 == 0:
            for language in ("en", "fr"):
                warm = drawn(table, language)
                render.pieces.cache_clear()
                assert drawn(table, language) == warm
                assert len(set(warm)) > 1  # everybody has a view of their own
                looked_at += 1
        seat = match.actors[0]
        after = match.copy()
        after.play(seat, dice.choice(after.legal(seat)))
        table.match = after
        drawn(table, "en")
    assert looked_at >= 6
