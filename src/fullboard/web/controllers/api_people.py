"""People in the JSON API: one's matches, statistics and ratings, friends, invitations, leaderboards."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody, QueryParameter

from fullboard.core.shelf import find_game
from fullboard.house.friends import find_person, person
from fullboard.house.history import Finished
from fullboard.house.house import House
from fullboard.house.invitations import waiting
from fullboard.house.pace.pace import LIVE
from fullboard.house.people import Guest
from fullboard.house.profiles import Profile
from fullboard.house.ratings import Rated, leaderboard, own_ratings
from fullboard.house.statistics import Statistics, statistics, summaries
from fullboard.web.auth import needs_token
from fullboard.web.controllers.friends import marks_at
from fullboard.web.controllers.own import shown_by
from fullboard.web.openapi import Exactly, for_guests
from fullboard.web.openapi_people import (
    FinishedMatch,
    GameStatistics,
    InvitationShown,
    InvitedPerson,
    MatchesPage,
    NewInvitation,
    Opponent,
    PersonShown,
    PublicPage,
    RatingShown,
    Relation,
    ShownToOthers,
)
from fullboard.web.own_pages import matches_of

PaceGiven = Annotated[
    str, QueryParameter(name="pace", max_length=16, pattern="^[a-z0-9]+$", description="Such as `live`")
]
SinceGiven = Annotated[str, QueryParameter(name="since", max_length=80, description="What `older` said")]


class OwnApiController(Controller):
    """One's own affairs."""

    path = "/me"
    guards = [needs_token]
    security = [{"bearer": []}]

    @get("/matches", responses=for_guests())
    async def matches(self, house: Given[House], guest: Given[Guest], since: SinceGiven = "") -> MatchesPage:
        """One's finished matches, the latest first, a page at a time."""
        found = await house.store.read(lambda connection: matches_of(connection, guest.id, since))
        return MatchesPage(matches=[_match(each) for each in found.shown], older=found.older or None)

    @get("/statistics/{game:str}", responses=for_guests(404))
    async def statistics(self, house: Given[House], guest: Given[Guest], game: FromPath[str]) -> GameStatistics:
        """How one plays a game."""
        key = find_game(game).key
        found = await house.store.read(lambda connection: statistics(connection, guest.id, key))
        return _statistics(found) if found is not None else _nothing(key)

    @get("/ratings", responses=for_guests())
    async def ratings(self, house: Given[House], guest: Given[Guest]) -> list[RatingShown]:
        """What one is worth, by game and pace."""
        found = await house.store.read(lambda connection: own_ratings(connection, guest.id))
        return [_rating(each) for each in found]

    @get("/shown", responses=for_guests())
    async def shown(self, house: Given[House], guest: Given[Guest]) -> ShownToOthers:
        """What one shows of oneself."""
        return _shown(await house.profiles.of(guest.id))

    @post("/shown", dto=Exactly[ShownToOthers], return_dto=None, status_code=200, responses=for_guests(403, 413))
    async def show(self, house: Given[House], guest: Given[Guest], data: JSONBody[ShownToOthers]) -> ShownToOthers:
        """Show that and nothing else from now on."""
        profile = Profile(data.public, data.matches, data.statistics, data.ratings, data.unlisted)
        await house.profiles.keep(guest.id, profile)
        return _shown(profile)

    @get("/invitations", responses=for_guests())
    async def invitations(self, house: Given[House], guest: Given[Guest]) -> list[InvitationShown]:
        """The tables one is invited to."""
        found = await house.store.read(lambda connection: waiting(connection, guest.id))
        return [
            InvitationShown(
                table=each.table, game=each.game_key, host=each.host, mark=each.mark, rated=each.rated, at=each.at
            )
            for each in found
        ]


class PeopleApiController(Controller):
    """Other people."""

    guards = [needs_token]
    security = [{"bearer": []}]

    @get("/friends", responses=for_guests())
    async def friends(self, house: Given[House], guest: Given[Guest]) -> list[PersonShown]:
        """Everybody one has anything to do with."""
        return [_person(each) for each in await house.friends.people(guest.id)]

    @post("/friends", dto=Exactly[Relation], return_dto=None, status_code=200, responses=for_guests(403, 404, 413))
    async def relate(self, house: Given[House], guest: Given[Guest], data: JSONBody[Relation]) -> PersonShown:
        """Befriend, follow, mute or block somebody, or let it be; doing it twice does it once."""
        await house.friends.change(guest.id, data.mark, data.what)

        def read(connection: Any) -> PersonShown:
            other = find_person(connection, data.mark)
            return _person(person(connection, guest.id, other.id, other.name))

        return await house.store.read(read)

    @get("/people/{mark:str}", responses=for_guests(404))
    async def page(self, house: Given[House], mark: FromPath[str]) -> PublicPage:
        """What somebody shows of themselves; `unknown-person` if they show nothing."""

        def read(connection: Any) -> PublicPage:
            other, shown = shown_by(connection, mark)
            games = summaries(connection, other.id) if shown.statistics else []
            found = [statistics(connection, other.id, each.game) for each in games]
            return PublicPage(
                mark=mark,
                name=other.name,
                matches=[_match(each) for each in matches_of(connection, other.id).shown] if shown.matches else [],
                statistics=[_statistics(each) for each in found if each is not None],
                ratings=[_rating(each) for each in own_ratings(connection, other.id)] if shown.ratings else [],
            )

        return await house.store.read(read)

    @get("/leaderboards/{game:str}", responses=for_guests(404))
    async def leaderboard(
        self, house: Given[House], guest: Given[Guest], game: FromPath[str], pace: PaceGiven = LIVE
    ) -> list[RatingShown]:
        """The strongest of a game and pace, bots between them."""
        key = find_game(game).key
        found = await house.store.read(lambda connection: leaderboard(connection, key, pace, guest.id))
        return [_rating(each) for each in found]


class InvitationsApiController(Controller):
    """Who is at a table, and who is invited to it."""

    path = "/tables/{table_id:str}"
    guards = [needs_token]
    security = [{"bearer": []}]

    @get("/people", responses=for_guests(404))
    async def people(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> list[PersonShown]:
        """Everybody else who sits there or has spoken there."""
        marks = await marks_at(house, await house.tables.find(table_id), guest.id)

        def read(connection: Any) -> list[PersonShown]:
            rows = [find_person(connection, mark) for mark in marks]
            return [_person(person(connection, guest.id, row.id, row.name)) for row in rows]

        return await house.store.read(read)

    @get("/invitations", responses=for_guests(404))
    async def invited(self, house: Given[House], table_id: FromPath[str]) -> list[InvitedPerson]:
        """Who is invited there."""
        found = (await house.invitations.at(await house.tables.find(table_id))).invited
        return [InvitedPerson(mark=each.mark, name=each.name, seat=each.seat) for each in found]

    @post(
        "/invitations",
        dto=Exactly[NewInvitation],
        return_dto=None,
        status_code=201,
        responses=for_guests(403, 404, 409, 413),
    )
    async def invite(
        self, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: JSONBody[NewInvitation]
    ) -> list[InvitedPerson]:
        """Invite people to a table that has not begun; each is kept a seat, as long as there are any."""
        people = await house.invitations.find(guest.id, data.marks)
        if data.name is not None:
            people.append(await house.invitations.find_by_name(guest.id, data.name))
        await house.invitations.invite(table_id, guest.id, people)
        return await self._invited(house, table_id)

    @post("/decline", status_code=200, responses=for_guests(403, 404))
    async def decline(self, house: Given[House], guest: Given[Guest], table_id: FromPath[str]) -> list[InvitedPerson]:
        """Say no to an invitation."""
        await house.invitations.decline((await house.tables.find(table_id)).id, guest.id)
        return await self._invited(house, table_id)

    async def _invited(self, house: House, table_id: str) -> list[InvitedPerson]:
        found = (await house.invitations.at(await house.tables.find(table_id))).invited
        return [InvitedPerson(mark=each.mark, name=each.name, seat=each.seat) for each in found]


PEOPLE = (OwnApiController, PeopleApiController, InvitationsApiController)


def _match(each: Finished) -> FinishedMatch:
    return FinishedMatch(
        table=each.table,
        game=each.game_key,
        pace=each.pace,
        rated=each.rated,
        seat=each.seat,
        names=each.called,
        marks=each.marks,
        scores=each.scores,
        place=each.place,
        lead=each.lead,
        left=each.gone,
        ended=each.ended,
        seconds=each.seconds,
        lines=each.last,
    )


def _statistics(found: Statistics) -> GameStatistics:
    return GameStatistics(
        game=found.game,
        matches=found.matches,
        wins=found.wins,
        places={str(players): places for players, places in found.places.items()},
        moves=dict(found.moves),
        points=dict(found.points),
        mean_score=found.mean_score,
        against=[
            Opponent(
                name=each.name,
                mark=each.mark or None,
                bot=each.bot or None,
                matches=each.matches,
                ahead=each.ahead,
                level=each.level,
                behind=each.behind,
            )
            for each in found.against
        ],
    )


def _nothing(game: str) -> GameStatistics:
    return GameStatistics(game=game, matches=0, wins=0, places={}, moves={}, points={}, mean_score=None, against=[])


def _rating(each: Rated) -> RatingShown:
    strength = each.strength
    return RatingShown(
        game=each.game,
        pace=each.pace,
        name=each.name,
        mark=each.mark or None,
        bot=each.bot or None,
        points=strength.points,
        margin=strength.margin,
        mu=strength.mu,
        sigma=strength.sigma,
        matches=strength.matches,
        provisional=strength.provisional,
    )


def _person(each: Any) -> PersonShown:
    return msgspec.convert(each, PersonShown, from_attributes=True)


def _shown(profile: Profile) -> ShownToOthers:
    return msgspec.convert(profile, ShownToOthers, from_attributes=True)
