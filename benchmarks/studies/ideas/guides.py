"""Guides with one idea more, built beside the search by `builder`: only compiled code is quick enough.

Nothing here looks at more than a seat may know: worlds are guesses, and `watch` is given the chair of whoever thinks
before each move of somebody else, which all at the table see being made.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.bits import BIT, count, listed, nth
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.guide import soft_shares
from fullboard.core.state import State
from fullboard.games.companeros.box import RANKS, as_hand
from fullboard.games.companeros.greedy import THRIFT, richest_suit, trick_gain
from fullboard.games.companeros.guide import CompanerosGuide
from fullboard.games.companeros.rules import HAND, TAKE, TRICKS, CompanerosState
from fullboard.games.four_stars.box import CARDS, EVENT, ROLL
from fullboard.games.four_stars.greedy.worth import Mind
from fullboard.games.four_stars.guide import FourStarsGuide
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import CASH, KNOWN
from fullboard.games.four_stars.rules.board import HAND as EVENTS
from fullboard.games.four_stars.rules.turn import PLAN

MILLION: Final[i64] = 1000000

# Playouts that stop early, for the game that plays to the end


class ShortCompaneros(CompanerosGuide):
    """Stops after some tricks and judges by the points."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 2  # tricks, with the one that is being played
        self.spread = 12.0  # points

    def rollout(self, state: State, chance: Chance) -> None:
        assert isinstance(state, CompanerosState)
        last = state.tricks + self.horizon
        while not state.over and state.tricks < last:
            seat = state.turn
            move = TAKE + richest_suit(state) if state.sharing() else self.card(state, seat, chance)
            state.play(seat, move, chance)

    def shares(self, state: State) -> vec[i64]:
        if state.over:
            return CompanerosGuide.shares(self, state)
        return soft_shares(state.scores(), self.spread)


# Inference from moves seen


def guesses(chair: Chair, draws: i64, chance: Chance) -> list[State]:
    """Worlds that a seat could imagine."""
    found: list[State] = []
    while len(found) < draws:
        found.append(chair.guess(chance))
    return found


def drawn(worlds: list[State], likely: list[float], chance: Chance) -> State:
    """One of them, the more readily the more likely it is; the first, if none is."""
    total = 0.0
    for each in likely:
        total += each
    left = total * float(chance.pick(MILLION)) / float(MILLION)
    at: i64 = 0
    while at < len(worlds):
        left -= likely[at]
        if left < 0.0:
            return worlds[at]
        at += 1
    return worlds[0]


class Watched:
    """A card that somebody chose: how likely it and each of the others would have been."""

    def __init__(self, seat: i64, card: i64, round: i64) -> None:
        self.seat = seat
        self.card = card
        self.round = round
        self.hand = BIT[card]  # what the seat has shown since: it was in hand then
        self.weights: list[float] = [0.0] * 60


class CompanerosWatcher(CompanerosGuide):
    """Guesses worlds in which what others have played is what a thrifty player would have played."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Watched] = []
        self.samples: i64 = 6
        self.heat = 200.0  # hundredths of a point by which a card that is e times as likely is better
        self.slips = 0.1  # how often others play just anything
        self.draws: i64 = 8  # guesses, of which one is taken

    def watch(self, chair: Chair, seat: i64, move: i64, chance: Chance) -> None:
        """Somebody else is about to make a move that everybody sees."""
        world = chair.guess(chance)
        assert isinstance(world, CompanerosState)
        if self.seen and self.seen[len(self.seen) - 1].round != world.round:
            self.seen = []
        if move >= TAKE or world.tricks == TRICKS - 1:
            return
        for earlier in self.seen:
            if earlier.seat == seat:
                earlier.hand |= BIT[move]
        found = Watched(seat, move, world.round)
        hidden: i64 = 0
        other: i64 = 0
        while other < world.players:
            if other != chair.seat:
                hidden |= world.hand(other)
            other += 1
        sample: i64 = 0
        while sample < self.samples:
            if sample:
                world = chair.guess(chance)
            assert isinstance(world, CompanerosState)
            for card in listed(hidden):
                table = holding(world, seat, card, chair.seat, chance)
                found.weights[card] += float(self.gain(table, seat, card, chance)) / float(self.samples)
            sample += 1
        for card in listed(hidden):
            found.weights[card] = exp((found.weights[card] - 500.0) / self.heat)
        self.seen.append(found)

    def likelihood(self, state: State) -> float:
        """How likely others would have played what they did in this world."""
        assert isinstance(state, CompanerosState)
        likely = 1.0
        for moment in self.seen:
            if moment.round != state.round:
                continue
            hand = state.hand(moment.seat) | moment.hand
            total = 0.0
            for card in listed(hand):
                total += moment.weights[card]
            fair = 1.0 / float(count(hand))
            likely *= (self.slips * fair + (1.0 - self.slips) * moment.weights[moment.card] / total) / fair
        return likely

    def determinise(self, chair: Chair, chance: Chance) -> State:
        if not self.seen:
            return chair.guess(chance)
        worlds = guesses(chair, self.draws, chance)
        return drawn(worlds, [self.likelihood(world) for world in worlds], chance)


def holding(world: CompanerosState, seat: i64, card: i64, own: i64, chance: Chance) -> CompanerosState:
    """The same world, in which that seat has that card and its holder another for it."""
    twin = world.copy()
    assert isinstance(twin, CompanerosState)
    hand = twin.hand(seat)
    if hand & BIT[card]:
        return twin
    given = BIT[nth(hand, chance.pick(count(hand)))]
    other: i64 = 0
    while other < twin.players:
        if other != own and twin.hand(other) & BIT[card]:
            twin.cells[HAND + other] = as_hand((twin.hand(other) ^ BIT[card]) | given)
        other += 1
    twin.cells[HAND + seat] = as_hand((hand ^ given) | BIT[card])
    return twin


class Rolled:
    """Somebody played one event card or none: which ones would a greedy player have played instead?"""

    def __init__(self, seat: i64, better: i64) -> None:
        self.seat = seat
        self.better = better  # as a heap
        self.drawn: i64 = 0  # cards that the seat has drawn since


class FourStarsWatcher(FourStarsGuide):
    """Guesses worlds in which others had no event card that they would have played."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Rolled] = []
        self.held = vec[i64]([0, 0, 0, 0])  # hidden cards of each seat when it was seen last
        self.slips = 0.1  # how likely a card is that would have been played
        self.draws: i64 = 8

    def watch(self, chair: Chair, seat: i64, move: i64, chance: Chance) -> None:
        """Somebody else is about to make a move that everybody sees."""
        world = chair.guess(chance)
        assert isinstance(world, FourStarsState)
        hidden = count(world.cells[EVENTS + seat] & ~world.cells[KNOWN + seat])
        drawn = hidden - self.held[seat]
        if drawn > 0:
            for earlier in self.seen:
                if earlier.seat == seat:
                    earlier.drawn += drawn
        self.held[seat] = hidden
        card = move - EVENT
        if world.phase != PLAN or world.eventful or not (move == ROLL or 0 <= card < CARDS):
            return
        if move != ROLL and not world.cells[KNOWN + seat] & BIT[card]:
            self.held[seat] -= 1
        mind = Mind(world, seat, self.taste)
        bar = -mind.relief()
        if move != ROLL:
            bar = mind.event_gain(card)
        better: i64 = 0
        other: i64 = 0
        while other < CARDS:
            affordable = True
            if world.box.crises & BIT[other]:
                affordable = world.links_concerned(seat, other) * world.box.amount[other] <= world.cells[CASH + seat]
            found = mind.event_gain(other)
            if affordable and other != card and (found > bar or (move == ROLL and found == bar)):
                better |= BIT[other]
            other += 1
        if better and hidden:
            self.seen.append(Rolled(seat, better))

    def likelihood(self, state: State) -> float:
        """How likely others would have played as they did in this world."""
        assert isinstance(state, FourStarsState)
        likely = 1.0
        for moment in self.seen:
            hidden = state.cells[EVENTS + moment.seat] & ~state.cells[KNOWN + moment.seat]
            wrong = count(hidden & moment.better)
            if wrong:
                many = count(hidden)
                old = many - moment.drawn
                if old > 0:
                    factor = 1.0 - (1.0 - self.slips) * float(old) / float(many)
                    while wrong:
                        likely *= factor
                        wrong -= 1
        return likely

    def determinise(self, chair: Chair, chance: Chance) -> State:
        if not self.seen:
            return chair.guess(chance)
        worlds = guesses(chair, self.draws, chance)
        return drawn(worlds, [self.likelihood(world) for world in worlds], chance)


# Compañeros: other habits in the playouts


class Habits:
    """What somebody minds in a trick, in hundredths of a point."""

    def __init__(self) -> None:
        self.thrift = THRIFT  # for each point of a card: what it is worth in hand
        self.fading: i64 = 0  # how much less with every trick
        self.leading: i64 = 0  # what it costs to lead the next trick


def habitual_gain(state: CompanerosState, seat: i64, card: i64, habits: Habits, chance: Chance) -> i64:
    """What a card may bring in this trick, by somebody's habits; others play anything."""
    saving = habits.thrift - habits.fading * state.tricks
    return trick_gain(state, seat, card, chance, habits.leading) - saving * state.box.numbers[card % RANKS]


class HabitBot(Bot):
    """Plays by habits, without looking further."""

    def __init__(self, habits: Habits, samples: i64) -> None:
        super().__init__()
        self.habits = habits
        self.samples = samples

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        world = chair.guess(chance)
        assert isinstance(world, CompanerosState)
        if world.sharing():
            return TAKE + richest_suit(world)
        cards = chair.legal
        gains = vec[i64]()
        for _ in cards:
            gains = append(gains, 0)
        sample: i64 = 0
        while sample < self.samples:
            world = chair.guess(chance)
            assert isinstance(world, CompanerosState)
            at: i64 = 0
            while at < len(cards):
                gains[at] += habitual_gain(world, chair.seat, cards[at], self.habits, chance)
                at += 1
            sample += 1
        best: i64 = 0
        at = 1
        while at < len(cards):
            if gains[at] > gains[best]:
                best = at
            at += 1
        return cards[best]


class HabitGuide(CompanerosGuide):
    """Everybody plays on by habits that can be set."""

    def __init__(self) -> None:
        super().__init__()
        self.own = Habits()
        self.others = Habits()

    def gain(self, state: CompanerosState, seat: i64, card: i64, chance: Chance) -> i64:
        return habitual_gain(state, seat, card, self.own if seat == self.thinker else self.others, chance)
