"""`fullboard lesson`: can a lesson be taught, by the rules, in every language? And one made of a record."""

import re
from collections.abc import Mapping
from pathlib import Path

import click

from fullboard.cli.common import cannot_write, language_option, read_file
from fullboard.cli.help import SpokenGroup, option
from fullboard.cli.sentences import taught
from fullboard.core.errors import BadLesson, BadTable
from fullboard.core.game import Game
from fullboard.core.lesson import Lesson, read_lesson
from fullboard.core.lesson_texts import Texts, beside, check_texts, spoken_by
from fullboard.core.lessons import check_words, folder_of, text_in
from fullboard.core.shelf import shelf
from fullboard.core.skeleton import from_record
from fullboard.core.teaching import check_lesson
from fullboard.words import Words, language_names, languages, translator

GAME_OF_RECORD = re.compile(r"^game ([a-z0-9-]+)$", re.MULTILINE)


@click.group(cls=SpokenGroup)
def lesson() -> None:
    """Lessons of a game: files that anybody can write."""


@lesson.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@option("--game")
@language_option
def check(files: tuple[Path, ...], game: str | None, lang: str) -> None:
    """Teach the lessons of FILES from beginning to end; say what is wrong with them, and at which line."""
    _ = translator(lang)
    bad = False
    for file in files:
        chosen = shelf()[game] if game is not None else None
        try:
            chosen = chosen or _game_of(file)
            steps, texts = _check(file, chosen)
        except BadLesson as error:
            bad = True
            click.echo(f"{error.parameters.get('file', file)}: {taught(error, lang, chosen)}", err=True)
            continue
        names = language_names()
        spoken = [names[code] for code in names if Words(chosen.folder, code).has_words]
        click.echo(_("lesson-check-good", file=str(file), steps=steps, languages=spoken))
        for_all = file.with_suffix(".ftl")
        not_translated = [names[code] for code, each in texts.items() if each.file == for_all]
        if not_translated and len(spoken) > 1:
            click.echo(_("lesson-check-untranslated", file=for_all.name, languages=not_translated))
    if bad:
        raise SystemExit(1)


@lesson.command()
@click.argument("file", type=click.Path(path_type=Path))
@option("--seat", type=int, default=0, show_default=True)
@option("--from", "first", type=int, default=0, show_default=True)
@option("--to", "last", type=int)
@option("--name")
@option("--into", type=click.Path(path_type=Path, file_okay=False), default=Path("."))
@language_option
def record(file: Path, seat: int, first: int, last: int | None, name: str | None, into: Path, lang: str) -> None:
    """Make a lesson's skeleton from the record in FILE: its moves as steps, its remarks (lines with #) as words."""
    chosen = name or file.stem.lower().replace("_", "-")
    try:
        found = from_record(read_file(file), chosen, seat, first, last)
    except BadLesson as error:
        raise click.UsageError(taught(error, lang), ctx=None) from error
    toml, ftl = into / f"{chosen}.toml", into / f"{chosen}.ftl"
    for path, text in ((toml, found.toml), (ftl, found.ftl)):
        if path.exists():
            raise BadTable("file-exists", file=str(path))
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise cannot_write(path, error) from error
    click.echo(translator(lang)("lesson-recorded", file=str(toml), sentences=str(ftl)))


def _check(file: Path, game: Game) -> tuple[int, Mapping[str, Texts]]:
    """How many steps a good lesson has, and the sentences that lie beside it; or BadLesson."""
    from fullboard.web.lessons import check_anchors  # the whole house, which other commands do without

    found = _read(file)
    moments = check_lesson(found, game)
    texts = beside(file, spoken_by(game))
    if texts:
        check_texts(found, game, texts)
    else:
        check_words(found, game, languages())
    check_anchors(game, moments)
    return len(found.steps), texts


def _read(file: Path) -> Lesson:
    if file.suffix != ".toml":
        raise BadLesson("bad-name")
    return read_lesson(text_in(file), file.stem)


def _game_of(file: Path) -> Game:
    """The game in whose folder a lesson lies, or that its position or record is of."""
    found = _read(file)
    for game in shelf().values():
        if Path(str(folder_of(game))).resolve() == file.parent.resolve():
            return game
    named = found.position.get("game") if found.position is not None else None
    if found.record is not None and (said := GAME_OF_RECORD.search(found.record)):
        named = said[1]
    if isinstance(named, str) and named in shelf():
        return shelf()[named]
    raise BadTable("no-game-here", file=str(file))
