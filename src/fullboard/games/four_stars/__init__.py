"""4 Étoiles: build a chain of hotels, restaurants, clubs and planes, and a fortune of 100 millions beside it."""

from pathlib import Path

from fullboard.core.edition import shipped_editions
from fullboard.core.option import Option
from fullboard.games.four_stars.greedy import Greedy
from fullboard.games.four_stars.guide import FourStarsGuide
from fullboard.games.four_stars.rules import FourStars

GAME = FourStars(
    "four-stars",
    version=1,
    players=range(2, 5),
    minutes=60,
    folder=__name__,
    options={
        "objective": Option(("fixed", "free"), default="fixed"),
        "cash": Option(("public", "hidden"), default="public"),
        "round_limit": Option((10, 20, 30, 50, 75, 100, 125, 150, 175, 200, 0), default=200),  # FS-11; 0 is none
        "reminder": Option(("off", "on"), default="off"),
    },
    editions=shipped_editions(Path(__file__).parent / "components"),
    bots={"greedy": Greedy},
    guide=FourStarsGuide,
)
