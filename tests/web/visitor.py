"""Somebody who uses the house's pages without scripts, and somebody who listens to its streams."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import httpx

from fullboard.web.delta import assemble
from tests import patient
from tests.house.server import Server


def until(true: Callable[[], object], why: str = "it did not happen") -> None:
    deadline = time.monotonic() + patient.PATIENCE
    while not true():
        assert time.monotonic() < deadline, why
        time.sleep(0.02)


class Visitor:
    """Somebody with a browser: a cookie, a language, and forms that say which house they come from."""

    def __init__(self, server: Server, name: str | None = "Anna", language: str = "en", **settings: Any) -> None:
        headers = {"origin": server.url, "accept-language": language}
        self.http = patient.client(base_url=server.url, headers=headers, **settings)
        if name is not None:
            self.post("/name", name=name)
            assert "guest" in self.http.cookies

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self.http.get(path, **how)

    def post(self, path: str, **form: Any) -> httpx.Response:
        return self.http.post(path, data=form)

    def live(self, path: str, **form: Any) -> httpx.Response:
        """A form of a page whose script shows what happens."""
        return self.http.post(path, data=form, headers={"hx-request": "true"})

    def live_get(self, path: str) -> httpx.Response:
        """A piece of a page whose script asks for it."""
        return self.http.get(path, headers={"hx-request": "true"})

    def bring(self, record: str | bytes) -> httpx.Response:
        """Put a record on show."""
        files = {"record": ("a.record", record if isinstance(record, bytes) else record.encode())}
        return self.http.post("/watch", files=files)

    def set_table(self, game: str, *seats: str, **more: Any) -> str:
        """The path of a new table."""
        chosen = {f"seat{at}": seat for at, seat in enumerate(seats)}
        form = {"game": game, "players": str(len(seats)), **chosen, **more}
        made = self.http.post("/tables", data=form, files={"components": ("", b"")})
        assert made.status_code == 303, made.text
        return str(made.headers["location"])

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Heard(NamedTuple):
    """An event of a stream; a comment has no name."""

    name: str
    id: str
    data: str


def events(response: httpx.Response) -> Iterator[Heard]:
    """The events of a stream, in whatever encoding they come; comments too."""
    waiting = b""
    for part in response.iter_bytes():
        waiting += part
        while b"\n\n" in waiting:
            event, _, waiting = waiting.partition(b"\n\n")
            yield read_event(event)


def read_event(event: bytes) -> Heard:
    name, number, data = "message", "", []
    for line in event.split(b"\n"):
        field, _, value = line.partition(b": ")
        if not field:
            return Heard("", "", value.decode())
        if field == b"event":
            name = value.decode()
        elif field == b"id":
            number = value.decode()
        elif field == b"data":
            data.append(value)
    return Heard(name, number, b"\n".join(data).decode())


def texts(response: httpx.Response) -> Iterator[str]:
    """What a page shows: the first event whole, then what the others make of it."""
    text, version = "", ""
    for event in events(response):
        if not event.name:
            continue
        if event.name == "delta":
            numbers, _, fresh = event.data.partition("\n")
            before, _, steps = numbers.partition(" ")
            assert before == version, "a change of a text that was not shown"
            text = assemble(text, steps, fresh)
        else:
            text = event.data
        version = event.id
        yield text


class Onlooker:
    """Listens to the stream of a page, and knows what it shows now."""

    def __init__(self, http: httpx.Client, path: str, encoding: str = "zstd, gzip") -> None:
        self.seen: list[str] = []
        self.ended = threading.Event()
        self._fault: BaseException | None = None
        self._http = http
        self._stream = http.stream("GET", f"{path}/stream", headers={"accept-encoding": encoding})
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def _listen(self) -> None:
        try:
            with self._stream as response:
                assert response.status_code == 200
                for text in texts(response):
                    self.seen.append(text)
        except (httpx.HTTPError, httpx.StreamError):
            pass  # whoever waits for something that is not shown says so
        except BaseException as error:
            self._fault = error
        finally:
            self.ended.set()

    @property
    def text(self) -> str:
        if self._fault is not None:
            raise self._fault
        return self.seen[-1] if self.seen else ""

    def wait_for(self, words: str) -> None:
        """Until it shows this."""
        until(lambda: words in self.text, f"{words!r} was not shown")

    def __enter__(self) -> Onlooker:
        self._thread.start()
        until(lambda: self.seen or self.ended.is_set(), "the stream did not begin")
        assert self.text
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()
