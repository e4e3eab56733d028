"""A puzzle on its page: without scripts, for guests and strangers; what was tried is kept for whoever has a name."""

from __future__ import annotations

import re
from datetime import date
from html import unescape
from pathlib import Path

import pytest

from fullboard import games
from fullboard.core.puzzle import Puzzle, puzzles_of
from fullboard.house.puzzles import Tried, streak_of
from tests.apart import run_apart
from tests.web.inside import URL, Evening, evening

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time

GAME = games["hotel-samoa"]
ALL = puzzles_of(GAME)
assert ALL is not None
PUZZLES = list(ALL.puzzles.values())


def place(puzzle: Puzzle) -> str:
    return f"/games/{GAME.key}/puzzles/{puzzle.id}"


async def do(here: Evening, puzzle: Puzzle, move: str, done: int = 0) -> str:
    """Press a button of the page as a browser without scripts does; the page that follows."""
    given = {"move": move, "done": str(done)}
    answer = await here.http.post(place(puzzle), data=given, headers={"origin": URL}, follow_redirects=True)
    assert answer.status_code == 200
    return unescape(answer.text)


async def solve(here: Evening, puzzle: Puzzle) -> str:
    page = ""
    for done, step in enumerate(puzzle.steps):
        page = await do(here, puzzle, step.move, done)
    return page


def test_a_puzzle_is_tried_solved_and_played_on_from(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            here.http.cookies.set("guest", here.cookies[0])
            first, second, third = PUZZLES[:3]
            page = unescape((await here.http.get(place(first))).text)
            assert "Which move is best here?" in page
            assert "What the search thinks" not in page
            assert "static/explain.js" in page
            assert 'id="help-link"' in page
            other = list(first.steps[0].chances)[1]
            page = await do(here, first, other)
            assert "something else is clearly better" in page
            page = await do(here, first, "dance")
            assert "You tried: dance" in page
            page = await solve(here, first)
            assert "That is the solution." in page
            assert "What the search thinks" in page
            assert "Better than" in page
            assert 'action="' + place(first) + '/play-on"' in page
            assert "Solved at the first try!" in await solve(here, second)
            page = unescape((await here.http.get("/puzzles")).text)
            assert "2 puzzles solved. 1 at the first try in a row, 1 at best." in page
            await do(here, third, "show")
            page = (await here.http.get("/puzzles")).text  # what one was shown one has not solved
            assert "2 puzzles solved. 0 at the first try in a row, 1 at best." in page
            seats = {f"seat{at}": "easy" for at in range(6)} | {f"seat{second.seat}": "me"}
            made = await here.http.post(f"{place(second)}/play-on", data=seats, headers={"origin": URL})
            table = await here.house.tables.find(made.headers["location"].rpartition("/")[2])
            assert table.position is not None
            guest = str(table.seats[second.seat].guest)
            assert len(await here.house.puzzles.of(guest)) == 3
            assert "7 more puzzles, and you get a rating." in (await here.http.get(f"/games/{GAME.key}/puzzles")).text
            for each in PUZZLES[3:10]:
                await here.house.puzzles.note(guest, GAME.key, each.id, True)
            for path in (f"/games/{GAME.key}/puzzles", "/puzzles", f"{place(second)}?done={len(second.steps)}"):
                assert "Your rating in puzzles: 1" in (await here.http.get(path)).text
            # A row goes on at any game.
            for game, puzzle in (("companeros", "a"), (GAME.key, "b"), ("companeros", "c")):
                await here.house.puzzles.note(guest, game, puzzle, True)
            assert "10 at the first try in a row, 10 at best." in (await here.http.get("/puzzles")).text
            await here.house.puzzles.note(guest, "companeros", "d", False)
            await here.house.puzzles.note(guest, GAME.key, "e", True)
            assert "1 at the first try in a row, 10 at best." in (await here.http.get("/puzzles")).text
            await here.house.people.forget(guest)
            assert await here.house.puzzles.of(guest) == []

    run_apart(go())


def test_strangers_puzzle_too_and_nonsense_is_not_found(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path) as here:
            page = (await here.http.get(f"/games/{GAME.key}/puzzles")).text
            assert page.count(f"/games/{GAME.key}/puzzles/") >= len(PUZZLES)
            assert re.search(r'href="/puzzles"', (await here.http.get("/")).text)
            assert "That is the solution." in await solve(here, PUZZLES[0])
            for done in ("-4", "99"):
                assert (await here.http.get(place(PUZZLES[0]), params={"done": done})).status_code == 200
            for path in ("/games/hotel-samoa/puzzles/no", "/games/ludo/puzzles", "/games/hotel-samoa/puzzles/%00"):
                assert (await here.http.get(path)).status_code == 404
            none = await here.http.get("/games/siesta/puzzles")
            assert (none.status_code, "There are no puzzles of this game yet." in none.text) == (404, True)

    run_apart(go())


def test_nothing_that_only_others_know_is_on_the_page(tmp_path: Path) -> None:
    """What others hold shows in nothing: two deals that one seat cannot tell apart give the same page."""

    async def go() -> None:
        async with evening(tmp_path) as here:
            puzzle = PUZZLES[0]
            page = (await here.http.get(place(puzzle))).text
            assert puzzle.steps[0].move in page
            hidden = [money for seat, money in enumerate(puzzle.position["money"]) if seat != puzzle.seat]
            assert hidden
            assert "least-money" not in page
            assert "deck" not in page

    run_apart(go())


def test_rows_are_counted_as_people_count_them() -> None:
    day = 86400.0

    def tried(name: str, tries: int, when: float | None) -> Tried:
        return Tried("x", name, tries, when)

    row = [
        tried("a", 0, day),
        tried("b", 0, 2 * day),
        tried("c", 1, 3 * day),
        tried("d", 0, 4 * day),
        tried("e", 0, None),
    ]
    streak = streak_of(row, date(1970, 1, 5))
    assert (streak.now, streak.best, streak.solved, streak.days) == (1, 2, 4, 4)
    assert streak_of(row, date(1970, 1, 6)).days == 4  # today may still come
    assert streak_of(row, date(1970, 1, 7)).days == 0
