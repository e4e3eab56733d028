"""Runs the contestants in turn, over and over, and keeps what each of them did.

Interleaving makes a busy minute of the machine fall on everybody alike, and the median forgets the worst of
it. A measurement waits for a calm moment, and one that was disturbed is made again, whoever it belongs to and
however it came out: it would tell who else was at work, not how fast the contestant is.
"""

from __future__ import annotations

import json
import statistics
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.quiet import CALM, Patience, Watch

ROOT = Path(__file__).parents[1]
PATIENCE = 600  # seconds for one measurement
TRIES = 4  # for one measurement
WAITING = 300  # seconds in all that a run waits for calm
TINY = 5  # games of a quick run, which shows that everything works and measures nothing


class Failed(Exception):
    """A contestant did not finish; the message says why."""


@dataclass(frozen=True)
class Sample:
    """What one measurement gave. `others` is how many cores somebody else used meanwhile."""

    games: int
    moves: int
    seconds: float
    others: float = 0.0

    @property
    def rate(self) -> float:
        return self.games / self.seconds

    @property
    def disturbed(self) -> bool:
        return self.others > CALM


@dataclass(frozen=True)
class Contestant:
    """Something to be measured: `command(games, seed)` does it that often and prints one JSON line.

    `side_by_side` such processes run at the same time. `needs_compiled` refuses a run of plain Python.
    """

    key: str
    command: Callable[[int, int], list[str]]
    first: int  # how often to do it in the first trial
    environment: Mapping[str, str] | None = None
    side_by_side: int = 1
    needs_compiled: bool = False
    seconds: float = 1.0  # how long one measurement should take


@dataclass
class Result:
    """All measurements of one contestant, or the reason why there are none."""

    samples: list[Sample] = field(default_factory=list)
    missing: str = ""

    def __bool__(self) -> bool:
        return bool(self.samples) and not self.missing

    @property
    def rate(self) -> float:
        """Games a second, the median."""
        return statistics.median(sample.rate for sample in self.samples)

    @property
    def lowest(self) -> float:
        return min(sample.rate for sample in self.samples)

    @property
    def highest(self) -> float:
        return max(sample.rate for sample in self.samples)

    @property
    def moves_per_game(self) -> float:
        return sum(sample.moves for sample in self.samples) / sum(sample.games for sample in self.samples)


def run_once(contestant: Contestant, games: int, seed: int) -> Sample:
    """One measurement; of processes side by side the slowest tells the time."""
    watch = Watch()
    processes = [
        subprocess.Popen(
            contestant.command(games, seed + place),
            cwd=ROOT,
            env=contestant.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for place in range(contestant.side_by_side)
    ]
    found = [_read(contestant, process) for process in processes]
    seconds = max(sample.seconds for sample in found)
    return Sample(sum(s.games for s in found), sum(s.moves for s in found), seconds, watch.others_busy())


def run_undisturbed(contestant: Contestant, games: int, seed: int, patience: Patience) -> Sample:
    """One measurement in a calm moment, or the least disturbed of several: never the fastest of them."""
    patience.wait()
    best = run_once(contestant, games, seed)
    for _ in range(TRIES - 1):
        if not best.disturbed or patience.left <= 0:
            break
        patience.wait()
        best = min(best, run_once(contestant, games, seed), key=lambda sample: sample.others)
    return best


def _read(contestant: Contestant, process: subprocess.Popen[str]) -> Sample:
    try:
        out, errors = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise Failed(f"it took more than {PATIENCE} seconds") from None
    if process.returncode != 0:
        raise Failed(last_line(errors) or f"it ended with code {process.returncode}")
    try:
        found = json.loads(out)
        sample = Sample(int(found["games"]), int(found["moves"]), float(found["seconds"]))
    except (ValueError, KeyError, TypeError):
        raise Failed("what it printed is not the JSON line expected") from None
    if contestant.needs_compiled and not found.get("compiled"):
        raise Failed("Fullboard is not installed compiled here")
    return sample


def last_line(text: str) -> str:
    """The line that says what went wrong, as programs print it."""
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else ""


def calibrate(contestant: Contestant) -> int:
    """How many games make a measurement last as long as it should."""
    games = contestant.first
    while True:
        sample = run_once(contestant, games, seed=0)
        games_asked = max(1, round(games * contestant.seconds / max(sample.seconds, 1e-6)))
        if sample.seconds > contestant.seconds / 4:
            return games_asked
        games = min(games_asked, games * 20)  # a first trial may be all start-up


def measure(
    contestants: Sequence[Contestant], repeats: int, quick: bool, tell: Callable[[str], None] = lambda key: None
) -> dict[str, Result]:
    """Measure everybody in turn, `repeats` times; one that fails is out, with the reason. `tell` hears who is done."""
    results = {contestant.key: Result() for contestant in contestants}
    games: dict[str, int] = {}
    patience = Patience(0 if quick else WAITING)
    for contestant in contestants:
        with _out_on_failure(results[contestant.key]):
            games[contestant.key] = TINY if quick else calibrate(contestant)
        tell(contestant.key)
    for seed in range(1, repeats + 1):
        for contestant in contestants:
            result = results[contestant.key]
            if not result.missing:
                with _out_on_failure(result):
                    result.samples.append(run_undisturbed(contestant, games[contestant.key], 2 * seed, patience))
            tell(contestant.key)
    return results


@contextmanager
def _out_on_failure(result: Result) -> Iterator[None]:
    try:
        yield
    except (Failed, OSError) as reason:
        result.missing = str(reason)
