"""Pace: how long people may think, whose clock runs, and when it has run out, by the house's own time."""
