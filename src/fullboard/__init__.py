"""Fullboard: a house of board games with hidden information, for players, bot authors and researchers."""

from fullboard import speed

speed.choose()
