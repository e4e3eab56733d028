"""The lobby: who is looking at the open tables, and who must be told when these or their own tables change."""

import asyncio
from collections import defaultdict

from fullboard.house.table import Table


class Onlooker:
    """Somebody who has the lobby open; woken whenever it shows something else."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.changed = asyncio.Event()


class Lobby:
    """Wakes everybody when an open table comes, fills or goes, and otherwise only those who sit at the table."""

    def __init__(self) -> None:
        self.edition = 0  # grows with every change of the open tables, so that their list is drawn once for all
        self._onlookers: defaultdict[str | None, set[Onlooker]] = defaultdict(set)
        self._shown: dict[str, tuple[str | None, ...]] = {}

    def enter(self, guest: str | None) -> Onlooker:
        """Somebody opens the lobby."""
        onlooker = Onlooker(guest)
        self._onlookers[guest].add(onlooker)
        return onlooker

    def leave(self, onlooker: Onlooker) -> None:
        """Somebody closes it."""
        own = self._onlookers[onlooker.guest]
        own.discard(onlooker)
        if not own:
            del self._onlookers[onlooker.guest]

    def hear(self, table: Table) -> None:
        """Something has happened at a table."""
        now = tuple(table.names) if table.public and table.status == "open" else None
        if self._shown.get(table.id) != now:
            if now is None:
                del self._shown[table.id]
            else:
                self._shown[table.id] = now
            self.edition += 1
            self.wake_all()
            return
        for guest in {table.host, *(seat.guest for seat in table.seats)}:
            for onlooker in self._onlookers.get(guest, ()) if guest else ():
                onlooker.changed.set()

    def wake_all(self) -> None:
        """Everybody looks again."""
        for onlookers in self._onlookers.values():
            for onlooker in onlookers:
                onlooker.changed.set()
