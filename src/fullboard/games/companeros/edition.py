"""What makes a components file of Compañeros valid."""

from typing import Any

from fullboard.core.edition import Edition
from fullboard.core.reading import DataPath, anything, inside, listed, read_components
from fullboard.games.companeros.box import MOST_SUM


def check_components(edition: Edition) -> None:
    """Raise BadEdition unless there are six suits and ten rising values."""
    read_components(edition.components, {"suits": _suits, "cards": inside({"values": _values})})


def _suits(value: Any, place: DataPath) -> None:
    suits = listed(inside({"name": _suit_name}), 6, code="not-six-suits")(value, place)
    if len({suit["name"] for suit in suits}) < len(suits):
        raise place.wrong("suit-twice")


def _suit_name(value: Any, place: DataPath) -> str:
    if not isinstance(value, str) or not value.isascii() or not value.isalpha() or not value.islower():
        raise place.wrong("bad-suit-name")
    return value


def _values(value: Any, place: DataPath) -> None:
    values = listed(anything, 10, code="not-ten-values")(value, place)
    most = int(MOST_SUM)
    if any(type(number) is not int or not 1 <= number <= most for number in values) or sum(values[4:]) > most:
        raise place.wrong("value-out-of-range", most=most)
    if values != sorted(set(values)):
        raise place.wrong("values-not-rising")  # CO-5 needs them all different
