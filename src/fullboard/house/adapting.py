"""The level that adapts to people: it plays as well as they did lately, by their results at this game.

A seat is given to `adapts`, and when the match begins each such seat is given a level, which is stored with it as
`adapts@medium`: from then on that bot plays there and nothing is decided anew, so that the match can be repeated from
what is stored. What was chosen is told when it is over. People's results are those at this game, whatever the number
of players, against bots whose strength was measured; of several people the average counts, and whoever is new counts
as somebody against whom the weakest bot is an even match.
"""

import hmac
from collections.abc import Collection, Mapping

from sqlalchemy import Connection, select

from fullboard.bots.adapting import MOST_MATCHES, Compared, line_up, skill_of
from fullboard.bots.strengths import strengths_of
from fullboard.core.chance import Quick
from fullboard.core.game import Game
from fullboard.core.shelf import shelf
from fullboard.house.store import schema
from fullboard.house.table import ADAPTS, Table, bot_behind

Form = Mapping[str, list[list[Compared]]]  # of each guest their last matches: see `skill_of`


class Unread(Exception):
    """How these guests have played has to be read first."""

    def __init__(self, table: Table, guests: Collection[str]) -> None:
        super().__init__()
        self.table = table
        self.guests = guests


def adapts_to(game: Game) -> bool:
    """Whether a level of this game can adapt: it must have been measured how strong its bots are."""
    return len(skills(game, game.players[-1])) > 1


def skills(game: Game, players: int) -> dict[str, float]:
    """How strong the levels are at a table of so many, from the weakest on."""
    return strengths_of(game).skills(shelf().offered(game), players)


def forms(connection: Connection, game: Game, guests: Collection[str]) -> Form:
    """How these guests have played against bots of known strength, each the latest match first."""
    return {guest: _form(connection, game, guest) for guest in guests}


def _form(connection: Connection, game: Game, guest: str) -> list[list[Compared]]:
    own, other = schema.results.alias(), schema.results.alias()
    measured = set(skills(game, game.players[-1]))
    mine = (own.c.guest == guest) & (own.c.game == game.key) & own.c.place.is_not(None) & ~own.c.gone
    against = (other.c.table == own.c.table) & other.c.bot.in_(measured)
    latest = (
        select(own.c.table)
        .join_from(own, other, against)
        .where(mine)
        .group_by(own.c.table, own.c.ended)
        .order_by(own.c.ended.desc(), own.c.table.desc())
        .limit(MOST_MATCHES)
    )
    rows = connection.execute(
        select(own.c.table, own.c.players, own.c.place, other.c.bot, other.c.place.label("others"))
        .join_from(own, other, against)
        .where(mine & own.c.table.in_(list(connection.scalars(latest))))
        .order_by(own.c.ended.desc(), own.c.table.desc(), other.c.seat)
    )
    matches: dict[str, list[Compared]] = {}
    for row in rows:
        won = 1.0 if row.place < row.others else 0.5 if row.place == row.others else 0.0
        matches.setdefault(row.table, []).append((skills(game, row.players)[row.bot], won))
    return list(matches.values())


def adapted(table: Table, form: Form) -> Table:
    """The table with a level for each seat that adapts; Unread if it is not known how those who sit here played."""
    seats = [at for at, seat in enumerate(table.seats) if seat.bot == ADAPTS]
    if not seats:
        return table
    people = [seat for seat in table.seats if seat.guest]
    unread = {str(seat.guest) for seat in people} - form.keys()
    if unread:
        raise Unread(table, unread)
    known = skills(table.game, table.players)
    newcomer = min(known.values())
    played = [form[str(seat.guest)] if seat.called is None else [] for seat in people]
    strengths = [skill_of(matches, newcomer) for matches in played] or [newcomer]
    digest = hmac.digest(table.secret, b"adapts", "sha256")
    luck = Quick(int.from_bytes(digest[:8], "big") >> 3)
    for at, bot in zip(seats, line_up(sum(strengths) / len(strengths), known, len(seats), luck), strict=True):
        table = table.with_seat(at, bot=f"{ADAPTS}@{bot}")
    return table


def levels_chosen(table: Table) -> dict[str, list[int]]:
    """The levels that were chosen for seats that adapt, from the weakest on; nothing before it may be told."""
    if not table.finished:
        return {}
    chosen = {at: seat.bot for at, seat in enumerate(table.seats) if seat.bot and seat.bot.startswith(f"{ADAPTS}@")}
    levels = {at: bot_behind(bot) for at, bot in chosen.items()}
    order = [bot for bot in shelf().levels_of(table.game) if bot in levels.values()]
    return {bot: [at for at, level in levels.items() if level == bot] for bot in order}
