"""Puts the web house together: controllers, middleware, dependencies, and what lives as long as the server does."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

import fullboard
from fullboard.core.errors import FullboardError
from fullboard.house.house import House
from fullboard.house.keys import Cookies, signing_keys
from fullboard.house.unwanted import Unwanted
from fullboard.house.work.service import WorkService
from fullboard.web.asking import Limits
from fullboard.web.auth import WhoIsAsking, provide_guest
from fullboard.web.config import Config
from fullboard.web.controllers.accounts import AccountController, SignInController
from fullboard.web.controllers.api import API
from fullboard.web.controllers.app import AppController
from fullboard.web.controllers.calls import CallsController, StopController
from fullboard.web.controllers.coach import CoachController
from fullboard.web.controllers.friends import FriendsController, InvitationsController
from fullboard.web.controllers.games import GamesController, PrivacyController
from fullboard.web.controllers.insight import InsightController, RecordInsightController
from fullboard.web.controllers.leaderboards import LeaderboardController
from fullboard.web.controllers.lessons import LessonsController
from fullboard.web.controllers.lobby import LobbyController
from fullboard.web.controllers.orders import OrdersController
from fullboard.web.controllers.own import OwnPagesController, PeopleController
from fullboard.web.controllers.past import PastController, WatchController
from fullboard.web.controllers.peace import ModeratorController, ReportController
from fullboard.web.controllers.people import DoorController, OwnAffairsController
from fullboard.web.controllers.puzzles import PuzzlesController
from fullboard.web.controllers.sitting import BehindController, ScreenController
from fullboard.web.controllers.studies import StudiesController
from fullboard.web.controllers.tables import LookController, SetController, TableController
from fullboard.web.controllers.walk_in import WalkInController
from fullboard.web.errors import broken, http_error, refused
from fullboard.web.methods import METHODS, methods_of, name_all_methods
from fullboard.web.oidc import provider_of
from fullboard.web.operations import OperationsController
from fullboard.web.rate_limit import RateLimit
from fullboard.web.rendering import STATIC
from fullboard.web.security import HEADERS, HSTS, KEPT, AtThisHouse, forms_only
from fullboard.web.watching import Watching

log = logging.getLogger("fullboard.web")

LARGEST_BODY = 1 << 17
CONTROLLERS = (
    LobbyController,
    DoorController,
    OwnAffairsController,
    SignInController,
    AccountController,
    ReportController,
    ModeratorController,
    OwnPagesController,
    PeopleController,
    FriendsController,
    InvitationsController,
    LeaderboardController,
    GamesController,
    PrivacyController,
    LessonsController,
    PuzzlesController,
    StudiesController,
    LookController,
    SetController,
    TableController,
    WalkInController,
    PastController,
    WatchController,
    InsightController,
    CoachController,
    OrdersController,
    ScreenController,
    BehindController,
    RecordInsightController,
    CallsController,
    StopController,
    AppController,
    OperationsController,
)


def create_app(config: Config) -> Litestar:
    """The web application of a house; Broken if it cannot keep its data where it should."""
    at_this_house, rate_limit = AtThisHouse(config), RateLimit(config.rate)
    headers = HEADERS | (HSTS if config.https else {})
    files = create_static_files_router(
        "/static", [STATIC], include_in_schema=False, after_request=_with_headers(headers | KEPT)
    )
    app = Litestar(
        route_handlers=[*CONTROLLERS, API, files],
        lifespan=[open_house],
        dependencies={
            **{name: _kept(name) for name in ("house", "config", "watching", "limits", "provider")},
            "guest": Provide(provide_guest),
        },
        middleware=[
            at_this_house,
            rate_limit,
            DefineMiddleware(WhoIsAsking, exclude=["^/static/"], exclude_http_methods=()),  # guards look at OPTIONS too
        ],
        guards=[forms_only],
        after_request=_with_headers(headers),
        before_send=[name_all_methods],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=800, exclude=["/stream$", "/move$"]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # as the rest of the process does it
        exception_handlers={FullboardError: refused, HTTPException: http_error, Exception: broken},
        openapi_config=OpenAPIConfig(
            title="Fullboard",
            version=fullboard.__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],  # no page with scripts from elsewhere
            use_handler_docstrings=True,
            components=Components(security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")}),
        ),
    )
    app.state.update({"config": config, "headers": headers, "at_this_house": at_this_house, "rate_limit": rate_limit})
    app.state.update({"provider": provider_of(config), METHODS: methods_of(app)})
    return app


@contextlib.asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    """Everything that lives as long as the server."""
    config: Config = app.state.config
    house = House(
        config.database_url,
        config.retention,
        config.mail,
        Unwanted.read(config.unwanted_words),
        config.private_calls,
    )
    keys = await house.store.write(lambda connection: signing_keys(connection, config.data / "signing.key"))
    watching = Watching(house)
    app.state.update({"house": house, "watching": watching, "cookies": Cookies(keys)})
    app.state.update({"limits": Limits(config, house.store, keys[-1])})
    await house.open()
    tasks = [asyncio.create_task(watching.run(), name="looking on")]
    if config.work:
        work = WorkService(house, config.places, config.pace)
        app.state.work = work
        tasks.append(asyncio.create_task(work.run(), name="work"))
    for task in tasks:
        task.add_done_callback(_say_that_it_ended)
    try:
        yield
    finally:
        watching.end()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if config.work:
            await work.close()
        await house.close()


def end_streams(app: Litestar) -> None:
    """Whoever listens is told that there is nothing more to come, and goes."""
    watching: Watching = app.state.watching
    watching.end()


def _say_that_it_ended(task: asyncio.Task[None]) -> None:
    if not task.cancelled():
        log.critical("%s has ended, and should not have", task.get_name(), exc_info=task.exception())


def _with_headers(headers: dict[str, str]) -> Any:
    async def add(response: Response[Any]) -> Response[Any]:
        for name, value in headers.items():
            response.headers.setdefault(name, value)
        return response

    return add


def _kept(name: str) -> Provide:
    """What the application keeps under that name, for handlers that ask for it."""

    def give(state: State) -> Any:
        return state[name]

    return Provide(give, sync_to_thread=False)
