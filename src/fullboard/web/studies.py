"""A study as a page: a position as a form to set it up with, and as a table to try lines at."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.placing import LONGEST_PATH, PLAIN, bare, read
from fullboard.core.placing import write as write_into
from fullboard.core.skeleton import Skeleton, write
from fullboard.house.people import Guest
from fullboard.house.studies import BETWEEN, Study
from fullboard.web.trial import drawn, scene_for
from fullboard.words import Words, translator

MOST_FIELDS = 100
MOST_VALUES = 1000  # of one position: the largest has some 200
LONGEST_FIELD = 20_000  # letters
DEEPEST = 10  # lists and tables inside each other
SEED = 1  # of the position one begins to set up from
NOBODY: Guest | None = None  # seats are called by their own names, whoever looks: one looks from each in turn


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


def read_values(game: Game, position: dict[str, Any], given: Mapping[str, str]) -> None:
    """Write into a position what the fields of its single values say; BadPosition names a field that is none."""
    if len(given) > MOST_VALUES:
        raise BadPosition("not-a-table")
    for path, text in given.items():
        before = _before(position, path)
        if text.strip() != value_text(before):
            write_into(position, path, _read_value(game, text.strip(), path, before))


def _before(position: Mapping[str, Any], path: str) -> Any:
    """What stands where a field is about."""
    above, _, name = path.rpartition(".")
    return read(position, above).get(name, 0) if _is_heap(position, above) else read(position, path)


def _is_heap(position: Mapping[str, Any], path: str) -> bool:
    """Whether that is a table of numbers: what is not counted there is nought."""
    try:
        heap = read(position, path) if path else None
    except BadPosition:
        return False
    return isinstance(heap, dict) and all(type(many) is int for many in heap.values())


def _read_value(game: Game, text: str, path: str, before: Any) -> Any:
    """What a field says, by what stood there and what may."""
    placing = game.placing or PLAIN
    if isinstance(before, list) and bare(path) in placing.lists:
        return [_read_number(each, path) for each in re.split(r"[,;\s]+", text) if each]
    if isinstance(before, list | dict):
        return _read_json(text, path[:LONGEST_PATH])
    if isinstance(before, str) or text in placing.choices.get(bare(path), ()):
        return text or None
    if text in ("true", "false"):
        return text == "true"
    return _read_number(text, path) if text else None


def _read_number(text: str, path: str) -> int:
    if re.fullmatch(r"[+-]?\d{1,12}", text, re.ASCII) is None:
        raise BadPosition("not-a-number", path[:LONGEST_PATH])
    return int(text)


def value_text(value: Any) -> str:
    """A single value as its field shows it."""
    if isinstance(value, list) and all(type(each) is int for each in value):
        return ", ".join(map(str, value))
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def fitting(game: Game, position: Mapping[str, Any]) -> dict[str, Any]:
    """The position, with what follows from the rest worked out anew where it no longer fits; or BadPosition."""
    tried = dict(position)
    follows = set((game.placing or PLAIN).follows & tried.keys())
    while True:
        try:
            return dict(game.load(dict(tried)).position())
        except BadPosition as error:
            key = re.split(r"[.\[]", error.path)[0]
            if key not in follows:
                raise
            follows.discard(key)
            del tried[key]


def preview(game: Game, position: Mapping[str, Any], seat: int, guest: Guest | None, language: str) -> Markup:
    """The table as it would be, seen from a seat; nothing is to be done at it yet."""
    match = Match(game, seed=SEED, position=dict(position))
    viewer = seat if 0 <= seat < match.players else 0
    board: Markup = drawn(scene_for(match, viewer, NOBODY, home(game)), language, guest, False)["drawn"]
    return board


def shown(study: Study, line: str, seat: int | None, guest: Guest | None, language: str) -> dict[str, Any]:
    """What the page of a study is drawn with, after the moves of a line."""
    match = study.match(line)
    viewer = seat if seat is not None and 0 <= seat < match.players else _viewer(study, match)
    scene = scene_for(match, viewer, NOBODY, home(study.game, study.id))
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
