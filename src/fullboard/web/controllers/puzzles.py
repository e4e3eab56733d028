"""Puzzles: those of today, those of a game, and one of them at one of its moments."""

from datetime import UTC, date, datetime

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec import Struct

from fullboard.core.errors import BadPuzzle, IllegalMove
from fullboard.core.game import Game
from fullboard.core.puzzle import Attempt, Collection, attempt, puzzles_of
from fullboard.core.shelf import find_game, shelf
from fullboard.house.errors import NotThere
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.puzzle_ratings import ENOUGH, difficulties, rating
from fullboard.house.puzzles import Tried, streak_of
from fullboard.web.auth import Visitor, language_of, needs_name, visitor_of
from fullboard.web.controllers.past import play_on
from fullboard.web.pages import PlayOnData, draw, look
from fullboard.web.puzzles import PuzzleStanding, address, following, home, listed, shown
from fullboard.web.trial import scene_for

SHOW = "show"  # instead of a move: the right one is shown, and that counts as a wrong try


class PuzzleTryForm(Struct):
    """A move, and how many right ones were made before it."""

    move: str = ""
    done: int = 0


TryData = URLEncodedBody[PuzzleTryForm]


class PuzzlesController(Controller):
    """Puzzles, which anybody may try; what was tried is kept for those who have given a name."""

    include_in_schema = False

    @look("/puzzles")
    async def today(self, request: Visitor, house: Given[House]) -> Response[str]:
        """The puzzles of today, one of each game, and how many one has solved in a row."""
        row = await _row(request, house)
        tried = _by_game(row)
        games = [(game, found) for game in shelf().values() if (found := puzzles_of(game)) is not None]
        if not games:
            raise NotThere("unknown-puzzle")
        offers = [
            (game, found.of_the_day(_day()), tried.get(game.key, {}), await _standing(house, found, tried, game))
            for game, found in games
        ]
        return draw(request, "puzzles.html", offers=offers, streak=streak_of(row))

    @look("/games/{key:str}/puzzles")
    async def of_game(self, request: Visitor, house: Given[House], key: FromPath[str]) -> Response[str]:
        """The puzzles of a game."""
        game = find_game(key)
        found = _all(game)
        all_tried = _by_game(await _row(request, house))
        standing, tried = await _standing(house, found, all_tried, game), all_tried.get(key, {})
        context = listed(found, tried, _day(), standing)
        return draw(request, "puzzles-game.html", game=game, tried=tried, standing=standing, **context)

    @look("/games/{key:str}/puzzles/{name:str}")
    async def show(
        self,
        request: Visitor,
        house: Given[House],
        key: FromPath[str],
        name: FromPath[str],
        done: FromQuery[int] = 0,
        tried: FromQuery[str] = "",
    ) -> Response[str]:
        """A puzzle after some right moves, and what came of the last try."""
        game = find_game(key)
        now = _attempt(game, name, done)
        all_tried = _by_game(await _row(request, house))
        known = all_tried.get(key, {})
        context = shown(now, visitor_of(request), language_of(request), tried[:200])
        context |= {"address": address(game, name, done=now.done, tried=tried[:200]), "known": known.get(name)}
        if now.step is None:
            standing = await _standing(house, _all(game), all_tried, game)
            context |= {"following": following(_all(game), known, standing, name), "standing": standing}
        return draw(request, "puzzle.html", **context)

    @post("/games/{key:str}/puzzles/{name:str}")
    async def try_it(
        self, request: Visitor, house: Given[House], key: FromPath[str], name: FromPath[str], data: TryData
    ) -> Redirect:
        """Try a move, or be shown the right one."""
        game, guest = find_game(key), visitor_of(request)
        now = _attempt(game, name, data.done)
        move = data.move[:200]
        if now.step is None:
            return Redirect(address(game, name, done=now.done), status_code=303)
        found = move == now.step.move
        if guest is not None and _counts(now, move) and (not found or now.then().step is None):
            await house.puzzles.note(guest.id, key, name, found)
        if found or move == SHOW:
            return Redirect(address(game, name, done=now.done + 1), status_code=303)
        return Redirect(address(game, name, done=now.done, tried=move), status_code=303)

    @post("/games/{key:str}/puzzles/{name:str}/play-on", guards=[needs_name])
    async def play_on(
        self,
        house: Given[House],
        guest: Given[Guest],
        key: FromPath[str],
        name: FromPath[str],
        data: PlayOnData,
    ) -> Redirect:
        """Set a table that begins with the position of a puzzle."""
        game = find_game(key)
        now = _attempt(game, name, 0)
        scene = scene_for(now.match, now.puzzle.seat, guest, home(game, name))
        return await play_on(house, guest, scene, scene.last, data)


def _day() -> date:
    """Today, by the clock that is the same everywhere."""
    return datetime.now(UTC).date()


def _all(game: Game) -> Collection:
    found = puzzles_of(game)
    if found is None:
        raise NotThere("game-without-puzzles")
    return found


def _attempt(game: Game, name: str, done: int) -> Attempt:
    puzzle = _all(game).puzzles.get(name)
    if puzzle is None:
        raise NotThere("unknown-puzzle")
    try:
        return attempt(game, puzzle, max(0, done))
    except BadPuzzle as error:
        raise NotThere("unknown-puzzle") from error


def _counts(now: Attempt, move: str) -> bool:
    """Whether a try counts: what the rules refuse is no try."""
    if move == SHOW:
        return True
    try:
        now.refuse(move)
    except IllegalMove:
        return False
    return True


async def _standing(house: House, found: Collection, tried: dict[str, dict[str, Tried]], game: Game) -> PuzzleStanding:
    """How hard the puzzles of a game are, and how good whoever is asking is at them."""
    hard = difficulties(found, await house.puzzles.counts(game.key))
    known = [each for each in tried.get(game.key, {}).values() if each.puzzle in hard]
    return PuzzleStanding(hard, rating(known, hard), ENOUGH - len(known))


async def _row(request: Visitor, house: House) -> list[Tried]:
    """What whoever is asking has tried, the oldest first."""
    guest = visitor_of(request)
    return await house.puzzles.of(guest.id) if guest is not None else []


def _by_game(row: list[Tried]) -> dict[str, dict[str, Tried]]:
    """What somebody has tried, by game and puzzle."""
    found: dict[str, dict[str, Tried]] = {}
    for each in row:
        found.setdefault(each.game, {})[each.puzzle] = each
    return found
