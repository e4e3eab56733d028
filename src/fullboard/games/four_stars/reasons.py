"""Why a move is advised in 4 Étoiles: what it brings at once, what is missing, and what the next turns promise."""

from fullboard.core.bits import count
from fullboard.core.chance import Quick
from fullboard.core.reasons import Closer, Why
from fullboard.games.four_stars.box import ANNOUNCE, BRANCHES, BUY, CARDS, DOLLAR, EVENT, ROLL, SELL, SQUARES
from fullboard.games.four_stars.guide import FourStarsGuide
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import CASH, HAND, OWNED, PLACE
from fullboard.games.four_stars.rules.turn import GETTING, GIVING

NOTABLE = 2  # millions worth a word


def reasons(closer: Closer) -> Why:
    """What speaks for a move."""
    move, seat = closer.move, closer.seat
    world: FourStarsState = closer.world()
    if move == ANNOUNCE:
        return [("announce", {})]
    if move <= ROLL:
        why = _of_rolling(world, seat, int(world.cells[PLACE + seat]) if move == ROLL else move)
    else:
        why = _at_once(world, _done(world, closer), closer)
    if (gain := closer.gain()) >= NOTABLE:
        why.append(("fortune", {"money": closer.expected(), "more": gain, **closer.parameters()}))
    return why


def _of_rolling(world: FourStarsState, seat: int, place: int) -> Why:
    """How many of the 36 rolls lead from a square to where something is missing, and how many to a $."""
    short = {branch for branch in range(BRANCHES) if world.on_card(seat, branch) < world.size(seat, branch)}
    squares = [int(world.box.square[(place + one + other) % SQUARES]) for one in range(1, 7) for other in range(1, 7)]
    useful, dollars = sum(square in short for square in squares), squares.count(DOLLAR)
    return [("rolls", {"useful": useful, "dollars": dollars})]


def _done(world: FourStarsState, closer: Closer) -> FourStarsState:
    """The world after the move; a barter is carried through as the seat would."""
    guide = closer.guide
    assert isinstance(guide, FourStarsGuide)
    luck = Quick(closer.seed)
    guide.begin(closer.seat)
    after = world.copy()
    after.play(closer.seat, closer.move, luck)
    while after.phase in (GIVING, GETTING):
        after.play(closer.seat, guide.habit(after, closer.seat, luck), luck)
    return after


def _at_once(world: FourStarsState, after: FourStarsState, closer: Closer) -> Why:
    seat = closer.seat
    why: Why = []
    paid = int(world.cells[CASH + seat] - after.cells[CASH + seat])
    if paid > 0 and BUY <= closer.move < SELL:
        why.append(("buys", {"money": paid, "left": int(after.cells[CASH + seat])}))
    elif paid < 0:
        why.append(("receives", {"money": -paid}))
    missing, before = missing_links(after, seat), missing_links(world, seat)
    beside, were = beside_card(after, seat), beside_card(world, seat)
    if missing < before:
        why.append(("missing", {"links": missing}) if missing else ("complete", {}))
    if beside < were:
        why.append(("beside", {"links": beside}) if beside else ("clean", {}))
    if EVENT <= closer.move < EVENT + CARDS and count(after.cells[HAND + seat]) < count(world.cells[HAND + seat]):
        why.append(("fewer-cards", {"cards": int(count(after.cells[HAND + seat]))}))
    return why


def missing_links(state: FourStarsState, seat: int) -> int:
    """How many links the objective card of a seat still asks for."""
    return sum(
        max(0, int(state.size(seat, branch) - state.cells[OWNED + seat * BRANCHES + branch]))
        for branch in range(BRANCHES)
    )


def beside_card(state: FourStarsState, seat: int) -> int:
    """How many links a seat has that its card does not ask for."""
    return sum(
        max(0, int(state.cells[OWNED + seat * BRANCHES + branch] - state.size(seat, branch)))
        for branch in range(BRANCHES)
    )
