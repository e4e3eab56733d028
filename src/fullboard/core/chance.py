"""Where luck comes from: the one thing a state asks for is `pick(n)`, a whole number from 0 to n - 1.

`Quick` is for simulation, `Keyed` for a table of people, `Recorded` for replay; `Notebook` writes down
what another chance picked, so that it can go into the record.
"""

import hmac
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fullboard.core.errors import PickMismatch

MOST: Final[i64] = 1 << 31  # no pick is made among more
LARGEST: Final[i64] = 0x3FFFFFFFFFFFFFFF  # larger constants would not be compiled to plain numbers
LOW: Final[i64] = 0xFFFFFFFF
STEP: Final[i64] = 1752450205419405101
ODD: Final[i64] = 1442695040888963407
STIR: Final[i64] = 0x3F58476D1CE4E5B9
STREAM: Final[i64] = 0x1E3779B97F4A7C15


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The contract: uniform whole numbers, drawn one at a time."""

    def pick(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


class Quick(Chance):
    """A small fast generator, for simulation only: never for a live table.

    A linear congruence modulo 2 ** 62 whose high bits, stirred, are the output. The stream is given by a
    seed and a stream number, so that each game of a long simulation and each line of a seeded match can
    start its own. Every result is masked, which keeps plain Python and wrapping compiled code alike.
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.word: i64 = 0
        self.reseed(seed, stream)

    def reseed(self, seed: i64, stream: i64) -> None:
        """Start over with another seed and stream."""
        word = (seed + STREAM * stream) & LARGEST
        turn: i64 = 0
        while turn < 3:  # neighbouring seeds must not give neighbouring streams
            word = ((word ^ (word >> 29)) * STIR) & LARGEST
            word = ((word ^ (word >> 32)) * STEP) & LARGEST
            turn += 1
        self.word = word

    def __reduce__(self) -> tuple[Any, ...]:
        return quick_again, (self.word,)

    def pick(self, n: i64) -> i64:
        while True:
            word = self.word
            self.word = (word * STEP + ODD) & LARGEST
            product = ((word ^ (word >> 28)) >> 30) * n
            if product & LOW < n and product & LOW < (LOW + 1 - n) % n:
                continue  # rejection keeps every number exactly as likely
            return product >> 32


def quick_again(word: i64) -> Quick:
    """A generator that was copied or pickled, where it was."""
    quick = Quick(0)
    quick.word = word
    return quick


class Keyed(Chance):
    """Chance at a live table: draw k is the first 64 bits of HMAC-SHA256(key, "k:try"), `try` counting rejections.

    A `stem` before k gives a line of the log draws of its own, as record format 1 had them.
    """

    def __init__(self, key: bytes, made: i64 = 0, stem: str = "") -> None:
        self.key = key
        self.made = made
        self.stem = stem

    def pick(self, n: i64) -> i64:
        among: int = n  # 64 random bits do not fit an i64
        whole: int = 1 << 64
        fair = whole - whole % among
        attempt = 0
        while True:
            message = f"{self.stem}{self.made}:{attempt}".encode()
            drawn = int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")
            if drawn < fair:
                self.made += 1
                return drawn % among
            attempt += 1


class Recorded(Chance):
    """Plays back the picks (value, n) of a record and refuses to differ from them."""

    def __init__(self, picks: list[tuple[int, int]]) -> None:
        self.picks = picks
        self.used = 0

    def pick(self, n: i64) -> i64:
        if self.used == len(self.picks):
            raise PickMismatch("pick-missing", n=n)
        value, among = self.picks[self.used]
        if among != n:
            raise PickMismatch("pick-of-another-range", n=n, recorded=among)
        if not 0 <= value < among:
            raise PickMismatch("pick-out-of-range", n=among, value=value)
        self.used += 1
        return value

    def close(self) -> None:
        """Say so if picks are left over."""
        if self.used < len(self.picks):
            raise PickMismatch("picks-left-over", left=len(self.picks) - self.used)


class Notebook(Chance):
    """Writes down every pick of another chance."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.picks: list[tuple[int, int]] = []

    def pick(self, n: i64) -> i64:
        value = self.source.pick(n)
        self.picks.append((value, n))
        return value
