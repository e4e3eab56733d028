"""A table in the house: who sits there, the match on it, who is watching, and what has been said."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from fullboard.core.dealer import commitment_to
from fullboard.core.errors import BadUndo
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import find_game
from fullboard.house.errors import Refused

LOOKS_IN_SECONDS = 15
STIRRED_SECONDS = 12.0  # after a change, in which nobody needs a sign of life
BOT_NAMES = ("Ada", "Blaise", "Carmen", "Dario", "Elif", "Farid")


@dataclass
class Seat:
    """A chair: a guest's, a bot's, or free. A guest who is away has left it to the bot."""

    salt: str
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    away: bool = False

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.guest is None and self.bot is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot moves for it now."""
        return self.bot is not None and (self.guest is None or self.away)


@dataclass
class Said:
    """A line of chat."""

    guest: str
    name: str | None
    text: str
    at: float

    @cached_property
    def by(self) -> str:
        """Who it was."""
        return mark_of(self.guest)


@dataclass
class Going:
    """Somebody has left their seat to a bot, was replaced by one, or is back: `left`, `replaced`, `back`."""

    guest: str
    name: str | None
    what: str
    at: float


@dataclass
class Ask:
    """Something all people at the table must agree to: taking a line back, or ending the match."""

    what: str  # undo, end
    by: int
    line: int = 0
    agreed: set[int] = field(default_factory=set)


class Watcher:
    """Somebody who looks on, through a page or the API; woken whenever the table has changed, and now and then."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self._called = False  # since they last looked
        self._changed = False
        self._asleep: asyncio.Future[None] | None = None
        self.glance: Callable[[], bool] | None = None  # looks without being woken; false where that does not do

    def wake(self, changed: bool = True) -> None:
        """Look again, or only say that you are still here."""
        asleep = self._asleep if self._asleep is not None and not self._asleep.done() else None
        if asleep is not None and changed and self.glance is not None and self.glance():
            return
        self._called = True
        self._changed = self._changed or changed
        if asleep is not None:
            asleep.set_result(None)

    async def woken(self) -> bool:
        """Returns when woken: whether anything has changed."""
        if not self._called:
            self._asleep = asyncio.get_running_loop().create_future()
            await self._asleep
        changed = self._changed
        self._called = self._changed = False
        return changed


@dataclass
class Table:
    """A table, as it is in memory; all but `watchers`, `ask` and the like can be read from the database."""

    id: str
    game_key: str
    players: int
    options: dict[str, Any]
    public: bool
    host: str
    secret: bytes
    seats: list[Seat]
    status: str = "open"
    match: Match | None = None
    chat: list[Said] = field(default_factory=list)
    goings: list[Going] = field(default_factory=list)  # the last of each guest, in their order
    rematch: str | None = None
    hints: bool = False  # whether those who sit here may ask for hints
    created: float = field(default_factory=time.time)
    touched: float = field(default_factory=time.time)
    watchers: set[Watcher] = field(default_factory=set)
    seen: dict[str, float] = field(default_factory=dict)  # when each guest last had the table open
    ask: Ask | None = None
    stirred: float = 0.0  # when something last changed, on the clock that never goes back
    in_doubt: bool = False  # whether the database may know more of the match than the table
    thinking: int | None = None  # the seat a bot is thinking for
    attended: list[bool] = field(default_factory=list)  # who was there when somebody last looked round
    shown: dict[Hashable, bytes] = field(default_factory=dict)  # what viewers were last shown, until something changes
    told: dict[Hashable, Any] = field(default_factory=dict)  # the story as pages tell it, by viewer
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listener: "Callable[[Table], None] | None" = None  # the lobby

    @cached_property
    def commitment(self) -> str:
        """What is shown of the secret before the match is over."""
        return commitment_to(self.secret)

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return find_game(self.game_key)

    @property
    def names(self) -> list[str | None]:
        """Who sits where, by name; bots with what they can do, as records keep it."""
        called = zip(self.called, self.seats, strict=True)
        return [f"{name} ({seat.bot})" if seat.bot and not seat.guest else name for name, seat in called]

    @property
    def called(self) -> list[str | None]:
        """What those who sit here are called at the table."""
        return [
            seat.name if seat.guest else BOT_NAMES[at % len(BOT_NAMES)] if seat.bot else None
            for at, seat in enumerate(self.seats)
        ]

    def seat_of(self, guest: str | None) -> int | None:
        """Where that guest sits."""
        if guest is not None:
            for at, seat in enumerate(self.seats):
                if seat.guest == guest:
                    return at
        return None

    def own_seat(self, guest: str | None) -> int:
        """Where that guest sits, or Refused."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("not-your-seat", 403)
        return seat

    def people(self) -> list[int]:
        """The seats whose guests are there and must be asked."""
        return [at for at, seat in enumerate(self.seats) if seat.guest and not seat.by_bot]

    @property
    def by_bots(self) -> bool:
        """Whether nobody plays here but bots, because it was set so or because everybody has left."""
        return not any(seat.free for seat in self.seats) and not self.people()

    def deal(self) -> Match:
        """The match that begins once everybody sits."""
        salts = [seat.salt for seat in self.seats]
        return Match(self.game, self.players, options=self.options, names=self.names, secret=self.secret, salts=salts)

    def running(self) -> Match:
        """The match in progress, or Refused."""
        if self.match is None or self.status != "running":
            raise Refused("not-running", 409)
        return self.match

    def present(self, guest: str) -> bool:
        """Whether a guest has the table open now, or had a moment ago: some pages look in only now and then."""
        return any(watcher.guest == guest for watcher in self.watchers) or (
            time.time() - self.seen.get(guest, 0.0) < LOOKS_IN_SECONDS
        )

    def attendance(self) -> list[bool]:
        """For every seat, whether its guest is there."""
        watching = {watcher.guest for watcher in self.watchers}
        return [seat.guest is not None and (seat.guest in watching or self.present(seat.guest)) for seat in self.seats]

    def look_round(self) -> None:
        """Everybody who looks on gives a sign of life, and looks again if others have come or gone."""
        here = self.attendance()
        changed, self.attended = here != self.attended, here
        if not changed and time.monotonic() - self.stirred < STIRRED_SECONDS:
            return  # they have all heard something just now
        for watcher in self.watchers:
            watcher.wake(changed)

    def notify(self) -> None:
        """Wake everybody who looks on."""
        self.shown.clear()
        self.stirred = time.monotonic()
        for watcher in self.watchers:
            watcher.wake()
        if self.listener is not None:
            self.listener(self)


def mark_of(guest: str) -> str:
    """What others recognise a guest by in chat, whatever the name, without being who they are."""
    return hashlib.sha256(f"chat {guest}".encode()).hexdigest()[:16]


def new_seat(kind: str, guest: str, name: str | None) -> Seat:
    """The host's own seat, `me`, a free one, `person`, or a bot's."""
    salt = secrets.token_hex(16)
    if kind == "me":
        return Seat(salt, guest, name)
    return Seat(salt) if kind == "person" else Seat(salt, bot=kind)


def usual_hints(seats: list[Seat]) -> bool:
    """Whether hints are allowed if nobody says: where one person plays, they take nothing from others."""
    return sum(seat.guest is not None or seat.free for seat in seats) <= 1


def last_line_of(match: Match, seat: int) -> int:
    """The last line of a seat that stands."""
    own = [line.number for line in match.standing() if line.seat == seat]
    if not own:
        raise BadUndo("nothing-to-undo")
    return own[-1]


def free_lines(match: Match) -> list[int]:
    """The lines that somebody may take back without asking."""
    free = (match.free_undo(seat) for seat in range(match.players))
    return [line for line in free if line is not None]
