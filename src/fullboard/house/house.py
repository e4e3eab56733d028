"""The house itself: everything a guest can do, each thing stored before anybody sees it."""

import asyncio
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, insert, update

from fullboard.core.match import Match, check_choices
from fullboard.core.shelf import USUAL_BOT, find_game, shelf
from fullboard.house import guests, schema
from fullboard.house.errors import DatabaseAway, Refused, unknown_table
from fullboard.house.guests import Guest, check_said
from fullboard.house.lobby import Lobby
from fullboard.house.porter import Porter
from fullboard.house.promises import Promises, check_salt
from fullboard.house.records import change_seat, insert_table, load_tables
from fullboard.house.store import Append, Store
from fullboard.house.table import Ask, Going, Said, Table, Watcher, free_lines, last_line_of, new_seat, usual_hints

MOST_TABLES = 20  # open or running, per guest
MOST_BOT_TABLES = 4  # of those, with nobody but bots; further ones that people leave wait for somebody
MOST_CHAT = 500  # lines kept on a table
VANISHED_SECONDS = 180
IDLE_SECONDS = {"open": 6 * 3600, "running": 14 * 86400}
REMEMBERED = 200  # finished tables kept in memory


class House:
    """All tables, and the rules of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}  # open and running
        self.finished: OrderedDict[str, Table] = OrderedDict()
        self.porter = Porter(store)
        self.promises = Promises()
        self.lobby = Lobby()
        self._being_set: list[Table] = []  # not stored yet
        self.turn_taken = asyncio.Event()  # set whenever a bot may have to move
        for table in store.run_now(lambda connection: load_tables(connection, ("open", "running"))):
            self._put_up(table)

    # Finding a table

    async def find(self, table_id: str) -> Table:
        """The table of that id, read back from the database if it is over."""
        if table_id in self.tables:
            await self._begin_if_it_should_have(self.tables[table_id])
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id not in self.finished:
            found = await self.store.run(lambda connection: load_tables(connection, table=table_id))
            if not found:
                raise unknown_table(table_id)
            self._remember(found[0])
        self.finished.move_to_end(table_id)
        return self.finished[table_id]

    def _put_up(self, table: Table) -> None:
        self.tables[table.id] = table
        table.listener = self.lobby.hear
        self.lobby.hear(table)

    def _put_away(self, table: Table) -> None:
        if table.id in self.tables:
            del self.tables[table.id]
            self._remember(table)

    def _remember(self, table: Table) -> None:
        self.finished[table.id] = table
        while len(self.finished) > REMEMBERED:
            self.finished.popitem(last=False)

    def open_tables(self) -> list[Table]:
        """Public tables with a free seat, newest first."""
        waiting = [table for table in self.tables.values() if table.public and table.status == "open"]
        return sorted(waiting, key=lambda table: -table.created)

    def tables_of(self, guest: str) -> list[Table]:
        """A guest's own tables, those that wait for them first."""
        own = [table for table in self.tables.values() if table.seat_of(guest) is not None or table.host == guest]
        return sorted(own, key=lambda table: (not self.waits_for(table, guest), -table.touched))

    def waits_for(self, table: Table, guest: str) -> bool:
        """Whether it is this guest's turn."""
        return table.match is not None and table.seat_of(guest) in table.match.actors

    # Setting a table

    async def create(
        self,
        guest: Guest,
        game: str,
        seats: list[str],
        options: dict[str, Any] | None = None,
        public: bool = False,
        hints: bool | None = None,
        salt: str | None = None,
        promise: str = "",
    ) -> Table:
        """A new table. Each seat is `me`, `person` (free), or the name of a bot; it begins once no seat is free.

        Hints are allowed, not allowed, or as usual: to somebody who plays alone against bots. Components of the
        host's own come with the options, under `components`; `salt` is for the host's own seat, `promise` the
        commitment they had seen when they sent it.
        """
        chosen = find_game(game)
        players = chosen.check_players(len(seats))
        checked, edition = check_choices(chosen, options)
        self._check_room(guest.id, by_bots=not {"me", "person"}.intersection(seats))
        if seats.count("me") > 1:
            raise Refused("one-seat-each", 400)
        chosen.check_people(checked, sum(seat in ("me", "person") for seat in seats))
        for seat in seats:
            if seat not in ("me", "person"):
                shelf().find_bot(chosen, seat)
        if not edition.shipped:
            checked["components"] = edition.reference()
        own_salt = check_salt(salt)
        table = Table(
            id=secrets.token_hex(5),
            game_key=chosen.key,
            players=players,
            options=checked,
            public=public,
            host=guest.id,
            secret=self.promises.keep(guest.id, promise),
            seats=[new_seat(seat, guest.id, guest.name) for seat in seats],
        )
        table.hints = usual_hints(table.seats) if hints is None else hints
        if "me" in seats and own_salt:
            table.seats[seats.index("me")].salt = own_salt
        self._being_set.append(table)  # counted at once: somebody may ask for many at the same time
        try:
            await self.store.run(lambda connection: insert_table(connection, table))
        finally:
            self._being_set.remove(table)
        self._put_up(table)
        async with table.lock:
            await self._begin_if_full(table)
        return table

    def _check_room(self, guest: str, by_bots: bool = False) -> None:
        """Refused if a guest has all the tables one may have."""
        own = [*self.tables_of(guest), *(table for table in self._being_set if table.host == guest)]
        alone = [table for table in own if table.by_bots]
        for counted, most in ((own, MOST_TABLES), (alone if by_bots else [], MOST_BOT_TABLES)):
            if len(counted) >= most:
                raise Refused("too-many-tables", 429, most=most)

    async def sit(self, table: Table, guest: Guest, seat: int | None = None, salt: str | None = None) -> int:
        """Sit down on a free seat, or come back to one's own."""
        async with table.lock:
            own = table.seat_of(guest.id)
            if own is not None:
                bot = None if table.status == "open" else table.seats[own].bot
                back = "back" if table.status == "running" and table.seats[own].away else None
                await self._change_seat(table, own, back, away=False, bot=bot)
                return own
            if table.status != "open":
                raise Refused("already-begun")
            free = [at for at, each in enumerate(table.seats) if each.free]
            if not free or (seat is not None and seat not in free):
                raise Refused("seat-taken")
            if table.host != guest.id:
                self._check_room(guest.id)
            at = free[0] if seat is None else seat
            own_salt = check_salt(salt) or table.seats[at].salt
            await self._change_seat(table, at, guest=guest.id, name=guest.name, salt=own_salt)
            await self._begin_if_full(table)
            return at

    async def leave(self, table: Table, guest: Guest) -> None:
        """Stand up: before the match the seat is free again, during it a bot takes over."""
        async with table.lock:
            seat = table.own_seat(guest.id)
            if table.status == "open":
                await self._change_seat(table, seat, guest=None, name=None)
            elif table.status == "running":
                left = None if table.seats[seat].away else "left"
                await self._change_seat(table, seat, left, away=True, bot=USUAL_BOT)
                self._settle(table)
            table.notify()

    async def replace(self, table: Table, guest: Guest, seat: int) -> None:
        """Hand the seat of somebody who has vanished to a bot."""
        async with table.lock:
            table.running()
            table.own_seat(guest.id)
            missing = table.seats[seat].guest if 0 <= seat < table.players else None
            if missing is None or table.seats[seat].away or missing == guest.id:
                raise Refused("nobody-to-replace")
            gone = time.time() - table.seen.get(missing, table.touched)
            if table.present(missing) or gone < VANISHED_SECONDS:
                raise Refused("still-there", seconds=round(max(0.0, VANISHED_SECONDS - gone)))
            await self._change_seat(table, seat, "replaced", away=True, bot=USUAL_BOT)
            self._settle(table)
            table.notify()

    async def _change_seat(self, table: Table, seat: int, told: str | None = None, **values: Any) -> None:
        """Change who sits there; `told` is what others are told about it, who came and went."""
        chair = table.seats[seat]
        going = Going(chair.guest, chair.name, told, time.time()) if chair.guest and told else None
        await self.store.run(lambda connection: change_seat(connection, table.id, seat, values, going))
        for key, value in values.items():
            setattr(chair, key, value)
        if going is not None:
            table.goings = [*(each for each in table.goings if each.guest != going.guest), going]
        table.notify()
        self._call_bots(table)

    async def _begin_if_full(self, table: Table) -> None:
        if table.status != "open" or any(seat.free for seat in table.seats):
            return
        match = table.deal()
        await self._store_lines(table, match, heading=match.heading(), status="running")
        table.notify()
        self._call_bots(table)

    async def _begin_if_it_should_have(self, table: Table) -> None:
        """Begin where everybody sits and yet nothing was dealt, because house or database went away just then."""
        if table.status == "open" and not table.lock.locked() and not any(seat.free for seat in table.seats):
            async with table.lock:
                with suppress(Refused):
                    await self._begin_if_full(table)

    # Playing

    async def play(self, table: Table, guest: str, move: int | str, step: int | None = None) -> None:
        """Make a move as a guest; a move made for another moment than the present one is refused."""
        async with table.lock:
            seat = table.own_seat(guest)
            match = table.running()
            if table.seats[seat].by_bot:
                raise Refused("seat-with-bot")
            if step is not None and step != match.step:
                raise Refused("stale-step", step=match.step)
            await self._play(table, seat, move)

    async def play_for(self, table: Table, seat: int, move: str, lines: int) -> bool:
        """Make a bot's move, unless the table has moved on while it was thinking."""
        async with table.lock:
            match = table.match
            if match is None or table.status != "running" or not table.seats[seat].by_bot:
                return False
            if len(match.lines()) != lines or seat not in match.actors:
                return False
            await self._play(table, seat, move)
            return True

    async def _play(self, table: Table, seat: int, move: int | str) -> None:
        after = table.running().copy()
        after.play(seat, move)
        await self._store_lines(table, after)
        table.ask = None
        table.notify()
        self._call_bots(table)

    def _call_bots(self, table: Table) -> None:
        """Where bots play, one may have to move now."""
        if any(seat.by_bot for seat in table.seats):
            self.turn_taken.set()

    async def _store_lines(self, table: Table, match: Match, **values: Any) -> None:
        """Store what is new on a match, and only then put it on the table."""
        await self._clear_up(table)
        known = len(table.match.lines()) if table.match is not None else 0
        now = time.time()
        rows = [
            {"table": table.id, "number": line.number, "text": line.text(), "at": now} for line in match.lines()[known:]
        ]
        status = "over" if match.over else "closed" if match.closed else values.get("status", table.status)
        row: dict[str, Any] = {} if status == table.status else {**values, "status": status, "touched": now}
        if status in ("over", "closed"):
            row["ending"] = match.record().partition("\n\n")[2].splitlines()[len(match.lines())]

        add = Append(schema.lines, rows)

        def add_and_settle(connection: Connection) -> None:
            add(connection)
            connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(row))

        try:
            await self.store.run(add_and_settle if row else add)  # its lines say when a table was last touched
        except DatabaseAway as error:
            table.in_doubt = error.in_doubt
            raise
        table.match = match
        table.status = status
        table.touched = now
        if status in ("over", "closed"):
            self._put_away(table)

    async def _clear_up(self, table: Table) -> None:
        """After a doubt whether the last lines were stored, take the match as it was; if they were, refuse to go on."""
        if not table.in_doubt:
            return
        (stored,) = await self.store.run(lambda connection: load_tables(connection, table=table.id))
        table.in_doubt = False
        lines = [len(each.match.lines()) if each.match is not None else 0 for each in (stored, table)]
        if lines[0] == lines[1]:
            return
        table.match, table.status, table.touched, table.ask = stored.match, stored.status, stored.touched, None
        if table.status in ("over", "closed"):
            self._put_away(table)
        table.notify()
        self._call_bots(table)
        raise Refused("stale-step", step=stored.match.step if stored.match is not None else 0)

    # Agreeing

    async def ask(self, table: Table, guest: str, what: str) -> None:
        """Ask to take back one's last move or to end the match, or agree to what somebody else asked."""
        async with table.lock:
            seat = table.own_seat(guest)
            match = table.running()
            if what == "undo" and (table.ask is None or table.ask.what != "undo"):
                free = match.free_undo(seat)
                if free is not None:
                    await self._undo(table, free)
                    return
                table.ask = Ask("undo", seat, last_line_of(match, seat))
            elif table.ask is None or table.ask.what != what:
                table.ask = Ask(what, seat)
            table.ask.agreed.add(seat)
            self._settle(table)
            if table.ask is not None and table.ask.agreed >= set(table.people()):
                await self._do_what_was_asked(table, table.ask)
            table.notify()

    async def decline(self, table: Table, guest: str) -> None:
        """Say no to what was asked."""
        async with table.lock:
            table.own_seat(guest)
            table.ask = None
            table.notify()

    def _settle(self, table: Table) -> None:
        """Bots agree to everything; an ask of somebody who has left is dropped."""
        if table.ask is not None and table.ask.by not in table.people():
            table.ask = None

    async def _do_what_was_asked(self, table: Table, ask: Ask) -> None:
        if ask.what == "undo":
            await self._undo(table, ask.line)
            return
        after = table.running().copy()
        after.close()
        await self._store_lines(table, after)
        table.ask = None

    async def _undo(self, table: Table, line: int) -> None:
        after = table.running().copy()
        while line in [each.number for each in after.standing()]:
            after.undo(line if line in free_lines(after) else None)
        await self._store_lines(table, after)
        table.ask = None
        table.notify()
        self._call_bots(table)

    # Talking

    async def say(self, table: Table, guest: Guest, text: object) -> None:
        """Say something at the table."""
        words = check_said(text)
        if len(table.chat) >= MOST_CHAT:
            raise Refused("chat-full", 429, most=MOST_CHAT)
        said = Said(guest.id, guest.name, words, time.time())
        row = {"table": table.id, "guest": guest.id, "text": said.text, "at": said.at}
        await self.store.run(lambda connection: connection.execute(insert(schema.chat).values(row)))
        table.chat.append(said)
        table.notify()

    # Ending

    async def close(self, table: Table, guest: str) -> None:
        """Clear a table that has not begun; only its host may."""
        async with table.lock:
            if table.host != guest:
                raise Refused("not-the-host", 403)
            if table.status != "open":
                raise Refused("already-begun")
            await self._clear(table)

    async def _clear(self, table: Table) -> None:
        row = {"status": "closed", "touched": time.time()}
        where = schema.tables.c.id == table.id
        await self.store.run(lambda connection: connection.execute(update(schema.tables).where(where).values(row)))
        table.status = "closed"
        self._put_away(table)
        table.notify()

    async def rematch_promise(self, table: Table, guest: Guest) -> str:
        """The commitment of the match that would follow: of its table, if somebody has set it, else a new one."""
        table.own_seat(guest.id)
        if table.rematch is None:
            return self.promises.make(guest.id)
        return (await self.find(table.rematch)).commitment

    async def rematch(self, table: Table, guest: Guest, salt: str | None = None, promise: str = "") -> Table:
        """The same game again with the same people and bots, one seat on; the first to ask sets the table."""
        async with table.lock:
            table.own_seat(guest.id)
            if table.status not in ("over", "closed"):
                raise Refused("still-running")
            if table.rematch is not None:
                return await self.find(table.rematch)
            turned = [*table.seats[1:], table.seats[0]]
            seats = ["me" if seat.guest == guest.id else "person" if seat.guest else str(seat.bot) for seat in turned]
            again = await self.create(
                guest, table.game_key, seats, table.options, hints=table.hints, salt=salt, promise=promise
            )
            where = schema.tables.c.id == table.id
            row = {"rematch": again.id}
            await self.store.run(lambda connection: connection.execute(update(schema.tables).where(where).values(row)))
            table.rematch = again.id
            table.notify()
            return again

    async def expire(self) -> int:
        """Clear tables at which nothing has happened for long; returns how many."""
        now = time.time()
        idle = [table for table in self.tables.values() if now - table.touched > IDLE_SECONDS[table.status]]
        for table in idle:
            async with table.lock:
                if table.match is None:
                    await self._clear(table)
                else:
                    after = table.match.copy()
                    after.close()
                    await self._store_lines(table, after)
                    table.notify()
        return len(idle)

    # Names

    def rename(self, guest: str, name: str | None) -> None:
        """A guest is called otherwise now, at every table."""
        self.porter.forget(guest)
        for table in [*self.tables.values(), *self.finished.values()]:
            seat = table.seat_of(guest)
            if seat is not None:
                table.seats[seat].name = name
                if table.match is not None:
                    table.match.rename(table.names)
            told: list[Said | Going] = [*table.chat, *table.goings]
            for each in told:
                if each.guest == guest:
                    each.name = name
            table.notify()

    async def forget(self, guest: str) -> None:
        """A guest wants to be forgotten: no name, nothing said, and bots where they sat."""
        for table in self.tables_of(guest):
            async with table.lock:
                await self._give_up_seat(table, guest)
        await self.store.run(lambda connection: guests.forget(connection, guest))
        await self.store.wipe()
        for table in [*self.tables.values(), *self.finished.values()]:
            table.chat = [said for said in table.chat if said.guest != guest]
            table.goings = [going for going in table.goings if going.guest != guest]
        self.rename(guest, None)

    async def _give_up_seat(self, table: Table, guest: str) -> None:
        """For good: whoever comes back is somebody else."""
        seat = table.seat_of(guest)
        if table.status == "open" and table.host == guest:
            await self._clear(table)
        elif seat is not None and table.status == "open":
            await self._change_seat(table, seat, guest=None, name=None)
        elif seat is not None and table.status == "running":
            await self._change_seat(table, seat, guest=None, name=None, away=False, bot=USUAL_BOT)
            table.running().rename(table.names)
            self._settle(table)
            if table.ask is not None and table.ask.agreed >= set(table.people()):
                await self._do_what_was_asked(table, table.ask)
            table.notify()

    # Looking on

    def watch(self, table: Table, guest: str | None) -> Watcher:
        """Somebody opens the table."""
        watcher = Watcher(guest)
        table.watchers.add(watcher)
        if guest is not None:
            table.seen[guest] = time.time()
        self._call_bots(table)
        return watcher

    def unwatch(self, table: Table, watcher: Watcher) -> None:
        """Somebody closes it."""
        table.watchers.discard(watcher)
        if watcher.guest is not None:
            table.seen[watcher.guest] = time.time()
