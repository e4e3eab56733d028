"""The arena: bots play each other in balanced line-ups, and what comes of it is told with its uncertainty.

Game k of a plan follows from the plan's seed and k alone, so that an arena can be split over processes or
machines, stopped and continued anywhere, always with the same results.
"""

from fullboard.bots.arena.arena import Outcome, run
from fullboard.bots.arena.errors import ArenaError
from fullboard.bots.arena.plan import Plan, make_plan
from fullboard.bots.arena.schedule import line_up
from fullboard.bots.arena.table import Played, play_game

__all__ = ["ArenaError", "Outcome", "Plan", "Played", "line_up", "make_plan", "play_game", "run"]
