"""Pages of people: one's own matches and how one plays, what one shows of it, and the pages of others who do."""

from functools import partial
from typing import Any

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from fullboard.core.shelf import find_game
from fullboard.house.errors import NotThere
from fullboard.house.friends import find_person, have_met, person
from fullboard.house.house import House
from fullboard.house.marks import mark_of
from fullboard.house.own import own_record
from fullboard.house.people import Guest
from fullboard.house.profiles import EVERYTHING, NOTHING, Profile, namesakes, profile_of
from fullboard.house.statistics import head_to_head
from fullboard.web.auth import Visitor, language_of, needs_name, visitor_of
from fullboard.web.own_pages import game_page, matches_of, overview
from fullboard.web.pages import ShownData, draw, look
from fullboard.words import day


class OwnPagesController(Controller):
    """What one has played, and how."""

    path = "/me"
    guards = [needs_name]
    include_in_schema = False

    @look("/matches")
    async def matches(
        self, request: Visitor, house: Given[House], guest: Given[Guest], since: FromQuery[str] = ""
    ) -> Response[str]:
        """All matches, a page at a time."""
        found = await house.store.read(lambda connection: matches_of(connection, guest.id, since[:80]))
        return draw(request, "own-matches.html", home="/me", person=None, **_page(request, found, since))

    @look("/games/{key:str}")
    async def game(
        self, request: Visitor, house: Given[House], guest: Given[Guest], key: FromPath[str]
    ) -> Response[str]:
        """How one plays a game."""
        language = language_of(request)
        context = await house.store.read(lambda connection: game_page(connection, guest.id, key, EVERYTHING, language))
        return draw(request, "own-game.html", home="/me", person=None, **context)

    @look("/results.json")
    async def take_along(self, house: Given[House], guest: Given[Guest]) -> Response[Any]:
        """All that is kept of one's matches, ratings and friends, as one file."""
        found = await house.store.read(lambda connection: own_record(connection, guest.id))
        headers = {"content-disposition": 'attachment; filename="fullboard-results.json"'}
        return Response(found, media_type=MediaType.JSON, headers=headers)

    @look("/shown")
    async def shown(
        self, request: Visitor, house: Given[House], guest: Given[Guest], kept: FromQuery[str] = ""
    ) -> Response[str]:
        """What others are shown."""
        profile = await house.profiles.of(guest.id)
        return draw(request, "own-shown.html", profile=profile, mark=mark_of(guest.id), kept=kept == "yes")

    @post("/shown")
    async def show(self, house: Given[House], guest: Given[Guest], data: ShownData) -> Redirect:
        """Show that from now on."""
        shown = Profile(
            public=data.public == "yes",
            matches=data.played == "yes",
            statistics=data.statistics == "yes",
            ratings=data.ratings == "yes",
            unlisted=data.listed != "yes",
        )
        await house.profiles.keep(guest.id, shown)
        return Redirect("/me/shown?kept=yes", status_code=303)


class PeopleController(Controller):
    """Pages of others: what they show, and what one has played with them."""

    path = "/people/{who:str}"
    include_in_schema = False

    @look("/")
    async def show(self, request: Visitor, house: Given[House], who: FromPath[str]) -> Response[Any]:
        """Somebody by their mark, or by their name if there is only one public page of that name."""
        guest, language = visitor_of(request), language_of(request)
        named = await house.store.read(lambda connection: namesakes(connection, who))
        if len(named) == 1:
            return Redirect(f"/people/{named[0][0]}")
        if named:
            return draw(request, "namesakes.html", name=who, people=named)
        own = guest.id if guest is not None else None
        context = await house.store.read(lambda connection: seen(connection, own, who, language))
        return draw(request, "person.html", **context)

    @look("/matches")
    async def matches(
        self, request: Visitor, house: Given[House], who: FromPath[str], since: FromQuery[str] = ""
    ) -> Response[str]:
        """Their matches, if they show them."""

        def read(connection: Any) -> tuple[Any, str]:
            other, shown = shown_by(connection, who)
            if not shown.matches:
                raise NotThere("unknown-person")
            return matches_of(connection, other.id, since[:80]), other.name

        found, name = await house.store.read(read)
        return draw(request, "own-matches.html", home=f"/people/{who}", person=name, **_page(request, found, since))

    @look("/games/{key:str}")
    async def game(
        self, request: Visitor, house: Given[House], who: FromPath[str], key: FromPath[str]
    ) -> Response[str]:
        """How they play a game, if they show it."""
        language = language_of(request)

        def read(connection: Any) -> dict[str, Any]:
            other, shown = shown_by(connection, who)
            if not shown.statistics and not shown.ratings:
                raise NotThere("unknown-person")
            return {"person": other.name, **game_page(connection, other.id, find_game(key).key, shown, language)}

        return draw(request, "own-game.html", home=f"/people/{who}", **await house.store.read(read))


def shown_by(connection: Any, mark: str) -> tuple[Any, Profile]:
    """Somebody with a public page, and what they show there; NotThere if they have none."""
    other = find_person(connection, mark)
    shown = profile_of(connection, other.id)
    if not shown.public:
        raise NotThere("unknown-person")
    return other, shown


def seen(connection: Any, guest: str | None, mark: str, language: str) -> dict[str, Any]:
    """Somebody as a guest or a stranger may see them; NotThere if they may not at all.

    Without a page of theirs, only those who have met them or have anything to do with them see that they are there.
    """
    other = find_person(connection, mark)
    shown = profile_of(connection, other.id)
    if not shown.public:
        if guest is None or (guest != other.id and not have_met(connection, guest, other.id)):
            raise NotThere("unknown-person")
        shown = NOTHING
    met = guest is not None and guest != other.id
    return {
        "person": person(connection, guest, other.id, other.name) if met and guest else None,
        "name": other.name,
        "mark": mark,
        "public": shown.public,
        "own": guest == other.id,
        "between": head_to_head(connection, guest, other.id) if met and guest else {},
        "together": matches_of(connection, guest, most=10, against=other.id) if met and guest else None,
        **overview(connection, other.id, shown, language),
    }


def _page(request: Visitor, found: Any, since: str) -> dict[str, Any]:
    return {"matches": found, "first": not since, "day": partial(day, language=language_of(request))}
