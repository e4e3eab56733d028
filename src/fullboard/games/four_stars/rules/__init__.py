"""The rules of 4 Étoiles: `board` is what lies on the table, `turn` the order of play as the rulebook tells it,
`choices` what may be done, `state` all of it together.
"""

from fullboard.games.four_stars.rules.state import FourStars, FourStarsState

__all__ = ["FourStars", "FourStarsState"]
