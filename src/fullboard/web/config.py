"""The settings of a house, as flags and environment give them and as a parent process hands them to its children."""

import os
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import make_url

from fullboard.house.mail import MailServer, mail_server
from fullboard.house.store.engine import sqlite_file, sqlite_url
from fullboard.house.upkeep import Retention

LOOPBACK = ("127.0.0.1", "::1")
DEVELOPING = bool(os.environ.get("FULLBOARD_DEV"))  # an edited template, style sheet or picture is seen at once


class Oidc(msgspec.Struct, frozen=True, kw_only=True):
    """An OpenID provider that people may sign in by."""

    issuer: str
    client: str
    secret: str | None = None
    name: str = ""  # as the page calls it


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a house is opened: where it keeps its data, where it listens, whom it believes."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    allowed_hosts: tuple[str, ...] = ()  # names it is reached by, besides the address it listens on
    database: str | None = None  # an SQLAlchemy URL; SQLite in the data folder by default
    workers: int = 1  # web processes; more than one needs PostgreSQL
    work: bool = True  # bots, hints and the like are seen to beside the house
    places: int = os.cpu_count() or 1  # how many of them are thought about at a time
    pace: float = 0.9  # seconds for a bot's turn that somebody watches, where no people play
    rate: int = 100  # requests a second from one address
    connections: int = 200  # from one address; 0 is any number
    behind_proxy: bool = False  # believe what a proxy says about whom it speaks for
    proxies: tuple[str, ...] = LOOPBACK  # addresses or networks a proxy speaks from
    https: bool = False  # the house is reached by https, from a proxy say
    retention: Retention = Retention()
    log_format: str = "text"  # or json
    log_level: str = "info"
    metrics_token: str | None = None  # whoever has it may read the metrics
    smtp_url: str | None = None  # where mail is handed in; none is sent without
    mail_from: str | None = None  # the address that it comes from
    oidc: Oidc | None = None  # who else may vouch for guests
    newcomers: int = 60  # new guests an hour from one address; 0 is any number
    unwanted_words: Path | None = None  # a list of what is in no name, and covered up in the chat
    private_calls: bool = False  # whether guests may have addresses in the owner's own network called

    def hosts(self) -> list[str]:
        """The host names requests may be made to."""
        known = {"127.0.0.1", "localhost", "[::1]", self.host, *self.allowed_hosts}
        return sorted({*known, *(f"{host}:{self.port}" for host in known)})

    @property
    def database_url(self) -> str:
        """The database, wherever it is."""
        return self.database or sqlite_url(self.data)

    @property
    def mail(self) -> MailServer | None:
        """The mail server, if there is one."""
        return mail_server(self.smtp_url, self.mail_from)

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None if it is another."""
        return sqlite_file(self.database_url)

    def __repr__(self) -> str:
        """Without what nobody should read in a log."""
        shown = msgspec.structs.asdict(self)
        if self.database is not None:
            shown["database"] = make_url(self.database).render_as_string(hide_password=True)
        if self.oidc is not None and self.oidc.secret is not None:
            shown["oidc"] = msgspec.structs.replace(self.oidc, secret="***")
        for secret in ("metrics_token", "smtp_url"):
            if shown[secret] is not None:
                shown[secret] = "***"
        return f"Config({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


def pack(config: Config) -> str:
    """The settings as JSON, for a child process: in its environment, since others can read its command line."""
    return msgspec.json.encode(config, enc_hook=str).decode()


def unpack(packed: str) -> Config:
    """The settings that a parent process gave; what an older one does not know is as usual."""
    return msgspec.json.decode(packed, type=Config, dec_hook=_read)


def _read(kind: type, value: Any) -> Any:
    return kind(value) if kind is Path else value
