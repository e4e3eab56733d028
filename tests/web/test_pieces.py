"""Pieces of a table are drawn once for all who see the same: nobody sees what was drawn for somebody else."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from fullboard.core.errors import BadUndo
from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.house.people import Guest
from fullboard.house.settings import Settings
from fullboard.house.table import Ask, Seat, Table
from fullboard.house.talk import Said
from fullboard.web import stories
from fullboard.web.contexts import Viewer
from fullboard.web.rendering import memory, pieces
from fullboard.web.watching import draw
from fullboard.words import languages, words_for

pytestmark = pytest.mark.slow

LONGEST = 120  # moves of a match
EVERY = 20  # moves, a table is compared


class Laid:
    """A table as it is now, what is said there and who is there."""

    def __init__(self, key: str, players: int, name: str, seed: int) -> None:
        seats = tuple(Seat(f"{name}-{seat}", f"{name} {seat}", salt="00" * 16) for seat in range(players))
        settings = Settings(hints=seed % 2 == 0)
        options = shelf()[key].check_options({})
        table = Table(name, key, players, options, False, f"{name}-0", bytes([seed]) * 32, seats, settings)
        salts = [seat.salt for seat in seats]
        match = Match(key, players, options=options, names=table.names, secret=table.secret, salts=salts)
        self.table = table.with_match(match)
        self.chat: tuple[Said, ...] = ()
        self.there = (True,) * players

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def drawn(self, spoken: Collection[str] = languages()) -> list[str]:
        """What everybody sees, in every language or in these."""
        own = [Guest(str(seat.guest), seat.name) for seat in self.table.seats if seat.guest]
        guests: list[Guest | None] = [*own, Guest("passer-by", "Passer-by"), None]
        return [
            "".join(draw(self.table, Viewer.of(self.table, guest, language), self.chat, self.there))
            for guest in guests
            for language in spoken
        ]


@contextmanager
def nothing_known() -> Iterator[None]:
    """As if nothing had been drawn before; afterwards everything is remembered again."""
    known = [(written, written.lately, written.before) for written in memory.written]
    told, stories.stories._told = stories.stories._told, stories.Stories()._told
    memory.forget()
    try:
        yield
    finally:
        for written, lately, before in known:
            written.lately, written.before = lately, before
        stories.stories._told = told


def play(laid: Laid, dice: random.Random) -> None:
    after = laid.match.copy()
    seat = dice.choice(after.actors)
    after.play(seat, dice.choice(after.legal(seat)))
    laid.table = laid.table.with_match(after)


def take_back(laid: Laid, dice: random.Random) -> None:
    after = laid.match.copy()
    try:
        after.undo()
    except BadUndo:
        return
    laid.table = laid.table.with_match(after)


def say(laid: Laid, dice: random.Random) -> None:
    seat = dice.choice(laid.table.seats)
    words = dice.choice(["<b>", "ça va ?", "line\none"])
    laid.chat = (*laid.chat, Said(str(seat.guest), seat.name, words, 0.0))


def rename(laid: Laid, dice: random.Random) -> None:
    at = dice.randrange(laid.table.players)
    name = dice.choice(["Zoë & co", "<i>", None, "Guest 1"])
    renamed = laid.table.with_seat(at, name=name)
    by = renamed.seats[at].guest
    laid.chat = tuple(replace(said, name=name) if said.guest == by else said for said in laid.chat)
    after = laid.match.copy()
    after.rename(renamed.names)
    laid.table = replace(renamed, match=after)


def leave_to_a_bot_or_come_back(laid: Laid, dice: random.Random) -> None:
    at = dice.randrange(laid.table.players)
    away = not laid.table.seats[at].away
    laid.table = laid.table.with_seat(at, "left" if away else "back", away=away, bot="greedy")


def be_slow(laid: Laid, dice: random.Random) -> None:
    laid.table = laid.table.with_notice(dice.randrange(laid.table.players), "slow")


def ask(laid: Laid, dice: random.Random) -> None:
    by = dice.randrange(laid.table.players)
    agreed = frozenset((by, dice.randrange(laid.table.players)))
    asked = dice.choice([None, Ask("undo", by, 1, agreed), Ask("end", by, 0, agreed)])
    laid.table = replace(laid.table, ask=asked)


def come_and_go(laid: Laid, dice: random.Random) -> None:
    laid.there = tuple(dice.choice([True, False]) for _ in laid.there)


HAPPENINGS: list[Callable[[Laid, random.Random], None]] = [
    take_back,
    say,
    rename,
    leave_to_a_bot_or_come_back,
    be_slow,
    ask,
    come_and_go,
]


@pytest.mark.parametrize("key", shelf())
def test_a_table_looks_as_if_it_were_drawn_anew(key: str) -> None:
    numbers = shelf()[key].players
    tables = [Laid(key, numbers[-1], "Ann", 1), Laid(key, numbers[0], "Bob", 2)]
    dice = random.Random(7)
    for move in range(LONGEST):
        for laid in tables:
            if laid.match.over:
                continue
            if move % 3 == 2:
                dice.choice(HAPPENINGS)(laid, dice)
            play(laid, dice)
            if move % EVERY and not laid.match.over:
                laid.drawn(languages()[move % len(languages()) :][:1])
            else:
                seen = laid.drawn()
                with nothing_known():
                    assert laid.drawn() == seen
                assert len(set(seen)) == len(seen)  # everybody has a page of their own
    assert all(laid.match.over or len(laid.match.lines()) > LONGEST / 2 for laid in tables)


@pytest.mark.parametrize("key", shelf())
def test_a_match_that_is_ended_by_consent_looks_as_if_it_were_drawn_anew(key: str) -> None:
    laid = Laid(key, shelf()[key].players[-1], "Ann", 3)
    dice = random.Random(3)
    for _ in range(5):
        play(laid, dice)
        laid.drawn()
    after = laid.match.copy()
    after.close()
    laid.table = laid.table.with_match(after)
    assert laid.table.status == "closed"
    seen = laid.drawn()
    with nothing_known():
        assert laid.drawn() == seen


@pytest.mark.parametrize("key", shelf())
def test_what_is_remembered_is_bounded(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = Laid(key, shelf()[key].players[-1], "Ann", 4)
    largest = sum(len(page) for page in laid.drawn())
    most = 4 * largest
    memory.forget()
    monkeypatch.setattr(memory, "most", most)
    dice = random.Random(4)
    kept = []
    for _ in range(30):
        if not laid.match.over:
            play(laid, dice)
        laid.drawn()
        kept.append(len(memory))
    assert max(kept) <= 2 * most + largest
    macros = len(memory.written)
    laid.drawn()
    assert len(memory.written) == macros  # a page that has been drawn brings no new ones


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
    laid = Laid("companeros", 4, "Ann", 5)
    play(laid, random.Random(5))
    laid.drawn()
    table, match = weakref.ref(laid.table), weakref.ref(laid.match)
    del laid
    gc.collect()
    assert table() is None
    assert match() is None


def test_a_piece_is_given_plain_data_only() -> None:
    heaps = pieces("companeros/pieces.html").heaps
    words = words_for(shelf()["companeros"].folder, "en")
    with pytest.raises(ValueError, match="unmarshallable"):
        heaps(words, [object()], [], None)
