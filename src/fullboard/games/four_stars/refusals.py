"""Why a move may not be made now, each reason with a code and figures that the words of a language fill in."""

from mypy_extensions import i64

from fullboard.core.bits import BIT
from fullboard.core.errors import IllegalMove
from fullboard.games.four_stars.box import (
    ANNOUNCE,
    ASSIGN,
    BARTER,
    BRANCH_NAMES,
    BRANCHES,
    BUY,
    BUYER,
    EVENT,
    EVERY,
    GET,
    GIVE,
    LOWER,
    MOST,
    OFFER,
    PASS,
    RAISE,
    ROLL,
    SELL,
)
from fullboard.games.four_stars.rules.board import BANK, CASH, HAND, OWNED, PLACE, PRICE
from fullboard.games.four_stars.rules.choices import deal_limit
from fullboard.games.four_stars.rules.turn import CHANGE, CLOSE, DEAL, GETTING, GIVING, PLAN, SQUARE, START, Turn


def objection(state: Turn, seat: i64, move: i64) -> IllegalMove:
    """The reason against a move that is not legal for the seat whose turn it is."""
    if move < ROLL:
        return IllegalMove("not-a-start", square=move) if state.phase == START else IllegalMove("already-started")
    if state.phase == START:
        return IllegalMove("choose-start")
    if move == ANNOUNCE and state.early:
        return IllegalMove("objective-not-met")  # FS-9
    if move < BUY:
        return _before_the_dice(state, seat, move)
    if state.phase == PLAN:
        return IllegalMove("roll-first")
    if RAISE <= move < BARTER:
        return _price_change(state, seat, move)
    if state.phase == CHANGE:
        return IllegalMove("change-prices-first", dice=[die for die in (state.left, state.second_left) if die])
    if GIVE <= move < PASS:
        return _barter(state, seat, move)
    if state.phase in (GIVING, GETTING):
        return IllegalMove("finish-the-barter", seat=state.partner)
    if move < RAISE:
        return _trade(state, seat, move)
    if move < GIVE:
        return _opponent(state, seat, move - BARTER)
    if move == PASS:
        return IllegalMove("nothing-to-pass")
    if state.phase == DEAL:
        return IllegalMove("finish-the-deal")
    assert move == ANNOUNCE
    return IllegalMove("objective-not-met")


def _before_the_dice(state: Turn, seat: i64, move: i64) -> IllegalMove:
    """Rolling, event cards and assignments belong to the beginning of a turn (FS-2)."""
    if state.phase == DEAL:
        return IllegalMove("finish-the-deal")
    if state.phase != PLAN:
        return IllegalMove("already-rolled")
    if move >= ASSIGN:
        if not state.free:
            return IllegalMove("fixed-objective")
        return IllegalMove("one-assignment") if state.assigned else IllegalMove("same-assignment")
    if state.eventful:
        return IllegalMove("one-event-a-turn")
    card = move - EVENT
    if not state.cells[HAND + seat] & BIT[card]:
        return IllegalMove("not-in-hand", card=state.box.events[card])
    cost = state.links_concerned(seat, card) * state.box.amount[card]
    return IllegalMove("cannot-pay", cost=cost, cash=state.cells[CASH + seat])


def _price_change(state: Turn, seat: i64, move: i64) -> IllegalMove:
    first = LOWER if move >= LOWER else RAISE
    branch = (move - first) // 6
    die = (move - first) % 6 + 1
    if state.phase in (GIVING, GETTING):
        return IllegalMove("finish-the-barter", seat=state.partner)
    if state.phase == DEAL:
        return IllegalMove("finish-the-deal")
    if state.phase != CHANGE:
        return IllegalMove("not-on-this-square", square=_square(state, seat))
    if branch == state.changed:
        return IllegalMove("same-branch-twice", branch=BRANCH_NAMES[branch])
    return IllegalMove("not-on-the-dice", die=die, dice=[left for left in (state.left, state.second_left) if left])


def _trade(state: Turn, seat: i64, move: i64) -> IllegalMove:
    """Buying or selling too much, or what is not traded here (FS-3)."""
    buying = move < SELL
    first = BUY if buying else SELL
    branch = (move - first) // MOST
    links = (move - first) % MOST + 1
    name = BRANCH_NAMES[branch]
    if state.phase == CLOSE:
        return IllegalMove("already-traded")
    if state.phase == DEAL:
        card = state.last_played()
        fits = state.box.branch[card] == branch or state.box.branch[card] == EVERY
        if not fits or state.box.effect[card] != (OFFER if buying else BUYER):
            return IllegalMove("not-on-this-card", card=state.box.events[card])
    else:
        kind = state.box.square[state.cells[PLACE + seat]]
        if kind != branch and kind < BRANCHES:
            return IllegalMove("not-on-this-square", square=_square(state, seat))
    most = deal_limit(state, OFFER if buying else BUYER)
    if links > most:
        return IllegalMove("over-the-limit", links=links, most=most)
    if not buying:
        return IllegalMove("not-owned", branch=name, links=state.cells[OWNED + seat * BRANCHES + branch])
    if state.cells[BANK + branch] < links:
        return IllegalMove("bank-empty", branch=name, links=state.cells[BANK + branch])
    return IllegalMove("cannot-pay", cost=links * state.cells[PRICE + branch], cash=state.cells[CASH + seat])


def _opponent(state: Turn, seat: i64, other: i64) -> IllegalMove:
    """Barter with somebody who is not there or has nothing to barter for, or not here (FS-6)."""
    if state.phase == DEAL:
        return IllegalMove("finish-the-deal")
    if state.phase == CLOSE:
        return IllegalMove("already-traded")
    if state.phase == SQUARE and state.box.square[state.cells[PLACE + seat]] < BRANCHES:
        return IllegalMove("not-on-this-square", square=_square(state, seat))
    if other == seat or other >= state.players:
        return IllegalMove("no-such-opponent", seat=other)
    return IllegalMove("nothing-to-barter", seat=other)


def _barter(state: Turn, seat: i64, move: i64) -> IllegalMove:
    """What is given must be owned and matched, what is got must be another branch (FS-6)."""
    giving = move < GET
    if state.phase != (GIVING if giving else GETTING):
        return IllegalMove(
            "not-in-a-barter" if state.phase not in (GIVING, GETTING) else "finish-the-barter", seat=state.partner
        )
    if not giving:
        branch = move - GET
        if branch == state.given:
            return IllegalMove("same-branch-twice", branch=BRANCH_NAMES[branch])
        return _lacks(state, BRANCH_NAMES[branch])
    branch = (move - GIVE) // MOST
    links = (move - GIVE) % MOST + 1
    if links > state.box.most:
        return IllegalMove("over-the-limit", links=links, most=state.box.most)
    owned = state.cells[OWNED + seat * BRANCHES + branch]
    if owned < links:
        return IllegalMove("not-owned", branch=BRANCH_NAMES[branch], links=owned)
    return IllegalMove("not-matched", seat=state.partner, links=links)


def _lacks(state: Turn, branch: str) -> IllegalMove:
    return IllegalMove("opponent-lacks", seat=state.partner, branch=branch, links=state.links)


def _square(state: Turn, seat: i64) -> str:
    return state.box.order[state.cells[PLACE + seat]].rstrip("*")
