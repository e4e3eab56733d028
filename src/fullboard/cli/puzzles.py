"""`fullboard puzzles`: find puzzles in bots' matches, and see whether a deeper search agrees with them."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from fullboard.bots import mining
from fullboard.cli.common import cannot_write, check_seed, check_writable, language_option, read_bytes
from fullboard.cli.help import SpokenGroup, option
from fullboard.core.errors import BadPuzzle
from fullboard.core.game import Game
from fullboard.core.puzzle import Collection, attempt, read_puzzles, text_of
from fullboard.core.shelf import find_game
from fullboard.words import Words, translator

LARGEST = 1 << 24  # bytes of a file
COLUMNS = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
ITERATIONS = click.IntRange(20, 10**7)

jobs_option = option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True)
seed_option = option("--seed", type=int, default=0, show_default=True)


@click.group(cls=SpokenGroup)
def puzzles() -> None:
    """Puzzles: positions of bots' matches in which one move is clearly best."""


@puzzles.command()
@click.argument("game")
@option("--wanted", type=click.IntRange(1, 10**5), default=100, show_default=True)
@option("--file", type=click.Path(path_type=Path, dir_okay=False))
@option("--iterations", type=ITERATIONS)
@option("--proven", is_flag=True)
@seed_option
@jobs_option
@language_option
def mine(
    game: str,
    wanted: int,
    file: Path | None,
    iterations: int | None,
    proven: bool,
    seed: int,
    jobs: int,
    lang: str,
) -> None:
    """Look through bots' matches of GAME until there are enough puzzles; broken off, it goes on where it was."""
    chosen = find_game(game)
    path = file or Path(f"{chosen.key}.jsonl")
    begun = mining.begin(chosen, check_seed(seed), iterations or 0)
    if path.exists():
        begun = _begun(path, chosen, begun, iterations)
    else:
        check_writable(path)
    console = Console(stderr=True)
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(chosen.key, total=wanted, completed=len(begun.puzzles))

        def keep(found: Collection) -> None:
            _write(path, found)
            bar.update(task, completed=len(found.puzzles))

        found = mining.mine(chosen, begun, wanted, jobs, keep, proven)
    levels = [str(sum(each.level == level for each in found.puzzles.values())) for level in range(1, 6)]
    _ = translator(lang)
    figures = {"many": len(found.puzzles), "matches": found.header.matches, "levels": levels, "file": str(path)}
    click.echo(_("puzzles-mined", **figures))


def _begun(path: Path, game: Game, wanted: Collection, iterations: int | None) -> Collection:
    """What an earlier run has found, if it was after the same."""
    found = read_puzzles(read_bytes(path, LARGEST).decode(errors="replace"), game)
    same = found.header.seed == wanted.header.seed
    if not same or (iterations is not None and iterations != found.header.iterations):
        raise BadPuzzle("puzzles-mined-otherwise", 1, seed=found.header.seed, iterations=found.header.iterations)
    return found


def _write(path: Path, found: Collection) -> None:
    """Write everything, or nothing."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(found.text(), encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise cannot_write(path, error) from error


@puzzles.command()
@click.argument("game")
@option("--file", type=click.Path(path_type=Path, dir_okay=False))
@jobs_option
@language_option
def prove(game: str, file: Path | None, jobs: int, lang: str) -> None:
    """Go through all that can happen in the puzzles of GAME, where that can be done; with a file, write it down."""
    chosen = find_game(game)
    found = _read_file(file, chosen)
    proofs = {}
    with _bar(chosen, len(found.puzzles)) as step:
        for puzzle in mining.prove(chosen, found, jobs):
            proofs[puzzle.id] = puzzle
            step()
    kept = {name: proofs[name] for name in found.puzzles}
    if file is not None:
        _write(file, Collection(found.header, kept))
    many = sum(each.steps[0].proof is not None for each in kept.values())
    words, _ = Words(chosen.folder, lang), translator(lang)
    click.echo(_("puzzles-proven", game=words.title, proven=many, many=len(kept)))
    for name, puzzle in found.puzzles.items():
        if puzzle.steps[0].proof is not None and kept[name].steps[0].proof != puzzle.steps[0].proof:
            raise BadPuzzle("puzzle-not-proven", puzzle=name)


def _read_file(file: Path | None, game: Game) -> Collection:
    """The puzzles of a file, or those that a game is shipped with, each played by the rules."""
    text = read_bytes(file, LARGEST).decode(errors="replace") if file is not None else text_of(game)
    found = read_puzzles(text, game)
    for puzzle in found.puzzles.values():
        attempt(game, puzzle, len(puzzle.steps))
    return found


@contextmanager
def _bar(game: Game, total: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal; what it gives is called after every puzzle."""
    console = Console(stderr=True)
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game.key, total=total)
        yield lambda: bar.advance(task)


@puzzles.command()
@click.argument("game")
@option("--file", type=click.Path(path_type=Path, dir_okay=False))
@option("--many", type=click.IntRange(1, 10**5), default=50, show_default=True)
@option("--least", type=click.IntRange(0, 10**5))
@option("--drop", is_flag=True)
@option("--json", "as_json", is_flag=True)
@seed_option
@jobs_option
@language_option
def check(
    game: str,
    file: Path | None,
    many: int,
    least: int | None,
    drop: bool,
    as_json: bool,
    seed: int,
    jobs: int,
    lang: str,
) -> None:
    """Play the puzzles of GAME by the rules, and let a search of ten times the length solve some of them."""
    chosen = find_game(game)
    if drop and file is None:
        raise BadPuzzle("puzzles-drop-where")
    found = _read_file(file, chosen)
    right, wrong = 0, []
    with _bar(chosen, min(many, len(found.puzzles))) as step:
        for puzzle, agrees in mining.check(chosen, found, many, check_seed(seed), jobs):
            right += agrees
            if not agrees:
                wrong.append(puzzle)
            step()
    if drop and file is not None:
        kept = {name: each for name, each in found.puzzles.items() if each not in wrong}
        _write(file, Collection(found.header, kept))
    drawn = right + len(wrong)
    needed = max(0, drawn - 1) if least is None else least
    if as_json:
        ids = [puzzle.id for puzzle in wrong]
        click.echo(json.dumps({"game": chosen.key, "drawn": drawn, "agree": right, "disagree": ids}))
    else:
        words, _ = Words(chosen.folder, lang), translator(lang)
        click.echo(_("puzzles-checked", game=words.title, agree=right, drawn=drawn))
        for puzzle in wrong:
            click.echo(_("puzzles-disagree", puzzle=puzzle.id, move=words.move(puzzle.steps[0].move)))
    if right < needed:
        sys.exit(1)
