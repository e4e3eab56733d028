"""`fullboard play`: a match in the terminal against bots."""

import re
import secrets
import sys
import time
from pathlib import Path

import click
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from fullboard.bots.hints import hint, in_words, why_in_words
from fullboard.bots.loop import MatchLoop
from fullboard.bots.moments import moment_now
from fullboard.cli.common import (
    Seconds,
    bots_by_seat,
    cannot_write,
    check_seed,
    check_writable,
    edition_option,
    find_edition,
    language_option,
    options_option,
    parse_options,
    read_file,
)
from fullboard.cli.help import command, option
from fullboard.cli.screen import TerminalScreen
from fullboard.core.bot import Bot, Budget
from fullboard.core.chance import Quick
from fullboard.core.errors import BadTable, FullboardError, IllegalMove
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import USUAL_BOT, find_game, shelf
from fullboard.words import translator

NAMES = ("Ada", "Blaise", "Carmen", "Dario", "Elif", "Farid")
BOT_NAME = re.compile(r".* \((.+)\)")  # a bot's name says which bot it is, so that a record can be resumed


@command()
@click.argument("game", required=False)
@option("--players", type=int)
@option("--bots", default=None)
@option("--seat", type=int)
@option("--seed", type=int)
@option("--name")
@option("--resume", type=click.Path(path_type=Path))
@option("--save", type=click.Path(path_type=Path))
@option("--pace", type=Seconds(0, 10), default=0.4, show_default=True)
@options_option
@edition_option
@language_option
def play(
    game: str | None,
    players: int | None,
    bots: str | None,
    seat: int | None,
    seed: int | None,
    name: str | None,
    resume: Path | None,
    save: Path | None,
    pace: float,
    options: tuple[str, ...],
    edition: str | None,
    lang: str,
) -> None:
    """Play GAME in the terminal against bots."""
    if resume is not None:
        if edition is not None:
            raise FullboardError("has-an-edition")
        match = Match.from_record(read_file(resume))
        save = save or resume
    else:
        match = _new_match(game or "companeros", players, bots, seat, seed, name, options, edition, lang)
        save = save or _free_name(match.game.key)
    check_writable(save)
    TerminalTable(match, lang, save, pace if sys.stdout.isatty() else 0.0).run()


def _new_match(
    key: str,
    players: int | None,
    bots: str | None,
    seat: int | None,
    seed: int | None,
    name: str | None,
    options: tuple[str, ...],
    edition: str | None,
    lang: str,
) -> Match:
    game = find_game(key)
    count = game.check_players(players if players is not None else min(4, game.players[-1]))
    opponents = bots_by_seat(bots or USUAL_BOT, count - 1) if count > 1 else []
    for opponent in opponents:
        shelf().find_bot(game, opponent)
    chosen = parse_options(game, options)
    components = find_edition(game, edition, lang)
    match_seed = secrets.randbits(62) if seed is None else check_seed(seed)
    own = Quick(match_seed, 1 << 20).pick(count) if seat is None else seat
    if not 0 <= own < count:
        raise BadTable("bad-seat", seat=seat)
    names = [f"{bot_name} ({bot})" for bot_name, bot in zip(NAMES, opponents, strict=False)]
    names.insert(own, name or translator(lang)("play-guest"))
    return Match(game, count, seed=match_seed, options=chosen, edition=components, names=names)


def _free_name(key: str) -> Path:
    stamp = time.strftime("%Y-%m-%d")
    number = 1
    while (path := Path(f"{key}-{stamp}-{number}.record")).exists():
        number += 1
    return path


def _bot_of(game: Game, name: str | None) -> Bot | None:
    """The bot that a name speaks of, or None for a person."""
    found = BOT_NAME.fullmatch(name or "")
    return shelf().find_bot(game, found[1]) if found else None


class Leave(Exception):
    """The player wants to go."""


class TerminalBots(MatchLoop):
    """The bots of a table in a terminal, whose moves are shown one after the other."""

    def __init__(self, match: Match, bots: list[Bot | None], draws: Quick, screen: TerminalScreen, pace: float) -> None:
        super().__init__(match, bots, [Budget() for _ in bots], draws)
        self.screen = screen
        self.pace = pace

    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        self.screen.news()
        time.sleep(self.pace)


class TerminalTable:
    """A person and bots at one table in a terminal."""

    def __init__(self, match: Match, language: str, save: Path, pace: float, console: Console | None = None) -> None:
        self.match = match
        self.say = translator(language)
        self.save_file = save
        self.pace = pace
        bots = [_bot_of(match.game, name) for name in match.names]
        if None not in bots:
            raise BadTable("no-person-at-the-table")
        self.screen = TerminalScreen(match, language, bots.index(None), console)
        self.draws = Quick(int.from_bytes(match.record().encode()[-7:], "big"))
        self.bots = TerminalBots(match, bots, self.draws, self.screen, pace)

    def run(self) -> None:
        """Play until the end, or until the player leaves; the record is kept either way."""
        try:
            self._play()
        except (Leave, KeyboardInterrupt, EOFError):
            self._write()
            self.screen.console.print()
            self._say_where("saved")
            return
        self.screen.news()
        self._write()
        self._say_where("done")

    def _play(self) -> None:
        self.bots.run()
        while self.match.actors:
            self._own_move(self.match.actors[0])
            self.bots.run()

    def _own_move(self, seat: int) -> None:
        self.screen.seat = seat
        self.screen.news()
        view = self.match.view(seat)
        self.screen.console.rule()
        self.screen.table(view)
        if status := self.screen.status(view):
            self.screen.console.print(status, style="bold")
        moves = [self.match.notation(move) for move in self.match.legal(seat)]
        if len(moves) == 1:
            self.screen.console.print(Text(self.say("play-one")) + self.screen.move_label(moves[0]))
            self.match.play(seat, moves[0])
            time.sleep(self.pace)
            return
        labels = [self.screen.move_label(move) for move in moves]
        numbered = [Text.assemble((f"{number} ", "bold"), label) for number, label in enumerate(labels, 1)]
        self.screen.console.print(Columns(numbered, padding=(0, 3)))
        while not self._answered(seat, moves):
            pass

    def _answered(self, seat: int, moves: list[str]) -> bool:
        """Ask once; whether the match has changed."""
        text = self.screen.console.input(self.say("play-ask")).strip().lower()
        if text in ("", "?", "help"):
            self.screen.console.print(self.say("play-help"))
        elif text == "rules":
            self.screen.console.print(Markdown(self.screen.words.help()))
        elif text == "log":
            self.screen.told = 0
            self.screen.news()
        elif text == "hint":
            self._hint(seat)
        elif text in ("q", "quit", "exit"):
            raise Leave
        elif text == "undo":
            return self._undo(seat)
        else:
            return self._try(seat, text, moves)
        return False

    def _hint(self, seat: int) -> None:
        """What a search would play from what this seat may know."""
        with self.screen.console.status(self.say("play-thinking")):
            found = hint(moment_now(self.match, seat), seat, self.draws.pick(1 << 31))
        self.screen.console.print(in_words(found, self.screen.words), markup=False)
        for reason in why_in_words(found, self.screen.words):
            self.screen.console.print(f"  {reason}", markup=False)

    def _try(self, seat: int, text: str, moves: list[str]) -> bool:
        """Play what was typed: a number of the list, the notation, or the words shown."""
        shown = {self.screen.words.move(move).lower(): move for move in moves}
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(moves):
            text = moves[int(text[:9]) - 1]
        try:
            self.match.play(seat, shown.get(text, text))
        except IllegalMove as error:
            if error.code == "unknown-move":
                self.screen.console.print(self.say("play-unknown", text=text[:40]), style="red", markup=False)
            else:
                reason = self.screen.words.refusal(error.code, error.parameters)
                self.screen.console.print(reason, style="red", markup=False)
            return False
        return True

    def _undo(self, seat: int) -> bool:
        """Back to before this seat's last move; the bots agree."""
        lines = [line for line in self.match.standing() if line.seat == seat]
        if not lines:
            self.screen.console.print(self.say("play-nothing"))
            return False
        try:
            while self.match.standing()[-1].number >= lines[-1].number:
                self.match.undo()
        except FullboardError as error:
            reason = self.screen.words.refusal(error.code, error.parameters)
            self.screen.console.print(reason, style="red", markup=False)
            return False
        self.screen.told = len(self.match.story(seat))
        self.screen.console.print(self.say("play-undone"))
        return True

    def _say_where(self, key: str) -> None:
        """Name the file, unbroken, so that it can be copied."""
        said = self.say(f"play-{key}", file=self.save_file)
        self.screen.console.print(said, soft_wrap=True, markup=False)

    def _write(self) -> None:
        try:
            self.save_file.write_text(self.match.record(), "utf-8")
        except OSError as error:  # it could be written when the match began
            raise cannot_write(self.save_file, error) from error
