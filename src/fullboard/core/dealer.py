"""The dealer of a match: gives every line of the log its own chance, from a seed or from a sealed secret."""

import hashlib

from fullboard.core.chance import Chance, Live, Quick


class SeededDealer:
    """For simulation and play alone: line L is drawn from stream L of a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def chance(self, line: int) -> Chance:
        """The chance of that line."""
        return Quick(self.seed, line)


class SealedDealer:
    """For a live table: a secret, shown as a commitment first, mixed with what the guests bring.

    This proves that the deal was neither changed nor chosen by the house; it does not prove that the
    house did not look.
    """

    def __init__(self, secret: bytes, heading: str) -> None:
        self.secret = secret
        self.key = hashlib.sha256(secret + heading.encode()).digest()

    def chance(self, line: int) -> Chance:
        """The chance of that line."""
        return Live(self.key, line)


def commitment_to(secret: bytes) -> str:
    """What is shown before the match instead of the secret."""
    return hashlib.sha256(secret).hexdigest()
