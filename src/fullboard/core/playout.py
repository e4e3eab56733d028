"""Random matches from set-up to end: what the benchmarks time."""

from typing import Any

from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game


def playouts(game: Game, players: i64, options: dict[str, Any], edition: Edition, games: i64, chance: Chance) -> i64:
    """Set up and play that many random matches; returns how many moves were made."""
    moves: i64 = 0
    played: i64 = 0
    while played < games:
        moves += game.new(players, options, edition, chance).playout(chance)
        played += 1
    return moves
