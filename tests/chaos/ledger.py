"""The ledger: everything that the house has acknowledged, to be compared with what is stored."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, select

from fullboard.core.match import Match
from fullboard.core.record import read_line
from fullboard.core.verify import verify
from fullboard.house.store import schema
from fullboard.house.tables import key_of

SENT, KEPT, REFUSED, DOUBT = "sent", "kept", "refused", "in doubt"


@dataclass
class Deed:
    """A move or some words that somebody sent, under a key of theirs, and what they were told."""

    kind: str  # move, word
    table: str
    guest: str
    key: str
    what: str  # the move's notation, or the words
    seat: int | None = None
    step: int = 0
    state: str = SENT

    @property
    def stored_key(self) -> str:
        key = key_of(self.guest, self.key)
        assert key is not None
        return key


@dataclass
class Stored:
    """What the database says."""

    lines: dict[tuple[str, str], list[tuple[int, str]]] = field(default_factory=dict)  # by table and key
    numbers: dict[str, list[int]] = field(default_factory=dict)
    words: dict[tuple[str, str], list[tuple[str, str]]] = field(default_factory=dict)
    seats: dict[tuple[str, int], tuple[str | None, bool]] = field(default_factory=dict)
    status: dict[str, str] = field(default_factory=dict)


def read(engine: Engine) -> Stored:
    with engine.connect() as connection:
        return _read(connection)


def _read(connection: Connection) -> Stored:
    stored = Stored()
    lines, chat, seats, tables = schema.lines.c, schema.chat.c, schema.seats.c, schema.tables.c
    for row in connection.execute(select(lines.table, lines.number, lines.text, lines.key).order_by(lines.number)):
        stored.lines.setdefault((row.table, row.key), []).append((row.number, row.text))
        stored.numbers.setdefault(row.table, []).append(row.number)
    for row in connection.execute(select(chat.table, chat.guest, chat.text, chat.key)):
        stored.words.setdefault((row.table, row.key), []).append((row.guest, row.text))
    for row in connection.execute(select(seats.table, seats.seat, seats.guest, seats.away)):
        stored.seats[row.table, row.seat] = (row.guest, row.away)
    for table, status in connection.execute(select(tables.id, tables.status)):
        stored.status[table] = status
    return stored


class Ledger:
    """Deeds, seats and tables; and whatever was not as it should be."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.seats: dict[tuple[str, int], str] = {}  # who was told that they sit there, and has not left
        self.constant: dict[tuple[str, int], str] = {}  # those of them who never leave it to a bot
        self.tables: list[str] = []
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()

    def sent(self, deed: Deed) -> Deed:
        self.deeds.append(deed)
        self.counts[f"{deed.kind}s sent"] += 1
        return deed

    def told(self, deed: Deed, state: str) -> None:
        deed.state = state
        self.counts[f"{deed.kind}s {state}"] += 1

    def fault(self, what: str) -> None:
        self.faults.append(what)

    def compare(self, engine: Engine) -> None:
        """Nothing acknowledged is lost or doubled, nothing refused was done."""
        deeds = [deed for deed in self.deeds if deed.state in (KEPT, REFUSED)]
        seats = dict(self.seats)
        tables = list(self.tables)
        states = {id(deed): deed.state for deed in deeds}
        stored = read(engine)
        self.counts["comparisons"] += 1
        for deed in deeds:
            self._compare(deed, states[id(deed)], stored)
        for (table, seat), guest in seats.items():
            if self.seats.get((table, seat)) == guest and stored.seats.get((table, seat), (None,))[0] != guest:
                self.fault(f"seat {seat} of table {table} was lost")
        for table in tables:
            if table not in stored.status:
                self.fault(f"table {table} was lost")
            if (numbers := stored.numbers.get(table, [])) != list(range(len(numbers))):
                self.fault(f"the lines of table {table} have a gap or a double")

    def _compare(self, deed: Deed, state: str, stored: Stored) -> None:
        where: dict[tuple[str, str], list[Any]] = stored.lines if deed.kind == "move" else stored.words
        found = where.get((deed.table, deed.stored_key), [])
        if len(found) != (state == KEPT):
            self.fault(f"a {deed.kind} at table {deed.table} was {state}, and is stored {len(found)} times: {deed}")
        elif found and deed.kind == "word" and found[0] != (deed.guest, deed.what):
            self.fault(f"other words are stored at table {deed.table}: {found} for {deed}")
        elif found and deed.kind == "move":
            line = read_line(found[0][1])
            if (line.seat, line.move) != (deed.seat, deed.what):
                self.fault(f"another move is stored at table {deed.table}: {found} for {deed}")

    def audit(self, engine: Engine) -> None:
        """In the end: a seat's lines are what was acknowledged to it and at most what was in doubt; all matches end."""
        self.compare(engine)
        stored = read(engine)
        known = {(deed.table, deed.stored_key): deed for deed in self.deeds if deed.kind == "move"}
        for (table, key), lines in stored.lines.items():
            for number, text in lines:
                line = read_line(text)
                if line.seat is None or (table, line.seat) not in self.constant:
                    continue
                deed = known.get((table, key))
                if deed is None or deed.state not in (KEPT, DOUBT):
                    self.fault(f"line {number} of table {table} was made by nobody: {text}")
        for deed in known.values():
            if deed.state == DOUBT:
                self.counts["moves in doubt that were stored"] += bool(stored.lines.get((deed.table, deed.stored_key)))
        for table in self.tables:
            if stored.status.get(table) not in ("over", "closed"):
                self.fault(f"table {table} has not ended: {stored.status.get(table)}")
        self.counts["tables"] = len(self.tables)
        self.counts["lines"] = sum(len(stored.numbers.get(table, [])) for table in self.tables)

    def check_record(self, table: str, text: str) -> None:
        match = Match.from_record(text)
        if not match.over or verify(text).kind != "sealed":
            self.fault(f"the record of table {table} does not verify")
        self.counts["records verified"] += 1
