"""For those who run the house: whether it is alive, whether it is ready, and what Prometheus wants to know."""

import asyncio
import hmac
import time
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency as Given
from litestar.exceptions import PermissionDeniedException
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from fullboard.house.errors import Refused
from fullboard.house.house import House
from fullboard.web.config import LOOPBACK, Config
from fullboard.web.metrics import Facts, exposition, facts_of
from fullboard.web.pages import look

DEADLINE_SECONDS = 2.0  # for the database to answer
FRESH_SECONDS = 1.0  # that an answer is good for: whoever asks more often does not keep the database busy
NOT_KEPT = {"cache-control": "no-store"}

T = TypeVar("T")


class OperationsController(Controller):
    """What is asked by machines, and not by guests."""

    path = "/"
    include_in_schema = False

    @look("/healthz", media_type="text/plain", sync_to_thread=False)
    def healthz(self) -> Response[str]:
        """This process is alive and answers; nothing else is said, so that it is not restarted for others' faults."""
        return Response("ok", headers=NOT_KEPT)

    @look("/readyz")
    async def readyz(self, house: Given[House]) -> Response[dict[str, str]]:
        """Whether guests can be served: the database answers and stores, news are heard, and somebody is at work."""
        state = readiness(house, await latest_facts(house))
        ready = all(each == "ok" for each in state.values())
        return Response(state, status_code=200 if ready else 503, headers=NOT_KEPT)

    @get("/metrics")
    async def metrics(
        self, request: Request[Any, Any, Any], house: Given[House], config: Given[Config]
    ) -> Response[bytes]:
        """Everything that is measured, for whoever has the token, or asks from this machine where no proxy does."""
        if not may_read(request, config):
            raise PermissionDeniedException
        body = await asyncio.to_thread(exposition, await latest_facts(house))
        return Response(body, headers={**NOT_KEPT, "content-type": CONTENT_TYPE_LATEST})


def readiness(house: House, facts: Facts) -> dict[str, str]:
    """Each part that is needed: ok, or what is wrong with it."""
    return {
        "database": "away" if not facts.up else "ok" if facts.stores else "read-only",
        "bus": "ok" if house.bus.connected else "away",
        "workers": "ok" if facts.workers else "none" if facts.up else "unknown",
    }


def may_read(request: Request[Any, Any, Any], config: Config) -> bool:
    """Whether somebody may know what is measured."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if config.metrics_token is not None and scheme.lower() == "bearer":
        return hmac.compare_digest(given.strip().encode(), config.metrics_token.encode())
    return not config.behind_proxy and request.client is not None and request.client.host in LOOPBACK


class FactFinder:
    """Asks the database, with a deadline, once for all who want to know at the same time."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asking: asyncio.Task[Facts] | None = None
        self._asked = 0.0

    async def find(self) -> Facts:
        """What is known now, or was a moment ago."""
        if self._asking is None or (self._asking.done() and time.monotonic() > self._asked + FRESH_SECONDS):
            self._asked = time.monotonic()
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> Facts:
        found, stored = await asyncio.gather(_in_time(facts_of(self._house)), _in_time(_store(self._house)))
        return replace(found, stores=stored is not None) if found is not None else Facts(up=False)


async def _store(house: House) -> bool:
    """Write something down: a database on a full disk still answers."""
    await house.upkeep.beat()
    return True


async def _in_time(asked: Awaitable[T]) -> T | None:
    """What the database says, if it does."""
    try:
        async with asyncio.timeout(DEADLINE_SECONDS):
            return await asked
    except (TimeoutError, Refused, SQLAlchemyError):
        return None


_finders: WeakKeyDictionary[House, FactFinder] = WeakKeyDictionary()


async def latest_facts(house: House) -> Facts:
    """What the database of a house knows."""
    return await _finders.setdefault(house, FactFinder(house)).find()
