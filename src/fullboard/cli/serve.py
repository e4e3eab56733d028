"""`fullboard serve`: opens the house."""

import asyncio
import contextlib
import errno
import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fullboard.cli.help import command
from fullboard.cli.language import default_language
from fullboard.cli.settings import (
    BY_ENVIRONMENT,
    check_hosts,
    default_data,
    find_database,
    find_mail,
    find_provider,
    find_proxies,
    find_secret,
    find_token,
    how_it_logs,
    how_it_works,
    how_it_writes,
    setting,
    where_it_is,
)
from fullboard.house.errors import Broken
from fullboard.words import translator

if TYPE_CHECKING:
    from fullboard.web.config import Config

__all__ = ["default_data", "listen", "serve"]

ANYWHERE = ("0.0.0.0", "::")  # to listen on: whatever addresses this machine has
DAYS = click.IntRange(min=0)


@command(context_settings=BY_ENVIRONMENT)
@setting("--host", default="127.0.0.1")
@setting("--port", type=click.IntRange(0, 65535), default=8000)
@where_it_is
@setting("--workers", type=click.IntRange(1, 64), default=1)
@setting("--work/--no-work", default=True)
@how_it_works
@setting("--allow-host", multiple=True)
@setting("--rate", type=click.IntRange(min=1), default=100)
@setting("--connections", type=click.IntRange(min=0), default=200)
@setting("--behind-proxy", is_flag=True)
@setting("--proxies", default="127.0.0.1,::1")
@setting("--https", is_flag=True)
@setting("--keep-finished", type=DAYS, default=0)
@setting("--keep-guests", type=DAYS, default=0)
@setting("--metrics-token")
@setting("--metrics-token-file", type=click.Path(path_type=Path))
@how_it_writes
@setting("--oidc-issuer", metavar="URL")
@setting("--oidc-client")
@setting("--oidc-secret")
@setting("--oidc-secret-file", type=click.Path(path_type=Path))
@setting("--oidc-name")
@setting("--newcomers", type=click.IntRange(min=0), default=60)
@setting("--unwanted-words", type=click.Path(path_type=Path))
@how_it_logs
def serve(
    database: str | None,
    database_file: Path | None,
    places: int | None,
    allow_host: tuple[str, ...],
    proxies: str,
    keep_finished: int,
    keep_guests: int,
    metrics_token: str | None,
    metrics_token_file: Path | None,
    smtp_url: str | None,
    smtp_url_file: Path | None,
    oidc_issuer: str | None,
    oidc_client: str | None,
    oidc_secret: str | None,
    oidc_secret_file: Path | None,
    oidc_name: str | None,
    **settings: Any,
) -> None:
    """Open the house: whoever has the address can sit down and play."""
    from fullboard.house.upkeep import Retention
    from fullboard.web.config import Config

    config = Config(
        database=find_database(database, database_file),
        places=places or os.cpu_count() or 1,
        allowed_hosts=(*check_hosts(allow_host), *(own_names() if settings["host"] in ANYWHERE else ())),
        proxies=find_proxies(proxies),
        retention=Retention(finished=keep_finished, guests=keep_guests),
        metrics_token=find_token(metrics_token, metrics_token_file),
        smtp_url=find_mail(smtp_url, smtp_url_file),
        oidc=find_provider(oidc_issuer, oidc_client, find_secret(oidc_secret, oidc_secret_file), oidc_name or ""),
        **settings,
    )
    os.umask(0o077)  # the deals of running matches are in there
    with contextlib.ExitStack() as stack:
        _open(config, stack)


def _open(config: "Config", stack: contextlib.ExitStack) -> None:
    """Find out whatever may be wrong before the door opens, then open it."""
    from msgspec.structs import replace

    from fullboard.house.keys import signing_keys
    from fullboard.house.lock import HouseLock
    from fullboard.house.store import Store
    from fullboard.house.unwanted import Unwanted
    from fullboard.web.logs import set_up_logs
    from fullboard.web.oidc import provider_of

    set_up_logs(config.log_format, config.log_level)
    _ = config.mail  # Broken if it makes no sense
    Unwanted.read(config.unwanted_words)
    provider_of(config)
    if (file := config.database_file) is not None:
        if config.workers > 1:
            raise Broken("one-process", workers=config.workers)
        stack.enter_context(HouseLock(file))
    door = stack.enter_context(listen(config.host, config.port))
    with contextlib.closing(Store(config.database_url)) as store:
        asyncio.run(store.write(lambda connection: signing_keys(connection, config.data / "signing.key")))
    config = replace(config, port=door.getsockname()[1])
    if config.workers == 1:
        from fullboard.web.server import serve

        say_where(config)
        serve(config, door)
    else:
        from fullboard.cli.processes import supervise

        supervise(config, door, lambda: say_where(config))


def say_where(config: "Config") -> None:
    """Print the address to go to."""
    host, port = config.host, config.port
    shown = "localhost" if host in ("127.0.0.1", *ANYWHERE) else f"[{host}]" if ":" in host else host
    _ = translator(default_language())
    click.echo(_("serve-open", address=f"http://{shown}:{port}"))
    if host in ANYWHERE and (address := own_address()):
        click.echo(_("serve-open-to-others", address=f"http://{address}:{port}"))


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
    """The house's door; Broken if somebody else has it, or it cannot be."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(2048)
    except OSError as error:
        code = "port-taken" if error.errno == errno.EADDRINUSE else "address-unusable"
        raise Broken(code, host=host, port=port, reason=error.strerror) from error
    return door
