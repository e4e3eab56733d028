"""Random play to the end: the loop that search and benchmarks spend their time in."""

from typing import Any

from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import State


def playout(state: State, chance: Chance) -> i64:
    """Play random moves until the match is over; returns how many."""
    moves: i64 = 0
    seat = state.actor()
    while seat >= 0:
        state.play(seat, state.random_move(seat, chance), chance)
        seat = state.actor()
        moves += 1
    return moves


def playouts(game: Game, players: i64, options: dict[str, Any], edition: Edition, games: i64, chance: Chance) -> i64:
    """Set up and play that many random matches; returns how many moves were made."""
    moves: i64 = 0
    played: i64 = 0
    while played < games:
        moves += playout(game.new(players, options, edition, chance), chance)
        played += 1
    return moves
