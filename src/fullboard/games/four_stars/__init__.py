"""4 Étoiles: build a chain of hotels, restaurants, clubs and planes, and a fortune of 100 millions beside it."""

from fullboard.core.game import Game, Terminal
from fullboard.core.option import Option
from fullboard.core.results import place
from fullboard.games.four_stars.coach import COACH
from fullboard.games.four_stars.edition import check_components
from fullboard.games.four_stars.features import FourStarsFeatures
from fullboard.games.four_stars.greedy import Greedy
from fullboard.games.four_stars.guide import FourStarsGuide
from fullboard.games.four_stars.position import PLACING, inventory, load
from fullboard.games.four_stars.reasons import reasons
from fullboard.games.four_stars.refusals import objection
from fullboard.games.four_stars.rules import FourStars
from fullboard.games.four_stars.standing import standing
from fullboard.games.four_stars.story import tell
from fullboard.games.four_stars.sums import besides, chances, event, lacks, moved, on_card, paid, percent, ways
from fullboard.games.four_stars.tally import tally
from fullboard.games.four_stars.terminal import move_label, show
from fullboard.games.four_stars.view import details, view


def four_stars(version: int, *earlier: Game) -> FourStars:
    """The game by the rules of that version: since the second one may announce before the dice as well (FS-9)."""
    return FourStars(
        "four-stars",
        version=version,
        players=range(2, 5),
        minutes=60,
        folder=__name__,
        options={
            "objective": Option(("fixed", "free"), default="fixed"),
            "cash": Option(("public", "hidden"), default="public"),
            "round_limit": Option((10, 20, 30, 50, 75, 100, 125, 150, 175, 200, 0), default=200),  # FS-11; 0 is none
            "reminder": Option(("off", "on"), default="off", at_once="on"),  # who may not know that one has to say it
        },
        bots={"greedy": Greedy},
        guide=FourStarsGuide,
        view=view,
        details=details,
        refusal=objection,
        reasons=reasons,
        by_hand=["plan roll"],  # dice want a hand
        story=tell,
        tally=tally,
        standing=standing,
        load=load,
        inventory=inventory,
        check_edition=check_components,
        features=FourStarsFeatures,
        sums=(besides, chances, event, lacks, moved, on_card, paid, percent, place, ways),
        terminal=Terminal(show, move_label),
        coach=COACH,
        placing=PLACING,
        earlier=earlier,
    )


GAME = four_stars(2, four_stars(1))
