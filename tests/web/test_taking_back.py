"""What can be taken back is offered, or the page says that nothing can; and whose turn it is while a bot plays."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from fullboard import Match
from fullboard.house.people import Guest
from fullboard.house.table import Seat, Table
from fullboard.web.contexts import Viewer, live_table
from fullboard.web.watching import drawing

SEATS = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(("Anna", "Bart", "Claude")))


def page(match: Match, seat: int) -> str:
    """The table as that seat sees it."""
    table = replace(Table("back", "companeros", 3, {}, False, "", b"", SEATS, match=match), status="running")
    viewer = Viewer.of(table, Guest(f"guest-{seat}", SEATS[seat].name), "en")
    return "".join(drawing(viewer, live_table(table, viewer, (), [True] * 3)))


def button(match: Match, seat: int) -> str:
    """The button with which that seat takes back."""
    found = re.search(r'action="/tables/back/ask/undo".*?(<button.*?</button>)', page(match, seat))
    assert found is not None
    return found[1]


def test_whoever_has_not_moved_has_nothing_to_take_back() -> None:
    match = Match("companeros", players=3, seed=1)
    mover = match.actors[0]
    assert 'aria-disabled="true"' in button(match, mover)
    match.play(mover, match.legal(mover)[0])
    assert "aria-disabled" not in button(match, mover)
    assert "There is nothing to take back." in button(match, (mover + 1) % 3)


def test_what_was_taken_back_is_struck_out_in_the_log() -> None:
    match = Match("companeros", players=3, seed=1)
    mover = match.actors[0]
    move = match.notation(match.legal(mover)[0])
    match.play(mover, move)
    assert "<del>" not in page(match, mover)
    match.undo()
    assert (
        f"{SEATS[mover].name} plays {move.removeprefix('play ')}"
        in re.findall(r"<del>(.*?)</del>", page(match, mover))[0]
    )


def test_the_page_knows_which_move_was_taken_back_until_something_happens() -> None:
    match = Match("companeros", players=3, seed=1)
    mover = match.actors[0]
    move = match.notation(match.legal(mover)[0])
    match.play(mover, move)
    match.undo()
    assert f'data-back="{move}"' in page(match, mover)
    assert "data-back" not in page(match, (mover + 1) % 3)
    match.play(mover, move)
    assert "data-back" not in page(match, mover)


@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_it_is_nobodys_turn_on_the_page_whose_seat_a_bot_plays_for(key: str) -> None:
    match = Match(key, players=3, seed=1)
    while not match.over and len(match.lines()) < 30:
        mover = match.actors[0]
        guest = Guest(f"guest-{mover}", SEATS[mover].name)
        seats = tuple(replace(seat, bot="medium", away=True) if at == mover else seat for at, seat in enumerate(SEATS))
        table = Table("left", key, 3, {}, False, "", b"", seats, match=match, status="running")
        viewer = Viewer.of(table, guest, "en")
        said = "".join(drawing(viewer, live_table(table, viewer, (), [True] * 3)))
        assert "A bot is playing for you." in said
        assert not re.search(r">\s*your turn\b", said, re.I)
        assert 'class="thinking"' in said
        match.play(mover, match.legal(mover)[0])
