"""A game's guide, or the one for games without."""

from fullboard.core.game import Game
from fullboard.core.guide import Guide


def guide_of(game: Game) -> Guide:
    """What search knows about a game."""
    return game.guide() if game.guide else Guide()
