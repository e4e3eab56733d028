"""The results file: a heading line with the plan, then one JSON line a game, appended as games end.

Games may stand in any order. A last line that was broken off is dropped; everything else that does not
belong there is refused, so that no file of another kind or another plan is ever written to.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from fullboard.bots.arena.games import Played
from fullboard.bots.errors import ArenaError
from fullboard.bots.plan import Plan
from fullboard.bots.seating import line_up

FORMAT = "fullboard arena 1"
SYNC_SECONDS = 5.0


class Results:
    """The games of one plan, those in its file first; without a file they are kept in memory only."""

    def __init__(self, plan: Plan, file: Path | None) -> None:
        self.plan = plan
        self.file = file
        self.played: dict[int, Played] = {}
        self._synced = time.monotonic()
        self._out: FileIO | None = None
        if file is not None:
            heading = json.dumps({"format": FORMAT, **plan.data()}).encode() + b"\n"
            with self._naming_the_file():
                if file.exists() and not file.is_file():
                    raise OSError("it is not an ordinary file")
                good = self._read(file, heading) if file.exists() else 0
                self._out = file.open("ab", buffering=0)  # a line is in the file when it is written
                self._out.truncate(good)
            if not good:
                self._write(heading)

    @contextmanager
    def _naming_the_file(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise ArenaError("results-file", file=str(self.file), reason=error.strerror or str(error)) from error

    def _write(self, line: bytes) -> None:
        if self._out is not None:
            with self._naming_the_file():
                if self._out.write(line) < len(line):
                    raise OSError("there is no room for it")

    def _read(self, file: Path, heading: bytes) -> int:
        """Take in what is there; returns where the next line goes."""
        content = file.read_bytes()
        if heading.startswith(content):
            return len(content) if content == heading else 0
        first, newline, _ = content.partition(b"\n")
        self._check_heading(first if newline else b"")
        good = len(first) + 1
        lines = content[good:].split(b"\n")
        for number, line in enumerate(lines[:-1], 2):  # what follows the last line end was broken off
            game = self._game(line)
            if game is None:
                raise ArenaError("bad-results", file=str(file), line=number)
            self.played.setdefault(game.game, game)
            good += len(line) + 1
        return good

    def _check_heading(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ArenaError("not-results", file=str(self.file))
        for key, value in self.plan.data().items():
            if found.get(key) != value:
                there = str(found.get(key))
                raise ArenaError("another-plan", file=str(self.file), part=key, found=there, plan=str(value))

    def _game(self, line: bytes) -> Played | None:
        """A game of this plan, or None if the line is not one."""
        try:
            game = Played(**json.loads(line))
        except (ValueError, TypeError):
            return None
        seats = range(self.plan.players)
        if type(game.game) is not int or game.game < 0 or game.bots != line_up(self.plan, game.game):
            return None
        columns: list[tuple[Any, type]] = [(game.scores, int), (game.moves, int), (game.seconds, float)]
        for column, kind in columns:
            if not isinstance(column, list) or [type(value) for value in column] != [kind for _ in seats]:
                return None
        if not isinstance(game.winners, list) or not game.winners or any(seat not in seats for seat in game.winners):
            return None
        return game

    def add(self, game: Played) -> None:
        """Keep a game; it is in the file at once, and on the disk within some seconds."""
        self._write(json.dumps(asdict(game), separators=(",", ":")).encode() + b"\n")
        self.played[game.game] = game
        if self._out is not None and time.monotonic() - self._synced > SYNC_SECONDS:
            os.fsync(self._out.fileno())
            self._synced = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._out is not None:
            os.fsync(self._out.fileno())
            self._out.close()
