"""Compañeros, by Steffen Brückner: win the pot's cards with the suit that you and others make strongest."""

from fullboard.core.game import Terminal
from fullboard.core.option import Option
from fullboard.games.companeros.coach import COACH
from fullboard.games.companeros.edition import check_components
from fullboard.games.companeros.features import CompanerosFeatures
from fullboard.games.companeros.greedy import Greedy
from fullboard.games.companeros.guide import CompanerosGuide
from fullboard.games.companeros.position import PLACING, inventory, load
from fullboard.games.companeros.preview import preview
from fullboard.games.companeros.reasons import reasons
from fullboard.games.companeros.refusals import objection
from fullboard.games.companeros.rules import Companeros
from fullboard.games.companeros.standing import standing
from fullboard.games.companeros.story import tell
from fullboard.games.companeros.sums import by_suit, order_so_far, points_in, served
from fullboard.games.companeros.tally import tally
from fullboard.games.companeros.terminal import move_label, show
from fullboard.games.companeros.view import details, view

GAME = Companeros(
    "companeros",
    version=1,
    players=range(3, 7),
    minutes=20,
    folder=__name__,
    options={"rounds": Option(range(1, 11), default=1)},
    bots={"greedy": Greedy},
    guide=CompanerosGuide,
    view=view,
    details=details,
    preview=preview,
    refusal=objection,
    reasons=reasons,
    story=tell,
    tally=tally,
    standing=standing,
    load=load,
    placing=PLACING,
    inventory=inventory,
    check_edition=check_components,
    features=CompanerosFeatures,
    sums=(points_in, by_suit, order_so_far, served),
    terminal=Terminal(show, move_label),
    coach=COACH,
)
