"""Serves the house in this process, on a socket that is open already."""

import contextlib
import logging
import socket
import sys
from collections.abc import Awaitable, Callable

import uvicorn
from litestar import Litestar

from fullboard.house.metrics import WorkMetrics
from fullboard.web.config import Config
from fullboard.web.logs import set_up_logs
from fullboard.web.metrics import BUS
from fullboard.web.observe import Observed
from fullboard.web.protocol import ConnectionLimits, protocol_within

log = logging.getLogger("fullboard.web")

GRACE_SECONDS = 3
SPARE_DESCRIPTORS = 200  # for the database, files, and whatever else is not a guest's connection
FEWEST_CONNECTIONS = 50
MOST_DESCRIPTORS = 1 << 20  # where the system sets no limit
BEAT_SECONDS = 1


class Server(uvicorn.Server):
    """Lets those who listen to a stream go first, or it would wait for them and then cut them off."""

    def __init__(self, config: uvicorn.Config, end_streams: Callable[[], None]) -> None:
        super().__init__(config)
        self._end_streams = end_streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what has no end of its own, then do as usual."""
        self._end_streams()
        await super().shutdown(sockets)


def serve(config: Config, door: socket.socket, beat: Callable[[], Awaitable[None]] | None = None) -> None:
    """Open the house and keep it open until a signal ends it; `beat` is called about every second it is open."""
    from fullboard.web.app import create_app, end_streams  # draws in everything: not before it is wanted

    set_up_logs(config.log_format, config.log_level)
    app = create_app(config)
    most = max(FEWEST_CONNECTIONS, raise_file_limit() - SPARE_DESCRIPTORS)
    limits = ConnectionLimits(connections=most, per_address=0 if config.behind_proxy else config.connections)
    server = Server(
        uvicorn.Config(
            Observed(app),
            http=protocol_within(limits),
            ws="none",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=config.behind_proxy,
            forwarded_allow_ips=list(config.proxies),
            timeout_graceful_shutdown=GRACE_SECONDS,
            callback_notify=Pulse(app, beat).beat,
            timeout_notify=BEAT_SECONDS,
        ),
        end_streams=lambda: end_streams(app),
    )
    with contextlib.suppress(KeyboardInterrupt):  # it has closed in good order by then
        server.run(sockets=[door])
    if not server.started:
        raise SystemExit(3)


class Pulse:
    """What is done about every second: gauges are set, and whoever started this process hears that it is well."""

    def __init__(self, app: Litestar, beat: Callable[[], Awaitable[None]] | None) -> None:
        self._app = app
        self._beat = beat
        self._work: WorkMetrics | None = None

    async def beat(self) -> None:
        """Called by uvicorn, first when it has begun to serve."""
        try:
            self._measure()
        except Exception:  # nobody stops playing because something cannot be measured
            log.exception("gauges cannot be set")
        if self._beat is not None:
            await self._beat()

    def _measure(self) -> None:
        state = self._app.state
        BUS.set(state.house.bus.connected)
        if self._work is None and "work" in state:
            self._work = WorkMetrics(state.work.figures)
        if self._work is not None:
            self._work.export()


def raise_file_limit() -> int:
    """Let this process have as many files and sockets open as it may; how many that is."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS  # nobody counts them there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # then it is as it was
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft if soft != resource.RLIM_INFINITY else MOST_DESCRIPTORS
