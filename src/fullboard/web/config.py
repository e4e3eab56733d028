"""How the house is opened: where it keeps its data, where it listens, whom it believes."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Config:
    """The settings of a house."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    allowed_hosts: list[str] = field(default_factory=list)  # besides the one it listens on
    database: str | None = None  # an SQLAlchemy URL; SQLite in the data folder by default
    bot_workers: int = 1
    bot_pace: float = 0.9
    rate: int = 100  # requests a second from one address
    behind_proxy: bool = False  # trust forwarded addresses
    secure_cookies: bool = False  # the house is reached by https

    def hosts(self) -> list[str]:
        """The host names requests may be made to."""
        known = {"127.0.0.1", "localhost", "[::1]", self.host, *self.allowed_hosts}
        return sorted({*known, *(f"{host}:{self.port}" for host in known)})
