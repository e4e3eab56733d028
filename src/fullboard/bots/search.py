"""Information-set Monte Carlo tree search: one tree over many guesses of what the seat cannot see.

Each iteration guesses a world, walks down the tree by moves that are legal in it, adds a node, lets the guide play on
and notes every seat's share of the win along the way. Moves that a secret choice hides from each other are chosen
side by side from statistics of their own, so that nobody answers a card that has not been shown.

A node is eight numbers in one long vector; what it counts belongs to the move that leads to it.
"""

import time
from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.guide import WHOLE, Guide
from fullboard.core.state import State

KEY: Final[i64] = 0  # the seat and the move
VISITS: Final[i64] = 1
SEEN: Final[i64] = 2  # how often the move was legal when the node above was passed
SUM: Final[i64] = 3  # of the shares of the seat that moved
SQUARES: Final[i64] = 4
PRIOR: Final[i64] = 5
CHILD: Final[i64] = 6  # the first of the nodes below, by rising key
NEXT: Final[i64] = 7  # its sibling
NODE: Final[i64] = 8
NONE: Final[i64] = -1

SEAT: Final[i64] = 1000000  # a key is the seat times this and the move
MIX: Final[i64] = 1000003
LARGEST: Final[i64] = 0x3FFFFFFFFFFFFFFF
STREAMS: Final[i64] = 1000000000
CLOCK: Final[i64] = 16  # iterations between looks at the clock
MOST_NODES: Final[i64] = 200000
MOST_SECONDS: Final = 3600.0


class Search:
    """A tree and how it grows. `think` may be called again to think on."""

    def __init__(
        self, guide: Guide, exploration: float = 0.5, trust: float = 1.2, most_nodes: i64 = MOST_NODES
    ) -> None:
        self.guide = guide
        self.exploration = exploration  # how much what was tried seldom is tried again, without priors
        self.trust = trust  # the same with priors
        self.most: i64 = most_nodes * NODE
        self.cells = vec[i64]([0, 0, 0, 0, 0, 0, NONE, NONE])
        self.joint: dict[int, int] = {}  # the nodes after secret choices, by the node before and all that was chosen
        self.root: i64 = 0
        self.iterations: i64 = 0  # in this tree
        self.shares: list[int] = []  # the sum of every seat's shares, over all iterations of this tree
        self.path = vec[i64]()
        self.depth: i64 = 0
        self.luck = Quick(0)
        self.same_luck = True  # whether the nth tries of all moves meet the same world
        self.forced: i64 = NONE  # the only move to look at from the root

    def reset(self) -> None:
        """Forget everything."""
        self.cells = vec[i64]([0, 0, 0, 0, 0, 0, NONE, NONE])
        self.joint = {}
        self.root = 0
        self.iterations = 0
        self.shares = []

    def think(self, chair: Chair, chance: Chance, budget: Budget) -> None:
        """Grow the tree for the seat of that chair, for as long as the budget lasts."""
        if not self.shares:
            self.shares = [0] * chair.players
        self.guide.begin(chair.seat)
        table = self.guide.world(chair, chance)  # to see what the seat may do: that is alike in all worlds
        own = chair.seat >= 0 and len(table.legal(chair.seat)) > 0
        stream = chance.pick(STREAMS)
        most = budget.iterations
        if most == 0 and budget.seconds == 0.0:
            most = self.guide.iterations
        end = MOST_SECONDS
        if budget.seconds > 0.0:
            end = time.perf_counter() + budget.seconds
        done: i64 = 0
        while most == 0 or done < most:
            first = NONE
            tries = self.iterations
            if own:
                first = self.first_move(chair.seat, table, chance)
                if first != NONE and self.same_luck:
                    tries = self.cells[first + VISITS]
            self.luck.reseed(stream, tries)
            self.iterate(self.guide.world(chair, self.luck), chair.seat, first, chance)
            done += 1
            if done % CLOCK == 0 and budget.seconds > 0.0 and time.perf_counter() > end:
                break

    def first_move(self, seat: i64, table: State, chance: Chance) -> i64:
        """The move to look at next from the root."""
        if self.forced != NONE:
            forced = self.find(self.root, seat * SEAT + self.forced)
            if forced != NONE:
                return forced
        return self.choose(self.root, seat, table, chance)

    def iterate(self, state: State, own: i64, first: i64, chance: Chance) -> None:
        """Down the tree, on to where the guide can judge, and back; `first` is the own move to begin with, if any.

        The nth try of each such move meets the same world and the same luck, so that moves differ by what they are.
        """
        self.depth = 0
        node = self.root
        seat = own
        if first == NONE:
            seat = state.actor()
        while seat >= 0:
            step = state.step
            child = first
            if node != self.root or first == NONE:
                child = self.choose(node, seat, state, chance)
            if child == NONE:
                break
            self.make(seat, child, state)
            fresh = self.cells[child + VISITS] == 0
            if state.step == step and not state.over:  # a secret choice: all others choose without knowing it
                together: i64 = child
                while state.step == step:
                    seat = state.actor()
                    child = self.choose(node, seat, state, chance)
                    if child == NONE:
                        break
                    self.make(seat, child, state)
                    fresh = fresh or self.cells[child + VISITS] == 0
                    together = (together * MIX + child) & LARGEST
                if child != NONE:
                    child = self.after_secrets(node, together)
            if fresh or child == NONE:
                break
            node = child
            seat = state.actor()
        self.guide.rollout(state, self.luck)
        self.note(self.guide.shares(state))

    def make(self, seat: i64, child: i64, state: State) -> None:
        """Make the move of a node and remember the way."""
        state.play(seat, self.cells[child + KEY] - seat * SEAT, self.luck)
        if self.depth < len(self.path):
            self.path[self.depth] = child
        else:
            self.path = append(self.path, child)
        self.depth += 1

    def choose(self, node: i64, seat: i64, state: State, chance: Chance) -> i64:
        """The move to look at next: all untried ones first, or as their priors say; NONE if the tree is full."""
        moves = state.legal(seat)
        many = len(moves)
        base = seat * SEAT
        untried: i64 = 0
        at: i64 = 0
        cells = self.cells
        child = cells[node + CHILD]
        pick: i64 = 0
        while at < many:
            while child != NONE and cells[child + KEY] < base + moves[at]:
                child = cells[child + NEXT]
            if child == NONE or cells[child + KEY] != base + moves[at]:
                untried += 1
                if untried == 1 or chance.pick(untried) == 0:
                    pick = at
            at += 1
        if untried:
            if len(self.cells) >= self.most:
                return NONE
            priors = self.guide.priors(state, seat, moves)
            if len(priors) == 0:
                return self.add(node, base + moves[pick], 0)
            at = 0
            while at < many:
                if self.find(node, base + moves[at]) == NONE:
                    self.add(node, base + moves[at], priors[at])
                at += 1
        return self.best(node, base, moves)

    def best(self, node: i64, base: i64, moves: vec[i64]) -> i64:
        """The most promising of the nodes for these moves, all of which exist."""
        cells = self.cells
        many = len(moves)
        child = cells[node + CHILD]
        while cells[child + KEY] < base + moves[0]:
            child = cells[child + NEXT]
        total: i64 = 0
        visits: i64 = 0
        first = child
        at: i64 = 0
        while at < many:
            while cells[child + KEY] != base + moves[at]:
                child = cells[child + NEXT]
            cells[child + SEEN] += 1
            total += cells[child + SUM]
            visits += cells[child + VISITS]
            at += 1
        hope = 0.25
        if visits:
            hope = float(total) / float(visits * WHOLE)  # for what was never tried
        root = sqrt(float(visits) + 1.0)
        chosen = NONE
        most = -1.0
        child = first
        at = 0
        while at < many:
            while cells[child + KEY] != base + moves[at]:
                child = cells[child + NEXT]
            tried = cells[child + VISITS]
            value = hope
            if tried:
                value = float(cells[child + SUM]) / float(tried * WHOLE)
            prior = cells[child + PRIOR]
            if prior:
                value += self.trust * root * float(prior) / (1000.0 * float(tried + 1))
            elif tried:
                value += self.exploration * sqrt(log(float(cells[child + SEEN])) / float(tried))
            else:
                value += 1.0
            if value > most:
                most = value
                chosen = child
            at += 1
        return chosen

    def find(self, node: i64, key: i64) -> i64:
        """The node of that key below another, or NONE."""
        child = self.cells[node + CHILD]
        while child != NONE and self.cells[child + KEY] < key:
            child = self.cells[child + NEXT]
        if child != NONE and self.cells[child + KEY] == key:
            return child
        return NONE

    def add(self, node: i64, key: i64, prior: i64) -> i64:
        """A new node, in its place among its siblings."""
        cells = self.cells
        new = len(cells)
        before = NONE
        child = cells[node + CHILD]
        while child != NONE and cells[child + KEY] < key:
            before = child
            child = cells[child + NEXT]
        cells = append(cells, key)
        cells = append(cells, 0)
        cells = append(cells, 0)
        cells = append(cells, 0)
        cells = append(cells, 0)
        cells = append(cells, prior)
        cells = append(cells, NONE)
        cells = append(cells, child)
        if before == NONE:
            cells[node + CHILD] = new
        else:
            cells[before + NEXT] = new
        self.cells = cells
        return new

    def after_secrets(self, node: i64, together: i64) -> i64:
        """The node where the match goes on after all have chosen in secret."""
        key = (node * MIX + together) & LARGEST
        found = self.joint.get(key)
        if found is not None:
            return found
        if len(self.cells) >= self.most:
            return NONE
        new = len(self.cells)
        cells = self.cells
        part: i64 = 0
        while part < CHILD:
            cells = append(cells, 0)
            part += 1
        cells = append(cells, NONE)
        cells = append(cells, NONE)
        self.cells = cells
        self.joint[key] = new
        return new

    def note(self, shares: vec[i64]) -> None:
        """Tell every node on the way how it ended."""
        cells = self.cells
        at: i64 = 0
        while at < self.depth:
            node = self.path[at]
            share = shares[cells[node + KEY] // SEAT]
            cells[node + VISITS] += 1
            cells[node + SUM] += share
            cells[node + SQUARES] += share * share
            at += 1
        seat: i64 = 0
        while seat < len(shares):
            self.shares[seat] += shares[seat]
            seat += 1
        self.iterations += 1

    # What it has found

    def moves(self, seat: i64) -> vec[i64]:
        """The moves of that seat at the root that have been tried, most tried first."""
        nodes = vec[i64]()
        child = self.cells[self.root + CHILD]
        while child != NONE:
            if self.cells[child + KEY] // SEAT == seat and self.cells[child + VISITS]:
                nodes = append(nodes, child)
                at = len(nodes) - 1
                while at and self.better(child, nodes[at - 1]):
                    nodes[at] = nodes[at - 1]
                    at -= 1
                nodes[at] = child
            child = self.cells[child + NEXT]
        at = 0
        while at < len(nodes):
            nodes[at] = self.cells[nodes[at] + KEY] - seat * SEAT
            at += 1
        return nodes

    def better(self, one: i64, other: i64) -> bool:
        """Whether one node was tried more, or as often and with more luck."""
        cells = self.cells
        if cells[one + VISITS] != cells[other + VISITS]:
            return cells[one + VISITS] > cells[other + VISITS]
        return cells[one + SUM] > cells[other + SUM]

    def visits(self, seat: i64, move: i64) -> i64:
        """How often a move at the root was tried."""
        child = self.find(self.root, seat * SEAT + move)
        if child == NONE:
            return 0
        return self.cells[child + VISITS]

    def share(self, seat: i64, move: i64) -> float:
        """The share of the win that a move at the root promises the seat that makes it."""
        child = self.find(self.root, seat * SEAT + move)
        if child == NONE or self.cells[child + VISITS] == 0:
            return 0.0
        return float(self.cells[child + SUM]) / float(self.cells[child + VISITS] * WHOLE)

    def doubt(self, seat: i64, move: i64) -> float:
        """The standard error of that share, as if all iterations were independent."""
        child = self.find(self.root, seat * SEAT + move)
        if child == NONE or self.cells[child + VISITS] < 2:
            return 1.0
        visits = float(self.cells[child + VISITS])
        mean = float(self.cells[child + SUM]) / visits
        spread = float(self.cells[child + SQUARES]) / visits - mean * mean
        if spread < 0.0:
            spread = 0.0
        return sqrt(spread / visits) / float(WHOLE)

    def outlook(self) -> list[float]:
        """Every seat's share of the win, as far as the search has looked."""
        return [share / float(self.iterations * WHOLE) for share in self.shares]

    def line(self, most: i64) -> list[tuple[int, int]]:
        """What is most likely to follow, as seats and moves: the most tried nodes one below the other."""
        found: list[tuple[int, int]] = []
        node = self.root
        while len(found) < most:
            best = NONE
            child = self.cells[node + CHILD]
            while child != NONE:
                if best == NONE or self.better(child, best):
                    best = child
                child = self.cells[child + NEXT]
            if best == NONE or self.cells[best + VISITS] == 0:
                break
            key = self.cells[best + KEY]
            found.append((key // SEAT, key % SEAT))
            node = best
        return found

    def go_down(self, seat: i64, move: i64) -> bool:
        """Make the node of a move the root, if there is one and the tree is not too full to go on."""
        child = self.find(self.root, seat * SEAT + move)
        if child == NONE or 2 * len(self.cells) > self.most:
            return False
        self.root = child
        self.iterations = 0
        self.shares = []
        return True


class Searcher(Bot):
    """Plays what a search is surest of. Reproducible: its strength is a number of iterations, not of seconds."""

    def __init__(self, guide: Guide, iterations: i64) -> None:
        super().__init__()
        self.iterations = iterations
        guide.compete()
        self.search = Search(guide)
        self.keeps = False  # whether it goes on with its tree when its own next move follows at once
        self.caution = guide.caution
        self.step: i64 = NONE  # of the last choice, and what it was
        self.move: i64 = NONE

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        moves = chair.legal
        if len(moves) == 1:
            self.step = NONE
            return moves[0]
        if budget.iterations == 0 and budget.seconds == 0.0:
            budget = Budget(self.iterations)
        follows = self.keeps and self.step != NONE and chair.step == self.step + 1
        if not follows or not self.search.go_down(chair.seat, self.move):
            self.search.reset()
        self.search.think(chair, chance, budget)
        self.step = chair.step
        self.move = self.pick(chair.seat, moves)
        return self.move

    def pick(self, seat: i64, moves: vec[i64]) -> i64:
        """The move to make: one that is legal, whatever an old tree may say."""
        best = moves[0]
        most = -10.0
        for move in self.search.moves(seat):
            if move not in moves:
                continue
            if self.caution <= 0.0:
                return move
            share = self.search.share(seat, move) - self.caution * self.search.doubt(seat, move)
            if share > most:
                most = share
                best = move
        return best
