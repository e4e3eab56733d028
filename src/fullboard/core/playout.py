"""Loops over what search does most, random matches, copies and guesses: what the benchmarks time."""

from typing import Any

from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import State


def playouts(game: Game, players: i64, options: dict[str, Any], edition: Edition, games: i64, chance: Chance) -> i64:
    """Set up and play that many random matches; returns how many moves were made."""
    moves: i64 = 0
    played: i64 = 0
    while played < games:
        moves += game.new(players, options, edition, chance).playout(chance)
        played += 1
    return moves


def copies(state: State, times: i64) -> None:
    """Copy a state that many times."""
    while times > 0:
        state.copy()
        times -= 1


def guesses(state: State, seat: i64, times: i64, chance: Chance) -> None:
    """Guess the hidden part of a state that many times."""
    while times > 0:
        state.guess(seat, chance)
        times -= 1
