"""Leaderboards: the strongest of a game and pace, bots between them."""

from functools import partial
from typing import Any

from litestar import Controller, Response
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery

from fullboard.core.shelf import find_game
from fullboard.house.house import House
from fullboard.house.pace.pace import LIVE
from fullboard.house.ratings import PROVISIONAL, leaderboard, paces
from fullboard.web.auth import Visitor, language_of, visitor_of
from fullboard.web.pages import draw, look
from fullboard.words import bot_label

LONGEST_PACE = 16


class LeaderboardController(Controller):
    """One list a game and pace."""

    path = "/leaderboards"
    include_in_schema = False

    @look("/")
    async def all_games(self, request: Visitor, house: Given[House]) -> Response[str]:
        """Where there are any."""
        return draw(request, "leaderboards.html", found=await house.store.read(paces), provisional=PROVISIONAL)

    @look("/{key:str}")
    async def show(
        self, request: Visitor, house: Given[House], key: FromPath[str], pace: FromQuery[str] = LIVE
    ) -> Response[str]:
        """The list of a game."""
        game = find_game(key)
        guest = visitor_of(request)
        own = guest.id if guest is not None else None
        wanted = pace if pace.isalnum() and len(pace) <= LONGEST_PACE else LIVE

        def read(connection: Any) -> dict[str, Any]:
            known = paces(connection).get(game.key, [])
            return {"listed": leaderboard(connection, game.key, wanted, own), "paces": known}

        label = partial(bot_label, language_of(request))
        context = await house.store.read(read)
        return draw(
            request, "leaderboard.html", game=game, pace=wanted, bot_label=label, provisional=PROVISIONAL, **context
        )
