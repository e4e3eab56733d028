"""The leak test: what a guess may depend on, for any game and any way of guessing."""

from __future__ import annotations

import random

from fullboard.core.chance import Quick
from fullboard.core.state import State
from tests.contract.worlds import Guess, Table, all_guesses, knowledge, plies, twin, viewers

SMALL = 800
CLOSE = 40  # plies looked at one by one; of longer matches, every few after that
MOST_TWINS = 8  # searched for in one match: each replays it many times


class Leak(AssertionError):
    """A guess that knows or shows what the viewer may not, or forgets what the viewer knows."""


def honest(state: State, viewer: int, chance: Quick) -> State:
    return state.guess(viewer, chance)


def check_guess(state: State, viewer: int, guess: Guess, seed: int) -> None:
    """A guess looks the same to the viewer, and guessing from a guess is guessing from the truth."""
    other = guess(state, viewer, Quick(seed, 1))
    if knowledge(other, viewer) != knowledge(state, viewer):
        raise Leak(f"seat {viewer} can tell a guess from the truth")
    again = guess(other, viewer, Quick(seed, 2)).position()
    if again != guess(state, viewer, Quick(seed, 2)).position():
        raise Leak(f"the hidden truth shows in the guesses of seat {viewer}")


def check_small(state: State, viewer: int, guess: Guess) -> bool:
    """In a small position the truth is among the guesses, and all of them give the same guesses; was it small?"""
    found = all_guesses(state, viewer, guess, SMALL)
    if found is None:
        return False
    if state.position() not in found:
        raise Leak(f"the truth never turns up in the guesses of seat {viewer}")
    worlds = {repr(position) for position in found}
    for position in found[:3]:
        other = all_guesses(state.game.load(position), viewer, guess, SMALL)
        if other is None or {repr(each) for each in other} != worlds:
            raise Leak(f"the guesses of seat {viewer} depend on the truth")
    return True


def check_twins(truth: State, other: State, viewer: int, guess: Guess, seed: int) -> None:
    """Two truths with the same past for a viewer give the same guesses."""
    if guess(truth, viewer, Quick(seed)).position() != guess(other, viewer, Quick(seed)).position():
        raise Leak(f"seat {viewer} can tell two worlds with the same past apart")
    found = all_guesses(truth, viewer, guess, SMALL)
    if found is not None and other.position() not in found:
        raise Leak(f"a world that seat {viewer} cannot rule out never turns up in its guesses")


def check_match(table: Table, guess: Guess = honest) -> tuple[int, int]:
    """The whole test on one random match; returns how many small positions and twins it met."""
    dice = random.Random(table.seed)
    history = []
    small = twins = searched = 0
    for number, ply in enumerate(plies(table)):
        history.append(ply)
        if number >= CLOSE and number % 5:
            continue
        for viewer in viewers(ply.state):
            check_guess(ply.state, viewer, guess, table.seed + number)
        viewer = dice.choice(viewers(ply.state))
        if number < 12 or dice.random() < 0.15:
            small += check_small(ply.state, viewer, guess)
        if searched < MOST_TWINS and (number < 6 or dice.random() < 0.1):
            searched += 1
            other = twin(table, history, viewer, dice)
            if other is not None:
                twins += 1
                check_twins(ply.state, other, viewer, guess, table.seed + number)
    return small, twins
