"""What the API is sent and answers about people: matches, statistics, ratings, friends, invitations."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

Mark = Annotated[str, Meta(description="What others know somebody by; it can be shown to everybody")]
Seconds = Annotated[float, Meta(description="Seconds since 1970")]


class FinishedMatch(Struct, kw_only=True):
    """A match that is over, as one who sat there remembers it."""

    table: str
    game: str
    pace: str
    rated: bool
    seat: int
    names: Sequence[str | None]
    marks: Annotated[Sequence[str], Meta(description="Of those who sat there; empty for bots and the forgotten")]
    scores: Annotated[Sequence[int], Meta(description="Of every seat; none if it was ended by consent")]
    place: int | None
    lead: Annotated[int | None, Meta(description="Points ahead of the next, or (below nought) behind the winner")]
    left: Annotated[bool, Meta(description="Whether they left it to a bot")]
    ended: Seconds
    seconds: float
    lines: int


class MatchesPage(Struct, kw_only=True):
    """Some matches, the latest first, and where older ones begin."""

    matches: list[FinishedMatch]
    older: Annotated[str | None, Meta(description="To be sent as `since`; null if there are no more")]


class Opponent(Struct, kw_only=True):
    """Somebody one has played against, person or bot."""

    name: str | None
    mark: str | None
    bot: str | None
    matches: int
    ahead: int
    level: int
    behind: int


class GameStatistics(Struct, kw_only=True):
    """How somebody plays a game; moves and points are means of a match."""

    game: str
    matches: int
    wins: int
    places: Annotated[dict[str, list[int]], Meta(description="By number of players: how often first, second, …")]
    moves: dict[str, float]
    points: dict[str, float]
    mean_score: float | None
    against: list[Opponent]


class RatingShown(Struct, kw_only=True):
    """What somebody is worth at a game and pace; points are 40 times `mu`."""

    game: str
    pace: str
    name: Annotated[str | None, Meta(description="Of a person on a leaderboard")]
    mark: str | None
    bot: str | None
    points: int
    margin: Annotated[int, Meta(description="The standard deviation of the points")]
    mu: float
    sigma: float
    matches: int
    provisional: bool


class PersonShown(Struct, kw_only=True):
    """Somebody, and what they are to whoever asks."""

    mark: Mark
    name: str
    friend: bool
    asked: bool
    asks: bool
    followed: bool
    muted: bool
    blocked: bool


class PublicPage(Struct, kw_only=True):
    """What somebody shows of themselves; what they do not show is empty."""

    mark: Mark
    name: str
    matches: list[FinishedMatch]
    statistics: list[GameStatistics]
    ratings: list[RatingShown]


class Relation(Struct, kw_only=True):
    """Somebody, and what is to be between the two."""

    mark: Mark
    what: Literal[
        "befriend", "decline", "withdraw", "unfriend", "follow", "unfollow", "mute", "unmute", "block", "unblock"
    ]


class ShownToOthers(Struct, kw_only=True):
    """What one shows of oneself."""

    public: bool = False
    matches: bool = False
    statistics: bool = False
    ratings: bool = False
    unlisted: Annotated[bool, Meta(description="Not on leaderboards")] = False


class InvitationShown(Struct, kw_only=True):
    """A table one is invited to."""

    table: str
    game: str
    host: str | None
    mark: Mark
    rated: bool
    at: Seconds


class NewInvitation(Struct, kw_only=True):
    """Who is to be invited: by marks, or by the name of somebody one knows."""

    marks: Annotated[list[str], Meta(max_length=12)] = []
    name: str | None = None


class InvitedPerson(Struct, kw_only=True):
    """Somebody who is invited to a table, and the seat that is kept for them."""

    mark: Mark
    name: str | None
    seat: int | None
