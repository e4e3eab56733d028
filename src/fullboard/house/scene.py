"""What a page is made of: who sits where, what is seen and what was told. Tables and uploaded records give it alike."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.story import Beat, Told
from fullboard.house.continuing import position_of
from fullboard.house.errors import Refused
from fullboard.house.memory import earliest, forgets, recalled
from fullboard.house.table import Table, bot_asked_for


@dataclass(frozen=True)
class Sitting:
    """Somebody on a chair."""

    name: str | None
    kind: str  # free, bot, person
    bot: str | None = None  # which
    away: bool = False  # a person who is not there


class Scene(Protocol):
    """A match to be looked at."""

    @property
    def home(self) -> str:
        """Its address in the house."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def sitting(self) -> Sequence[Sitting]:
        """Who sits where."""

    @property
    def called(self) -> tuple[str | None, ...]:
        """What they are called."""

    @property
    def last(self) -> int:
        """The number of the last line."""

    async def view(self, line: int, seat: int | None) -> dict[str, Any]:
        """What the table showed to a seat, or to a spectator, after a line."""

    async def story(self, seat: int | None) -> Sequence[Told]:
        """The log as that seat, or a spectator, may read it."""

    async def beats(self, line: int, seat: int | None) -> Sequence[Beat]:
        """What that line set off, group by group, as a seat or a spectator saw it."""

    def first(self, seat: int | None) -> int:
        """The line to which that seat, or a spectator, may look back."""

    async def position(self, line: int) -> dict[str, Any]:
        """The position that a table begins with which plays on from there; Refused while the match is running."""


@dataclass(frozen=True)
class TableScene:
    """A table of the house as a scene."""

    table: Table
    sitting: Sequence[Sitting]

    @property
    def home(self) -> str:
        """Its address in the house."""
        return f"/tables/{self.table.id}"

    @property
    def game(self) -> Game:
        """What is played."""
        return self.table.game

    @property
    def called(self) -> tuple[str | None, ...]:
        """What they are called."""
        return self.table.called

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self._match().lines()) - 1

    async def view(self, line: int, seat: int | None) -> dict[str, Any]:
        """What the table showed to a seat, or to a spectator, after a line."""
        return self._match().view_at(line, seat)

    async def story(self, seat: int | None) -> Sequence[Told]:
        """The log as that seat, or a spectator, may read it."""
        return recalled(self.table, self._match().story(seat))

    async def beats(self, line: int, seat: int | None) -> Sequence[Beat]:
        """What that line set off, group by group, as a seat or a spectator saw it."""
        return self._match().beats(seat, line, line + 1)

    def first(self, seat: int | None) -> int:
        """The line to which that seat, or a spectator, may look back."""
        return earliest(self.table, self._match().story(seat)) if forgets(self.table) else 0

    async def position(self, line: int) -> dict[str, Any]:
        """The position that a table begins with which plays on from there; Refused while the match is running."""
        return position_of(self.table, line)

    def _match(self) -> Match:
        if self.table.match is None:
            raise Refused("not-running")
        return self.table.match


def scene_of(table: Table, there: Sequence[bool] = ()) -> TableScene:
    """A table, with who is there."""
    here = there or [True] * table.players
    sitting = [
        Sitting(
            name,
            "free" if seat.free else "bot" if seat.by_bot else "person",
            seat.bot and (seat.bot if table.finished else bot_asked_for(seat.bot)),
            seat.guest is not None and (seat.away or not present),
        )
        for name, seat, present in zip(table.called, table.seats, here, strict=True)
    ]
    return TableScene(table, sitting)
