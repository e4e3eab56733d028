"""Reads somebody's data by a declaration of what it should be, and says what is wrong with it and where.

A reader takes a value and its place, and gives what it stands for or raises an error with a stable code and the path.
Declarations are made of readers: `table({"round": otherwise(1, number(1, 12)), "hands": listed(hand, players)})`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from fullboard.core.errors import BadEdition, BadLesson, BadPosition, FullboardError

T = TypeVar("T")
SHARED = frozenset({"game", "rules", "edition", "players", "options", "step"})  # in every position: see `open_position`
MOST_LETTERS = 60  # of an unknown key


class DataPath:
    """Where a value stands in the data, and which error names it."""

    def __init__(self, path: str, error: type[BadPosition | BadEdition | BadLesson]) -> None:
        self.path = path
        self.error = error

    def key(self, name: str) -> "DataPath":
        """The place of a value in a table."""
        return DataPath(f"{self.path}.{name}" if self.path else name, self.error)

    def item(self, index: int) -> "DataPath":
        """The place of a value in a list."""
        return DataPath(f"{self.path}[{index}]", self.error)

    def wrong(self, code: str, **parameters: Any) -> FullboardError:
        """What is wrong here."""
        return self.error(code, path=self.path, **parameters)


Reader = Callable[[Any, DataPath], T]


def read_position(position: Mapping[str, Any], fields: "Mapping[str, Reader[Any]]") -> dict[str, Any]:
    """The game's own part of a position, by these fields and no others."""
    own = {key: value for key, value in position.items() if key not in SHARED}
    return table(fields)(own, DataPath("", BadPosition))


def read_value(value: Any, path: str, reader: Reader[T]) -> T:
    """One value of a position, where what it may be follows from others."""
    return reader(value, DataPath(path, BadPosition))


def read_components(components: Mapping[str, Any], fields: "Mapping[str, Reader[Any]]") -> dict[str, Any]:
    """The components that the rules need; whatever else an edition says is let be."""
    return part(fields)(components, DataPath("", BadEdition))


class Otherwise:
    """A reader with a value for where nothing is said."""

    def __init__(self, default: Any, reader: Reader[Any]) -> None:
        self.default = default
        self.reader = reader

    def __call__(self, value: Any, place: DataPath) -> Any:
        return self.reader(value, place)


def otherwise(default: Any, reader: Reader[T]) -> Reader[T]:
    """That reader; a key that is not there counts as the default."""
    return Otherwise(default, reader)


def part(fields: Mapping[str, Reader[Any]]) -> Reader[dict[str, Any]]:
    """A table with at least these fields."""

    def read(value: Any, place: DataPath) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise place.wrong("not-a-table")
        found = {}
        for key, reader in fields.items():
            default = reader.default if isinstance(reader, Otherwise) else None
            found[key] = reader(value.get(key, default), place.key(key))
        return found

    return read


def inside(fields: Mapping[str, Reader[Any]]) -> Reader[dict[str, Any]]:
    """The same, but what is no table has nothing in it: the first field that is missing is named."""
    return lambda value, place: part(fields)(value if isinstance(value, Mapping) else {}, place)


def table(fields: Mapping[str, Reader[Any]], unknown: str = "unknown-key") -> Reader[dict[str, Any]]:
    """A table with these fields and no others."""

    def read(value: Any, place: DataPath) -> dict[str, Any]:
        for key in value if isinstance(value, Mapping) else ():
            if key not in fields:
                where = place.key(key[:MOST_LETTERS]) if isinstance(key, str) else place
                raise where.wrong(unknown, key=key, known=list(fields))
        return part(fields)(value, place)

    return read


def listed(
    item: Reader[T], size: int | None = None, code: str = "not-a-list", most: int | None = None
) -> Reader[list[T]]:
    """A list of such values: of that size, or of `size` to `most`."""

    def read(value: Any, place: DataPath) -> list[T]:
        fits = isinstance(value, list) and (size is None or size <= len(value) <= (most or size))
        if not fits:
            raise place.wrong(code, **({} if size is None else {"size": size}))
        return [item(each, place.item(index)) for index, each in enumerate(value)]

    return read


def seat_by_seat(items: Sequence[Reader[T]]) -> Reader[list[T]]:
    """A list with a value for every seat, each read by its own reader."""

    def read(value: Any, place: DataPath) -> list[T]:
        values = listed(anything, len(items))(value, place)
        return [item(each, place.item(seat)) for seat, (item, each) in enumerate(zip(items, values, strict=True))]

    return read


def number(least: int, most: int | None = None, code: str = "out-of-range") -> Reader[int]:
    """A whole number; True is none."""
    bounds = {"least": least} if most is None else {"least": least, "most": most}

    def read(value: Any, place: DataPath) -> int:
        if type(value) is not int or value < least or (most is not None and value > most):
            raise place.wrong(code, **bounds)
        return value

    return read


def flag(code: str) -> Reader[bool]:
    """True or false."""

    def read(value: Any, place: DataPath) -> bool:
        if type(value) is not bool:
            raise place.wrong(code)
        return value

    return read


def named(known: Sequence[str], code: str) -> Reader[int]:
    """One of these names; gives its place among them."""

    def read(value: Any, place: DataPath) -> int:
        if not isinstance(value, str) or value not in known:
            raise place.wrong(code, known=list(known))
        return known.index(value)

    return read


def exactly(expected: object, code: str) -> Reader[Any]:
    """This value and no other."""

    def read(value: Any, place: DataPath) -> Any:
        if type(value) is not type(expected) or value != expected:
            raise place.wrong(code)
        return value

    return read


def maybe(reader: Reader[T]) -> Reader[T | None]:
    """Such a value, or nothing."""
    return lambda value, place: None if value is None else reader(value, place)


def anything(value: Any, place: DataPath) -> Any:
    """Whatever is there."""
    return value


class PieceReader:
    """Reads pieces by their names, each of which lies in one place only; gives their ids."""

    def __init__(self, kind: str, ids: Mapping[str, int]) -> None:
        self.kind = kind
        self.ids = ids
        self.places: dict[str, str] = {}

    def __call__(self, value: Any, place: DataPath) -> int:
        if not isinstance(value, str) or value not in self.ids:
            raise place.wrong(f"unknown-{self.kind}", known=list(self.ids), **{self.kind: value})
        if value in self.places:
            raise place.wrong(f"{self.kind}-twice", other=self.places[value], **{self.kind: value})
        self.places[value] = place.path
        return self.ids[value]

    def rest(self) -> list[str]:
        """Those that have not been met."""
        return [name for name in self.ids if name not in self.places]

    def check_all(self, path: str) -> None:
        """Raise BadPosition unless every piece has been met."""
        rest = self.rest()
        if rest:
            raise BadPosition(f"{self.kind}-missing", path, missing=len(rest), **{self.kind: rest[0]})
