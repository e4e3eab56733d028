"""Bots at work: series of games, search, levels, the arena, and later analysis."""
