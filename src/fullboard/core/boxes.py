"""What is made of an edition once: a game's own tables of what is printed on the pieces."""

from collections.abc import Callable
from typing import Generic, TypeVar

from fullboard.core.edition import Edition

B = TypeVar("B")
MOST_KEPT = 64  # editions whose tables are kept at hand: not for ever, for guests bring editions of their own


class Boxes(Generic[B]):
    """The boxes of a game by edition, each made once."""

    def __init__(self, make: Callable[[Edition], B]) -> None:
        self.make = make
        self.kept: dict[str, B] = {}

    def of(self, edition: Edition) -> B:
        """The box of an edition."""
        box = self.kept.get(edition.digest)
        if box is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            box = self.kept[edition.digest] = self.make(edition)
        return box
