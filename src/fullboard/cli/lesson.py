"""`fullboard lesson`: can a lesson be taught, by the rules, in every language? And one made of a record."""

from pathlib import Path

import click

from fullboard.cli.common import cannot_write, language_option, read_bytes, read_file
from fullboard.cli.help import SpokenGroup, option
from fullboard.cli.sentences import taught
from fullboard.core.errors import BadLesson, BadTable
from fullboard.core.game import Game
from fullboard.core.lesson import LARGEST, read_lesson
from fullboard.core.lessons import check_words, folder_of, text_of
from fullboard.core.shelf import shelf
from fullboard.core.skeleton import from_record
from fullboard.core.teaching import check_lesson
from fullboard.words import Words, language_names, languages, translator


@click.group(cls=SpokenGroup)
def lesson() -> None:
    """Lessons of a game: files that anybody can write."""


@lesson.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, dir_okay=False))
@option("--game")
@language_option
def check(files: tuple[Path, ...], game: str | None, lang: str) -> None:
    """Teach the lessons of FILES from beginning to end; say what is wrong with them, and at which line."""
    _ = translator(lang)
    bad = False
    for file in files:
        chosen = shelf()[game] if game is not None else _game_of(file)
        try:
            steps = _check(file, chosen)
        except BadLesson as error:
            bad = True
            click.echo(f"{file}: {taught(error, lang)}", err=True)
            continue
        names = language_names()
        spoken = [names[code] for code in names if Words(chosen.folder, code).has_words]
        click.echo(_("lesson-check-good", file=str(file), steps=steps, languages=spoken))
    if bad:
        raise SystemExit(1)


@lesson.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
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


def _check(file: Path, game: Game) -> int:
    """How many steps a good lesson has, or BadLesson."""
    from fullboard.web.lessons import check_anchors  # the whole house, which other commands do without

    if file.suffix != ".toml":
        raise BadLesson("bad-name")
    found = read_lesson(text_of(read_bytes(file, 4 * LARGEST)), file.stem)
    moments = check_lesson(found, game)
    check_words(found, game, languages())
    check_anchors(game, moments)
    return len(found.steps)


def _game_of(file: Path) -> Game:
    """The game in whose folder a lesson lies."""
    for game in shelf().values():
        if Path(str(folder_of(game))).resolve() == file.resolve().parent:
            return game
    raise BadTable("no-game-here", file=str(file))
