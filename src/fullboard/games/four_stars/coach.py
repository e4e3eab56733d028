"""What a beginner of 4 Étoiles is told: what to go for, and what reasons are counted in."""

from collections.abc import Iterable, Mapping
from typing import Any

from fullboard.core.bits import count
from fullboard.core.coach import Aim, Coach
from fullboard.games.four_stars.box import BRANCH_NAMES
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import CASH, HAND, OWNED, PRICE

LOW, HIGH = 5, 7  # prices to buy and to sell at


def aims(view: Mapping[str, Any], seat: int, legal: Iterable[str]) -> list[Aim]:
    """What to do at each point of a turn."""
    moves = list(legal)
    own = view["seats"][seat]
    if "announce" in moves:
        return [Aim("announce", frozenset({"announce"}))]
    missing = {name: own["objective"][name] - own["links"][name] for name in BRANCH_NAMES}
    found = [
        Aim("change", frozenset(_changes(view, own, moves))),
        Aim("buy", frozenset(_purchases(view, moves, missing))),
        Aim("sell", frozenset(_sales(view, own, moves, missing))),
        Aim("event", frozenset(_events(own, moves))),
    ]
    wait = Aim("wait", frozenset({"roll", "end", "pass"} & set(moves)))
    found = [aim for aim in found if aim.moves]
    return found if found or len(moves) == 1 else [aim for aim in (wait,) if aim.moves]


def _changes(view: Mapping[str, Any], own: Mapping[str, Any], moves: list[str]) -> list[str]:
    """Raise what one has most of on the card: past the ceiling it pays."""
    raises = [move for move in moves if move.startswith("raise ")]
    if not raises:
        return []

    def gain(move: str) -> int:
        _, branch, die = move.split()
        over = max(0, view["prices"][branch] + int(die) - view["ceiling"])
        return int((over + 1) * own["on_card"][branch])

    most = max(gain(move) for move in raises)
    return [move for move in raises if gain(move) == most and most > 0]


def _purchases(view: Mapping[str, Any], moves: list[str], missing: Mapping[str, int]) -> list[str]:
    """As many links as the card still wants, while they are cheap."""
    found = []
    for move in moves:
        verb, *rest = move.split()
        if verb == "buy" and view["prices"][rest[0]] <= LOW and int(rest[1]) <= missing[rest[0]]:
            found.append(move)
    most = max((int(move.split()[2]) for move in found), default=0)
    return [move for move in found if int(move.split()[2]) == most]


def _sales(view: Mapping[str, Any], own: Mapping[str, Any], moves: list[str], missing: Mapping[str, int]) -> list[str]:
    """Links beside the card always, others while they are dear and money is short."""
    short = own["cash"] is not None and own["cash"] < view["fortune"]
    found = []
    for move in moves:
        verb, *rest = move.split()
        if verb != "sell":
            continue
        beside = -missing[rest[0]] >= int(rest[1])
        if beside or (short and view["prices"][rest[0]] >= HIGH):
            found.append(move)
    most = max((int(move.split()[2]) for move in found), default=0)
    return [move for move in found if int(move.split()[2]) == most]


def _events(own: Mapping[str, Any], moves: list[str]) -> list[str]:
    """What pays, and crises while there is nothing to lose."""
    found = []
    for move in moves:
        verb, *rest = move.split()
        if verb != "event":
            continue
        effect, _, branch = rest[0].partition("-")
        links = own["on_card"].get(branch, 0)
        if (effect in ("season", "boom") and links >= 2) or (effect in ("crisis", "slump") and links == 0):
            found.append(move)
    return found


def cash(state: FourStarsState, seat: int) -> float:
    """Cash."""
    return float(state.cells[CASH + seat])


def links(state: FourStarsState, seat: int) -> float:
    """Links on the objective card."""
    return float(sum(state.on_card(seat, branch) for branch in range(len(BRANCH_NAMES))))


def fortune(state: FourStarsState, seat: int) -> float:
    """Cash, and links at current prices."""
    own = [state.cells[OWNED + 4 * seat + branch] * state.cells[PRICE + branch] for branch in range(len(BRANCH_NAMES))]
    return float(state.cells[CASH + seat] + sum(own))


def events(state: FourStarsState, seat: int) -> float:
    """Event cards that still have to be played."""
    return float(count(state.cells[HAND + seat]))


def turn(state: FourStarsState) -> int:
    """The turn that is being played."""
    return int(state.round * state.players + (state.turn - state.first) % state.players)


COUNTS = {"cash": (1.0, cash), "links": (4.0, links), "fortune": (0.6, fortune), "events": (-3.0, events)}
COACH = Coach(aims, COUNTS, turn)
