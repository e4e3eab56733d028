"""The house for those who work on it: a changed source is served a moment after it was saved.

Run as `make dev`. Templates and style sheets are read anew by the house itself; for anything else it is started again,
with the libraries loaded already. The door stays open in between: a browser waits instead of being turned away.
"""

import contextlib
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess, parent_process
from pathlib import Path

import click

from fullboard.cli.help import command
from fullboard.cli.language import default_language
from fullboard.cli.serve import listen, say_where
from fullboard.cli.settings import BY_ENVIRONMENT, default_data, setting
from fullboard.house.lock import HouseLock
from fullboard.web.config import Config, pack, unpack
from fullboard.words import translator

SOURCES = Path(__file__).parents[1]
READ_ANEW = (".html", ".css", ".js", ".pyc")  # drawings are kept in memory, so they are not among these
LIBRARIES = [
    *("aiosmtplib", "alembic.command", "babel.messages", "cachetools", "click", "itsdangerous", "jinja2", "litestar"),
    *("litestar.openapi.plugins", "litestar.static_files", "markdown_it", "msgspec", "openskill.models"),
    *("prometheus_client.multiprocess", "rich.console", "sqlalchemy.dialects.postgresql", "sqlalchemy.dialects.sqlite"),
    *("pywebpush", "resvg_py", "segno", "structlog", "uvicorn.protocols.http.httptools_impl", "uvloop"),
    *("webauthn", "zstandard"),
]
LOOK_SECONDS = 0.25
STOP_SECONDS = 0.5  # less than another one needs to get as far as the database


@command(context_settings=BY_ENVIRONMENT)
@setting("--host", default="127.0.0.1")
@setting("--port", type=click.IntRange(0, 65535), default=8000)
@setting("--data", type=click.Path(path_type=Path), default=default_data)
def dev(host: str, port: int, data: Path) -> None:
    """Open the house from its sources, on SQLite."""
    with listen(host, port) as door:
        config = Config(data=data, host=host, port=door.getsockname()[1], rate=1000)
        assert config.database_file is not None
        with HouseLock(config.database_file), contextlib.suppress(KeyboardInterrupt):
            say_where(config)
            _keep_open(config, door)


def _keep_open(config: Config, door: socket.socket) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(LIBRARIES)
    while True:
        seen = newest()
        house = context.Process(target=_serve, args=(pack(config), door))
        house.start()
        try:
            while newest() == seen:
                time.sleep(LOOK_SECONDS)
        finally:
            _stop(house)
        click.echo(translator(default_language())("dev-again"))


def _stop(house: BaseProcess) -> None:
    house.terminate()
    house.join(STOP_SECONDS)
    house.kill()
    house.join()


def _serve(packed: str, door: socket.socket) -> None:
    from fullboard.web.logs import set_up_logs
    from fullboard.web.server import serve

    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    config = unpack(packed)
    set_up_logs(config.log_format, config.log_level)
    serve(config, door)


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGKILL)


def newest() -> tuple[int, float]:
    """How many sources there are, and when one of them was last changed."""
    times = [file.stat().st_mtime for file in _sources()]
    return len(times), max(times)


def _sources() -> Iterator[Path]:
    return (
        file
        for file in SOURCES.rglob("*")
        if file.suffix and file.suffix not in READ_ANEW and "__pycache__" not in file.parts
    )


if __name__ == "__main__":
    dev()
