"""Puts the web house together: routes, guards, and what lives as long as the server does."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

import fullboard
from fullboard.core.errors import FullboardError
from fullboard.house.analyses import Analyses
from fullboard.house.bots import BotRunner
from fullboard.house.errors import DatabaseAway, Refused
from fullboard.house.guests import Cookies, signing_key
from fullboard.house.hints import HintDesk
from fullboard.house.house import House
from fullboard.house.store import Store, sqlite_url
from fullboard.web import lobby, mind, pages, tables, watch
from fullboard.web.answers import broken, http_error, refused
from fullboard.web.api import API
from fullboard.web.config import Config
from fullboard.web.floods import Floods, HoldBack
from fullboard.web.headers import HEADERS
from fullboard.web.hosts import AtThisHouse, Hosts
from fullboard.web.screenings import Screenings
from fullboard.web.streams import Streams, keep_alive

STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 1 << 17
EXPIRY_SECONDS = 600


@get("/healthz", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def healthz() -> str:
    """The database is open."""
    return "ok"


@contextlib.asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    """Everything that lives as long as the server."""
    config: Config = app.state.config
    store = Store(config.database or sqlite_url(config.data))
    house = House(store)
    bots = BotRunner(house, config.bot_workers, config.bot_pace)
    hints = HintDesk()
    analyses = Analyses(house)
    app.state.update(
        {
            "house": house,
            "cookies": Cookies(signing_key(config.data)),
            "streams": Streams(),
            "screenings": Screenings(),
            "hints": hints,
            "analyses": analyses,
            "closing": asyncio.Event(),
        }
    )
    house.turn_taken.set()  # turns that were owed when the house last closed
    jobs = [asyncio.create_task(job) for job in (bots.run(), analyses.run(), keep_alive(house), _expire(house))]
    try:
        yield
    finally:
        end_streams(app)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await bots.close()
        hints.close()
        store.close()


def end_streams(app: Litestar) -> None:
    """Whoever listens is told that there is nothing more to come, and goes."""
    house: House = app.state.house
    app.state.closing.set()
    for table in house.tables.values():
        table.notify()
    house.lobby.wake_all()


async def _expire(house: House) -> None:
    while True:
        with contextlib.suppress(DatabaseAway):  # those tables can wait
            await house.expire()
        await asyncio.sleep(EXPIRY_SECONDS)


async def _add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _form_key(config: Config) -> str:
    """What forms are signed with: the same after a restart, so that an open page can go on."""
    return hashlib.sha256(f"forms {signing_key(config.data)}".encode()).hexdigest()


def create_app(config: Config) -> Litestar:
    """The web application of a house; Refused if it cannot keep its data where it should."""
    try:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        key = _form_key(config)
    except OSError as error:
        raise Refused("data-unusable", 500, folder=str(config.data), reason=error.strerror) from error
    floods, hosts = Floods(config.rate), Hosts(config)
    app = Litestar(
        route_handlers=[
            healthz,
            Router(
                "/",
                route_handlers=[
                    *lobby.HANDLERS,
                    *pages.HANDLERS,
                    *tables.HANDLERS,
                    *watch.HANDLERS,
                    *mind.HANDLERS,
                ],
                include_in_schema=False,
            ),
            API,
            create_static_files_router("/static", [STATIC], include_in_schema=False),
        ],
        lifespan=[open_house],
        after_request=_add_headers,
        csrf_config=CSRFConfig(secret=key, exclude=["^/api/"], cookie_samesite="lax"),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=800, exclude=["/stream$", "/move$"]
        ),
        middleware=[DefineMiddleware(AtThisHouse, hosts=hosts), DefineMiddleware(HoldBack, floods=floods)],
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
    app.state.update({"config": config, "floods": floods, "hosts": hosts, "form_key": key})
    return app
