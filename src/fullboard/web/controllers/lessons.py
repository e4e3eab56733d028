"""Lessons: those of a game with how far one has come, and a lesson at one of its moments."""

from urllib.parse import urlencode

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec import Struct

from fullboard.core.errors import BadLesson
from fullboard.core.game import Game
from fullboard.core.lesson import Lesson
from fullboard.core.lessons import course
from fullboard.core.shelf import find_game
from fullboard.core.teaching import Moment, at, begin
from fullboard.house.errors import NotThere
from fullboard.house.house import House
from fullboard.web.auth import Visitor, language_of, visitor_of
from fullboard.web.lessons import home, shown
from fullboard.web.pages import draw, look

MOST_LETTERS = 4000  # of what somebody has done in a lesson
BETWEEN = "."  # stands in no notation and in no answer


class TryForm(Struct):
    """What a learner does next, and what they have done before."""

    past: str = ""
    move: str = ""


TryData = URLEncodedBody[TryForm]


class LessonsController(Controller):
    """Lessons, which anybody may take; how far they have come is kept for those who have given a name."""

    path = "/games/{key:str}/lessons"
    include_in_schema = False

    @look("/")
    async def course(self, request: Visitor, house: Given[House], key: FromPath[str]) -> Response[str]:
        """The lessons of a game."""
        game, guest = find_game(key), visitor_of(request)
        known = await house.lessons.of(guest.id, key) if guest is not None else {}
        listed = [(lesson, known.get(lesson.name)) for lesson in course(game).lessons.values()]
        if not listed:
            raise NotThere("unknown-lesson")
        following = next((lesson.name for lesson, done in listed if done is None or not done.finished), None)
        return draw(request, "lessons.html", game=game, lessons=listed, following=following)

    @look("/{name:str}")
    async def show(
        self,
        request: Visitor,
        house: Given[House],
        key: FromPath[str],
        name: FromPath[str],
        past: FromQuery[str | None] = None,
        tried: FromQuery[str] = "",
        show: FromQuery[str] = "",
    ) -> Response[str]:
        """A lesson at one of its moments; without one, where its guest has left it."""
        game, guest = find_game(key), visitor_of(request)
        lesson = _find(game, name)
        done = tuple(_split(past or ""))
        if past is None and guest is not None:
            known = (await house.lessons.of(guest.id, key)).get(name)
            done = known.past if known is not None and len(known.past) < len(lesson.steps) else ()
        moment = _moment(lesson, game, done)
        lessons = list(course(game).lessons.values())
        after = lessons[lessons.index(lesson) + 1 :]
        context = shown(moment, guest, language_of(request), tried[:200], show == "yes")
        address = home(game, name)
        here = {"past": BETWEEN.join(moment.past)}
        return draw(
            request,
            "lesson.html",
            address=f"{address}?{urlencode(here)}",
            past=here["past"],
            show_address=f"{address}?{urlencode(here | {'show': 'yes'})}",
            back=f"{address}?{urlencode({'past': BETWEEN.join(moment.past[:-1])})}" if moment.past else None,
            again=f"{address}?past=",
            after=after[0] if after else None,
            **context,
        )

    @post("/{name:str}")
    async def try_it(
        self, request: Visitor, house: Given[House], key: FromPath[str], name: FromPath[str], data: TryData
    ) -> Redirect:
        """Do something in a lesson: what is right is done, what is not is answered."""
        game, guest = find_game(key), visitor_of(request)
        moment = _moment(_find(game, name), game, tuple(_split(data.past)))
        tried = data.move[:200]
        if not moment.try_it(tried).right:
            there = {"past": BETWEEN.join(moment.past), "tried": tried}
            return Redirect(f"{home(game, name)}?{urlencode(there)}", status_code=303)
        moment = moment.then(tried)
        if guest is not None:
            await house.lessons.note(guest.id, key, name, moment.past, moment.step is None)
        return Redirect(f"{home(game, name)}?{urlencode({'past': BETWEEN.join(moment.past)})}", status_code=303)


def _find(game: Game, name: str) -> Lesson:
    lesson = course(game).lessons.get(name)
    if lesson is None:
        raise NotThere("unknown-lesson")
    return lesson


def _split(past: str) -> list[str]:
    return past[:MOST_LETTERS].split(BETWEEN) if past else []


def _moment(lesson: Lesson, game: Game, past: tuple[str, ...]) -> Moment:
    """The moment after all that; the beginning, if nobody can have done so."""
    try:
        return at(lesson, game, past)
    except BadLesson:
        return begin(lesson, game)
