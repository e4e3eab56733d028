"""What search knows about Sun, Sea & Sand: `guide`, and how many points resorts will make (`prospects`)."""

from fullboard.games.sun_sea_and_sand.guide.guide import SunSeaAndSandGuide

__all__ = ["SunSeaAndSandGuide"]
