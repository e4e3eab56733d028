"""What a coach warns of: moves that clearly cost much, from what the seat may know, with what would be better."""

from __future__ import annotations

import pytest

from fullboard import games
from fullboard.bots.advice import advice
from fullboard.bots.puzzles import agrees, best_move
from fullboard.core.chance import Quick
from fullboard.core.game import Game
from fullboard.core.puzzle import Puzzle, puzzles_of

WITH_PUZZLES = [game for game in games.values() if puzzles_of(game) is not None]


def clearest(game: Game) -> Puzzle:
    """The puzzle whose right move is furthest ahead."""
    found = puzzles_of(game)
    assert found is not None

    def ahead(puzzle: Puzzle) -> float:
        best, other, *_ = puzzle.steps[0].chances.values()
        return best - other

    return max(found.puzzles.values(), key=ahead)


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.key)
def test_the_move_that_is_clearly_best_is_found_again_and_others_are_warned_of(game: Game) -> None:
    puzzle = clearest(game)
    state = game.load(dict(puzzle.position))
    assert agrees(game, puzzle, 100, seed=5)
    told = advice(state, puzzle.seat, 3, iterations=200)
    assert told["best"] == puzzle.steps[0].move
    assert puzzle.steps[0].move not in told["warnings"]
    assert told["warnings"]
    assert told == advice(
        state.guess(puzzle.seat, Quick(8)), puzzle.seat, 3, iterations=200
    )  # hidden truth is no matter


def test_where_moves_are_alike_nothing_is_a_puzzle() -> None:
    game = games["companeros"]
    state = game.new(3, game.check_options({}), game.find_edition(), Quick(1))
    assert best_move(state, int(state.actor()), 1, 60) is None
