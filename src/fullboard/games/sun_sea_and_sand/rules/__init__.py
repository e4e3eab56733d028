"""The rules of Sun, Sea & Sand: `board` is where everything lies, `choices` what may be done, `state` the phases of a
week in the order in which the rulebook tells them.
"""

from fullboard.games.sun_sea_and_sand.rules.state import SunSeaAndSand, SunSeaAndSandState

__all__ = ["SunSeaAndSand", "SunSeaAndSandState"]
