"""Runs a plan: continues what is there, plays what is missing, stops when asked to, and sums up."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from fullboard.bots.arena.figures import BotFigures, Clearance, standings
from fullboard.bots.arena.games import play_all
from fullboard.bots.arena.results import Results
from fullboard.bots.errors import ArenaError
from fullboard.bots.plan import Plan
from fullboard.bots.workers import ENGINES


@dataclass(frozen=True)
class Outcome:
    """How an arena stands; `games` are those that were counted."""

    plan: Plan
    games: int
    standings: list[BotFigures]
    interrupted: bool
    until_clear: float | None = None
    verdict: str = ""  # "above" or "below" if the first bot's win share is clearly so

    def data(self) -> dict[str, Any]:
        """The outcome as plain data."""
        found = asdict(self)
        return {**self.plan.data(), **{key: value for key, value in found.items() if key != "plan"}}


def run(
    plan: Plan,
    games: int,
    *,
    jobs: int = 1,
    engine: str = "local",
    results: Path | None = None,
    until_clear: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Play the first so many games of a plan, those that are not yet in the results file.

    `until_clear` stops earlier, as soon as the first bot's win share is clearly above or below that share.
    `progress` is called with the number of games there are. Ctrl-C ends it with what was played.
    """
    if games < 1:
        raise ArenaError("bad-games", games=games)
    if engine not in ENGINES:
        raise ArenaError("unknown-engine", engine=engine, known=list(ENGINES))
    if until_clear is not None and not 0 < until_clear < 1:
        raise ArenaError("bad-share", share=until_clear)
    clearance = None if until_clear is None else Clearance(plan, until_clear)
    interrupted = False
    with Results(plan, results) as book:
        played = {number: game for number, game in book.played.items() if number < games}
        clear = clearance is not None and clearance.follow(played)
        missing = [] if clear else [number for number in range(games) if number not in played]
        try:
            if progress:
                progress(len(played))
            with closing(play_all(plan, missing, min(jobs, len(missing)), engine)) as stream:
                for game in stream:
                    book.add(game)
                    played[game.game] = game
                    if progress:
                        progress(len(played))
                    if clearance is not None and clearance.follow(played):
                        break
        except KeyboardInterrupt:
            interrupted = True
    verdict = clearance.verdict if clearance is not None else ""
    counted = [played[number] for number in sorted(played)]
    if clearance is not None and verdict:  # what was played meanwhile elsewhere does not count
        counted = counted[: clearance.games]
    return Outcome(plan, len(counted), standings(plan, counted), interrupted, until_clear, verdict)
