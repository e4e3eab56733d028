"""Playing on in one's head: copies of a match that know only what one seat may know, and what that seat would be told.

A copy is a guess of the seat, so nothing about it follows from what is hidden. What several copies tell alike, whatever
is hidden and however luck falls, is what the others have *done*; what differs from copy to copy is not asked for.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import msgspec

from fullboard.core.chance import Quick
from fullboard.core.errors import IllegalMove
from fullboard.core.match import Match
from fullboard.core.story import Told
from fullboard.house.errors import BadRequest, Refused

BETWEEN = "."  # moves of a line: stands in no notation
LONGEST_LINE = 2000  # letters
MOST_MOVES = 40
MOST_GUESSES = 64  # tried for a line; more of them would take longer than anybody waits
ENOUGH = 8  # copies in which a line can be played
PLAYOUTS, LONGEST_PLAYOUT = 6, 120  # played at random to find out what a seat may be asked

Ply = tuple[int, str]  # seat, move
Sentence = tuple[str, dict[str, Any]]


def read_plies(line: str) -> list[Ply]:
    """The moves of a line, each with its seat; BadRequest if it is none."""
    if len(line) > LONGEST_LINE or line.count(BETWEEN) >= MOST_MOVES:
        raise BadRequest("line-too-long", most=LONGEST_LINE)
    plies = []
    for each in line.split(BETWEEN) if line else []:
        seat, _, move = each.partition(" ")
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
            raise BadRequest("bad-order-line")
        plies.append((int(seat), move))
    return plies


def copies(match: Match, seat: int, plies: Sequence[Ply], enough: int = ENOUGH) -> list[Match]:
    """Matches that this seat could not tell from the present one, after these moves; Refused if there is no such one.

    Each has other hidden things and other luck; the choices of one moment are made in another order each time.
    """
    found: list[Match] = []
    for seed in range(MOST_GUESSES):
        copy = Match(match.game, position=match.state.guess(seat, Quick(seed)), seed=seed, names=match.names)
        try:
            _play(copy, plies, seed)
        except IllegalMove as error:
            if error.code in ("bad-seat", "bad-move", "unknown-move"):
                raise
            continue
        found.append(copy)
        if len(found) == enough:
            break
    if not found:
        raise Refused("order-cannot-come")
    return found


def shown_copy(match: Match, seat: int, plies: Sequence[Ply]) -> Match:
    """One of them to look at, with the story so far."""
    for seed in range(MOST_GUESSES):
        copy = match.guess(seat, seed)
        try:
            for mover, move in plies:
                copy.play(mover, move)
        except IllegalMove:
            continue
        return copy
    raise Refused("order-cannot-come")


def possible(match: Match, seat: int, plies: Sequence[Ply]) -> dict[int, list[str]]:
    """What each seat that is to move after a line might do, as far as this seat can know."""
    moves: dict[int, dict[str, None]] = {}
    for copy in copies(match, seat, plies, enough=2 * ENOUGH):
        for mover in copy.actors:
            moves.setdefault(mover, {}).update(dict.fromkeys(map(copy.notation, copy.legal(mover))))
    return {mover: sorted(each, key=match.parse) for mover, each in sorted(moves.items())}


def _play(copy: Match, plies: Sequence[Ply], turn: int) -> None:
    """Play a line; what is chosen at the same time is chosen in another order for every `turn`."""
    left = list(plies)
    while left:
        together = [ply for ply in left[: len(copy.actors)] if ply[0] in copy.actors]
        many = len(together) if len({mover for mover, _ in together}) == len(together) else 1
        start = turn % max(1, many)
        now, left = left[: max(1, many)], left[max(1, many) :]
        for mover, move in (*now[start:], *now[:start]):
            copy.play(mover, move)


# What happens from one step to the next: one move, or all choices that are made together


@dataclass
class KnownMove:
    """A move, or a simultaneous choice, as one seat knows it: what it did itself, and what it was told at the end."""

    own: list[str] = field(default_factory=list)
    told: list[Sentence] = field(default_factory=list)
    whole: bool = False  # whether it is over


def moments(match: Match, seat: int, base: int) -> list[KnownMove] | None:
    """What has happened since a line, moment by moment; None if that line was taken back. The last may be going on."""
    standing = match.standing()
    places = [line.number for line in standing]
    if base not in places:
        return None
    said = {line: list(told) for line, told in groupby(match.story(seat, base + 1), lambda told: int(told["line"]))}
    found: list[KnownMove] = []
    step = match.state_at(base).step
    for line in standing[places.index(base) + 1 :]:
        if not found or found[-1].whole:
            found.append(KnownMove())
        here = found[-1]
        if line.seat == seat:
            here.own.append(line.move)
        after = match.state_at(line.number)
        if after.step != step:
            step = after.step
            here.told = sentences(said.get(line.number, []), match, seat, line.number)
            here.whole = True
    return found


def settled_line(match: Match) -> int:
    """The last line after which a step was done: what is being chosen in secret comes after it."""
    standing = match.standing()
    for before, line in zip(standing[-2::-1], standing[:0:-1], strict=True):
        if match.state_at(before.number).step != match.state_at(line.number).step:
            return line.number
    return standing[0].number


def sentences(told: Sequence[Told], match: Match, seat: int, line: int) -> list[Sentence]:
    """A line of the story as plain data; where a game tells no story, what the table shows."""
    if match.game.tell is None:
        return [("view", plain(match.view_at(line, seat)))]
    return [(each["key"], plain(each["parameters"])) for each in told]


def plain(data: Any) -> Any:
    """The same as it comes back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


# What is expected


ANY = ""  # whatever is said here


class Expected(msgspec.Struct):
    """A moment as it is to come: what the seat plays, and what it must be told for its order to hold."""

    own: list[str]
    told: list[tuple[str, dict[str, Any]]]
    even: bool  # whether exactly these sentences are told; else these among others
    whole: bool
    views: list[str]  # before each own move, what the table shows in the copy that was looked at

    def comes_true(self, moment: KnownMove) -> bool:
        """Whether what was told is what was expected."""
        if not self.even:
            return all(any(_fits(one, other) for other in moment.told) for one in self.told)
        return len(self.told) == len(moment.told) and all(map(_fits, self.told, moment.told))


def _fits(expected: Sentence, told: Sentence) -> bool:
    key, parameters = expected
    return key in (ANY, told[0]) and all(told[1].get(name, msgspec.UNSET) == parameters[name] for name in parameters)


def expect(match: Match, seat: int, plies: Sequence[Ply]) -> list[Expected]:
    """What a seat would be told if these moves were played, moment by moment."""
    found = copies(match, seat, plies)
    before = moments(match, seat, settled_line(match)) or []
    made = before[0].own if before else []  # a secret choice that stands already
    views = _views(shown_copy(match, seat, plies), seat)
    columns = list(zip(*(moments(copy, seat, 0) or [] for copy in found), strict=False))
    expected = []
    for at, column in enumerate(columns):
        told, even = common([moment.told for moment in column])
        own = column[0].own
        seen, views = views[: len(own)], views[len(own) :]
        expected.append(Expected([*(made if at == 0 else []), *own], told, even, column[0].whole, seen))
    return expected


def common(variants: Sequence[Sequence[Sentence]]) -> tuple[list[Sentence], bool]:
    """What all of them say, and whether they say as much: sentence by sentence if so, whatever is common if not."""
    first = variants[0]
    if all(len(each) == len(first) for each in variants):
        return [_alike([each[at] for each in variants]) for at in range(len(first))], True
    return [each for each in first if all(each in other for other in variants)], False


def _alike(variants: Sequence[Sentence]) -> Sentence:
    key, parameters = variants[0]
    if any(each[0] != key for each in variants):
        return ANY, {}
    same = {
        name: value
        for name, value in parameters.items()
        if all(each[1].get(name, msgspec.UNSET) == value for each in variants)
    }
    return key, same


def _views(copy: Match, seat: int) -> list[str]:
    """What a copy showed this seat before each move of its own."""
    own = [line.number for line in copy.standing()[1:] if line.seat == seat]
    return [seen(copy.view_at(number - 1, seat)) for number in own]


def seen(view: Mapping[str, Any]) -> str:
    """A view as text, the same for the same view."""
    return msgspec.json.encode(view, order="sorted").decode()


# What might be asked


def plain_answers(match: Match, seat: int) -> list[tuple[str | None, str]]:
    """Moves of one word that this seat may be asked for (to pass, to be done), each with the phase it is asked in."""
    found: dict[tuple[str | None, str], None] = {}
    for seed in range(PLAYOUTS):
        chance = Quick(seed)
        state = match.state.guess(seat, chance)
        for _ in range(LONGEST_PLAYOUT):
            actors = [int(actor) for actor in state.actors()]
            if not actors:
                break
            if seat in actors:
                words = [name for move in state.legal(seat) if " " not in (name := state.notation(move))]
                phase = state.view(seat).get("phase") if words else None
                found.update(dict.fromkeys((phase, name) for name in words))
            mover = actors[chance.pick(len(actors))]
            state.play(mover, state.random_move(mover, chance), chance)
    return sorted(found, key=lambda each: (str(each[0]), each[1]))
