"""Compañeros, tested from its rulebook and its rulings alone."""
