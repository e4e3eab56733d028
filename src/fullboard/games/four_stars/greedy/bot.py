"""A sensible quick bot: does what brings most at once, by a fixed idea of what links and prices are worth."""

from typing import Final

from mypy_extensions import i64

from fullboard.core.bits import count, nth
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.games.four_stars.box import (
    ANNOUNCE,
    ASSIGN,
    ASSIGNMENTS,
    BARTER,
    BRANCHES,
    BUY,
    BUYER,
    END,
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
    STARS,
)
from fullboard.games.four_stars.greedy.worth import WORST, Mind, Taste
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import CHOSEN, OWNED, PLACE
from fullboard.games.four_stars.rules.choices import deal_limit
from fullboard.games.four_stars.rules.turn import CHANGE, DEAL, GETTING, GIVING, PLAN, SQUARE, START

WORTH_IT: Final[i64] = 100  # a new assignment has to bring that much


class Greedy(Bot):
    """Knows what it wants; does not look ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.taste = Taste()

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        state = chair.guess(chance)
        assert isinstance(state, FourStarsState)
        return tasteful_move(state, chair.seat, self.taste, chance)


def tasteful_move(state: FourStarsState, seat: i64, taste: Taste, chance: Chance) -> i64:
    """What brings a seat most at once."""
    if state.phase == START:
        return state.random_move(seat, chance)
    mind = Mind(state, seat, taste)
    if state.phase in (GIVING, GETTING):  # a barter that was begun has its reasons
        return best_barter(mind)
    if state.can_announce_early(seat):
        return ANNOUNCE
    if state.phase == PLAN:
        return before_the_dice(mind)
    if state.phase == CHANGE:
        return best_change(mind)
    if state.phase == DEAL:
        return best_trade(mind, state.box.branch[state.last_played()], PASS)
    if state.met(seat):
        return ANNOUNCE
    if state.phase == SQUARE:
        return best_trade(mind, state.box.square[state.cells[PLACE + seat]], END)
    return END


def before_the_dice(mind: Mind) -> i64:
    """A better assignment, then the event card that gains most by being played now, then the dice."""
    state = mind.state
    if state.free and not state.assigned:
        chosen = state.cells[CHOSEN + mind.seat]
        best = chosen
        most = mind.assignment_worth(chosen) + WORTH_IT
        assignment: i64 = 0
        while assignment < ASSIGNMENTS:
            worth = mind.assignment_worth(assignment)
            if worth > most:
                most = worth
                best = assignment
            assignment += 1
        if best != chosen:
            return ASSIGN + best
    if state.eventful:
        return ROLL
    cards = state.playable(mind.seat)
    best = -1
    most = -mind.relief()
    place: i64 = 0
    many = count(cards)
    while place < many:
        card = nth(cards, place)
        gain = mind.event_gain(card)
        if gain >= most:
            most = gain
            best = card
        place += 1
    return EVENT + best if best >= 0 else ROLL


def best_change(mind: Mind) -> i64:
    """The best pair of changes; the one with the first die comes first."""
    state = mind.state
    best: i64 = RAISE
    most = WORST
    first: i64 = 0
    while first < 2 * BRANCHES:
        if first >> 1 != state.changed:
            gain = _change_gain(mind, first, state.left)
            if state.second_left:
                second = _best_second(mind, first >> 1, state.second_left)
                gain += second
            if gain > most:
                most = gain
                best = _change_move(first, state.left)
        first += 1
    return best


def _best_second(mind: Mind, taken: i64, die: i64) -> i64:
    most = WORST
    way: i64 = 0
    while way < 2 * BRANCHES:
        if way >> 1 != taken:
            gain = _change_gain(mind, way, die)
            if gain > most:
                most = gain
        way += 1
    return most


def _change_gain(mind: Mind, way: i64, die: i64) -> i64:
    """A way is a branch and a direction."""
    return mind.price_gain(way >> 1, -die if way & 1 else die)


def _change_move(way: i64, die: i64) -> i64:
    return (LOWER if way & 1 else RAISE) + (way >> 1) * 6 + die - 1


def best_trade(mind: Mind, concerned: i64, otherwise: i64) -> i64:
    """The purchase, sale or barter that gains most, if one gains anything."""
    state = mind.state
    best = otherwise
    most: i64 = 0
    branch: i64 = 0
    while branch < BRANCHES:
        if concerned in (branch, EVERY):
            links = mind.best_purchase(branch, deal_limit(state, OFFER))
            gain = mind.trade_gain(branch, links)
            if links and gain > most:
                most = gain
                best = BUY + branch * MOST + links - 1
            links = mind.best_sale(branch, deal_limit(state, BUYER))
            gain = mind.trade_gain(branch, -links)
            if links and gain > most:
                most = gain
                best = SELL + branch * MOST + links - 1
        branch += 1
    if concerned != STARS or state.phase != SQUARE:
        return best
    other: i64 = 0
    while other < state.players:
        if other != mind.seat:
            gain = _best_exchange(mind, other, most)
            if gain > most:
                most = gain
                best = BARTER + other
        other += 1
    return best


def _best_exchange(mind: Mind, other: i64, least: i64) -> i64:
    """The gain of the best barter with another seat, or the least one asked for."""
    most = least
    given: i64 = 0
    while given < BRANCHES:
        links: i64 = 1
        limit = mind.state.most_to_give(mind.seat, other, given)
        while links <= limit:
            gain = _best_return(mind, other, given, links)[0]
            if gain > most:
                most = gain
            links += 1
        given += 1
    return most


def _best_return(mind: Mind, other: i64, given: i64, links: i64) -> tuple[i64, i64]:
    """The best gain for what is given, and the branch that brings it."""
    most = WORST
    best: i64 = -1
    got: i64 = 0
    while got < BRANCHES:
        if got != given and mind.state.cells[OWNED + other * BRANCHES + got] >= links:
            gain = mind.barter_gain(other, given, got, links)
            if gain > most:
                most = gain
                best = got
        got += 1
    return most, best


def best_barter(mind: Mind) -> i64:
    """Go on with a barter that was begun."""
    state = mind.state
    other = state.partner
    if state.phase == GETTING:
        return GET + _best_return(mind, other, state.given, state.links)[1]
    most = WORST
    best: i64 = -1
    given: i64 = 0
    while given < BRANCHES:
        links: i64 = 1
        limit = state.most_to_give(mind.seat, other, given)
        while links <= limit:
            gain = _best_return(mind, other, given, links)[0]
            if gain > most:
                most = gain
                best = GIVE + given * MOST + links - 1
            links += 1
        given += 1
    return best
