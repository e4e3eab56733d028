"""Hotel Samoa, by Kristian Amundsen Østby: one card sets both your bid for improvements and the price of your rooms."""

from fullboard.core.game import Terminal
from fullboard.games.hotel_samoa.coach import COACH
from fullboard.games.hotel_samoa.edition import check_components
from fullboard.games.hotel_samoa.features import HotelSamoaFeatures
from fullboard.games.hotel_samoa.greedy import Greedy
from fullboard.games.hotel_samoa.guide import HotelSamoaGuide
from fullboard.games.hotel_samoa.position import PLACING, inventory, load
from fullboard.games.hotel_samoa.preview import preview
from fullboard.games.hotel_samoa.reasons import reasons
from fullboard.games.hotel_samoa.refusals import objection
from fullboard.games.hotel_samoa.rules import HotelSamoa
from fullboard.games.hotel_samoa.standing import standing
from fullboard.games.hotel_samoa.story import tell
from fullboard.games.hotel_samoa.sums import alike, beds, landings, order, purchase, would_pay
from fullboard.games.hotel_samoa.tally import tally
from fullboard.games.hotel_samoa.terminal import move_label, show
from fullboard.games.hotel_samoa.view import details, view

GAME = HotelSamoa(
    "hotel-samoa",
    version=1,
    players=range(3, 7),
    minutes=45,
    folder=__name__,
    bots={"greedy": Greedy},
    guide=HotelSamoaGuide,
    view=view,
    details=details,
    refusal=objection,
    reasons=reasons,
    by_hand=["build pass"],  # HS-6: that somebody cannot pay is a secret
    story=tell,
    tally=tally,
    standing=standing,
    load=load,
    inventory=inventory,
    check_edition=check_components,
    preview=preview,
    features=HotelSamoaFeatures,
    sums=(alike, beds, landings, order, purchase, would_pay),
    terminal=Terminal(show, move_label),
    coach=COACH,
    placing=PLACING,
)
