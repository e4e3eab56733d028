"""The sentences of a lesson that lies outside its game's folder: `NAME.ftl` beside `NAME.toml`, or one file a language.

`NAME.fr.ftl` has those in French; `NAME.ftl` those of every language that has no file of its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax.ast import Junk

from fullboard.core.errors import BadLesson
from fullboard.core.game import Game
from fullboard.core.lesson import Lesson
from fullboard.core.lessons import text_in
from fullboard.words.catalogue import MESSAGE, Catalogue, parsed
from fullboard.words.files import languages, message_names


@dataclass(frozen=True)
class Texts:
    """A file of sentences."""

    file: Path
    text: str

    def line(self, at: int) -> int:
        """The line in which a letter of the text stands, counted from 1."""
        return self.text.count("\n", 0, at) + 1


def spoken_by(game: Game) -> list[str]:
    """The languages in which a game says more than lessons."""
    said = {language: message_names(game.folder, language) for language in languages()}
    return [language for language, known in said.items() if any(not name.startswith("lesson-") for name in known)]


def beside(file: Path, spoken: list[str]) -> Mapping[str, Texts]:
    """The sentences beside a lesson's file, by language; BadLesson if a language has none, or a file cannot be read."""
    for_all = file.with_suffix(".ftl")
    own = {language: file.with_suffix(f".{language}.ftl") for language in spoken}
    if not for_all.exists() and not any(each.exists() for each in own.values()):
        return {}
    found = {}
    for language, each in own.items():
        chosen = each if each.exists() else for_all
        if not chosen.exists():
            raise BadLesson("no-language", language=language, wanted=each.name)
        found[language] = Texts(chosen, text_in(chosen))
    return found


def check_texts(lesson: Lesson, game: Game, texts: Mapping[str, Texts]) -> None:
    """Raise BadLesson, naming file and line, unless everything the lesson says can be said in these languages."""
    for language, each in texts.items():
        _check_syntax(each)
        known = message_names(game.folder, language) | frozenset(MESSAGE.findall(each.text))
        for message, path in lesson.messages().items():
            if message not in known:
                wanted = each.file.name
                raise BadLesson("no-text", path, lesson.where(path), message=message, language=language, wanted=wanted)
        said = Catalogue(game.folder, language, (each.text,))
        for message in lesson.messages():
            if said.find_own(message, {}) is None:
                raise BadLesson("unsayable", line=_line_of(each, message), file=str(each.file), message=message)


def _check_syntax(texts: Texts) -> None:
    for entry in parsed(texts.text).body:
        if isinstance(entry, Junk):
            first = entry.annotations[0] if entry.annotations else None
            at = first.span.start if first is not None and first.span else entry.span.start if entry.span else 0
            reason = first.message if first is not None and first.message else ""
            raise BadLesson("bad-ftl", line=texts.line(at), file=str(texts.file), reason=reason)


def _line_of(texts: Texts, message: str) -> int:
    named = [found for found in MESSAGE.finditer(texts.text) if found[1] == message]
    return texts.line(named[0].start()) if named else 0
