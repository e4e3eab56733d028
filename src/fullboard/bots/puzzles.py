"""Finding puzzles: decisions of bots' matches at which one move is clearly best, judged several times over.

A glance first, to leave out most; then a search of its own seed as long as the header says; then the best move and its
closest rivals, each looked at alone, in other settings of length and horizon with other seeds, as an analysis does; at
last a search ten times as long, which must agree. How hard it is follows from how often weaker bots find the move.
Where all that can happen can be gone through, there is a proof as well.
"""

import hashlib
import json
from dataclasses import dataclass
from itertools import count
from typing import Any

from msgspec.structs import replace

from fullboard.bots.analysis import LOOKS, difference, looks_at, verdict
from fullboard.bots.gains import gain
from fullboard.bots.guides import guide_of
from fullboard.bots.loop import MATCH_SEEDS, MatchLoop
from fullboard.bots.moments import DecisionPoint, Probe, moments
from fullboard.bots.proof import Proof, TooManyWorlds, proof_of
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick, Recorded
from fullboard.core.errors import PickMismatch
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.puzzle import Origin, Puzzle, RightMove, attempt, shortened
from fullboard.core.shelf import find_game, shelf
from fullboard.core.state import State

PLAYERS = "medium"  # who plays the matches
GLANCE = 10  # parts of a look
BRIEFEST = 40  # iterations of a glance, at least,
EACH = 4  # and for each move: with many moves, a glance sees nothing otherwise
WIDE = 0.04  # of the win, by which the best must be ahead at a glance, which sees dimly,
AHEAD = 0.05  # and when looked at closely
DEEPER = 10  # times as long as a look: how long the last one takes, and that of a check
RIVALS = 2  # moves that are compared with the best
SHORT = LOOKS // 2  # looks of each, the shortest, after which most of those are given up that come to nothing
MOST_A_MATCH = 5
APART = 12  # lines between two puzzles of a match
QUICK = 4000  # moves that are gone through where proofs are looked for
PATIENCE = 3  # decisions that are too much to go through, before those that can be proven are at an end
MOST_STEPS = 4
EASY_ONES = 5  # one in so many of those that weaker bots solve nearly always is looked at closely
WEAKER = {"easy": 8, "greedy": 4, "medium": 4}  # how often each tries
EASIER = (0.75, 0.5, 0.25, 0.01)  # the share of tries that solve a puzzle of level 1, 2, 3, 4 at least


@dataclass(frozen=True)
class MatchToSearch:
    """One match to look through."""

    game: str
    seed: int
    number: int
    iterations: int


def usual_iterations(game: Game) -> int:
    """How often a decision is looked at, if nobody says: half as often as `hard` does."""
    return max(100, int(guide_of(game).iterations) // 2)


def look_through(piece: MatchToSearch) -> list[Puzzle]:
    """The puzzles of one match between bots, in any process."""
    game = find_game(piece.game)
    found: list[Puzzle] = []
    order = Quick(piece.seed, 2 * piece.number)
    for moment in _shuffled(moments(bots_match(game, piece).log), order):
        near = any(abs(moment.before - each.found.line) < APART for each in found)
        if near or moment.choices < 3 or moment.state.over:
            continue
        puzzle = judge(moment, piece)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == MOST_A_MATCH:
            break
    return sorted(found, key=lambda each: each.found.line)


def look_for_proofs(piece: MatchToSearch) -> list[Puzzle]:
    """The puzzles of one match between bots that can be proven: those of its end, from the last decision backwards."""
    found: list[Puzzle] = []
    patience = PATIENCE
    for moment in reversed(moments(bots_match(find_game(piece.game), piece).log)):
        near = any(abs(moment.before - each.found.line) < APART for each in found)
        if near or moment.choices < 3 or moment.state.over:
            continue
        try:
            puzzle = judge_proven(moment, piece)
        except TooManyWorlds:
            patience -= 1
            if not patience:
                break
            continue
        if puzzle is not None:
            found.append(puzzle)
    return found[::-1]


def judge_proven(moment: DecisionPoint, piece: MatchToSearch) -> Puzzle | None:
    """The puzzle of a decision at which a move is proven to be best, and is so clearly; raises TooMuch."""
    state, seat = moment.state, moment.seat
    best = Proof(seat, QUICK).best(state)
    if best is None:
        return None
    position = state.position()
    seed = _seed(position, piece, 0)
    look = Probe(guide_of(state.game), state, seat, seed + 1)
    look.think(piece.iterations)
    rivals = [move for move in look.favourites() if move != best[0]]
    step = _compared(state, seat, [best[0], *rivals[:RIVALS]], look, seed + 2, piece.iterations, best[1])
    return _kept(moment, piece, [step]) if step is not None else None


def bots_match(game: Game, piece: MatchToSearch) -> Match:
    """The match of that number: bots at every seat, one more of them from match to match, and from the fewest again."""
    players = game.players[piece.number % len(game.players)]
    deals = Quick(piece.seed, 2 * piece.number)
    match = Match(game, players, seed=int(deals.pick(MATCH_SEEDS)))
    bots: list[Bot | None] = [shelf().find_bot(game, PLAYERS) for _ in range(players)]
    MatchLoop(match, bots, [Budget()] * players, Quick(piece.seed, 2 * piece.number + 1)).run()
    return match


def _shuffled(found: list[DecisionPoint], chance: Chance) -> list[DecisionPoint]:
    left, shuffled = list(found), []
    while left:
        shuffled.append(left.pop(int(chance.pick(len(left)))))
    return shuffled


def judge(moment: DecisionPoint, piece: MatchToSearch) -> Puzzle | None:
    """The puzzle that a decision makes, if one move is clearly best; with the moves after it, while that is so."""
    state, seat = moment.state, moment.seat
    position = state.position()
    steps: list[RightMove] = []
    for number in count():
        seed = _seed(position, piece, number)
        step = best_move(state, seat, seed, piece.iterations, easy=number > 0 or seed % EASY_ONES == 0)
        if step is None:
            break
        steps.append(step)
        after = _at_once(state, seat, step.move)
        if after is None or len(steps) == MOST_STEPS:
            break
        state = after
    return _kept(moment, piece, steps) if steps else None


def _kept(moment: DecisionPoint, piece: MatchToSearch, steps: list[RightMove]) -> Puzzle | None:
    """The puzzle with these steps, if a search ten times as long has the last word and agrees."""
    state, seat = moment.state, moment.seat
    position = state.position()
    if not finds(state, seat, steps[0].move, DEEPER * piece.iterations, _seed(position, piece, -2)):
        return None
    moves = [step.move for step in steps]
    solved = solved_by(state, seat, moves, _seed(position, piece, -1))
    level = 1 + sum(solved < least for least in EASIER)
    name = hashlib.sha256(json.dumps([position, seat], sort_keys=True).encode()).hexdigest()[:8]
    found = Origin(piece.number, moment.before)
    return Puzzle(name, seat, level, round(solved, 3), tuple(steps), found, shortened(state.game, position))


def best_move(state: State, seat: int, seed: int, iterations: int, easy: bool = True) -> RightMove | None:
    """The move that is clearly best for a seat, with what it promises; None if none is, or it is too easy."""
    guide = guide_of(state.game)
    glance = Probe(guide, state, seat, seed)
    if len(glance.chair.legal) < 2:
        return None
    glance.think(max(BRIEFEST, iterations // GLANCE, EACH * len(glance.chair.legal)))
    best = glance.favourites()[0]
    if lead(glance, best) < WIDE:
        return None
    if not easy and solved_by(state, seat, [glance.chair.notation(best)], seed) >= EASIER[0]:
        return None
    look = Probe(guide, state, seat, seed + 1)
    look.think(iterations)
    ranked = look.favourites()
    if ranked[0] != best or lead(look, best) < AHEAD:
        return None
    return _compared(state, seat, ranked[: RIVALS + 1], look, seed + 2, iterations)


def lead(look: Probe, best: int) -> float:
    """By how much a move is ahead of all others that were tried."""
    seat = look.seat
    others = [look.search.share(seat, move) for move in look.search.moves(seat) if move != best]
    return look.search.share(seat, best) - max(others, default=0.0)


def _compared(
    state: State, seat: int, ranked: list[int], look: Probe, seed: int, iterations: int, proof: str | None = None
) -> RightMove | None:
    """The best move and its rivals, each alone, in other settings; None unless the best is clearly ahead of each.

    What is proven need not be clear as well, but must be worth as much.
    """
    names = [look.chair.notation(move) for move in ranked]
    length = max(20, iterations // 2)
    short, long = range(seed, seed + SHORT), range(seed + SHORT, seed + LOOKS)
    looks = {name: looks_at(state, seat, name, length, short) for name in names[:2]}
    if len(names) < 2 or difference(looks[names[0]], looks[names[1]])[0] < AHEAD / 2:
        return None
    most = looks[names[0]] + looks_at(state, seat, names[0], length, long, SHORT)
    chances = {names[0]: round(sum(most) / LOOKS, 4)}
    errors = []
    for name in names[1:]:
        begun = looks.get(name) or looks_at(state, seat, name, length, short)
        less = begun + looks_at(state, seat, name, length, long, SHORT)
        cost, error = difference(most, less)
        if cost < AHEAD or (proof is None and verdict(cost, error) != "clear"):
            return None
        chances[name] = round(sum(less) / LOOKS, 4)
        errors.append(error)
    why = gain(state, seat, ranked[0], ranked[1], seed)
    return RightMove(names[0], chances, round(errors[0], 4), why, proof or proof_of(state, seat, names[0]))


def _at_once(state: State, seat: int, move: str) -> State | None:
    """The state after a move, if nothing is drawn and the same seat alone goes on with a choice."""
    after = state.copy()
    try:
        after.play(seat, after.parse(move), Recorded([]))
    except PickMismatch:
        return None
    if after.over or tuple(after.actors()) != (seat,) or len(after.legal(seat)) < 2:
        return None
    return after


def with_proofs(game: Game, puzzle: Puzzle) -> Puzzle:
    """The same puzzle with a proof of each step for which there is one, and without any other."""
    now = attempt(game, puzzle)
    steps = []
    for step in puzzle.steps:
        steps.append(replace(step, proof=proof_of(now.match.state, puzzle.seat, step.move)))
        now = now.then()
    return replace(puzzle, steps=tuple(steps))


def solved_by(state: State, seat: int, moves: list[str], seed: int) -> float:
    """The share of weaker bots' tries that find every one of these moves."""
    tries = [name for name, times in WEAKER.items() for _ in range(times)]
    return sum(_solves(state, seat, moves, name, Quick(seed, at)) for at, name in enumerate(tries)) / len(tries)


def _solves(state: State, seat: int, moves: list[str], name: str, luck: Chance) -> bool:
    bot = shelf().find_bot(state.game, name)
    now = state
    for number, text in enumerate(moves, 1):
        move = now.parse(text)
        if bot.choose(Chair(now, seat, luck), luck, Budget()) != move:
            return False
        if number < len(moves):
            now = now.copy()
            now.play(seat, move, Recorded([]))
    return True


def _seed(position: dict[str, Any], piece: MatchToSearch, purpose: int) -> int:
    """A seed that belongs to a decision, whichever process judges it."""
    text = json.dumps([position, piece.seed, purpose], sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big") >> 2


def agrees(game: Game, puzzle: Puzzle, iterations: int, seed: int) -> bool:
    """Whether a search of that length, with another seed, would make the first move of a puzzle, too."""
    return finds(game.load(dict(puzzle.position)), puzzle.seat, puzzle.steps[0].move, iterations, seed)


def finds(state: State, seat: int, move: str, iterations: int, seed: int) -> bool:
    """Whether a search of that length would make that move."""
    look = Probe(guide_of(state.game), state, seat, seed)
    look.think(iterations)
    return bool(look.chair.notation(look.favourites()[0]) == move)
