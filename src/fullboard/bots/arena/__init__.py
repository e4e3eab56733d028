"""The arena: bots play each other in balanced line-ups, and the results come with their uncertainty.

Game k of a plan follows from the plan's seed and k alone, so that an arena can be split over processes or
machines, stopped and continued anywhere, always with the same results.
"""

from fullboard.bots.arena.arena import Outcome, run
from fullboard.bots.arena.games import Played, play_game
from fullboard.bots.errors import ArenaError
from fullboard.bots.plan import Plan, make_plan
from fullboard.bots.seating import line_up

__all__ = ["ArenaError", "Outcome", "Plan", "Played", "line_up", "make_plan", "play_game", "run"]
