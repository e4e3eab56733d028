"""What the API answers, as its OpenAPI document describes it: the forms of the answers, and the refusals.

These are descriptions only: what is sent are plain dictionaries of these forms.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from litestar.openapi import ResponseSpec
from litestar.params import Parameter

FreeView = Annotated[
    dict[str, Any] | None,
    Parameter(description="What lies on the table as this seat may see it, in a form of the game's own; null before"),
]
FreeParameters = Annotated[
    dict[str, Any], Parameter(description="The figures of the sentence that the key or code stands for")
]
Status = Literal["none", "waiting", "done", "failed"]  # of an analysis
Chance = Annotated[float, Parameter(description="An estimated share of the win, from 0 to 1")]


class Refusal(TypedDict):
    """Why something was refused."""

    code: Annotated[str, Parameter(description="Stable, and the same in every language, such as `not-your-turn`")]
    parameters: FreeParameters


class GameOption(TypedDict):
    """What can be agreed on before a match begins."""

    choices: list[Any]
    default: Any


class GameOnShelf(TypedDict):
    """A game of the house."""

    key: str
    rules: Annotated[int, Parameter(description="The version of its rules")]
    players: Annotated[list[int], Parameter(description="How many may play")]
    minutes: int
    options: dict[str, GameOption]
    bots: list[str]


class OpenTable(TypedDict):
    """A table that has a free seat for anybody."""

    id: str
    game: str
    names: list[str | None]


class OwnTable(TypedDict):
    """A table of one's own."""

    id: str
    waits: Annotated[bool, Parameter(description="Whether it is one's turn there")]


class Tables(TypedDict):
    """Open tables, and one's own."""

    open: list[OpenTable]
    own: list[OwnTable]


class LegalMove(TypedDict):
    """A move that may be made now."""

    move: int
    notation: str


class Alike(TypedDict):
    """What everybody who asks is told of a table."""

    id: str
    game: str
    status: Annotated[str, Parameter(description="`open`, `running`, `over` or `closed`")]
    options: dict[str, Any]
    hints: bool
    commitment: Annotated[str, Parameter(description="SHA-256 of the secret that the deal is drawn from")]
    names: Annotated[list[str | None], Parameter(description="Who sits where; null for a free seat")]
    step: Annotated[int | None, Parameter(description="Counts what has happened; null before the match")]
    actors: Annotated[Sequence[int], Parameter(description="The seats to move")]
    scores: Annotated[Sequence[int] | None, Parameter(description="The points of every seat, when the match is over")]
    winners: Annotated[Sequence[int] | None, Parameter(description="The seats that share the win, when it is over")]


class Own(TypedDict):
    """What a seat is told besides."""

    seat: Annotated[int | None, Parameter(description="One's own; null for a spectator")]
    legal: Annotated[list[LegalMove], Parameter(description="One's own legal moves now")]
    view: FreeView


class ShownTable(Alike, Own):
    """A table as one may see it."""


class Heard(TypedDict):
    """That something was said."""

    said: bool


class ChatLine(TypedDict):
    """Something that was said."""

    name: Annotated[str | None, Parameter(description="Who said it; null for somebody who wanted to be forgotten")]
    text: str
    at: Annotated[float, Parameter(description="Seconds since 1970")]


class StoryLine(TypedDict):
    """A line of the log, as a key and figures that the words of the game make a sentence of."""

    line: int
    key: str
    parameters: FreeParameters


class Promised(TypedDict):
    """A move, and what it promises."""

    move: str
    chance: Chance


class Expected(TypedDict):
    """A move that somebody is expected to make."""

    seat: int
    move: str
    likely: Annotated[float, Parameter(description="How much it stands out, from 0 to 1")]


class ShownHint(TypedDict):
    """What a search would play; where `only` one move is possible, nothing more is said."""

    seat: int
    step: int
    move: str
    only: bool
    chance: NotRequired[Chance]
    instead: NotRequired[Promised | None]
    error: NotRequired[Annotated[float, Parameter(description="The standard error of the difference of the two")]]
    meanwhile: NotRequired[list[Expected]]
    line: NotRequired[list[Expected]]
    iterations: NotRequired[int]


class ChartPoint(TypedDict):
    """Everybody's chances after a line, as a spectator could see them."""

    line: int
    chances: list[float]


class Comparison(TypedDict):
    """A move that was made, beside the one that seems better."""

    chance: Chance
    better: str
    better_chance: Chance
    cost: float
    error: Annotated[float, Parameter(description="How far the looks at it differ")]
    verdict: Literal["clear", "likely", "noise"]


class Decision(TypedDict):
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
    before: Annotated[int, Parameter(description="The line after which it was to be made")]
    seat: int
    move: str


class FullAnalysis(TypedDict):
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


class AnalysisSoFar(TypedDict):
    """How far an analysis is; one that was never asked for has a status only."""

    status: Status
    done: NotRequired[int]
    total: NotRequired[int]
    code: NotRequired[Annotated[str | None, Parameter(description="Why it failed")]]
    result: NotRequired[FullAnalysis | None]


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
