"""Odds of 4 Étoiles that are learned by playing by them: the move after which they are best, no search.

python -m benchmarks.studies.afterwards_of_four_stars learn odds.json --rounds 10 --matches 1500
python -m benchmarks.studies.afterwards_of_four_stars on more.json --rounds 20 --matches 1000
python -m benchmarks.studies.afterwards_of_four_stars surprise more.json --against hard-0.1@60 --games 40
python -m benchmarks.studies.afterwards_of_four_stars duel odds.json --horizon 4 --iterations 200 --against hard-0.1@100

This is TD(λ) over the positions after moves, as TD-Gammon did it (G. Tesauro, "Temporal Difference Learning and
TD-Gammon", Communications of the ACM 38, 1995), with the traits of `guide/odds.py` and the weights that the game has
now to begin with. Most seats play by the odds, with a little noise, the others by habit. After each round of matches
the weights are fitted on to the last three rounds and written to the file, and one seat is tried among three greedy
ones. `duel` puts such weights into the search: two of it against two of another bot, by time on the processor. `duel
-` asks the weights that it began with. Those that were found lie beside this file.

`on` learns on from those, over many more matches: more seats play by habit, each round is fitted to by itself, with a
rate that falls from round to round. What a round needs is in the file and in its number, so a course that was stopped
goes on as if it had not been. What 25 rounds came to lies beside this file too, as `…_longer.json`. `surprise` tells
how surprised the odds are by who wins matches of searching bots.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.studies.learned import Timed, named, play, seating
from benchmarks.studies.odds_of_four_stars import write
from numpy.typing import NDArray

from fullboard.bots.arena.figures import wilson
from fullboard.bots.search import Searcher
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.shelf import find_game
from fullboard.core.state import NOBODY
from fullboard.games.four_stars.box import ANNOUNCE, ROLL
from fullboard.games.four_stars.greedy.bot import tasteful_move
from fullboard.games.four_stars.greedy.worth import Taste
from fullboard.games.four_stars.guide.guide import FourStarsGuide
from fullboard.games.four_stars.guide.odds import TRAITS, Odds, read_weights
from fullboard.games.four_stars.guide.taste import savvy
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import HAND
from fullboard.games.four_stars.rules.turn import CHANGE, CLOSE, DEAL, GETTING, GIVING, PLAN, START

Floats = NDArray[np.float32]
SEATS = 4
WHOLE = 10000.0
FLAG = int(TRAITS) - 1  # the trait of whoever is savvy: here, of whoever is about to roll the dice
NOISE = 60.0  # parts of WHOLE
TRACE = 0.95  # λ, from one position to the next
KEPT = 3  # rounds that are fitted to
TRIED = 400  # matches among greedy bots
HIDDEN, EPOCHS, BATCH, RATE = 32, 3, 1024, 0.001
MIXED = (60, 20, 20, 0)  # of a hundred seats that learn on: by the odds, by savvy habit, greedy, searching
SEARCHED = 12  # iterations
FOUND = Path(__file__).with_suffix(".json")
OPEN = (DEAL, GIVING, GETTING)  # phases in which a move is half made


class Afterwards:
    """Plays the move after which the odds are best."""

    def __init__(self, weights: dict[str, Any], noise: float, seed: int) -> None:
        game = find_game("four-stars")
        start = game.new(SEATS, game.check_options({}), game.find_edition(), Quick(0))
        assert isinstance(start, FourStarsState)
        self.odds = Odds(start.box, weights)
        self.noise = noise
        self.rng = random.Random(seed)
        self.luck = Quick(0)

    def choose(self, state: FourStarsState, seat: int, chance: Chance) -> int:
        """A move; starting squares are left to chance, and who can announce does."""
        if state.phase == START:
            return int(state.random_move(seat, chance))
        moves = [int(move) for move in state.legal(seat)]
        if len(moves) == 1:
            return moves[0]
        if ANNOUNCE in moves:
            return int(ANNOUNCE)
        return max(moves, key=lambda move: self.after(state, seat, move) + self.rng.gauss(0, self.noise))

    def after(self, state: FourStarsState, seat: int, move: int) -> float:
        """The odds of a seat after its move, with what belongs to it and then the end of its turn."""
        if move == ROLL:
            return self.judge(state, seat, seat)
        twin = state.copy()
        self.luck.reseed(1, state.step)  # the same die for all moves after which one is rolled
        twin.play(seat, move, self.luck)
        if not twin.over and twin.turn == seat:
            if twin.phase == PLAN:
                return self.judge(twin, seat, seat)
            if twin.phase in OPEN or (twin.phase == CHANGE and twin.changed >= 0):
                return max(self.after(twin, seat, int(on)) for on in twin.legal(seat) if on != ANNOUNCE)
            if twin.phase == CLOSE and twin.met(seat):
                twin.announce(seat)
            else:
                twin.end_turn(seat)
        return self.judge(twin, seat, NOBODY)

    def judge(self, state: FourStarsState, seat: int, rolls: int) -> float:
        """The odds of a seat, in parts of WHOLE."""
        if state.over:
            winners = state.winners()
            return int(WHOLE) / len(winners) if seat in winners else 0.0
        self.odds.savvy = rolls
        return float(self.odds.shares(state)[seat])


class Round:
    """Matches that are learned from: positions, and what everybody's shares should have been in them."""

    def __init__(self, weights: dict[str, Any], seed: int, mixed: Sequence[int] = (70, 15, 15, 0)) -> None:
        self.mixed = mixed
        self.guide = FourStarsGuide()  # of seats that search
        self.guide.hasten()
        self.guide.weights = without_flag(weights)
        self.searcher = Searcher(self.guide, SEARCHED)
        self.game = find_game("four-stars")
        self.bot = Afterwards(weights, NOISE, seed)
        self.seed = seed
        self.rng = random.Random(seed)
        self.positions: list[Floats] = []
        self.wanted: list[Floats] = []
        self.traits: list[Floats] = []  # of one match
        self.shares: list[Floats] = []

    def match(self, number: int) -> None:
        """One match."""
        luck = Quick(self.seed, number)
        state = self.game.new(SEATS, self.game.check_options({}), self.game.find_edition(), luck)
        assert isinstance(state, FourStarsState)
        tastes = self.rng.choices((None, savvy(), Taste(), self.searcher), self.mixed, k=SEATS)
        self.traits, self.shares = [], []
        turn = -1
        while not state.over:
            seat = int(state.turn)
            if state.phase == PLAN and seat != turn:
                self.note(state, NOBODY)
                turn = seat
            taste = tastes[seat]
            if isinstance(taste, Searcher):
                move = int(taste.choose(Chair(state, seat, luck), luck, Budget()))
            else:
                move = self.bot.choose(state, seat, luck) if taste is None else tasteful_move(state, seat, taste, luck)
            if move == ROLL and (state.eventful or state.cells[HAND + seat]):
                self.note(state, seat)
            state.play(seat, move, luck)
            if state.turn != seat:
                turn = -1
        self.end(state)

    def note(self, state: FourStarsState, rolls: int) -> None:
        """Count a position as it is now."""
        odds = self.bot.odds
        odds.savvy = rolls
        rows = []
        for seat in range(SEATS):
            odds.count(state, seat)
            rows.append(np.array(odds.traits, np.float32))
        self.traits.append(np.stack(rows))
        self.shares.append(np.array(odds.shares(state), np.float32) / np.float32(WHOLE))

    def end(self, state: FourStarsState) -> None:
        """What each position should have been worth, backwards from how the match ended."""
        winners = list(state.winners())
        wanted = np.array([(seat in winners) / len(winners) for seat in range(SEATS)], np.float32)
        for at in range(len(self.traits) - 1, -1, -1):
            if at < len(self.traits) - 1:
                wanted = np.asarray(TRACE * wanted + (1 - TRACE) * self.shares[at + 1], np.float32)
            self.positions.append(self.traits[at])
            self.wanted.append(wanted)


def shares_of(scores: Floats) -> Floats:
    """Shares of the win by scores, row by row."""
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def fit_on(
    weights: dict[str, Any], traits: Floats, wanted: Floats, seed: int, rates: tuple[float, float] = (RATE, 0.0)
) -> dict[str, Any]:
    """Fit weights on to what was wanted (Adam), with hidden units added if there are too few; the rate falls."""
    rng = np.random.default_rng(seed)
    scale = np.maximum(traits.std((0, 1)), 0.05).astype(np.float32)
    inputs = traits / scale
    units = len(weights["out"])
    more = max(0, HIDDEN - units)
    first = np.array(weights["first"], np.float32).reshape(TRAITS, units) * scale[:, None]
    parts = [
        np.concatenate([first, rng.normal(0, int(TRAITS) ** -0.5, (TRAITS, more)).astype(np.float32)], 1),
        np.concatenate([np.array(weights["bias"], np.float32), np.zeros(more, np.float32)]),
        np.concatenate([np.array(weights["out"], np.float32), rng.normal(0, 0.01, more).astype(np.float32)]),
        np.array(weights["direct"], np.float32) * scale,
    ]
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    steps = 0
    for epoch in range(EPOCHS):
        rate = rates[0] + (rates[1] - rates[0]) * epoch / EPOCHS
        order = rng.permutation(len(inputs))
        for start in range(0, len(inputs) - BATCH + 1, BATCH):
            rows = order[start : start + BATCH]
            given = inputs[rows]
            hidden = np.maximum(0, given @ parts[0] + parts[1])
            error = (shares_of(hidden @ parts[2] + given @ parts[3]) - wanted[rows]) / BATCH
            back = error[:, :, None] * parts[2] * (hidden > 0)
            slopes = [
                given.reshape(-1, TRAITS).T @ back.reshape(-1, back.shape[2]),
                back.sum((0, 1)),
                (error[:, :, None] * hidden).sum((0, 1)),
                (error[:, :, None] * given).sum((0, 1)),
            ]
            steps += 1
            for which, slope in enumerate(slopes):
                means[which] = 0.9 * means[which] + 0.1 * slope
                squares[which] = 0.999 * squares[which] + 0.001 * slope * slope
                step = means[which] / (1 - 0.9**steps) / (np.sqrt(squares[which] / (1 - 0.999**steps)) + 1e-8)
                parts[which] = np.asarray(parts[which] - rate * step, np.float32)
    return {
        "first": (parts[0] / scale[:, None]).ravel().tolist(),
        "bias": parts[1].tolist(),
        "out": parts[2].tolist(),
        "direct": (parts[3] / scale).tolist(),
    }


def among_greedy(weights: dict[str, Any], matches: int, seed: int) -> str:
    """What one seat that plays by these odds wins among three greedy ones."""
    game = find_game("four-stars")
    bot, greedy = Afterwards(weights, 0.0, seed), Taste()
    won = 0.0
    for number in range(matches):
        luck = Quick(seed, number)
        state = game.new(SEATS, game.check_options({}), game.find_edition(), luck)
        assert isinstance(state, FourStarsState)
        while not state.over:
            seat = int(state.turn)
            if seat == number % SEATS:
                move = bot.choose(state.guess(seat, luck), seat, luck)
            else:
                move = int(tasteful_move(state, seat, greedy, luck))
            state.play(seat, move, luck)
        winners = list(state.winners())
        won += (number % SEATS in winners) / len(winners)
    share = wilson(won, matches)
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}) of {matches} matches among greedy bots"


def without_flag(weights: dict[str, Any]) -> dict[str, Any]:
    """Weights for which it does not matter who is about to roll, or savvy."""
    units = len(weights["out"])
    direct, first = list(weights["direct"]), list(weights["first"])
    direct[FLAG] = 0.0
    first[FLAG * units :] = [0.0] * units
    return {**weights, "direct": direct, "first": first}


def learn(file: Path, rounds: int, matches: int) -> None:
    """Play, fit, try, over and over."""
    weights = without_flag(read_weights())
    print(f"at the start: {among_greedy(weights, TRIED, 5000)}", flush=True)
    kept: list[tuple[Floats, Floats]] = []
    for number in range(rounds):
        played = Round(weights, 1000 + number)
        for match in range(matches):
            played.match(match)
        kept = [*kept, (np.stack(played.positions), np.stack(played.wanted))][-KEPT:]
        traits, wanted = (np.concatenate(part) for part in zip(*kept, strict=True))
        weights = fit_on(weights, traits, wanted, number)
        write(weights, file)
        told = among_greedy(weights, TRIED, 5000)
        print(f"round {number + 1}: {len(played.positions)} positions; {told}", flush=True)


def learn_on(file: Path, rounds: int, matches: int, mixed: Sequence[int] = MIXED) -> None:
    """Play and fit, over and over, from the weights that were found; begun anew where it was stopped."""
    course = file.with_suffix(".course")
    done = int(course.read_text(encoding="utf-8")) if course.exists() else 0
    for number in range(done, rounds):
        weights = json.loads((file if number else FOUND).read_text(encoding="utf-8"))
        played = Round(weights, 20000 + number, mixed)
        for match in range(matches):
            played.match(match)
        rates = RATE * (1 - number / rounds), RATE * (1 - (number + 1) / rounds)
        weights = fit_on(weights, np.stack(played.positions), np.stack(played.wanted), number, rates)
        write(weights, file)
        course.write_text(f"{number + 1}\n", encoding="utf-8")
        told = among_greedy(weights, TRIED, 5000) if (number + 1) % 5 == 0 else "not tried"
        print(f"round {number + 1}: {len(played.positions)} positions; {told}", flush=True)


def surprise(file: Path, against: str, games: int, seed: int) -> str:
    """How surprised three kinds of odds are by who wins matches of four searching bots: present, found and these."""
    game = find_game("four-stars")
    known = [read_weights(), *(json.loads(each.read_text(encoding="utf-8")) for each in (FOUND, file))]
    bots = [named(game, against) for _ in range(SEATS)]
    found = []
    for number in range(games):
        luck = Quick(seed, number)
        state = game.new(SEATS, game.check_options({}), game.find_edition(), luck)
        assert isinstance(state, FourStarsState)
        judges = [Odds(state.box, without_flag(weights)) for weights in known]
        told, turn = [], -1
        while not state.over:
            seat = int(state.turn)
            if state.phase == PLAN and seat != turn:
                told.append([np.array(judge.shares(state)) / WHOLE for judge in judges])
                turn = seat
            state.play(seat, int(bots[seat].choose(Chair(state, seat, luck), luck, Budget())), luck)
            if state.turn != seat:
                turn = -1
        winners = list(state.winners())
        found.append(-np.log(np.maximum(np.array(told)[:, :, winners].sum(2) / len(winners), 1e-4)).mean(0))
    rows = np.array(found)
    means, against_found = rows.mean(0), rows[:, 2] - rows[:, 1]
    doubt = 1.96 * against_found.std(ddof=1) / len(rows) ** 0.5
    return (
        f"{games} matches of {against}: present {means[0]:.3f}, found {means[1]:.3f}, these {means[2]:.3f};"
        f" these less found {against_found.mean():+.3f} ± {doubt:.3f} (95 %); chance {np.log(SEATS):.3f}"
    )


def duel(file: Path, horizon: int, iterations: int, against: str, games: int) -> None:
    """Two searches with these odds against two other bots."""
    game, guide = find_game("four-stars"), FourStarsGuide()
    guide.horizon = horizon
    if str(file) != "-":
        guide.weights = without_flag(json.loads(file.read_text(encoding="utf-8")))
    bots = Timed(Searcher(guide, iterations)), Timed(named(game, against))
    found = []
    for number in range(games):
        found.append(play(game, SEATS, number, seating(SEATS, number, False), bots, 77))
        share = wilson(sum(each["won"] for each in found), len(found))
        spent = [1000 * sum(each["seconds"][side] for each in found) for side in (0, 1)]
        pace = [spent[side] / sum(each["choices"][side] for each in found) for side in (0, 1)]
        told = f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}), {len(found)} games"
        print(f"{told}; ms a choice: {pace[0]:.1f} against {pace[1]:.1f}", flush=True)


def main() -> None:
    """Learn, or play."""
    parser = argparse.ArgumentParser()
    parser.add_argument("task", choices=("learn", "on", "surprise", "duel"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--mixed", type=int, nargs=4, default=MIXED, help="seats of a hundred for `on`")
    parser.add_argument("--horizon", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--against", default="hard-0.1@100")
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    if given.task == "learn":
        learn(given.file, given.rounds, given.matches)
    elif given.task == "on":
        learn_on(given.file, given.rounds, given.matches, given.mixed)
    elif given.task == "surprise":
        print(surprise(given.file, given.against, given.games, 40000))
    else:
        duel(given.file, given.horizon, given.iterations, given.against, given.games)


if __name__ == "__main__":
    main()
