"""What a connection may take before a request is one: size and time of a head, time of a body, silence, numbers.

uvicorn reads a head of any size, and waits for ever for the rest of it; nothing that comes later can make up for that.
"""

import asyncio
import ipaddress
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

ANSWERS = {
    408: b"Request Timeout",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}
LINGER_SECONDS = 5.0  # for the last words to be read
MOST_UNANSWERED = 16  # requests that a connection may bring before it has been given the answers


class ConnectionLimits:
    """What the connections of one server may take, and how many there are."""

    def __init__(
        self,
        *,
        connections: int = 10_000,
        per_address: int = 200,  # 0: any number, as behind a proxy, whose address is everybody's
        head_bytes: int = 32 << 10,
        headers: int = 100,
        silent_seconds: float = 10.0,  # before the first byte
        head_seconds: float = 15.0,  # from the first byte of a head to its last
        body_seconds: float = 15.0,  # for each `body_bytes` of a body
        body_bytes: int = 64 << 10,
        stuck_seconds: float = 60.0,  # in which a client takes nothing of an answer that waits for it
    ) -> None:
        self.connections = connections
        self.per_address = per_address
        self.head_bytes = head_bytes
        self.headers = headers
        self.silent_seconds = silent_seconds
        self.head_seconds = head_seconds
        self.body_seconds = body_seconds
        self.body_bytes = body_bytes
        self.stuck_seconds = stuck_seconds
        self.open = 0
        self.open_from: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Count a connection in, unless there are too many."""
        if self.open >= self.connections or 0 < self.per_address <= self.open_from[address]:
            return False
        self.open += 1
        self.open_from[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self.open -= 1
        self.open_from[address] -= 1
        if not self.open_from[address]:
            del self.open_from[address]


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's protocol, with an end to its patience.

    A connection is in a head, in a body or in neither; a timer runs only where the rest did not come at once, so that
    an ordinary request costs none, and a stream, whose request has long been complete, is never hurried.

    A client may send requests before it has been answered. uvicorn reads nothing more then, and tells only the last of
    them that the client has gone; a stream before that would go on for ever, so here all of them are told, at once.
    """

    limits: ClassVar[ConnectionLimits] = ConnectionLimits()

    admitted = False
    refused = False  # nothing that still comes is read
    in_head = True
    in_body = False
    head_bytes = 0
    header_count = 0
    body_bytes = 0  # since the rest was given more time
    loose_bytes = 0  # in a body, but no part of it
    patience: asyncio.TimerHandle | None = None
    stuck: asyncio.TimerHandle | None = None
    waits_for = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection on, or turn it away."""
        self.address = address_of(transport)
        self.unanswered: list[RequestResponseCycle] = []
        self.admitted = self.limits.admit(self.address)
        if not self.admitted:
            self.refused = True
            transport.write(answer(503))
            transport.close()
            return
        super().connection_made(transport)
        self._wait("silent", self.limits.silent_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        if not self.admitted:
            return
        self.limits.leave(self.address)
        self._stop_waiting()
        self._read_again()
        for request in self._owed():
            request.disconnected = True
            request.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as it keeps within the limits."""
        if self.refused:
            return
        if self.in_head:
            self.head_bytes += len(data)
        else:
            self.loose_bytes += len(data)
        super().data_received(data)
        if self.refused or self.transport.is_closing():
            self._stop_waiting()
        elif max(self.head_bytes, self.loose_bytes) > self.limits.head_bytes:
            self._refuse(431)
        else:
            self._watch()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count what may have come in one piece. What comes after a body is no part of a head."""
        self.header_count += 1
        if self.in_head and self.header_count <= self.limits.headers:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin with the request, unless its head was too large."""
        if self.refused:
            return
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.limits.head_bytes or self.header_count > self.limits.headers:
            self._refuse(431)
            return
        self.in_head, self.in_body = False, True
        self.head_bytes = self.header_count = self.body_bytes = self.loose_bytes = 0
        super().on_headers_complete()
        self.unanswered = [*self._owed(), self.cycle]
        if len(self.unanswered) > MOST_UNANSWERED:
            self._refuse(0)
        elif len(self.unanswered) > 1:
            self.flow.resume_reading()  # or nobody would hear that the client goes

    def on_body(self, body: bytes) -> None:
        """Take a part of a body, which gives the rest more time if it is large."""
        if self.refused:
            return
        self.loose_bytes = 0
        self.body_bytes += len(body)
        if self.body_bytes >= self.limits.body_bytes:
            self.body_bytes = 0
            self._stop_waiting()
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Wait for the next head, for as long as uvicorn keeps a connection."""
        if self.refused:
            return
        self.in_head, self.in_body = True, False
        self.header_count = self.loose_bytes = 0
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The client does not read what it asked for."""
        super().pause_writing()
        if self.stuck is None:
            self._wait_for_reader()

    def resume_writing(self) -> None:
        """It does again."""
        self._read_again()
        super().resume_writing()

    def _owed(self) -> list[RequestResponseCycle]:
        """The requests whose answers are not complete, in their order."""
        return [request for request in self.unanswered if not request.response_complete]

    def _wait_for_reader(self) -> None:
        """Whoever reads slowly, over a bad line say, is waited for; who does not read at all is not."""
        left = self.transport.get_write_buffer_size()

        def look() -> None:
            if self.transport.get_write_buffer_size() < left:
                self._wait_for_reader()
            else:
                self.transport.abort()

        self.stuck = self.loop.call_later(self.limits.stuck_seconds, look)

    def _read_again(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None

    def _watch(self) -> None:
        """Wait for the rest of what has begun, and for nothing else."""
        if self.in_body:
            self._wait("body", self.limits.body_seconds)
        elif self.head_bytes:
            self._wait("head", self.limits.head_seconds)
        else:
            self._stop_waiting()

    def _wait(self, what: str, seconds: float) -> None:
        if self.patience is not None and self.waits_for == what:
            return  # the clock runs already: what comes in drops does not wind it up
        self._stop_waiting()
        self.waits_for = what
        self.patience = self.loop.call_later(seconds, self._lose_patience)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _lose_patience(self) -> None:
        self.patience = None
        if self.flow.read_paused:  # it is we who do not read on
            self._watch()
        else:
            self._refuse(0 if self.waits_for == "silent" else 408)

    def _refuse(self, status: int) -> None:
        """End it; say why, unless nothing was asked, or something else would be taken to be answered."""
        self.refused = True
        self._stop_waiting()
        earlier = [request for request in self._owed() if not (self.in_body and request is self.cycle)]
        answered = self.in_body and self.cycle.response_started
        if status and not earlier and not answered:
            self.transport.write(answer(status))
        self.transport.close()
        if self.stuck is None:
            self.stuck = self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def protocol_within(limits: ConnectionLimits) -> type[LimitedProtocol]:
    """The protocol of a server with these limits, for `uvicorn.Config(http=...)`."""
    return type("LimitedProtocol", (LimitedProtocol,), {"limits": limits})


def answer(status: int) -> bytes:
    """A whole answer to what was not a whole request."""
    reason = ANSWERS[status]
    head = b"HTTP/1.1 %d %s\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
    return head % (status, reason, len(reason)) + reason


def address_of(transport: asyncio.BaseTransport) -> str:
    """Whom a connection counts for: an IPv4 address, or the network that a home is given in IPv6."""
    peer = transport.get_extra_info("peername")
    if not isinstance(peer, tuple):
        return "local"  # a socket that is no network's
    try:
        address = ipaddress.ip_address(peer[0].partition("%")[0])
    except ValueError:
        return str(peer[0])
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
