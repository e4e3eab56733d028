"""What all pages have in common: how one is drawn, how a form is answered, and what forms bring."""

from typing import Any, Literal

from litestar import Response
from litestar.datastructures import UploadFile
from litestar.enums import HttpMethod, MediaType
from litestar.exceptions import ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.params import MultipartBody, URLEncodedBody
from litestar.response import Redirect
from msgspec import Struct, ValidationError

from fullboard.house.settings import Settings, given_settings
from fullboard.web.auth import Visitor, language_of, visitor_of
from fullboard.web.rendering import page

Tick = Literal["", "yes"]  # a box; one that is not ticked is not sent


def look(path: str, **how: Any) -> HTTPRouteHandler:
    """A handler for a page to look at, or at its head alone."""
    return HTTPRouteHandler(path, http_method=[HttpMethod.GET, HttpMethod.HEAD], **how)


def draw(request: Visitor, template: str, status_code: int = 200, **context: Any) -> Response[str]:
    """A page for whoever is asking."""
    text = page(template, language_of(request), visitor_of(request), path=request.url.path, **context)
    return Response(text, media_type=MediaType.HTML, status_code=status_code)


def is_live(request: Visitor) -> bool:
    """Whether the page that asks shows what happens by itself."""
    return request.headers.get("hx-request") == "true"


def done(request: Visitor, path: str) -> Response[Any]:
    """Nothing more to say where the page is live; a way back where it is not."""
    return Response(None, status_code=204) if is_live(request) else Redirect(path, status_code=303)


def back(path: str) -> str:
    """Where a form wants to return to: a path of this house, nothing else."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


class NameForm(Struct):
    """What somebody wants to be called."""

    name: str = ""
    back: str = "/"


NameData = URLEncodedBody[NameForm]


class LanguageForm(Struct):
    """The language somebody wants to read."""

    language: str = ""
    back: str = "/"


LanguageData = URLEncodedBody[LanguageForm]


class CodeForm(Struct):
    """A one-time code."""

    code: str = ""


CodeData = URLEncodedBody[CodeForm]


class SeatForm(Struct):
    """A seat to sit down on, or to be handed to a bot, with sixteen bytes for the deal."""

    seat: int | None = None
    salt: str = ""
    called: str | None = None  # somebody else at the same device


SeatData = URLEncodedBody[SeatForm]


class BotForm(Struct):
    """A bot, and the seat it is to have."""

    seat: int | None = None
    bot: str = ""


BotData = URLEncodedBody[BotForm]


class MoveForm(Struct):
    """A move, and the step it was chosen at."""

    move: str = ""
    step: int | None = None
    key: str | None = None
    sure: Tick = ""  # whether the coach has asked already
    seat: int | None = None  # of several


MoveData = URLEncodedBody[MoveForm]


class AskForm(Struct):
    """The step at which somebody asks for something."""

    step: int | None = None


AskData = URLEncodedBody[AskForm]


class ChatForm(Struct):
    """Something to say."""

    text: str = ""
    key: str | None = None


ChatData = URLEncodedBody[ChatForm]


class NoteForm(Struct):
    """Something to remember; nothing, if it is to be forgotten."""

    text: str


NoteData = URLEncodedBody[NoteForm]


class SaltForm(Struct):
    """Sixteen bytes for the deal, and the commitment that was seen before they were chosen."""

    salt: str = ""
    promise: str = ""
    key: str | None = None


SaltData = URLEncodedBody[SaltForm]


class WalkInForm(SaltForm):
    """The same from somebody who may be a stranger, and may say what they are called."""

    name: str = ""
    bot: str = ""  # whom they want to play against


WalkInData = URLEncodedBody[WalkInForm]


class SeatsForm(Struct, kw_only=True):
    """Who is to sit where."""

    seat0: str = "person"
    seat1: str = "person"
    seat2: str = "person"
    seat3: str = "person"
    seat4: str = "person"
    seat5: str = "person"

    def seats(self, players: int) -> list[str]:
        """`me`, `person` or the name of a bot, for so many seats."""
        chosen = [self.seat0, self.seat1, self.seat2, self.seat3, self.seat4, self.seat5]
        return [seat or "person" for seat in chosen[:players]]


class TableForm(SeatsForm, kw_only=True):
    """A table to be set; the options of its game and the settings of the table come as `key=value`."""

    game: str
    players: int
    seat0: str = "me"
    option: list[str] = []
    setting: list[str] = []
    edition: str = ""
    public: Tick = ""
    components: UploadFile | None = None
    instead: str = ""  # the table that this one takes the place of
    invite: list[str] = []  # marks of those who are to be asked
    salt: str = ""
    promise: str = ""
    key: str | None = None

    def options(self) -> dict[str, Any]:
        """What was chosen, numbers as numbers."""
        return {key: _number(value) for key, _, value in (each.partition("=") for each in self.option)}

    def settings(self) -> Settings:
        """What was settled; what was left open is empty."""
        given = {key: value for key, _, value in (each.partition("=") for each in self.setting) if value}
        try:
            return given_settings(given)
        except ValidationError as error:
            raise ValidationException(str(error)) from error


TableData = MultipartBody[TableForm]


class PlayOnForm(SeatsForm, kw_only=True):
    """A moment of a match to play on from, and who is to sit where."""

    line: int = -1
    key: str | None = None


PlayOnData = URLEncodedBody[PlayOnForm]


class ShownForm(Struct, forbid_unknown_fields=True):
    """What somebody wants to show of themselves; a word that was mistyped is no box that was left empty."""

    public: Tick = ""
    played: Tick = ""
    statistics: Tick = ""
    ratings: Tick = ""
    listed: Tick = ""


ShownData = URLEncodedBody[ShownForm]


class RelationForm(Struct):
    """Somebody, by mark or by name, and the page to return to."""

    mark: str = ""
    name: str = ""
    back: str = "/friends"


RelationData = URLEncodedBody[RelationForm]


class UploadForm(Struct):
    """A record to be shown."""

    record: UploadFile | None = None


UploadData = MultipartBody[UploadForm]


def _number(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
