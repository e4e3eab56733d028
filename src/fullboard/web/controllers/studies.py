"""Studies: setting a position up, trying lines from it, remarks, the search's opinion, and a lesson made of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec import Struct

from fullboard.bots.hints import in_words
from fullboard.core.errors import BadPosition, BadTable, FullboardError
from fullboard.core.game import Game
from fullboard.core.placing import moved
from fullboard.core.shelf import find_game, shelf
from fullboard.house.errors import BadRequest, Refused
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.studies import BETWEEN, LONGEST_LINE
from fullboard.house.work.hints import ask_about
from fullboard.web.auth import Visitor, language_of, needs_name, visitor_of
from fullboard.web.controllers.past import play_on
from fullboard.web.pages import PlayOnData, draw, look
from fullboard.web.rendering import art, has_board
from fullboard.web.setting_up import Form
from fullboard.web.studies import (
    address,
    as_lesson,
    first_position,
    fitting,
    home,
    preview,
    read_fields,
    read_values,
    shown,
)
from fullboard.web.trial import scene_for

FIELD = "position."  # begins the names of the fields that are part of the position,
VALUE = "at."  # and of those for single values of it
NEW, AWAY = "new", "away"  # instead of a piece: one that is not there yet; instead of a place: out of the way
LONGEST_NAME = 60


class StudyMoveForm(Struct):
    """A move at a study, after the moves of a line, by a seat."""

    move: str = ""
    line: str = ""
    seat: int = 0


class RemarkForm(Struct):
    """A remark about a line."""

    line: str = ""
    text: str = ""


MoveData = URLEncodedBody[StudyMoveForm]
RemarkData = URLEncodedBody[RemarkForm]


class StudiesController(Controller):
    """Positions set up by hand. Whoever has the address of one may look at it; who keeps it may change it."""

    path = "/study"
    include_in_schema = False

    @look("/")
    async def list(self, request: Visitor, house: Given[House]) -> Response[str]:
        """The games that positions can be set up for, and one's own studies."""
        guest = visitor_of(request)
        own = await house.studies.of(guest.id) if guest is not None else []
        games = [game for game in shelf().values() if game.sets_up]
        kept = [each for each in own if each[0] in shelf()]
        return draw(request, "studies.html", games=games, kept=kept)

    @look("/{key:str}")
    async def form(
        self,
        request: Visitor,
        house: Given[House],
        key: FromPath[str],
        players: FromQuery[int] = 0,
        of: FromQuery[str] = "",
    ) -> Response[str]:
        """A position to be changed: that of a new match, or of a study."""
        game = _game(key)
        if of:
            position = dict((await house.studies.find(key, of)).position)
        else:
            position = first_position(game, players if players in game.players else game.players[0])
        return _form(request, game, position, 0)

    @post("/{key:str}", guards=[needs_name])
    async def keep(
        self, request: Visitor, house: Given[House], guest: Given[Guest], key: FromPath[str]
    ) -> Response[Any]:
        """Keep the position of the form; if there is no such position, say why, and leave the form as it was."""
        game = _game(key)
        sent = await _sent(request)
        try:
            position = sent.read(game)
            if sent.values:
                sent.position = position = fitting(game, position)
            new = await house.studies.keep(guest.id, game, position, sent.seat)
        except BadPosition as error:
            return _form(request, game, sent.position, sent.seat, error, 422)
        return Redirect(home(game, new), status_code=303)

    @post("/{key:str}/set-up", status_code=200)
    async def set_up(self, request: Visitor, key: FromPath[str]) -> Response[str]:
        """Put a piece somewhere else, and say what, if anything, keeps the position from existing."""
        game = _game(key)
        sent = await _sent(request)
        try:
            position = sent.read(game)
            many = game.check_players(position.get("players"))
            if sent.piece or sent.new:
                sent.position = moved(game, position, first_position(game, many), sent.piece, sent.to, sent.new)
            if sent.values:
                sent.position = fitting(game, sent.position)
            game.load(dict(sent.position))
        except (BadPosition, BadTable) as error:
            return _form(request, game, sent.position, sent.seat, error)
        return _form(request, game, sent.position, sent.seat)

    @look("/{key:str}/{name:str}")
    async def show(
        self,
        request: Visitor,
        house: Given[House],
        key: FromPath[str],
        name: FromPath[str],
        line: FromQuery[str] = "",
        seat: FromQuery[int | None] = None,
    ) -> Response[str]:
        """A study after the moves of a line."""
        study = await house.studies.find(key, name)
        context = shown(study, _short(line), seat, visitor_of(request), language_of(request))
        return draw(request, "study.html", sentence="", **context)

    @post("/{key:str}/{name:str}")
    async def move(self, house: Given[House], key: FromPath[str], name: FromPath[str], data: MoveData) -> Redirect:
        """Try a move."""
        study = await house.studies.find(key, name)
        line = BETWEEN.join([*([_short(data.line)] if data.line else []), f"{data.seat} {data.move[:200]}"])
        study.match(_short(line))
        return Redirect(address(study, line), status_code=303)

    @post("/{key:str}/{name:str}/remark", guards=[needs_name])
    async def remark(
        self, house: Given[House], guest: Given[Guest], key: FromPath[str], name: FromPath[str], data: RemarkData
    ) -> Redirect:
        """Put a remark to a line."""
        study = await house.studies.find(key, name)
        await house.studies.remark(guest.id, study, data.line, data.text)
        return Redirect(address(study, data.line), status_code=303)

    @post("/{key:str}/{name:str}/ask", status_code=200, guards=[needs_name])
    async def ask(
        self,
        request: Visitor,
        house: Given[House],
        guest: Given[Guest],
        key: FromPath[str],
        name: FromPath[str],
        data: MoveData,
    ) -> Response[str]:
        """What the search would play after a line, for a seat that is to move."""
        study = await house.studies.find(key, name)
        line = _short(data.line)
        found = await ask_about(house, study.match(line), data.seat, guest.id)
        context = shown(study, line, data.seat, guest, language_of(request))
        return draw(request, "study.html", sentence=in_words(found, context["words"]), **context)

    @look("/{key:str}/{name:str}/lesson/{kind:str}")
    async def lesson(
        self,
        house: Given[House],
        key: FromPath[str],
        name: FromPath[str],
        kind: FromPath[str],
        line: FromQuery[str] = "",
    ) -> Response[str]:
        """A line of a study as the skeleton of a lesson: its steps, or its sentences."""
        study = await house.studies.find(key, name)
        found = as_lesson(study, _short(line))
        if kind not in ("toml", "ftl"):
            raise BadRequest("unknown-file")
        text = found.toml if kind == "toml" else found.ftl
        attached = {"content-disposition": f'attachment; filename="study-{study.id}.{kind}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=attached)

    @post("/{key:str}/{name:str}/drop", guards=[needs_name])
    async def drop(self, house: Given[House], guest: Given[Guest], key: FromPath[str], name: FromPath[str]) -> Redirect:
        """Keep a study no longer."""
        await house.studies.drop(guest.id, await house.studies.find(key, name))
        return Redirect("/study", status_code=303)

    @post("/{key:str}/{name:str}/play-on", guards=[needs_name])
    async def play_on(
        self,
        house: Given[House],
        guest: Given[Guest],
        key: FromPath[str],
        name: FromPath[str],
        data: PlayOnData,
        line: FromQuery[str] = "",
    ) -> Redirect:
        """Set a table that plays on after the moves of a line."""
        study = await house.studies.find(key, name)
        scene = scene_for(study.match(_short(line)), study.seat, guest, home(study.game, name))
        return await play_on(house, guest, scene, scene.last, data)


def _game(key: str) -> Game:
    game = find_game(key)
    if not game.sets_up:
        raise Refused("no-positions", game=key)
    return game


def _short(line: str) -> str:
    if len(line) > LONGEST_LINE:
        raise BadRequest("line-too-long", most=LONGEST_LINE)
    return line


@dataclass
class PositionForm:
    """What the form of a position brings."""

    fields: dict[str, str]
    values: dict[str, str]
    seat: int
    piece: str
    to: str
    new: str

    def __post_init__(self) -> None:
        self.position: Mapping[str, Any] = self.fields  # as far as it has been read: what the form shows again

    def read(self, game: Game) -> dict[str, Any]:
        """The position that the form says."""
        self.position = position = read_fields(self.fields)
        read_values(game, position, self.values)
        return position


async def _sent(request: Visitor) -> PositionForm:
    sent = await request.form()
    texts = {name: text for name in sent if isinstance(text := sent[name], str)}
    seat = texts.get("seat", "")
    return PositionForm(
        {name.removeprefix(FIELD): text for name, text in texts.items() if name.startswith(FIELD)},
        {name.removeprefix(VALUE): text for name, text in texts.items() if name.startswith(VALUE)},
        int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 3 else 0,
        "" if texts.get("piece", NEW) == NEW else texts["piece"],
        "" if texts.get("to", AWAY) == AWAY else texts["to"],
        texts.get("new", "").strip()[:LONGEST_NAME] if texts.get("piece") == NEW else "",
    )


def _form(
    request: Visitor,
    game: Game,
    position: Mapping[str, Any],
    seat: int,
    error: FullboardError | None = None,
    status_code: int = 200,
) -> Response[str]:
    """The form of a position, with what is wrong with it."""
    as_text = bool(position) and all(isinstance(text, str) for text in position.values())  # could not be read
    language = language_of(request)
    form = Form(game, {} if as_text else position, seat, language)
    fault = form.wrong(error) if error is not None else None
    wrong = error.path if isinstance(error, BadPosition) else ""
    context = form.drawn() | ({"given": position} if as_text else {})
    context |= {"fault": fault, "code": error and error.code, "wrong": wrong, "new": NEW, "away": AWAY}
    context["wrong_place"] = form.place_of(wrong)
    context["preview"] = preview(game, position, form.seat, visitor_of(request), language) if error is None else ""
    return draw(request, "study-form.html", status_code, game=game, art=art(game), has_board=has_board(game), **context)
