"""Searches with one idea more, built beside the search by `builder`: only compiled code is quick enough."""

from math import exp, log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.bots.search import (
    AVAILABLE,
    CHILD,
    KEY,
    LARGEST,
    MIX,
    NEXT,
    NODE,
    NONE,
    PRIOR,
    SEAT,
    SUM,
    UNKNOWN,
    VISITS,
    Search,
)
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.guide import WHOLE, Guide
from fullboard.core.state import State
from fullboard.games.companeros.greedy import richest_suit
from fullboard.games.companeros.guide import CompanerosGuide
from fullboard.games.companeros.rules import HAND, TAKE, CompanerosState
from fullboard.games.four_stars.guide.guide import LAST_ROUNDS, TO_THE_END, FourStarsGuide
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import HAND as EVENTS
from fullboard.games.four_stars.rules.turn import PLAN, START
from fullboard.games.hotel_samoa.box import CARDS as HOTEL_CARDS
from fullboard.games.hotel_samoa.box import FETCH_CARD
from fullboard.games.hotel_samoa.greedy.habits import habit
from fullboard.games.hotel_samoa.guide import HotelSamoaGuide
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules.board import BLOCK, CHOOSING
from fullboard.games.hotel_samoa.rules.board import HAND as PRICES
from fullboard.games.hotel_samoa.rules.board import SEAT as SEATS
from fullboard.games.sun_sea_and_sand.greedy import WEIGHTS, best_move
from fullboard.games.sun_sea_and_sand.guide import SunSeaAndSandGuide
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState

# Progressive widening


class Widening(Search):
    """Looks at a few moves only, those of the highest priors, and at more of them the more often it passes.

    R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", ICGA Journal 30 (2007).
    """

    def __init__(self, guide: Guide) -> None:
        super().__init__(guide)
        self.power = 0.3  # moves looked at after n passes: n ** power, and one

    def best_child(self, node: i64, base: i64, moves: vec[i64]) -> i64:
        passes: i64 = 1
        nodes = vec[i64]()
        for move in moves:
            child = self.find(node, base + move)
            passes += self.cells[child + VISITS]
            nodes = append(nodes, child)
        allowed = i64(exp(self.power * log(float(passes)))) + 1
        if allowed >= len(moves) or self.cells[nodes[0] + PRIOR] == 0:
            return Search.best_child(self, node, base, moves)
        kept = vec[i64]()
        at: i64 = 0
        while at < len(moves):
            prior = self.cells[nodes[at] + PRIOR]
            before: i64 = 0
            other: i64 = 0
            while other < len(moves):
                rival = self.cells[nodes[other] + PRIOR]
                if rival > prior or (rival == prior and other < at):
                    before += 1
                other += 1
            if before < allowed:
                kept = append(kept, moves[at])
            at += 1
        return Search.best_child(self, node, base, kept)


# All moves as first (AMAF, RAVE)


class Rave(Search):
    """Counts for a move, too, what came of making it later; that counts less the more often it was tried itself.

    S. Gelly and D. Silver, "Monte-Carlo tree search and rapid action value estimation in computer Go", Artificial
    Intelligence 175 (2011).
    """

    def __init__(self, guide: Guide) -> None:
        super().__init__(guide)
        self.equal = 50.0  # tries of its own after which both count about the same
        self.clock: i64 = 0  # moves made in all iterations
        self.here: i64 = 0  # the node where a move is being chosen
        self.above = vec[i64]()  # of each node of the way, the one before
        self.times = vec[i64]()  # and the clock
        self.made = vec[i64]()  # when each seat last made each move
        self.many: i64 = 0
        self.later = vec[i64]()  # of each node, how often its move was made at once or later, and the shares then

    def reset(self) -> None:
        Search.reset(self)
        self.later = vec[i64]()

    def select(self, node: i64, seat: i64, state: State, chance: Chance) -> i64:
        self.here = node
        self.many = state.moves()
        return Search.select(self, node, seat, state, chance)

    def descend(self, seat: i64, child: i64, state: State) -> None:
        Search.descend(self, seat, child, state)
        above = self.root if self.depth == 1 else self.here
        if self.depth <= len(self.above):
            self.above[self.depth - 1] = above
            self.times[self.depth - 1] = self.clock
        else:
            self.above = append(self.above, above)
            self.times = append(self.times, self.clock)
        self.stamp(self.cells[child + KEY])

    def stamp(self, key: i64) -> None:
        """Note that a move was made now."""
        place = key // SEAT * self.many + key % SEAT
        while len(self.made) <= place:
            self.made = append(self.made, -1)
        self.made[place] = self.clock
        self.clock += 1

    def backpropagate(self, shares: vec[i64]) -> None:
        guide = self.guide
        told = vec[i64]()
        if isinstance(guide, (TellingCompaneros, TellingFourStars, TellingHotelSamoa, TellingSunSeaAndSand)):
            told = guide.told
        for key in told:
            self.stamp(key)
        cells = self.cells
        while len(self.later) * (NODE // 2) < len(cells):
            self.later = append(self.later, 0)
        at: i64 = 0
        while at < self.depth:
            seat = cells[self.path[at] + KEY] // SEAT
            child = cells[self.above[at] + CHILD]
            while child != NONE:
                key = cells[child + KEY]
                place = key // SEAT * self.many + key % SEAT
                if key // SEAT == seat and place < len(self.made) and self.made[place] >= self.times[at]:
                    self.later[child // NODE * 2] += 1
                    self.later[child // NODE * 2 + 1] += shares[seat]
                child = cells[child + NEXT]
            at += 1
        Search.backpropagate(self, shares)

    def best_child(self, node: i64, base: i64, moves: vec[i64]) -> i64:
        cells = self.cells
        total: i64 = 0
        visits: i64 = 0
        for move in moves:
            child = self.find(node, base + move)
            cells[child + AVAILABLE] += 1
            total += cells[child + SUM]
            visits += cells[child + VISITS]
        first_play = UNKNOWN
        if visits:
            first_play = float(total) / float(visits * WHOLE)
        root = sqrt(float(visits) + 1.0)
        chosen = NONE
        most = -1.0
        for move in moves:
            child = self.find(node, base + move)
            tried = cells[child + VISITS]
            value = first_play
            if tried:
                value = float(cells[child + SUM]) / float(tried * WHOLE)
            place = child // NODE * 2
            if place < len(self.later) and self.later[place]:
                part = sqrt(self.equal / (3.0 * float(tried) + self.equal))
                value += part * (float(self.later[place + 1]) / float(self.later[place] * WHOLE) - value)
            prior = cells[child + PRIOR]
            if prior:
                value += self.puct_c * root * float(prior) / (1000.0 * float(tried + 1))
            elif tried:
                value += self.uct_c * sqrt(log(float(cells[child + AVAILABLE])) / float(tried))
            else:
                value += 1.0
            if value > most:
                most = value
                chosen = child
        return chosen


class TellingCompaneros(CompanerosGuide):
    """Tells what it has played on."""

    def __init__(self) -> None:
        super().__init__()
        self.told = vec[i64]()

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, CompanerosState)
        told = vec[i64]()
        while not state.over:
            seat = state.turn
            move = TAKE + richest_suit(state) if state.sharing() else self.card(state, seat, chance)
            told = append(told, seat * SEAT + move)
            state.play(seat, move, chance)
        self.told = told


class TellingFourStars(FourStarsGuide):
    """Tells what it has played on."""

    def __init__(self) -> None:
        super().__init__()
        self.told = vec[i64]()

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, FourStarsState)
        told = vec[i64]()
        turns = self.horizon
        if state.limit and state.limit - state.round < LAST_ROUNDS:
            turns = TO_THE_END
        elif state.phase == START:
            turns += state.players
        turn = state.turn
        between = state.phase == PLAN and not state.eventful and not state.assigned
        while not state.over and (turns > 0 or not between):
            move = self.habit(state, state.turn, chance)
            told = append(told, state.turn * SEAT + move)
            state.play(state.turn, move, chance)
            between = state.turn != turn
            if between:
                turn = state.turn
                turns -= 1
        self.told = told


class TellingHotelSamoa(HotelSamoaGuide):
    """Tells what it has played on."""

    def __init__(self) -> None:
        super().__init__()
        self.told = vec[i64]()

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, HotelSamoaState)
        told = vec[i64]()
        while not state.over and state.round < self.last:
            seat = state.actor()
            move = state.random_move(seat, chance) if state.phase == CHOOSING else habit(state, seat)
            told = append(told, seat * SEAT + move)
            state.play(seat, move, chance)
        self.told = told


class TellingSunSeaAndSand(SunSeaAndSandGuide):
    """Tells what it has played on."""

    def __init__(self) -> None:
        super().__init__()
        self.told = vec[i64]()

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, SunSeaAndSandState)
        told = vec[i64]()
        moves = self.horizon
        while moves > 0 and not state.over:
            move = best_move(state, state.turn, WEIGHTS)
            told = append(told, state.turn * SEAT + move)
            state.play(state.turn, move, chance)
            moves -= 1
        self.told = told


# Others' statistics apart for each hand they might hold


class Apart(Search):
    """Others choose from statistics of their own hand in the guessed world; what all see leads on in the one tree."""

    def __init__(self, guide: Guide) -> None:
        super().__init__(guide)
        self.own: i64 = NONE
        self.inner: i64 = NONE  # the node of the move just chosen among those of that hand

    def think(self, chair: Chair, chance: Chance, budget: Budget) -> None:
        self.own = chair.seat
        Search.think(self, chair, chance, budget)

    def select(self, node: i64, seat: i64, state: State, chance: Chance) -> i64:
        if seat == self.own:
            return Search.select(self, node, seat, state, chance)
        apart = self.joint_child(node, (secret(state, seat) * MIX + seat) & LARGEST)
        if apart == NONE:
            return NONE
        self.inner = Search.select(self, apart, seat, state, chance)
        if self.inner == NONE:
            return NONE
        key = shown(self.cells[self.inner + KEY], state)
        child = self.find(node, key)
        return self.add(node, key, self.cells[self.inner + PRIOR]) if child == NONE else child

    def descend(self, seat: i64, child: i64, state: State) -> None:
        if seat == self.own:
            Search.descend(self, seat, child, state)
            return
        Search.descend(self, seat, self.inner, state)
        if self.depth < len(self.path):
            self.path[self.depth] = child
        else:
            self.path = append(self.path, child)
        self.depth += 1


def shown(key: i64, state: State) -> i64:
    """A move as the others see it: which card is fetched back in Hotel Samoa is nobody else's business."""
    move = key % SEAT
    if isinstance(state, HotelSamoaState) and FETCH_CARD <= move < FETCH_CARD + HOTEL_CARDS:
        return key - move + FETCH_CARD
    return key


def secret(state: State, seat: i64) -> i64:
    """What a seat holds that others cannot see, as a number."""
    if isinstance(state, CompanerosState):
        return state.cells[HAND + seat]
    if isinstance(state, FourStarsState):
        return state.cells[EVENTS + seat]
    if isinstance(state, HotelSamoaState):
        return state.cells[SEATS + seat * BLOCK + PRICES]
    return 0
