"""What all people at a table must agree to: taking a move back, or ending the match."""

from dataclasses import replace

from fullboard.core.errors import BadUndo
from fullboard.core.match import Match
from fullboard.house.choices import decisions, had_to
from fullboard.house.errors import NotAllowed, Refused, TooMuch
from fullboard.house.table import Ask, Table
from fullboard.house.tables import Tables

MOST_UNDONE = 500  # lines taken back in one match: a log that grows for ever could not be read any more


class Agreements:
    """Asks everybody, and does what all have agreed to."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def ask(self, table_id: str, guest: str, what: str, step: int | None = None) -> Table:
        """Ask to take back one's last move (`undo`) or to `end` the match, or agree to what somebody else asked.

        What was to be taken back at another moment than the present one is refused: it may have been revealed.
        """
        present = await self.tables.find(table_id)
        meant = present.match.step if step is None and present.match is not None else step

        def decide(table: Table) -> Table:
            seat, *others = speaking(table, guest)
            match = table.running()
            if what == "undo" and match.step != meant:
                raise Refused("stale-step", step=match.step)
            asked = table.ask if table.ask is not None and table.ask.what == what else None
            if what == "undo" and asked is None:
                check_undone(match)
                line = last_choice_of(match, seat)
                if (before := freely_without(match, seat, line)) is not None:
                    return table.with_match(before)
                if table.settings.rated:  # bots agree to everything
                    raise Refused("rated-no-undo")
                asked = Ask("undo", seat, line)
            asked = asked or Ask(what, seat)
            return agreed(replace(table, ask=replace(asked, agreed=asked.agreed | {seat, *others})))

        return await self.tables.change(table_id, decide)

    async def decline(self, table_id: str, guest: str) -> Table:
        """Say no to what was asked."""

        def decide(table: Table) -> Table:
            speaking(table, guest)
            return table if table.ask is None else replace(table, ask=None)

        return await self.tables.change(table_id, decide)


def speaking(table: Table, guest: str) -> list[int]:
    """The seats a guest speaks for, whichever moved last first; NotAllowed if there is none."""
    own = table.seats_of(guest)
    if not own:
        raise NotAllowed("not-your-seat")
    moved = [line.seat for line in table.match.standing()] if table.match is not None else []
    return sorted(own, key=lambda seat: moved[::-1].index(seat) if seat in moved else len(moved))


def agreed(table: Table) -> Table:
    """Bots agree to everything; an ask of somebody who has left is dropped, and one that all agree to is done."""
    ask = table.ask
    if ask is None:
        return table
    if ask.by not in table.people:
        return replace(table, ask=None)
    if not ask.agreed >= table.people:
        return table
    match = table.running()
    if ask.what == "undo":
        return table.with_match(taken_back(match, ask.line))
    ended = match.copy()
    ended.close()
    return table.with_match(ended)


def taken_back(match: Match, line: int) -> Match:
    """The match without that line and what came after it; a secret choice of one's own goes alone."""
    after = match.copy()
    while line in [each.number for each in after.standing()]:
        after.undo(line if line in free_lines(after) else None)
    return after


def check_undone(match: Match) -> None:
    """Refused if too much was taken back already."""
    if sum(line.undone is not None for line in match.lines()) >= MOST_UNDONE:
        raise TooMuch("too-many-undone", most=MOST_UNDONE)


def last_choice_of(match: Match, seat: int) -> int:
    """The last line of a seat for which there was a choice: what had to be done goes with the choice before it."""
    last: int | None = None
    for before, line in decisions(match, seat):
        if not had_to(match, seat, before.number):
            return line.number
        last = line.number if last is None else last
    if last is None:
        raise BadUndo("nothing-to-undo")
    return last


def freely_without(match: Match, seat: int, line: int) -> Match | None:
    """The match without that line and what came after it, if nobody has to be asked."""
    after = match
    while line in [each.number for each in after.standing()]:
        if (free := after.free_undo(seat)) is None:
            return None
        after = taken_back(after, free)
    return after


def free_lines(match: Match) -> list[int]:
    """The lines that somebody may take back without asking."""
    free = (match.free_undo(seat) for seat in range(match.players))
    return [line for line in free if line is not None]
