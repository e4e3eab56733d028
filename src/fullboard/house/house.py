"""The house: its parts, put together. What a guest can do is done by the part that it concerns."""

import asyncio
import contextlib

from fullboard.house.accounts import Accounts
from fullboard.house.agreements import Agreements
from fullboard.house.bus import open_bus
from fullboard.house.calls.channels import Channels
from fullboard.house.commitments import Commitments
from fullboard.house.errors import DatabaseAway
from fullboard.house.friends import Friends
from fullboard.house.invitations import Invitations
from fullboard.house.lessons import Lessons
from fullboard.house.links import Links
from fullboard.house.looks import Looks
from fullboard.house.mail import Mailbox, MailServer
from fullboard.house.notes import Notes
from fullboard.house.orders import Orders
from fullboard.house.passkeys import Passkeys
from fullboard.house.peace import Peace
from fullboard.house.people import People
from fullboard.house.play import Play
from fullboard.house.presence import Presence
from fullboard.house.profiles import Profiles
from fullboard.house.puzzles import Puzzles
from fullboard.house.seating import Seating
from fullboard.house.shoulders import Shoulders
from fullboard.house.store import Store
from fullboard.house.studies import Studies
from fullboard.house.tables import Tables
from fullboard.house.talk import Talk
from fullboard.house.timekeeping import Timekeeping
from fullboard.house.tips import Tips
from fullboard.house.unwanted import Unwanted
from fullboard.house.upkeep import Retention, Upkeep
from fullboard.house.work.jobs import Jobs


class House:
    """Everything there is, on one database. A process holds nothing but caches of it."""

    def __init__(
        self,
        database: str,
        retention: Retention | None = None,
        mail: MailServer | None = None,
        unwanted: Unwanted | None = None,
        private_calls: bool = False,
    ) -> None:
        self.store = Store(database)
        self.bus = open_bus(database)
        self.mail = Mailbox(self.store, self.bus, mail)
        self.tables = Tables(self.store, self.bus)
        self.presence = Presence(self.store, self.bus)
        words = unwanted or Unwanted()
        self.people = People(self.store, self.bus, self.tables, words)
        self.accounts = Accounts(self.store, self.bus, self.people)
        self.links = Links(self.store, self.mail, self.accounts)
        self.passkeys = Passkeys(self.store, self.accounts)
        self.commitments = Commitments(self.store)
        self.friends = Friends(self.store, self.bus)
        self.profiles = Profiles(self.store)
        self.invitations = Invitations(self.store, self.bus, self.tables)
        self.seating = Seating(self.store, self.tables, self.presence, self.invitations)
        self.play = Play(self.tables)
        self.agreements = Agreements(self.tables)
        self.orders = Orders(self.store, self.tables)
        self.talk = Talk(self.store, self.tables, words)
        self.shoulders = Shoulders(self.store, self.bus, self.tables, words)
        self.peace = Peace(self.store, self.bus, self.tables)
        self.channels = Channels(self.store, self.mail, private_calls)
        self.looks = Looks(self.store)
        self.notes = Notes(self.store)
        self.lessons = Lessons(self.store)
        self.puzzles = Puzzles(self.store)
        self.tips = Tips(self.store)
        self.studies = Studies(self.store)
        self.jobs = Jobs(self.store, self.bus)
        self.upkeep = Upkeep(self.store, self.tables, self.peace, retention or Retention())
        self.timekeeping = Timekeeping(self.store, self.tables, self.upkeep.now)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Listen first, then read: what happens in between is heard of. No clock runs before the house is open."""
        await self.bus.open()
        with contextlib.suppress(DatabaseAway):  # it is tried again soon
            await self.upkeep.beat()
        self._tasks = [
            asyncio.create_task(each.run()) for each in (self.presence, self.upkeep, self.looks, self.people)
        ]

    async def close(self) -> None:
        """Finish what is waiting; nothing else has to be kept."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(DatabaseAway):
            await self.looks.flush()
        await self.bus.close()
        self.store.close()
