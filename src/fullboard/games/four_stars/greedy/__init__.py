"""A sensible quick bot for 4 Étoiles: `bot`, and what things are worth to it (`worth`)."""

from fullboard.games.four_stars.greedy.bot import Greedy

__all__ = ["Greedy"]
