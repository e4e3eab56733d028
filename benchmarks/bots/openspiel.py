"""Our bots against OpenSpiel's Python ISMCTS at Compañeros, with the same time for every move.

    python -m benchmarks.bots.openspiel --games 4 --seconds 0.2 --bot greedy

At a table of four sit two of each, seats changing from game to game. The match is ours and so are the deals;
OpenSpiel's state follows move by move, by notation, and is checked to be in step: the same seat to move, the same
legal moves, the same points at the end. OpenSpiel runs in a process and a virtual environment of its own; the two
move in turn, and each looks at its own time on the processor, so that other work on the machine takes from neither.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any, Self
from unittest.mock import patch

from benchmarks.peers import SOURCES, Unavailable, set_up_openspiel
from fullboard import FullboardError, Match, games
from fullboard.bots.arena.figures import Interval, wilson
from fullboard.bots.seating import seating
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import shelf

OURS, THEIRS = 0, 1
UCT_C = 1.0  # of its search, whose returns are wins from 0 to 1; in short trials 0.3 and 2 did no better
PLAYERS = 4
GAME = "companeros"


class OutOfStep(Exception):
    """The two representations of a match differ, or the other process has stopped."""


@dataclass
class Side:
    """What one side has done; moves without a choice are not counted."""

    wins: float = 0.0
    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    iterations: int = 0  # as far as they are told: ours are not

    def note(self, seconds: float, iterations: int = 0) -> None:
        """Add a move."""
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.iterations += iterations

    @property
    def seconds_per_move(self) -> float:
        """The mean."""
        return self.seconds / max(1, self.moves)


@dataclass
class Duel:
    """How it went so far: `sides[OURS]` and `sides[THEIRS]`."""

    bot: str
    seconds: float
    players: int
    games: int = 0
    sides: list[Side] = field(default_factory=lambda: [Side(), Side()])

    @property
    def win_share(self) -> Interval:
        """Of our two seats together; half would be even."""
        return wilson(self.sides[OURS].wins, self.games)

    @property
    def their_iterations_per_second(self) -> float:
        """Of OpenSpiel's search over the whole of the games."""
        theirs = self.sides[THEIRS]
        return theirs.iterations / theirs.seconds if theirs.seconds else 0.0

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        ours, theirs = (asdict(side) | {"seconds_per_move": side.seconds_per_move} for side in self.sides)
        return {
            "bot": self.bot,
            "seconds": self.seconds,
            "players": self.players,
            "games": self.games,
            "win_share": asdict(self.win_share),
            "ours": ours,
            "theirs": theirs | {"iterations_per_second": self.their_iterations_per_second},
        }


class OpenSpielPlayer:
    """OpenSpiel's player in its own process, at one table at a time."""

    def __init__(self) -> None:
        python = set_up_openspiel().command[0]
        program = SOURCES / "openspiel" / "player.py"
        self._process = subprocess.Popen(
            [python, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._round = 0

    def ask(self, do: str, **what: Any) -> dict[str, Any]:
        """One question, one answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            print(json.dumps({"do": do, **what}), file=self._process.stdin, flush=True)
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise OutOfStep(f"OpenSpiel's player stopped when it was asked to {do}; what it said is above")
        found: dict[str, Any] = json.loads(answer)
        return found

    def sit(self, match: Match, seed: int, uct_c: float) -> dict[str, Any]:
        """Begin a match."""
        position = match.position()
        self._round = position["round"]
        self.ask("sit", players=match.players, rounds=position["options"]["rounds"], seed=seed, uct_c=uct_c)
        return self.ask("play", moves=[f"start {position['starter']}", *dealt(match)])

    def follow(self, match: Match, move: str) -> dict[str, Any]:
        """Play what has just been played in our match, and the new deal if that ended a round."""
        moves = [their_name(move)]
        now = match.position()["round"]
        if now != self._round and not match.over:
            moves += dealt(match)
        self._round = now
        return self.ask("play", moves=moves)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._process:  # closes its input, which ends it, and waits
            pass


def their_name(ours: str) -> str:
    """Our notation of a move in OpenSpiel's words: `play green 2` is `play g2` there.

    >>> their_name("take yellow")
    'take y'
    """
    verb, suit, *value = ours.split()
    return " ".join([verb, suit[0] + "".join(value)])


def dealt(match: Match) -> list[str]:
    """The outcomes of chance by which OpenSpiel's state gets the deal of ours: the last hand is the rest."""
    position = match.position()
    cards = [*position["pot"], *(card for hand in position["hands"][:-1] for card in hand)]
    return [their_name(f"deal {card}") for card in cards]


def check_step(match: Match, shown: dict[str, Any]) -> None:
    """Raise OutOfStep unless both stand at the same point of the same match."""
    if shown["over"] != match.over:
        raise OutOfStep("only one of the two is over")
    if match.over:
        if tuple(shown["points"]) != match.scores:
            raise OutOfStep(f"their points are {shown['points']}, ours {match.scores}")
        return
    seat = match.actors[0]
    legal = [their_name(match.notation(move)) for move in match.legal(seat)]
    if shown["player"] != seat or sorted(shown["legal"]) != sorted(legal):
        raise OutOfStep(f"theirs is seat {shown['player']} with {shown['legal']}, ours seat {seat} with {legal}")


def duel(
    bot: str,
    number: int,
    seconds: float,
    *,
    players: int = PLAYERS,
    rounds: int = 1,
    seed: int = 0,
    uct_c: float = UCT_C,
    progress: Callable[[Duel], None] | None = None,
) -> Duel:
    """Play that many games, each side with that many seconds a move; `progress` is told after each."""
    result = Duel(bot, seconds, players)
    on_the_processor = patch.object(time, "perf_counter", time.process_time)  # our search looks at that for its budget
    with OpenSpielPlayer() as them, on_the_processor:
        for game in range(number):
            luck = Quick(seed, game)
            match = Match(GAME, players, seed=int(luck.pick(1 << 31)), options={"rounds": rounds})
            sides = seating(2, players, seed, game)
            _play(match, sides, them, result, luck, uct_c)
            for winner in match.winners:
                result.sides[sides[winner]].wins += 1 / len(match.winners)
            result.games += 1
            if progress:
                progress(result)
    return result


def _play(match: Match, sides: list[int], them: OpenSpielPlayer, result: Duel, luck: Quick, uct_c: float) -> None:
    bots = [shelf().find_bot(match.game, result.bot) for _ in sides]
    budget = Budget(seconds=result.seconds)
    shown = them.sit(match, int(luck.pick(1 << 31)), uct_c)
    check_step(match, shown)
    while match.actors:
        seat = match.actors[0]
        choice = len(match.legal(seat)) > 1
        if sides[seat] == OURS:
            bot = bots[seat]
            story = match.story(seat) if bot.reads_story else None
            start = time.process_time()
            chosen = bot.choose(Chair(match.state, seat, luck, story), luck, budget)
            spent = time.process_time() - start
            iterations = 0
            move = match.notation(int(chosen))
        else:
            answer = them.ask("choose", seconds=result.seconds)
            spent, iterations = answer["seconds"], answer["iterations"]
            (move,) = (name for name in map(match.notation, match.legal(seat)) if their_name(name) == answer["move"])
        if choice:
            result.sides[sides[seat]].note(spent, iterations)
        match.play(seat, move)
        shown = them.follow(match, move)
        check_step(match, shown)


def iterations_per_second(seconds: float = 1.0, *, players: int = PLAYERS, seed: int = 0, deals: int = 3) -> float:
    """How many iterations OpenSpiel's search makes in a second at the start of Compañeros: the median of some deals."""
    rates = []
    with OpenSpielPlayer() as them:
        for deal in range(deals):
            luck = Quick(seed, deal)
            match = Match(GAME, players, seed=int(luck.pick(1 << 31)))
            check_step(match, them.sit(match, int(luck.pick(1 << 31)), UCT_C))
            answer = them.ask("choose", seconds=seconds)
            rates.append(answer["iterations"] / answer["seconds"])
    return float(median(rates))


def report(result: Duel, rate: float) -> str:
    """The outcome in a few lines."""
    ours, theirs = result.sides
    share = result.win_share
    return "\n".join(
        [
            f"{result.games} games of Compañeros, {result.players} players, half of them {result.bot}, half "
            f"OpenSpiel's ISMCTS, {result.seconds:g} s a move",
            f"{result.bot}: {share.value:.1%} of the wins (95 % interval {share.low:.1%} to {share.high:.1%})",
            f"seconds a move, mean and longest: {result.bot} {ours.seconds_per_move:.3f} and {ours.longest:.3f}, "
            f"OpenSpiel {theirs.seconds_per_move:.3f} and {theirs.longest:.3f}",
            f"OpenSpiel's iterations per second: {rate:,.0f} at the start, "
            f"{result.their_iterations_per_second:,.0f} over whole games",
        ]
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="greedy", help="one of our bots")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.2, help="for every move of either side")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--uct-c", type=float, default=UCT_C, help="the exploration constant of OpenSpiel's search")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args()
    if options.games < 1 or options.seconds <= 0:
        parser.error("games and seconds are more than nothing")
    try:
        shelf().find_bot(games[GAME], options.bot)
        rate = iterations_per_second(players=options.players, seed=options.seed)
        result = duel(
            options.bot,
            options.games,
            options.seconds,
            players=options.players,
            seed=options.seed,
            uct_c=options.uct_c,
            progress=_tell if sys.stderr.isatty() else None,
        )
    except (FullboardError, Unavailable) as error:
        parser.error(str(error))
    start = {"start_iterations_per_second": rate}
    print(json.dumps(result.data() | start) if options.json else report(result, rate))


def _tell(result: Duel) -> None:
    print(f"{result.games} games, {result.sides[OURS].wins:g} won", file=sys.stderr)


if __name__ == "__main__":
    main()
