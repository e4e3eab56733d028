"""What is told over the bus, and to whom."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec

log = logging.getLogger("fullboard.bus")

Listener = Callable[["News"], None]


class News(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """Something was committed. `kind` says what `subject` is.

    A `table` is at this revision and talk, and these guests sit there; these lines were played, if that is all that has
    changed, so that whoever has the revision before has this one too. At a `presence` somebody has come or gone; a
    `guest` is called otherwise or has gone, and if they had to, `ended` is what they have open; a `job` has got
    further; `work` has come up.
    """

    kind: str
    subject: str = ""
    revision: int = 0
    talk: int = 0
    guests: tuple[str, ...] = ()
    listed: bool = False  # whether the list of open tables is another one now
    lines: tuple[str, ...] = ()


class Bus(ABC):
    """Publishes news to all processes, this one included, and passes on what it hears."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call this with all news, in the event loop."""
        self._listeners.append(listener)

    @contextmanager
    def listening(self, listener: Listener) -> Iterator[None]:
        """Call this with all news for a while."""
        self._listeners.append(listener)
        try:
            yield
        finally:
            self._listeners.remove(listener)

    def hear(self, news: Iterable[News]) -> None:
        """Pass it on to everybody in this process."""
        for each in news:
            for listener in tuple(self._listeners):
                try:
                    listener(each)
                except Exception:  # what is told has happened, and the others want to know
                    log.exception("news of %s were not understood", each.kind)

    @abstractmethod
    def publish(self, news: News) -> None:
        """Tell everybody, this process at once."""

    @abstractmethod
    async def open(self) -> None:
        """Begin to listen."""

    @abstractmethod
    async def close(self) -> None:
        """Stop."""

    @property
    def connected(self) -> bool:
        """Whether news from others would be heard now."""
        return True
