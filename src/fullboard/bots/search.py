"""Information-set Monte Carlo tree search (ISMCTS): one tree over many determinisations of what the seat cannot see.

Each iteration draws a determinisation, selects a path down the tree by moves that are legal in it, expands a node, lets
the guide play on and evaluate, and backpropagates every seat's share of the win. It is the single-observer form of
P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
Computational Intelligence and AI in Games 4 (2012), for any number of players: each seat maximises its own share.

*Selection* is UCB1 (P. Auer, N. Cesa-Bianchi, P. Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem",
Machine Learning 47, 2002) with availability counts: the logarithm is of how often a move was legal when its node was
passed, not of how often the node was visited, since moves are not there in every determinisation (Cowling et al.).
Where the guide has priors it is PUCT (C. D. Rosin, "Multi-armed bandits with episode context", Annals of Mathematics
and Artificial Intelligence 61, 2011), in the form that AlphaGo made known; moves that were not visited yet are taken to
be as good as their visited siblings on average (first-play urgency: S. Gelly and Y. Wang, 2006).

*Simultaneous moves* are selected by decoupled UCT: all who choose at once have statistics of their own at the same
node, so that nobody answers a move that has not been shown (M. J. W. Tak, M. Lanctot, M. H. M. Winands, "Monte Carlo
Tree Search variants for simultaneous move games", IEEE CIG 2014). Each combination of moves leads to a node of its own.

*Common random numbers*: the nth visits to all moves at the root meet the same determinisation and the same luck, so
that moves differ by what they are worth.

A node is eight numbers in one long vector; its statistics are those of the move that leads to it.
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
AVAILABLE: Final[i64] = 2  # the availability count: how often the move was legal when the node above was passed
SUM: Final[i64] = 3  # of the shares of the win of the seat that moved
SQUARES: Final[i64] = 4  # of these shares
PRIOR: Final[i64] = 5  # in thousandths, 0 if there is none
CHILD: Final[i64] = 6  # the first child; children are linked by rising key
NEXT: Final[i64] = 7  # the next sibling
NODE: Final[i64] = 8
NONE: Final[i64] = -1

SEAT: Final[i64] = 1000000  # a key is the seat times this and the move
MIX: Final[i64] = 1000003
LARGEST: Final[i64] = 0x3FFFFFFFFFFFFFFF
STREAMS: Final[i64] = 1000000000
CLOCK: Final[i64] = 16  # iterations between looks at the clock
MOST_NODES: Final[i64] = 200000
UNKNOWN: Final = 0.25  # the value of a move when none of its siblings was visited


class Search:
    """A tree and how it grows. `think` may be called again to think on."""

    def __init__(self, guide: Guide, uct_c: float = 0.5, puct_c: float = 1.2, most_nodes: i64 = MOST_NODES) -> None:
        self.guide = guide
        self.uct_c = uct_c  # the exploration constant of UCB1, where there are no priors
        self.puct_c = puct_c  # the exploration constant of PUCT
        self.most: i64 = most_nodes * NODE
        self.cells = vec[i64]([0, 0, 0, 0, 0, 0, NONE, NONE])
        self.joint: dict[int, int] = {}  # the nodes after simultaneous moves, by the node before and the moves
        self.root: i64 = 0
        self.iterations: i64 = 0  # in this tree
        self.shares: list[int] = []  # the sum of every seat's shares, over all iterations of this tree
        self.path = vec[i64]()
        self.depth: i64 = 0
        self.luck = Quick(0)  # of one iteration
        self.common_random_numbers = True
        self.forced: i64 = NONE  # the only move to select at the root

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
        sample = self.guide.determinise(chair, chance)  # the seat's own legal moves are alike in all of them
        own = chair.seat >= 0 and len(sample.legal(chair.seat)) > 0
        stream = chance.pick(STREAMS)
        most: i64 = 0  # no limit
        if budget.iterations is not None:
            most = budget.iterations
        elif budget.seconds is None:
            most = self.guide.iterations
        end = 0.0  # no limit
        if budget.seconds is not None:
            end = time.perf_counter() + budget.seconds
        done: i64 = 0
        while most == 0 or done < most:
            first = NONE
            visits = self.iterations
            if own:
                first = self.first_move(chair.seat, sample, chance)
                if first != NONE and self.common_random_numbers:
                    visits = self.cells[first + VISITS]
            self.luck.reseed(stream, visits)
            self.iterate(self.guide.determinise(chair, self.luck), chair.seat, first, chance)
            done += 1
            if done % CLOCK == 0 and end > 0.0 and time.perf_counter() > end:
                break

    def first_move(self, seat: i64, sample: State, chance: Chance) -> i64:
        """The own move to begin the next iteration with, selected before its determinisation is drawn."""
        if self.forced != NONE:
            forced = self.find(self.root, seat * SEAT + self.forced)
            if forced != NONE:
                return forced
        return self.select(self.root, seat, sample, chance)

    def iterate(self, state: State, own: i64, first: i64, chance: Chance) -> None:
        """Select, expand, play out and backpropagate once; `first` is the own move to begin with, if any."""
        self.depth = 0
        node = self.root
        seat = own
        if first == NONE:
            seat = state.actor()
        while seat >= 0:
            step = state.step
            child = first
            if node != self.root or first == NONE:
                child = self.select(node, seat, state, chance)
            if child == NONE:
                break
            self.descend(seat, child, state)
            fresh = self.cells[child + VISITS] == 0
            if state.step == step and not state.over:  # simultaneous: all others choose without knowing it
                together: i64 = child
                while state.step == step:
                    seat = state.actor()
                    child = self.select(node, seat, state, chance)
                    if child == NONE:
                        break
                    self.descend(seat, child, state)
                    fresh = fresh or self.cells[child + VISITS] == 0
                    together = (together * MIX + child) & LARGEST
                if child != NONE:
                    child = self.joint_child(node, together)
            if fresh or child == NONE:
                break
            node = child
            seat = state.actor()
        self.guide.rollout(state, self.luck)
        self.backpropagate(self.guide.shares(state))

    def descend(self, seat: i64, child: i64, state: State) -> None:
        """Make the move of a node and add it to the path."""
        state.play(seat, self.cells[child + KEY] - seat * SEAT, self.luck)
        if self.depth < len(self.path):
            self.path[self.depth] = child
        else:
            self.path = append(self.path, child)
        self.depth += 1

    def select(self, node: i64, seat: i64, state: State, chance: Chance) -> i64:
        """The child to go on with; a move without one gets it, or all do where there are priors; NONE if it is full."""
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
        return self.best_child(node, base, moves)

    def best_child(self, node: i64, base: i64, moves: vec[i64]) -> i64:
        """The child of the highest upper confidence bound for these moves, which all have one.

        With the mean share Q, visits n, availability count m and prior p of a move, and the visits N of all of them,
        it is Q + puct_c * p * sqrt(N + 1) / (n + 1) with priors (PUCT), else Q + uct_c * sqrt(ln(m) / n) (UCB1).
        """
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
            cells[child + AVAILABLE] += 1
            total += cells[child + SUM]
            visits += cells[child + VISITS]
            at += 1
        first_play = UNKNOWN
        if visits:
            first_play = float(total) / float(visits * WHOLE)
        root = sqrt(float(visits) + 1.0)
        chosen = NONE
        most = -1.0
        child = first
        at = 0
        while at < many:
            while cells[child + KEY] != base + moves[at]:
                child = cells[child + NEXT]
            tried = cells[child + VISITS]
            value = first_play
            if tried:
                value = float(cells[child + SUM]) / float(tried * WHOLE)
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

    def joint_child(self, node: i64, together: i64) -> i64:
        """The node after all have made their simultaneous moves, or NONE if the tree is full."""
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

    def backpropagate(self, shares: vec[i64]) -> None:
        """Add the shares of the win to every node of the path."""
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

    # The results

    def moves(self, seat: i64) -> vec[i64]:
        """The moves of that seat at the root that were visited, most visits first."""
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
        """Whether one node has more visits than another, or as many and a larger share."""
        cells = self.cells
        if cells[one + VISITS] != cells[other + VISITS]:
            return cells[one + VISITS] > cells[other + VISITS]
        return cells[one + SUM] > cells[other + SUM]

    def visits(self, seat: i64, move: i64) -> i64:
        """The visits of a move at the root."""
        child = self.find(self.root, seat * SEAT + move)
        if child == NONE:
            return 0
        return self.cells[child + VISITS]

    def share(self, seat: i64, move: i64) -> float:
        """The mean share of the win of the seat that makes a move at the root."""
        child = self.find(self.root, seat * SEAT + move)
        if child == NONE or self.cells[child + VISITS] == 0:
            return 0.0
        return float(self.cells[child + SUM]) / float(self.cells[child + VISITS] * WHOLE)

    def standard_error(self, seat: i64, move: i64) -> float:
        """The standard error of that mean, as if all iterations were independent."""
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
        """Every seat's mean share of the win over all iterations of this tree."""
        return [share / float(self.iterations * WHOLE) for share in self.shares]

    def line(self, most: i64) -> list[tuple[int, int]]:
        """The principal variation as seats and moves: the most visited nodes, one below the other."""
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
    """Plays the move of the highest lower confidence bound; reproducible, since it counts iterations, not seconds."""

    def __init__(self, guide: Guide, iterations: i64) -> None:
        super().__init__()
        self.iterations = iterations
        guide.compete()
        self.search = Search(guide)
        self.keeps = False  # whether the tree is kept when the seat's own next move follows at once
        self.caution = guide.caution
        self.step: i64 = NONE  # of the last choice, and what it was
        self.move: i64 = NONE

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> i64:
        moves = chair.legal
        if len(moves) == 1:
            self.step = NONE
            return moves[0]
        if budget.is_open:
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
            bound = self.search.share(seat, move) - self.caution * self.search.standard_error(seat, move)
            if bound > most:
                most = bound
                best = move
        return best
