"""What a game brings: its rules and rulings, what is printed on its pieces, its style sheet and pictures."""

from litestar import Controller, Response
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from fullboard.core.shelf import find_game
from fullboard.house.errors import NotThere
from fullboard.web.auth import Visitor, language_of
from fullboard.web.components import components_of
from fullboard.web.config import Config
from fullboard.web.pages import draw, look
from fullboard.web.rendering import STATIC, art, game_file, help_page, icon_key
from fullboard.web.rulings import ruling_ids, rulings_page, with_links
from fullboard.web.security import KEPT

KINDS = {"board.css": "text/css", "cover.svg": "image/svg+xml"}


class GamesController(Controller):
    """Pages and files of a game."""

    path = "/games/{key:str}"
    include_in_schema = False

    @look("/help")
    async def help(self, request: Visitor, key: FromPath[str]) -> Response[str]:
        """The rules of a game in our own words."""
        game = find_game(key)
        text = with_links(game, help_page(game.folder, language_of(request)))
        many = len(ruling_ids(game))
        return draw(request, "help.html", game=game, text=text, rulings=many, icon_key=icon_key(game), art=art(game))

    @look("/rulings")
    async def rulings(self, request: Visitor, key: FromPath[str]) -> Response[str]:
        """What is played where the rulebook is silent, in English."""
        game = find_game(key)
        if not ruling_ids(game):
            raise NotThere("unknown-file")
        return draw(request, "rulings.html", game=game, text=rulings_page(game))

    @look("/components")
    async def components(self, request: Visitor, key: FromPath[str]) -> Response[str]:
        """What is printed on the pieces, each value with where it comes from."""
        game = find_game(key)
        return draw(request, "components.html", **components_of(game, game.editions.values(), language_of(request)))

    @look("/components/{name:str}")
    async def edition(self, key: FromPath[str], name: FromPath[str]) -> Response[bytes]:
        """An edition as the file it is, to begin one's own with."""
        game = find_game(key)
        data = game_file(game, "components", name) if name.removesuffix(".toml") in game.editions else None
        if data is None:
            raise NotThere("unknown-file")
        return Response(data, media_type="application/toml; charset=utf-8", headers=KEPT)

    @look("/{name:str}")
    async def file(self, key: FromPath[str], name: FromPath[str]) -> Response[bytes]:
        """A style sheet or picture."""
        data = game_file(find_game(key), "table", name) if name in KINDS else None
        if data is None and name == "cover.svg":
            data = (STATIC / name).read_bytes()
        if data is None:
            raise NotThere("unknown-file")
        return Response(data, media_type=KINDS[name], headers=KEPT)


class PrivacyController(Controller):
    """What is kept of a guest."""

    include_in_schema = False

    @look("/privacy")
    async def privacy(self, request: Visitor, config: Given[Config]) -> Response[str]:
        """What is kept, for how long, and how to be forgotten."""
        return draw(request, "privacy.html", retention=config.retention)
