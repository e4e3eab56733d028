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

from fullboard.bots.hints import hint, in_words
from fullboard.bots.moments import moment_now
from fullboard.cli.common import (
    Seconds,
    cannot_write,
    check_seed,
    check_writable,
    edition_option,
    find_edition,
    language_option,
    line_up,
    options_option,
    parse_options,
    read_file,
)
from fullboard.cli.screen import Screen
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.errors import BadTable, FullboardError, IllegalMove
from fullboard.core.match import Match
from fullboard.core.shelf import USUAL_BOT, find_game, shelf

NAMES = ("Ada", "Blaise", "Carmen", "Dario", "Elif", "Farid")
BOT_NAME = re.compile(r".* \((.+)\)")  # a bot's name says which bot it is, so that a record can be resumed

SAID = {
    "en": {
        "guest": "Guest",
        "ask": "Your move (number or name; ? for help): ",
        "one": "Only one move is possible: ",
        "help": "?  this help\nrules  the rules\nlog  the story\nhint  what a search would play\n"
        "undo  take back your move\nquit  save and leave",
        "saved": "Saved to {file}. Go on with: fullboard play --resume {file}",
        "done": "The record is in {file}. Look at it with: fullboard replay {file}",
        "nothing": "There is nothing to take back.",
        "undone": "Taken back.",
        "thinking": "thinking …",
        "unknown": "There is no move “{text}”. Choose a number from the list, or ? for help.",
    },
    "fr": {
        "guest": "Invité",
        "ask": "Votre coup (numéro ou nom ; ? pour l'aide) : ",
        "one": "Un seul coup possible : ",
        "help": "?  cette aide\nrules  les règles\nlog  l'histoire\nhint  ce qu'une recherche jouerait\n"
        "undo  reprendre votre coup\nquit  sauver et partir",
        "saved": "Sauvé dans {file}. Pour continuer : fullboard play --resume {file}",
        "done": "La partie est dans {file}. Pour la revoir : fullboard replay {file}",
        "nothing": "Il n'y a rien à reprendre.",
        "undone": "Repris.",
        "thinking": "je réfléchis …",
        "unknown": "Il n'y a pas de coup « {text} ». Choisissez un numéro de la liste, ou ? pour l'aide.",
    },
}


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="Seats at the table, yours included.")
@click.option("--bots", default=None, help="Your opponents, separated by commas, repeated in turn.")
@click.option("--seat", type=int, help="Your seat, from 0; a random one by default.")
@click.option("--seed", type=int, help="For a deal that can be repeated.")
@click.option("--name", help="What you are called.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved match.")
@click.option("--save", type=click.Path(path_type=Path), help="Where the record goes.")
@click.option("--pace", type=Seconds(0, 10), default=0.4, show_default=True, help="Seconds per bot move.")
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
            raise click.UsageError("a saved match has its edition already", ctx=None)
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
    opponents = line_up(game, bots or USUAL_BOT, count - 1) if count > 1 else []
    chosen = parse_options(game, options)
    components = find_edition(game, edition, lang)
    match_seed = secrets.randbits(62) if seed is None else check_seed(seed)
    own = Quick(match_seed, 1 << 20).pick(count) if seat is None else seat
    if not 0 <= own < count:
        raise BadTable("bad-seat", seat=seat)
    names = [f"{bot_name} ({bot})" for bot_name, bot in zip(NAMES, opponents, strict=False)]
    names.insert(own, name or SAID[lang]["guest"])
    return Match(game, count, seed=match_seed, options=chosen, edition=components, names=names)


def _free_name(key: str) -> Path:
    stamp = time.strftime("%Y-%m-%d")
    number = 1
    while (path := Path(f"{key}-{stamp}-{number}.record")).exists():
        number += 1
    return path


class Leave(Exception):
    """The player wants to go."""


class TerminalTable:
    """A person and bots at one table in a terminal."""

    def __init__(self, match: Match, language: str, save: Path, pace: float, console: Console | None = None) -> None:
        self.match = match
        self.say = SAID[language]
        self.save_file = save
        self.pace = pace
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(match.names):
            if found := BOT_NAME.fullmatch(name or ""):
                self.bots[seat] = shelf().find_bot(match.game, found[1])
        people = [seat for seat in range(match.players) if seat not in self.bots]
        if not people:
            raise BadTable("no-person-at-the-table")
        self.people = people
        self.screen = Screen(match, language, people[0], console)
        self.minds = Quick(int.from_bytes(match.record().encode()[-7:], "big"))

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
        while self.match.actors:
            seat = next((actor for actor in self.match.actors if actor in self.bots), None)
            if seat is not None:
                self._bot_move(seat)
            else:
                self._own_move(self.match.actors[0])

    def _bot_move(self, seat: int) -> None:
        bot = self.bots[seat]
        story = self.match.story(seat) if bot.reads_story else None
        chair = Chair(self.match.state, seat, self.minds, story)
        self.match.play(seat, int(bot.choose(chair, self.minds, Budget())))
        self.screen.news()
        time.sleep(self.pace)

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
            self.screen.console.print(Text(self.say["one"]) + self.screen.move_label(moves[0]))
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
        text = self.screen.console.input(self.say["ask"]).strip().lower()
        if text in ("", "?", "help"):
            self.screen.console.print(self.say["help"])
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
        with self.screen.console.status(self.say["thinking"]):
            found = hint(moment_now(self.match, seat), seat, self.minds.pick(1 << 31))
        self.screen.console.print(in_words(found, self.screen.words), markup=False)

    def _try(self, seat: int, text: str, moves: list[str]) -> bool:
        """Play what was typed: a number of the list, the notation, or the words shown."""
        shown = {self.screen.words.move(move).lower(): move for move in moves}
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(moves):
            text = moves[int(text[:9]) - 1]
        try:
            self.match.play(seat, shown.get(text, text))
        except IllegalMove as error:
            if error.code == "unknown-move":
                self.screen.console.print(self.say["unknown"].format(text=text[:40]), style="red", markup=False)
            else:
                reason = self.screen.words.refusal(error.code, error.parameters)
                self.screen.console.print(reason, style="red", markup=False)
            return False
        return True

    def _undo(self, seat: int) -> bool:
        """Back to before this seat's last move; the bots agree."""
        lines = [line for line in self.match.standing() if line.seat == seat]
        if not lines:
            self.screen.console.print(self.say["nothing"])
            return False
        try:
            while self.match.standing()[-1].number >= lines[-1].number:
                self.match.undo()
        except FullboardError as error:
            reason = self.screen.words.refusal(error.code, error.parameters)
            self.screen.console.print(reason, style="red", markup=False)
            return False
        self.screen.told = len(self.match.story(seat))
        self.screen.console.print(self.say["undone"])
        return True

    def _say_where(self, key: str) -> None:
        """Name the file, unbroken, so that it can be copied."""
        said = self.say[key].format(file=self.save_file)
        self.screen.console.print(said, soft_wrap=True, markup=False)

    def _write(self) -> None:
        try:
            self.save_file.write_text(self.match.record(), "utf-8")
        except OSError as error:  # it could be written when the match began
            raise cannot_write(self.save_file, error) from error
