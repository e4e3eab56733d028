"""Positions that guests have set up and keep: to try lines, to put remarks to them, to share by their address."""

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import find_game
from fullboard.house.errors import BadRequest, NotAllowed, NotThere, Refused, TooMuch
from fullboard.house.store import Store, schema
from fullboard.house.talk import check_said

MOST_PER_GUEST = 200
MOST_REMARKS = 100
LONGEST_LINE = 2000  # letters of the moves that a remark is about
BETWEEN = "."  # moves of a line: stands in no notation
SEED = 0  # what is drawn in a line is the same every time


@dataclass(frozen=True)
class Study:
    """A position that somebody keeps, with what they remarked about the lines that begin there."""

    id: str
    guest: str
    game_key: str
    seat: int
    position: Mapping[str, Any]
    remarks: Mapping[str, str]  # by line: its moves, each with its seat

    @property
    def game(self) -> Game:
        """What is played."""
        return find_game(self.game_key)

    def match(self, line: str) -> Match:
        """The match after the moves of a line; IllegalMove or BadRequest if there is no such line."""
        match = Match(self.game, seed=SEED, position=self.position)
        for each in line.split(BETWEEN) if line else []:
            seat, _, move = each.partition(" ")
            if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
                raise BadRequest("bad-study-line", line=line)
            match.play(int(seat), move)
        return match


class Studies:
    """Keeps studies."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, guest: str, game: Game, position: Mapping[str, Any], seat: int) -> str:
        """Keep a position that exists, and say under which id; BadPosition says what is wrong with it."""
        if not game.sets_up:
            raise Refused("no-positions", game=game.key)
        state = game.load(dict(position))
        if not 0 <= seat < state.players:
            raise BadRequest("bad-seat", seat=seat)
        new = secrets.token_hex(5)
        row = {
            "id": new,
            "guest": guest,
            "game": game.key,
            "seat": seat,
            "position": state.position(),
            "comments": {},
            "at": time.time(),
        }
        known = schema.studies.c

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.studies).values(row))
            if (connection.scalar(select(func.count()).where(known.guest == guest)) or 0) > MOST_PER_GUEST:
                raise TooMuch("too-many-studies", most=MOST_PER_GUEST)

        await self.store.write(write)
        return new

    async def find(self, key: str, name: str) -> Study:
        """A study of a game by its id."""
        known = schema.studies.c
        wanted = select(schema.studies).where((known.id == name[:16]) & (known.game == key))
        row = await self.store.read(lambda connection: connection.execute(wanted).first()) if name.isalnum() else None
        if row is None:
            raise NotThere("unknown-study")
        return Study(row.id, row.guest, row.game, row.seat, row.position, row.comments)

    async def of(self, guest: str) -> list[tuple[str, str, float]]:
        """The studies of a guest, the newest first: game, id, and when it was kept."""
        known = schema.studies.c
        own = select(known.game, known.id, known.at).where(known.guest == guest).order_by(known.at.desc())
        rows = await self.store.read(lambda connection: connection.execute(own).all())
        return [(row.game, row.id, row.at) for row in rows]

    async def remark(self, guest: str, study: Study, line: str, text: str) -> None:
        """Put a remark to a line, or take it away if there is nothing to say; only who keeps the study may."""
        if study.guest != guest:
            raise NotAllowed("not-your-study")
        if len(line) > LONGEST_LINE:
            raise BadRequest("bad-study-line", line=line)
        study.match(line)
        remarks = {at: said for at, said in study.remarks.items() if at != line}
        if text.strip():
            remarks[line] = check_said(text)
        if len(remarks) > MOST_REMARKS:
            raise TooMuch("too-many-remarks", most=MOST_REMARKS)
        known = schema.studies.c
        own = update(schema.studies).where(known.id == study.id).values(comments=remarks)
        await self.store.write(lambda connection: connection.execute(own))

    async def drop(self, guest: str, study: Study) -> None:
        """Keep a study no longer."""
        if study.guest != guest:
            raise NotAllowed("not-your-study")
        own = delete(schema.studies).where(schema.studies.c.id == study.id)
        await self.store.write(lambda connection: connection.execute(own))
