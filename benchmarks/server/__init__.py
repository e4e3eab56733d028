"""Measures the house as its guests feel it, beside boardgame.io's own server, and writes the page about it."""
