"""Sun, Sea & Sand, by Corné van Moorsel: a family builds a holiday resort on a newly discovered coast."""

from fullboard.core.game import Terminal
from fullboard.games.sun_sea_and_sand.coach import COACH
from fullboard.games.sun_sea_and_sand.edition import check_components
from fullboard.games.sun_sea_and_sand.features import SunSeaAndSandFeatures
from fullboard.games.sun_sea_and_sand.greedy import Greedy
from fullboard.games.sun_sea_and_sand.guide import SunSeaAndSandGuide
from fullboard.games.sun_sea_and_sand.naming import naming
from fullboard.games.sun_sea_and_sand.position import PLACING, inventory, load
from fullboard.games.sun_sea_and_sand.preview import preview
from fullboard.games.sun_sea_and_sand.reasons import reasons
from fullboard.games.sun_sea_and_sand.refusals import objection
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSand
from fullboard.games.sun_sea_and_sand.standing import standing
from fullboard.games.sun_sea_and_sand.story import tell
from fullboard.games.sun_sea_and_sand.sums import goals, last_walk
from fullboard.games.sun_sea_and_sand.tally import tally
from fullboard.games.sun_sea_and_sand.terminal import move_label, show
from fullboard.games.sun_sea_and_sand.view import details, view

GAME = SunSeaAndSand(
    "sun-sea-and-sand",
    version=1,
    players=range(2, 6),
    minutes=60,
    folder=__name__,
    bots={"greedy": Greedy},
    guide=SunSeaAndSandGuide,
    view=view,
    details=details,
    refusal=objection,
    reasons=reasons,
    story=tell,
    naming=naming,
    tally=tally,
    standing=standing,
    load=load,
    inventory=inventory,
    check_edition=check_components,
    preview=preview,
    features=SunSeaAndSandFeatures,
    sums=(goals, last_walk),
    terminal=Terminal(show, move_label),
    coach=COACH,
    placing=PLACING,
    open_information=True,  # the boats to come lie face up, and nothing else is drawn
)
