"""The lessons of a game: every file of its folder `lessons`, and what is wrong with those that cannot be taught."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fullboard.core.errors import BadLesson
from fullboard.core.game import Game
from fullboard.core.lesson import LARGEST, Lesson, read_lesson
from fullboard.core.teaching import check_lesson
from fullboard.words.files import SOURCE, message_names

FOLDER = "lessons"


class Course(NamedTuple):
    """The lessons of a game by name, in their order; and the faults of the others by file."""

    lessons: dict[str, Lesson]
    faults: dict[str, BadLesson]


@cache
def course(game: Game) -> Course:
    """What a game teaches. A bad lesson is left out and does no harm."""
    folder = folder_of(game)
    files = [each for each in folder.iterdir() if each.name.endswith(".toml")] if folder.is_dir() else []
    found, faults = [], {}
    for file in files:
        try:
            lesson = read_lesson(text_in(file), file.name.removesuffix(".toml"))
            check_lesson(lesson, game)
            check_words(lesson, game, [SOURCE])  # what another language lacks is said in this one
            found.append(lesson)
        except BadLesson as error:
            faults[file.name] = error
    found.sort(key=lambda lesson: (lesson.order, lesson.name))
    return Course({lesson.name: lesson for lesson in found}, faults)


def folder_of(game: Game) -> Traversable:
    """Where the lessons of a game are."""
    return resources.files(game.folder) / FOLDER


def text_in(file: Traversable) -> str:
    """The text of a lesson's file or of its sentences, however strange the file is."""
    try:
        with file.open("rb") as opened:
            data = opened.read(4 * LARGEST + 1)
    except OSError as error:
        raise BadLesson("file-unusable", file=str(file), reason=error.strerror or "") from error
    if len(data) > 4 * LARGEST:
        raise BadLesson("too-long", file=str(file), most=LARGEST)
    try:
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadLesson("bad-encoding", line=line, file=str(file)) from error


def check_words(lesson: Lesson, game: Game, wanted: Sequence[str]) -> None:
    """Raise BadLesson unless those of the wanted languages that the game speaks have all words of the lesson."""
    for language in wanted:
        known = message_names(game.folder, language)
        if all(message.startswith("lesson-") for message in known):
            continue
        for message, path in lesson.messages().items():
            if message not in known:
                raise BadLesson("no-words", path, lesson.where(path), message=message, language=language)
