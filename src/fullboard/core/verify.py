"""Checks after a match that its deals came from what was promised before it."""

from dataclasses import dataclass

from fullboard.core.dealer import SealedDealer, SeededDealer
from fullboard.core.errors import BadRecord
from fullboard.core.match import Match
from fullboard.core.record import read_record


@dataclass(frozen=True)
class Verdict:
    """What was checked: a `sealed` secret or only a `seed`, and how many lines and picks."""

    kind: str
    lines: int
    picks: int


def verify(text: str) -> Verdict:
    """Draw every pick of a record again; BadRecord names the line where it differs from the promise."""
    record = read_record(text)
    Match.from_record(text)  # the rules were kept, and a secret fits its commitment
    heading = record.heading
    dealer: SealedDealer | SeededDealer
    if record.secret is not None:
        dealer = SealedDealer(bytes.fromhex(record.secret), heading.text(names=False))
    elif heading.seed is not None:
        dealer = SeededDealer(heading.seed)
    else:
        raise BadRecord("secret-missing", record.first_line + len(record.lines))
    picks = 0
    for line in record.lines:
        chance = dealer.chance(line.number)
        if [(chance.pick(among), among) for _, among in line.picks] != line.picks:
            raise BadRecord("deal-changed", record.first_line + line.number)
        picks += len(line.picks)
    return Verdict("sealed" if record.secret is not None else "seeded", len(record.lines), picks)
