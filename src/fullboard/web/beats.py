"""What happens between two looks at a table, moment by moment: a page shows them one after the other.

A game's story says what belongs together. Where several turns were taken since the last look, each of them is a moment,
too; what one seat did without a pause is one.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from fullboard.core.match import Match
from fullboard.core.story import Beat
from fullboard.house.table import Table
from fullboard.web.contexts import Player, how_all_stand, moves_context
from fullboard.web.stories import NO_RECAP, Story, stories

MOST_LINES = 40  # since the last look; after more of them a page is told how things stand now
ALL = 1 << 20  # sentences of a line


def beats_between(match: Match, seat: int | None, since: int) -> list[Beat]:
    """The moments after so many lines and before the present one, as a seat or a spectator saw them."""
    lines = match.lines()
    new = lines[since:]
    if not 0 < len(new) <= MOST_LINES or any(line.undone is not None for line in new):
        return []
    found = match.beats(seat, since)
    if len(new) > 1:
        told = {beat.line for beat in found}
        turns = [one.number for one, other in pairwise(new) if _passes(match, one.number, other.seat)]
        found += [Beat(line, 0, ALL, match.view_at(line, seat)) for line in turns if line not in told]
        found.sort(key=lambda beat: (beat.line, beat.end))
    return found


def _passes(match: Match, line: int, then: int | None) -> bool:
    """Whether the turn passes to somebody else after a line, and there is something to be seen of it."""
    here = match.lines()[line]
    return here.seat != then and (line == 0 or match.state_at(line).step != match.state_at(line - 1).step)


def moments(table: Table, context: dict[str, Any], since: int) -> Iterator[dict[str, Any]]:
    """What the page is given for each of them; `context` is what it is given for the present."""
    match = table.match
    if match is None or since == 0:
        return
    seat = context["seat"]
    found = beats_between(match, seat, since)
    if not found:
        return
    story: Story = stories.of(table, seat, context["words"])
    idle: tuple[Player, ...] = tuple(player._replace(turn=False) for player in context["players"])
    for number, beat in enumerate(found):
        log, latest = story.until(beat)
        yield {
            **context,
            **moves_context((), lambda notation: ""),
            "view": beat.view,
            **how_all_stand(table.game, beat.view, context["words"]),
            "tale": [told for told in story.tale if told["line"] <= beat.line],
            "log": log,
            "latest": latest,
            "recap": NO_RECAP,
            "players": idle,
            "preview": {},
            "turn": False,
            "bots_turn": False,
            "over": False,
            "finished": False,
            "beat": beat.end < ALL,
            "moment": f"{match.step}-{number}",
            "mover": match.lines()[beat.line].seat,
        }
