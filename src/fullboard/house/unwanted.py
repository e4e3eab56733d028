"""Words that the owner of a house does not want to read: in no name, and covered up in what is said.

The list is a text file, a word or phrase a line; `#` begins a remark. A word is found as a whole, whatever its case and
accents; with a star before or behind it also within longer ones: `*word*`.
"""

import re
import unicodedata
from pathlib import Path

from fullboard.house.errors import BadRequest, Broken

LONGEST_LINE = 100
COVER = "•"
STAR = "*"


class Unwanted:
    """A list of words, as one expression."""

    def __init__(self, words: tuple[str, ...] = ()) -> None:
        found = [_pattern(word) for word in words]
        self._pattern = re.compile("|".join(found)) if found else None

    @classmethod
    def read(cls, file: Path | None) -> "Unwanted":
        """The list in a file; Broken if it cannot be read."""
        if file is None:
            return cls()
        try:
            lines = file.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise Broken("words-unreadable", file=str(file)) from error
        words = [line.partition("#")[0].strip() for line in lines]
        return cls(tuple(word[:LONGEST_LINE] for word in words if word.strip(STAR + " ")))

    def check_name(self, name: str) -> str:
        """The name, or BadRequest if a word of the list is in it."""
        if self._pattern is not None and self._pattern.search(_folded(name)[0]):
            raise BadRequest("name-unwanted")
        return name

    def cover(self, text: str) -> str:
        """The text with the words of the list covered up."""
        if self._pattern is None:
            return text
        folded, places = _folded(text)
        hidden = {places[at] for found in self._pattern.finditer(folded) for at in range(*found.span())}
        return "".join(COVER if at in hidden and not letter.isspace() else letter for at, letter in enumerate(text))


def _pattern(word: str) -> str:
    folded = r"\s+".join(re.escape(part) for part in _folded(word.strip(STAR + " "))[0].split())
    begins = "" if word.startswith(STAR) else r"(?<!\w)"
    ends = "" if word.endswith(STAR) else r"(?!\w)"
    return f"{begins}{folded}{ends}"


def _folded(text: str) -> tuple[str, list[int]]:
    """A text without case, accents and forms, and which letter of the text each letter of that comes from."""
    letters: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        for each in unicodedata.normalize("NFKD", letter).casefold():
            if not unicodedata.combining(each):
                letters.append(each)
                places.append(at)
    return "".join(letters), places
