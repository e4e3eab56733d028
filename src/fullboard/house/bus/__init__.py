"""The bus: tells every process of the house what has been committed. News may be lost; nothing else is."""

from fullboard.house.bus.bus import Bus, News
from fullboard.house.bus.local import LocalBus

__all__ = ["Bus", "LocalBus", "News", "open_bus"]


def open_bus(url: str) -> Bus:
    """The bus that belongs to a database."""
    if not url.startswith("postgres"):
        return LocalBus()
    from fullboard.house.bus.postgres import PostgresBus

    return PostgresBus(url)
