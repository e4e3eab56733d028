"""What a seat may do now: the list for those who look, and a list-free random choice for those who are in a hurry."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.bits import BIT, count, nth
from fullboard.core.chance import Chance
from fullboard.games.four_stars.box import (
    ANNOUNCE,
    ASSIGN,
    ASSIGNMENTS,
    BARTER,
    BRANCHES,
    BUY,
    BUYER,
    CARDS,
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
from fullboard.games.four_stars.rules.board import CHOSEN, OWNED, PLACE
from fullboard.games.four_stars.rules.turn import CHANGE, CLOSE, DEAL, GETTING, GIVING, PLAN, SQUARE, START, Turn


def legal_moves(state: Turn, seat: i64) -> vec[i64]:
    """The moves of the seat whose turn it is, in rising order."""
    phase = state.phase
    if phase == START:
        return state.box.starred[:]
    if phase == PLAN:
        return _or_announce(state, seat, _before_the_dice(state, seat))
    if phase == CHANGE:
        return _or_announce(state, seat, _price_changes(state))
    if phase == DEAL:
        deals = append(_trades(state, seat, state.box.branch[state.last_played()]), PASS)
        return _or_announce(state, seat, deals)
    if phase == GIVING:
        return _or_announce(state, seat, _gifts(state, seat))
    if phase == GETTING:
        return _or_announce(state, seat, _returns(state))
    moves = vec[i64]()
    if phase == SQUARE:
        kind = state.box.square[state.cells[PLACE + seat]]
        moves = _trades(state, seat, kind)  # the branch called EVERY is the kind called STARS
        if kind == STARS:
            other: i64 = 0
            while other < state.players:
                if other != seat and state.can_barter(seat, other):
                    moves = append(moves, BARTER + other)
                other += 1
    if state.met(seat):
        moves = append(moves, ANNOUNCE)
    return append(moves, END)


def _or_announce(state: Turn, seat: i64, moves: vec[i64]) -> vec[i64]:
    """These moves, and announcing for those who can (FS-9)."""
    return append(moves, ANNOUNCE) if state.can_announce_early(seat) else moves


def _before_the_dice(state: Turn, seat: i64) -> vec[i64]:
    moves = vec[i64]([ROLL])
    if not state.eventful:
        cards = state.playable(seat)
        card: i64 = 0
        while card < CARDS:
            if cards & BIT[card]:
                moves = append(moves, EVENT + card)
            card += 1
    if state.free and not state.assigned:
        assignment: i64 = 0
        while assignment < ASSIGNMENTS:
            if assignment != state.cells[CHOSEN + seat]:
                moves = append(moves, ASSIGN + assignment)
            assignment += 1
    return moves


def deal_limit(state: Turn, effect: i64) -> i64:
    """How many links may be bought (OFFER) or sold (BUYER) at once now, apart from what is there."""
    if state.phase != DEAL:
        return state.box.most
    card = state.last_played()
    amount = state.box.amount[card]
    if state.box.effect[card] != effect:
        return 0
    return amount if amount < state.box.most else state.box.most


def _trades(state: Turn, seat: i64, concerned: i64) -> vec[i64]:
    """Purchases and sales of one branch, or of any."""
    moves = vec[i64]()
    limit = deal_limit(state, OFFER)
    branch: i64 = 0
    while branch < BRANCHES:
        if concerned in (branch, EVERY):
            most = state.most_to_buy(seat, branch)
            links: i64 = 0
            while links < most and links < limit:
                moves = append(moves, BUY + branch * MOST + links)
                links += 1
        branch += 1
    limit = deal_limit(state, BUYER)
    branch = 0
    while branch < BRANCHES:
        if concerned in (branch, EVERY):
            most = state.most_to_sell(seat, branch)
            links = 0
            while links < most and links < limit:
                moves = append(moves, SELL + branch * MOST + links)
                links += 1
        branch += 1
    return moves


def _price_changes(state: Turn) -> vec[i64]:
    """Each die left, up or down, on a branch that has not been changed yet (FS-4)."""
    low = state.left
    high = state.second_left
    if high and high < low:
        low, high = high, low
    if high == low:
        high = 0
    moves = vec[i64]()
    direction = RAISE
    while direction <= LOWER:
        branch: i64 = 0
        while branch < BRANCHES:
            if branch != state.changed:
                moves = append(moves, direction + branch * 6 + low - 1)
                if high:
                    moves = append(moves, direction + branch * 6 + high - 1)
            branch += 1
        direction += LOWER - RAISE
    return moves


def _gifts(state: Turn, seat: i64) -> vec[i64]:
    moves = vec[i64]()
    branch: i64 = 0
    while branch < BRANCHES:
        most = state.most_to_give(seat, state.partner, branch)
        links: i64 = 0
        while links < most:
            moves = append(moves, GIVE + branch * MOST + links)
            links += 1
        branch += 1
    return moves


def _returns(state: Turn) -> vec[i64]:
    moves = vec[i64]()
    branch: i64 = 0
    while branch < BRANCHES:
        if branch != state.given and state.cells[OWNED + state.partner * BRANCHES + branch] >= state.links:
            moves = append(moves, GET + branch)
        branch += 1
    return moves


def random_legal_move(state: Turn, seat: i64, chance: Chance) -> i64:
    """One of the legal moves of the seat whose turn it is, each equally likely."""
    phase = state.phase
    if phase == PLAN:
        return _random_before_the_dice(state, seat, chance)
    if phase == SQUARE:
        kind = state.box.square[state.cells[PLACE + seat]]
        if kind != STARS:
            buys = state.most_to_buy(seat, kind)
            sales = state.most_to_sell(seat, kind)
            ends: i64 = 2 if state.met(seat) else 1
            at = chance.pick(buys + sales + ends)
            if at < buys:
                return BUY + kind * MOST + at
            at -= buys
            if at < sales:
                return SELL + kind * MOST + at
            return END - at + sales
    elif phase == CHANGE:
        if not state.can_announce_early(seat):
            return _random_price_change(state, chance)
    elif phase == CLOSE:
        return END - chance.pick(2) if state.met(seat) else END
    moves = legal_moves(state, seat)
    return moves[chance.pick(len(moves))]


def _random_before_the_dice(state: Turn, seat: i64, chance: Chance) -> i64:
    cards: i64 = 0 if state.eventful else state.playable(seat)
    many = count(cards)
    assignments: i64 = ASSIGNMENTS - 1 if state.free and not state.assigned else 0
    announcing: i64 = 1 if state.can_announce_early(seat) else 0
    if many + assignments + announcing == 0:
        return ROLL
    at = chance.pick(1 + many + assignments + announcing)
    if at == 0:
        return ROLL
    if at <= many:
        return EVENT + nth(cards, at - 1)
    at -= many + 1
    if at == assignments:
        return ANNOUNCE
    return ASSIGN + at if at < state.cells[CHOSEN + seat] else ASSIGN + at + 1


def _random_price_change(state: Turn, chance: Chance) -> i64:
    """Branches, directions and dice are independent of each other."""
    dice: i64 = 2 if state.second_left and state.second_left != state.left else 1
    branches: i64 = BRANCHES if state.changed < 0 else BRANCHES - 1
    at = chance.pick(branches * 2 * dice)
    die = state.left
    if dice == 2:
        if at & 1:
            die = state.second_left
        at >>= 1
    direction = LOWER if at & 1 else RAISE
    branch = at >> 1
    if branches < BRANCHES and branch >= state.changed:
        branch += 1
    return direction + branch * 6 + die - 1
