"""The form of a position: its places with their pieces and its figures, all in the words of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from fullboard.core.errors import BadPosition, FullboardError
from fullboard.core.game import Game
from fullboard.core.placing import PLAIN, Part, Piece, PiecePlace, Placing, Value, bare, parts
from fullboard.house.table import BOT_NAMES
from fullboard.web.studies import fields, first_position, value_text
from fullboard.words import Words, refusal, translator, words_for

NUMBER, NUMBERS, TEXT = "number", "numbers", "text"  # kinds of fields besides those one chooses in


@dataclass(frozen=True)
class Field:
    """A value to be changed: written, or chosen among some."""

    path: str
    label: str
    said: str  # the same for whoever does not see where it stands
    value: str
    kind: str
    choices: Sequence[tuple[str, str]] = ()  # as sent, in words


@dataclass(frozen=True)
class Lying:
    """A piece that lies somewhere."""

    path: str
    name: str
    many: Field | None  # if it is counted
    more: Sequence[Field]
    fixed: bool  # there is none to be lifted


@dataclass(frozen=True)
class Spot:
    """A place for pieces."""

    path: str
    label: str
    said: str
    space: bool
    pieces: Sequence[Lying]


@dataclass(frozen=True)
class Group:
    """What belongs together: everything of one hotel, one resort, one boat."""

    title: str
    spots: Sequence[Spot]
    values: Sequence[Field]


class Form:
    """A position of a game as somebody sets it up, in a language."""

    def __init__(self, game: Game, position: Mapping[str, Any], seat: int, language: str) -> None:
        self.game = game
        self.placing: Placing = game.placing or PLAIN
        players = position.get("players")
        self.players = players if type(players) is int and players in game.players else game.players[0]
        self.seat = seat if 0 <= seat < self.players else 0
        self.words: Words = words_for(game.folder, language, tuple(BOT_NAMES[: self.players]))
        self.translate = translator(language)
        self.beginning = first_position(game, self.players)
        self.position = position
        self.found = parts(game, position, self.beginning)

    def drawn(self) -> dict[str, Any]:
        """What the template gets: groups of places by key, figures, new pieces, and everything as text."""
        places: dict[str, list[Group]] = {}
        values: list[Field] = []
        for key, each in self.found.items():
            if any(isinstance(part, PiecePlace) for part in each) or len(each) > 1:
                places[key] = self._groups(each)
            else:
                values += [self._field(part, False) for part in each if isinstance(part, Value)]
        return {
            "given": fields(self.position),
            "places": places,
            "legends": {key: self.words.place(key) for key in places},
            "open": {key for key, each in places.items() if any(group.spots for group in each)},
            "values": values,
            "names": self._names(),
            "seats": [(at, self.words.name(at)) for at in range(self.players)],
            "own": self.seat,
        }

    def _groups(self, found: Sequence[Part]) -> list[Group]:
        if not any("]." in part.path for part in found):
            return [self._group("", found)]
        one_by_one = groupby(found, key=lambda part: part.path.partition("]")[0] + "]")
        return [self._group(self.words.place(path), list(each)) for path, each in one_by_one]

    def _group(self, title: str, found: Sequence[Part]) -> Group:
        inside = bool(title)
        spots = [self._spot(part, inside) for part in found if isinstance(part, PiecePlace)]
        return Group(title, spots, [self._field(part, inside) for part in found if isinstance(part, Value)])

    def _spot(self, place: PiecePlace, inside: bool) -> Spot:
        pieces = [self._piece(place, one) for one in place.pieces]
        label = self.words.place(place.path)
        return Spot(place.path, label, self.where(place.path) if inside else label, place.space, pieces)

    def _piece(self, place: PiecePlace, one: Piece) -> Lying:
        name = self.words.piece(place.path, one.name)
        many = None
        if one.counted:
            told = self.translate("study-many", place=self.where(place.path), piece=name)
            many = Field(one.path, "", told, str(one.many), NUMBER)
        more = [self._field(each, True, name) for each in one.more]
        return Lying(one.path, name, many, more, one.counted and not one.many)

    def _field(self, one: Value, inside: bool, of: str = "") -> Field:
        label = self.words.place(one.path)
        said = self.translate("study-many", place=of, piece=label) if of else self.where(one.path) if inside else label
        choices = self._choices(one)
        kind = "choice" if choices else NUMBERS if isinstance(one.value, list) else NUMBER
        kind = TEXT if isinstance(one.value, str) and not choices else kind
        return Field(one.path, label, said, value_text(one.value), kind, choices)

    def _choices(self, one: Value) -> Sequence[tuple[str, str]]:
        """What that may be: a seat, yes or no, what the game says, or what stands at like places."""
        path = bare(one.path)
        if path in self.placing.seats:
            nobody = [("", self.translate("study-nobody"))] if self.placing.seats[path] or one.value is None else []
            return [*nobody, *((str(at), self.words.name(at)) for at in range(self.players))]
        if isinstance(one.value, bool):
            return [("true", self.translate("yes")), ("false", self.translate("no"))]
        known: Sequence[Any] = self.placing.choices.get(path, ())
        if not known and isinstance(one.value, str):
            like = [part for each in parts(self.game, self.beginning, self.beginning).values() for part in each]
            alike = {part.value for part in like if isinstance(part, Value) and bare(part.path) == path}
            known = sorted(each for each in alike if isinstance(each, str)) if len(alike) > 1 else ()
        if known and one.value not in known:
            known = [one.value, *known]
        return [(value_text(each), self._said(one.path, each)) for each in known]

    def _said(self, path: str, value: object) -> str:
        return self.translate("study-nothing") if value is None else self.words.piece(path, value)

    def _names(self) -> list[tuple[str, str]]:
        """The pieces there are, as they are called wherever they lie, and in words."""
        found: dict[str, str] = {}
        for position in (self.beginning, self.position):
            for each in parts(self.game, position, self.beginning).values():
                for place in (part for part in each if isinstance(part, PiecePlace)):
                    for one in place.pieces:
                        called = self.placing.name(position, place.path, one.name)
                        found.setdefault(called, self._called(place.path, one.name, called))
        return sorted(found.items(), key=lambda each: each[1].casefold())

    def _called(self, place: str, written: str, called: str) -> str:
        """A piece in words apart from the place it lies in."""
        if written == called:
            return self.words.piece(place, written)
        return self.words.called(place, called)

    def where(self, path: str) -> str:
        """A place or value, with whose it is if its own name does not say so; or the piece that lies there."""
        above, bracket, _ = path.partition("].")
        if bracket:
            return self.translate("study-in", place=self.words.place(f"{above}]"), part=self.words.place(path))
        return self.words.place(path)

    def place_of(self, path: str) -> str:
        """The place or value that a fault is about: the one of that path, or the one its piece lies in."""
        for each in self.found.values():
            for part in each:
                if part.path == path or (isinstance(part, PiecePlace) and any(one.path == path for one in part.pieces)):
                    return part.path
        return path

    def wrong(self, error: FullboardError) -> str:
        """Why there is no such position: where, what is wrong there, and what would be right."""
        said = self.words.cannot_be(error.code, error.parameters)
        said = said or refusal(self.words.language, error.code, error.parameters)
        said = said or self.translate("study-cannot-be", code=error.code)
        said = self._with_bounds(said, error.parameters)
        path = error.path if isinstance(error, BadPosition) else ""
        return self.translate("study-wrong-at", path=self._named(path), what=said) if path else said

    def _with_bounds(self, said: str, given: Mapping[str, Any]) -> str:
        numbers = {key: given[key] for key in ("expected", "found", "least", "most") if type(given.get(key)) is int}
        for message, needed in (("study-should-be", ("expected", "found")), ("study-between", ("least", "most"))):
            if all(key in numbers for key in needed):
                return self.translate(message, what=said, **{key: numbers[key] for key in needed})
        return said

    def _named(self, path: str) -> str:
        """What stands at the path of a fault: the place, and the piece if it is about one."""
        for each in self.found.values():
            for place in (part for part in each if isinstance(part, PiecePlace)):
                for one in place.pieces:
                    if one.path == path:
                        piece = self.words.piece(place.path, one.name)
                        return self.translate("study-in", place=self.where(place.path), part=piece)
        return self.where(path)
