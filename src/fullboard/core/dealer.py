"""The dealer of a match: gives every line of the log its chance, from a seed, a sealed secret or a bare key."""

import hashlib
from typing import Protocol

from fullboard.core.chance import Chance, Keyed, Quick
from fullboard.core.record import Heading


class Dealer(Protocol):
    """Who deals."""

    def chance(self, line: int, drawn: int) -> Chance:
        """The chance of that line, when so many picks have been drawn before it, undone ones included."""


class SeededDealer:
    """For simulation and play alone: line L is drawn from stream L of a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def chance(self, line: int, drawn: int) -> Chance:
        """The chance of that line."""
        return Quick(self.seed, line)


class KeyDealer:
    """For a live table: draws are counted through the match, or, as in record format 1, in every line anew.

    Counted through, a choice that is made and taken back changes nothing that is drawn later.
    """

    def __init__(self, key: bytes, *, by_line: bool = False) -> None:
        self.key = key
        self.by_line = by_line

    def chance(self, line: int, drawn: int) -> Chance:
        """The chance of that line."""
        return Keyed(self.key, stem=f"{line}:") if self.by_line else Keyed(self.key, drawn)


def dealer_of(heading: Heading, secret: bytes | None, key: bytes | None = None) -> Dealer | None:
    """Who deals under this heading: nobody where neither a seed nor a secret nor a key is known."""
    if secret is not None:
        return KeyDealer(sealed_key(secret, heading), by_line=heading.format == 1)
    if heading.seed is not None:
        return SeededDealer(heading.seed)
    return None if key is None else KeyDealer(key)


def sealed_key(secret: bytes, heading: Heading) -> bytes:
    """What a live table draws with: the secret, shown as a commitment first, mixed with all that was agreed later."""
    return hashlib.sha256(secret + heading.text(names=False).encode()).digest()


def commitment_to(secret: bytes) -> str:
    """What is shown before the match instead of the secret."""
    return hashlib.sha256(secret).hexdigest()
