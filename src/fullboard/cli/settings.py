"""The settings of a house on the command line. Each has a name in the environment, too: --port is FULLBOARD_PORT."""

import os
import re
from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from fullboard.cli.common import Seconds
from fullboard.cli.help import option
from fullboard.core.errors import FullboardError

if TYPE_CHECKING:
    from fullboard.web.config import Oidc

Command = TypeVar("Command", bound=Callable[..., Any])

PREFIX = "FULLBOARD"
BY_ENVIRONMENT = {"auto_envvar_prefix": PREFIX}  # the context settings of a command that has such options
LEVELS = ("debug", "info", "warning", "error")

HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?")

setting = partial(option, show_default=True, show_envvar=True)


def default_data() -> Path:
    """Where the house keeps its data unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fullboard"


def where_it_is(command: Command) -> Command:
    """The options that say which house is meant."""
    for each in (
        setting("--database-file", type=click.Path(path_type=Path)),
        setting("--database", metavar="URL"),
        setting("--data", type=click.Path(path_type=Path), default=default_data),
    ):
        command = each(command)
    return command


def how_it_works(command: Command) -> Command:
    """The options of bots and of all else that takes long."""
    for each in (
        setting("--pace", type=Seconds(0, 10), default=0.9),
        setting("--places", type=click.IntRange(min=1)),
        setting("--private-calls", is_flag=True),
    ):
        command = each(command)
    return command


def how_it_writes(command: Command) -> Command:
    """The options of mail, which the house sends only if it knows how."""
    for each in (
        setting("--mail-from", metavar="ADDRESS"),
        setting("--smtp-url-file", type=click.Path(path_type=Path)),
        setting("--smtp-url", metavar="URL"),
    ):
        command = each(command)
    return command


def how_it_logs(command: Command) -> Command:
    """The options of the log, which goes to the standard error."""
    for each in (
        setting("--log-level", type=click.Choice(LEVELS), default="info"),
        setting("--log-format", type=click.Choice(("text", "json")), default="text"),
    ):
        command = each(command)
    return command


def find_database(database: str | None, database_file: Path | None) -> str | None:
    """The URL that was given, itself or in a file; its password never on the command line."""
    if database is not None and _has_password(database):
        _refuse_if_visible("database")
    found = _from_file("database", database, database_file)
    if found is not None:
        _has_password(found)  # whatever was given is a URL
    return found


def find_token(metrics_token: str | None, metrics_token_file: Path | None) -> str | None:
    """The token of the metrics, given by the environment or in a file."""
    if metrics_token:
        _refuse_if_visible("metrics_token")
    return _from_file("metrics_token", metrics_token, metrics_token_file) or None


def find_mail(smtp_url: str | None, smtp_url_file: Path | None) -> str | None:
    """The URL of the mail server, given itself or in a file; its password never on the command line."""
    if smtp_url and "@" in smtp_url:
        _refuse_if_visible("smtp_url")
    return _from_file("smtp_url", smtp_url, smtp_url_file) or None


def find_secret(oidc_secret: str | None, oidc_secret_file: Path | None) -> str | None:
    """The secret that the house proves itself with to a provider, given by the environment or in a file."""
    if oidc_secret:
        _refuse_if_visible("oidc_secret")
    return _from_file("oidc_secret", oidc_secret, oidc_secret_file) or None


def find_proxies(proxies: str) -> tuple[str, ...]:
    """The addresses and networks that a proxy speaks from; what is neither would be ignored, or trusted unseen."""
    found = tuple(each.strip() for each in proxies.split(",") if each.strip())
    for each in found:
        try:
            ip_network(each)
        except ValueError as error:
            raise FullboardError("proxy-unusable", given=each) from error
    return found


def check_hosts(names: Sequence[str]) -> Sequence[str]:
    """The names a house is reached by, as browsers send them: without what stands before or after them in a link."""
    for name in names:
        if not HOST.fullmatch(name):
            raise FullboardError("host-unusable", given=name)
    return names


def find_provider(issuer: str | None, client: str | None, secret: str | None, name: str) -> "Oidc | None":
    """The provider that people may sign in by, if there is one."""
    if not issuer and not client:
        return None
    if not issuer or not client or not issuer.startswith(("https://", "http://127.0.0.1", "http://localhost")):
        raise FullboardError("provider-incomplete")
    from fullboard.web.config import Oidc

    return Oidc(issuer=issuer, client=client, secret=secret, name=name)


def _from_file(name: str, given: str | None, file: Path | None) -> str | None:
    """A flag goes before a file, and a file before the environment."""
    return given if file is None or _is_visible(name) else _read_secret(file)


def _is_visible(name: str) -> bool:
    return click.get_current_context().get_parameter_source(name) is ParameterSource.COMMANDLINE


def _refuse_if_visible(name: str) -> None:
    """No secret is taken from a flag: whoever is on this machine sees command lines, and shells keep them."""
    if _is_visible(name):
        variable = f"{PREFIX}_{name.upper()}"
        raise FullboardError("secret-visible", what=name.replace("_", "-"), variable=variable)


def _has_password(database: str) -> bool:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(database)
    except ArgumentError as error:
        raise FullboardError("not-a-database-url") from error
    return url.password is not None or any("password" in name for name in url.query)


def _read_secret(file: Path) -> str:
    try:
        secret = file.read_text("utf-8").strip()
    except OSError as error:
        raise FullboardError("file-not-read", file=str(file), reason=error.strerror) from error
    except UnicodeDecodeError as error:
        raise FullboardError("file-not-text", file=str(file)) from error
    if not secret:
        raise FullboardError("file-empty", file=str(file))
    return secret
