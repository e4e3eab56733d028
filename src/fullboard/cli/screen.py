"""Shows a table in the terminal: the game's own drawing where it has one, its view in words otherwise."""

from typing import Any, cast

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from fullboard.core.match import Match
from fullboard.core.story import Told
from fullboard.words import Words
from fullboard.words.plain import in_words


class TerminalScreen:
    """One match on one terminal, as one seat (or a spectator) sees it."""

    def __init__(self, match: Match, language: str, seat: int | None, console: Console | None = None) -> None:
        self.match = match
        self.seat = seat
        self.words = Words(match.game.folder, language, match.names)
        self.console = console or Console(highlight=False)
        self.told = 0
        self.drawing = match.game.terminal

    def table(self, view: dict[str, Any]) -> None:
        """Draw the table."""
        if self.drawing is None:
            plain = Table(box=None, pad_edge=False, show_header=False)
            for name, value in in_words(view, self.words):
                plain.add_row(Text(name, style="dim"), Text(value))
            self.console.print(plain)
        else:
            self.console.print(cast(RenderableType, self.drawing.show(view, self.words, self.seat)))

    def move_label(self, notation: str) -> Text:
        """A move in words, with the game's own signs if it has some."""
        if self.drawing is not None and self.drawing.move_label is not None:
            return cast(Text, self.drawing.move_label(notation, self.words))
        return Text(self.words.move(notation))

    def news(self) -> None:
        """Tell what has happened since the last time."""
        story = self.match.story(self.seat)
        for told in story[self.told :]:
            self.console.print(self.sentence(told), style="dim")
        self.told = len(story)

    def sentence(self, told: Told) -> str:
        """One line of the story in words."""
        return self.words.told(told["key"], told["parameters"])

    def status(self, view: dict[str, Any]) -> str:
        """Whose turn it is and what they are to do, where the game has words for it."""
        actors = self.match.actors
        legal = None
        if self.seat is not None and self.seat in actors:
            legal = [self.match.notation(move) for move in self.match.legal(self.seat)]
        try:
            return self.words.status(view.get("phase"), actors[0] if actors else 0, legal)
        except KeyError:
            return ""
