"""Playing at once: whoever walks in may sit down without a name, and is given one that they can change."""

import secrets
from typing import Any

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from fullboard.core.shelf import USUAL_BOT, find_game
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.seating import Wish, check_bot
from fullboard.house.settings import AS_USUAL, Settings
from fullboard.web.asking import Limits
from fullboard.web.auth import Visitor, language_of, visitor_of
from fullboard.web.config import Config
from fullboard.web.controllers.people import sign
from fullboard.web.pages import WalkInData, WalkInForm
from fullboard.words import translator

EASY_BOT = "easy"  # for a first match
LEARNING = Settings(hints=True, coach=True)
MOST_LETTERS = 64  # of a bot's name
FIRST_NUMBER = 100  # of those that nameless guests are told apart by


class WalkInController(Controller):
    """From the street to a table, with one click."""

    include_in_schema = False

    @post("/promise", status_code=200)
    async def promise(
        self, request: Visitor, house: Given[House], config: Given[Config], data: WalkInData
    ) -> Response[str]:
        """The commitment of one's next table, for the browser to see before it adds bytes of its own."""
        guest = await _welcome(request, house, data.name)
        answer = Response(await house.commitments.make(guest.id), media_type=MediaType.TEXT)
        return _known(request, answer, guest, config)

    @post("/play/{key:str}")
    async def play_at_once(
        self, request: Visitor, house: Given[House], config: Given[Config], key: FromPath[str], data: WalkInData
    ) -> Response[Any]:
        """Sit down against bots, right now."""
        return await _sit_down(request, house, config, key, data, data.bot[:MOST_LETTERS] or USUAL_BOT)

    @post("/learn/{key:str}")
    async def first_match(
        self, request: Visitor, house: Given[House], config: Given[Config], key: FromPath[str], data: WalkInData
    ) -> Response[Any]:
        """Sit down against easy bots with the coach on, after a lesson."""
        return await _sit_down(request, house, config, key, data, EASY_BOT, LEARNING)


async def _sit_down(
    request: Visitor, house: House, config: Config, key: str, data: WalkInForm, bot: str, settings: Settings = AS_USUAL
) -> Response[Any]:
    game = find_game(key)
    check_bot(game, bot)
    guest = await _welcome(request, house, data.name)
    seats = ["me", *[bot] * (min(4, game.players[-1]) - 1)]
    options = {name: each.at_once for name, each in game.options.items() if each.at_once is not None}
    wish = Wish(game.key, seats, options, settings, salt=data.salt, promise=data.promise)
    table = await house.seating.create(guest.id, guest.name, wish, data.key or None)
    return _known(request, Redirect(f"/tables/{table.id}", status_code=303), guest, config)


async def _welcome(request: Visitor, house: House, name: str) -> Guest:
    """The guest who is asking, or a new one."""
    number = FIRST_NUMBER + secrets.randbelow(9 * FIRST_NUMBER)
    given = name or translator(language_of(request))("guest-number", number=str(number))
    guest = visitor_of(request)
    if guest is not None:
        return guest
    limits: Limits = request.app.state.limits
    await limits.guests.use(request)
    return await house.people.welcome(given)


def _known(request: Visitor, response: Response[Any], guest: Guest, config: Config) -> Response[Any]:
    """A newcomer is known from now on."""
    return response if visitor_of(request) is not None else sign(request, response, guest, config)
