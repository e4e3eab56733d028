"""Proofs: what is called proven is so in every match that goes on from there, and of no other move."""

from __future__ import annotations

import pytest

from fullboard import Match, games
from fullboard.bots.proof import ONLY, WINS, Each, Proof, TooManyWorlds, proof_of
from fullboard.bots.puzzles import with_proofs
from fullboard.core.chance import Chance, Quick
from fullboard.core.guide import WHOLE, shares_of_winners
from fullboard.core.puzzle import Puzzle, puzzles_of
from fullboard.core.state import State

GAMES = ("companeros", "hotel-samoa", "sun-sea-and-sand")


def some_proven(key: str, proof: str, many: int = 3) -> list[Puzzle]:
    """A few of the shipped puzzles that are proven like that."""
    found = puzzles_of(games[key])
    assert found is not None
    return [puzzle for puzzle in found.puzzles.values() if puzzle.steps[0].proof == proof][:many]


def share_at_the_end(state: State, seat: int, chance: Chance, alone: bool) -> int | None:
    """What a seat has of the win when all go on at random; None if it should not have to decide again, but had to."""
    while not state.over:
        actor = state.actor()
        if alone and actor == seat and len(state.legal(seat)) > 1:
            return None
        state.play(actor, state.random_move(actor, chance), chance)
    return int(shares_of_winners(state)[seat])


def ends(puzzle: Puzzle, key: str, move: str, seed: int, alone: bool = False) -> int | None:
    """What a puzzle's seat has of the win after a move, in some world that it could not tell from the true one."""
    chance = Quick(seed)
    state = games[key].load(dict(puzzle.position)).guess(puzzle.seat, chance)
    state.play(puzzle.seat, state.parse(move), chance)
    return share_at_the_end(state, puzzle.seat, chance, alone)


def test_picks_are_gone_through_one_by_one() -> None:
    found = []
    path: list[int] | None = []
    while path is not None:
        chance = Each(path)
        first = chance.pick(2)
        found.append((first, chance.pick(3) if first else None))
        path = chance.following()
    assert found == [(0, None), (1, 0), (1, 1), (1, 2)]
    with pytest.raises(TooManyWorlds):
        endless = Each([])
        while True:
            endless.pick(2)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_shipped_as_proven_is_proven_again(key: str) -> None:
    proven = some_proven(key, WINS) + some_proven(key, ONLY)
    assert proven
    for puzzle in proven:
        assert with_proofs(games[key], puzzle) == puzzle
        state = games[key].load(dict(puzzle.position))
        rivals = list(puzzle.steps[0].chances)[1:]
        assert all(proof_of(state, puzzle.seat, rival) is None for rival in rivals)


def test_after_a_move_that_is_proven_to_win_everything_wins() -> None:
    found = set()
    for puzzle in some_proven("sun-sea-and-sand", WINS, many=20):
        move, *_ = puzzle.steps[0].chances
        state = games["sun-sea-and-sand"].load(dict(puzzle.position))
        assert Proof(puzzle.seat).best(state) == (state.parse(move), WINS)
        found |= {ends(puzzle, "sun-sea-and-sand", move, seed, alone=True) for seed in range(20)}
    assert found - {None} == {WHOLE}  # where nothing is left to be done wrong


def test_after_any_other_than_the_only_move_nothing_wins() -> None:
    for key in GAMES:
        for puzzle in some_proven(key, ONLY):
            rivals = list(puzzle.steps[0].chances)[1:]
            assert {ends(puzzle, key, rival, seed) for rival in rivals for seed in range(40)} == {0}


def test_nothing_is_proven_at_the_beginning() -> None:
    match = Match("sun-sea-and-sand", 3, seed=1)
    assert proof_of(match.state, match.actors[0], match.notation(match.legal(match.actors[0])[0]), most=500) is None
