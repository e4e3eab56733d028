"""A table at one revision: who sits there, what has been asked, the match. It is never changed, only replaced."""

import hmac
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from fullboard.core.dealer import commitment_to
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import find_game
from fullboard.house.errors import BadRequest, NotAllowed, Refused
from fullboard.house.names import told_apart
from fullboard.house.pace.clocks import Clocks
from fullboard.house.pace.pace import Pace, pace_of
from fullboard.house.settings import AS_USUAL, Settings

BOT_NAMES = ("Ada", "Blaise", "Carmen", "Dario", "Elif", "Farid")
FINISHED = ("over", "closed")
ADAPTS = "adapts"  # the bot of a seat that adapts to people; once the match has begun, `adapts@` and a level


@dataclass(frozen=True)
class Seat:
    """A chair: a guest's, a bot's, or free. A guest who is away has left it to the bot."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    away: bool = False
    salt: str = ""  # what the guest's browser adds to the deal
    called: str | None = None  # who it is, if a guest holds several seats on one device and this is not their own

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.guest is None and self.bot is None

    @property
    def level(self) -> str | None:
        """The bot that plays there, or would: of one that adapts, the one that was chosen."""
        return None if self.bot is None else bot_behind(self.bot)

    @property
    def by_bot(self) -> bool:
        """Whether a bot moves for it now."""
        return self.bot is not None and (self.guest is None or self.away)


def bot_behind(bot: str) -> str:
    """The bot that plays: of one that adapts, the one that was chosen."""
    return bot.removeprefix(f"{ADAPTS}@")


def bot_asked_for(bot: str) -> str:
    """The bot that somebody asked for, whatever was chosen since."""
    return ADAPTS if bot.startswith(f"{ADAPTS}@") else bot


@dataclass(frozen=True)
class Ask:
    """Something all people at the table must agree to: taking a line back, or ending the match."""

    what: str  # undo, end
    by: int
    line: int = 0
    agreed: frozenset[int] = frozenset()

    def row(self) -> dict[str, Any]:
        """As it is stored."""
        return {"what": self.what, "by": self.by, "line": self.line, "agreed": sorted(self.agreed)}

    @classmethod
    def read(cls, row: Mapping[str, Any] | None) -> "Ask | None":
        """From what was stored."""
        return cls(row["what"], row["by"], row["line"], frozenset(row["agreed"])) if row else None


@dataclass(frozen=True)
class Notice:
    """What last happened to a seat: its guest `left`, was `replaced`, is `back`, was `late`; its bot was too `slow`.

    Whoever was late twice in a row has lost the seat to a bot by `timeout`; where the table agreed so, it `ended`.
    """

    guest: str | None
    name: str | None
    what: str
    at: float


@dataclass(frozen=True)
class Table:
    """A table at one revision."""

    id: str
    game_key: str
    players: int
    options: dict[str, Any]
    public: bool
    host: str
    secret: bytes
    seats: tuple[Seat, ...]
    settings: Settings = AS_USUAL
    position: Mapping[str, Any] | None = None  # what the match begins with, if not with a set-up
    status: str = "open"
    match: Match | None = None
    ask: Ask | None = None
    clocks: Clocks = ()  # one a seat, where there are any
    notices: Mapping[int, Notice] = field(default_factory=dict)  # the last of each seat
    rematch: str | None = None
    created: float = field(default_factory=time.time)
    touched: float = field(default_factory=time.time)
    revision: int = 0
    talk: int = 0

    @cached_property
    def commitment(self) -> str | None:
        """What is shown of the secret before the match is over; nothing is promised where it begins with a position."""
        return commitment_to(self.secret) if self.position is None else None

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return find_game(self.game_key)

    @property
    def finished(self) -> bool:
        """Whether nothing more is played here."""
        return self.status in FINISHED

    @cached_property
    def names(self) -> list[str | None]:
        """Who sits where, by name; bots with what they can do, as records keep it."""
        called = zip(self.called, self.seats, strict=True)
        return [f"{name} ({seat.bot})" if seat.bot and not seat.guest else name for name, seat in called]

    @property
    def known_names(self) -> list[str | None]:
        """The same as those here may know it: what a bot that adapts has chosen is told at the end."""
        if self.finished:
            return self.names
        return [f"{self.called[at]} ({ADAPTS})" if self.adapts(at) else name for at, name in enumerate(self.names)]

    def adapts(self, seat: int) -> bool:
        """Whether a bot that adapts to people sits there."""
        bot = self.seats[seat].bot
        return bot is not None and self.seats[seat].guest is None and bot_asked_for(bot) == ADAPTS

    @cached_property
    def called(self) -> tuple[str | None, ...]:
        """What those who sit here are called at the table, no two of them alike."""
        own = [
            seat.name if seat.guest else BOT_NAMES[at % len(BOT_NAMES)] if seat.bot else None
            for at, seat in enumerate(self.seats)
        ]
        return tuple(told_apart(own))

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """Where that guest sits: several seats if people share a device."""
        return tuple(at for at, seat in enumerate(self.seats) if guest is not None and seat.guest == guest)

    def seat_of(self, guest: str | None, seat: int | None = None) -> int | None:
        """Where that guest sits; of several seats the one that is asked for, so that no hand is shown unasked."""
        own = self.seats_of(guest)
        if seat is not None:
            return seat if seat in own else None
        return own[0] if len(own) == 1 else None

    def own_seat(self, guest: str | None, seat: int | None = None) -> int:
        """Where that guest sits, or NotAllowed; of several seats the one that is asked for, or the one to move."""
        own = self.seats_of(guest)
        if not own or (seat is not None and seat not in own):
            raise NotAllowed("not-your-seat")
        if seat is not None:
            return seat
        if len(own) > 1:
            own = tuple(each for each in own if each in self.actors)
        if len(own) != 1:
            raise BadRequest("which-seat", seats=list(self.seats_of(guest)))
        return own[0]

    @property
    def coached(self) -> bool:
        """Whether those who sit here are coached: the host wants it, hints are allowed, and the game knows how."""
        return bool(self.settings.coach and self.settings.hints) and self.game.coach is not None

    @cached_property
    def people(self) -> frozenset[int]:
        """The seats whose guests are there and must be asked."""
        return frozenset(at for at, seat in enumerate(self.seats) if seat.guest and not seat.by_bot)

    @property
    def full(self) -> bool:
        """Whether somebody sits on every chair."""
        return not any(seat.free for seat in self.seats)

    def check_open(self) -> None:
        """Refused if the match has begun, or none is going to."""
        if self.status != "open":
            raise Refused("table-gone" if self.match is None else "already-begun")

    def running(self) -> Match:
        """The match in progress, or Refused."""
        if self.match is None or self.status != "running":
            raise Refused("not-running")
        return self.match

    def at_hand(self, guest: str | None, seat: int | None, step: int | None) -> tuple[int, Match]:
        """The seat that this guest plays themselves and the match at this step, or Refused."""
        own, match = self.own_seat(guest, seat), self.running()
        if self.seats[own].by_bot:
            raise Refused("seat-with-bot")
        if step is not None and step != match.step:
            raise Refused("stale-step", step=match.step)
        return own, match

    def seed_of_thought(self, seat: int) -> int:
        """What a bot or a hint thinks with at this seat's next move: it follows from the table's secret alone."""
        moves = sum(line.seat == seat for line in self.running().standing())
        digest = hmac.digest(self.secret, f"thought {seat} {moves}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big") >> 3  # what a compiled integer holds

    def finished_match(self) -> Match:
        """The match that is over, all of it fit to be seen, or Refused."""
        if self.match is None or not self.finished:
            raise Refused("match-running")
        return self.match

    # What follows from it, for whoever looks for work or for their turn

    @cached_property
    def actors(self) -> tuple[int, ...]:
        """The seats to move."""
        return self.match.actors if self.match is not None and self.status == "running" else ()

    @cached_property
    def owed(self) -> tuple[int, ...]:
        """Those of them that bots move for."""
        return tuple(seat for seat in self.actors if self.seats[seat].by_bot or self.handed(seat))

    @property
    def pace(self) -> Pace:
        """How long people may think here."""
        return pace_of(self.settings.pace)

    def handed(self, seat: int) -> bool:
        """Whether somebody's time has run out, so that a bot makes this move."""
        return bool(self.clocks) and self.clocks[seat].handed

    @cached_property
    def timed(self) -> frozenset[int]:
        """The seats whose clocks run: people who are to move, where there are clocks."""
        return self.people.intersection(self.actors) if self.pace.timed else frozenset()

    # What it would be like after a change

    def with_seat(self, at: int, notice: str | None = None, **values: Any) -> "Table":
        """Somebody else sits there, or in another way; others are told of it as `notice`."""
        before = self.seats[at]
        seats = (*self.seats[:at], replace(before, **values), *self.seats[at + 1 :])
        changed = replace(self, seats=seats)
        return changed if notice is None else changed.with_notice(at, notice, before.guest, before.name)

    def with_notice(self, at: int, what: str, guest: str | None = None, name: str | None = None) -> "Table":
        """Others are told what happened to that seat."""
        return replace(self, notices={**self.notices, at: Notice(guest, name, what, time.time())})

    def with_match(self, match: Match) -> "Table":
        """The match has gone on; what was asked about it is settled."""
        status = "over" if match.over else "closed" if match.closed else "running"
        return replace(self, match=match, status=status, ask=None, touched=time.time())


def bits(seats: Iterable[int]) -> int:
    """Seats as a number, a bit each."""
    return sum(1 << seat for seat in seats)


def seats_in(number: int) -> tuple[int, ...]:
    """The seats that a number stands for."""
    return tuple(seat for seat in range(number.bit_length()) if number >> seat & 1)
