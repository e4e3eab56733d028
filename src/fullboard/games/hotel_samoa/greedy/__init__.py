"""A sensible quick bot for Hotel Samoa: `bot`, its rules of thumb (`habits`), what things are worth to it (`worth`)."""

from fullboard.games.hotel_samoa.greedy.bot import Greedy

__all__ = ["Greedy"]
