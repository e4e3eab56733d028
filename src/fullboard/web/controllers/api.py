"""The JSON API, for bots of other people and whoever writes a client; bearer tokens, no cookies."""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Controller, MediaType, Response, Router, get, post
from litestar.di import NamedDependency as Given
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from fullboard.bots.strengths import LevelStrength, strengths_of
from fullboard.core.shelf import shelf
from fullboard.core.story import Told
from fullboard.house import lobby
from fullboard.house.adapting import adapts_to
from fullboard.house.continuing import position_of
from fullboard.house.house import House
from fullboard.house.marks import mark_of
from fullboard.house.memory import recalled
from fullboard.house.pace.clocks import Instant
from fullboard.house.pace.pace import LIVE
from fullboard.house.people import TOKEN_BYTES, Guest
from fullboard.house.seating import Wish
from fullboard.house.settings import given_settings
from fullboard.house.shoulders import NOBODY, counted
from fullboard.house.table import ADAPTS, Table
from fullboard.house.work import analyses, hints
from fullboard.house.work.jobs import Job
from fullboard.web.asking import Limits
from fullboard.web.auth import Visitor, needs_token
from fullboard.web.controllers.api_accounts import ACCOUNTS
from fullboard.web.controllers.api_calls import CallsApiController
from fullboard.web.controllers.api_orders import OrdersApiController
from fullboard.web.controllers.api_parameters import MINIMAL, Key, OwnSeat, Prefer
from fullboard.web.controllers.api_people import PEOPLE
from fullboard.web.encoding import Event
from fullboard.web.openapi import (
    AnalysisSoFar,
    BotStrength,
    ChatLine,
    ChatText,
    Exactly,
    FullAnalysis,
    GameOnShelf,
    GameOption,
    Gift,
    Heard,
    LegalMove,
    Move,
    NewGuest,
    NewTable,
    Note,
    OpenTable,
    OwnTable,
    PlayOn,
    Promise,
    ShownClock,
    ShownHint,
    ShownTable,
    Sit,
    StoryLine,
    TableList,
    Token,
    for_guests,
    refusals,
)
from fullboard.web.pace import clock_data
from fullboard.web.streams import event as event_of
from fullboard.web.streams import open_stream, table_events
from fullboard.web.watching import Watched, Watching

encode = msgspec.json.Encoder().encode
AT_ONCE = Instant(0.0, 0.0)  # where nobody counts


class OpenApiController(Controller):
    """What needs no token."""

    @post("/guests", dto=Exactly[NewGuest], return_dto=None, status_code=201, responses=refusals(403, 413, 503))
    async def new_guest(
        self, request: Visitor, house: Given[House], limits: Given[Limits], data: JSONBody[NewGuest]
    ) -> Token:
        """Get a token for a name."""
        await limits.guests.use(request)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = await house.people.welcome(data.name, token)
        return Token(guest=guest.id, token=token, mark=mark_of(guest.id))

    @get("/games", responses=refusals())
    async def list_games(self) -> list[GameOnShelf]:
        """The games of the house, their options and bots."""
        return [
            GameOnShelf(
                key=game.key,
                rules=int(game.version),
                players=list(game.players),
                minutes=int(game.minutes),
                options={
                    key: GameOption(choices=list(each.choices), default=each.default)
                    for key, each in game.options.items()
                },
                bots=[*shelf().bots_for(game), *([ADAPTS] if adapts_to(game) else [])],
                strengths=[told_strength(each) for each in strengths_of(game).measured],
            )
            for game in shelf().values()
        ]


class TablesController(Controller):
    """Tables, for those who have a token."""

    guards = [needs_token]
    security = [{"bearer": []}]

    @get("/tables", responses=for_guests())
    async def list_tables(self, house: Given[House], guest: Given[Guest]) -> TableList:
        """Open tables, and one's own: those that wait first, and of these the one with least time."""
        now = house.upkeep.now()

        def read(connection: Any) -> TableList:
            waiting, own = lobby.open_tables(connection), lobby.own_tables(connection, guest.id)
            return TableList(
                open=[
                    OpenTable(id=each.id, game=each.game_key, names=each.names, pace=each.settings.pace or LIVE)
                    for each in waiting
                ],
                own=[own_table(each, now) for each in own],
            )

        return await house.store.read(read)

    @post("/promises", status_code=201, responses=for_guests(403))
    async def promise(self, house: Given[House], guest: Given[Guest]) -> Promise:
        """Have the house settle the secret of one's next table, before one chooses bytes of one's own for it."""
        return Promise(commitment=await house.commitments.make(guest.id))

    @post(
        "/tables",
        dto=Exactly[NewTable],
        return_dto=None,
        status_code=201,
        responses=for_guests(403, 404, 409, 413),
    )
    async def new_table(
        self, house: Given[House], guest: Given[Guest], data: JSONBody[NewTable], key: Key = None
    ) -> ShownTable:
        """Set a table."""
        wish = Wish(
            game=data.game,
            seats=data.seats,
            options=data.options,
            settings=given_settings(data),
            public=data.public,
            salt=data.salt,
            promise=data.promise,
        )
        return shown(await house.seating.create(guest.id, guest.name, wish, key), guest, house.upkeep.now())


class TableApiController(Controller):
    """One table, for those who have a token."""

    path = "/tables/{table_id:str}"
    guards = [needs_token]
    security = [{"bearer": []}]

    @get("/", responses=for_guests(404))
    async def show(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], seat: OwnSeat = None
    ) -> ShownTable:
        """The table as one may see it: view, legal moves with their notation, step."""
        table = await house.tables.find(table_id)
        if table.seats_of(guest.id):
            house.presence.look(table.id, guest.id)
        return shown(table, guest, house.upkeep.now(), seat, await house.shoulders.at(table))

    @post("/sit", dto=Exactly[Sit], return_dto=None, status_code=200, responses=for_guests(403, 404, 409, 413))
    async def sit(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: JSONBody[Sit]
    ) -> ShownTable:
        """Sit down, or come back."""
        table = await house.seating.sit(table_id, guest.id, guest.name, data.seat, data.salt, data.called)
        return shown(table, guest, house.upkeep.now())

    @post(
        "/move",
        dto=Exactly[Move],
        return_dto=None,
        status_code=200,
        responses={
            204: ResponseSpec(None, description="Played, for those who prefer `return=minimal`"),
            **for_guests(403, 404, 409, 413),
        },
    )
    async def move(
        self,
        house: Given[House],
        guest: Given[Guest],
        table_id: FromPath[str],
        data: JSONBody[Move],
        prefer: Prefer = None,
        key: Key = None,
    ) -> Response[ShownTable]:
        """Play; 409 with the present step if the table has moved on. Who listens to the stream may prefer no answer."""
        table = await house.play.play(table_id, guest.id, data.move, data.step, key, data.seat)
        house.presence.look(table.id, guest.id)
        answer: Response[Any]
        if prefer == MINIMAL:
            answer = Response(None, status_code=204, headers={"preference-applied": MINIMAL})
        else:
            answer = Response(shown(table, guest, house.upkeep.now(), data.seat), media_type=MediaType.JSON)
        return answer

    @post("/play-on", dto=Exactly[PlayOn], return_dto=None, status_code=201, responses=for_guests(403, 404, 409, 413))
    async def play_on(
        self,
        house: Given[House],
        guest: Given[Guest],
        table_id: FromPath[str],
        data: JSONBody[PlayOn],
        key: Key = None,
    ) -> ShownTable:
        """Set a table that plays on from a moment of this match, which is over; its deal is not sealed."""
        position = position_of(table := await house.tables.find(table_id), data.line)
        wish = Wish(table.game_key, data.seats, position=position)
        return shown(await house.seating.create(guest.id, guest.name, wish, key), guest, house.upkeep.now())

    @post("/leave", status_code=200, responses=for_guests(403, 404))
    async def leave(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> ShownTable:
        """Stand up."""
        return shown(await house.seating.leave(table_id, guest.id), guest, house.upkeep.now())

    @post("/chat", dto=Exactly[ChatText], return_dto=None, status_code=201, responses=for_guests(403, 404, 413))
    async def chat(
        self,
        house: Given[House],
        guest: Given[Guest],
        table_id: FromPath[str],
        data: JSONBody[ChatText],
        key: Key = None,
    ) -> Heard:
        """Say something."""
        await house.talk.say(await house.tables.find(table_id), guest, data.text, key)
        return Heard(said=True)

    @get("/chat", responses=for_guests(404))
    async def read_chat(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> list[ChatLine]:
        """What has been said, but by those one has muted or blocked."""
        said = await house.talk.at(await house.tables.find(table_id))
        unheard = await house.friends.unheard(guest.id)
        return [
            ChatLine(line=each.line, mark=each.by, name=each.name, text=each.text, at=each.at)
            for each in said
            if each.guest not in unheard
        ]

    @post("/time", dto=Exactly[Gift], return_dto=None, status_code=200, responses=for_guests(403, 404, 409, 413))
    async def give_time(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: JSONBody[Gift]
    ) -> ShownTable:
        """Give somebody else more time."""
        return shown(await house.timekeeping.give(table_id, guest.id, data.seat), guest, house.upkeep.now())

    @get("/notes", responses=for_guests(404))
    async def read_notes(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> Note:
        """What one has written down here."""
        return Note(text=await house.notes.of((await house.tables.find(table_id)).id, guest.id))

    @post("/notes", dto=Exactly[Note], return_dto=None, status_code=200, responses=for_guests(403, 404, 413))
    async def write_notes(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: JSONBody[Note]
    ) -> Note:
        """Write something down instead of what was there; nobody else can read it."""
        return Note(text=await house.notes.write(await house.tables.find(table_id), guest.id, data.text))

    @get("/story", responses=for_guests(404))
    async def story(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], seat: OwnSeat = None
    ) -> list[StoryLine]:
        """The log as one may read it."""
        table = await house.tables.find(table_id)
        viewer = viewing(table, guest, seat, await house.shoulders.at(table))
        told: list[Told] = table.match.story(viewer) if table.match is not None else []
        return [msgspec.convert(line, StoryLine) for line in recalled(table, told)]

    @get("/record", media_type=MediaType.TEXT, responses=for_guests(404, 409))
    async def record(self, house: Given[House], table_id: FromPath[str]) -> str:
        """The record; `match-running` until it is over."""
        return (await house.tables.find(table_id)).finished_match().record()

    @post("/hint", status_code=200, responses=for_guests(403, 404, 409))
    async def hint(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> ShownHint:
        """A hint for one's own seat when it is to move: the move, its chance, and what is expected to follow."""
        found = await hints.ask_hint(house, await house.tables.find(table_id), guest.id)
        return msgspec.convert(found, ShownHint)

    @post("/analysis", status_code=202, responses=for_guests(403, 404, 409))
    async def ask_for_analysis(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> AnalysisSoFar:
        """Have a match that is over analysed; `match-running` until then."""
        return analysed(await analyses.ask_for_table(house, await house.tables.find(table_id), guest.id))

    @get("/analysis", responses=for_guests(404))
    async def analysis(self, house: Given[House], table_id: FromPath[str]) -> AnalysisSoFar:
        """How far the analysis is, and the analysis once it is made."""
        return analysed(await analyses.of_table(house, await house.tables.find(table_id)))

    @get(
        "/stream",
        responses={
            200: ResponseSpec(
                str,
                description="Events whose `data` is the table as `GET /tables/{table_id}` answers it, until it is over",
                media_type="text/event-stream",
                generate_examples=False,
            ),
            **for_guests(404),
        },
    )
    async def stream(
        self,
        request: Visitor,
        house: Given[House],
        watching: Given[Watching],
        guest: Given[Guest],
        table_id: FromPath[str],
        seat: OwnSeat = None,
    ) -> Stream:
        """The table, and again whenever it changes, as server-sent events."""
        table = await house.tables.find(table_id)
        return open_stream(request, watching, table_events(watching, table, guest.id, told_to(guest, seat)))


API = Router(
    "/api/v1",
    route_handlers=[
        OpenApiController,
        TablesController,
        TableApiController,
        OrdersApiController,
        CallsApiController,
        *PEOPLE,
        *ACCOUNTS,
    ],
    tags=["v1"],
)


def viewing(table: Table, guest: Guest, seat: int | None, looking: Mapping[str, int] = NOBODY) -> int | None:
    """The seat whose view a guest is shown: their own, the one they ask for of several, or the one they look behind."""
    own = table.seat_of(guest.id, seat)
    return looking.get(guest.id) if own is None and not table.seats_of(guest.id) else own


def own_table(table: lobby.Listed, now: Instant) -> OwnTable:
    """A table of one's own in the list."""
    left = None if table.due is None else max(0, round(table.due - now.up))
    return OwnTable(id=table.id, waits=table.waits, pace=table.settings.pace or LIVE, left=left)


def told_strength(found: LevelStrength) -> BotStrength:
    """How strong a bot was when it was measured."""
    share = found.share
    figures = {name: round(getattr(share, name), 4) for name in ("low", "high")}
    return BotStrength(bot=found.bot, players=found.players, games=found.games, share=round(share.value, 4), **figures)


def shown(
    table: Table, guest: Guest, moment: Instant, asked: int | None = None, looking: Mapping[str, int] = NOBODY
) -> ShownTable:
    """A table as this guest may know it."""
    seat = table.seat_of(guest.id, asked)
    viewer = viewing(table, guest, asked, looking)
    match = table.match
    now: dict[str, Any] = {}
    if match is not None:
        now |= {"step": match.step, "actors": match.actors, "view": match.view(viewer)}
        if match.over:
            now |= {"scores": match.scores, "winners": match.winners}
        if seat is not None and not table.seats[seat].by_bot:
            name = match.state.notation
            now["legal"] = [LegalMove(move=move, notation=name(move)) for move in match.legal(seat)]
    return ShownTable(
        id=table.id,
        game=table.game_key,
        status=table.status,
        options=table.options,
        commitment=table.commitment,
        names=table.known_names,
        seat=seat,
        clocks=[ShownClock(**each) for each in clock_data(table, moment)],
        seats=table.seats_of(guest.id),
        behind=viewer if seat is None else None,
        shoulders=counted(looking, table.players),
        **msgspec.structs.asdict(table.settings.shown()),
        **now,
    )


def told_to(guest: Guest, seat: int | None = None) -> Any:
    """What the stream of a guest says: the table, whenever it is another one."""
    last = b""

    def say(watched: Watched) -> list[Event]:
        nonlocal last
        now = watched.now() or AT_ONCE
        before, last = last, encode(shown(watched.table, guest, now, seat, watched.looking))
        return [] if last == before else [event_of(last)]

    return say


def analysed(job: Job | None) -> AnalysisSoFar:
    """An analysis as far as it is: `none`, `waiting`, `done` or `failed`."""
    if job is None:
        return AnalysisSoFar(status="none")
    found = analyses.result_of(job)
    return AnalysisSoFar(
        status="waiting" if job.waiting else "done" if job.fault is None else "failed",
        done=job.done,
        total=job.total,
        code=job.fault[0] if job.fault is not None else None,
        result=msgspec.convert(found, FullAnalysis) if found is not None else None,
    )
