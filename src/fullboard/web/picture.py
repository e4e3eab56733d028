"""How a match ended, as a picture to hand on: who came where, with how many points and where they came from.

It is drawn from what everybody may know of a match that is over, for every game: its cover, its words, its tally.
"""

from base64 import b64encode
from dataclasses import dataclass
from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple

import resvg_py

from fullboard.core.game import Game
from fullboard.core.results import place
from fullboard.house.errors import Refused
from fullboard.house.places import by_place
from fullboard.house.table import Table
from fullboard.web.contexts import how_all_stand
from fullboard.web.endings import ending
from fullboard.web.rendering import STATIC, game_file, page
from fullboard.words import Words, translator

WIDTH, HEIGHT = 1200, 630  # as previews of links are cut
TOP, BOTTOM = 136, 540
MOST_ROW = 96
NAME_WIDTH, NAME_SIZE = 430, 32
LETTER = 0.7  # of its size: as wide is a bold letter, as a rule
SOURCES_LETTERS = 54
SENTENCE_LETTERS = 64  # of a line
MOST_SENTENCE_LINES = 3
MOST_KEPT = 32


@dataclass(frozen=True)
class Row:
    """One seat in the picture."""

    y: float
    place: int
    letter: str
    name: str
    size: float  # of the name, which is never cut
    points: str
    sources: str
    won: bool


class Link(NamedTuple):
    """What programs show of a link: words and a picture."""

    title: str
    standing: str
    picture: str


def svg_of(table: Table, language: str) -> str:
    """The picture, as a drawing that needs nothing else; Refused if the match was not played to its end."""
    match = table.finished_match()
    if not match.over:
        raise Refused("not-played-out")
    words = Words(table.game.folder, language, table.called)
    height = min(MOST_ROW, (BOTTOM - TOP) / match.players)
    end = ending(table, match, None, words)
    sources = [said for _, said in end.sources] or [""] * match.players  # by place, too
    stands = how_all_stand(match.game, match.view(None), words, match.scores)["standing"]
    rows = [
        Row(
            y=TOP + height * number,
            place=place(match.scores, match.winners, seat),
            letter="ABCDEF"[seat],
            name=words.name(seat),
            size=min(NAME_SIZE, round(NAME_WIDTH / LETTER / len(words.name(seat)), 1)),
            points=str(match.scores[seat]),
            sources=_cut([stands[seat], sources[number]]),
            won=seat in match.winners,
        )
        for number, seat in enumerate(by_place(match.scores, match.winners))
    ]
    told = _sentences(end.sentences)
    cover = b64encode(_cover(table.game)).decode()
    size = {"width": WIDTH, "height": HEIGHT, "row": height}
    return page("picture.svg", language, None, words=words, rows=rows, told=told, cover=cover, **size)


def _sentences(told: tuple[str, ...]) -> tuple[str, ...]:
    """As many of them, in lines, as there is room for, none of them by half."""
    lines: tuple[str, ...] = ()
    for many in range(1, len(told) + 1):
        more = tuple(wrap(" ".join(told[:many]), SENTENCE_LETTERS))
        if len(more) <= MOST_SENTENCE_LINES:
            lines = more
    return lines


def _cut(parts: list[str]) -> str:
    """As many parts as there is room for, none of them by half."""
    kept: list[str] = []
    for part in " · ".join(filter(None, parts)).split(" · "):
        if len(" · ".join([*kept, part])) > SOURCES_LETTERS:
            break
        kept.append(part)
    return " · ".join(kept)


def _cover(game: Game) -> bytes:
    return game_file(game, "table", "cover.svg") or (STATIC / "cover.svg").read_bytes()


@lru_cache(MOST_KEPT)
def png_of(svg: str) -> bytes:
    """The same in points, as programs want it that show pictures to others; takes some tenths of a second."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, serif_family="DejaVu Serif", sans_serif_family="DejaVu Sans"))


def preview_of_link(table: Table, language: str, house: str) -> Link | None:
    """How a link to a match is announced where somebody hands it on; nothing if it was not played to its end."""
    match = table.match
    if match is None or not table.finished or not match.over:
        return None
    words = Words(table.game.folder, language, table.called)
    standing = [f"{words.name(seat)} {match.scores[seat]}" for seat in by_place(match.scores, match.winners)]
    said = translator(language)
    title = said("page-of-game", what=said("ending"), game=words.title)
    return Link(title, ", ".join(standing), f"{house.rstrip('/')}/tables/{table.id}/picture.png")
