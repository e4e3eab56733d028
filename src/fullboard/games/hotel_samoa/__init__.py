"""Hotel Samoa, by Kristian Amundsen Østby: one card sets both your bid for improvements and the price of your rooms."""

from pathlib import Path

from fullboard.core.edition import shipped_editions
from fullboard.games.hotel_samoa.game import HotelSamoa
from fullboard.games.hotel_samoa.greedy import Greedy
from fullboard.games.hotel_samoa.guide import HotelSamoaGuide

GAME = HotelSamoa(
    "hotel-samoa",
    version=1,
    players=range(3, 7),
    minutes=45,
    folder=__name__,
    editions=shipped_editions(Path(__file__).parent / "components"),
    bots={"greedy": Greedy},
    guide=HotelSamoaGuide,
)
