"""What several commands share: languages, reading and writing files, seeds, line-ups of bots."""

import math
import os
from pathlib import Path
from typing import Any

import click

from fullboard.cli.help import option
from fullboard.cli.language import LanguageCode, default_language
from fullboard.core.edition import LARGEST, read_edition
from fullboard.core.errors import BadEdition, BadRecord, BadTable, FullboardError
from fullboard.core.game import Game
from fullboard.core.record import LONGEST
from fullboard.words import Words

language_option = option("--lang", type=LanguageCode(), default=default_language, is_eager=True)


def read_file(path: Path) -> str:
    """The text of a record file, however strange the file is."""
    data = read_bytes(path, 4 * LONGEST)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("bad-encoding", data[: error.start].count(b"\n") + 1) from error


def read_bytes(path: Path, most: int) -> bytes:
    """A file, or one byte too much of it."""
    try:
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise FullboardError("file-unusable", file=str(path), reason=error.strerror) from error


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before there is anything to write; what is there stays as it is."""
    try:
        try:
            path.open("xb").close()
            path.unlink()
        except FileExistsError:
            path.open("ab").close()
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: Path, error: OSError) -> FullboardError:
    """What is said of a file that cannot be written."""
    return FullboardError("file-not-written", file=str(path), reason=error.strerror)


class Seconds(click.FloatRange):
    """So many seconds; what is not a number is neither too many nor too few."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """That number, or a refusal."""
        seconds = float(super().convert(value, param, ctx))
        if math.isnan(seconds):
            self.fail(f"{value!r} is not a number of seconds", param, ctx)
        return seconds


def check_seed(seed: int) -> int:
    """That seed, or BadTable; the compiled generator takes no larger one."""
    if not 0 <= seed < 1 << 62:
        raise BadTable("bad-seed", seed=seed)
    return seed


def find_edition(game: Game, given: str | None, lang: str = "en") -> Any:
    """The components of that name, or of that file, as a match and a plan take them."""
    if given is None:
        return None
    path = Path(given)
    is_file = given not in game.editions and (path.suffix or os.path.exists(path))
    try:
        return game.find_edition(read_edition(read_bytes(path, LARGEST), path.stem) if is_file else given).reference()
    except BadEdition as error:
        what = Words(game.folder, lang).edition_fault(error.code, error.parameters)
        raise click.UsageError(f"{given}: {what} [{error.code}]", ctx=None) from error


def bots_by_seat(bots: str, players: int) -> list[str]:
    """Bot names for every seat: those given, repeated in turn."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) > players:
        raise BadTable("too-many-bots", bots=len(names), players=players)
    return [names[seat % len(names)] for seat in range(players)]


def parse_options(game: Game, pairs: tuple[str, ...]) -> dict[str, object]:
    """Options given as key=value, numbers as numbers."""
    given: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise FullboardError("not-key-and-value", given=pair)
        given[key] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    return dict(game.check_options(given))


options_option = option("--option", "options", multiple=True, metavar="KEY=VALUE")
edition_option = option("--edition", metavar="FILE_OR_NAME")
