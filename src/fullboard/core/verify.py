"""Checks after a match that its deals came from what was promised before it, and what that proves."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from fullboard.core.dealer import dealer_of
from fullboard.core.errors import BadRecord
from fullboard.core.match import Match
from fullboard.core.record import Heading, Record, read_record

BOTS_SEAT = re.compile(r".*\([a-z0-9@-]+\)\s*", re.DOTALL)  # as records name it: "Ada (greedy)"


@dataclass(frozen=True)
class Verification:
    """What was checked: a `sealed` secret or only a `seeded` match, how many lines and picks, and what was compared."""

    kind: str
    lines: int
    picks: int
    heading: Heading
    commitment_kept: bool = False  # the commitment is one that somebody had kept
    own_salts: tuple[str, ...] = ()  # those of the salts that somebody had kept

    @property
    def house_seats(self) -> tuple[int, ...]:
        """The seats that added bytes, though by name a bot sat there."""
        return house_seats(self.heading, self.own_salts)

    @property
    def could_be_chosen(self) -> bool:
        """Whether the house could have tried one deal after the other with bytes of its own: then nothing is proven."""
        return self.kind == "sealed" and (self.heading.format == 1 or bool(self.house_seats))


def verify(record: str | Record, *, commitment: str | None = None, salts: Sequence[str] = ()) -> Verification:
    """Draw every pick of a record again; BadRecord names the line where it differs from what was promised.

    `commitment` is what was shown before the match, `salts` what was added to the deal, each as it was kept by whoever
    wants to know: without them a record is only checked against itself.
    """
    if not isinstance(record, Record):
        record = read_record(record)
    record = Match.from_record(record).log  # the rules were kept, and a secret fits its commitment
    _compare(record.heading, commitment, salts)
    return Verification(
        kind="seeded" if record.secret is None else "sealed",
        lines=len(record.lines),
        picks=_draw_again(record),
        heading=record.heading,
        commitment_kept=commitment is not None,
        own_salts=tuple(salts),
    )


def house_seats(heading: Heading, own: Sequence[str] = ()) -> tuple[int, ...]:
    """Bots' seats with bytes. Seats that the house fills add none, for it could choose them."""
    return tuple(
        seat
        for seat, (name, salt) in enumerate(zip(heading.names, heading.salts or (), strict=False))
        if salt and salt not in own and BOTS_SEAT.fullmatch(name or "")
    )


def _compare(heading: Heading, commitment: str | None, salts: Sequence[str]) -> None:
    """Raise BadRecord unless the heading has what was kept."""
    if heading.commitment is None and (commitment is not None or salts):
        raise BadRecord("not-sealed", heading.where("fullboard"))
    if commitment is not None and commitment != heading.commitment:
        raise BadRecord("other-commitment", heading.where("commitment"))
    for salt in salts:
        if not salt or salt not in (heading.salts or ()):
            raise BadRecord("salt-not-used", heading.where("salts"), salt=salt)


def _draw_again(record: Record) -> int:
    """The number of picks, all of which are as promised."""
    dealer = dealer_of(record.heading, None if record.secret is None else bytes.fromhex(record.secret))
    if dealer is None:
        sealed = record.heading.commitment is not None
        code = "secret-missing" if sealed else "nothing-promised"
        raise BadRecord(code, record.first_line + len(record.lines))
    drawn = 0
    for line in record.lines:
        chance = dealer.chance(line.number, drawn)
        if [(chance.pick(among), among) for _, among in line.picks] != line.picks:
            raise BadRecord("deal-changed", record.first_line + line.number)
        drawn += len(line.picks)
    return drawn
