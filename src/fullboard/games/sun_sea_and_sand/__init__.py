"""Sun, Sea & Sand, by Corné van Moorsel: a family builds a holiday resort on a newly discovered coast."""

from pathlib import Path

from fullboard.core.edition import shipped_editions
from fullboard.games.sun_sea_and_sand.greedy import Greedy
from fullboard.games.sun_sea_and_sand.guide import SunSeaAndSandGuide
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSand

GAME = SunSeaAndSand(
    "sun-sea-and-sand",
    version=1,
    players=range(2, 6),
    minutes=60,
    folder=__name__,
    editions=shipped_editions(Path(__file__).parent / "components"),
    bots={"greedy": Greedy},
    guide=SunSeaAndSandGuide,
)
