"""Who sits where: setting a table, sitting down, leaving a seat to a bot and coming back."""

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, func, or_, select
from sqlalchemy.exc import IntegrityError

from fullboard.bots.adapting import Compared
from fullboard.core.edition import Edition
from fullboard.core.errors import BadTable
from fullboard.core.game import Game
from fullboard.core.match import Match, check_choices
from fullboard.core.shelf import USUAL_BOT, find_game, shelf
from fullboard.core.state import State
from fullboard.house.adapting import Form, Unread, adapted, adapts_to, forms
from fullboard.house.agreements import agreed, speaking
from fullboard.house.commitments import check_salt, redeem
from fullboard.house.errors import BadRequest, NotAllowed, Refused, TooMuch
from fullboard.house.friends import apart
from fullboard.house.invitations import Invitations, accept
from fullboard.house.names import check_name
from fullboard.house.newcomers import check_public
from fullboard.house.presence import Presence
from fullboard.house.settings import AS_USUAL, Settings
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import insert_once
from fullboard.house.table import ADAPTS, Seat, Table, bot_asked_for
from fullboard.house.tables import Beside, Decide, Tables, key_of

MOST_TABLES = 20  # open or running, per guest
MOST_BOT_TABLES = 4  # of those, with nobody but bots; further ones that people leave wait for somebody
VANISHED_SECONDS = 180.0
HERE = "here "  # begins a seat of somebody at the host's device, by name
FREE: dict[str, Any] = {"guest": None, "name": None, "salt": "", "called": None}  # what is left of who stands up


@dataclass(frozen=True)
class Wish:
    """A table to be set. Each seat is `me`, `person` (free), `here NAME` (at the same device), or the name of a bot.

    Components of the host's own come with the options, under `components`; `salt` is for the host's own seat,
    `promise` the commitment they had seen when they sent it. A table that begins with a `position` has its options
    and components from there, a key that is drawn and stored, and neither salts nor a promise: nothing is sealed.
    """

    game: str
    seats: Sequence[str]
    options: Mapping[str, Any] = field(default_factory=dict)
    settings: Settings = AS_USUAL
    public: bool = False
    salt: str | None = None
    promise: str = ""
    position: Mapping[str, Any] | None = None


class Seating:
    """Sets tables and seats people at them; a match begins once no seat is free."""

    def __init__(self, store: Store, tables: Tables, presence: Presence, invitations: Invitations) -> None:
        self.store = store
        self.tables = tables
        self.presence = presence
        self.invitations = invitations

    async def create(self, guest: str, name: str | None, wish: Wish, key: str | None = None) -> Table:
        """A new table; the same one again if it is asked for twice under one key."""
        own = key_of(guest, key)
        if own is not None and (known := await self._set_under(guest, own)) is not None:
            return await self.tables.find(known)
        try:
            return await self._create(guest, name, wish, own)
        except (IntegrityError, Refused):
            if own is None or (known := await self._set_under(guest, own)) is None:
                raise
            return await self.tables.find(known)  # the same request was quicker by another way

    async def _create(self, guest: str, name: str | None, wish: Wish, key: str | None) -> Table:
        table = lay(guest, name, wish)
        secret = table.secret

        def check(connection: Connection, table: Table) -> None:
            check_room(connection, guest, by_bots=not {"me", "person"}.intersection(wish.seats))
            if wish.public and table.status == "open":
                check_public(connection, guest)
            if wish.promise:
                redeem(connection, guest, wish.promise, secret)

        if wish.promise:
            secret = await self._promised(guest, wish.promise)
            table = replace(table, secret=secret)
        try:
            table = begin_if_full(table, {})
        except Unread as unread:
            table = begin_if_full(table, await self._forms(unread))
        return await self.tables.add(table, check, key)

    async def _promised(self, guest: str, promise: str) -> bytes:
        if not promise.isalnum():  # nor would every database take it
            raise Refused("promise-gone")
        known = schema.commitments.c
        own = select(known.secret).where((known.commitment == promise) & (known.guest == guest))
        secret = await self.store.read(lambda connection: connection.scalar(own))
        if secret is None:
            raise Refused("promise-gone")
        return bytes(secret)

    async def _set_under(self, guest: str, key: str) -> str | None:
        known = schema.tables.c
        own = select(known.id).where((known.host == guest) & (known.key == key))
        return await self.store.read(lambda connection: connection.scalar(own))

    async def sit(
        self,
        table_id: str,
        guest: str,
        name: str | None,
        seat: int | None,
        salt: str | None,
        called: str | None = None,
    ) -> Table:
        """Sit down on a free seat, or come back to one's own; `called` is somebody else at the same device."""
        own_salt = check_salt(salt)
        kept = await self.invitations.kept(table_id)
        called = None if called is None else check_name(called)

        def decide(table: Table) -> Table:
            own = table.seats_of(guest)
            if own and called is None:
                for at in own:
                    table = _back(table, at)
                return table
            if not own and called is not None:
                raise Refused("sit-down-first")
            if called is not None and table.settings.rated:
                raise Refused("rated-own-devices")
            table.check_open()
            free = [at for at, each in enumerate(table.seats) if each.free]
            if not free or (seat is not None and seat not in free):
                raise Refused("seat-taken")
            at = _for_them(free, kept, guest) if seat is None else seat
            if kept.get(at, guest) != guest:
                raise Refused("seat-kept")
            salt = own_salt if table.position is None else ""
            return table.with_seat(at, guest=guest, name=called or name, salt=salt, called=called)

        def check(connection: Connection, table: Table) -> None:
            if table.host != guest:
                check_welcome(connection, guest, table.id)
                check_room(connection, guest, own=table.id)
            if apart(connection, guest, [table.host, *(each.guest for each in table.seats if each.guest)]):
                raise Refused("not-seated-together")
            accept(connection, table.id, guest)

        return await self._seat(table_id, decide, check)

    async def _seat(self, table_id: str, decide: Decide, beside: Beside | None = None) -> Table:
        """Change who sits where, and begin once everybody does, if need be after reading how they have played."""
        form: dict[str, list[list[Compared]]] = {}

        def seated(table: Table) -> Table:
            return begin_if_full(decide(table), form)

        while True:
            try:
                return await self.tables.change(table_id, seated, beside=beside)
            except Unread as unread:
                form.update(await self._forms(unread))

    async def _forms(self, unread: Unread) -> Form:
        return await self.store.read(lambda connection: forms(connection, unread.table.game, unread.guests))

    async def leave(self, table_id: str, guest: str, seat: int | None = None) -> Table:
        """Stand up, from one of several seats or from all: before the match it is free again, then a bot takes over."""

        def decide(table: Table) -> Table:
            speaking(table, guest)
            seats = table.seats_of(guest) if seat is None else (table.own_seat(guest, seat),)
            if table.status == "open" and table.seats[seats[0]].called is None:
                seats = table.seats_of(guest)  # nobody is left who brought the others
            for at in seats:
                if table.status == "open":
                    table = table.with_seat(at, **FREE)
                elif table.status == "running" and not table.seats[at].away:
                    table = agreed(table.with_seat(at, "left", away=True, bot=USUAL_BOT))
            return table

        return await self.tables.change(table_id, decide)

    async def replace(self, table_id: str, guest: str, seat: int) -> Table:
        """Hand the seat of somebody who has vanished to a bot."""
        seen = await self.presence.seen((await self.tables.find(table_id)).id)

        def decide(table: Table) -> Table:
            table.running()
            speaking(table, guest)
            if table.pace.days:  # nobody has to be there
                raise Refused("clock-decides")
            missing = table.seats[seat].guest if 0 <= seat < table.players else None
            if missing is None or table.seats[seat].away or missing == guest:
                raise Refused("nobody-to-replace")
            gone = time.time() - seen.get(missing, table.touched)
            if gone < VANISHED_SECONDS:
                raise Refused("still-there", seconds=round(VANISHED_SECONDS - gone))
            return agreed(table.with_seat(seat, "replaced", away=True, bot=USUAL_BOT))

        return await self.tables.change(table_id, decide)

    async def add_bot(self, table_id: str, guest: str, seat: int, bot: str) -> Table:
        """Let a bot sit on a free seat before the match; only the host may."""

        def decide(table: Table) -> Table:
            check_host(table, guest)
            if not 0 <= seat < table.players:
                raise BadRequest("bad-seat", seat=seat)
            if not table.seats[seat].free:
                raise Refused("seat-taken")
            check_bot(table.game, bot)
            after = table.with_seat(seat, bot=bot)
            people = sum(each.guest is not None or each.free for each in after.seats)
            table.game.check_people(check_choices(table.game, table.options)[0], people)
            return after

        return await self._seat(table_id, decide)

    async def kick(self, table_id: str, guest: str, seat: int) -> Table:
        """Let somebody stand up before the match, who is not to sit down here again; only the host may."""
        kicked: list[str] = []

        def decide(table: Table) -> Table:
            check_host(table, guest)
            sitting = table.seats[seat].guest if 0 <= seat < table.players else None
            if sitting is None or sitting == guest:
                raise Refused("nobody-to-kick")
            kicked[:] = [sitting]
            return table.with_seat(seat, "kicked", guest=None, name=None, salt="")

        def note(connection: Connection, table: Table) -> None:
            insert_once(connection, schema.kicks, {"table": table.id, "guest": kicked[0], "at": time.time()})

        return await self.tables.change(table_id, decide, beside=note)

    async def close(self, table_id: str, guest: str) -> Table:
        """Clear a table that has not begun; only its host may."""

        def decide(table: Table) -> Table:
            check_host(table, guest)
            return cleared(table)

        return await self.tables.change(table_id, decide)

    async def set_anew(self, table_id: str, guest: str, again: str) -> Table:
        """Another table takes the place of one that has not begun, with a commitment of its own; only the host may."""

        def decide(table: Table) -> Table:
            check_host(table, guest)
            return replace(cleared(table), rematch=again)

        return await self.tables.change(table_id, decide)

    async def rematch(self, table: Table, guest: str, name: str | None, salt: str | None, promise: str) -> Table:
        """The same game again with the same people and bots; the first to ask sets the table.

        Everybody sits one seat on, unless the match began with a position: then it begins with the same one again.
        """
        speaking(table, guest)
        if not table.finished:
            raise Refused("still-running")
        if table.rematch is None:
            turned = [*table.seats[1:], table.seats[0]] if table.position is None else table.seats
            seats = [_again(seat, guest) for seat in turned]
            if table.position is None:
                wish = Wish(table.game_key, seats, table.options, table.settings, salt=salt, promise=promise)
            else:
                wish = Wish(table.game_key, seats, settings=table.settings, position=table.position)
            again = await self.create(guest, name, wish, key=f"rematch {table.id}")

            def decide(before: Table) -> Table:
                return before if before.rematch is not None else replace(before, rematch=again.id)

            table = await self.tables.change(table.id, decide)
            if table.rematch == again.id:
                others = {at: seat.guest for at, seat in enumerate(turned) if seat.name and seat.guest != guest}
                await self.invitations.invite_again(again, guest, others)
            else:  # somebody else was quicker: theirs it is
                await self.tables.change(again.id, lambda own: own if own.finished else cleared(own))
        assert table.rematch is not None
        return await self.tables.find(table.rematch)


def lay(guest: str, name: str | None, wish: Wish) -> Table:
    """The table that a guest wishes for, not begun yet; Refused if there can be no such table."""
    game = find_game(wish.game)
    players = game.check_players(len(wish.seats))
    options, edition = check_choices(game, wish.options) if wish.position is None else choices_of(game, wish)
    if wish.seats.count("me") > 1:
        raise BadRequest("one-seat-each")
    check_rated(wish, edition)
    here = {seat: check_name(seat.removeprefix(HERE)) for seat in wish.seats if seat.startswith(HERE)}
    if here and "me" not in wish.seats:
        raise BadRequest("sit-down-first")
    people = sum(seat in ("me", "person", *here) for seat in wish.seats)
    game.check_people(options, people)
    for seat in wish.seats:
        if seat not in ("me", "person", *here):
            check_bot(game, seat)
    if not edition.shipped:
        options["components"] = edition.reference()
    salt = check_salt(wish.salt)
    kinds = {"me": Seat(guest, name, salt=salt), "person": Seat()}
    kinds |= {seat: Seat(guest, called, called=called) for seat, called in here.items()}
    return Table(
        id=secrets.token_hex(8),
        game_key=game.key,
        players=players,
        options=options,
        public=wish.public,
        host=guest,
        secret=secrets.token_bytes(32),
        seats=tuple(kinds.get(seat, Seat(bot=seat)) for seat in wish.seats),
        settings=wish.settings.settled(people),
        position=wish.position,
    )


def check_rated(wish: Wish, edition: Edition) -> None:
    """Refused if a table is to count on which some have help, or pieces of their own, or which begins half-way."""
    settings = wish.settings
    if not settings.rated:
        return
    if settings.hints or settings.coach:
        raise BadRequest("rated-no-help")
    if wish.position is not None:
        raise BadRequest("rated-no-position")
    if not edition.shipped:
        raise BadRequest("rated-own-components")
    if not {"me", "person"}.intersection(wish.seats):
        raise BadRequest("rated-needs-people")
    if any(seat.startswith(HERE) for seat in wish.seats):
        raise BadRequest("rated-own-devices")


def check_host(table: Table, guest: str) -> None:
    """Refused unless a guest has set the table, and the match has not begun."""
    if table.host != guest:
        raise NotAllowed("not-the-host")
    table.check_open()


def choices_of(game: Game, wish: Wish) -> tuple[dict[str, Any], Edition]:
    """The options and components of a table that begins with a position; Refused if it cannot be played on."""
    assert wish.position is not None
    if wish.options or wish.salt or wish.promise:
        raise BadRequest("position-says-it-all")
    state = state_of(game, wish.position)
    if len(wish.seats) != state.players:
        raise BadTable("bad-players", players=len(wish.seats), least=int(state.players), most=int(state.players))
    if state.over:
        raise Refused("nothing-left-to-play")
    return dict(state.options), state.edition


def state_of(game: Game, position: Mapping[str, Any]) -> State:
    """The state of a position, by the rules that it was reached by; BadPosition or BadTable if there is none."""
    return game.at_version(position.get("rules", game.version)).load(dict(position))


def check_bot(game: Game, bot: str) -> None:
    """UnknownBot if nobody of that name can sit down to this game."""
    if bot != ADAPTS or not adapts_to(game):
        shelf().find_bot(game, bot)


def begin_if_full(table: Table, form: Form) -> Table:
    """The table with a match on it, once everybody sits; Unread if a bot that adapts knows too little of them."""
    if table.status != "open" or not table.full:
        return table
    table = adapted(table, form)
    if table.position is not None:
        begun = state_of(table.game, table.position)
        return table.with_match(Match(begun.game, position=begun, key=table.secret, names=table.names))
    salts = ["" if seat.guest is None else seat.salt for seat in table.seats]
    return table.with_match(
        Match(table.game, table.players, options=table.options, names=table.names, secret=table.secret, salts=salts)
    )


def check_welcome(connection: Connection, guest: str, table: str) -> None:
    """NotAllowed if the host does not want somebody at a table."""
    kicks = schema.kicks.c
    if connection.scalar(select(kicks.at).where(kicks.table == table, kicks.guest == guest)) is not None:
        raise NotAllowed("kicked")


def check_room(connection: Connection, guest: str, by_bots: bool = False, own: str = "") -> None:
    """Refused if a guest has all the tables one may have, `own` not counted; one asks at a time."""
    known, seats = schema.tables.c, schema.seats.c
    connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
    sitting = select(seats.table).where(seats.guest == guest)
    live = known.status.in_(("open", "running")) & (known.id != own)
    theirs = select(func.count()).where(live & or_(known.host == guest, known.id.in_(sitting)))
    alone = select(func.count()).where(live & (known.host == guest) & (known.people == 0) & (known.status == "running"))
    for counted, most in ((theirs, MOST_TABLES), (alone if by_bots else None, MOST_BOT_TABLES)):
        if counted is not None and (connection.scalar(counted) or 0) >= most:
            raise TooMuch("too-many-tables", most=most)


def _for_them(free: Sequence[int], kept: Mapping[int, str], guest: str) -> int:
    """The seat that is kept for a guest, or one that is kept for nobody; else they are told that it is kept."""
    own = [at for at in free if kept.get(at) == guest]
    return next(iter([*own, *(at for at in free if at not in kept), *free]))


def _again(seat: Seat, guest: str) -> str:
    """Who is to sit there next time, if that guest sets the table."""
    if seat.guest == guest:
        return "me" if seat.called is None else f"{HERE}{seat.called}"
    return "person" if seat.guest else bot_asked_for(str(seat.bot))


def _back(table: Table, seat: int) -> Table:
    chair = table.seats[seat]
    if not chair.away:
        return table
    return table.with_seat(seat, "back" if table.status == "running" else None, away=False)


def cleared(table: Table) -> Table:
    """A table that nobody is going to play at."""
    return replace(table, status="closed", touched=time.time())


def without(table: Table, guest: str, bot: str) -> Table:
    """The table after a guest has gone for good: whoever comes back is somebody else."""
    seats = table.seats_of(guest)
    if table.status == "open" and table.host == guest:
        return cleared(table)
    if not seats or table.finished:
        return table
    gone = table
    for seat in seats:
        left = FREE if table.status == "open" else {**FREE, "salt": table.seats[seat].salt, "away": False, "bot": bot}
        gone = gone.with_seat(seat, **left)
    if table.status == "open":
        return gone
    match = table.running().copy()
    match.rename(gone.names)
    return agreed(replace(gone, match=match))
