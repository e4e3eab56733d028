"""Pieces of a table are drawn once for all who see the same: nobody sees what was drawn for somebody else."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from jinja2 import TemplateAssertionError

from fullboard.core.errors import BadUndo
from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.house.guests import Guest
from fullboard.house.table import Ask, Said, Seat, Table
from fullboard.web import render
from fullboard.web.drawing import environment, memory, pieces
from fullboard.words import LANGUAGES, words_for

LONGEST = 240  # moves of a match
EVERY = 6  # moves, a table is compared


def set_table(key: str, players: int, name: str, seed: int) -> Table:
    game = shelf()[key]
    seats = [Seat("00" * 16, guest=f"{name}-{seat}", name=f"{name} {seat}") for seat in range(players)]
    table = Table(name, key, players, game.check_options({}), False, f"{name}-0", bytes([seed]) * 32, seats)
    table.status = "running"
    table.hints = seed % 2 == 0
    salts = [seat.salt for seat in seats]
    table.match = Match(key, players, options=table.options, names=table.names, secret=table.secret, salts=salts)
    return table


def viewers(table: Table) -> list[Guest | None]:
    return [*(Guest(str(seat.guest), seat.name) for seat in table.seats), Guest("passer-by", "Passer-by"), None]


def drawn(table: Table) -> list[str]:
    return [
        render.live(table, guest, language, f"token of {guest and guest.id}")
        for guest in viewers(table)
        for language in LANGUAGES
    ]


@contextmanager
def nothing_known(table: Table) -> Iterator[None]:
    """As if nothing had been drawn before; afterwards everything is remembered again."""
    known = [(written, written.lately, written.before) for written in memory.written]
    told, table.told = table.told, {}
    memory.forget()
    try:
        yield
    finally:
        for written, lately, before in known:
            written.lately, written.before = lately, before
        table.told = told


def running(table: Table) -> Match:
    assert table.match is not None
    return table.match


def play(table: Table, dice: random.Random) -> None:
    after = running(table).copy()
    seat = dice.choice(after.actors)
    after.play(seat, dice.choice(after.legal(seat)))
    table.match = after
    table.status = "over" if after.over else "running"


def take_back(table: Table, dice: random.Random) -> None:
    after = running(table).copy()
    try:
        after.undo()
    except BadUndo:
        return
    table.match = after


def say(table: Table, dice: random.Random) -> None:
    seat = dice.choice(table.seats)
    table.chat.append(Said(str(seat.guest), seat.name, dice.choice(["<b>", "ça va ?", "line\none"]), 0.0))


def rename(table: Table, dice: random.Random) -> None:
    seat = dice.choice(table.seats)
    seat.name = dice.choice(["Zoë & co", "<i>", None, "Guest 1"])
    for said in table.chat:
        if said.guest == seat.guest:
            said.name = seat.name
    running(table).rename(table.names)


def leave_to_a_bot_or_come_back(table: Table, dice: random.Random) -> None:
    seat = dice.choice(table.seats)
    seat.away = not seat.away
    seat.bot = "greedy" if seat.away else None


def ask(table: Table, dice: random.Random) -> None:
    by = dice.randrange(table.players)
    agreed = {by, dice.randrange(table.players)}
    table.ask = dice.choice([None, Ask("undo", by, 1, agreed), Ask("end", by, 0, agreed)])


def think(table: Table, dice: random.Random) -> None:
    table.thinking = dice.choice([None, 0])


def come_and_go(table: Table, dice: random.Random) -> None:
    table.seen = {str(seat.guest): dice.choice([0.0, 1e12]) for seat in table.seats}


HAPPENINGS: list[Callable[[Table, random.Random], None]] = [
    take_back,
    say,
    rename,
    leave_to_a_bot_or_come_back,
    ask,
    think,
    come_and_go,
]


@pytest.mark.parametrize("key", shelf())
def test_a_table_looks_as_if_it_were_drawn_anew(key: str) -> None:
    numbers = shelf()[key].players
    tables = [set_table(key, numbers[-1], "Ann", 1), set_table(key, numbers[0], "Bob", 2)]
    dice = random.Random(7)
    for move in range(LONGEST):
        for table in tables:
            if running(table).over:
                continue
            if move % 3 == 2:
                dice.choice(HAPPENINGS)(table, dice)
            play(table, dice)
            seen = drawn(table)
            if move % EVERY == 0 or running(table).over:
                with nothing_known(table):
                    assert drawn(table) == seen
                assert len(set(seen)) == len(seen)  # everybody has a page of their own
    assert all(running(table).over or len(running(table).lines()) > LONGEST / 2 for table in tables)


@pytest.mark.parametrize("key", shelf())
def test_a_match_that_is_ended_by_consent_looks_as_if_it_were_drawn_anew(key: str) -> None:
    table = set_table(key, shelf()[key].players[-1], "Ann", 3)
    dice = random.Random(3)
    for _ in range(5):
        play(table, dice)
        drawn(table)
    after = running(table).copy()
    after.close()
    table.match, table.status = after, "closed"
    seen = drawn(table)
    with nothing_known(table):
        assert drawn(table) == seen


@pytest.mark.parametrize("key", shelf())
def test_what_is_remembered_is_bounded(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_table(key, shelf()[key].players[-1], "Ann", 4)
    largest = sum(len(page) for page in drawn(table))
    macros = len(memory.written)
    most = 4 * largest
    memory.forget()
    monkeypatch.setattr(memory, "most", most)
    dice = random.Random(4)
    kept = []
    for _ in range(60):
        if not running(table).over:
            play(table, dice)
        drawn(table)
        kept.append(len(memory))
    assert max(kept) <= 2 * most + largest
    assert len(memory.written) == macros


def test_what_is_not_asked_for_is_forgotten_and_the_rest_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    card = pieces("companeros/pieces.html").card
    words = words_for(shelf()["companeros"].folder, "en")
    memory.forget()
    monkeypatch.setattr(memory, "most", 20_000)
    often = card(words, "red 6")
    for number in range(200):
        card(words, f"red {number}", " seldom")
        assert card(words, "red 6") is often
    assert len(memory) < 2 * 20_000


def test_a_table_that_is_gone_is_not_kept() -> None:
    table = set_table("companeros", 4, "Ann", 5)
    play(table, random.Random(5))
    drawn(table)
    gone = weakref.ref(table)
    match = weakref.ref(running(table))
    del table
    gc.collect()
    assert gone() is None
    assert match() is None


def test_a_piece_is_given_plain_data_only() -> None:
    heaps = pieces("companeros/pieces.html").heaps
    words = words_for(shelf()["companeros"].folder, "en")
    with pytest.raises(ValueError, match="unmarshallable"):
        heaps(words, [object()], [], None)


def test_there_are_no_pieces_inside_pieces() -> None:
    nested = "{% macro hand(cards) %}{% macro card(name) %}{{ name }}{% endmacro %}{{ card(cards[0]) }}{% endmacro %}"
    environment().compile(nested, name="companeros/board.html")
    with pytest.raises(TemplateAssertionError, match="no pieces inside pieces"):
        environment().compile(nested, name="companeros/pieces.html")
