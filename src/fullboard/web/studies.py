"""A study as a page: a position as a form to set it up with, and as a table to try lines at."""

import json
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from fullboard.core.errors import BadPosition, FullboardError
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.placing import LONGEST_PATH, Part, Place, parts, read
from fullboard.core.placing import write as write_into
from fullboard.core.skeleton import Skeleton, write
from fullboard.house.people import Guest
from fullboard.house.studies import BETWEEN, Study
from fullboard.web.trial import drawn, scene_for
from fullboard.words import Words, refusal, sentence, translator

MOST_FIELDS = 100
MOST_VALUES = 1000  # of one position: the largest has some 200
LONGEST_FIELD = 20_000  # letters
DEEPEST = 10  # lists and tables inside each other
SEED = 1  # of the position one begins to set up from


def home(game: Game, study: str = "") -> str:
    """The address of the studies of a game, or of one of them."""
    return f"/study/{game.key}/{study}".rstrip("/")


def address(study: Study, line: str, seat: int | None = None) -> str:
    """The address of a study after the moves of a line, seen from a seat."""
    given: dict[str, Any] = ({"line": line} if line else {}) | ({} if seat is None else {"seat": seat})
    place = home(study.game, study.id)
    return f"{place}?{urlencode(given)}" if given else place


def first_position(game: Game, players: int) -> dict[str, Any]:
    """What a new match of that many players begins with, to be changed."""
    return Match(game, players, seed=SEED).position()


def fields(position: Mapping[str, Any]) -> dict[str, str]:
    """A position as a form shows it: the value of each key as JSON."""
    return {key: json.dumps(value, ensure_ascii=False) for key, value in position.items()}


def read_fields(given: Mapping[str, str]) -> dict[str, Any]:
    """The position of a form; BadPosition names the field that cannot be read."""
    if len(given) > MOST_FIELDS:
        raise BadPosition("not-a-table")
    position: dict[str, Any] = {}
    for key, text in given.items():
        if len(text) > LONGEST_FIELD:
            raise BadPosition("too-long", key[:64])
        if not text.strip():
            continue  # what is left out follows from the rest
        position[key] = _read_json(text, key[:64])
    return position


def _read_json(text: str, path: str) -> Any:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition("bad-json", path) from error
    layer = [found]
    for _ in range(DEEPEST):
        layer = [each for one in layer for each in _inside(one)]
    if layer:
        raise BadPosition("too-long", path)
    return found


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def read_values(position: dict[str, Any], given: Mapping[str, str]) -> None:
    """Write into a position what the fields of its single values say; BadPosition names a field that is none."""
    if len(given) > MOST_VALUES:
        raise BadPosition("not-a-table")
    for path, text in given.items():
        before = read(position, path)
        if text.strip() == value_text(before):
            continue
        value = text.strip() if isinstance(before, str) else _read_json(text or "null", path[:LONGEST_PATH])
        write_into(position, path, value)


def value_text(value: Any) -> str:
    """A single value as its field shows it."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def set_up(position: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """What the form is drawn with: places with their pieces, single values, and everything as text."""
    players = position.get("players")
    many = players if type(players) is int and players in game.players else game.players[0]
    found = parts(game, position, first_position(game, many))
    values = {key: each for key, each in found.items() if not any(isinstance(one, Place) for one in each)}
    places = {key: _seat_by_seat(each) for key, each in found.items() if key not in values}
    heaps = [part for each in found.values() for part in each if isinstance(part, Place)]
    names = sorted({one.name for heap in heaps for one in heap.pieces})
    return {"given": fields(position), "places": places, "values": values, "names": names, "text": value_text}


def preview(game: Game, position: Mapping[str, Any], seat: int, guest: Guest | None, language: str) -> Markup:
    """The table as it would be, seen from a seat; nothing is to be done at it yet."""
    match = Match(game, seed=SEED, position=dict(position))
    viewer = seat if 0 <= seat < match.players else 0
    board: Markup = drawn(scene_for(match, viewer, guest, home(game)), language, guest, False)["drawn"]
    return board


def _seat_by_seat(found: list[Part]) -> list[list[Part]]:
    """What belongs to the same item of a list together: everything of one hotel, one resort, one boat."""
    if all(part.path.rpartition("]")[2] == "" and part.path.count("[") == 1 for part in found):
        return [found]
    return [list(each) for _, each in groupby(found, key=lambda part: part.path.partition("]")[0])]


def wrong_in_words(error: FullboardError, language: str) -> str:
    """Why there is no such position: where, and what is wrong there."""
    _ = translator(language)
    said = sentence(language, f"position-{error.code}", error.parameters)
    said = said or refusal(language, error.code, error.parameters) or _("study-cannot-be", code=error.code)
    path = error.path if isinstance(error, BadPosition) else ""
    return _("study-wrong-at", path=path, what=said) if path else said


def shown(study: Study, line: str, seat: int | None, guest: Guest | None, language: str) -> dict[str, Any]:
    """What the page of a study is drawn with, after the moves of a line."""
    match = study.match(line)
    viewer = seat if seat is not None and 0 <= seat < match.players else _viewer(study, match)
    scene = scene_for(match, viewer, guest, home(study.game, study.id))
    context = drawn(scene, language, guest, viewer in match.actors)
    words: Words = context["words"]
    moves = line.split(BETWEEN) if line else []
    return {
        **context,
        "study": study,
        "moved": match,
        "line_text": line,
        "viewer": viewer,
        "played": [_move_in_words(each, words) for each in moves],
        "steps": [address(study, BETWEEN.join(moves[:at])) for at in range(len(moves) + 1)],
        "remark": study.remarks.get(line, ""),
        "known_lines": [(address(study, at), _line_in_words(at, words)) for at in sorted(study.remarks) if at != line],
        "address": address(study, line, seat),
        "mine": guest is not None and guest.id == study.guest,
        "continues": not match.over,
    }


def _viewer(study: Study, match: Match) -> int:
    """Whose seat the table is seen from: the kept one if it is to move, else whoever is."""
    return study.seat if study.seat in match.actors or not match.actors else match.actors[0]


def _move_in_words(each: str, words: Words) -> str:
    seat, _, move = each.partition(" ")
    return translator(words.language)("study-move", name=words.name(int(seat)), move=words.move(move))


def _line_in_words(line: str, words: Words) -> str:
    if not line:
        return translator(words.language)("study-beginning")
    return " · ".join(_move_in_words(each, words) for each in line.split(BETWEEN))


def as_lesson(study: Study, line: str) -> Skeleton:
    """A lesson's skeleton from a line of a study, with the remarks on the way."""
    match = study.match(line)
    moves = line.split(BETWEEN) if line else []
    remarks = {
        at: [study.remarks[so_far]]
        for at in range(len(moves) + 1)
        if (so_far := BETWEEN.join(moves[:at])) in study.remarks
    }
    return write(match, 0, study.seat, match.standing()[1:], remarks, f"study-{study.id}")
