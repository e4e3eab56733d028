"""Ratings of puzzles and of those who try them: what is solved by few is hard, and who solves what is hard is good."""

from __future__ import annotations

from fullboard.core.puzzle import Origin, Puzzle, RightMove
from fullboard.house.puzzle_ratings import ENOUGH, Rating, difficulty, rating
from fullboard.house.puzzles import Tried
from tests.house.evening import Evening, evening


def puzzle(solved: float) -> Puzzle:
    return Puzzle("a", 0, 3, solved, (RightMove("go", {"go": 1.0}, 0.0),), Origin(0, 0), {})


def tried(outcomes: list[bool]) -> list[Tried]:
    """Puzzles called 0, 1, 2 …, each solved at once or not."""
    return [Tried("x", str(at), 0 if right else 1, 1.0) for at, right in enumerate(outcomes)]


def test_what_weaker_bots_and_guests_solve_is_easy() -> None:
    shares = [difficulty(puzzle(share)).mu for share in (1.0, 0.75, 0.5, 0.25, 0.0)]
    assert shares == sorted(shares)
    assert difficulty(puzzle(0.5)).points == 1500
    assert difficulty(puzzle(0.5), tried=40, at_once=4).points > 2000  # guests found it harder than bots
    assert difficulty(puzzle(0.5), tried=40, at_once=20).sigma < difficulty(puzzle(0.5)).sigma


def test_who_solves_what_is_hard_is_rated_higher_and_nobody_before_enough_is_known() -> None:
    easy = {str(at): Rating(18.0, 2.0) for at in range(40)}
    hard = {str(at): Rating(32.0, 2.0) for at in range(40)}
    assert rating(tried([True] * (ENOUGH - 1)), hard) is None
    found = {
        (name, right): rating(tried([right] * ENOUGH), them)
        for name, them in (("easy", easy), ("hard", hard))
        for right in (True, False)
    }
    order = [found["easy", False], found["hard", False], found["easy", True], found["hard", True]]
    points = [each.points for each in order if each is not None]
    assert len(points) == 4
    assert points == sorted(points)
    half = rating(tried([True, False] * 20), hard)
    assert half is not None
    assert abs(half.points - 60 * 32) < 2 * half.margin  # who solves half of them is as good as they are


@evening
async def test_all_guests_tries_are_counted(here: Evening) -> None:
    puzzles = here.house.puzzles
    guests = [(await here.house.people.welcome(name)).id for name in ("Anna", "Bob", "Carla")]
    await puzzles.note(guests[0], "x", "a", True)
    await puzzles.note(guests[1], "x", "a", False)
    await puzzles.note(guests[1], "x", "a", True)
    await puzzles.note(guests[2], "x", "b", False)
    assert await puzzles.counts("x") == {"a": (2, 1), "b": (1, 0)}
    assert await puzzles.counts("y") == {}
