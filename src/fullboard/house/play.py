"""Playing: a move of a guest, or of a bot, is one change of its table."""

from fullboard.core.match import Match
from fullboard.house.agreements import check_undone
from fullboard.house.errors import Refused
from fullboard.house.table import Table
from fullboard.house.tables import Beside, Tables, key_of


class Play:
    """Makes moves."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def play(
        self,
        table_id: str,
        guest: str,
        move: int | str,
        step: int | None = None,
        key: str | None = None,
        own: int | None = None,
    ) -> Table:
        """Make a move as a guest, on `own` of several seats; one made for another moment than this is refused."""

        def decide(table: Table) -> Table:
            seat, match = table.at_hand(guest, own, step)
            open_choice = reconsidered(match, seat)
            if open_choice is None:
                return moved(table, seat, move)
            check_undone(match)
            return moved(table.with_match(open_choice), seat, move)

        return await self.tables.change(table_id, decide, key=key_of(guest, key))

    async def play_for(
        self, table_id: str, seat: int, move: str, step: int, notice: str | None = None, beside: Beside | None = None
    ) -> Table:
        """Make a bot's move, unless the table has moved on while it was thinking; others may be told of it."""

        def decide(table: Table) -> Table:
            if seat not in table.owed or table.running().step != step:
                raise Refused("stale-step", step=step)
            after = moved(table, seat, move)
            return after if notice is None else after.with_notice(seat, notice)

        return await self.tables.change(table_id, decide, beside=beside)


def reconsidered(match: Match, seat: int) -> Match | None:
    """The match without the secret choice of a seat, as long as others have still to choose; None if there is none."""
    line = None if seat in match.actors else match.free_undo(seat)
    if line is None:
        return None
    before = match.copy()
    before.undo(line)
    return before if before.state.step == match.state.step else None


def moved(table: Table, seat: int, move: int | str) -> Table:
    """The table after a move; IllegalMove if it may not be made."""
    after = table.running().copy()
    after.play(seat, move)
    return table.with_match(after)
