"""A match that somebody is alone with: lessons, puzzles and studies are drawn as a table is, from one seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import USUAL_BOT
from fullboard.core.story import Beat, Told
from fullboard.house.continuing import position_at
from fullboard.house.people import Guest
from fullboard.house.scene import Sitting
from fullboard.house.table import BOT_NAMES
from fullboard.web.contexts import around, moves_context, named, offered, preview_of, why_not
from fullboard.web.rendering import art, board_name, page
from fullboard.web.stories import in_words
from fullboard.words import bot_choice


@dataclass(frozen=True)
class TrialScene:
    """The match as a scene: whoever tries at one seat, others by name at the rest."""

    match: Match
    seat: int
    name: str
    home: str

    @property
    def game(self) -> Game:
        """What is played."""
        return self.match.game

    @property
    def sitting(self) -> Sequence[Sitting]:
        """Who sits where."""
        return [Sitting(name, "person") for name in self.called]

    @property
    def called(self) -> tuple[str | None, ...]:
        """What they are called."""
        return tuple(self.name if at == self.seat else BOT_NAMES[at] for at in range(self.match.players))

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self.match.lines()) - 1

    async def view(self, line: int, seat: int | None) -> dict[str, Any]:
        """What the table showed to a seat, or to a spectator, after a line."""
        return self.match.view_at(line, seat)

    async def story(self, seat: int | None) -> Sequence[Told]:
        """The log as that seat, or a spectator, may read it."""
        return self.match.story(seat)

    async def beats(self, line: int, seat: int | None) -> Sequence[Beat]:
        """What that line set off, group by group, as a seat or a spectator saw it."""
        return self.match.beats(seat, line, line + 1)

    def first(self, seat: int | None) -> int:
        """The line to which that seat, or a spectator, may look back."""
        return 0

    async def position(self, line: int) -> dict[str, Any]:
        """The position that a table begins with which plays on from there."""
        return position_at(self.match, line)


def scene_for(match: Match, seat: int, guest: Guest | None, home: str) -> TrialScene:
    """The scene for whoever is asking; strangers are called as their seat is, so that every sentence is one."""
    return TrialScene(match, seat, guest.name if guest and guest.name else BOT_NAMES[seat], home)


def drawn(scene: TrialScene, language: str, guest: Guest | None, free: bool) -> dict[str, Any]:
    """What a page with such a match is given, and what playing on needs; `free` if a move is to be made."""
    match, seat = scene.match, scene.seat
    context = around(scene, seat, language, match.actors)
    moves = [match.notation(move) for move in match.legal(seat)] if free else []
    ruled: dict[str, str] = {}
    why: Callable[[str], str] = why_not(match, seat, context["words"], ruled) if free else lambda notation: ""
    html = board_html(match, seat, context, language, guest, free, moves_context(moves, why))
    return {
        **context,
        "legal": dict.fromkeys(moves),
        "named": named(moves, context["words"].seeing(match.game.naming, match.view(seat))),
        "ruled": ruled,
        "home": scene.home,
        "drawn": Markup(html),
        "art": art(match.game),
        "bots": {bot: bot_choice(language, bot, context["words"].bot_about(bot)) for bot in offered(match.game)},
        "seats": ["me" if at == seat else USUAL_BOT for at in range(match.players)],
    }


def board_html(
    match: Match,
    seat: int,
    context: dict[str, Any],
    language: str,
    guest: Guest | None,
    free: bool,
    moves: dict[str, Any],
) -> str:
    """The table as that seat sees it, with these moves; `free` if one of them is to be made."""
    view = match.view(seat)
    told = match.story(seat)
    given = {
        **context,
        "view": view,
        **moves,
        "preview": preview_of(match, seat, view) if free else {},
        "tale": told,
        "story": in_words(told, context["words"]),
        "match": match,
        "turn": free,
    }
    return page(board_name(match.game), language, guest, **given)
