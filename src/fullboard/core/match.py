"""A match: a game in progress together with its log, from which everything else is computed."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from fullboard.core.agreed import (
    LONGEST_NAME,
    check_choices,
    check_luck,
    check_names,
    check_seal,
    check_seed,
    open_heading,
)
from fullboard.core.chance import Chance, Notebook, Quick, Recorded
from fullboard.core.dealer import commitment_to, dealer_of
from fullboard.core.errors import (
    BadPosition,
    BadRecord,
    BadTable,
    BadUndo,
    FullboardError,
    IllegalMove,
    PickMismatch,
)
from fullboard.core.game import Game
from fullboard.core.past import Past, Ply
from fullboard.core.record import Heading, Line, Record, check_place, read_record
from fullboard.core.shelf import find_game
from fullboard.core.state import SPECTATOR, State
from fullboard.core.story import Beat, Told, beats, taken_back, tell

__all__ = ["LONGEST_NAME", "Match", "check_choices", "check_names"]


class Match:
    """Play a match, look at it, take moves back, write it down.

    Luck comes from a `seed` (simulation), from a `secret` that is promised first, with the `salts` of those who sit
    there (a live table), or from a `key` that nothing is promised about (a live table that begins with a position).

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
        position: Mapping[str, Any] | State | None = None,
        secret: bytes | None = None,
        salts: Sequence[str] = (),
        key: bytes | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        first: State | None = None
        if position is not None:
            if players is not None or options is not None or edition is not None:
                raise BadTable("position-says-it-all")
            first = position if isinstance(position, State) else self._loaded(position)
            self.game = first.game  # by the rules of its version
            players, options, chosen = int(first.players), first.options, first.edition
        else:
            players = self.game.check_players(players)
            options, chosen = check_choices(self.game, options, edition)
        check_luck(seed, secret, key)
        if seed is None and secret is None and key is None:
            seed = secrets.randbits(62)
        if secret is not None:
            salts = check_seal(salts, players, position=first is not None)
        elif salts:
            raise BadTable("bad-salts", size=0)
        self._begin(
            Heading(
                game=self.game.key,
                rules=self.game.version,
                edition=chosen.reference(),
                digest=chosen.digest,
                players=players,
                options=dict(options),
                names=check_names(names, players),
                seed=seed,
                commitment=None if secret is None else commitment_to(secret),
                salts=None if secret is None else list(salts),
                position=None if first is None else first.position(),
            ),
            secret,
            key,
        )
        notebook = Notebook(self._chance())
        state = first or self.game.new(players, dict(options), chosen, notebook)
        self._set_up(Line(0, picks=notebook.picks), state)

    def _loaded(self, position: object) -> State:
        if not isinstance(position, Mapping):
            raise BadPosition("not-a-table")
        return self.game.load(dict(position))

    def _begin(self, heading: Heading, secret: bytes | None, key: bytes | None) -> None:
        self.closed = False
        self._heading = heading
        self._secret = secret
        self._key = key
        self._dealer = dealer_of(heading, secret, key)
        self._drawn = 0  # picks, those of undone lines too
        self._lines: list[Line] = []
        self._plies: list[Ply] = []  # after every line the last ply that stood then
        self._step_ahead = 0  # how far undone lines have carried `step` beyond the state's own
        self._told_before: dict[int, list[Told]] = {}

    def _chance(self) -> Chance:
        """The chance of the line that comes next."""
        if self._dealer is None:
            raise BadTable("secret-needed")
        return self._dealer.chance(len(self._lines), self._drawn)

    def _set_up(self, line: Line, state: State) -> None:
        first = Ply(None, line, 0, int(state.step))
        self._past = Past(first, state)
        self._stand(first, state)
        self._write(line)

    def _add(self, line: Line, move: int, after: State) -> None:
        self._play_on(line, move, after)
        self._write(line)

    def _play_on(self, line: Line, move: int, after: State) -> None:
        ply = Ply(self._ply, line, move, int(after.step))
        self._past.add(ply, after)
        self._stand(ply, after)

    def _stand(self, ply: Ply, state: State) -> None:
        self._ply = ply
        self._state = state

    def _write(self, line: Line) -> None:
        self._lines.append(line)
        self._plies.append(self._ply)
        self._drawn += len(line.picks)

    @property
    def state(self) -> State:
        """The present state, secrets included; treat it as read-only."""
        return self._state

    def state_at(self, line: int) -> State:
        """The state after a line of the log, secrets included; treat it as read-only.

        Whoever takes back a secret choice has not made it: what others chose after it is then without it.
        """
        if type(line) is not int or not 0 <= line < len(self._lines):
            raise BadTable("no-such-line", line=line, last=len(self._lines) - 1)
        return self._past.state(self._plies[line])

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
        notebook = Notebook(self._chance())
        after = before.copy()
        after.play(seat, number, notebook)
        self._add(Line(len(self._lines), seat, before.notation(number), notebook.picks), number, after)

    def copy(self) -> "Match":
        """A match of its own with the same past: play on it and drop it, and this one has not changed."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._lines = list(self._lines)
        twin._plies = list(self._plies)
        twin._past = self._past.copy()
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
        lines = []
        ply: Ply | None = self._ply
        while ply is not None:
            lines.append(ply.line)
            ply = ply.before
        return lines[::-1]

    def free_undo(self, seat: int) -> int | None:
        """The line this seat may take back without asking anybody, if there is one.

        That is the last line, if it is this seat's, made no picks and revealed nothing; or this seat's
        secret choice, as long as the choice is still open.
        """
        if self.over or self.closed:
            return None
        last = self._ply.line
        if last.seat == seat and not last.picks and not self._state.sealed:
            return last.number
        for ply in self._open_choice():
            if ply.line.seat == seat:
                return ply.line.number
        return None

    def undo(self, line: int | None = None) -> None:
        """Take back a line: the last one that counts, or a secret choice that is still open.

        Who must agree is for the table to settle; `free_undo` says when nobody has to be asked.
        """
        if self.over or self.closed:
            raise BadUndo("match-over")
        last = self._ply.line.number
        line = last if line is None else line
        if line == 0 and last == 0:
            raise BadUndo("nothing-to-undo")
        tail = [self._ply] if line == last else self._open_choice()
        places = [ply.line.number for ply in tail]
        if type(line) is not int or line not in places:
            raise BadUndo("cannot-be-undone", line=line)
        step = self.step
        self._take_back(tail[places.index(line) :])
        self._step_ahead += max(0, step - self.step + (step != self.step))
        self._write(Line(len(self._lines), undone=line))

    def _open_choice(self) -> list[Ply]:
        """What was played inside the simultaneous choice that is still open."""
        found = []
        ply = self._ply
        while ply.before is not None and ply.before.step == self._ply.step:
            found.append(ply)
            ply = ply.before
        return found[::-1]

    def _take_back(self, tail: list[Ply]) -> None:
        """Take back the first of the last plies, and make the choices that came later again without it."""
        before = tail[0].before
        assert before is not None
        self._stand(before, self._past.state(before))
        for ply in tail[1:]:
            self._play_on(ply.line, ply.move, ply.play(self._state))
            self._plies[ply.line.number] = self._ply

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
        return self.state_at(line).view(SPECTATOR if seat is None else self._seat(seat))

    def story(self, seat: int | None = None, since: int = 0) -> list[Told]:
        """The log as a seat, or a spectator, may read it, from a line on."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        told = [] if since else list(self._told_before.get(viewer, ()))
        first = max(since, 1 if told else 0)  # a guess goes on from what was told, without a set-up of its own
        for line, ply in zip(self._lines[first:], self._plies[first:], strict=True):
            told += taken_back(line) if line.undone is not None else self._tell(ply, viewer)
        return told

    def _tell(self, ply: Ply, viewer: int) -> list[Told]:
        before = None if ply.before is None else self._past.state(ply.before)
        return tell(self.game, before, ply.line, self._past.state(ply), viewer)

    def beats(self, seat: int | None = None, since: int = 0, until: int | None = None) -> list[Beat]:
        """What the rules did by themselves, group by group, as a seat or a spectator saw it, from a line to another."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        found: list[Beat] = []
        for line, ply in zip(self._lines[since:until], self._plies[since:until], strict=True):
            if line.undone is None and ply.before is not None:
                found += beats(self.game, self._past.state(ply.before), ply.line, self._past.state(ply), viewer)
        return found

    def guess(self, seat: int | None, seed: int) -> "Match":
        """A match that this seat, or a spectator, could not tell from this one."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        state = self.state.guess(viewer, Quick(check_seed(seed)))
        match = Match(self.game, position=state, seed=seed, names=self._heading.names)
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
        return self.log.text()

    def heading(self) -> str:
        """The part of the record that is settled before the first line, without the names."""
        return self._heading.text(names=False)

    @property
    def log(self) -> Record:
        """The match as a record, which `record()` is the text of."""
        ending = "end" if self.over else "closed" if self.closed else "open"
        secret = self._secret.hex() if self._secret is not None and ending != "open" else None
        scores = list(self.scores) if self.over else None
        return Record(self._heading, list(self._lines), ending, scores, secret)

    @classmethod
    def from_record(cls, record: str | Record, *, secret: bytes | None = None, key: bytes | None = None) -> "Match":
        """The match of a record; BadRecord names the line that is wrong.

        A match at a live table goes on only with its secret or key, which an unfinished record does not hold.
        """
        match = cls.__new__(cls)
        match._replay(record if isinstance(record, Record) else read_record(record), secret, key, None)
        return match

    def follow(self, lines: Iterable[Line]) -> None:
        """Play on with lines recorded elsewhere, picks included; if one is wrong, BadRecord and nothing has changed."""
        ahead = self.copy()
        ahead._follow(lines, None)
        self.__dict__.update(ahead.__dict__)

    def _replay(self, record: Record, secret: bytes | None, key: bytes | None, begun: State | None) -> None:
        """Play a record; `begun` is the state its position stands for, if that is known already."""
        self.game, heading, first = open_heading(record.heading, begun)
        if record.secret is not None:
            secret = bytes.fromhex(record.secret)
        if secret is not None and (heading.commitment is None or commitment_to(secret) != heading.commitment):
            raise BadRecord("wrong-secret", record.first_line)
        if key is not None:
            check_luck(heading.seed, heading.commitment, key)
        self._begin(heading, secret, key)
        self._follow(record.lines, first)
        self._check_ending(record)
        self.closed = record.ending == "closed"

    def _check_ending(self, record: Record) -> None:
        at = record.first_line + len(record.lines)
        if not record.lines:
            raise BadRecord("truncated", at)
        if self.over != (record.ending == "end"):
            raise BadRecord("not-over" if record.ending == "end" else "already-over", at)
        if record.scores is not None and record.scores != list(self.scores):
            raise BadRecord("wrong-scores", at, expected=list(self.scores), found=record.scores)

    def _follow(self, lines: Iterable[Line], first: State | None) -> None:
        """Play recorded lines; the set-up is found in `first` if the match begins with a position."""
        begin = self._heading.height + 2
        for line in lines:
            at = begin + len(self._lines)
            check_place(line, len(self._lines), at)
            try:
                self._replay_line(line, first)
            except PickMismatch as error:
                raise BadRecord.because(error.code, at, error) from error
            except FullboardError as error:
                code = "bad-undo" if line.undone is not None else "illegal-move"
                raise BadRecord.because(code, at, error) from error

    def _replay_line(self, line: Line, first: State | None) -> None:
        if line.undone is not None:
            self.undo(line.undone)
            return
        if self.closed:
            raise IllegalMove("match-over")
        chance = Recorded(line.picks)
        if line.seat is None:
            heading = self._heading
            edition = self.game.find_edition(heading.edition)
            state = first or self.game.new(heading.players, dict(heading.options), edition, chance)
            chance.close()
            self._set_up(line, state)
            return
        before = self.state
        seat = self._seat(line.seat)
        move = self.parse(line.move)
        before.refuse(seat, move)
        after = before.copy()
        after.play(seat, move, chance)
        chance.close()
        self._add(line, move, after)

    __copy__ = copy

    def __reduce__(self) -> tuple[Any, ...]:
        begun = None if self._heading.position is None else self.state_at(0)
        return _from_pickle, (self.log, self._secret, self._key, self._told_before, begun)

    def __repr__(self) -> str:
        return f"<Match {self.game.key}, {self.players} players, line {len(self._lines) - 1}>"


def _from_pickle(
    record: Record, secret: bytes | None, key: bytes | None, told_before: dict[int, list[Told]], begun: State | None
) -> Match:
    match = Match.__new__(Match)
    match._replay(record, secret, key, begun)
    match._told_before = told_before
    return match
