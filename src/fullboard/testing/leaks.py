"""The leak test: what a guess may depend on, for any game and any way of guessing."""

from __future__ import annotations

import random
from typing import Any

from fullboard.core.chance import Chance, Quick
from fullboard.core.match import Match
from fullboard.core.state import State
from fullboard.testing.worlds import Deal, Guess, all_guesses, knowledge, plies, twin, viewers

SMALL = 800
CLOSE = 40  # plies looked at one by one; of longer matches, every few after that
MOST_TWINS = 8  # searched for in one match: each replays it many times


class Leak(AssertionError):
    """A guess that knows or shows what the viewer may not, or forgets what the viewer knows."""


def honest(state: State, viewer: int, chance: Chance) -> State:
    """The guess that the game itself makes."""
    return state.guess(viewer, chance)


def check_guess(state: State, viewer: int, guess: Guess, seed: int) -> None:
    """A guess looks the same to the viewer, and guessing from a guess is guessing from the truth."""
    other = guess(state, viewer, Quick(seed, 1))
    if knowledge(other, viewer) != knowledge(state, viewer):
        shown = _differing(other.view(viewer), state.view(viewer))
        raise Leak(
            f"seat {viewer} can tell a guess from the truth, by what it is shown or may play ({shown}): see `guess`"
        )
    again = guess(other, viewer, Quick(seed, 2)).position()
    if again != guess(state, viewer, Quick(seed, 2)).position():
        raise Leak(f"the hidden truth shows in the guesses of seat {viewer}: `guess` keeps something it must draw anew")


def check_small(state: State, viewer: int, guess: Guess) -> bool:
    """In a small position the truth is among the guesses, and all of them give the same guesses; was it small?"""
    found = all_guesses(state, viewer, guess, SMALL)
    if found is None:
        return False
    if repr(state.position()) not in found:
        raise Leak(f"the truth never turns up in the guesses of seat {viewer}: `guess` leaves out what is possible")
    for world in list(found.values())[:3]:
        other = all_guesses(world, viewer, guess, SMALL)
        if other is None or other.keys() != found.keys():
            raise Leak(f"the guesses of seat {viewer} depend on the truth: `guess` keeps something it must draw anew")
    return True


def check_twins(truth: State, other: State, viewer: int, guess: Guess, seed: int) -> None:
    """Two truths with the same past for a viewer give the same guesses."""
    if guess(truth, viewer, Quick(seed)).position() != guess(other, viewer, Quick(seed)).position():
        raise Leak(f"by its guesses seat {viewer} can tell two worlds with the same past apart: see `guess`")
    found = all_guesses(truth, viewer, guess, SMALL)
    if found is not None and repr(other.position()) not in found:
        raise Leak(f"a world that seat {viewer} cannot rule out never turns up in its guesses: see `guess`")


def check_choice(match: Match, seat: int, one: int, other: int) -> bool:
    """Before the reveal nobody else is shown or told what a seat has chosen; was this a choice made in secret?"""
    worlds = [match.copy(), match.copy()]
    for world, move in zip(worlds, (one, other), strict=True):
        world.play(seat, move)
    if any(world.step != match.step for world in worlds):
        return False
    for viewer in [*range(match.players), None]:
        if viewer == seat:
            continue
        views, stories = [world.view(viewer) for world in worlds], [world.story(viewer) for world in worlds]
        if views[0] != views[1]:
            raise Leak(f"the view of {viewer} shows what seat {seat} has chosen in secret: {_differing(*views)}")
        if stories[0] != stories[1]:
            raise Leak(f"the story tells {viewer} what seat {seat} has chosen in secret: {stories[0][-1]}")
    return True


def check_choices(deal: Deal) -> int:
    """That test on one random match; returns how many choices made in secret it met."""
    match = Match(deal.key, deal.players, options=dict(deal.options), seed=deal.seed)
    dice = random.Random(deal.seed)
    met = 0
    for _ in range(CLOSE):
        if not match.actors:
            break
        seat = dice.choice(match.actors)
        moves = match.legal(seat)
        if len(match.actors) > 1 and len(moves) > 1:
            met += check_choice(match, seat, *dice.sample(moves, 2))
        match.play(seat, dice.choice(moves))
    return met


def _differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Where two views are not the same."""
    return ", ".join(sorted(key for key in one.keys() | other.keys() if one.get(key) != other.get(key)))


def check_match(deal: Deal, guess: Guess = honest) -> tuple[int, int]:
    """The whole test on one random match; returns how many small positions and twins it met."""
    dice = random.Random(deal.seed)
    history = []
    small = twins = searched = 0
    for number, ply in enumerate(plies(deal)):
        history.append(ply)
        if number >= CLOSE and number % 5:
            continue
        for viewer in viewers(ply.state):
            check_guess(ply.state, viewer, guess, deal.seed + number)
        viewer = dice.choice(viewers(ply.state))
        if number < 12 or dice.random() < 0.15:
            small += check_small(ply.state, viewer, guess)
        if searched < MOST_TWINS and (number < 6 or dice.random() < 0.1):
            searched += 1
            other = twin(deal, history, viewer, dice)
            if other is not None:
                twins += 1
                check_twins(ply.state, other, viewer, guess, deal.seed + number)
    return small, twins
