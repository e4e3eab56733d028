"""Bots at work: series of games, and later search, levels, arena and analysis."""
