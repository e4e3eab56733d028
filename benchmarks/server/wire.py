"""How many bytes a move costs each viewer of a table's page, and what drawing and packing them takes.

    python -m benchmarks.server.wire [GAME ...] [--seed 7]

Plays a whole match of each game with as many greedy bots as it seats, the longest the options allow, and draws the
table after every move for every seat and an onlooker, as the house's streams do.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from benchmarks.report import number, table
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.match import Match
from fullboard.core.shelf import find_game, shelf
from fullboard.house.table import Seat, Table
from fullboard.house.talk import Said
from fullboard.web.contexts import Viewer
from fullboard.web.delta import Text, change
from fullboard.web.encoding import Event
from fullboard.web.watching import draw

LONGEST: dict[str, dict[str, Any]] = {"companeros": {"rounds": 10}}  # options of a long match
PART = 50  # moves at the beginning and at the end
WAYS = ("whole", "whole zstd", "delta", "delta zstd", "delta gzip")
NAMES = ("Anna", "Bob", "Carla", "Dario", "Elif", "Farid")
CHAT = 30  # lines that have been said
OURS = [key for key, game in shelf().items() if "greedy" in game.bots]


class Cost(NamedTuple):
    """Bytes of one move for one viewer."""

    whole: int
    whole_zstd: int
    delta: int
    delta_zstd: int
    delta_gzip: int


@dataclass
class Found:
    """What a match has cost: bytes move by move for each viewer, and seconds of CPU for each kind of work."""

    costs: list[list[Cost]] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    kept: list[int] = field(default_factory=list)  # bytes that a stream holds on to

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        """Note how long something takes."""
        start = time.thread_time()
        yield
        self.seconds[what] = self.seconds.get(what, 0.0) + time.thread_time() - start


def set_table(key: str, seed: int) -> Table:
    """A full table with a match about to begin."""
    game = find_game(key)
    players = game.players[-1]
    options = game.check_options(LONGEST.get(key, {}))
    seats = tuple(Seat(guest=name.lower(), name=name) for name in NAMES[:players])
    match = Match(key, players, options=options, names=NAMES[:players], seed=seed)
    return Table("wire-table", key, players, options, False, "anna", bytes(32), seats, status="running", match=match)


def play(before: Table, seed: int) -> Iterator[Table]:
    """The table after every move of a greedy match."""
    bots = [before.game.bots["greedy"]() for _ in range(before.players)]
    minds = Quick(0)
    minds.reseed(seed, 1)
    while before.actors:
        match = before.running().copy()
        seat = match.actors[0]
        chair = Chair(match.state, seat, minds, match.story(seat))
        match.play(seat, int(bots[seat].choose(chair, minds, Budget())))
        before = before.with_match(match)
        yield before


def measure(key: str, seed: int, most: int | None = None) -> Found:
    """Play one match, or so many moves of it, and follow it with every viewer's eyes."""
    found = Found()
    start = set_table(key, seed)
    viewers = [Viewer.of(start, None, "en")] + [Viewer(seat, "en", True, seat == 0) for seat in range(start.players)]
    chat = tuple(Said("bob", "Bob", f"What about line {line}?", float(line)) for line in range(CHAT))
    there = (True,) * start.players
    shown = [Text(draw(start, viewer, chat, there)) for viewer in viewers]
    for after in islice(play(start, seed), most):
        costs = []
        for at, viewer in enumerate(viewers):
            with found.timed("draw"):
                drawn = list(draw(after, viewer, chat, there))
            with found.timed("keep"):
                new = shown[at].then(drawn)
            if new is shown[at]:
                continue
            with found.timed("delta"):
                event = change(shown[at], new)
            with found.timed("zstd"):
                event.framed  # noqa: B018
            with found.timed("gzip"):
                event.deflated  # noqa: B018
            costs.append(cost(new, event))
            shown[at] = new
            found.kept.append(costs[-1].whole_zstd)
        found.costs.append(costs)
    return found


def cost(new: Text, event: Event) -> Cost:
    """What a change weighs in every way."""
    whole = new.whole
    return Cost(len(whole.text), len(whole.framed), len(event.text), len(event.framed), len(event.deflated))


def quantile(figures: Sequence[float], share: float) -> float:
    """The figure that this share of all does not exceed."""
    return sorted(figures)[round(share * (len(figures) - 1))]


def size_rows(key: str, found: Found) -> list[list[str]]:
    """Bytes of a move and viewer at the beginning, at the end and all along."""
    rows = []
    for name, moves in (("first", found.costs[:PART]), ("last", found.costs[-PART:]), ("all", found.costs)):
        costs = [each for move in moves for each in move]
        for at, way in enumerate(WAYS):
            sizes = [each[at] for each in costs]
            figures = [quantile(sizes, 0.5), quantile(sizes, 0.9), max(sizes)]
            rows.append([f"{key}, {name} {len(moves)}", way, *(number(figure) for figure in figures)])
    return rows


def time_row(key: str, found: Found) -> list[str]:
    """Microseconds of each kind of work for one viewer and move, and what a stream keeps."""
    drawn = sum(map(len, found.costs))
    works = [f"{1e6 * found.seconds[what] / drawn:.0f}" for what in ("draw", "keep", "delta", "zstd", "gzip")]
    return [key, number(len(found.costs)), *works, number(max(found.kept))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    found = {key: measure(key, asked.seed) for key in asked.games or OURS}
    sizes = [row for key, each in found.items() for row in size_rows(key, each)]
    print(table(["moves", "bytes for each viewer", "median", "90 %", "most"], sizes), end="\n\n")
    head = ["µs for each viewer", "moves", "draw", "keep", "delta", "zstd", "gzip", "bytes kept"]
    print(table(head, [time_row(key, each) for key, each in found.items()]))


if __name__ == "__main__":
    main()
