"""What the API is sent and what it answers: one definition for reading, for writing and for the OpenAPI document."""

from collections.abc import Sequence
from typing import Annotated, Any, Generic, Literal, TypeVar

from litestar.dto import MsgspecDTO
from litestar.openapi import ResponseSpec
from litestar.serialization import decode_json
from msgspec import UNSET, Meta, Struct, UnsetType

from fullboard.house.settings import Settings

Sent = TypeVar("Sent", bound=Struct)

FreeView = Annotated[
    dict[str, Any] | None,
    Meta(description="What lies on the table as this seat may see it, in a form of the game's own; null before"),
]
FreeParameters = Annotated[
    dict[str, Any], Meta(description="The figures of the sentence that the key or code stands for")
]
Status = Literal["none", "waiting", "done", "failed"]  # of an analysis
Chance = Annotated[float, Meta(description="An estimated share of the win, from 0 to 1")]


class Exactly(MsgspecDTO[Sent], Generic[Sent]):
    """A body means what it says: the framework by itself would take `"1"` for a number."""

    def decode_bytes(self, value: bytes) -> Any:
        """Read a body."""
        return decode_json(value, target_type=self.model_type)


class Refusal(Struct, kw_only=True):
    """Why something was refused."""

    code: Annotated[str, Meta(description="Stable, and the same in every language, such as `not-your-turn`")]
    parameters: FreeParameters


class GameOption(Struct, kw_only=True):
    """What can be agreed on before a match begins."""

    choices: list[Any]
    default: Any


class BotStrength(Struct, kw_only=True):
    """How strong a bot is: what came of it alone among `greedy` bots."""

    bot: str
    players: Annotated[int, Meta(description="How many sat at the table")]
    games: Annotated[int, Meta(description="How many matches were played")]
    share: Annotated[float, Meta(description="Of the wins; shared ones count in part")]
    low: Annotated[float, Meta(description="The lower end of its 95 % interval")]
    high: float


class GameOnShelf(Struct, kw_only=True):
    """A game of the house."""

    key: str
    rules: Annotated[int, Meta(description="The version of its rules")]
    players: Annotated[list[int], Meta(description="How many may play")]
    minutes: int
    options: dict[str, GameOption]
    bots: Annotated[list[str], Meta(description="Who can be given a seat; `adapts` plays as well as people did lately")]
    strengths: Annotated[list[BotStrength], Meta(description="As far as they were measured")] = []


class OpenTable(Struct, kw_only=True):
    """A table that has a free seat for anybody."""

    id: str
    game: str
    names: Sequence[str | None]
    pace: Annotated[str, Meta(description="How long one may think, as in `NewTable`")] = "live"


class OwnTable(Struct, kw_only=True):
    """A table of one's own."""

    id: str
    waits: Annotated[bool, Meta(description="Whether it is one's turn there")]
    pace: Annotated[str, Meta(description="How long one may think, as in `NewTable`")] = "live"
    left: Annotated[int | None, Meta(description="Seconds until one's time runs out, if it is one's turn")] = None


class TableList(Struct, kw_only=True):
    """Open tables, and one's own."""

    open: list[OpenTable]
    own: list[OwnTable]


class LegalMove(Struct, kw_only=True):
    """A move that may be made now."""

    move: int
    notation: str


class ShownClock(Struct, frozen=True, kw_only=True):
    """The clock of a seat: what it showed when it was last started or stopped, and when it runs out if it runs."""

    seat: int
    left: Annotated[float, Meta(description="Seconds")]
    due: Annotated[float | None, Meta(description="Seconds since 1970; null while it stands")]


class ShownTable(Settings, frozen=True, kw_only=True):
    """A table as one may see it."""

    id: str
    game: str
    status: Annotated[str, Meta(description="`open`, `running`, `over` or `closed`")]
    options: dict[str, Any]
    commitment: Annotated[
        str | None,
        Meta(description="SHA-256 of the secret that the deal is drawn from; null where it begins with a position"),
    ]
    names: Annotated[Sequence[str | None], Meta(description="Who sits where; null for a free seat")]
    step: Annotated[int | None, Meta(description="Counts what has happened; null before the match")] = None
    actors: Annotated[Sequence[int], Meta(description="The seats to move")] = ()
    scores: Annotated[Sequence[int] | None, Meta(description="The points of every seat, when the match is over")] = None
    winners: Annotated[Sequence[int] | None, Meta(description="The seats that share the win, when it is over")] = None
    seat: Annotated[int | None, Meta(description="One's own; null for a spectator")] = None
    seats: Annotated[Sequence[int], Meta(description="All of one's own: several where people share a device")] = ()
    behind: Annotated[int | None, Meta(description="The seat whose shoulder one looks over, by invitation")] = None
    shoulders: Annotated[Sequence[int], Meta(description="How many look over each seat's shoulder")] = ()
    legal: Annotated[list[LegalMove], Meta(description="One's own legal moves now")] = []
    view: FreeView = None
    clocks: Annotated[list[ShownClock], Meta(description="One a seat, where there are any")] = []


class Heard(Struct, kw_only=True):
    """That something was said."""

    said: bool


class ChatLine(Struct, kw_only=True):
    """Something that was said."""

    line: Annotated[int, Meta(description="By which it can be reported")]
    mark: Annotated[str, Meta(description="What others know whoever said it by")]
    name: Annotated[str | None, Meta(description="Who said it; null for somebody who wanted to be forgotten")]
    text: str
    at: Annotated[float, Meta(description="Seconds since 1970")]


class StoryLine(Struct, kw_only=True):
    """A line of the log, as a key and figures that the words of the game make a sentence of."""

    line: int
    key: str
    parameters: FreeParameters


class Promised(Struct, kw_only=True):
    """A move, and what it promises."""

    move: str
    chance: Chance


class ExpectedMove(Struct, kw_only=True):
    """A move that somebody is expected to make."""

    seat: int
    move: str
    likely: Annotated[float, Meta(description="How much it stands out, from 0 to 1")]


class Reason(Struct, kw_only=True):
    """What speaks for a move: a message of the game and what fills it."""

    key: str
    parameters: dict[str, Any]


class ShownHint(Struct, kw_only=True):
    """What a search would play; where `only` one move is possible, nothing more is said."""

    seat: int
    step: int
    move: str
    only: bool
    chance: Chance | UnsetType = UNSET
    instead: Promised | UnsetType | None = UNSET
    error: Annotated[float, Meta(description="The standard error of the difference of the two")] | UnsetType = UNSET
    meanwhile: list[ExpectedMove] | UnsetType = UNSET
    line: list[ExpectedMove] | UnsetType = UNSET
    why: list[Reason] | UnsetType = UNSET
    iterations: int | UnsetType = UNSET


class ChartPoint(Struct, kw_only=True):
    """Everybody's chances after a line, as a spectator could see them."""

    line: int
    chances: list[float]


class Comparison(Struct, kw_only=True):
    """A move that was made, beside the one that seems better."""

    chance: Chance
    better: str
    better_chance: Chance
    cost: float
    error: Annotated[float, Meta(description="How far the looks at it differ")]
    verdict: Literal["clear", "likely", "noise"]


class Decision(Struct, kw_only=True):
    """A decision, and what a search would have done."""

    line: int
    seat: int
    move: str
    choices: int
    best: str
    compared: Comparison | None


class TurningPoint(Comparison):
    """A decision that seems to have cost something."""

    line: int
    before: Annotated[int, Meta(description="The line after which it was to be made")]
    seat: int
    move: str


class FullAnalysis(Struct, kw_only=True):
    """Everybody's chances as a match went, and the decisions that cost most."""

    method: int
    game: str
    rules: int
    players: int
    iterations: int
    winners: list[int]
    scores: list[int] | None
    chart: list[ChartPoint]
    decisions: list[Decision]
    turning_points: list[TurningPoint]


class AnalysisSoFar(Struct, kw_only=True):
    """How far an analysis is; one that was never asked for has a status only."""

    status: Status
    done: int | UnsetType = UNSET
    total: int | UnsetType = UNSET
    code: Annotated[str | None, Meta(description="Why it failed")] | UnsetType = UNSET
    result: FullAnalysis | UnsetType | None = UNSET


class NewGuest(Struct, kw_only=True):
    """A name for whoever wants a token."""

    name: str


class Token(Struct, kw_only=True):
    """Who one is, and the token that proves it; it is shown once."""

    guest: str
    token: str
    mark: Annotated[str, Meta(description="What others know one by; it can be shown to everybody")]


class Promise(Struct, kw_only=True):
    """SHA-256 of the secret that the deal of one's next table will be drawn from."""

    commitment: str


class NewTable(Settings, frozen=True, kw_only=True):
    """A table to set: each seat is `me`, `person`, `here NAME` or a bot's name; `salt` is 16 bytes for one's own.

    `pace` is `live`, `live 60` (seconds a move), `live 600+20` (a bank, and what each move adds) or `days 2`.
    `promise` is the commitment of a promise that was asked for before these bytes were chosen. The option `components`
    is an edition of one's own: a table with a `name` and all that is printed on the pieces.
    """

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = False
    salt: str | None = None
    promise: str = ""


class PlayOn(Struct, kw_only=True):
    """A moment of a match that is over, the line of its log it comes after, and who is to sit where: see `NewTable`."""

    line: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: list[str]


class Sit(Struct, kw_only=True):
    """Where to sit, and 16 bytes of one's own in hexadecimal for the deal; `called` is one more at the same device."""

    seat: int | None = None
    salt: str | None = None
    called: str | None = None


class Move(Struct, kw_only=True):
    """A move by its notation or its number, the step it was chosen at, and which of several seats makes it."""

    move: str | int
    step: int
    seat: int | None = None


class NewOrder(Struct, kw_only=True):
    """An order in advance: a `line`, or a standing `move` with what ends it."""

    line: Annotated[
        str, Meta(description="Moves from now on, each `SEAT MOVE`, with dots between; the last is one's own")
    ] = ""
    exact: Annotated[bool, Meta(description="Only if the table looks exactly as in `ahead`, luck and all")] = False
    move: Annotated[str, Meta(description="A move that is made whenever it can be, such as `pass`")] = ""
    phase: Annotated[str | None, Meta(description="Only while the `view` has this `phase`")] = None
    until: Annotated[
        Literal["once", "round", "told", "end"],
        Meta(description="What ends it: being made, the next `round`, a sentence of the story (`told`), or the match"),
    ] = "once"
    told: Annotated[str, Meta(description="The key of that sentence")] = ""
    step: Annotated[int | None, Meta(description="The step it was chosen at; any, if null")] = None
    seat: int | None = None


class ShownOrder(NewOrder, kw_only=True):
    """An order, and what has become of it."""

    id: str
    state: Annotated[str, Meta(description="`waiting`, `done` or `dropped`")]
    reason: Annotated[str, Meta(description="Why it was dropped, such as `came-otherwise`")]
    at: Annotated[float, Meta(description="When it was given, or was over: seconds since 1970")]


class Ahead(Struct, kw_only=True):
    """What one might see after some moves, and what each seat that is to move then might do."""

    view: FreeView
    moves: Annotated[dict[str, list[str]], Meta(description="By seat, in notation: as far as one can know")]


class Gift(Struct, kw_only=True):
    """Whom to give more time."""

    seat: int


class Note(Struct, kw_only=True):
    """What one has written down for oneself at a table; nobody else can read it."""

    text: str


class ChatText(Struct, kw_only=True):
    """Something to say."""

    text: str


WHY = {
    400: "It makes no sense, or was meant for another house (`unknown-host`).",
    401: "There is no token, or it is nobody's (`token-needed`).",
    403: "It is not yours to do (`not-your-seat`), or was sent by another house's page (`foreign-origin`).",
    404: "There is no such thing here (`unknown-table`, `unknown-game`).",
    409: "It cannot be done now, such as a move for another step (`stale-step`, with the present one).",
    413: "The body is too large (`too-large`).",
    429: "Too fast or too much (`too-fast`, `too-many-tables`, …).",
    500: "Something went wrong on our side (`our-fault`).",
    503: "It cannot be done for the moment (`database-away`, `hint-failed`).",
}
ALWAYS = (400, 429, 500)
WITH_TOKEN = (401, 503)  # whoever comes with a token may have to be looked up


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an operation: those that anything can be answered with, and these."""
    return {
        status: ResponseSpec(Refusal, description=WHY[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


def for_guests(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an operation that needs a token."""
    return refusals(*WITH_TOKEN, *statuses)
