"""`fullboard serve`: opens the house."""

import contextlib
import errno
import gc
import os
import socket
from pathlib import Path

import click

from fullboard.house.errors import Refused

GRACE_SECONDS = 3
ANYWHERE = ("0.0.0.0", "::")  # to listen on: whatever addresses this machine has
COLLECT = (20_000, 20, 50)  # looking through a thousand open streams for garbage was a quarter of the house's work


def default_data() -> Path:
    """Where the house keeps its data unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fullboard"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen on.")
@click.option("--data", type=click.Path(path_type=Path), default=default_data, help="Where the house keeps its data.")
@click.option("--allow-host", multiple=True, help="A name the house is reached by, besides its address.")
@click.option("--database", help="An SQLAlchemy URL instead of SQLite in the data folder.")
@click.option(
    "--pace", type=click.FloatRange(0, 10), default=0.9, show_default=True, help="Seconds per watched bot move."
)
@click.option(
    "--rate", type=click.IntRange(min=1), default=100, show_default=True, help="Requests a second per address."
)
@click.option("--behind-proxy", is_flag=True, help="Trust forwarded addresses.")
@click.option("--https", is_flag=True, help="The house is reached by https: cookies are sent by that only.")
def serve(
    host: str,
    port: int,
    data: Path,
    allow_host: tuple[str, ...],
    database: str | None,
    pace: float,
    rate: int,
    behind_proxy: bool,
    https: bool,
) -> None:
    """Open the house: whoever has the address can sit down and play."""
    try:
        import uvicorn

        from fullboard.house.store import Store, sqlite_url
        from fullboard.web.app import create_app, end_streams
        from fullboard.web.config import Config
        from fullboard.web.express import Express
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the web house needs: pip install 'fullboard[web]' ({error.name} is missing)"
        ) from error
    door = listen(host, port)
    port = door.getsockname()[1]
    config = Config(
        data=data,
        host=host,
        port=port,
        allowed_hosts=[*allow_host, *(own_names() if host in ANYWHERE else ())],
        database=database,
        bot_workers=os.cpu_count() or 1,
        bot_pace=pace,
        rate=rate,
        behind_proxy=behind_proxy,
        secure_cookies=https,
    )
    desk = create_app(config)

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            end_streams(desk)  # or it would wait for them, and then cut them off
            await super().shutdown(sockets)

    Store(database or sqlite_url(data)).close()  # whatever is wrong with it is said before the door opens
    shown = "localhost" if host in ("127.0.0.1", *ANYWHERE) else f"[{host}]" if ":" in host else host
    click.echo(f"The house is open: http://{shown}:{port}  (Ctrl-C closes it)")
    if host in ANYWHERE and (address := own_address()):
        click.echo(f"For others on this network: http://{address}:{port}")
    server = Server(
        uvicorn.Config(
            Express(desk),
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=behind_proxy,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
    )
    gc.freeze()  # what is here now stays
    gc.set_threshold(*COLLECT)
    with contextlib.suppress(KeyboardInterrupt):  # it has closed in good order by then
        server.run(sockets=[door])
    if not server.started:
        raise SystemExit(3)


def own_names() -> list[str]:
    """What this machine is called by its neighbours."""
    name = socket.gethostname().lower()
    return [name, f"{name}.local"] if name else []


def own_address() -> str | None:
    """The address of this machine that its neighbours reach it by, if it has one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nobody lives there: it stands for anybody outside
        except OSError:
            return None
        return str(probe.getsockname()[0])


def listen(host: str, port: int) -> socket.socket:
    """The house's door; Refused if somebody else has it, or it cannot be."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(2048)
    except OSError as error:
        code = "port-taken" if error.errno == errno.EADDRINUSE else "address-unusable"
        raise Refused(code, host=host, port=port, reason=error.strerror) from error
    return door
