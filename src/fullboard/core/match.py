"""A match: a game in progress together with its log, from which everything else is computed."""

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from fullboard.core.chance import Chance, Notebook, Quick, Recorded
from fullboard.core.dealer import SealedDealer, SeededDealer, commitment_to
from fullboard.core.edition import Edition
from fullboard.core.errors import (
    BadEdition,
    BadPosition,
    BadRecord,
    BadTable,
    BadUndo,
    FullboardError,
    IllegalMove,
    PickMismatch,
    UnknownGame,
)
from fullboard.core.game import Game
from fullboard.core.record import Heading, Line, Record, read_record
from fullboard.core.shelf import find_game
from fullboard.core.state import SPECTATOR, State
from fullboard.core.story import Told, tell

LONGEST_NAME = 40


class Match:
    """Play a match, look at it, take moves back, write it down.

    >>> match = Match("companeros", players=3, seed=1)
    >>> seat = match.actors[0]
    >>> match.play(seat, match.legal(seat)[0])
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Any = None,
        names: Sequence[str | None] | None = None,
        position: Mapping[str, Any] | None = None,
        secret: bytes | None = None,
        salts: Sequence[str] = (),
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        first: State | None = None
        if position is not None:
            if players is not None or options is not None or edition is not None:
                raise BadTable("position-says-it-all")
            if not isinstance(position, Mapping):
                raise BadPosition("not-a-table")
            first = self.game.load(dict(position))
            players, options, chosen = int(first.players), first.options, first.edition
        else:
            players = self.game.check_players(players)
            options, chosen = check_choices(self.game, options, edition)
        if secret is None:
            seed = secrets.randbits(62) if seed is None else _check_seed(seed)
        self._begin(
            Heading(
                game=self.game.key,
                rules=self.game.version,
                edition=chosen.reference(),
                digest=chosen.digest,
                players=players,
                options=dict(options),
                names=check_names(names, players),
                seed=None if secret is not None else seed,
                commitment=None if secret is None else commitment_to(secret),
                salts=None if secret is None else list(salts),
                position=None if first is None else first.position(),
            ),
            secret,
        )
        notebook = Notebook(self._chance(0))
        state = first or self.game.new(players, dict(options), chosen, notebook)
        self._add(Line(0, picks=notebook.picks), None, state)

    def _begin(self, heading: Heading, secret: bytes | None) -> None:
        self.closed = False
        self._heading = heading
        self._secret = secret
        self._dealer: SeededDealer | SealedDealer | None = None
        if secret is not None:
            self._dealer = SealedDealer(secret, heading.text(names=False))
        elif heading.seed is not None:
            self._dealer = SeededDealer(heading.seed)
        self._lines: list[Line] = []
        self._states: list[tuple[State | None, State]] = []  # before and after every line, undone ones too
        self._standing: list[int] = []  # the numbers of the lines that have not been taken back
        self._step_ahead = 0  # how far undone lines have carried `step` beyond the state's own
        self._told_before: dict[int, list[Told]] = {}
        self._told: dict[tuple[int, int], tuple[State, list[Told]]] = {}  # by viewer and line, with the state after it

    def _chance(self, line: int) -> Chance:
        if self._dealer is None:
            raise BadTable("secret-needed")
        return self._dealer.chance(line)

    def _add(self, line: Line, before: State | None, after: State) -> None:
        self._lines.append(line)
        self._states.append((before, after))
        self._standing.append(line.number)

    @property
    def state(self) -> State:
        """The present state, secrets included; treat it as read-only."""
        return self._states[self._standing[-1]][1]

    # What may be done, and doing it

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._heading.players

    @property
    def names(self) -> tuple[str | None, ...]:
        """Who sits where."""
        return tuple(self._heading.names)

    def rename(self, names: Sequence[str | None]) -> None:
        """Put other names to the seats; nothing that is hashed changes."""
        self._heading = replace(self._heading, names=check_names(names, self.players))

    @property
    def step(self) -> int:
        """Grows whenever what a client saw is no longer what is; a secret choice does not count."""
        return int(self.state.step) + self._step_ahead

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now, () when over."""
        return () if self.closed else tuple(self.state.actors())

    def legal(self, seat: int) -> tuple[int, ...]:
        """The moves of a seat now, () if it is not its turn."""
        seat = self._seat(seat)
        return tuple(self.state.legal(seat)) if seat in self.actors else ()

    def notation(self, move: int) -> str:
        """The readable name of a move."""
        return self.state.notation(self._move(move))

    def parse(self, text: str) -> int:
        """The move of that name."""
        if not isinstance(text, str):
            raise IllegalMove("bad-move", move=text)
        return int(self.state.parse(text))

    @property
    def commitment(self) -> str | None:
        """What the house promised before a live match: SHA-256 of its secret."""
        return self._heading.commitment

    @property
    def seed(self) -> int | None:
        """The seed of a simulated match, none at a live table. Never for the players' eyes."""
        return self._heading.seed

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, by number or by name; IllegalMove says why not, and then nothing has changed."""
        seat = self._seat(seat)
        if self.closed:
            raise IllegalMove("match-over")
        number = self.parse(move) if isinstance(move, str) else self._move(move)
        before = self.state
        before.refuse(seat, number)
        line = len(self._lines)
        notebook = Notebook(self._chance(line))
        after = before.copy()
        after.play(seat, number, notebook)
        self._add(Line(line, seat, before.notation(number), notebook.picks), before, after)

    def copy(self) -> "Match":
        """A match of its own with the same past: play on it and drop it, and this one has not changed."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._lines = list(self._lines)
        twin._states = list(self._states)
        twin._standing = list(self._standing)
        return twin

    def close(self) -> None:
        """End the match by common consent, without a result."""
        if not self.over:
            self.closed = True

    def _seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalMove("bad-seat", seat=seat)
        return seat

    def _move(self, move: object) -> int:
        if type(move) is not int or not 0 <= move < self.state.moves():
            raise IllegalMove("bad-move", move=move)
        return move

    # Taking back

    def lines(self) -> list[Line]:
        """All lines of the log, undone ones too."""
        return list(self._lines)

    def standing(self) -> list[Line]:
        """The lines that have not been taken back, the set-up first."""
        return [self._lines[number] for number in self._standing]

    def free_undo(self, seat: int) -> int | None:
        """The line this seat may take back without asking anybody, if there is one.

        That is the last line, if it is this seat's, made no picks and revealed nothing; or this seat's
        secret choice, as long as the choice is still open.
        """
        if self.over or self.closed:
            return None
        last = self._standing[-1]
        line = self._lines[last]
        if line.seat == seat and not line.picks and not self._states[last][1].sealed:
            return last
        for number in self._open_choice():
            if self._lines[number].seat == seat:
                return number
        return None

    def undo(self, line: int | None = None) -> None:
        """Take back a line: the last one that counts, or a secret choice that is still open.

        Who must agree is for the table to settle; `free_undo` says when nobody has to be asked.
        """
        if self.over or self.closed:
            raise BadUndo("match-over")
        last = self._standing[-1]
        line = last if line is None else line
        if line == 0 and last == 0:
            raise BadUndo("nothing-to-undo")
        if type(line) is not int or (line != last and line not in self._open_choice()):
            raise BadUndo("cannot-be-undone", line=line)
        step = self.step
        self._standing.remove(line)
        self._replay_choices(line)
        self._step_ahead += max(0, step - self.step + (step != self.step))
        self._lines.append(Line(len(self._lines), undone=line))
        self._states.append((None, self.state))

    def _open_choice(self) -> list[int]:
        """The lines made inside the simultaneous choice that is still open."""
        return [
            number
            for number in self._standing
            if number
            and (before := self._states[number][0]) is not None
            and before.step == self._states[number][1].step == self.state.step
        ]

    def _replay_choices(self, undone: int) -> None:
        """After a choice was taken back, make those that came later again without it."""
        for place, number in enumerate(self._standing):
            if number < undone:
                continue
            before = self._states[self._standing[place - 1]][1]
            line = self._lines[number]
            after = before.copy()
            assert line.seat is not None
            after.play(line.seat, before.parse(line.move), Recorded(line.picks))
            self._states[number] = (before, after)

    # Looking at it

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return bool(self.state.over)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat. Not for the players' eyes before the end."""
        return tuple(self.state.scores())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the win, () before the end."""
        return tuple(self.state.winners())

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the table shows to a seat, or to a spectator, as plain data."""
        return self.state.view(SPECTATOR if seat is None else self._seat(seat))

    def view_at(self, line: int, seat: int | None = None) -> dict[str, Any]:
        """What the table showed to a seat, or to a spectator, after a line of the log."""
        if type(line) is not int or not 0 <= line < len(self._lines):
            raise BadTable("no-such-line", line=line, last=len(self._lines) - 1)
        return self._states[line][1].view(SPECTATOR if seat is None else self._seat(seat))

    def story(self, seat: int | None = None, since: int = 0) -> list[Told]:
        """The log as a seat, or a spectator, may read it, from a line on."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        told = [] if since else list(self._told_before.get(viewer, ()))
        first = max(since, 1 if told else 0)  # a guess goes on from what was told, without a set-up of its own
        for line, (before, after) in zip(self._lines[first:], self._states[first:], strict=True):
            known = self._told.get((viewer, line.number))
            if known is None or known[0] is not after:  # else a line is told as it always was
                known = self._told[viewer, line.number] = (after, tell(self.game, before, line, after, viewer))
            told += known[1]
        return told

    def guess(self, seat: int | None, seed: int) -> "Match":
        """A match that this seat, or a spectator, could not tell from this one."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        state = self.state.guess(viewer, Quick(_check_seed(seed)))
        match = Match(self.game, position=state.position(), seed=seed, names=self._heading.names)
        match.closed = self.closed
        match._step_ahead = self._step_ahead
        match._told_before[viewer] = self.story(seat)
        return match

    def position(self) -> dict[str, Any]:
        """The whole state as plain data, secrets included."""
        return self.state.position()

    # Writing it down

    def record(self) -> str:
        """The match as text, secrets included; the sealed secret itself only once it is over or closed."""
        return self._written().text()

    def heading(self) -> str:
        """The part of the record that is settled before the first line, without the names."""
        return self._heading.text(names=False)

    def _written(self) -> Record:
        ending = "end" if self.over else "closed" if self.closed else "open"
        secret = self._secret.hex() if self._secret is not None and ending != "open" else None
        scores = list(self.scores) if self.over else None
        return Record(self._heading, list(self._lines), ending, scores, secret)

    @classmethod
    def from_record(cls, text: str, *, secret: bytes | None = None) -> "Match":
        """The match of a record; BadRecord names the line that is wrong.

        A match at a live table goes on only with its secret, which an unfinished record does not hold.
        """
        record = read_record(text)
        match = cls.__new__(cls)
        match._replay(record, secret)
        return match

    def _replay(self, record: Record, secret: bytes | None) -> None:
        heading = record.heading
        first = self._open_heading(heading)
        if record.secret is not None:
            secret = bytes.fromhex(record.secret)
        if secret is not None and (heading.commitment is None or commitment_to(secret) != heading.commitment):
            raise BadRecord("wrong-secret", record.first_line)
        self._begin(heading, secret)
        for line in record.lines:
            at = record.first_line + line.number
            try:
                self._replay_line(line, first)
            except PickMismatch as error:
                raise BadRecord.because(error.code, at, error) from error
            except FullboardError as error:
                code = "bad-undo" if line.undone is not None else "illegal-move"
                raise BadRecord.because(code, at, error) from error
        at = record.first_line + len(record.lines)
        if self.over != (record.ending == "end"):
            raise BadRecord("not-over" if record.ending == "end" else "already-over", at)
        if record.scores is not None and record.scores != list(self.scores):
            raise BadRecord("wrong-scores", at, expected=list(self.scores), found=record.scores)
        self.closed = record.ending == "closed"

    def _open_heading(self, heading: Heading) -> State | None:
        """Find game and components; returns the start position if there is one."""
        lines = heading.text().split("\n")
        at = {line.partition(" ")[0]: number for number, line in enumerate(lines, 1)}
        try:
            self.game = find_game(heading.game).at_version(heading.rules)
            edition = self.game.find_edition(heading.edition)
            if edition.digest != heading.digest:
                raise BadRecord("edition-changed", at["digest"], expected=edition.digest)
            self.game.check_players(heading.players)
            heading.options = self.game.check_options(heading.options)
            heading.names = check_names(heading.names, heading.players)
            return None if heading.position is None else self.game.load(heading.position)
        except UnknownGame as error:
            raise BadRecord(error.code, at["game"], game=heading.game[:40]) from error
        except BadEdition as error:
            raise BadRecord.because("bad-edition", at["edition"], error) from error
        except BadPosition as error:
            raise BadRecord.because("bad-position", at["position"], error) from error
        except BadTable as error:
            where = {"bad-players": "players", "bad-names": "names", "unknown-rules-version": "rules"}
            raise BadRecord.because(error.code, at[where.get(error.code, "options")], error) from error

    def _replay_line(self, line: Line, first: State | None) -> None:
        chance = Recorded(line.picks)
        if line.undone is not None:
            self.undo(line.undone)
            return
        if line.seat is None:
            heading = self._heading
            edition = self.game.find_edition(heading.edition)
            state = first or self.game.new(heading.players, dict(heading.options), edition, chance)
            chance.close()
            self._add(line, None, state)
            return
        before = self.state
        seat = self._seat(line.seat)
        move = self.parse(line.move)
        before.refuse(seat, move)
        after = before.copy()
        after.play(seat, move, chance)
        chance.close()
        self._add(line, before, after)

    __copy__ = copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_pickle, (self.record(), self._secret, self._told_before)

    def __repr__(self) -> str:
        return f"<Match {self.game.key}, {self.players} players, line {len(self._lines) - 1}>"


def _from_pickle(text: str, secret: bytes | None, told_before: dict[int, list[Told]]) -> Match:
    match = Match.from_record(text, secret=secret)
    match._told_before = told_before
    return match


def check_choices(
    game: Game, options: Mapping[str, Any] | None = None, edition: Any = None
) -> tuple[dict[str, Any], Edition]:
    """All options with their values, and the edition; one of somebody's own may come as the option `components`."""
    given = dict(options or {})
    if "components" in given and edition is not None:
        raise BadEdition("edition-twice", path="components")
    edition = given.pop("components", edition)
    return game.check_options(given), game.find_edition(edition)


def check_names(names: object, players: int) -> list[str | None]:
    """A name or None for every seat; control and direction characters are refused."""
    if names is None:
        return [None] * players
    if not isinstance(names, Sequence) or isinstance(names, str) or len(names) != players:
        raise BadTable("bad-names", size=players)
    for name in names:
        if name is None:
            continue
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            raise BadTable("bad-names", longest=LONGEST_NAME)
        if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in name):
            raise BadTable("bad-names", name=name)
    return list(names)


def _check_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < 1 << 62:
        raise BadTable("bad-seed", seed=seed)
    return seed
